import { packageExample } from '../../examples.ts';
import { manifestRule } from '../../rule.ts';

export const rule = manifestRule({
  id: 'manifest/revision',
  level: 'error',
  summary: 'an MCP revision is no date',
  what: 'A floor or a preferred revision has the form of a date and is none.',
  why: 'Revisions compare as dates; compared as text, a revision of a 13th month would be above every real one.',
  always: true,
  bad: packageExample('harness: { mcp: { minProtocolRevision: 2025-13-18 } }'),
  good: packageExample('harness: { mcp: { minProtocolRevision: 2025-06-18 } }'),
});
