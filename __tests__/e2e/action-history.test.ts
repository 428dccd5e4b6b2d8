/** What the Action does over histories of a pull request: each was wrong once. */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { generateKeyPairSync } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkedOut, repositoryWith } from '../support/github/judged-table.ts';
import { PullRequest } from '../support/github/pull-request.ts';
import type { StepResult } from '../support/github/run-action.ts';
import { CAL, EVENTS, good, said, Stage, type PullPayload } from '../support/github/stage.ts';
import { READ_ONLY, TOKEN } from '../support/github/world.ts';

let stage: Stage;
beforeEach(async () => {
  stage = await Stage.open();
});
afterEach(() => stage.close());

/** The last line of a report that is not hidden, above the folded part. */
const heading = (text: string): string | undefined => /^## .*$/m.exec(text)?.[0];
const rows = (text: string): string[] =>
  [...text.matchAll(/^\| .* \|$/gm)].map(([row]) => row.replaceAll(/\]\(http[^)]*\)/g, ']')).slice(2);

/** The open threads: where they stand, and what they say. */
function open(): string[] {
  const { reviewComments, resolved } = stage.github.world;
  return reviewComments
    .filter(({ id, replyTo }) => replyTo === undefined && !resolved.has(id))
    .map(({ path, line, body }) => `${path}:${line} ${body.replace(/\(http[^)]*\)/g, '').split('\n')[1]}`);
}

describe('a merge queue, with an old error at its base', () => {
  const made = (): ReturnType<typeof repositoryWith> => {
    const folder = good();
    writeFileSync(join(folder, 'old.cal.yaml'), 'schemaVersion: cart.cal/1\nid: old\n');
    return repositoryWith(folder, (top) => writeFileSync(join(top, 'NOTES.md'), 'more\n'));
  };
  const queue = (repository: ReturnType<typeof made>, inputs: Record<string, string> = {}): Promise<StepResult> => {
    const payload = { merge_group: { base_sha: repository.commits.base, head_sha: repository.commits.merge } };
    const job = { event: 'merge_group', payload, env: { GITHUB_SHA: repository.commits.merge } };
    return stage.act(checkedOut(repository, 'merge'), { ...job, inputs: { 'changed-only': 'true', ...inputs } });
  };

  test('changed-only holds: what was wrong before ejects nothing', async () => {
    const result = await queue(made());
    expect([result.code, heading(result.summary)]).toEqual([0, '## ✅ nothing breaks']);
  });

  test('without changed-only the error stays, and is said to be as before', async () => {
    const result = await queue(made(), { 'changed-only': 'false' });
    expect([result.code, heading(result.summary)]).toEqual([
      1,
      '## ❌ not ok: 4 errors, 1 CAL not ready; as before, this change breaks nothing',
    ]);
  });

  test('where the base is not here everything is judged, and a warning says why', async () => {
    const repository = made();
    const payload = { merge_group: { base_sha: 'e'.repeat(40), head_sha: repository.commits.merge } };
    const job = { event: 'merge_group', payload, env: { GITHUB_SHA: repository.commits.merge } };
    const inputs = { 'changed-only': 'true' };
    const result = await stage.act(checkedOut(repository, 'merge'), { ...job, inputs });
    expect([result.code, said(result, 'warning')]).toEqual([
      1,
      [
        'no comparison with the base, whose commit is not here (checkout with fetch-depth: 2 brings it, of a queue that rebases fetch-depth: 0); everything is judged',
      ],
    ]);
  });
});

describe('a review with equal errors', () => {
  const WRONG = (lines: readonly number[]): string => lines.map((line) => `${CAL}:${line}`).join(' ');
  const places = (): string =>
    open()
      .map((each) => each.split(' ')[0])
      .join(' ');

  const rename = (pull: PullRequest) => () => {
    pull.edit(CAL, '{ id: gate,', '{ id: door,');
    pull.edit(CAL, 'edges:\n', 'edges: # one after the other\n');
    pull.edit(CAL, /$/, '# the end\n');
  };

  test('the thread of the one that is fixed is closed, and no other', async () => {
    const pull = new PullRequest(stage);
    const lines = readFileSync(join(pull.folder, CAL), 'utf8').split('\n');
    const first = lines.findIndex((line) => line.includes('from: review')) + 1;
    await pull.push(rename(pull));
    const wrong = [first, first + 1, first + 2];
    expect(places()).toBe(WRONG(wrong));
    await pull.push(() => pull.edit(CAL, '{ from: review, to: gate }', '{ from: review, to: door }'));
    expect(places()).toBe(WRONG(wrong.slice(1)));
    const replies = stage.github.world.reviewComments.filter(({ replyTo }) => replyTo !== undefined);
    expect(
      replies.map(({ replyTo }) => stage.github.world.reviewComments.findIndex(({ id }) => id === replyTo)),
    ).toEqual([0]);
  });

  test('a line above them moves the threads, and closes none', async () => {
    const pull = new PullRequest(stage);
    await pull.push(rename(pull));
    const before = stage.github.world.reviewComments.map(({ line }) => (line ?? 0) + 1);
    await pull.push(() => pull.edit(CAL, 'edges:', '# how they follow\nedges:'));
    expect([places(), stage.github.world.resolved.size]).toEqual([WRONG(before), 0]);
  });
});

