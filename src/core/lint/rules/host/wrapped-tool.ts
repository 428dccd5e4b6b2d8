import { hostExample } from '../../examples.ts';
import { outerRule } from '../../rule.ts';

export const rule = outerRule({
  id: 'host/wrapped-tool',
  level: 'error',
  summary: 'a wrapped tool of a host profile cannot be derived',
  what: 'The wrapped tool is not there or is wrapped itself, the wrapping one has a schema of its own, two arguments go to one property, or a template cannot be filled.',
  why: 'A wrapped tool is judged by the schema that follows from what it wraps; without one there is nothing to judge.',
  apart: 'It is found by `check`, `handshake` and the Action.',
  always: true,
  finder: 'core/handshake/read-tools.ts',
  bad: hostExample({ more: '  - { name: run, wraps: no_such_tool, scopes: [exec] }' }),
  good: hostExample({ more: '  - { name: run, wraps: execute, scopes: [exec] }' }),
});
