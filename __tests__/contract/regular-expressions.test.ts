/**
 * Regular expressions read texts of strangers: one more character of a text must not double the time that one takes.
 *
 * An expression that is put together while the program runs is not seen here.
 */
import { expect, test } from '@jest/globals';
import { parseSync } from '@swc/core';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { analyse } from 'scslre';
import { ROOT, sources } from './sources.ts';

type Node = Readonly<Record<string, unknown>>;

/** The regular expressions in a source: literals, and what is made of literal strings, as in generated code. */
function expressionsIn(text: string): RegExp[] {
  const found: RegExp[] = [];
  const walk = (value: unknown): void => {
    if (value === null || typeof value !== 'object') return;
    const node = value as Node;
    if (node['type'] === 'RegExpLiteral') found.push(new RegExp(node['pattern'] as string, node['flags'] as string));
    if (node['type'] === 'NewExpression' && (node['callee'] as Node)['value'] === 'RegExp') {
      const given = (node['arguments'] as readonly { readonly expression: Node }[]).map(({ expression }) => expression);
      const [pattern, flags = ''] = given.map((each) => (each['type'] === 'StringLiteral' ? each['value'] : undefined));
      if (pattern !== undefined) found.push(new RegExp(pattern as string, flags as string));
    }
    for (const each of Object.values(node)) walk(each);
  };
  walk(parseSync(text, { syntax: 'typescript' }).body);
  return found;
}

const slow = (expression: RegExp): boolean =>
  analyse(expression, { reportTypes: { Move: false } }).reports.some(({ exponential }) => exponential);

const folder = join(ROOT, 'src/generated');
const generated = readdirSync(folder).filter((file) => file.endsWith('.js'));
const all = [
  ...sources(),
  ...generated.map((file) => ({ file: `generated/${file}`, text: readFileSync(join(folder, file), 'utf8') })),
].map(({ file, text }) => ({ file, expressions: expressionsIn(text) }));

test('none in the sources takes exponential time', () => {
  expect(all.flatMap(({ file, expressions }) => expressions.filter(slow).map((each) => `${file}: ${each}`))).toEqual(
    [],
  );
  const [literals, made] = [false, true].map((isGenerated) =>
    all.filter(({ file }) => file.startsWith('generated/') === isGenerated).flatMap(({ expressions }) => expressions),
  );
  expect([(literals?.length ?? 0) > 1000, (made?.length ?? 0) > 20]).toEqual([true, true]);
});

// `\s` takes line breaks as well: a search begins at each of many empty lines, and goes on to the last one.
test('none looks for the spaces at the start of a line by a sign for line breaks', () => {
  const isLong = ({ source, flags }: RegExp): boolean => flags.includes('m') && /\^(?:\(\?[:=!])*\\s[*+]/.test(source);
  expect(all.flatMap(({ file, expressions }) => expressions.filter(isLong).map((each) => `${file}: ${each}`))).toEqual(
    [],
  );
  expect([/^(?=\s*- )/m, /a|^\s+b/im, /^[ \t]*a/m, /^\s*a/].map(isLong)).toEqual([true, true, false, false]);
});

test.each([
  ['a repeated group that holds a repetition', String.raw`const a = /^(?:[^/\s]+\.?)+\/$/;`],
  ['spaces that belong to either end of a line', String.raw`const a = /^a(?:\n[ \t]+[^\n]*)*b/m;`],
  ['a string of generated code', String.raw`const a = new RegExp("^(?:\\w+)*$", "u");`],
])('%s takes exponential time', (_, text) => {
  expect(expressionsIn(text).map(slow)).toEqual([true]);
});
