import { packageExample } from '../../examples.ts';
import { manifestRule } from '../../rule.ts';

export const rule = manifestRule({
  id: 'manifest/unknown-revision',
  level: 'warning',
  summary: 'no revision of MCP has the date that a manifest names',
  what: 'A floor or a preferred revision is a real date, and no published revision of the Model Context Protocol has it.',
  why: 'A floor one day too late leaves out the hosts that speak the revision that was meant.',
  bad: packageExample('harness: { mcp: { minProtocolRevision: 2025-06-19 } }'),
  good: packageExample('harness: { mcp: { minProtocolRevision: 2025-06-18 } }'),
});
