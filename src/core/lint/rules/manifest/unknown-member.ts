import { jsonExample } from '../../examples.ts';
import { manifestRule } from '../../rule.ts';

export const rule = manifestRule({
  id: 'manifest/unknown-member',
  level: 'warning',
  summary: 'a manifest has a member that hosts ignore',
  what: 'The root of the manifest holds a member that the format does not have.',
  why: 'Hosts read over it, so that a misspelt requirement is none.',
  bad: jsonExample('{ "netwrok": ["net.fetch"] }'),
  good: jsonExample('{ "network": ["net.fetch"] }'),
});
