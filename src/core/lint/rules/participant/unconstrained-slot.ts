import { calExample } from '../../examples.ts';
import { shapeRule } from '../../rule.ts';

export const rule = shapeRule({
  id: 'participant/unconstrained-slot',
  level: 'error',
  summary: 'a slot asks for nothing',
  what: 'A slot needs at least one of `role`, `minLevel` and `capabilities`; `minLevel` at least one of its two levels.',
  why: 'Any cartridge at all would fit.',
  bad: calExample({ participants: ['{ alias: dev, bind: slot, slot: {} }'] }),
  good: calExample(),
});