test('a new CAL that is pending has a row, a thread, and what to write', async () => {
  const pull = new PullRequest(stage);
  const result = await pull.push(() => {
    const text = readFileSync(join(pull.folder, CAL), 'utf8').replace('id: ship-a-feature', 'id: second');
    const changed = text
      .replaceAll('on-call-runbook', 'second-runbook')
      .replace('action: Review the pipeline', 'action: TODO');
    writeFileSync(join(pull.folder, 'cal/second.cal.yaml'), changed);
  });
  const [review] = stage.github.world.reviews;
  const add = 'add to `rac-confirmations.yaml`: `- { id: second-runbook, by: NAME, at: YYYY-MM-DD }`';
  const file = '[`cal/second.cal.yaml`]: **pending** (new)';
  expect([result.code, heading(review?.body ?? ''), rows(review?.body ?? '').slice(0, 2), open()]).toEqual([
    0,
    '## ⏳ This change makes 1 CAL pending',
    [
      `| ${file} | \`second-runbook\`: not confirmed yet | [\`cal/second.cal.yaml:30\`] (added here); ${add} |`,
      `| ${file} | the action of task \`review\` is a TODO | [\`cal/second.cal.yaml:60\`] (added here) |`,
    ],
    [
      'cal/second.cal.yaml:30 ⚠️ [`pending`]: `second-runbook`: not confirmed yet',
      'cal/second.cal.yaml:60 ⚠️ [`pending`]: the action of task `review` is a TODO',
    ],
  ]);
});

describe('suggestions', () => {
  const misspell = (pull: PullRequest) => () => pull.edit(CAL, 'kind: terraform', 'knid: terraform');

  test('stand in the thread of their cause, which is closed when that is fixed by hand', async () => {
    const pull = new PullRequest(stage);
    await pull.push(misspell(pull), { suggest: 'true' });
    const threads = stage.github.world.reviewComments;
    expect(threads.map(({ body }) => body.split('\n').slice(-4))).toEqual([
      ['```suggestion', '    kind: terraform', '```', ''],
    ]);
    await pull.push(() => pull.edit(CAL, 'knid: terraform', 'kind: terraform'), { suggest: 'true' });
    expect(open()).toEqual([]);
  });

  test('beside a comment are closed when they are taken or fixed, and when they are switched off', async () => {
    const pull = new PullRequest(stage);
    const inputs = { comment: 'true', suggest: 'true' };
    await pull.push(misspell(pull), inputs);
    expect(open()).toHaveLength(1);
    await pull.push(() => undefined, { comment: 'true' });
    expect([open(), stage.github.world.reviewComments.at(-1)?.body]).toEqual([
      [],
      `<!-- cartwright-closed -->\nStill there in \`${pull.heads[1]?.slice(0, 12)}\`, and no longer followed here.\n`,
    ]);
    await pull.push(() => undefined, inputs);
    expect(open()).toHaveLength(1);
  });

  test('that cannot be posted are called so', async () => {
    const pull = new PullRequest(stage);
    stage.github.fail({ on: /POST .*\/reviews/, status: 403, message: 'no' });
    const result = await pull.push(misspell(pull), { comment: 'true', suggest: 'true' });
    expect(said(result, 'notice')).toEqual([
      'could not post the suggestions on the pull request (HTTP 403): the token may not do that (no); add to the job: permissions: { pull-requests: write }. The verdict is not affected',
    ]);
  });
});

