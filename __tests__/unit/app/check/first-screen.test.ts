import { expect, test } from '@jest/globals';
import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { nodeFileSystem } from '../../../../src/adapters/fs/node-fs.ts';
import { answerOf, policyOf, type Policy } from '../../../../src/core/result/answer.ts';
import { renderComment } from '../../../../src/core/report/markdown/comment.ts';
import type { Cause } from '../../../../src/core/report/causes/cause.ts';
import { compareReports, type Changes } from '../../../../src/core/report/compare.ts';
import type { CheckReport } from '../../../../src/core/result/results.ts';
import { checkFolders } from '../../../support/check.ts';
import { exampleWithoutFindings } from '../../../support/cli.ts';
import { scratch } from '../../../support/scratch.ts';
import { expectGolden } from '../../../support/golden.ts';
import { finding, reportOf } from '../../../support/reports.ts';
import { untracked } from '../../../support/untracked.ts';

const [BASE, HEAD] = ['9d555a2b7c0e4f13a8d6e9f0b1c2d3e4f5a6b7c8', '0123456789abcdef0123456789abcdef01234567'];
const CAL = 'cal/ship-a-feature.cal.yaml';
const LAPTOP = 'hosts/laptop.host.yaml';
const PACKAGE = 'agents/builder/cartridge.yaml';

/** What a change does to a folder. */
type Edit = (folder: string) => void;

const replace =
  (file: string, from: string, to: string): Edit =>
  (folder) => {
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8');
    expect(text).toContain(from);
    writeFileSync(path, text.replace(from, to));
  };
const remove =
  (path: string): Edit =>
  (folder) =>
    rmSync(join(folder, path), { recursive: true });
const move =
  (from: string, to: string): Edit =>
  (folder) => {
    mkdirSync(dirname(join(folder, to)), { recursive: true });
    renameSync(join(folder, from), join(folder, to));
  };
const all =
  (...edits: readonly Edit[]): Edit =>
  (folder) =>
    edits.forEach((edit) => edit(folder));
const nothing: Edit = () => undefined;

/** A second package that staffs the reviewer, who is required then. */
const reviewed: Edit = (folder) => {
  cpSync(join(folder, 'agents/builder'), join(folder, 'agents/reviewer'), { recursive: true });
  const file = 'agents/reviewer/cartridge.yaml';
  replace(file, 'pipeline-builder', 'pipeline-reviewer')(folder);
  replace(file, 'role: devops_engineer', 'role: security_expert')(folder);
  replace(
    CAL,
    '    required: false\n    slot: { role: security_expert }',
    '    slot: { role: security_expert }',
  )(folder);
};

interface Compared {
  readonly report: CheckReport;
  readonly changes: Changes;
}

async function compared(before: Edit, change: Edit): Promise<Compared> {
  return comparedFolders(...foldersOf(before, change));
}

function foldersOf(before: Edit, change: Edit): [base: string, head: string] {
  const base = exampleWithoutFindings();
  before(base);
  const head = scratch();
  cpSync(base, head, { recursive: true });
  change(head);
  return [base, head];
}

async function comparedFolders(base: string, head: string): Promise<Compared> {
  const files = nodeFileSystem(base, untracked);
  const { comparison } = await checkFolders(nodeFileSystem(head, untracked), '2026-10-01T00:00:00Z', {
    named: { cartridges: [] },
    // Everything may differ, as in git's index.
    staged: true,
    base: { name: BASE, sha: BASE, files, differing: new Set(), readCode: (...args) => files.readFile(...args) },
  });
  if (comparison === undefined) throw new Error('a base is compared with');
  return comparison;
}

const TARGET = { serverUrl: 'https://github.com', repository: 'octo/repo', sha: HEAD, prefix: '' };

