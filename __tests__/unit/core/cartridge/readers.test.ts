/** The small readers that everything else is on: numbers, SQL tokens, names, ids of capabilities. */
import { describe, expect, test } from '@jest/globals';
import { createHash } from 'node:crypto';
import { NameSet, nameProblem } from '../../../../src/core/cartridge/names.ts';
import { capabilityId } from '../../../../src/core/cartridge/rom.ts';
import { sqlTokens } from '../../../../src/core/cartridge/sqlite/schema.ts';
import { readVarint } from '../../../../src/core/cartridge/sqlite/record.ts';

describe('readVarint', () => {
  const read = (...bytes: readonly number[]): unknown => {
    try {
      return readVarint(new Uint8Array([0xee, ...bytes]), 1);
    } catch (error) {
      return (error as Error).message;
    }
  };
  const long = 'the database is malformed: a number is longer than it needs to be';

  test('the shortest form of every length', () => {
    expect([read(0), read(0x7f), read(0x81, 0), read(0xff, 0x7f), read(0x81, 0x80, 0)]).toEqual([
      [0, 2],
      [127, 2],
      [128, 3],
      [16383, 3],
      [16384, 4],
    ]);
    expect(read(0x80 | 0x3f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x7f)).toEqual([2 ** 55 - 1 + 2 ** 55 - 2 ** 55, 9]);
    expect(read(0x80 | 1, 0x80 | 0, 0x80, 0x80, 0x80, 0x80, 0x80, 0)).toEqual([2 ** 49, 9]);
    expect(read(0x80 | 0x40, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 7)).toEqual([2 ** 55 * 256 + 7, 10]);
    expect(read(0x80, 0xc0, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0)).toBe(long);
    expect(read(0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff)).toEqual([2 ** 64, 10]);
  });

  test('a longer form is refused, at every length', () => {
    for (let length = 2; length <= 9; length++) {
      expect(read(...Array.from({ length: length - 1 }, () => 0x80), 5)).toBe(long);
    }
    // 2^56 - 1 needs eight bytes; the first value that needs nine is 2^56.
    expect(read(0x80 | 0x00, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff)).toBe(long);
    expect(read(0x81, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0)).toEqual([2 ** 57, 10]);
  });

  test('a number that ends outside its page', () => {
    expect([read(), read(0x81), read(0x81, 0x81)]).toEqual([
      'the database is malformed: a number ends outside its page',
      'the database is malformed: a number ends outside its page',
      'the database is malformed: a number ends outside its page',
    ]);
  });
});

describe('sqlTokens', () => {
  const DECLARED = ['create', 'table', 't', '(', 'a', 'text', ')'];

  test.each([
    'CREATE TABLE t(a TEXT)',
    ' create\ttable\nt\r\f( a  text ) ',
    'CREATE TABLE t(--x\na/* ) */TEXT)',
    'CREATE TABLE t(/**/a/***/TEXT)-- at the end \u00e4',
    'CREATE/* \u00a0 */TABLE t(a TEXT)',
  ])('%j', (sql) => {
    expect(sqlTokens(sql)).toEqual(DECLARED);
  });

  test.each([
    'CREATE TABLE t(a\u00a0TEXT)',
    '\ufeffCREATE TABLE t(a TEXT)',
    'CREATE TABLE t(a \u000bTEXT)',
    'CREATE TABLE t(a TEXT)\0',
    "CREATE TABLE t(a TEXT DEFAULT '\0')",
    'CREATE TABLE t(a TEXT)/*\0*/',
    'CREATE TABLE t(a TEXT)--\0',
    'CREATE TABLE "t"(a TEXT)',
    'CREATE TABLE [t](a TEXT)',
    'CREATE TABLE `t`(a TEXT)',
    'CREATE TABLE t(a TEXT);',
    'CREATE TABLE t(a TEXT)/* open',
    "CREATE TABLE t(a TEXT DEFAULT 'x)",
    "CREATE TABLE t(a TEXT DEFAULT x'41')",
    "CREATE TABLE t(a TEXT DEFAULT 'it''s')",
    'CREATE TABLE t(a TEXT DEFAULT 1)',
    'CREATE TABLE t(a$ TEXT)',
    'CREATE TABLE t(a - b)',
    'CREATE TABLE t(\u212aey TEXT)',
  ])('no tokens: %j', (sql) => {
    expect(sqlTokens(sql)).toBeUndefined();
  });

  test('what is in a string is not a comment, and keeps its case', () => {
    expect(sqlTokens("DEFAULT '-- X' /*y*/ , 'A'")).toEqual(['default', "'-- X'", ',', "'A'"]);
  });
});

test('what is wrong with a name, in words', () => {
  const long = 'a'.repeat(129);
  expect(
    ['rom', 'ROM/x', 'rom//x', `rom/${long}`, 'rom/-x', 'rom/a b', 'rom/\u00e4', 'rom/x.', 'rom/nul.txt', 'save/x'].map(
      nameProblem,
    ),
  ).toEqual([
    'it has one segment, at least two are needed',
    'it does not start with rom/ or save/',
    'a segment is empty',
    `segment "${long.slice(0, 120)}…" has 129 characters, at most 128 are allowed`,
    'segment "-x" does not start with a letter or digit',
    'segment "a b" holds U+0020; only A-Z a-z 0-9 . _ - are allowed',
    'segment "\\u00e4" holds U+00E4; only A-Z a-z 0-9 . _ - are allowed',
    'segment "x." ends in a dot',
    'segment "nul.txt" is a device name on Windows',
    undefined,
  ]);
  expect(nameProblem(`rom/${'a'.repeat(128)}`)).toBeUndefined();
});

test('names that cannot be together', () => {
  const answers = (...names: readonly string[]): (string | undefined)[] => {
    const set = new NameSet();
    return names.map((name) => set.add(name));
  };
  expect(answers('rom/a', 'rom/b', 'rom/c/a', 'rom/c/b', 'save/a', 'rom/ab', 'rom/c.d')).toEqual(
    Array.from({ length: 7 }, () => undefined),
  );
  expect(answers('rom/a', 'rom/a')).toEqual([undefined, 'name "rom/a" appears twice']);
  expect(answers('rom/a', 'rom/A')).toEqual([undefined, 'names "rom/a" and "rom/A" differ only by case']);
  const both = 'name "rom/a" is a file and a folder: "rom/a/b/c" would be in it';
  expect(answers('rom/a', 'rom/a/b/c', 'rom/a/b/d')).toEqual([undefined, both, undefined]);
  expect(answers('rom/a/b/c', 'rom/x', 'rom/a')).toEqual([undefined, undefined, both]);
  expect(answers('rom/A/b', 'rom/a')).toEqual([
    undefined,
    'name "rom/a" is a file and a folder: "rom/A/b" would be in it',
  ]);
});

test('the id of a capability, of one without a stack as well', () => {
  const id = (text: string): string => `cap-${createHash('sha256').update(text).digest('hex').slice(0, 16)}`;
  expect(capabilityId({ taskType: 'review', stack: [], domain: '' })).toBe(id('review||'));
  expect(capabilityId({ taskType: 'review' })).toBe(id('review||'));
  expect(capabilityId({ taskType: 'review', stack: ['b', 'a'], domain: 'd' })).toBe(id('review|a,b|d'));
  for (const value of [
    null,
    [],
    {},
    { taskType: 1 },
    { taskType: 'review', stack: 'a' },
    { taskType: 'review', stack: ['a', 1] },
    { taskType: 'review', domain: 1 },
  ]) {
    expect(capabilityId(value)).toBeUndefined();
  }
});
