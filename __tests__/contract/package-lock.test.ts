/** The lock names what is installed by its bytes, and no registry: each machine installs from its own. */
import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './sources.ts';

interface Entry {
  readonly integrity?: string;
  readonly resolved?: string;
  /** A symbolic link to another folder of this repository: nothing is fetched for it. */
  readonly link?: boolean;
  /** It lies within the archive of the package around it, whose integrity covers it. */
  readonly inBundle?: boolean;
}

const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Entry>;
};
// The entry without a name is this package.
const entries = Object.entries(packages).filter(([path]) => path !== '');

test('every package that is fetched has its integrity', () => {
  const fetched = entries.filter(([, { link, inBundle }]) => link !== true && inBundle !== true);
  expect(fetched.length).toBeGreaterThan(500);
  expect(
    fetched.filter(([, entry]) => !/^sha512-[\w+/]{86}==$/.test(entry.integrity ?? '')).map(([path]) => path),
  ).toEqual([]);
});

test('no entry names a registry, as .npmrc has npm leave it out', () => {
  expect(entries.filter(([, { link, resolved }]) => link !== true && resolved !== undefined)).toEqual([]);
});
