/** What changed against a base, as the lines of the Markdown report. */
import { expect, test } from '@jest/globals';
import type { Changes } from '../../../../../src/core/report/compare.ts';
import { changesSection } from '../../../../../src/core/report/sections/report.ts';
import { asMarkdown, rowsOf } from '../../../../support/sections.ts';

const NONE = { errors: 0, warnings: 0, notes: 0 };
const NOTHING: Changes = { verdicts: [], hosts: [], rac: [], introduced: NONE, fixed: NONE };
const TARGET = { serverUrl: 'https://github.example', repository: 'o/r', sha: 'a'.repeat(40), prefix: '' };
const link = (path: string, label = path, anchor = ''): string =>
  `[\`${label}\`](https://github.example/o/r/blob/${'a'.repeat(40)}/${path}${anchor})`;

const lines = (changes: object, target?: typeof TARGET): readonly string[] =>
  rowsOf(changesSection({ ...NOTHING, ...changes }), target === undefined ? {} : { target });

test('nothing is not a section', () => {
  expect(changesSection(NOTHING)).toEqual([]);
});

test('the section has a heading', () => {
  const sections = changesSection({ ...NOTHING, fixed: { ...NONE, notes: 1 } });
  expect(asMarkdown(sections)).toBe('\n### What changes against the base\n\n- ✔️ gone: 1 note\n');
  expect(sections.map(({ name, noun, share }) => [name, noun, share])).toEqual([
    [['list of changes', 'lists of changes'], 'change', 0.2],
  ]);
});

test('what is relaxed is first; what only is in the base is not a link', () => {
  const at = (line: number): object => ({ start: { line, column: 1 }, end: { line: line + 4, column: 2 } });
  const relaxed = [
    { id: 'rule:a', message: 'the rule "a" is off', path: 'c.yaml', range: at(3), side: 'head', covers: [] },
    { id: 'rule:b', message: `x ${'y'.repeat(600)}`, path: 'd.yaml', range: at(4), side: 'base', covers: [] },
  ];
  expect(lines({ relaxed, hidden: { ...NONE, errors: 2 } }, TARGET)).toEqual([
    '- ⚠️ **2 relaxations, which hide 2 errors**\n',
    `- ⚠️ relaxed: the rule \`a\` is off (${link('c.yaml', 'c.yaml:3', '#L3')})\n`,
    `- ⚠️ relaxed: x ${'y'.repeat(497)}… (\`d.yaml:4 of the base\`)\n`,
  ]);
});

test('verdicts of workflows', () => {
  const change = (before: string | null, after: string | null, more: object = {}): object => ({
    path: 'a.yaml',
    before,
    after,
    ...more,
  });
  const relaxed = { relaxed: true };
  const verdicts = [
    change('ready', 'not ready'),
    change('not ready', 'ready'),
    change('not ready', 'pending'),
    change('not ready', 'ready', relaxed),
    change(null, 'not ready'),
    change(null, 'ready'),
    change(null, 'ready', relaxed),
    change('ready', null),
  ];
  const a = link('a.yaml');
  expect(lines({ verdicts }, TARGET)).toEqual([
    `- ❌ ${a}: ready → **not ready**\n`,
    `- ✅ ${a}: not ready → **ready**\n`,
    `- 🔄 ${a}: not ready → **pending**\n`,
    `- ⚠️ ${a}: not ready → **ready**, only by what is relaxed\n`,
    `- ❌ ${a} is new: **not ready**\n`,
    `- ✅ ${a} is new: **ready**\n`,
    `- ⚠️ ${a} is new: **ready**, only by what is relaxed\n`,
    '- 🗑️ `a.yaml` is gone (was ready)\n',
  ]);
});

