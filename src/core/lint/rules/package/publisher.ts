import { packageExample } from '../../examples.ts';
import { outerRule } from '../../rule.ts';

export const rule = outerRule({
  id: 'package/publisher',
  level: 'error',
  summary: 'the id of a package is not one of its publisher',
  what: 'An id is PUBLISHER/NAME, and its PUBLISHER is another one than `publisher` names.',
  why: 'A signature is trusted for a publisher. Under the id of another one the same key would speak for both.',
  apart: 'It is found by `check`, `build`, `manifest` and the Action.',
  always: true,
  finder: 'core/manifest/check-package.ts',
  bad: packageExample('', 'org.elsewhere'),
  good: packageExample(),
});
