import { expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exampleWithoutFindings } from '../support/cli.ts';
import { CAL } from '../support/github/stage.ts';
import { program } from '../support/main.ts';
import { scratch } from '../support/scratch.ts';

const FAULT = 'variable/init-of-other-type';

function git(cwd: string, ...args: string[]): void {
  const own = ['-c', 'user.name=t', '-c', 'user.email=t@t', '-c', 'commit.gpgsign=false'];
  execFileSync('git', [...own, ...args], { cwd });
}

function commit(cwd: string): string {
  git(cwd, 'init', '-q', '-b', 'main');
  git(cwd, 'add', '-A');
  git(cwd, 'commit', '-qm', 'base');
  return cwd;
}

/** Two projects, `one` and `two`, side by side. */
function twoProjects(): string {
  const cwd = scratch();
  for (const name of ['one', 'two']) cpSync(exampleWithoutFindings(), join(cwd, name), { recursive: true });
  return cwd;
}

/** A warning in a CAL. */
function addFault(folder: string): void {
  const file = join(folder, CAL);
  writeFileSync(file, readFileSync(file, 'utf8').replace('init: 0', "init: '0'"));
}

/** What is relaxed, where the fault is found, which projects there are and how many warnings each has, and what is said beside. */
async function checked(cwd: string, ...args: string[]): Promise<unknown> {
  const { stdout, stderr } = await program(['check', '--base', 'main', '--format', 'json', ...args], { cwd });
  const report = JSON.parse(stdout) as {
    readonly diagnostics: readonly { readonly rule: string; readonly path: string }[];
    readonly projects?: readonly { readonly root: string; readonly summary: { readonly warnings: number } }[];
    readonly changes: {
      readonly relaxed: readonly { readonly id: string; readonly path: string; readonly side: string }[];
      readonly hidden?: { readonly warnings: number };
    };
  };
  return {
    relaxed: report.changes.relaxed.map(({ id, path, side }) => `${id} ${path} (${side})`),
    hidden: report.changes.hidden?.warnings,
    faults: report.diagnostics.filter(({ rule }) => rule === FAULT).map(({ path }) => path),
    projects: report.projects?.map(({ root, summary }) => `${root}: ${summary.warnings}`),
    said: stderr.split('\n').filter((line) => line.includes('project')),
  };
}

test('what one project relaxes is said of it alone, and is undone by the word of its base', async () => {
  const cwd = commit(twoProjects());
  addFault(join(cwd, 'two'));
  appendFileSync(join(cwd, 'two/cartwright.yaml'), `rules: { ${FAULT}: off }\n`);
  const relaxed = [`rule:${FAULT} two/cartwright.yaml (head)`];
  const said: string[] = [];
  expect(await checked(cwd)).toEqual({ relaxed, hidden: 1, faults: [], projects: ['one: 0', 'two: 1'], said });
  expect(await checked(cwd, '--config-from', 'main')).toEqual({
    relaxed,
    hidden: 0,
    faults: [`two/${CAL}`],
    projects: ['one: 0', 'two: 2'],
    said,
  });
});

test('a configuration that a change puts into a project takes nothing out of the word of its base', async () => {
  const cwd = commit(exampleWithoutFindings());
  addFault(cwd);
  writeFileSync(join(cwd, 'cal/cartwright.yaml'), `rules: { ${FAULT}: off }\n`);
  const said = ['cartwright: the project "cal" is only in the change'];
  const found = (await checked(cwd)) as { readonly relaxed: readonly string[] };
  expect(found).toMatchObject({ hidden: 1, faults: [], said });
  expect(found.relaxed).toContain(`rule:${FAULT} cal/cartwright.yaml (head)`);
  expect(await checked(cwd, '--config-from', 'main')).toEqual({
    relaxed: found.relaxed,
    hidden: 0,
    faults: [CAL],
    projects: undefined,
    said,
  });
});

test('a project whose configuration is deleted is judged by what it said', async () => {
  const cwd = twoProjects();
  appendFileSync(join(cwd, 'two/cartwright.yaml'), `rules: { ${FAULT}: error }\n`);
  commit(cwd);
  addFault(join(cwd, 'two'));
  rmSync(join(cwd, 'two/cartwright.yaml'));
  const found = (await checked(cwd)) as { readonly relaxed: readonly string[]; readonly said: readonly string[] };
  expect(found.relaxed).toContain('config two/cartwright.yaml (base)');
  expect(found.said).toContain('cartwright: the project "two" is only at the base');
  expect(await checked(cwd, '--config-from', 'main')).toMatchObject({ relaxed: found.relaxed, faults: [`two/${CAL}`] });
});
