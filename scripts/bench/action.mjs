// A step of the Action against an empty process: a push, and a pull request that is compared with its base and gets a comment.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { paired, row } from './paired.mjs';

export const title = 'Steps of the Action, against node -e 0';

const root = fileURLToPath(new URL('../../', import.meta.url));

export async function run(runs) {
  const folder = mkdtempSync(join(tmpdir(), 'cartwright-bench-'));
  const workspace = join(folder, 'workspace');
  const [base, head] = commits(workspace);
  const github = spawn(process.execPath, [join(root, 'scripts/bench/peers/github.mjs'), head]);
  try {
    const [said] = await once(github.stdout, 'data');
    const step = (event, payload) => environment(folder, workspace, { event, payload, head, api: String(said).trim() });
    const pull = {
      number: 1,
      pull_request: {
        number: 1,
        head: { sha: head, repo: { full_name: 'o/r' } },
        base: { sha: base, ref: 'main', repo: { full_name: 'o/r' } },
      },
    };
    const main = [process.execPath, join(root, 'dist/action/index.js')];
    const empty = [process.execPath, '-e', '0'];
    row('a push', paired(main, empty, runs, { cwd: workspace, env: step('push', {}) }), 5);
    row(
      'a pull request with a comment',
      paired(main, empty, runs, { cwd: workspace, env: step('pull_request', pull) }),
      9,
    );
  } finally {
    github.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The example in two commits: a page is changed. */
function commits(workspace) {
  cpSync(join(root, 'examples/data-pipeline'), workspace, { recursive: true });
  const git = (...args) => execFileSync('git', args, { cwd: workspace, encoding: 'utf8' }).trim();
  const commit = () => {
    git('add', '-A');
    git('-c', 'user.name=t', '-c', 'user.email=t@example.org', '-c', 'commit.gpgsign=false', 'commit', '-qm', 'x');
    return git('rev-parse', 'HEAD');
  };
  git('init', '-q');
  const first = commit();
  writeFileSync(
    join(workspace, 'docs/overview.md'),
    `${readFileSync(join(workspace, 'docs/overview.md'), 'utf8')}\nMore.\n`,
  );
  return [first, commit()];
}

/** What a runner gives a step. */
function environment(folder, workspace, { event, payload, head, api }) {
  const place = join(folder, event);
  mkdirSync(join(place, 'temp'), { recursive: true });
  const file = (name, text = '') => {
    writeFileSync(join(place, name), text);
    return join(place, name);
  };
  const { inputs } = parse(readFileSync(join(root, 'action.yml'), 'utf8'));
  const given = Object.entries(inputs).map(([name, { default: preset = '' }]) => [
    `INPUT_${name.replaceAll(' ', '_').toUpperCase()}`,
    name === 'github-token' ? 'ghs_thejobsowntoken' : String(preset),
  ]);
  return {
    PATH: process.env.PATH,
    HOME: place,
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_WORKSPACE: workspace,
    GITHUB_EVENT_NAME: event,
    GITHUB_EVENT_PATH: file('event.json', JSON.stringify(payload)),
    GITHUB_REPOSITORY: 'o/r',
    GITHUB_SHA: head,
    GITHUB_REF: 'refs/heads/main',
    GITHUB_RUN_ID: '42',
    GITHUB_RUN_ATTEMPT: '1',
    GITHUB_JOB: 'check',
    GITHUB_WORKFLOW: 'ci',
    GITHUB_ACTOR: 'octocat',
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_API_URL: api,
    GITHUB_OUTPUT: file('output'),
    GITHUB_STEP_SUMMARY: file('summary.md'),
    RUNNER_TEMP: join(place, 'temp'),
    ...Object.fromEntries(given),
  };
}