test('hosts, with what is no longer met', () => {
  const change = (before: unknown, after: unknown, more: object = {}): object => ({
    subject: 'p',
    host: 'h',
    profile: 'h.yaml',
    before,
    after,
    broken: [],
    mended: [],
    ...more,
  });
  const hosts = [
    change('accept', 'refuse', { broken: ['a', 'b', 'c', 'd', 'e'], mended: ['x'] }),
    change('refuse', 'accept', { mended: ['a', 'b', 'c', 'd', 'e', 'f'] }),
    change('refuse', 'accept', { relaxed: true }),
    change('accept', 'not judged'),
    change(null, 'accept'),
    change('accept', null, { relaxed: true }),
    change('accept', null),
    change('accept', 'accept', { reservations: { before: 0, after: 1 } }),
    change('accept', 'accept', { reservations: { before: 1, after: 1 }, broken: ['a'] }),
  ];
  const p = `${link('p')} on \`h\``;
  expect(lines({ hosts }, TARGET)).toEqual([
    `- ❌ ${p}: accept → **refuse** (no longer met: \`a\`, \`b\`, \`c\`, \`d\`, \`e\`; met now: \`x\`)\n`,
    `- ✅ ${p}: refuse → **accept** (met now: \`a\`, \`b\`, \`c\`, \`d\`, \`e\` and 1 more)\n`,
    `- ⚠️ ${p}: refuse → **accept**, only by what is relaxed\n`,
    `- ❔ ${p}: accept → **not judged**\n`,
    `- ✅ ${p}: **accept** (new)\n`,
    '- ⚠️ `p` on `h`: not there any more (was accept), only by what is relaxed\n',
    '- 🔄 `p` on `h`: not there any more (was accept)\n',
    `- ⚠️ ${p}: accept → **accept, 1 reservation**\n`,
    `- 🔄 ${p}: accept, 1 reservation (no longer met: \`a\`)\n`,
  ]);
});

test('requirements', () => {
  const each = (id: string, kind: string): object => ({ id, kind, before: '1', after: '2' });
  const requirement = {
    subject: 'p',
    before: '1.0.0',
    after: '2.0.0',
    step: 'major',
    taken: 'major',
    enough: true,
    changes: [each('a', 'breaking'), each('b', 'compatible'), each('c', 'text')],
  };
  const ids = (count: number): string[] => Array.from({ length: count }, (_, i) => `i${i}`);
  const eight = ids(8).map((id) => `\`${id}\` \`1\` → \`2\``);
  const nine = ids(9).map((id) => each(id, 'compatible'));
  const requirements = [
    requirement,
    { ...requirement, after: '1.1.0', taken: 'minor', enough: false },
    { ...requirement, after: '0.1.0', taken: null, enough: false, changes: [each('c', 'text')] },
    { ...requirement, after: '1.0.0', taken: null, enough: false, changes: nine },
    { ...requirement, after: '1.0.0', taken: null, changes: nine.slice(0, 8) },
    { ...requirement, before: null, changes: [] },
    { ...requirement, after: null, changes: [] },
  ];
  const asks = `${link('p')} asks hosts for something else;`;
  const step = 'SemVer step **major**';
  expect(lines({ requirements }, TARGET)).toEqual([
    `- ⚠️ ${asks} **breaking:** \`a\` \`1\` → \`2\`; compatible: \`b\` \`1\` → \`2\`; ${step}: \`1.0.0\` → \`2.0.0\` (major) is enough\n`,
    `- ⬆️ ${asks} **breaking:** \`a\` \`1\` → \`2\`; compatible: \`b\` \`1\` → \`2\`; ${step}: \`1.0.0\` → \`1.1.0\` (minor) is too small\n`,
    `- ⬆️ ${asks} only names and descriptions; ${step}: \`1.0.0\` → \`0.1.0\` (not later) is too small\n`,
    `- ⬆️ ${asks} compatible: ${eight.join(', ')}, and 1 more; ${step}, but the version stays \`1.0.0\`\n`,
    `- 🔄 ${asks} compatible: ${eight.join(', ')}; ${step}\n`,
    `- 🔄 ${asks} only names and descriptions; ${step}\n`,
    `- 🔄 ${asks} only names and descriptions; ${step}\n`,
  ]);
});

test('context, what moved, and counts', () => {
  const rac = ['confirmed', 'failed', 'unconfirmed', 'gone'].map((after, i) => {
    return { path: 'a.yaml', id: `r${i}`, before: 'pending', after };
  });
  const moved = [{ what: 'workflow', from: 'a', to: 'b' }];
  const counts = { introduced: { errors: 1, warnings: 0, notes: 2 }, fixed: { errors: 0, warnings: 3, notes: 0 } };
  const a = link('a.yaml');
  expect(lines({ rac, moved, ...counts }, TARGET)).toEqual([
    '- 🔺 new: 1 error, 2 notes\n',
    '- ✔️ gone: 3 warnings\n',
    `- ☑ \`r0\` of ${a}: pending → confirmed\n`,
    `- ✗ \`r1\` of ${a}: pending → failed\n`,
    `- □ \`r2\` of ${a}: pending → unconfirmed\n`,
    `- 🔄 \`r3\` of ${a}: pending → gone\n`,
    `- 🚚 workflow \`a\` → ${link('b')}\n`,
  ]);
});
