import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { createHash, generateKeyPairSync } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cartwright, copyOf } from '../support/cli.ts';
import { runAction, type Job, type StepResult } from '../support/github/run-action.ts';
import { startGitHub, type GitHubServer } from '../support/github/server.ts';
import { newWorld, READ_ONLY } from '../support/github/world.ts';

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
  'pipeline-builder-1.2.0.cart',
  'pipeline-builder-1.2.0.dsse.json',
  'pipeline-builder-1.2.0.harness.json',
  'pipeline-builder-1.2.0.workbench.compliance.json',
  'SHA256SUMS',
];

let github: GitHubServer;
let workspace: string;
beforeEach(async () => {
  const world = newWorld('Codertocat/Hello-World', 'a'.repeat(40));
  world.releases.push({ id: 7, tag: TAG, draft: false, assets: [] });
  github = await startGitHub(world);
  workspace = copyOf('examples/data-pipeline');
  const yaml = join(workspace, 'agents/builder/cartridge.yaml');
  writeFileSync(yaml, readFileSync(yaml, 'utf8').replace(/^version: .*$/m, 'version: 1.2.0'));
  git('init', '-q');
  git('add', '-A');
  git('-c', 'user.name=T', '-c', 'user.email=t@example.org', 'commit', '-qm', 'all', '--date=2026-01-02T03:04:05Z');
});
afterEach(async () => {
  await github.close();
  expect(github.violations).toEqual([]);
});

function git(...args: string[]): void {
  execFileSync('git', args, {
    cwd: workspace,
    env: { PATH: process.env['PATH'], HOME: workspace, GIT_COMMITTER_DATE: '2026-01-02T03:04:05Z' },
  });
}

async function release(job: Partial<Job> = {}): Promise<StepResult> {
  const inputs = { command: 'release', 'signing-key': KEY, hosts: 'hosts/workbench.host.yaml', ...job.inputs };
  const result = await runAction({
    workspace,
    event: 'release',
    payload: events['release'],
    apiUrl: github.url,
    ...job,
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
  expect(JSON.parse(result.outputs['cartridges'] ?? '')).toEqual(['made/pipeline-builder-1.2.0.cart']);
  expect(JSON.parse(result.outputs['descriptors'] ?? '')).toEqual([
    'made/pipeline-builder-1.2.0.workbench.compliance.json',
  ]);
  expect(JSON.parse(result.outputs['rom-digests'] ?? '')).toEqual([expect.stringMatching(/^sha256:[0-9a-f]{64}$/)]);
  expect(result.outputs['compliance']).toBe('accept');
  expect(result.summary).toMatch(/^## ✓ Release `0\.0\.1`: 5 files$/m);

  writeFileSync(join(workspace, 'key.pub.pem'), PUBLIC);
  const verified = cartwright(
    ['verify', 'made/pipeline-builder-1.2.0.cart', '--public-key', 'key.pub.pem', '--format', 'json'],
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

describe('nothing is attached', () => {
  test.each([
    ['without a key (attack 101)', { 'signing-key': '' }, /there is no signing key, and nothing is released unsigned/],
    ['with an encrypted key and no passphrase', { 'signing-key': encrypted() }, /it is encrypted/],
    ['with a key that is none', { 'signing-key': 'canary-canary-canary' }, /no usable signing key/],
    ['with a public key', { 'signing-key': PUBLIC }, /it is a public key/],
    ['for another publisher', { publisher: 'org.other' }, /its publisher is/],
    ['for a tag without a release', { 'release-tag': 'v9' }, /the tag "v9" has no release/],
  ])('%s: exit 2', async (_, inputs, message) => {
    const result = await release({ inputs });
    expect([result.code, errors(result)]).toEqual([2, [expect.stringMatching(message)]]);
    expect(errors(result)[0]).not.toContain('canary');
    expect(writes()).toEqual([]);
  });

  test('when a host refuses: exit 1, at the package', async () => {
    const host = join(workspace, 'hosts/workbench.host.yaml');
    writeFileSync(host, readFileSync(host, 'utf8').replace(/contextWindowTokens: \d+/, 'contextWindowTokens: 8'));
    const result = await release();
    expect([result.code, errors(result)]).toEqual([1, [expect.stringContaining('model.minContextWindowTokens')]]);
    expect(result.outputs).toMatchObject({ compliance: 'refuse', cartridges: '[]', 'rom-digests': '[]' });
    expect(result.summary).toContain('nothing was attached');
    expect(github.calls).toEqual([]);
  });

  test('when the key is not the one that is trusted', async () => {
    const other = generateKeyPairSync('ed25519').publicKey.export({ type: 'spki', format: 'pem' }).toString();
    writeFileSync(join(workspace, 'other.pem'), other);
    const result = await release({ inputs: { 'public-key': 'other.pem' } });
    expect([result.code, errors(result)[0]]).toEqual([
      1,
      expect.stringContaining('does not pass its own verification'),
    ]);
    expect(github.calls).toEqual([]);
  });

  test('when the package holds a secret', async () => {
    writeFileSync(join(workspace, 'agents/builder/rom/notes.md'), KEY);
    const result = await release();
    expect([result.code, errors(result)[0]]).toEqual([1, expect.stringContaining('may not travel')]);
    expect(github.calls).toEqual([]);
  });
});

test('other bytes under the same name are an error before the first upload, unless overwrite is set', async () => {
  github.world.releases[0]?.assets.push({ id: 3, name: 'pipeline-builder-1.2.0.dsse.json', bytes: Buffer.from('{}') });
  const result = await release();
  expect([result.code, errors(result)]).toEqual([
    2,
    [expect.stringContaining('"pipeline-builder-1.2.0.dsse.json"; nothing was attached')],
  ]);
  expect(writes()).toEqual([]);
  expect((await release({ inputs: { overwrite: 'true' } })).code).toBe(0);
  expect([...assets().keys()].sort()).toEqual([...NAMES].sort());
  expect(assets().get('pipeline-builder-1.2.0.dsse.json')?.toString()).not.toBe('{}');
});

test('a draft stays a draft; a pushed tag without a release gets one', async () => {
  github.world.releases.splice(0, 1, { id: 8, tag: TAG, draft: true, assets: [] });
  expect((await release({ event: 'workflow_dispatch', payload: {}, inputs: { 'release-tag': TAG } })).code).toBe(0);
  expect(github.world.releases).toMatchObject([{ id: 8, draft: true }]);
  const pushed = await release({
    event: 'push',
    payload: events['tag'],
    env: { GITHUB_REF: 'refs/tags/v3' },
    inputs: { command: 'auto' },
  });
  expect(pushed.code).toBe(0);
  expect(github.world.releases).toMatchObject([
    { id: 8 },
    { tag: 'v3', draft: true, assets: { length: NAMES.length } },
  ]);
  expect((await release({ event: 'workflow_dispatch', payload: {} })).code).toBe(2);
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
