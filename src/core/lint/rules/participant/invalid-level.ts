import { PROFILES } from '../../../../ids.ts';
import { calExample } from '../../examples.ts';
import { shapeRule } from '../../rule.ts';

export const rule = shapeRule({
  id: 'participant/invalid-level',
  level: 'error',
  summary: 'a level is no whole number of at least 0',
  what: 'The numeric level of `minLevel` must be an integer of at least 0.',
  why: 'Levels are compared as whole numbers.',
  bad: calExample({
    participants: `participants:
  - { alias: dev, bind: slot, slot: { minLevel: { ${PROFILES.cart.levelField}: -1 } } }`,
  }),
  good: calExample({
    participants: `participants:
  - { alias: dev, bind: slot, slot: { minLevel: { ${PROFILES.cart.levelField}: 15 } } }`,
  }),
});
