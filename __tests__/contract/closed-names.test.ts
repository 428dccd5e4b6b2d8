import { FIXES } from '../../src/core/result/errors.ts';
import { expect, test } from '@jest/globals';
import { join } from 'node:path';
import { parseSync } from '@swc/core';
import { CHECKS } from '../../src/generated/rule-checks.ts';
import { RULES } from '../../src/generated/rules.ts';
import { sources } from './sources.ts';

/** By id, the file that declares the rule. Findings without a `check` are made in the folder that has it as `rules.ts`, or in `rules/`. */
const DECLARED = new Map<string, string>();
for (const { file, text } of sources())
  if (/\/rules(?:\/[^/]+)?\.ts$/.test(file))
    for (const [, id = ''] of text.matchAll(/^ {4}id: '([^']+)',$/gm)) DECLARED.set(id, file);
const roomOf = (file: string): string => file.replace(/rules(?:\/[^/]+)?\.ts$/, '');

/** Second places that say an id, each with its reason. */
const BESIDE: Readonly<Record<string, readonly string[]>> = {
  // The shape lists what is allowed, for the JSON Schema of editors; the engine has refused anything else before the walk.
  'cal/unrecognized-schema-version': ['core/cal/shape/cal.ts'],
  // A row that goes with the changes of a pull request, not with its findings.
  'check/relaxed': ['core/report/sections/first-screen.ts'],
  // The same check of a descriptor, for callers who hold it as a value.
  'descriptor/schema': ['library.ts'],
  // Each list of findings that is cut says so in its last one.
  'source/limit': ['cli/lsp/places.ts', 'core/lint/engine.ts'],
};

/** Where the source says an id, other than to ask for it: `=== 'id'`, `isOff('id')`. */
const said = new Map<string, string[]>();
for (const { file, text } of sources()) {
  for (const [, id = ''] of text.matchAll(/(?<![=!]== |\bisOff\()'([a-z]+\/[a-z0-9-]+)'/g))
    said.set(id, [...(said.get(id) ?? []), file]);
}

const checked = new Set(CHECKS.filter(({ check }) => check !== undefined).map(({ id }) => id));

test.each(RULES.map(({ id }) => id))('%s is found by its check, or in the folder that declares it', (id) => {
  const own = DECLARED.get(id) ?? '';
  const places = new Set((said.get(id) ?? []).filter((file) => file !== own));
  const made = [...places].filter((file) => !checked.has(id) && file.startsWith(roomOf(own)));
  expect([...places].filter((file) => !made.includes(file))).toEqual(BESIDE[id] ?? []);
  expect(made.length > 0).toBe(!checked.has(id));
});

/** Values that are built like an id, each with what they are. */
const NO_IDS = [
  // A part of a pointer.
  'check/content',
  // The name of a published format.
  'skill/1',
];

test('what the source says like the id of a rule is one, in sets and comparisons, too', () => {
  const ids = RULES.map(({ id }) => id as string);
  const groups = new Set(ids.map((id) => id.split('/')[0]));
  const strings = sources().flatMap(({ text }) => [...text.matchAll(/'([a-z]+)\/[a-z0-9-]+'/g)]);
  const like = strings.filter(([, group]) => groups.has(group)).map(([all]) => all.slice(1, -1));
  expect(like.filter((id) => !ids.includes(id) && !NO_IDS.includes(id))).toEqual([]);
});

/** The formats that a file of the command line tells apart. */
const cases = (text: string): string[] =>
  [...text.matchAll(/(?:\bformat [!=]== |\bcase )'(\w+)'/g)].map(([, name = '']) => name);

test('a command has a case for every format that it lists; text may be what is left', () => {
  const all = new Map(sources().map(({ file, text }) => [file, text]));
  const missing = [...all].flatMap(([file, text]) => {
    if (!file.startsWith('cli/commands/')) return [];
    const shared = [...text.matchAll(/(?:from |import\()'(\.\.?\/[\w-]+\.ts)'/g)].map(([, path = '']) =>
      join(file, '..', path),
    );
    const known = [text, ...shared.map((path) => all.get(path) ?? '')].flatMap(cases);
    const [, list = ''] = /\bformats: \[([^\]]*)\]/.exec(text) ?? [];
    const formats = [...list.matchAll(/'(\w+)'/g)].map(([, name = '']) => name);
    expect(formats).not.toEqual([]);
    return formats.filter((name) => name !== 'text' && !known.includes(name)).map((name) => `src/${file}: ${name}`);
  });
  expect(missing).toEqual([]);
});

test('every code of an error is thrown somewhere', () => {
  const file = 'core/result/errors.ts';
  const codes = Object.keys(FIXES);
  expect(codes.length).toBeGreaterThan(50);
  const texts = sources().filter((each) => each.file !== file);
  expect(codes.filter((code) => !texts.some(({ text }) => text.includes(`'${code}'`)))).toEqual([]);
});

interface Node {
  readonly type?: string;
  readonly [key: string]: unknown;
}

/** Every node of a syntax tree, each before its children. */
function* nodes(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const each of value) yield* nodes(each);
  else if (typeof value === 'object' && value !== null) {
    if (typeof (value as Node).type === 'string') yield value as Node;
    for (const each of Object.values(value)) yield* nodes(each);
  }
}

/** Every statement that is a switch, with what follows it in its list. */
function* switches(text: string): Generator<{ readonly node: Node; readonly next: Node | undefined }> {
  if (!text.includes('switch (')) return;
  for (const node of nodes(parseSync(text, { syntax: 'typescript' })))
    for (const list of Object.values(node))
      if (Array.isArray(list))
        for (const [i, each] of list.entries())
          if (typeof each === 'object' && (each as Node | null)?.type === 'SwitchStatement')
            yield { node: each as Node, next: list[i + 1] as Node | undefined };
}

test('no switch has a default: a new member of a union must not find its way there unseen', () => {
  const found = sources().flatMap(({ file, text }) =>
    [...switches(text)]
      .filter(({ node }) => (node['cases'] as readonly Node[]).some(({ test: each }) => each === null))
      .map(() => `src/${file}`),
  );
  expect(found).toEqual([]);
});

test('a switch without a result ends in unreachable(), which asks the compiler for every member', () => {
  const gives = (node: Node): boolean =>
    [...nodes(node)].some(
      ({ type, argument }) => type === 'ReturnStatement' && argument !== null && argument !== undefined,
    );
  const all = sources().flatMap(({ file, text }) => [...switches(text)].map((each) => ({ file, ...each })));
  expect(all.length).toBeGreaterThan(20);
  const open = all.filter(({ node, next }) => !gives(node) && !JSON.stringify(next ?? '').includes('"unreachable"'));
  expect(open.map(({ file }) => `src/${file}`)).toEqual([]);
});
