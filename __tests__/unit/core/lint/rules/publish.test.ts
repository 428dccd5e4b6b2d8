import { describe, expect, test } from '@jest/globals';
import { PROFILES } from '../../../../../src/ids.ts';
import { lintDocument } from '../../../../../src/core/lint/engine.ts';
import { calExample, PUBLISHED } from '../../../../../src/core/result/rule-examples.ts';
import { isKnownLicense } from '../../../../../src/core/lint/licenses.ts';
import { readText } from '../../../../../src/core/source/read.ts';

async function publish(about: string, text?: string): Promise<string[]> {
  const rac = text === undefined ? '' : `rac:\n  - id: wiki\n    kind: wiki\n    description: ${JSON.stringify(text)}`;
  const doc = await readText('a.cal.yaml', calExample({ about, rac }).text);
  const found = lintDocument(doc, { profile: PROFILES.cart, publish: true, isKnownLicense });
  return found.map(({ rule, pointer }) => `${rule} ${pointer}`);
}

test('every property that is lacking is one error', async () => {
  expect((await publish('')).sort()).toEqual(
    ['authors', 'description', 'license', 'name', 'tags', 'version'].map((name) => `publish/missing-property /${name}`),
  );
  expect(await publish(PUBLISHED.replace('[coding]', '[]'))).toEqual(['publish/missing-property /tags']);
});

test('without the profile nothing of it is asked', async () => {
  const doc = await readText('a.cal.yaml', calExample().text);
  expect(lintDocument(doc, { profile: PROFILES.cart })).toEqual([]);
});

describe('licenses', () => {
  test.each([
    'MIT',
    'Apache-2.0',
    '(MIT OR Apache-2.0)',
    'GPL-2.0-only WITH Classpath-exception-2.0',
    'LicenseRef-acme',
  ])('%s is known', async (license) => {
    expect(await publish(PUBLISHED.replace('Apache-2.0', license))).toEqual([]);
  });
  test.each(['Apache-2', 'mit', 'MIT OR Nonesuch', 'GPL-2.0-only WITH none-exception'])(
    '%s is not',
    async (license) => {
      expect(await publish(PUBLISHED.replace('Apache-2.0', license))).toEqual(['publish/unknown-license /license']);
    },
  );
  test('a fault of form is one error, of its own rule', async () => {
    expect(await publish(PUBLISHED.replace('Apache-2.0', 'free for all!'))).toEqual(['cal/invalid-license /license']);
  });
});

describe('paths of home folders', () => {
  test.each([
    '/home/sam/notes',
    'see /Users/sam/x',
    'C:\\Users\\sam\\x',
    'file:///home/sam/x',
    '(~/notes)',
    'in $HOME/x',
    '/root/.ssh/config',
    '%USERPROFILE%\\x',
  ])('%s', async (text) => {
    expect(await publish(PUBLISHED, text)).toEqual(['publish/home-path /rac/0/description']);
  });
  test.each([
    'docs/home/index.md',
    'https://example.com/home/sam',
    'https://example.com/Users/1',
    'the users of the home page',
    '/rootless/x',
    'about ~5 / 10 pages',
    'a/~/b',
  ])('none: %s', async (text) => {
    expect(await publish(PUBLISHED, text)).toEqual([]);
  });
});
