import { PROFILES } from '../../../../ids.ts';
import { hostExample } from '../../examples.ts';
import { outerRule } from '../../rule.ts';

export const rule = outerRule({
  id: 'host/binding',
  level: 'error',
  summary: 'a host profile binds a role to a tool that it does not have',
  what: 'A key of `bindings` is no role, or its value names no tool of the profile.',
  why: 'The binding is the word of the operator and is tried first; a misspelt one would be passed over.',
  apart: 'It is found by `check`, `handshake` and the Action.',
  always: true,
  finder: 'core/handshake/read-host.ts',
  bad: hostExample({
    more: `bindings: { '${PROFILES.cart.roleNamespace}search': find }`,
  }),
  good: hostExample({
    more: `bindings: { '${PROFILES.cart.roleNamespace}search': search_memory }`,
  }),
});