test('switching `comment` leaves one report, whichever way, and no thread that nobody follows', async () => {
  const pull = new PullRequest(stage);
  const current = (): readonly (readonly string[])[] => {
    const { comments, reviews } = stage.github.world;
    const marked = (all: readonly { readonly body: string }[]): string[] =>
      all.flatMap(({ body }) => (body.startsWith('<!-- cartwright-report') ? [heading(body) ?? ''] : []));
    return [marked(comments), marked(reviews), open().map((each) => each.split(' ')[0] ?? '')];
  };
  const configuration = readFileSync(join(pull.folder, 'cartwright.yaml'));
  const bad = '## ❌ This change makes 1 CAL not ready';
  const at = `${CAL}:26`;
  await pull.push(() => pull.edit(CAL, 'docs/**/*.md', 'handbook/**/*.md'));
  expect(current()).toEqual([[], [bad], [at]]);
  await pull.push(() => undefined, { comment: 'true' });
  expect(current()).toEqual([[bad], [], []]);
  await pull.push(() => undefined, { comment: 'review' });
  expect(current()).toEqual([[], [bad], [at]]);
  await pull.push(() => writeFileSync(join(pull.folder, 'cartwright.yaml'), 'hosst: []\n'), { comment: 'true' });
  expect(current().slice(0, 2)).toEqual([[expect.stringContaining('could not judge')], []]);
  await pull.push(
    () => {
      writeFileSync(join(pull.folder, 'cartwright.yaml'), configuration);
      pull.edit(CAL, 'handbook/**/*.md', 'docs/**/*.md');
    },
    { comment: 'true' },
  );
  expect(current()).toEqual([['## ✅ nothing breaks'], [], []]);
});

test('a thread that is here again says what is wrong by now', async () => {
  const pull = new PullRequest(stage);
  const host = 'hosts/workbench.host.yaml';
  const set = (from: string | RegExp, to: number) => () => pull.edit(host, from, `contextWindowTokens: ${to}`);
  await pull.push(set(/contextWindowTokens: \d+/, 64000));
  await pull.push(set('contextWindowTokens: 64000', 128000));
  await pull.push(set('contextWindowTokens: 128000', 32000));
  expect(open()).toEqual([expect.stringContaining('offers 32000, asked 100000')]);
});

test('a line that is wrong by what changed elsewhere is not said to be changed', async () => {
  const pull = new PullRequest(stage);
  await pull.push(() => {
    pull.edit(CAL, '{ id: gate,', '{ id: door,');
    writeFileSync(join(pull.folder, 'cartwright.yaml'), 'failOn: error\n');
  });
  const places = rows(stage.github.world.reviews[0]?.body ?? '').map((row) => row.split(' | ').at(-1));
  expect(places.slice(0, 3)).toEqual([`[\`${CAL}:67\`] |`, `[\`${CAL}:68\`] |`, `[\`${CAL}:69\`] |`]);
});

test('a key in the place of a tag never travels', async () => {
  const key = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const { folder } = repositoryWith(good(), (top) => writeFileSync(join(top, 'NOTES.md'), 'more\n'));
  const inputs = { command: 'release', 'release-tag': key, 'signing-key': key };
  const result = await stage.act(folder, { event: 'workflow_dispatch', payload: EVENTS['workflow_dispatch'], inputs });
  expect([result.code, said(result, 'error'), stage.github.calls]).toEqual([
    2,
    [
      'input release-tag holds no name of a tag\n  help: a tag has no white space, none of ~ ^ : ? * [ \\, and 255 characters at most',
    ],
    [],
  ]);
});

describe('code scanning by one input', () => {
  interface Sarif {
    readonly runs: readonly {
      readonly automationDetails: { readonly id: string };
      readonly results: readonly object[];
    }[];
  }
  const scan = async (checkout: 'merge' | 'head', token: string): Promise<StepResult> => {
    const repository = repositoryWith(good(), (top) => writeFileSync(join(top, 'old.cal.yaml'), 'id: old\n'));
    const { base, head, merge } = repository.commits;
    const payload = structuredClone(EVENTS['pull_request']) as PullPayload;
    Object.assign(payload.pull_request.head, { sha: head });
    Object.assign(payload.pull_request.base, { sha: base, ref: 'main' });
    const env = { GITHUB_SHA: merge, GITHUB_REF: 'refs/pull/2/merge' };
    const inputs = { 'upload-sarif': 'true', comment: 'false', 'github-token': token };
    return stage.act(checkedOut(repository, checkout), { payload, env, inputs });
  };

  test('a pull request is scanned as what is checked out, under the category of its job', async () => {
    await scan('merge', TOKEN);
    await scan('head', TOKEN);
    const { scans } = stage.github.world;
    expect(scans.map(({ ref }) => ref)).toEqual(['refs/pull/2/merge', 'refs/pull/2/head']);
    const ids = scans.flatMap(({ text }) =>
      (JSON.parse(text) as Sarif).runs.map(({ automationDetails, results }) => [
        automationDetails.id,
        results.length > 0,
      ]),
    );
    expect(ids).toEqual([
      ['ci/check/', true],
      ['ci/check/', true],
    ]);
  });

  test('a token that may not says which permission is missing, and the verdict stands', async () => {
    const result = await scan('merge', READ_ONLY);
    expect([result.code, said(result, 'notice'), stage.github.world.scans]).toEqual([
      1,
      [
        'could not send the findings to code scanning (HTTP 403): the token may not do that; add to the job: permissions: { security-events: write }. The verdict is not affected',
      ],
      [],
    ]);
  });
});
