/** Every workflow of the pages, run by each of its events on a repository with an old error, from a clone as deep as it says. */
import { expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse } from 'yaml';
import { addressOf } from '../../src/tools/addresses.ts';
import { ROOT } from '../support/cli.ts';
import { repositoryWith } from '../support/github/judged-table.ts';
import { EVENTS, good, Stage, type PullPayload } from '../support/github/stage.ts';
import { expectGolden } from '../support/golden.ts';
import { PAGE_WORKFLOWS } from '../support/page-workflows.ts';
import { scratch } from '../support/scratch.ts';

interface Step {
  readonly uses?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}
interface Job {
  readonly uses?: string;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly steps?: readonly Step[];
}
interface Workflow {
  readonly on: Readonly<Record<string, unknown>>;
  readonly jobs: Readonly<Record<string, Job>>;
}
interface Called extends Workflow {
  readonly on: {
    readonly workflow_call: { readonly inputs: Readonly<Record<string, { readonly default?: unknown }>> };
  };
}

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const { repository } = addressOf(JSON.parse(read('package.json')) as Parameters<typeof addressOf>[0]);
const workflows = PAGE_WORKFLOWS.map(({ page, text }, at) => ({
  name: `${page} ${PAGE_WORKFLOWS.slice(0, at + 1).filter((other) => other.page === page).length}`,
  workflow: parse(text) as Workflow,
}));

/** The steps of a job; of one that calls our reusable workflow the steps of that, with its inputs filled in. */
function stepsOf({ uses, steps = [], with: given = {} }: Job): readonly Step[] {
  if (uses?.startsWith(`${repository}/.github/workflows/check.yml@`) !== true) return steps;
  const text = read('.github/workflows/check.yml');
  const { inputs } = (parse(text) as Called).on.workflow_call;
  const value = (name: string): unknown => given[name] ?? inputs[name]?.default ?? '';
  const filled = text.replace(/\$\{\{ inputs\.([\w-]+) \}\}/g, (_, name: string) => String(value(name)));
  return Object.values((parse(filled) as Workflow).jobs).flatMap((job) => job.steps ?? []);
}

/** What a runner makes of the expressions that the pages use. */
function filledIn(value: unknown): string {
  return String(value).replace('${{ matrix.package }}', '.').replace('${{ runner.temp }}/cartwright', 'out');
}

test('each check of the pages, by its events', async () => {
  const folder = good();
  writeFileSync(join(folder, 'old.cal.yaml'), 'schemaVersion: cart.cal/1\nid: old\n');
  const { commits } = repositoryWith(folder, (top) => writeFileSync(join(top, 'NOTES.md'), 'more\n'));
  execFileSync('git', ['update-ref', 'refs/heads/merged', commits.merge], { cwd: folder });
  const pull = structuredClone(EVENTS['pull_request']) as PullPayload;
  Object.assign(pull.pull_request.head, { sha: commits.head });
  Object.assign(pull.pull_request.base, { sha: commits.base, ref: 'main' });
  const payloads: Readonly<Record<string, object>> = {
    pull_request: pull,
    merge_group: { merge_group: { base_sha: commits.base, head_sha: commits.merge } },
  };
  const said: string[] = [];
  for (const { name, workflow } of workflows) {
    for (const job of Object.values(workflow.jobs)) {
      const steps = stepsOf(job);
      const own = steps.find(({ uses = '' }) => uses.startsWith(`${repository}@`));
      const { command = 'auto', ...inputs } = own?.with ?? {};
      // What posts, proposes or releases is run by tests of its own.
      if (own === undefined || command !== 'auto' || 'signing-key' in inputs) continue;
      const depth = String(steps.find(({ uses }) => uses?.startsWith('actions/checkout@'))?.with?.['fetch-depth'] ?? 1);
      for (const event of Object.keys(workflow.on)) {
        const stage = await Stage.open();
        stage.github.world.pulls.set(2, { headSha: commits.head, files: [] });
        const clone = join(scratch(), 'clone');
        const depths = depth === '0' ? [] : [`--depth=${depth}`];
        const from = pathToFileURL(folder).href;
        execFileSync('git', ['clone', '-q', ...depths, '--branch', 'merged', from, clone]);
        // A token that is not persisted fetches nothing more of a private repository.
        execFileSync('git', ['remote', 'remove', 'origin'], { cwd: clone });
        const { code, stdout } = await stage.act(clone, {
          event,
          payload: payloads[event] ?? {},
          inputs: Object.fromEntries(Object.entries(inputs).map(([key, value]) => [key, filledIn(value)])),
          env: { GITHUB_SHA: commits.merge },
        });
        const [, no, ok] = /^(?:::error title=cartwright::(.*)|((?:not )?ok: .*))$/m.exec(stdout) ?? [];
        const posts = stage.github.calls.filter(({ line }) => /^(?:POST|PATCH|PUT) \/repos/.test(line)).length;
        said.push(`${name}, ${event}, depth ${depth}: exit ${code}, ${posts} posts, ${no ?? ok}`);
        await stage.close();
      }
    }
  }
  expectGolden('github/workflows.txt', `${said.join('\n')}\n`);
}, 300_000);

test('a pull request that gets another base is judged anew, by every workflow of the pages', () => {
  const deaf = workflows.filter(({ workflow: { on } }) => {
    const { types } = (on['pull_request'] ?? {}) as { readonly types?: readonly string[] };
    return 'pull_request' in on && types?.includes('edited') !== true;
  });
  expect(deaf).toEqual([]);
});
