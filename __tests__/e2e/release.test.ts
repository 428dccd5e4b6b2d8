import { afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { createHash, generateKeyPairSync } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cartwright, copyOf } from '../support/cli.ts';
import { runAction, type Job, type StepResult } from '../support/github/run-action.ts';
import { readFiles } from '../support/layouts.ts';
import { startGitHub, type GitHubServer } from '../support/github/server.ts';
import { newWorld, READ_ONLY } from '../support/github/world.ts';
import { scratch } from '../support/scratch.ts';

const { events } = JSON.parse(readFileSync(new URL('../fixtures/github/events.json', import.meta.url), 'utf8')) as {
  events: Record<string, object>;
};
const TAG = '0.0.1';
const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const KEY = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const PUBLIC = publicKey.export({ type: 'spki', format: 'pem' }).toString();
const SEED = privateKey.export({ type: 'pkcs8', format: 'der' }).subarray(16);
/** Everything from which the key could be had. */
const SECRETS = [
  KEY.split('\n')[1] ?? '',
  SEED.toString('hex'),
  SEED.toString('base64'),
  SEED.toString('base64url'),
  Buffer.from(KEY).toString('base64'),
];
const NAMES = [
  'pipeline-builder-0.0.1.cart',
  'pipeline-builder-0.0.1.dsse.json',
  'pipeline-builder-0.0.1.harness.json',
  'pipeline-builder-0.0.1.work-bench.compliance.json',
  'SHA256SUMS',
].flatMap((name) => [name, `${name}.sigstore.json`]);

let github: GitHubServer;
let workspace: string;
/** The example, committed and tagged; each test has a copy. */
let tagged: string;
beforeAll(() => {
  workspace = copyOf('examples/data-pipeline');
  const yaml = join(workspace, 'agents/builder/cartridge.yaml');
  writeFileSync(yaml, readFileSync(yaml, 'utf8').replace(/^version: .*$/m, 'version: 0.0.1'));
  // What a host is called need not be what a file can be called.
  const host = join(workspace, 'hosts/workbench.host.yaml');
  writeFileSync(host, readFileSync(host, 'utf8').replace('name: workbench', 'name: "-Work bench-"'));
  git('init', '-q');
  git('add', '-A');
  commit();
  git('tag', TAG);
  tagged = workspace;
});
beforeEach(async () => {
  const world = newWorld('Codertocat/Hello-World', 'a'.repeat(40));
  world.releases.push({ id: 7, tag: TAG, draft: false, assets: [] });
  github = await startGitHub(world);
  workspace = scratch();
  cpSync(tagged, workspace, { recursive: true, preserveTimestamps: true });
});
afterEach(async () => {
  await github.close();
  expect(github.violations).toEqual([]);
});

function git(...args: string[]): string {
  return execFileSync('git', args, {
    cwd: workspace,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], HOME: workspace, GIT_COMMITTER_DATE: '2026-01-02T03:04:05Z' },
  }).trim();
}
function commit(): void {
  git('-c', 'user.name=T', '-c', 'user.email=t@example.org', 'commit', '-qam', 'all', '--date=2026-01-02T03:04:05Z');
}

async function release(job: Partial<Job> = {}): Promise<StepResult> {
  const inputs = { command: 'release', 'signing-key': KEY, hosts: 'hosts/workbench.host.yaml', ...job.inputs };
  const result = await runAction({
    workspace,
    event: 'release',
    payload: events['release'],
    apiUrl: github.url,
    ...job,
    env: { GITHUB_SHA: job.env?.['GITHUB_SHA'] ?? git('rev-parse', 'HEAD'), ...job.env },
    inputs,
  });
  const shown = [result.stdout.replaceAll(/^::add-mask::.*$/gm, ''), result.summary, JSON.stringify(result.outputs)];
  const sent = JSON.stringify(
    github.calls.map(({ line, body }) => [line, Buffer.isBuffer(body) ? body.toString('latin1') : body]),
  );
  for (const text of [...shown, sent]) for (const secret of SECRETS) expect(text).not.toContain(secret);
  return result;
}

