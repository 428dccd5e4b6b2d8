/** Diagnostics on a terminal: what is above the carets, and where a long line is cut. */
import { expect, test } from '@jest/globals';
import { diagnosticLine, diagnosticsText, summaryLine } from '../../../../../src/core/report/text/diagnostics.ts';
import type { Diagnostic } from '../../../../../src/core/result/diagnostic.ts';

const found = (column: number, end: number, endLine = 7): Diagnostic =>
  ({
    rule: 'cal/secret',
    level: 'error',
    message: 'it is "y"',
    path: 'a.yaml',
    pointer: '',
    range: { start: { line: 7, column }, end: { line: endLine, column: end } },
  }) as Diagnostic;

/** The line of the source and the one below it. */
function shown(source: string, diagnostic: Diagnostic): unknown {
  const excerpts = new Map([['a.yaml', new Map([[7, source]])]]);
  const [place, above, ...rest] = diagnosticsText([diagnostic], { color: false, excerpts }).split('\n');
  const { column } = diagnostic.range.start;
  expect([place, above, rest.pop()]).toEqual([`a.yaml:7:${column}: error[cal/secret] it is "y"`, '  |', '']);
  return rest;
}

test.each([
  ['name: x', found(7, 8), '7 | name: x', '  |       ^'],
  ['name: x', found(1, 5), '7 | name: x', '  | ^^^^'],
  ['no width', found(4, 4), '7 | no width', '  |    ^'],
  ['an end before', found(4, 2), '7 | an end before', '  |    ^'],
  ['behind', found(20, 30), '7 | behind', '  |       ^'],
  ['more lines', found(6, 1, 9), '7 | more lines', '  |      ^^^^^'],
  ['a\tb\tc', found(3, 6), '7 | a b c', '  |   ^^^'],
  ['名前: x', found(5, 6), '7 | 名前: x', '  |       ^'],
  ['x: 名', found(4, 5), '7 | x: 名', '  |    ^^'],
  ['e\u0301x: y', found(5, 6), '7 | e\u0301x: y', '  |    ^'],
  ['\u{1f600}y', found(3, 4), '7 | \u{1f600}y', '  |   ^'],
  ['  ', found(1, 2), '7 |', '  | ^'],
])('%j', (source, diagnostic, line, carets) => {
  expect(shown(source, diagnostic)).toEqual([line, carets]);
});

const digits = (from: number, to: number): string =>
  Array.from({ length: to - from }, (_, i) => String((from + i) % 10)).join('');
const carets = (before: number, count: number): string => `  | ${' '.repeat(before)}${'^'.repeat(count)}`;

test.each([
  ['one of 100 columns is whole', 100, found(60, 62), `7 | ${digits(0, 100)}`, carets(59, 2)],
  ['a longer one is cut at its end', 101, found(50, 52), `7 | ${digits(0, 100)}…`, carets(49, 2)],
  ['and at its start from the 51st column on', 101, found(51, 53), `7 | ${digits(0, 100)}…`, carets(50, 2)],
  ['after which 50 columns are before the place', 101, found(52, 53), `7 | …${digits(1, 101)}`, carets(51, 1)],
  ['with 100 in all', 300, found(101, 111), `7 | …${digits(50, 150)}…`, carets(51, 10)],
  ['or 100 of the place', 300, found(101, 290), `7 | …${digits(50, 200)}…`, carets(51, 100)],
  ['from the start, too', 300, found(1, 290), `7 | ${digits(0, 100)}…`, carets(0, 100)],
  ['and what is left at the end', 300, found(300, 301), `7 | …${digits(249, 300)}`, carets(51, 1)],
])('of long lines, %s', (_, length, diagnostic, line, below) => {
  expect(shown(digits(0, length), diagnostic)).toEqual([line, below]);
});

test('the way out is below the excerpt, and in the second column without one', () => {
  const diagnostic = { ...found(7, 8), help: 'do it' };
  const excerpts = new Map([['a.yaml', new Map([[7, 'name: x']])]]);
  expect(diagnosticsText([diagnostic], { color: false, excerpts })).toBe(
    'a.yaml:7:7: error[cal/secret] it is "y"\n  |\n7 | name: x\n  |       ^\n  = help: do it\n',
  );
  expect(diagnosticsText([diagnostic, found(1, 2)], { color: false })).toBe(
    'a.yaml:7:7: error[cal/secret] it is "y"\n  help: do it\n\na.yaml:7:1: error[cal/secret] it is "y"\n',
  );
});

test.each([
  ['error', 31],
  ['warning', 33],
  ['note', 36],
] as const)('the colors of one at level %s', (level, code) => {
  const painted = (style: number, text: string): string => `\u001b[${style}m${text}\u001b[0m`;
  const excerpts = new Map([['a.yaml', new Map([[7, 'name: x']])]]);
  const bar = painted(2, '|');
  expect(diagnosticsText([{ ...found(7, 8), level, help: 'do it' }], { color: true, excerpts })).toBe(
    [
      `${painted(1, 'a.yaml:7:7:')} ${painted(code, `${level}[cal/secret]`)} it is "y"`,
      `  ${bar}`,
      `${painted(2, '7')} ${bar} name: x`,
      `  ${bar}       ${painted(code, '^')}`,
      `  ${painted(2, '=')} ${painted(32, 'help:')} do it`,
      '',
    ].join('\n'),
  );
});

test('nothing found is not text, and one finding has a line of its own', () => {
  expect(diagnosticsText([], { color: false })).toBe('');
  expect(diagnosticLine({ ...found(7, 8), path: 'a\u0007.yaml', message: 'b\u0007' })).toBe(
    'a\\u0007.yaml:7:7: error[cal/secret] b\\u0007',
  );
});

test.each([
  [[0, 0, 0, 0, 0], 'no problems in 0 files'],
  [[1, 0, 0, 0, 1], 'no problems, 1 accepted in 1 file'],
  [[2, 1, 1, 1, 0], '1 error, 1 warning, 1 note in 2 files'],
  [[2, 2, 10, 20, 3], '2 errors, 10 warnings, 20 notes, 3 accepted in 2 files'],
])('a summary of %j', ([files = 0, errors = 0, warnings = 0, notes = 0, accepted = 0], line) => {
  expect(summaryLine({ files, errors, warnings, notes, accepted })).toBe(line);
});
