import { calExample, PUBLISHED } from '../../examples.ts';
import { own } from '../../../value/mapping.ts';
import type { Rule } from '../../rule.ts';

/** What a registry shows and searches, and what its signature is about. */
const NEEDED: readonly (readonly [name: string, help: string])[] = [
  ['version', 'add a version, such as version: 1.0.0'],
  ['name', 'add a name for people'],
  ['description', 'say in a sentence what the CAL does'],
  ['license', 'add an SPDX expression, such as license: Apache-2.0'],
  ['authors', 'add at least one author: authors: [{ name: … }]'],
  ['tags', 'add at least one tag'],
];

export const rule: Rule = {
  meta: {
    id: 'publish/missing-property',
    level: 'error',
    publish: true,
    summary: 'a CAL that is to be published lacks a property',
    what: 'A published CAL has `version` (SemVer), `name`, `description`, `license` (SPDX), and at least one of `authors` and of `tags`.',
    why: 'Who finds the CAL must see what it does, whose it is, what may be done with it, and which of two is newer. The signature names the version.',
    bad: calExample({ about: PUBLISHED.replace(/^license:.*\n/m, '') }),
    good: calExample({ about: PUBLISHED }),
  },
  check({ cal }, report) {
    for (const [name, help] of NEEDED) {
      const value = own(cal.root, name);
      const empty = Array.isArray(value) && value.length === 0;
      if (value !== undefined && !empty) continue;
      report({ message: `a published CAL needs ${empty ? 'an item in ' : ''}"${name}"`, path: [name], help });
    }
  },
};
