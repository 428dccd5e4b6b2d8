import { lockExample } from '../../examples.ts';
import { outerRule } from '../../rule.ts';

export const rule = outerRule({
  id: 'lock/unreadable',
  level: 'warning',
  always: true,
  summary: 'a lock cannot be read',
  what: '`cartwright.lock` holds the marks of a merge conflict, is of another version, holds an entry twice, lacks a fact, or is otherwise not as `cartwright lock` writes it.',
  why: 'Nothing can be held to it, and what a person reads in it may not be what a program does.',
  apart: 'It is found by `check`, `workflow ready` and the Action. With `--frozen` it is an error.',
  finder: 'core/lock/judge.ts',
  bad: lockExample({ more: '<<<<<<< HEAD' }),
  good: lockExample(),
});
