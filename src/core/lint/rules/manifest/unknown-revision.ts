import { packageExample } from '../../examples.ts';
import { outerRule } from '../../rule.ts';

export const rule = outerRule({
  id: 'manifest/unknown-revision',
  level: 'warning',
  summary: 'no revision of MCP has the date that a manifest names',
  what: 'A floor or a preferred revision is a real date, and no published revision of the Model Context Protocol has it.',
  why: 'A floor one day too late leaves out the hosts that speak the revision that was meant.',
  apart: 'It is found wherever a manifest is read, or made from a package: `check`, `manifest`, `handshake`, `build`.',
  finder: 'core/manifest/check.ts',
  bad: packageExample('harness: { mcp: { minProtocolRevision: 2025-06-19 } }\n'),
  good: packageExample('harness: { mcp: { minProtocolRevision: 2025-06-18 } }\n'),
});
