import type { RuleDeclaration } from '../result/rule.ts';
import { lockExample, textExample } from '../result/rule-examples.ts';

export const rules: readonly RuleDeclaration[] = [
  {
    id: 'lock/missing',
    always: true,
    summary: 'the lock is missing',
    what: '`--frozen` holds a project to its `cartwright.lock`, and there is none in its folder.',
    why: 'Without a lock you cannot tell whether the slots have the same cartridges today as yesterday.',
    apart: 'It is found by `check`, `workflow ready` and the Action, with `--frozen`.',
    bad: textExample('A project with a CAL and no cartwright.lock.'),
    good: lockExample(),
  },
  {
    id: 'lock/stale',
    level: 'warning',
    owasp: ['MCP04:2025', 'ASI04:2026'],
    always: true,
    summary: 'a project does not match its lock',
    what: 'A slot is staffed by another cartridge or package than `cartwright.lock` says, a cartridge or a host profile has another digest, a CAL, a slot or a host has no entry, or an entry is about what is not there. The message names both sides.',
    why: 'The locked version was reviewed; the current one may not have been.',
    apart:
      'It is found by `check`, `workflow ready` and the Action. With `--frozen` it is an error; review what is there, then run `cartwright lock` to record it.',
    bad: lockExample({ version: '0.9.0' }),
    good: lockExample(),
  },
  {
    id: 'lock/unreadable',
    level: 'warning',
    always: true,
    summary: 'a lock cannot be read',
    what: '`cartwright.lock` holds the marks of a merge conflict, is of another version, holds an entry twice, lacks a fact, or is otherwise not as `cartwright lock` writes it.',
    why: 'The project cannot be compared with it.',
    apart: 'It is found by `check`, `workflow ready` and the Action. With `--frozen` it is an error.',
    bad: lockExample({ more: '<<<<<<< HEAD' }),
    good: lockExample(),
  },
];
