import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cartwright, copyOf, ROOT } from '../support/cli.ts';
import { good, Stage } from '../support/github/stage.ts';
import { scratch } from '../support/scratch.ts';

let stage: Stage;
beforeEach(async () => {
  stage = await Stage.open();
});
afterEach(() => stage.close());

test('attack 167: CI rebuilds dist and fails on a difference', () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  expect(scripts['check-dist']).toContain('npm run build && git diff --exit-code');
  expect(readFileSync(join(ROOT, '.ci/run'), 'utf8')).toMatch(/^npm run (?:-s )?check-dist$/m);
  expect(readFileSync(join(ROOT, '.github/workflows/ci.yml'), 'utf8')).toContain('run: bash .ci/run');
});

test('attack 182: the action asks no URL of a pull request unless its input says so', async () => {
  const workspace = good();
  const cal = join(workspace, 'cal/ship-a-feature.cal.yaml');
  // A URL that is answered without a network: its address is private, which only a check finds out.
  const check = "check: { type: url, hint: 'https://127.0.0.1/wiki' }";
  writeFileSync(cal, readFileSync(cal, 'utf8').replace("check: { type: file-glob, hint: 'docs/**/*.md' }", check));
  const reasonOf = async (inputs: Record<string, string>): Promise<string | undefined> => {
    const { outputs } = await stage.act(workspace, { inputs: { comment: 'false', ...inputs } });
    const { cals } = JSON.parse(readFileSync(outputs['report'] ?? '', 'utf8')) as {
      cals: { rac: { id: string; reason?: string }[] }[];
    };
    return cals[0]?.rac.find(({ id }) => id === 'code-wiki')?.reason;
  };
  expect(await reasonOf({})).toBe('not looked up (--check-urls)');
  expect(await reasonOf({ 'check-urls': 'true' })).toBe('cannot confirm: private address, not contacted');
});

test('attack 200: a refusal changes nothing of the cartridge, and the descriptor appears whole', () => {
  const cwd = copyOf('examples/data-pipeline');
  const keys = scratch();
  const run = (...args: string[]): number | null => cartwright(args, { cwd }).code;
  expect(run('keygen', '--out', keys)).toBe(0);
  expect(run('build', 'agents/builder', '--out', 'b.cart')).toBe(0);
  expect(run('sign', 'b.cart', '--key', join(keys, 'cartwright.key.pem'))).toBe(0);
  const host = readFileSync(join(cwd, 'hosts/laptop.host.yaml'), 'utf8').replace('128000', '1000');
  writeFileSync(join(cwd, 'small.host.yaml'), host);
  const digest = (): string =>
    createHash('sha256')
      .update(readFileSync(join(cwd, 'b.cart')))
      .digest('hex');
  const [before, files] = [digest(), readdirSync(cwd)];
  const refused = cartwright(
    ['handshake', 'b.cart', '--host', 'small.host.yaml', '--out', 'd.json', '--format', 'json'],
    { cwd },
  );
  expect(refused.code).toBe(1);
  expect(digest()).toBe(before);
  expect(readdirSync(cwd)).toEqual([...files, 'd.json'].sort());
  const { results } = JSON.parse(refused.stdout) as { results: { descriptor: object }[] };
  expect(JSON.parse(readFileSync(join(cwd, 'd.json'), 'utf8'))).toEqual(results[0]?.descriptor);
  expect(run('preflight', 'b.cart', '--descriptor', 'd.json')).toBe(1);
  expect(digest()).toBe(before);
});

test('attack 245: hosts whose names look the same carry their files, in every outlet', () => {
  const cwd = copyOf('examples/data-pipeline');
  const host = readFileSync(join(cwd, 'hosts/workbench.host.yaml'), 'utf8');
  const names = { a: 'workbench', b: 'Workbench', c: '"work\\u200Bbench"' };
  for (const [file, name] of Object.entries(names))
    writeFileSync(join(cwd, `hosts/${file}.host.yaml`), host.replace('name: workbench', `name: ${name}`));
  const hosts = Object.keys(names).flatMap((file) => ['--host', `hosts/${file}.host.yaml`]);
  const args = ['handshake', 'agents/builder', ...hosts];
  for (const outlet of [[], ['--format', 'markdown']]) {
    const { code, stdout } = cartwright([...args, ...outlet], { cwd });
    expect([outlet, code, Object.keys(names).filter((file) => !stdout.includes(`hosts/${file}.host.yaml`))]).toEqual([
      outlet,
      0,
      [],
    ]);
  }
});
