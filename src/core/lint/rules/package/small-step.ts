import { textExample } from '../../examples.ts';
import { outerRule } from '../../rule.ts';

export const rule = outerRule({
  id: 'package/small-step',
  level: 'warning',
  summary: 'the version takes a smaller step than the requirements need',
  what: 'Compared with the base, a package or a cartridge asks something else of hosts, and its version does not say so: more is asked without a major step, less without a minor one, or other words without a patch.',
  why: 'Whoever updates within a major version trusts that the hosts that accepted the version before accept this one.',
  apart:
    'It is found by `check --base` and by the Action on a pull request. It cannot be silenced, since `strict` fails on it.',
  always: true,
  finder: 'core/report/causes/steps.ts',
  bad: textExample('minContextWindowTokens goes from 100000 to 150000, and the version from 1.2.0 to 1.2.1.'),
  good: textExample('minContextWindowTokens goes from 100000 to 150000, and the version from 1.2.0 to 2.0.0.'),
});
