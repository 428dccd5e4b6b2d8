import { calExample } from '../../examples.ts';
import { shapeRule } from '../../rule.ts';

export const rule = shapeRule({
  id: 'cal/wrong-type',
  level: 'error',
  summary: 'a value has the wrong type',
  what: 'A list, mapping, string, number or truth value stands where another type is needed; a key without a value is null.',
  why: 'YAML makes types from the look of a value: an unquoted `1.0` is a number, a key without a value is null.',
  bad: calExample({ about: 'version: 1.0' }),
  good: calExample({ about: 'version: 1.0.0' }),
});
