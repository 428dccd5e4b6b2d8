import { beforeAll, expect, test } from '@jest/globals';
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PolicyResult } from '../../../src/core/result/verify-results.ts';
import { freshSigner, signedCartridge } from '../../support/cartridges.ts';
import { runMain } from '../../support/main.ts';
import { scratch } from '../../support/scratch.ts';

const folder = scratch();
const ODD = ['with blank.cart', 'new\nline.cart', '\u001b[31mred.cart', 'sub/folder/ä.cart', 'base.cart'];

beforeAll(async () => {
  await signedCartridge(folder, freshSigner());
  for (const name of ODD) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    if (name !== 'base.cart') copyFileSync(join(folder, 'base.cart'), join(folder, name));
  }
  writeFileSync(join(folder, 'p.policy.yaml'), 'schemaVersion: cart.policy.v1\ntrust: portable\n');
});

const list = (text: string, ...args: readonly string[]): ReturnType<typeof runMain> =>
  runMain(['verify', '--policy', 'p.policy.yaml', '--format', 'json', ...args, '-'], folder, text);

const answers = (out: string): [string, string][] =>
  (JSON.parse(out) as PolicyResult).results.map(({ path, decision }) => [path, decision]);

test('with -z every path ends with NUL: blanks, newlines and escapes are parts of it', async () => {
  const { code, out } = await list(ODD.map((path) => `${path}\0`).join(''), '-z');
  expect([code, answers(out)]).toEqual([0, ODD.map((path) => [path, 'allow'])]);
  expect(await list(ODD.join('\0'), '--null')).toEqual({ code, out, err: '' });
});

test('without -z a line is a path, and what leads to nothing is one answer among others', async () => {
  const { code, out } = await list('base.cart\nwith blank.cart\r\nnew\nline.cart\n');
  expect([code, answers(out)]).toEqual([
    1,
    [
      ['base.cart', 'allow'],
      ['with blank.cart\r', 'deny'],
      ['new', 'deny'],
      ['line.cart', 'deny'],
    ],
  ]);
});

test('in text nothing of a path is alive', async () => {
  const { out } = await runMain(['verify', '--policy', 'p.policy.yaml', '-z', '-'], folder, ODD.join('\0'));
  expect(out).toBe(
    '✓ allow with blank.cart\n✓ allow new\\u000aline.cart\n✓ allow \\u001b[31mred.cart\n✓ allow sub/folder/ä.cart\n✓ allow base.cart\nby p.policy.yaml and no trust registry\n',
  );
});

test('names that no file can have are denied one by one', async () => {
  const long = 'x'.repeat(300_000);
  const { code, out, err } = await list(
    `${long}\n../../../../../../etc/passwd\n/dev/zero\nbase.cart/inside\nbase.cart\n`,
  );
  expect([code, err]).toEqual([1, '']);
  const { results } = JSON.parse(out) as PolicyResult;
  expect(results.map(({ decision, reasons }) => [decision, ...reasons.map(({ id }) => id)])).toEqual([
    ['deny', 'readable'],
    ['deny', 'readable'],
    ['deny', 'readable'],
    ['deny', 'readable'],
    ['allow'],
  ]);
});

test('plain verify takes a list, too', async () => {
  const { code, out } = await runMain(['verify', '-', '--format', 'json'], folder, 'base.cart\nwith blank.cart\n');
  const { results } = JSON.parse(out) as { results: readonly { path: string; trust: string }[] };
  expect([code, results.map(({ path, trust }) => [path, trust])]).toEqual([
    0,
    [
      ['base.cart', 'portable'],
      ['with blank.cart', 'portable'],
    ],
  ]);
});

test('2,000 paths are 2,000 answers in their order', async () => {
  const paths = Array.from({ length: 2000 }, (_, i) => `none-${(i * 7919) % 2000}.cart`);
  const { code, out } = await list(paths.join('\n'));
  expect([code, answers(out)]).toEqual([1, paths.map((path) => [path, 'deny'])]);
});

test.each<[string, string, readonly string[], string]>([
  ['an empty list', '', [], 'the list on standard input is empty\n  help: name at least one file'],
  [
    'an empty line',
    'a\n\nb\n',
    [],
    'the list on standard input has no path at entry 2\n  help: leave out what is empty',
  ],
  ['a single newline', '\n', [], 'the list on standard input has no path at entry 1\n  help: leave out what is empty'],
  [
    'an empty entry',
    'a\0\0',
    ['-z'],
    'the list on standard input has no path at entry 2\n  help: leave out what is empty',
  ],
  ['NUL without -z', 'a\0b', [], 'the list on standard input holds a NUL\n  help: with -z NUL ends each path'],
  [
    'a file beside it',
    'a\n',
    ['base.cart'],
    '- stands for a list on standard input, and is the only file then\n  help: list every file there; a file called - is ./-',
  ],
])('%s is not a question: exit 2', async (_, text, args, message) => {
  expect(await list(text, ...args)).toEqual({ code: 2, out: '', err: `cartwright: ${message}\n` });
});

test('bytes that are not UTF-8, too many of them, and -z without a list', async () => {
  const { main } = await import('../../../src/cli/main.ts');
  const told = async (bytes: Uint8Array): Promise<[number, string]> => {
    let err = '';
    const io = {
      out: () => undefined,
      err: (text: string) => void (err += text),
      stdin: () => Promise.resolve(bytes),
      env: {},
      outIsTerminal: false,
    };
    return [await main(['verify', '-'], io, folder), err];
  };
  expect(await told(Buffer.from([0x61, 0xff, 0x0a]))).toEqual([
    2,
    'cartwright: the list on standard input is not UTF-8\n  help: name the files so, or as arguments\n',
  ]);
  expect(await told(Buffer.alloc(16 * 1024 * 1024 + 1, 0x61))).toEqual([
    2,
    'cartwright: the list on standard input has 16777217 bytes\n  help: at most 16777216 bytes: give it in several calls\n',
  ]);
  expect(await runMain(['verify', '-z', 'base.cart'], folder)).toEqual({
    code: 2,
    out: '',
    err: 'cartwright: -z is about a list on standard input\n  help: name - as the only file\n',
  });
});