function comment({ report, changes }: Compared, policy?: Policy): string {
  const origin = { sha: HEAD, runId: 42, runAttempt: 1 };
  const judged = { sha: HEAD, base: { sha: BASE, branch: 'main' } };
  return renderComment(
    { report, changes, target: TARGET, judged, ...(policy === undefined ? {} : { policy }) },
    { key: 'ci.yml/check', origin },
  ).text.replace(`cartwright ${report.tool.version}`, 'cartwright VERSION');
}

const unable = replace(PACKAGE, '  - { taskType: build-dag, stack: [airflow, python], domain: data }\n', '');
const restore: Edit = (folder) => cpSync(exampleWithoutFindings(), folder, { recursive: true });
const small = replace(LAPTOP, 'contextWindowTokens: 128000', 'contextWindowTokens: 64000');

test.each<[name: string, before: Edit, change: Edit]>([
  ['host', nothing, small],
  ['tool', nothing, replace(LAPTOP, 'scopes: [dispatch]', 'scopes: [exec]')],
  ['package', nothing, replace(PACKAGE, 'minContextWindowTokens: 100000', 'minContextWindowTokens: 150000')],
  [
    'cal',
    nothing,
    replace(
      CAL,
      'rac:\n',
      "rac:\n  - { id: rollback, kind: runbook, description: How to roll back., check: { type: file-glob, hint: 'docs/rollback.md' } }\n",
    ),
  ],
  ['document', nothing, remove('docs/overview.md')],
  ['capability', nothing, unable],
  ['configuration', nothing, replace('cartwright.yaml', 'hosts/*.host.yaml', 'hosts/laptop.host.yaml')],
  ['profile', nothing, remove(LAPTOP)],
  [
    'rename',
    nothing,
    all(move('agents/builder', 'agents/dagger'), move(CAL, 'cal/ship.cal.yaml'), move(LAPTOP, 'hosts/desk.host.yaml')),
  ],
  [
    'two-packages',
    reviewed,
    all(
      replace(PACKAGE, '[airflow, python]', '[dagster]'),
      replace('agents/reviewer/cartridge.yaml', 'role: security_expert', 'role: data_engineer'),
    ),
  ],
  ['confirmation', nothing, replace('rac-confirmations.yaml', 'on-call-runbook', 'another-runbook')],
  ['fix', all(unable, remove('docs/overview.md')), restore],
  ['widened', small, restore],
  ['workflow-deleted', remove('docs/overview.md'), remove(CAL)],
  ['nothing', nothing, nothing],
  ['still-wrong', small, nothing],
])('the comment of a change: %s', async (name, before, change) => {
  expectGolden(`first-screen/${name}.md`, comment(await compared(before, change)));
});

const STRICT = policyOf('error', true);

test('a version that takes too small a step is a finding at its line, and with strict the answer is no', async () => {
  const made = await compared(
    nothing,
    replace(PACKAGE, 'minContextWindowTokens: 100000', 'minContextWindowTokens: 120000'),
  );
  const { report } = made;
  expect(report.diagnostics).toEqual([
    {
      rule: 'package/small-step',
      level: 'warning',
      message: '"agents/builder" asks more: needs a major step, version still 1.2.0',
      path: PACKAGE,
      range: { start: { line: 4, column: 10 }, end: { line: 4, column: 15 } },
      pointer: '/version',
      help: 'raise the version by that step: hosts that accepted the version before may not accept this one',
    },
  ]);
  expect([answerOf(report).line, answerOf(report, STRICT).line]).toEqual([
    'ok: 1 CAL ready, 2 hosts accept, 1 promise, 1 warning',
    'not ok: 1 warning',
  ]);
  expect(aboveTheFold(comment(made))).toContain(
    '## ⏳ nothing breaks; ok: 1 CAL ready, 2 hosts accept, 1 promise, 1 warning\n',
  );
  expectGolden('first-screen/step.md', comment(made, STRICT));
});

test('what is relaxed fails a strict step, and is said to be new', async () => {
  const made = await compared(nothing, remove(LAPTOP));
  expectGolden('first-screen/profile-strict.md', aboveTheFold(comment(made, STRICT)));
});

