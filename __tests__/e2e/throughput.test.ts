/** Where compiled code is kept: of the built program. */
import { describe, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import nodeModule from 'node:module';
import { join } from 'node:path';
import { VERSION } from '../../src/version.ts';
import { CLI, ROOT, type Run } from '../support/cli.ts';
import { SMALL_CAL } from '../support/cals.ts';
import { scratch } from '../support/scratch.ts';

interface Options {
  readonly cwd: string;
  readonly node?: string;
  readonly env?: Readonly<Record<string, string>>;
}

function run(cli: string, args: readonly string[], { cwd, node = process.execPath, env = {} }: Options): Run {
  const result = spawnSync(node, [cli, ...args], {
    cwd,
    env: { PATH: process.env['PATH'] ?? '', ...env },
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return { code: result.status, stdout: result.stdout, stderr: result.stderr };
}

describe('what was compiled', () => {
  const kept = (home: string): string[] => {
    const folder = join(home, '.cache');
    const all = readdirSync(home).includes('.cache') ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
    return all.filter((path) => statSync(join(folder, path)).isFile());
  };
  const lintIn = (home: string, node: string, env: Readonly<Record<string, string>> = {}): Run => {
    const folder = scratch();
    writeFileSync(join(folder, 'a.cal.json'), JSON.stringify(SMALL_CAL));
    return run(CLI, ['lint'], { cwd: folder, node, env: { HOME: home, ...env } });
  };
  const CLEAN = { code: 0, stdout: 'no problems in 1 file\n', stderr: '' };

  // Of this Node and the other one, that which keeps what it compiles: from 22.8 on.
  const node = 'enableCompileCache' in nodeModule ? process.execPath : (process.env['OTHER_NODE'] ?? '');

  (node === '' ? describe.skip : describe)('is kept by a Node that can', () => {
    test('for the next start, in a folder of the user, without a word', () => {
      const home = scratch();
      expect(lintIn(home, node)).toEqual(CLEAN);
      const first = kept(home);
      expect(first.length).toBeGreaterThan(0);
      expect(first.filter((path) => !path.startsWith(`cartwright/compiled-${VERSION}/`))).toEqual([]);
      expect(lintIn(home, node)).toEqual(CLEAN);
      expect(kept(home)).toEqual(first);
    });

    test.each<[string, Readonly<Record<string, string>>]>([
      ['where Node is told to keep none', { NODE_DISABLE_COMPILE_CACHE: '1' }],
      ['on machines that are new each time', { CI: 'true' }],
      ['when what ran is measured', { NODE_V8_COVERAGE: '/dev/null' }],
    ])('not %s', (_, env) => {
      const home = scratch();
      expect(lintIn(home, node, env)).toMatchObject({ code: 0, stdout: CLEAN.stdout });
      expect(kept(home)).toEqual([]);
    });

    test('not where others may write, and what they put there is not run', () => {
      const home = scratch();
      lintIn(home, node);
      const folder = join(home, '.cache/cartwright', `compiled-${VERSION}`);
      const files = kept(home).map((path) => join(home, '.cache', path));
      for (const file of files) writeFileSync(file, 'not what was compiled');
      chmodSync(folder, 0o777);
      expect(lintIn(home, node)).toEqual(CLEAN);
      expect(files.map((file) => readFileSync(file, 'utf8')).every((text) => text === 'not what was compiled')).toBe(
        true,
      );
    });

    test('a home that cannot be written to changes nothing', () => {
      const home = scratch();
      writeFileSync(join(home, '.cache'), '');
      expect(lintIn(home, node)).toEqual(CLEAN);
      expect(lintIn('/nowhere/at/all', node)).toEqual(CLEAN);
    });
  });

  test('is not kept by the Action', () => {
    const home = scratch();
    const temporary = join(home, 'temporary');
    mkdirSync(temporary);
    const env = { HOME: home, RUNNER_TEMP: temporary, GITHUB_WORKSPACE: home };
    for (const node of [process.execPath, process.env['OTHER_NODE'] ?? process.execPath])
      run(join(ROOT, 'dist/action/index.js'), [], { cwd: home, node, env });
    expect(kept(home)).toEqual([]);
  });
});
