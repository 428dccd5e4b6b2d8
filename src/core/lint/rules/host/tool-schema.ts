import { hostExample } from '../../examples.ts';
import { outerRule } from '../../rule.ts';

export const rule = outerRule({
  id: 'host/tool-schema',
  level: 'warning',
  summary: 'the input schema of a tool is no JSON Schema',
  what: 'A keyword of the schema has a value that JSON Schema does not know, or a reference leads nowhere or outside of the document.',
  why: 'What the tool takes cannot be told, so that it is never bound.',
  apart: 'It is found by `check`, `handshake` and the Action.',
  finder: 'core/handshake/read-tools.ts',
  bad: hostExample({ more: '  - { name: run, scopes: [exec], inputSchema: { type: objct } }' }),
  good: hostExample({ more: '  - { name: run, scopes: [exec], inputSchema: { type: object } }' }),
});