test('the finding of a refusal is at the changed line of the host, and the floor is related', async () => {
  const { report } = await compared(nothing, small);
  expect(report.diagnostics).toEqual([
    {
      rule: 'handshake/refuse',
      level: 'error',
      message: 'host "laptop" refuses "agents/builder": model.minContextWindowTokens (offers 64000, asked 100000)',
      path: LAPTOP,
      range: { start: { line: 7, column: 46 }, end: { line: 7, column: 51 } },
      pointer: '/model/contextWindowTokens',
      help: 'run cartwright handshake agents/builder --host hosts/laptop.host.yaml for what each role lacks, and what fixes it',
      related: [
        {
          message: 'asks for 100000',
          path: PACKAGE,
          range: { start: { line: 14, column: 36 }, end: { line: 14, column: 42 } },
        },
      ],
    },
  ]);
});

test('a refusal of two hosts is at the first changed line, and the other is related', async () => {
  const workbench = 'hosts/workbench.host.yaml';
  const { report } = await compared(
    nothing,
    all(small, replace(workbench, 'contextWindowTokens: 200000', 'contextWindowTokens: 64000')),
  );
  const place = (path: string, line: number, from: number, to: number) => ({
    path,
    range: { start: { line, column: from }, end: { line, column: to } },
  });
  expect(report.diagnostics).toEqual([
    {
      rule: 'handshake/refuse',
      level: 'error',
      message:
        '2 hosts ("laptop", "workbench") refuse "agents/builder": model.minContextWindowTokens (offers 64000, asked 100000)',
      ...place(LAPTOP, 7, 46, 51),
      pointer: '/model/contextWindowTokens',
      help: 'run cartwright handshake agents/builder --host PROFILE for what each role lacks, and what fixes it',
      related: [
        { message: 'asks for 100000', ...place(PACKAGE, 14, 36, 42) },
        {
          message: 'host "workbench": context window 200000 → 64000, needs 100000',
          ...place(workbench, 6, 46, 51),
        },
      ],
    },
  ]);
});

test('the cause lies in the project of what breaks', async () => {
  const nested: Edit = (folder) => cpSync(exampleWithoutFindings(), join(folder, 'team'), { recursive: true });
  const { changes, report } = await compared(
    nested,
    all(remove('team/docs/overview.md'), replace('team/rac-confirmations.yaml', 'on-call-runbook', 'another-runbook')),
  );
  const { causes = [] } = changes;
  expect(causes.map(({ kind, subject, why, place }) => [kind, subject, why, place?.path, place?.change])).toEqual([
    [
      'not ready',
      `team/${CAL}`,
      'team/docs/overview.md, deleted here, was all that confirmed "code-wiki"',
      'team/docs/overview.md',
      'deleted',
    ],
  ]);
  expect(report.projects?.map(({ root, summary }) => [root, summary.errors])).toEqual([
    ['.', 0],
    ['team', 1],
  ]);
});

test.each([
  [1, 'docs/a.md and 1 more, deleted here, were all that confirmed "code-wiki"'],
  [3, 'docs/a.md and 3 more, deleted here, were all that confirmed "code-wiki"'],
])('with %i other documents all that confirmed an item is gone', async (others, why) => {
  const names = ['a', 'b', 'c'].slice(0, others);
  const before: Edit = (folder) => names.forEach((name) => writeFileSync(join(folder, `docs/${name}.md`), '# Map\n'));
  const { changes } = await compared(before, remove('docs'));
  expect(changes.causes?.map((cause) => cause.why)).toEqual([why]);
});

