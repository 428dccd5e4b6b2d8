import type { Rule } from '../rule.ts';
import { PUBLISHED, calExample } from '../../result/rule-examples.ts';
import { eachString } from '../strings.ts';
import { isSpdxExpression } from '../../cal/shape/spdx.ts';
import { own } from '../../value/mapping.ts';
import { show } from '../../cal/shape/words.ts';

/** A home folder by its usual places, or by the names that stand for it. */
const HOME =
  /(?<![\w./~-])(?:(?:file:\/\/)?\/(?:home|Users)\/[^/\s]+|(?:file:\/\/)?\/root(?=\/)|[A-Za-z]:[\\/]+Users[\\/]+[^\\/\s]+|~[\w-]{0,64}\/\S|\$(?:HOME\b|\{HOME\})|%USERPROFILE%)/;

/** What a registry shows and searches, and what its signature is about. */
const NEEDED: readonly (readonly [name: string, help: string])[] = [
  ['version', 'add a version, such as version: 1.0.0'],
  ['name', 'add a name for people'],
  ['description', 'say in a sentence what the CAL does'],
  ['license', 'add an SPDX expression, such as license: Apache-2.0'],
  ['authors', 'add at least one author: authors: [{ name: … }]'],
  ['tags', 'add at least one tag'],
];

const PLACEHOLDER = /\b(?:TODO|FIXME|TBD|XXX)\b|^<[^<>]+>$|\blorem ipsum\b/;

export const rules: readonly Rule[] = [
  {
    id: 'publish/home-path',
    level: 'error',
    publish: true,
    summary: 'a published CAL names a path of a home folder',
    what: 'A text of the CAL holds a path below `/home/`, `/Users/`, `C:\\\\Users\\\\`, `/root/`, `~/` or `$HOME`.',
    why: 'The path exists on one machine only, and often tells who uses it.',
    bad: calExample({
      about: PUBLISHED,
      rac: ['{ id: wiki, kind: wiki, description: The notes in /home/sam/notes }'],
    }),
    good: calExample({
      about: PUBLISHED,
      rac: ['{ id: wiki, kind: wiki, description: The notes in docs/notes }'],
    }),
    sensitive: true,
    check({ cal }, report) {
      eachString(cal.root, (text, path) => {
        if (!HOME.test(text)) return;
        report({
          message: 'a text names a path of a home folder',
          path,
          help: 'name the path relative to the repository',
        });
      });
    },
  },
  {
    id: 'publish/missing-property',
    level: 'error',
    publish: true,
    summary: 'a CAL that is to be published lacks a property',
    what: 'A published CAL has `version` (SemVer), `name`, `description`, `license` (SPDX), and at least one of `authors` and of `tags`.',
    why: 'Who finds the CAL must see what it does, whose it is, what may be done with it, and which of two is newer. The signature names the version.',
    bad: calExample({ about: PUBLISHED.replace(/^license:.*\n/m, '') }),
    good: calExample({ about: PUBLISHED }),
    check({ cal }, report) {
      for (const [name, help] of NEEDED) {
        const value = own(cal.root, name);
        const empty = Array.isArray(value) && value.length === 0;
        if (value !== undefined && !empty) continue;
        report({ message: `a published CAL needs ${empty ? 'an item in ' : ''}"${name}"`, path: [name], help });
      }
    },
  },
  {
    id: 'publish/placeholder',
    level: 'warning',
    publish: true,
    summary: 'a published CAL still holds a placeholder',
    what: 'A text of the CAL holds `TODO`, `FIXME`, `TBD` or `XXX`, or is nothing but a name in angle brackets.',
    why: '`cartwright init` writes placeholders where only a person knows the answer. An agent takes them for instructions.',
    bad: calExample({ about: PUBLISHED.replace('From an issue to a reviewed change', '"TODO: say what it does"') }),
    good: calExample({ about: PUBLISHED }),
    check({ cal }, report) {
      eachString(cal.root, (text, path) => {
        const found = PLACEHOLDER.exec(text)?.[0];
        if (found === undefined) return;
        report({
          message: `a text holds the placeholder ${found.startsWith('<') ? 'in angle brackets' : found}`,
          path,
          help: 'write what belongs there',
        });
      });
    },
  },
  {
    id: 'publish/unknown-license',
    level: 'error',
    publish: true,
    summary: 'the license of a published CAL is not on the SPDX list',
    what: 'The `license` is an expression of the right form, but a license or an exception in it is not on the SPDX list. A license of your own is written `LicenseRef-NAME`.',
    why: 'Registries and scanners know the licenses of the list, and take any other id for none.',
    bad: calExample({ about: PUBLISHED.replace('Apache-2.0', 'Apache-2') }),
    good: calExample({ about: PUBLISHED }),
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
  },
];
