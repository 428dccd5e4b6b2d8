/** What `init` prints: the plan, the files and the diff. */
import { expect, test } from '@jest/globals';
import { diffText, planText, proposalText } from '../../../../../src/core/report/text/plan.ts';
import type { InitPlan } from '../../../../../src/core/result/init-results.ts';

const EMPTY: InitPlan = { version: 1, roles: [], rac: [], files: [], notes: [] };
const why = (path: string, line?: number): InitPlan['roles'][number]['evidence'][number] => ({
  path,
  why: 'it says so',
  ...(line === undefined ? {} : { line }),
});
const PLAN = {
  ...EMPTY,
  roles: [
    {
      role: 'reviewer',
      capabilities: ['review', 'test'],
      confidence: 0.8,
      evidence: [why('a', 1), why('b'), why('c', 3), why('d')],
    },
  ],
  rac: [
    {
      id: 'one',
      kind: 'wiki',
      description: 'all',
      required: true,
      check: { type: 'human', hint: 'ask' },
      evidence: [why('e')],
    },
    { id: 'two', kind: 'api', description: 'it', required: false, check: { type: 'human', hint: 'h' }, evidence: [] },
  ],
  files: [
    { path: 'agents/README.md', action: 'create' },
    { path: 'agents/a/cartridge.yaml', action: 'overwrite' },
    { path: 'agents/b/cartridge.yaml', action: 'skip' },
    { path: 'b/a/x', action: 'create' },
    { path: 'cal/a.cal.yaml', action: 'create' },
  ],
  notes: ['a note', 'another'],
} as unknown as InitPlan;

const ABOVE = [
  'Roles',
  '  reviewer  [review, test]  confidence 0.80',
  '      a:1: it says so',
  '      b: it says so',
  '      c:3: it says so',
  '',
  'Required available context (descriptions only)',
  '  □ one  [wiki] all  (check: human ask)',
  '      e: it says so',
  '  · two  [api] it  (check: human h)',
  '',
];
const files = (overwritten: string): string[] => [
  '  agents/README.md',
  `  agents/a/cartridge.yaml  (${overwritten})`,
  '  agents/b/cartridge.yaml  (unchanged)',
  '  b/a/x',
  '  cal/a.cal.yaml',
  '',
];
const NOTES = ['Notes', '  a note', '  another', ''];

test('a plan that was written', () => {
  const next = 'Next: replace every TODO; a/out/agents/README.md has the steps.';
  expect(planText(PLAN, 'a/out//', false)).toBe(
    [...ABOVE, 'Files written below a/out//', ...files('overwritten'), next, '', ...NOTES].join('\n'),
  );
  expect(planText(PLAN, '.', false)).toContain('\nNext: replace every TODO; agents/README.md has the steps.\n');
});

test('one that would be', () => {
  expect(planText(PLAN, 'out', true)).toBe(
    [...ABOVE, 'Files that would be written below out', ...files('exists with other content'), ...NOTES].join('\n'),
  );
});

test('one without roles, or without anything', () => {
  expect(planText(EMPTY, '.', false)).toBe('Nothing to propose\n');
  expect(planText({ ...EMPTY, reason: 'it is empty' }, '.', false)).toBe('Nothing to propose: it is empty\n');
  expect(planText({ ...EMPTY, rac: PLAN.rac.slice(1), reason: 'no code' }, '.', false)).toBe(
    'No role: no code\n\nRequired available context (descriptions only)\n  · two  [api] it  (check: human h)\n',
  );
});

test.each([
  ['create', '', 'a\nb\n', ['--- /dev/null', '+++ b/f', '@@ -0,0 +1,2 @@', '+a', '+b']],
  ['overwrite', 'a\nb\nc\n', 'a\nx\nc\n', ['--- a/f', '+++ b/f', '@@ -1,3 +1,3 @@', ' a', '-b', '+x', ' c']],
  ['overwrite', 'a\nc\n', 'a\nb\nc\n', ['--- a/f', '+++ b/f', '@@ -1,2 +1,3 @@', ' a', '+b', ' c']],
  ['overwrite', 'a\nb\nc\n', 'a\nc\n', ['--- a/f', '+++ b/f', '@@ -1,3 +1,2 @@', ' a', '-b', ' c']],
  ['overwrite', 'x\n', 'y\n', ['--- a/f', '+++ b/f', '@@ -1,1 +1,1 @@', '-x', '+y']],
] as const)('the diff of one to %s, %j to %j', (action, before, text, lines) => {
  expect(diffText([{ path: 'f', action }], [{ path: 'f', text }], () => before)).toBe(`\n${lines.join('\n')}\n`);
});

test('what is unchanged has no diff', () => {
  expect(diffText([{ path: 'f', action: 'skip' }], [{ path: 'f', text: 'x' }], () => 'y')).toBe('');
  expect(
    diffText(
      [
        { path: 'f', action: 'skip' },
        { path: 'g', action: 'create' },
      ],
      [
        { path: 'f', text: 'x' },
        { path: 'g', text: 'y\n' },
      ],
      () => '',
    ),
  ).toBe('\n--- /dev/null\n+++ b/g\n@@ -0,0 +1,1 @@\n+y\n');
});

test.each([
  [[], [1], 'No CAL can be compared with the code.\n'],
  [[], [], 'There is no CAL to compare with; run cartwright init --from-code . --out DIR for a first one.\n'],
  [[1], [], 'Nothing is missing: 1 CAL covers what the code calls for.\n'],
  [[1, 2], [3], 'Nothing is missing: 2 CALs cover what the code calls for.\n'],
])('with the CALs %j, and %j unread, of which nothing is missing', (cals, unread, said) => {
  const nothing = { missing: [], stale: [], pastes: [] } as unknown as Parameters<typeof proposalText>[0];
  expect(proposalText({ ...nothing, cals, unread })).toBe(said);
});
