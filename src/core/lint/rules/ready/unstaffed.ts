import { calExample } from '../../examples.ts';
import { outerRule } from '../../rule.ts';

export const rule = outerRule({
  id: 'ready/unstaffed',
  level: 'error',
  summary: 'no cartridge fits a required participant',
  what: 'A participant that is required is bound to a ROM digest that no cartridge has, or to a slot that no cartridge or package at hand fits: by role, capabilities, and levels that somebody proved.',
  why: 'Agents would start a flow that nobody can finish; the reason names the constraint that ruled the last candidates out.',
  apart: 'It is found by `check` and the Action. Its level decides how it is shown; the verdict stays what it is.',
  finder: 'core/readiness/findings.ts',
  bad: calExample({ participants: 'participants:\n  - { alias: dev, bind: slot, slot: { role: astronaut } }' }),
  good: calExample({
    participants: 'participants:\n  - { alias: dev, bind: slot, required: false, slot: { role: astronaut } }',
  }),
});
