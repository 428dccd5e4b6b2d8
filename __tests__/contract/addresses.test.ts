/** Where the project lives is said once, in package.json, and what it uses of others is pinned once, in .github/actions.json. */
import { describe, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressOf, withAddress, withPins, writtenRepository, type Pin } from '../../src/tools/addresses.ts';
import { ROOT } from './sources.ts';

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const packageFile = JSON.parse(read('package.json')) as Parameters<typeof addressOf>[0];
const address = addressOf(packageFile);
const pins = JSON.parse(read('.github/actions.json')) as Record<string, Pin>;
const pages = execFileSync('git', ['ls-files', '-z', '*.md', '.github/workflows', ':(exclude)__tests__'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\0')
  .filter((file) => file !== '');

/** Runtimes of actions that GitHub's runners have; node20 was to be removed from them in September 2026. */
const RUNTIMES = ['node24', 'composite', 'docker'];

test.each(pages)('%s has the address of package.json and the pins of .github/actions.json', (page) => {
  const text = read(page);
  expect(withPins(withAddress(text, writtenRepository(read('README.md')), address), pins)).toBe(text);
});

test('every action that a page or a workflow uses is ours or pinned, and every pin is used', () => {
  const used = new Set<string>();
  for (const page of pages)
    for (const [, name = ''] of read(page).matchAll(/^ *- uses: ([\w.-]+\/[\w.-]+)/gm)) used.add(name);
  used.delete(address.repository);
  expect([...used].sort()).toEqual(Object.keys(pins).sort());
});

test.each(Object.entries(pins))('%s is pinned at a release that runs where runners still can', (_, pin) => {
  expect(pin).toEqual({
    version: expect.stringMatching(/^v\d+\.\d+\.\d+$/),
    commit: expect.stringMatching(/^[0-9a-f]{40}$/),
    runs: expect.stringMatching(new RegExp(`^(?:${RUNTIMES.join('|')})$`)),
  });
});

describe('a fork, and a release', () => {
  const fork = { repository: 'some.one/cart-wright', version: '1.2.0', commit: 'a'.repeat(40) };
  const page = [
    '      - uses: OWNER/cartwright@COMMIT_SHA # v0.1.0',
    '      - uses: OWNER/cartwright-extra@COMMIT_SHA',
    '    uses: OWNER/cartwright/.github/workflows/sweep.yml@COMMIT_SHA # v0.1.0',
    '          repository: OWNER/cartwright\n          ref: COMMIT_SHA # v0.1.0',
    '  - repo: https://github.com/OWNER/cartwright\n    rev: v0.1.0',
    'git clone --branch v0.1.0 https://github.com/OWNER/cartwright there',
    '[a page](https://github.com/OWNER/cartwright/issues), HOWNER/cartwright, OWNER/cartwright.git.',
    '',
  ].join('\n');
  const written = withAddress(page, 'OWNER/cartwright', fork);

  test('are written wherever the project is named, and nowhere else', () => {
    expect(written).toBe(
      [
        `      - uses: some.one/cart-wright@${'a'.repeat(40)} # v1.2.0`,
        '      - uses: OWNER/cartwright-extra@COMMIT_SHA',
        `    uses: some.one/cart-wright/.github/workflows/sweep.yml@${'a'.repeat(40)} # v1.2.0`,
        `          repository: some.one/cart-wright\n          ref: ${'a'.repeat(40)} # v1.2.0`,
        '  - repo: https://github.com/some.one/cart-wright\n    rev: v1.2.0',
        'git clone --branch v1.2.0 https://github.com/some.one/cart-wright there',
        '[a page](https://github.com/some.one/cart-wright/issues), HOWNER/cartwright, some.one/cart-wright.git.',
        '',
      ].join('\n'),
    );
  });

  test('can be taken back', () => {
    expect(writtenRepository(written)).toBe('some.one/cart-wright');
    expect(withAddress(written, 'some.one/cart-wright', { ...address, repository: 'OWNER/cartwright' })).toBe(page);
  });

  test.each([
    [
      'https://github.com/OWNER/cartwright',
      'COMMIT_SHA',
      'package.json: repository.url is https://github.com/OWNER/cartwright',
    ],
    ['git+https://github.com/OWNER/cartwright.git', 'v1', 'package.json: config.releaseCommit is v1'],
  ])('%s, %s: no address', (url, releaseCommit, message) => {
    expect(() => addressOf({ version: '1.0.0', repository: { url }, config: { releaseCommit } })).toThrow(
      new Error(message),
    );
  });

  test('a page without a clone names no repository', () => {
    expect(() => writtenRepository('# x\n')).toThrow(new Error('README.md has no clone that names the repository'));
  });
});
