import { lockExample, textExample } from '../../examples.ts';
import { outerRule } from '../../rule.ts';

export const rule = outerRule({
  id: 'lock/missing',
  level: 'error',
  always: true,
  summary: 'a lock is asked for, and there is none',
  what: '`--frozen` holds a project to its `cartwright.lock`, and there is none in its folder.',
  why: 'Without a lock nobody can tell whether what staffs the slots today is what staffed them yesterday.',
  apart: 'It is found by `check`, `workflow ready` and the Action, with `--frozen`.',
  finder: 'core/lock/judge.ts',
  bad: textExample('A project with a CAL and no cartwright.lock.'),
  good: lockExample(),
});
