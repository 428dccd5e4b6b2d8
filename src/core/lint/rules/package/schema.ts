import { packageExample } from '../../examples.ts';
import { outerRule } from '../../rule.ts';

export const rule = outerRule({
  id: 'package/schema',
  level: 'error',
  summary: 'a cartridge.yaml does not have the shape of one',
  what: 'A key is missing, unknown or misspelt, or a value is not what the format takes.',
  why: 'What a cartridge says of itself is signed; a guess must not get into it.',
  apart: 'It is found by `check`, `build`, `manifest` and the Action.',
  always: true,
  finder: 'app/package/package.ts',
  bad: packageExample('licence: MIT'),
  good: packageExample('license: MIT'),
});
