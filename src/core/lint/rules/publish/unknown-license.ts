import { calExample, PUBLISHED } from '../../examples.ts';
import { own } from '../../../value/mapping.ts';
import type { Rule } from '../../rule.ts';
import { show } from '../../../cal/shape/words.ts';
import { isSpdxExpression } from '../../../cal/shape/spdx.ts';

export const rule: Rule = {
  meta: {
    id: 'publish/unknown-license',
    level: 'error',
    publish: true,
    summary: 'the license of a published CAL is not on the SPDX list',
    what: 'The `license` is an expression of the right form, but a license or an exception in it is not on the SPDX list. A license of your own is written `LicenseRef-NAME`.',
    why: 'Registries and scanners know the licenses of the list, and take any other id for none.',
    bad: calExample({ about: PUBLISHED.replace('Apache-2.0', 'Apache-2') }),
    good: calExample({ about: PUBLISHED }),
  },
  check({ cal, isKnownLicense }, report) {
    const license = own(cal.root, 'license');
    if (isKnownLicense === undefined || typeof license !== 'string' || !isSpdxExpression(license)) return;
    if (isKnownLicense(license)) return;
    report({
      message: `${show(license)} names a license that is not on the SPDX list`,
      path: ['license'],
      help: 'the list is at https://spdx.org/licenses; ids are case-sensitive',
    });
  },
};
