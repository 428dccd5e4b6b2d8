import { calExample } from '../../examples.ts';
import { shapeRule } from '../../rule.ts';

export const rule = shapeRule({
  id: 'cal/unknown-property',
  level: 'error',
  fixable: true,
  summary: 'a property does not belong where it stands',
  what: 'A mapping of the CAL has a property that the format does not have there. Vendor data belongs under `extensions`.',
  why: 'A misspelt property is silently without effect: the value that was meant is not set.',
  bad: calExample({ about: 'descripton: Ships a feature' }),
  good: calExample({ about: 'description: Ships a feature' }),
});
