import { calExample } from '../../examples.ts';
import { shapeRule } from '../../rule.ts';

export const rule = shapeRule({
  id: 'variable/unknown-type',
  level: 'error',
  summary: 'a variable is of a type that does not exist',
  what: 'The property `type` must be `string`, `number`, `integer`, `boolean`, `object` or `array`.',
  why: 'A host cannot check what is assigned to it.',
  bad: calExample({ variables: ['{ name: attempts, type: int }'] }),
  good: calExample({ variables: ['{ name: attempts, type: integer }'] }),
});
