import { lockExample } from '../../examples.ts';
import { outerRule } from '../../rule.ts';

export const rule = outerRule({
  id: 'lock/stale',
  level: 'warning',
  always: true,
  summary: 'what a project resolves to is not what its lock says',
  what: 'A slot is staffed by another cartridge or package than `cartwright.lock` says, a cartridge or a host profile has another digest, a CAL, a slot or a host has no entry, or an entry is about what is not there. The message names both sides.',
  why: 'Somebody looked at what is locked; nobody need have looked at what is there instead.',
  apart:
    'It is found by `check`, `workflow ready` and the Action. With `--frozen` it is an error; `cartwright lock` writes what is there, once somebody has looked at it.',
  finder: 'core/lock/judge.ts',
  bad: lockExample({ version: '0.9.0' }),
  good: lockExample(),
});
