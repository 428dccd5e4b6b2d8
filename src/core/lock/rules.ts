import type { RuleMeta } from '../result/rule.ts';
import { lockExample, textExample } from '../result/rule-examples.ts';

export const rules: readonly RuleMeta[] = [
  {
    id: 'lock/missing',
    level: 'error',
    always: true,
    summary: 'a lock is asked for, and there is none',
    what: '`--frozen` holds a project to its `cartwright.lock`, and there is none in its folder.',
    why: 'Without a lock nobody can tell whether what staffs the slots today is what staffed them yesterday.',
    apart: 'It is found by `check`, `workflow ready` and the Action, with `--frozen`.',
    bad: textExample('A project with a CAL and no cartwright.lock.'),
    good: lockExample(),
  },
  {
    id: 'lock/stale',
    level: 'warning',
    always: true,
    summary: 'what a project resolves to is not what its lock says',
    what: 'A slot is staffed by another cartridge or package than `cartwright.lock` says, a cartridge or a host profile has another digest, a CAL, a slot or a host has no entry, or an entry is about what is not there. The message names both sides.',
    why: 'Somebody looked at what is locked; nobody need have looked at what is there instead.',
    apart:
      'It is found by `check`, `workflow ready` and the Action. With `--frozen` it is an error; `cartwright lock` writes what is there, once somebody has looked at it.',
    bad: lockExample({ version: '0.9.0' }),
    good: lockExample(),
  },
  {
    id: 'lock/unreadable',
    level: 'warning',
    always: true,
    summary: 'a lock cannot be read',
    what: '`cartwright.lock` holds the marks of a merge conflict, is of another version, holds an entry twice, lacks a fact, or is otherwise not as `cartwright lock` writes it.',
    why: 'Nothing can be held to it, and what a person reads in it may not be what a program does.',
    apart: 'It is found by `check`, `workflow ready` and the Action. With `--frozen` it is an error.',
    bad: lockExample({ more: '<<<<<<< HEAD' }),
    good: lockExample(),
  },
];
