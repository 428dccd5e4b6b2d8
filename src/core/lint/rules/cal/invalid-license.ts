import { calExample } from '../../examples.ts';
import { shapeRule } from '../../rule.ts';

export const rule = shapeRule({
  id: 'cal/invalid-license',
  level: 'error',
  summary: 'the license is no SPDX expression',
  what: 'The property `license` must be an SPDX license expression.',
  why: 'A reader must be able to tell by program what may be done with the CAL.',
  bad: calExample({ about: 'license: free for all!' }),
  good: calExample({ about: 'license: MIT OR Apache-2.0' }),
});
