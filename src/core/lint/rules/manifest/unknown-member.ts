import { jsonExample } from '../../examples.ts';
import { outerRule } from '../../rule.ts';

export const rule = outerRule({
  id: 'manifest/unknown-member',
  level: 'warning',
  summary: 'a manifest has a member that hosts ignore',
  what: 'The root of the manifest holds a member that the format does not have.',
  why: 'Hosts read over it, so that a misspelt requirement is none.',
  apart: 'It is found wherever a manifest is read, or made from a package: `check`, `manifest`, `handshake`, `build`.',
  finder: 'core/manifest/check.ts',
  bad: jsonExample(`{ "netwrok": ["net.fetch"] }
`),
  good: jsonExample(`{ "network": ["net.fetch"] }
`),
});
