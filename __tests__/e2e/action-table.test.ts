import { expect, test } from '@jest/globals';
import { expectGolden } from '../support/golden.ts';
import {
  left,
  repositoryOf,
  reportOf,
  runEvent,
  runSecondStage,
  type Change,
  type Checkout,
  type Repository,
  type Token,
} from '../support/github/judged-table.ts';
import { good, Stage } from '../support/github/stage.ts';

const repositories = new Map<Change, Repository>();

function repository(change: Change): Repository {
  const known = repositories.get(change) ?? repositoryOf(change);
  repositories.set(change, known);
  return known;
}

async function row(title: string, work: (stage: Stage) => Promise<string>): Promise<string> {
  const stage = await Stage.open();
  try {
    return `## ${title}\n\n${await work(stage)}\n`;
  } finally {
    await stage.close();
  }
}

/*
 * Chosen from event × checkout × token × change (9 × 5 × 4 × 3, each run half a second): on pull_request every checkout, token and
 * change, and tokens that may not write with each change; for the other events each of their answers. A checkout that gives no verdict
 * gives none whatever the token and the change are, and no event but those of pull requests uses a token.
 */
const ROWS: readonly (readonly [event: string, checkout: Checkout, token: Token, change: Change])[] = [
  ['pull_request', 'merge', 'write', 'well'],
  ['pull_request', 'merge', 'read-only', 'refused'],
  ['pull_request', 'merge', 'missing', 'exit 2'],
  ['pull_request', 'merge', 'write', 'exit 2'],
  ['pull_request', 'head', 'write', 'refused'],
  ['pull_request', 'head', 'wrong', 'well'],
  ['pull_request', 'head', 'read-only', 'exit 2'],
  ['pull_request', 'base', 'write', 'well'],
  ['pull_request', 'base', 'read-only', 'refused'],
  ['pull_request', 'other', 'write', 'refused'],
  ['pull_request', 'no git', 'write', 'well'],
  ['pull_request_target', 'base', 'write', 'well'],
  ['pull_request_target', 'head', 'write', 'refused'],
  ['pull_request_target', 'merge', 'missing', 'well'],
  ['push', 'merge', 'write', 'well'],
  ['push', 'other', 'wrong', 'refused'],
  ['push', 'merge', 'write', 'exit 2'],
  ['merge_group', 'merge', 'write', 'refused'],
  ['merge_group', 'base', 'missing', 'well'],
  ['schedule', 'merge', 'read-only', 'well'],
  ['schedule', 'other', 'write', 'refused'],
  ['workflow_dispatch', 'head', 'write', 'well'],
  ['workflow_dispatch', 'no git', 'write', 'refused'],
  ['release', 'merge', 'write', 'well'],
  ['release', 'base', 'write', 'refused'],
];

test('what each event leaves, by its checkout, token and change', async () => {
  const rows: string[] = [];
  for (const [event, checkout, token, change] of ROWS) {
    const title = [event, checkout, token, change].join(', ');
    const made = repository(change);
    rows.push(
      await row(title, async (stage) => left(stage, await runEvent(stage, made, { event, checkout, token }), made)),
    );
  }
  expectGolden('github/events.txt', rows.join('\n'));
}, 300_000);

test('what the second stage makes of a run, by how it ended and what it left', async () => {
  const made = repository('well');
  let report = '';
  await row('first stage', async (stage) => {
    report = reportOf(await runEvent(stage, made, { event: 'pull_request', checkout: 'merge', token: 'read-only' }));
    return '';
  });
  const foreign = report.replace(/"id":\s*42/, '"id":41');
  expect(foreign).not.toBe(report);
  const rows: string[] = [];
  for (const [conclusion, name, text] of [
    ['success', 'its report', report],
    ['failure', 'its report', report],
    ['success', 'the report of another run', foreign],
    ['failure', 'no report', undefined],
    ['cancelled', 'no report', undefined],
    ['skipped', 'no report', undefined],
  ] as const) {
    rows.push(
      await row(`${conclusion}, ${name}`, async (stage) =>
        left(stage, await runSecondStage(stage, made, { conclusion, report: text }), made),
      ),
    );
  }
  expectGolden('github/second-stage.txt', rows.join('\n'));
}, 120_000);

test('legs of a matrix: a comment of its own for each', async () => {
  const stage = await Stage.open();
  const { world } = stage.github;
  try {
    const workspace = good();
    const legs = [{ hosts: 'hosts/*.host.yaml' }, { cals: 'cal/*.cal.yaml' }, { packages: 'agents/builder' }];
    const run = (): Promise<unknown> => Promise.all(legs.map((inputs) => stage.act(workspace, { inputs })));
    await run();
    await run();
    expect(world.comments.map(({ body }) => body.split('\n')[2]).sort()).toEqual([
      '**cals** `cal/*.cal.yaml`',
      '**hosts** `hosts/*.host.yaml`',
      '**packages** `agents/builder`',
    ]);
    expect(new Set(world.comments.map(({ body }) => body.split('\n')[0])).size).toBe(legs.length);
    await stage.act(workspace, { inputs: { packages: 'agents/builder', strict: 'yes' } });
    const headings = world.comments.map(({ body }) => /^## .*$/m.exec(body)?.[0]);
    expect(headings.filter((heading) => heading?.includes('could not judge'))).toEqual([
      '## ❌ cartwright: could not judge `ec26c3e57ca3`',
    ]);
  } finally {
    await stage.close();
  }
}, 120_000);
