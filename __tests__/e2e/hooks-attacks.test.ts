import { describe, expect, test } from '@jest/globals';
import { describeTool } from '../support/tools.ts';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, join } from 'node:path';
import { generateKeyPairSync } from 'node:crypto';
import { projectWithHooks, run, runHook, type Project } from '../support/hooks.ts';
import { ROOT } from '../support/cli.ts';
import { scratch } from '../support/scratch.ts';

/** docs/threats.md 10: pre-commit and git. */
const EXAMPLE = join(ROOT, 'examples/data-pipeline');
const CAL = 'cal/ship-a-feature.cal.yaml';
const GOOD = readFileSync(join(EXAMPLE, CAL), 'utf8');
const BAD = GOOD.replace('    kind: wiki\n', '    kind: wiki\n    content: the secret knowledge\n');

function exampleWith(...hooks: string[]): Project {
  const project = projectWithHooks(hooks);
  cpSync(EXAMPLE, project.folder, { recursive: true });
  project.stage();
  return project;
}

/** All that is in the work tree, so that a test can show that nothing was left or changed. */
function snapshot(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('/objects'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

describeTool('pre-commit', 'the attacks of the pre-commit group', () => {
  describe('214: partial staging', () => {
    const cases = [
      { index: BAD, work: GOOD, code: 1 },
      { index: GOOD, work: BAD, code: 0 },
    ];
    test.each(cases)('pre-commit: the index counts ($code)', ({ index, work, code }) => {
      const project = exampleWith('id: cal-lint');
      project.stage({ [CAL]: index });
      project.write({ [CAL]: work });
      const { output, ...result } = project.preCommit('run', 'cal-lint');
      expect([result.code, output.includes('rac/no-content')]).toEqual([code, code === 1]);
      expect(readFileSync(join(project.folder, CAL), 'utf8')).toBe(work);
    });

    test.each(cases)('a plain git hook: the index counts ($code)', ({ index, work, code }) => {
      const project = exampleWith('id: cal-ready');
      project.stage({ [CAL]: index });
      project.write({ [CAL]: work });
      expect(runHook(project.folder, 'cal-ready').code).toBe(code);
      expect(readFileSync(join(project.folder, CAL), 'utf8')).toBe(work);
    });

    test('untracked files are not there', () => {
      const project = exampleWith('id: cal-ready');
      project.write({ 'other.cal.yaml': 'nonsense: 1\n', 'agents/new/cartridge.yaml': 'nonsense: 1\n' });
      for (const id of ['cal-ready', 'harness-manifest']) {
        expect([id, runHook(project.folder, id).code]).toEqual([id, 0]);
      }
      project.git('rm', '-q', '--cached', 'cartwright.yaml');
      project.write({ 'cartwright.yaml': 'nonsense: 1\n' });
      expect(runHook(project.folder, 'cal-ready').code).toBe(0);
    });
  });

  test('214: a half-staged cartridge is judged by its staged bytes, and one that only the work tree lacks is there', () => {
    const project = exampleWith('id: harness-handshake');
    const cli = (...args: string[]) =>
      run(project.folder, project.home, process.execPath, [join(ROOT, 'dist/cli/index.js'), ...args, '--quiet']);
    const keys = scratch();
    cli('keygen', '--out', keys);
    cli('build', 'agents/builder', '--out', 'builder.cart');
    cli('sign', 'builder.cart', '--key', join(keys, readdirSync(keys).find((name) => !name.includes('pub')) ?? ''));
    const path = join(project.folder, 'builder.cart');
    const whole = readFileSync(path);
    const tampered = Buffer.from(whole);
    const at = whole.indexOf('Builds and backfills');
    expect(at).toBeGreaterThan(0);
    tampered[at] = (tampered[at] ?? 0) ^ 1;
    const staged = (index: Uint8Array, work: Uint8Array | undefined): number | null => {
      project.stage({ 'builder.cart': index });
      if (work === undefined) rmSync(path);
      else writeFileSync(path, work);
      const { code, output } = runHook(project.folder, 'harness-handshake');
      expect(output.includes('error[signature/not-verified]')).toBe(code !== 0);
      return code;
    };
    expect([staged(whole, whole), staged(whole, tampered), staged(whole, undefined)]).toEqual([0, 0, 0]);
    expect([staged(tampered, whole), staged(tampered, undefined)]).toEqual([1, 1]);
    expect(readdirSync(project.folder).filter((name) => name.startsWith('builder'))).toEqual([]);
  });

  describe('215: other states of the index', () => {
    test('deleted, renamed and type-changed files', () => {
      const project = exampleWith('id: cal-lint', 'id: cal-ready');
      project.git('commit', '-qm', 'all', '--no-verify');
      renameSync(join(project.folder, CAL), join(project.folder, 'cal/renamed.cal.yaml'));
      rmSync(join(project.folder, 'src'), { recursive: true });
      project.stage({ src: 'now a file\n' });
      expect(project.preCommit('run')).toMatchObject({ code: 0 });
      project.git('mv', 'cal/renamed.cal.yaml', 'cal/x');
      const { code, output } = project.preCommit('run', 'cal-lint');
      expect([code, output]).toEqual([0, expect.stringContaining('Skipped')]);
    });

    test('a deletion that is not staged does not count', () => {
      const project = exampleWith('id: cal-ready');
      rmSync(join(project.folder, 'infra'), { recursive: true });
      expect(runHook(project.folder, 'cal-ready').code).toBe(0);
    });

    test('an intent to add is not a file of this commit', () => {
      const project = exampleWith('id: cal-ready');
      project.write({ 'later.cal.yaml': 'nonsense: 1\n' });
      project.git('add', '-N', 'later.cal.yaml');
      expect(runHook(project.folder, 'cal-ready').code).toBe(0);
      project.git('add', 'later.cal.yaml');
      expect(runHook(project.folder, 'cal-ready').code).toBe(1);
    });

    test('a submodule is not looked into', () => {
      const project = exampleWith('id: cal-ready', 'id: no-private-keys');
      const inner = exampleWith('id: cal-ready');
      inner.stage({ 'bad.cal.yaml': BAD });
      inner.git('commit', '-qm', 'bad', '--no-verify');
      project.git('-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', inner.folder, 'vendored');
      expect(project.preCommit('run', '--all-files')).toMatchObject({ code: 0 });
      expect(runHook(project.folder, 'no-private-keys', ['vendored']).code).toBe(0);
    });

    test('committed conflict markers are errors at their lines', () => {
      const project = exampleWith('id: cal-lint');
      const lines = GOOD.split('\n');
      lines.splice(3, 0, '<<<<<<< HEAD', 'name: one', '=======', 'name: two', '>>>>>>> branch');
      project.stage({ [CAL]: lines.join('\n') });
      const { code, output } = project.preCommit('run', 'cal-lint');
      expect([code, output]).toEqual([1, expect.stringMatching(new RegExp(`^${CAL}:[45]:\\d+: error`, 'm'))]);
    });

    test('unmerged files are named', () => {
      const project = exampleWith('id: cal-ready');
      project.git('commit', '-qm', 'one', '--no-verify');
      project.git('checkout', '-qb', 'other');
      project.stage({ [CAL]: GOOD.replace('name: Ship', 'name: Drop') });
      project.git('commit', '-qm', 'two', '--no-verify');
      project.git('checkout', '-q', 'main');
      project.stage({ [CAL]: GOOD.replace('name: Ship', 'name: Sell') });
      project.git('commit', '-qm', 'three', '--no-verify');
      run(project.folder, project.home, 'git', ['merge', '-q', 'other'], false);
      expect(runHook(project.folder, 'cal-ready')).toEqual({
        code: 2,
        output: `cartwright: ${CAL}: it is unmerged\n  help: resolve the conflict and run git add\n`,
      });
    });
  });

  test('216: names that look like something else are files', () => {
    const project = projectWithHooks([
      '{ id: cal-lint, args: [--prefix, cart] }',
      'id: cal-ready',
      'id: no-private-keys',
    ]);
    const names = [
      '-n.cal.json',
      '--help.cal.yaml',
      '@x.cal.yaml',
      'a b/c d.cal.yaml',
      `q"'.cal.yaml`,
      'two\nlines.cal.yaml',
      '$(id).cal.yaml',
    ];
    for (const name of names) project.write({ [name]: '{}' });
    project.stage();
    const printed = names.map((name) => name.replace('\n', '\\u000a'));
    for (const id of ['cal-lint', 'cal-ready']) {
      const { code, output } = project.preCommit('run', id);
      expect(code).toBeGreaterThan(0);
      for (const name of printed)
        expect(output).toContain(id === 'cal-lint' ? `${name}:1:1: error` : `${name}: 6 errors; run cartwright lint `);
      expect(output).not.toMatch(/Usage:|this is a bug/);
    }
    project.stage(Object.fromEntries(names.map((name) => [name, 'AGE-SECRET-KEY-1' + 'Q'.repeat(58)])));
    const { code, output } = project.preCommit('run', 'no-private-keys');
    expect([code, output.match(/error\[secret\/private-key\]/g)?.length]).toEqual([1, names.length]);
  });

  test('216: a name that is not UTF-8 (pre-commit itself ends there)', () => {
    const project = exampleWith('id: cal-ready');
    const odd = Buffer.concat([Buffer.from(`${project.folder}/`), Buffer.from([0xff]), Buffer.from('.cal.yaml')]);
    writeFileSync(odd, '{}');
    project.stage();
    const { code, output } = runHook(project.folder, 'cal-ready');
    expect([code, output]).toEqual([1, expect.stringContaining('\ufffd.cal.yaml: 6 errors; run cartwright lint ')]);
  });

  describe.each(['pre-commit', 'prek'])('%s', (runner) => {
    describeTool(runner, 'many files', () => {
      test('217: a thousand staged CALs, whatever the parts they are passed in', () => {
        const project = projectWithHooks(['id: cal-lint', 'id: cal-ready']);
        const folder = 'a-folder-with-a-long-name/'.repeat(6);
        const cal = (participants: string): string =>
          `{"schemaVersion":"cart.cal/1","id":"a","participants":[${participants}],"start":"s","nodes":[{"id":"s","type":"event",` +
          '"event":"start"},{"id":"e","type":"event","event":"end"}],"edges":[{"from":"s","to":"e"}]}\n';
        const [fine, bad] = [cal('{"alias":"a","bind":"slot","slot":{"role":"x"}}'), cal('')];
        const files = Array.from(
          { length: 1000 },
          (_, i) => [`${folder}${i}.cal.json`, i % 100 === 7 ? bad : fine] as const,
        );
        project.stage(Object.fromEntries(files));
        const expected = files.filter(([, text]) => text === bad).map(([name]) => name);
        for (const id of ['cal-lint', 'cal-ready']) {
          const { code, output } = runner === 'prek' ? project.prek('run', id) : project.preCommit('run', id);
          const said = id === 'cal-lint' ? /^\s*(\S+):\d+:\d+: error\[cal\/empty-value\]/gm : /^\s*(\S+): 1 error; /gm;
          const found = [...output.matchAll(said)].map((match) => match[1]);
          expect([id, code, found.sort()]).toEqual([id, 1, expected.sort()]);
        }
      });
    });
  });

  test('218: 1 and 2 keep their meaning', () => {
    const project = exampleWith('id: cal-ready');
    project.stage({ 'rac-confirmations.yaml': 'nonsense: 1\n' });
    expect(project.preCommit('run', 'cal-ready').output).toContain('- exit code: 2');
    project.git('rm', '-qf', 'rac-confirmations.yaml');
    project.git('rm', '-rqf', 'infra');
    expect(project.preCommit('run', 'cal-ready').output).toContain('- exit code: 1');
  });

  test('219: a hook writes nothing', () => {
    const hooks = [
      'cal-lint',
      'cal-ready',
      'harness-manifest',
      'harness-handshake',
      'cartridge-verify',
      'no-private-keys',
    ];
    const project = exampleWith(...hooks.map((id) => `id: ${id}`));
    project.stage({ [CAL]: BAD, 'x.cart': 'no cartridge' });
    const [before, text] = [snapshot(project.folder), readFileSync(join(project.folder, '.git/index'))];
    for (const id of hooks)
      runHook(project.folder, id, id === 'cartridge-verify' ? ['x.cart'] : id === 'cal-lint' ? [CAL] : []);
    expect(snapshot(project.folder)).toEqual(before);
    expect(readFileSync(join(project.folder, '.git/index')).equals(text)).toBe(true);
    expect(project.preCommit('run').output).not.toContain('files were modified');
  });

  test('220: a symbolic link is named and not followed', () => {
    const project = exampleWith('id: cal-lint', 'id: cal-ready');
    const outside = join(scratch(), 'outside.yaml');
    writeFileSync(outside, 'canary: from outside\n');
    symlinkSync(outside, join(project.folder, 'cal/link.cal.yaml'));
    project.stage();
    const { code, output } = project.preCommit('run', '--all-files');
    expect([code, output]).toEqual([
      1,
      expect.stringContaining('cal/link.cal.yaml: 1 error; run cartwright lint cal/link.cal.yaml'),
    ]);
    expect(output).not.toContain('canary');
  });

  describe('221: bytes that git changes', () => {
    test('CRLF with autocrlf', () => {
      const project = exampleWith('id: cal-lint', 'id: cal-ready', 'id: harness-manifest');
      project.git('config', 'core.autocrlf', 'true');
      const committed = run(project.folder, project.home, process.execPath, [
        join(ROOT, 'dist/cli/index.js'),
        'manifest',
        'agents/builder',
        '--quiet',
      ]).output;
      project.stage({
        [CAL]: GOOD.replaceAll('\n', '\r\n'),
        'agents/builder/rom/manifest/harness-requirements.json': committed.replaceAll('\n', '\r\n'),
      });
      expect(project.preCommit('run', '--all-files')).toMatchObject({ code: 0 });
    });

    test('a pointer of Git LFS in place of a cartridge', () => {
      const project = exampleWith('id: cartridge-verify');
      project.stage({ 'x.cart': `version https://git-lfs.github.com/spec/v1\noid sha256:${'0'.repeat(64)}\nsize 5\n` });
      const { code, output } = project.preCommit('run', 'cartridge-verify');
      expect([code, output]).toEqual([
        1,
        expect.stringMatching(/exit code: 2[^]*x\.cart: it is a Git LFS pointer, not a cartridge[^]*git lfs pull/),
      ]);
    });
  });

  test('222: a staged private key stops the commit and is not printed', () => {
    const project = projectWithHooks(['id: no-private-keys']);
    const { privateKey } = generateKeyPairSync('ed25519');
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    project.git('commit', '-qm', 'empty', '--allow-empty', '--no-verify');
    project.preCommit('install');
    project.stage({ 'deploy/notes.txt': `remember:\n${pem}` });
    const { code, output } = run(project.folder, project.home, 'git', ['commit', '-m', 'key'], false);
    expect(code).toBe(1);
    expect(output).toContain('deploy/notes.txt:2:1: error[secret/private-key]');
    expect(output).not.toContain(pem.split('\n')[1]);
  });

  describe('223: where a hook runs', () => {
    test('outside of a repository', () => {
      expect(runHook(scratch(), 'cal-ready')).toEqual({
        code: 2,
        output:
          'cartwright: this is not a work tree of a git repository, so nothing is staged\n' +
          '  help: run it in a clone, or without --staged to check the files as they are\n',
      });
    });

    test('in a bare repository', () => {
      const folder = scratch();
      run(folder, folder, 'git', ['init', '-q', '--bare']);
      expect(runHook(folder, 'cal-ready')).toMatchObject({
        code: 2,
        output: expect.stringContaining('not a work tree'),
      });
    });

    test('in a worktree, committed through git itself', () => {
      const project = exampleWith('id: cal-lint', 'id: cal-ready');
      project.git('commit', '-qm', 'all', '--no-verify');
      project.preCommit('install');
      const worktree = join(scratch(), 'tree');
      project.git('worktree', 'add', '-q', worktree, '-b', 'side');
      writeFileSync(join(worktree, CAL), BAD);
      const refused = run(worktree, project.home, 'git', ['commit', '-qam', 'bad'], false);
      expect([refused.code, refused.output]).toEqual([1, expect.stringContaining(`${CAL}:`)]);
      writeFileSync(join(worktree, CAL), `${GOOD}# fine\n`);
      expect(run(worktree, project.home, 'git', ['commit', '-qam', 'good'], false).code).toBe(0);
    });

    test('as a plain git hook: the index that git names for a partial commit counts', () => {
      const project = exampleWith('id: cal-ready');
      project.git('commit', '-qm', 'all', '--no-verify');
      const hook = join(project.folder, '.git/hooks/pre-commit');
      mkdirSync(join(hook, '..'), { recursive: true });
      writeFileSync(hook, `#!/bin/sh\nexec "${process.execPath}" "${join(ROOT, 'hooks/cal-ready.mjs')}"\n`);
      chmodSync(hook, 0o755);
      project.stage({ [CAL]: BAD, 'docs/more.md': 'more\n' });
      const commit = (...args: string[]) =>
        run(project.folder, project.home, 'git', ['commit', '-qm', 'x', ...args], false).code;
      expect([commit(), commit('docs/more.md'), commit()]).toEqual([1, 0, 1]);
    });

    test('with GIT_DIR, GIT_WORK_TREE and GIT_INDEX_FILE set', () => {
      const project = exampleWith('id: cal-ready');
      const other = join(scratch(), 'index');
      cpSync(join(project.folder, '.git/index'), other);
      project.git('rm', '-rq', '--cached', 'infra');
      const env = { GIT_DIR: join(project.folder, '.git'), GIT_WORK_TREE: project.folder };
      expect(runHook(project.folder, 'cal-ready', [], env).code).toBe(1);
      expect(runHook(project.folder, 'cal-ready', [], { ...env, GIT_INDEX_FILE: other }).code).toBe(0);
    });

    test('in a subfolder, only what is below it', () => {
      const project = exampleWith('id: cal-ready');
      project.stage({ 'other/bad.cal.yaml': BAD });
      expect(runHook(join(project.folder, 'other'), 'cal-ready').code).toBe(1);
      expect(runHook(join(project.folder, 'docs'), 'cal-ready').code).toBe(0);
    });
  });

  describe('224: what is missing', () => {
    test('an old Node: the first line says which is needed', () => {
      const stub = join(scratch(), 'old.mjs');
      writeFileSync(
        stub,
        `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.8' } });\n`,
      );
      for (const id of ['cal-lint', 'no-private-keys']) {
        const output = 'cartwright: Node 20.12 or newer is needed, this is 18.20.8\n';
        expect(runHook(scratch(), id, [], { NODE_OPTIONS: `--import=${stub}` })).toEqual({ code: 2, output });
      }
    });

    test('no Node: pre-commit names it', () => {
      const project = exampleWith('id: cal-ready');
      expect(project.preCommit('run').code).toBe(0);
      const bin = scratch();
      const where = (name: string): string | undefined =>
        (process.env['PATH'] ?? '')
          .split(delimiter)
          .map((folder) => join(folder, name))
          .find((path) => existsSync(path));
      for (const name of ['git', 'pre-commit', 'python3']) symlinkSync(where(name) ?? '', join(bin, name));
      const { code, output } = run(project.folder, project.home, 'pre-commit', ['run'], false, { PATH: bin });
      expect([code, output]).toEqual([1, expect.stringContaining('Executable `node` not found')]);
    });

    test('no git: one line', () => {
      const project = exampleWith('id: cal-ready');
      expect(runHook(project.folder, 'cal-ready', [], { PATH: scratch() })).toEqual({
        code: 2,
        output: 'cartwright: git cannot be found\n  help: what is staged can only be read with git installed\n',
      });
    });
  });

  describe('225: interruptions', () => {
    test('two hooks at once say the same', async () => {
      const project = exampleWith('id: cal-ready');
      const before = snapshot(project.folder);
      const outputs = await Promise.all([1, 2, 3].map(() => hookProcess(project.folder)));
      expect(outputs.map(({ code }) => code)).toEqual([0, 0, 0]);
      expect(new Set(outputs.map(({ text }) => text)).size).toBe(1);
      expect(snapshot(project.folder)).toEqual(before);
    });

    test('SIGINT in the middle leaves no lock and no temporary file', async () => {
      const project = exampleWith('id: cal-ready');
      const before = snapshot(project.folder);
      const { signal } = await hookProcess(project.folder, 'SIGINT');
      expect(signal).toBe('SIGINT');
      expect(snapshot(project.folder)).toEqual(before);
      expect(runHook(project.folder, 'cal-ready').code).toBe(0);
    });
  });

  async function hookProcess(cwd: string, signal?: 'SIGINT') {
    const child = spawn(process.execPath, [join(ROOT, 'hooks/cal-ready.mjs')], {
      cwd,
      env: { PATH: process.env['PATH'] },
    });
    let text = '';
    child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
    if (signal !== undefined) {
      await once(child, 'spawn');
      child.kill(signal);
    }
    const [code, by] = (await once(child, 'close')) as [number | null, string | null];
    return { code, signal: by, text };
  }
});