test('what becomes a project of its own, or a part of the one above, is judged as before', async () => {
  const part: Edit = (folder) => {
    cpSync(exampleWithoutFindings(), join(folder, 'team'), { recursive: true });
    rmSync(join(folder, 'team/cartwright.yaml'));
    replace('cartwright.yaml', 'packages: [agents/*]\nhosts: [hosts/*.host.yaml]\n', '')(folder);
  };
  const own: Edit = (folder) => writeFileSync(join(folder, 'team/cartwright.yaml'), '');
  for (const [before, change] of [
    [part, own],
    [all(part, own), remove('team/cartwright.yaml')],
  ] as const) {
    const { changes } = await compared(before, change);
    // A project of its own meets its own hosts.
    const judged = (changes.relaxed ?? []).filter(({ id }) => id.startsWith('judged:') && id !== 'judged:hosts');
    expect(judged).toEqual([]);
  }
});

/** Many packages, many workflows. */
const many =
  (packages: number, workflows: number): Edit =>
  (folder) => {
    for (let i = 0; i < packages; i++) {
      cpSync(join(folder, 'agents/builder'), join(folder, `agents/builder-${i}`), { recursive: true });
      replace(`agents/builder-${i}/cartridge.yaml`, 'pipeline-builder', `pipeline-builder-${i}`)(folder);
    }
    const cal = readFileSync(join(folder, CAL), 'utf8');
    for (let i = 0; i < workflows; i++)
      writeFileSync(
        join(folder, `cal/flow-${i}.cal.yaml`),
        cal.replace('id: ship-a-feature', `id: flow-${i}`).replace('name: Ship', `name: ${i} Ship`),
      );
  };

let crowd: string | undefined;

/** A change among 12 packages and 300 workflows, which are written once for all tests. */
function comparedInCrowd(change: Edit): Promise<Compared> {
  if (crowd === undefined) {
    crowd = exampleWithoutFindings();
    many(12, 299)(crowd);
  }
  const head = scratch();
  cpSync(crowd, head, { recursive: true });
  change(head);
  return comparedFolders(crowd, head);
}

/** The part of a comment that everybody sees. */
const aboveTheFold = (text: string): string => text.slice(0, text.indexOf('<details>'));

test('one host among many packages is one row, and so is one document of 300 workflows', async () => {
  const { report, changes } = await comparedInCrowd(all(small, remove('docs/overview.md')));
  expect([changes.causes?.length, report.summary.errors]).toEqual([13 + 300, 13 + 300]);
  const text = comment({ report, changes });
  expect(text.length).toBeLessThanOrEqual(60_000);
  expectGolden('first-screen/many.md', aboveTheFold(text));
}, 60_000);

test('one host that is changed among 300 workflows', async () => {
  const made = await comparedInCrowd(small);
  expect(comment(made).length).toBeLessThanOrEqual(60_000);
  expectGolden('first-screen/many-workflows.md', aboveTheFold(comment(made)));
}, 60_000);

test('a screen of 5,000 causes is as long as one of seven, and the comment keeps its limit', () => {
  const place = { path: LAPTOP, pointer: '', change: 'changed' } as const;
  const cause = (i: number): Cause => ({
    kind: 'refuse',
    subject: `agents/${i}`,
    host: 'laptop',
    profile: LAPTOP,
    before: 'accept',
    after: 'refuse',
    why: `reason ${i}`,
    place: { ...place, range: { start: { line: i + 1, column: 1 }, end: { line: i + 1, column: 2 } } },
    related: [],
  });
  const findings = Array.from({ length: 5000 }, (_, i) => finding('handshake/refuse', 'error', LAPTOP, i + 1));
  const report = reportOf(findings);
  const { verdicts, hosts, rac, introduced, fixed } = compareReports(reportOf([]), report);
  const changes = { verdicts, hosts, rac, introduced, fixed, causes: findings.map((_, i) => cause(i)) };
  const text = comment({ report, changes });
  expect(text.length).toBeLessThanOrEqual(60_000);
  const rows = aboveTheFold(text)
    .split('\n')
    .filter((line) => line.startsWith('| '));
  expect(rows.length).toBe(2 + 6);
  expect(rows.at(-1)).toBe('| … and 4,995 more | below |  |');
});
