/** What every run of the tests rests on. */
import { expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import { startsProcess } from '../support/starts-process.mjs';
import { scratch } from '../support/scratch.ts';
import { ROOT } from './sources.ts';

test('a test without an assertion fails', () => {
  expect(expect.getState().isExpectingAssertions).toBe(true);
});

test('golden files are not written in CI', () => {
  const args = ['--experimental-vm-modules', 'node_modules/jest/bin/jest.js', '__tests__/contract/test-run.test.ts'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: ROOT,
    env: { PATH: process.env['PATH'] ?? '', CI: 'true', UPDATE_GOLDEN: '1' },
    encoding: 'utf8',
  });
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain(
    'UPDATE_GOLDEN is set in CI, which never writes golden files: write them on your machine, and commit them\n',
  );
});

test('tests that start a process are known by what they import', () => {
  const root = scratch();
  const files: Readonly<Record<string, string>> = {
    '__tests__/e2e/always.test.ts': '',
    '__tests__/unit/itself.test.ts': "import { spawn } from 'node:child_process';",
    '__tests__/unit/thread.test.ts': "const { Worker } = await import('node:worker_threads');",
    '__tests__/unit/far.test.ts': "import { a } from '../support/a.ts';",
    '__tests__/unit/none.test.ts': "import { c } from '../support/c.ts';\nimport type { x } from 'yaml';",
    '__tests__/support/a.ts': "import { b } from '../../src/b.ts';\nimport { c } from './c.ts';",
    '__tests__/support/c.ts': "import { a } from '../unit/none.test.ts';",
    'src/b.ts': "const { d } = await import('./d.ts');",
    'src/d.ts': "const { spawnSync } = load('node:child_process') as typeof import('node:child_process');",
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  expect(startsProcess(root)).toEqual([
    '__tests__/e2e/always.test.ts',
    '__tests__/unit/far.test.ts',
    '__tests__/unit/itself.test.ts',
    '__tests__/unit/thread.test.ts',
  ]);
});

test('CI runs them on both Nodes, and they are not few', () => {
  expect(readFileSync(join(ROOT, '.ci/run'), 'utf8')).toContain('$(node __tests__/support/starts-process.mjs)');
  const found = startsProcess();
  const e2e = readdirSync(join(ROOT, '__tests__/e2e')).filter((file) => file.endsWith('.test.ts'));
  expect(found.filter((file) => file.startsWith('__tests__/e2e/'))).toHaveLength(e2e.length);
  expect(found).toContain('__tests__/contract/test-run.test.ts');
  expect(found.length).toBeGreaterThan(150);
});

test('what scripts import is there, under the names that they use', () => {
  const scripts = ['scripts', '__tests__/support'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.mjs'))
      .map((file) => join(folder, file)),
  );
  expect(scripts.length).toBeGreaterThan(30);
  const lost = scripts.flatMap((file) =>
    importsOf(readFileSync(join(ROOT, file), 'utf8'))
      .filter(({ target, names }) => !resolves(file, target, names))
      .map(({ target, names }) => `${file}: ${target}${names.length > 0 ? ` { ${names.join(', ')} }` : ''}`),
  );
  expect(lost).toEqual([]);
});

interface Imported {
  readonly target: string;
  /** Those in braces. */
  readonly names: readonly string[];
}

/** Imports of a script; what it loads from the folder `build` by `new URL('PATH', build)` has that folder before it. */
function importsOf(text: string): Imported[] {
  const braces = /\{([^{}]*)\}/;
  const found = text.matchAll(
    /(?:^import\s+(?<what>[^'"]*?)\s*(?:from\s+)?'(?<from>[^']+)')|(?:(?:(?<taken>\{[^{}]*\})\s*=\s*await\s+)?\bimport\((?:new URL\()?'(?<called>[^']+)'(?<build>, build\))?)/gm,
  );
  return [...found].map(({ groups = {} }) => {
    const [, names = ''] = braces.exec(groups['what'] ?? groups['taken'] ?? '') ?? [];
    const target = groups['from'] ?? groups['called'] ?? '';
    return {
      target: groups['build'] === undefined ? target : `/build/${target}`,
      names: names
        .split(',')
        .map((name) => name.trim().split(/\s+as\s+|:/)[0] as string)
        .filter((name) => name !== ''),
    };
  });
}

/** A file of `build` is made from the one of `src` with its name. */
function resolves(file: string, target: string, names: readonly string[]): boolean {
  if (target.startsWith('node:') || isBuiltin(target)) return true;
  if (!/^[./]/.test(target)) return installed(file, target);
  const path = target.startsWith('/') ? target.slice(1) : join(dirname(file), target);
  const source = join(ROOT, path.replace(/^build\/(.*)\.js$/, 'src/$1.ts'));
  if (!existsSync(source)) return false;
  const text = readFileSync(source, 'utf8');
  return names.every((name) =>
    new RegExp(
      `^export (?:async )?(?:function\\*?|const|class|let) ${name}\\b|^export \\{[^}]*\\b${name}\\b`,
      'm',
    ).test(text),
  );
}

function installed(file: string, target: string): boolean {
  try {
    createRequire(join(ROOT, file)).resolve(target);
    return true;
  } catch (error) {
    // What only ES modules may load is installed as well.
    return (error as NodeJS.ErrnoException).code === 'ERR_PACKAGE_PATH_NOT_EXPORTED';
  }
}
