import { hostExample } from '../../examples.ts';
import { outerRule } from '../../rule.ts';

export const rule = outerRule({
  id: 'host/schema',
  level: 'error',
  summary: 'a host profile does not have the shape of one',
  what: 'A key is missing, unknown or misspelt, or a value is not what the format takes.',
  why: 'A profile that is read wrongly gives verdicts about a host that does not exist.',
  apart: 'It is found by `check`, `handshake` and the Action.',
  always: true,
  finder: 'core/handshake/read-host.ts',
  bad: hostExample({ more: 'netwrok: []' }),
  good: hostExample({ more: 'network: []' }),
});
