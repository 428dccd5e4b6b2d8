import { packageExample } from '../../examples.ts';
import { outerRule } from '../../rule.ts';

export const rule = outerRule({
  id: 'manifest/revision',
  level: 'error',
  summary: 'an MCP revision is no date',
  what: 'A floor or a preferred revision has the form of a date and is none.',
  why: 'Revisions compare as dates; compared as text, a revision of a 13th month would be above every real one.',
  apart: 'It is found wherever a manifest is read, or made from a package: `check`, `manifest`, `handshake`, `build`.',
  always: true,
  finder: 'core/manifest/check.ts',
  bad: packageExample('harness: { mcp: { minProtocolRevision: 2025-13-18 } }\n'),
  good: packageExample('harness: { mcp: { minProtocolRevision: 2025-06-18 } }\n'),
});
