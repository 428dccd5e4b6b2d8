import { hostExample } from '../../examples.ts';
import { outerRule } from '../../rule.ts';

export const rule = outerRule({
  id: 'host/duplicate-tool',
  level: 'error',
  summary: 'a host profile names a tool twice',
  what: 'Two tools have one name.',
  why: 'It would be left open which of them a role is bound to.',
  apart: 'It is found by `check`, `handshake` and the Action.',
  always: true,
  finder: 'core/handshake/read-tools.ts',
  bad: hostExample({ more: '  - { name: execute, scopes: [exec], inputSchema: { type: object } }' }),
  good: hostExample({ more: '  - { name: run, scopes: [exec], inputSchema: { type: object } }' }),
});