const errors = ({ commands }: StepResult): string[] =>
  commands.filter(({ command }) => command === 'error').map(({ data }) => data);
const assets = (): Map<string, Buffer> =>
  new Map(github.world.releases.flatMap((each) => each.assets.map(({ name, bytes }) => [name, bytes] as const)));
const writes = (): string[] => github.calls.map(({ line }) => line).filter((line) => !line.startsWith('GET '));

test('builds, signs, verifies and attaches; a second run changes nothing', async () => {
  const result = await release({ inputs: { out: 'made' } });
  expect([result.code, errors(result)]).toEqual([0, []]);
  expect([...assets().keys()].sort()).toEqual([...NAMES].sort());
  for (const line of (assets().get('SHA256SUMS')?.toString() ?? '').trimEnd().split('\n')) {
    const [sum, name = ''] = line.split('  ');
    expect([
      name,
      createHash('sha256')
        .update(assets().get(name) ?? '')
        .digest('hex'),
    ]).toEqual([name, sum]);
  }
  expect(JSON.parse(result.outputs['cartridges'] ?? '')).toEqual(['made/pipeline-builder-0.0.1.cart']);
  expect(JSON.parse(result.outputs['descriptors'] ?? '')).toEqual([
    'made/pipeline-builder-0.0.1.work-bench.compliance.json',
  ]);
  expect([result.outputs['oci'], existsSync(join(workspace, 'made/oci'))]).toEqual([undefined, false]);
  expect(JSON.parse(result.outputs['rom-digests'] ?? '')).toEqual([expect.stringMatching(/^sha256:[0-9a-f]{64}$/)]);
  expect(result.outputs['compliance']).toBe('accept');
  expect(result.summary).toMatch(/^## ✓ Release `0\.0\.1`: 10 files$/m);

  writeFileSync(join(workspace, 'key.pub.pem'), PUBLIC);
  const verified = cartwright(
    ['verify', 'made/pipeline-builder-0.0.1.cart', '--public-key', 'key.pub.pem', '--format', 'json'],
    {
      cwd: workspace,
    },
  );
  const [outcome] = (JSON.parse(verified.stdout) as { results: Record<string, unknown>[] }).results;
  expect(outcome).toMatchObject({ ok: true, trust: 'local', signedAt: '2026-01-02T03:04:05.000Z' });

  const before = writes().length;
  rmSync(join(workspace, 'made'), { recursive: true });
  const again = await release({ inputs: { out: 'made' } });
  expect([again.code, writes().length]).toEqual([0, before]);
  expect(again.summary).toContain('unchanged');
});

test('a folder within a project is released by the configuration of the project', async () => {
  const inputs = { 'working-directory': 'agents', hosts: '../hosts/workbench.host.yaml' };
  const result = await release({ inputs });
  expect([result.code, errors(result), result.outputs['compliance']]).toEqual([0, [], 'accept']);
  expect([...assets().keys()].sort()).toEqual([...NAMES].sort());
});

test('with oci what was attached is an OCI image layout, too', async () => {
  const result = await release({ inputs: { out: 'made', oci: 'true' } });
  expect([result.code, errors(result)]).toEqual([0, []]);
  expect(JSON.parse(result.outputs['oci'] ?? '')).toEqual(['made/oci:pipeline-builder-0.0.1']);
  expect([...assets().keys()].sort()).toEqual([...NAMES].sort());
  writeFileSync(join(workspace, 'key.pub.pem'), PUBLIC);
  const run = (...args: string[]): unknown => {
    const { code, stderr } = cartwright(args, { cwd: workspace });
    return [code, stderr];
  };
  const demands = ['--public-key', 'key.pub.pem', '--strict'];
  expect(run('verify', 'made/oci:pipeline-builder-0.0.1', ...demands)).toEqual([0, '']);
  expect(run('pack', '--oci', 'again', 'made/pipeline-builder-0.0.1.cart')).toEqual([0, '']);
  expect(readFiles(join(workspace, 'again'))).toEqual(readFiles(join(workspace, 'made/oci')));

  const second = await release({ inputs: { out: 'made', oci: 'true' } });
  expect([second.code, second.outputs['oci']]).toEqual([0, result.outputs['oci']]);
  writeFileSync(join(workspace, 'made/oci/mine.txt'), 'mine');
  const third = await release({ inputs: { out: 'made', oci: 'true' } });
  expect([third.code, third.outputs['oci'], errors(third)]).toEqual([
    2,
    undefined,
    ['made/oci: the folder holds something else: "mine.txt"\n  help: name a folder that is empty, or not there'],
  ]);
});

test('attack 264: a descriptor that would hold a secret of a host is not released', async () => {
  const token = `ghp_${'q8Rt2mXw9Lk4'.repeat(3)}`;
  const host = join(workspace, 'hosts/workbench.host.yaml');
  writeFileSync(host, readFileSync(host, 'utf8').replace('name: execute', `name: run-${token}`));
  commit();
  git('tag', '-f', TAG);
  const result = await release({ inputs: { out: 'made' } });
  const refused =
    'agents/builder/cartridge.yaml: it was not written, since "bindings/0/boundTool" would hold a GitHub token\n  help: remove it from where the text comes from (a server, a configuration, a skill, the code), and replace it wherever it is used';
  expect([result.code, errors(result), [...assets().keys()], existsSync(join(workspace, 'made'))]).toEqual([
    2,
    [refused],
    [],
    false,
  ]);
  expect(result.stdout + result.summary).not.toContain(token);
});

test('a value of oci that is neither yes nor no is refused', async () => {
  const refused = await release({ inputs: { oci: 'maybe' } });
  expect([refused.code, errors(refused)]).toEqual([2, ['input oci is "maybe"\n  help: allowed: true, false']]);
});

test('the folder for what is made may have a name that begins with a dot', async () => {
  const result = await release({ inputs: { out: 'made/.release' } });
  expect([result.code, errors(result)]).toEqual([0, []]);
  expect(JSON.parse(result.outputs['cartridges'] ?? '')).toEqual(['made/.release/pipeline-builder-0.0.1.cart']);
  // What became of each file is in the log, where no summary is read.
  expect(result.stdout.split('\n').filter((line) => NAMES.some((name) => line.endsWith(` ${name}`)))).toEqual(
    NAMES.map((name) => `uploaded ${name}`),
  );
  expect(readdirSync(join(workspace, 'made'), { recursive: true }).sort()).toEqual(
    ['.release', ...NAMES.map((name) => `.release/${name}`)].sort(),
  );
});

test('twenty-six files take twenty-eight requests, and two when nothing is left to do', async () => {
  for (const name of ['second', 'third']) {
    cpSync(join(workspace, 'agents/builder'), join(workspace, 'agents', name), { recursive: true });
    const yaml = join(workspace, 'agents', name, 'cartridge.yaml');
    writeFileSync(yaml, readFileSync(yaml, 'utf8').replace(/^(id: .*)pipeline-builder$/m, `$1${name}`));
  }
  git('add', '-A');
  commit();
  git('tag', '-f', TAG);
  const files = ['pipeline-builder', 'second', 'third'].flatMap((id) =>
    NAMES.slice(0, 8).map((name) => name.replace('pipeline-builder', id)),
  );
  const asked = async (): Promise<string[]> => {
    const before = github.calls.length;
    const result = await release();
    expect([result.code, errors(result)]).toEqual([0, []]);
    return github.calls.slice(before).map(({ line }) => line);
  };
  const releases = '/repos/Codertocat/Hello-World/releases';
  const listed = [`GET ${releases}/tags/${TAG}`, `GET ${releases}/7/assets?per_page=100&page=1`];
  // The sums come last: where they are, everything is.
  const uploaded = [...files, 'SHA256SUMS', 'SHA256SUMS.sigstore.json'].map(
    (name) => `POST ${releases}/7/assets?name=${name}`,
  );
  expect(await asked()).toEqual([...listed, ...uploaded]);
  expect(listed.length + uploaded.length).toBe(28);
  expect(await asked()).toEqual(listed);
});

test.each([
  ['with CRLF', KEY.replaceAll('\n', '\r\n')],
  ['with escaped newlines', KEY.replaceAll('\n', '\\n')],
  ['in base64', Buffer.from(KEY).toString('base64')],
])('a key %s is masked in every form', async (_, key) => {
  const result = await release({ inputs: { 'signing-key': key } });
  expect([result.code, errors(result)]).toEqual([0, []]);
  const masked = result.commands.filter(({ command }) => command === 'add-mask').map(({ data }) => data);
  for (const secret of [SECRETS[0], ...SECRETS.slice(1, 4)]) expect(masked).toContain(secret);
});

test('the key may come from the environment, and is masked there, too', async () => {
  const result = await release({ inputs: { 'signing-key': '' }, env: { CARTWRIGHT_SIGNING_KEY: KEY } });
  expect(result.code).toBe(0);
  expect(result.commands).toContainEqual(expect.objectContaining({ command: 'add-mask', data: SECRETS[0] }));
});

describe('attack 256: a release that asked no host', () => {
  const NOBODY =
    'no host was checked, so it is unknown where these cartridges can run; list host profiles in the input hosts, or add them to the project';
  beforeEach(() => {
    rmSync(join(workspace, 'hosts'), { recursive: true });
    rmSync(join(workspace, 'cartwright.yaml'));
    git('tag', '-d', TAG);
    commit();
    git('tag', TAG);
  });
  const said = ({ code, commands, stdout, outputs, summary }: StepResult): unknown[] => [
    code,
    commands.filter(({ command }) => command === 'warning').map(({ data }) => data),
    stdout.trimEnd().split('\n').at(-1),
    outputs['compliance'],
    summary.split('\n\n').slice(0, 2),
    assets().size,
  ];

  test('says so in a warning, the log, the outputs and the summary', async () => {
    const result = await release({ inputs: { hosts: '' } });
    const head = '## ✓ Release `0.0.1`: 8 files';
    expect(said(result)).toEqual([0, [NOBODY], 'ok: no host asked', 'not judged', [head, `⚠ ${NOBODY}`], 8]);
  });

  test('fails with strict, and nothing is attached', async () => {
    const result = await release({ inputs: { hosts: '', strict: 'true' } });
    const head = '## ✗ Release `0.0.1`: nothing was attached';
    const line = 'not ok: no host asked';
    expect(said(result)).toEqual([1, [NOBODY], `::error title=cartwright::${line}`, 'not judged', [head, line], 0]);
  });
});

describe('nothing is attached', () => {
  test.each([
    ['without a key (attack 101)', { 'signing-key': '' }, /there is no signing key, and nothing is released unsigned/],
    ['with an encrypted key and no passphrase', { 'signing-key': encrypted() }, /it is encrypted/],
    ['with a key that is none', { 'signing-key': 'canary-canary-canary' }, /not a usable signing key/],
    ['with a public key', { 'signing-key': PUBLIC }, /it is a public key/],
    ['for another publisher', { publisher: 'org.other' }, /its publisher is/],
    ['for a tag without a release', { 'release-tag': 'v0.0.1' }, /the tag "v0\.0\.1" has no release/],
  ])('%s: exit 2', async (_, inputs, message) => {
    git('tag', 'v0.0.1');
    const result = await release({ inputs });
    expect([result.code, errors(result)]).toEqual([2, [expect.stringMatching(message)]]);
    expect(errors(result)[0]).not.toContain('canary');
    expect([writes(), existsSync(join(workspace, 'made'))]).toEqual([[], false]);
  });

  test('when a host refuses: exit 1, at the package', async () => {
    const host = join(workspace, 'hosts/workbench.host.yaml');
    writeFileSync(host, readFileSync(host, 'utf8').replace(/contextWindowTokens: \d+/, 'contextWindowTokens: 8'));
    const result = await release();
    expect([result.code, errors(result)]).toEqual([
      1,
      [expect.stringContaining('model.minContextWindowTokens'), 'not ok: 1 error, 1 host refuses'],
    ]);
    expect(result.outputs).toMatchObject({ compliance: 'refuse', cartridges: '[]', 'rom-digests': '[]' });
    expect(result.summary).toContain('nothing was attached');
    expect(github.calls).toEqual([]);
  });

  test('when targets let a package meet none of the hosts that are named: exit 2, at the package', async () => {
    const targets = 'targets: [{ packages: agents/builder, hosts: [hosts/laptop.host.yaml] }]\n';
    writeFileSync(join(workspace, 'cartwright.yaml'), targets);
    const result = await release();
    expect([result.code, errors(result), result.outputs['cartridges']]).toEqual([
      2,
      [
        'agents/builder/cartridge.yaml: its targets exclude all hosts that must accept it\n  help: list the hosts of its targets in the input hosts, or remove the input',
      ],
      undefined,
    ]);
    expect(github.calls).toEqual([]);
  });

  test('only the hosts of its targets have to accept a package', async () => {
    const host = join(workspace, 'hosts/workbench.host.yaml');
    writeFileSync(
      join(workspace, 'hosts/small.host.yaml'),
      readFileSync(host, 'utf8').replace(/contextWindowTokens: \d+/, 'contextWindowTokens: 8'),
    );
    const hosts = 'hosts/small.host.yaml,hosts/workbench.host.yaml';
    const before = await release({ inputs: { hosts } });
    expect([before.code, before.outputs['compliance']]).toEqual([1, 'refuse']);
    const targets = 'targets: [{ packages: agents/builder, hosts: [hosts/workbench.host.yaml] }]\n';
    writeFileSync(join(workspace, 'cartwright.yaml'), targets);
    const after = await release({ inputs: { hosts } });
    expect([after.code, errors(after), after.outputs['compliance']]).toEqual([0, [], 'accept']);
    expect([...assets().keys()].sort()).toEqual([...NAMES].sort());
  });

  test('when the key is not the one that is trusted: and no cartridge stays behind', async () => {
    const other = generateKeyPairSync('ed25519').publicKey.export({ type: 'spki', format: 'pem' }).toString();
    writeFileSync(join(workspace, 'other.pem'), other);
    const result = await release({ inputs: { 'public-key': 'other.pem', out: 'made' } });
    expect([result.code, errors(result)[0]]).toEqual([
      1,
      expect.stringContaining('does not pass its own verification'),
    ]);
    expect(existsSync(join(workspace, 'made'))).toBe(false);
    expect(github.calls).toEqual([]);
  });

  test('when the package holds a secret', async () => {
    writeFileSync(join(workspace, 'agents/builder/rom/notes.md'), KEY);
    const result = await release();
    expect([result.code, errors(result)[0]]).toEqual([1, expect.stringContaining('may not travel')]);
    expect(github.calls).toEqual([]);
  });
});

test('other bytes under the same name are an error before the first upload', async () => {
  github.world.releases[0]?.assets.push({ id: 3, name: 'pipeline-builder-0.0.1.dsse.json', bytes: Buffer.from('{}') });
  const result = await release();
  expect([result.code, errors(result)]).toEqual([
    2,
    [expect.stringContaining('the release has other bytes under the same name: "pipeline-builder-0.0.1.dsse.json"')],
  ]);
  expect(result.summary).toContain('nothing was attached');
  expect(writes()).toEqual([]);
  expect(assets().get('pipeline-builder-0.0.1.dsse.json')?.toString()).toBe('{}');
});

test('a draft stays a draft; a pushed tag without a release gets one', async () => {
  git('tag', 'v0.0.1');
  github.world.releases.splice(0, 1, { id: 8, tag: TAG, draft: true, assets: [] });
  expect((await release({ event: 'workflow_dispatch', payload: {}, inputs: { 'release-tag': TAG } })).code).toBe(0);
  expect(github.world.releases).toMatchObject([{ id: 8, draft: true }]);
  const pushed = await release({
    event: 'push',
    payload: events['tag'],
    env: { GITHUB_REF: 'refs/tags/v0.0.1' },
    inputs: { command: 'auto' },
  });
  expect(pushed.code).toBe(0);
  expect(github.world.releases).toMatchObject([
    { id: 8 },
    { tag: 'v0.0.1', draft: true, assets: { length: NAMES.length } },
  ]);
  expect((await release({ event: 'workflow_dispatch', payload: {} })).code).toBe(2);
});

describe('what is built is what the tag names', () => {
  const DISPATCH = { event: 'workflow_dispatch', payload: {} } as const;
  const [OLD, NEW] = ['4'.repeat(40), '5'.repeat(40)];
  const short = (): string => git('rev-parse', 'HEAD').slice(0, 12);

  test.each([
    ['the event names another commit', { env: { GITHUB_SHA: OLD } }, OLD],
    [
      'a pushed tag on another commit',
      { event: 'push', payload: events['tag'], env: { GITHUB_REF: `refs/tags/${TAG}`, GITHUB_SHA: NEW } },
      NEW,
    ],
  ])('%s', async (_, job, commit) => {
    const result = await release({ ...job, inputs: { command: 'auto' } });
    expect([result.code, errors(result)]).toEqual([
      2,
      [
        `the tag "0.0.1" names commit ${commit.slice(0, 12)}, but ${short()} is checked out\n  help: check out what is released: actions/checkout with ref: refs/tags/0.0.1`,
      ],
    ]);
    expect(github.calls).toEqual([]);
  });

  test('release-tag on another commit, here or only at GitHub', async () => {
    const tagged = short();
    writeFileSync(join(workspace, 'rac-confirmations.yaml'), '[]\n');
    commit();
    const here = await release({ ...DISPATCH, inputs: { 'release-tag': TAG } });
    expect([here.code, errors(here)]).toEqual([
      2,
      [expect.stringContaining(`names commit ${tagged}, but ${short()} is`)],
    ]);
    git('tag', '-d', TAG);
    github.world.tags.set(TAG, { type: 'tag', sha: OLD }).set(OLD, { type: 'commit', sha: NEW });
    const there = await release({ ...DISPATCH, inputs: { 'release-tag': TAG } });
    expect([there.code, errors(there)]).toEqual([2, [expect.stringContaining('names commit 555555555555, but')]]);
    github.world.tags.set(OLD, { type: 'commit', sha: git('rev-parse', 'HEAD') });
    expect((await release({ ...DISPATCH, inputs: { 'release-tag': TAG } })).code).toBe(0);
  });

  test('a tag that is nowhere, and a workspace that is not a checkout', async () => {
    const none = await release({ ...DISPATCH, inputs: { 'release-tag': 'v9' } });
    expect([none.code, errors(none)]).toEqual([
      2,
      ['there is no tag "v9"\n  help: push the tag first; a draft release alone does not make one'],
    ]);
    const job = { env: { GITHUB_SHA: git('rev-parse', 'HEAD') } };
    rmSync(join(workspace, '.git'), { recursive: true });
    const bare = await release(job);
    expect([bare.code, errors(bare)]).toEqual([2, [expect.stringContaining('there is no git checkout')]]);
  });

  test('a tag whose version is not that of the packages', async () => {
    const yaml = join(workspace, 'agents/builder/cartridge.yaml');
    writeFileSync(yaml, readFileSync(yaml, 'utf8').replace(/^version: .*$/m, 'version: 0.0.2'));
    commit();
    git('tag', '-f', TAG);
    const result = await release();
    expect([result.code, errors(result)]).toEqual([
      2,
      [
        'agents/builder/cartridge.yaml: its version is "0.0.2", but the tag "0.0.1" says "0.0.1"\n  help: tag the commit whose packages have that version, or list the packages of the tag in the input packages',
      ],
    ]);
  });
});

test('three release activities at once end with one complete release', async () => {
  git('tag', 'v0.0.1');
  github.slowUploads = { bytes: 2000, everyMs: 10 };
  const pushed = {
    event: 'push',
    payload: events['tag'],
    env: { GITHUB_REF: 'refs/tags/v0.0.1' },
    inputs: { command: 'auto' },
  };
  const results = await Promise.all([1, 2, 3].map(() => release(pushed)));
  expect(results.map((each) => [each.code, errors(each)])).toEqual([
    [0, []],
    [0, []],
    [0, []],
  ]);
  const made = github.world.releases.filter(({ tag }) => tag === 'v0.0.1');
  expect(made.map(({ assets: files }) => files.map(({ name, state }) => [name, state]).sort())).toEqual([
    NAMES.map((name) => [name, undefined]).sort(),
  ]);
});

describe('a release that breaks off', () => {
  const EMPTY = { cartridges: '[]', 'rom-digests': '[]', descriptors: '[]' };

  test('says how far it came, and names nothing for later steps', async () => {
    github.fail({ on: /^POST .*harness\.json/, status: 422, message: 'no' });
    const result = await release({ inputs: { out: 'made' } });
    expect([result.code, result.outputs]).toEqual([2, { compliance: 'accept', errors: '0', warnings: '0', ...EMPTY }]);
    expect(result.summary).toMatch(/^## ✗ Release `0\.0\.1`: not complete, 4 of 10 files attached\n\ncould not attach/);
    expect(result.summary).toContain('| `pipeline-builder-0.0.1.harness.json` | not attached |');
    expect((await release({ inputs: { out: 'made' } })).code).toBe(0);
    expect([...assets().keys()].sort()).toEqual([...NAMES].sort());
  });

  test('an immutable release has its own advice', async () => {
    github.world.releases.splice(0, 1, { id: 7, tag: TAG, draft: false, immutable: true, assets: [] });
    const result = await release();
    expect([result.code, errors(result)]).toEqual([
      2,
      [expect.stringContaining('run this job on the pushed tag, which makes a draft, and publish that')],
    ]);
    expect(result.outputs).toMatchObject(EMPTY);
  });
});

describe('trouble with GitHub', () => {
  test('a token that may not write: exit 2, and the permission by name', async () => {
    const result = await release({ inputs: { 'github-token': READ_ONLY } });
    expect([result.code, errors(result)]).toEqual([2, [expect.stringContaining('permissions: { contents: write }')]]);
  });

  test("a refusal is said in GitHub's words", async () => {
    github.fail({ on: /^POST/, status: 422, message: 'no' });
    const result = await release();
    expect([result.code, errors(result)]).toEqual([2, [expect.stringContaining('GitHub refused it (no)')]]);
  });

  // The action waits between its tries.
  test('5xx, cut and lost answers are got over', async () => {
    github.fail({ on: /^GET .*releases\/tags/, status: 502 });
    github.fail({ on: /^GET .*assets/, how: 'cut' });
    github.fail({ on: /^POST/, after: true, how: 'drop' });
    const result = await release();
    expect([result.code, errors(result)]).toEqual([0, []]);
    expect([...assets().keys()].sort()).toEqual([...NAMES].sort());
  });
});

function encrypted(): string {
  return privateKey.export({ type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase: 'x' }).toString();
}
