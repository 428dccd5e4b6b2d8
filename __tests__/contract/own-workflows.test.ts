import { expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from './sources.ts';

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, string>>;
}

const workflow = (name: string): { jobs: Record<string, { steps: Step[] }> } =>
  parse(readFileSync(join(ROOT, '.github/workflows', name), 'utf8')) as { jobs: Record<string, { steps: Step[] }> };
const scripts = (JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: Record<string, string> })
  .scripts;

test('attack 167: CI builds dist anew and compares all of it, files that are new or gone, too', () => {
  const steps = Object.values(workflow('ci.yml').jobs).flatMap((job) => job.steps);
  expect(steps.map(({ run }) => run)).toContain('bash .ci/run');
  expect(readFileSync(join(ROOT, '.ci/run'), 'utf8')).toMatch(/^npm run -s check-dist$/m);
  expect(scripts['check-dist']).toMatch(
    /^npm run build && git diff --exit-code.* -- dist && test -z "\$\(git status --porcelain -- dist\)"$/,
  );
});

test('attack 167: a release is attested, every file of it, after it was built anew', () => {
  const steps = Object.values(workflow('release.yml').jobs).flatMap((job) => job.steps);
  const at = (text: string): number => steps.findIndex(({ run, uses }) => (run ?? uses ?? '').includes(text));
  expect(at('check-dist')).toBeGreaterThan(0);
  expect(at('actions/attest@')).toBeGreaterThan(at('check-dist'));
  const globs = (steps.map((step) => step.with?.['subject-path']).find((path) => path !== undefined) ?? '')
    .trim()
    .split('\n');
  const covers = (glob: string, folder: string): boolean =>
    glob.endsWith('/**/*') ? folder.startsWith(glob.slice(0, -4)) : folder === glob.slice(0, -1);
  const files = readdirSync(join(ROOT, 'dist'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath.slice(ROOT.length).replace(/^\//, '')}/`);
  expect([...new Set(files)].filter((folder) => !globs.some((glob) => covers(glob.trim(), folder)))).toEqual([]);
});
