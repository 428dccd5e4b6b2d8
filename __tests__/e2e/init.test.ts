import { describe, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { InitPlan } from '../../src/core/result/init-results.ts';
import type { ReadyResult } from '../../src/core/result/results.ts';
import { ROOT } from '../support/cli.ts';
import { describeTool } from '../support/tools.ts';
import { scratch } from '../support/scratch.ts';
import { program } from '../support/main.ts';

const times = (count: number, file: (i: number) => [string, string]): Record<string, string> =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => file(i)));

const TF = 'resource "aws_s3_bucket" "raw" {\n}\n';
const WORKFLOW = 'on: push\njobs:\n  test:\n    runs-on: ubuntu-24.04\n    steps:\n      - run: make test\n';

/** Repositories with the roles that must be proposed for them. */
const REPOSITORIES: Readonly<Record<string, readonly [files: Record<string, string>, roles: readonly string[]]>> = {
  'an npm monorepo': [
    {
      'package.json': '{"private":true,"workspaces":["packages/*"],"devDependencies":{"@playwright/test":"1"}}',
      'packages/api/package.json': '{"name":"@a/api","version":"1.0.0","dependencies":{"fastify":"5"}}',
      'packages/web/package.json': '{"name":"@a/web","version":"1.0.0","dependencies":{"react":"19"}}',
      ...times(6, (i) => [`packages/web/src/Page${i}.tsx`, 'export const Page = 1;\n']),
      ...times(6, (i) => [`packages/api/src/route${i}.ts`, 'export const route = 1;\n']),
      ...times(16, (i) => [`packages/api/test/route${i}.test.ts`, 'test("a", () => {});\n']),
      'packages/api/openapi.yaml': 'openapi: 3.1.0\ninfo: { title: A, version: "1" }\npaths: {}\n',
      Dockerfile: 'FROM node:24\nCOPY . .\nCMD ["node", "packages/api"]\n',
      'docs/runbooks/rollback.md': `# Rollback\n\n## Symptoms\n\n${'Errors rise.\n\n'.repeat(8)}## Mitigation\n\nRoll back.\n`,
      'README.md': `# A\n\n${'It does something useful.\n\n'.repeat(20)}`,
    },
    ['frontend_dev', 'backend_dev', 'devops_engineer', 'qa_engineer'],
  ],
  'Python with Terraform': [
    {
      'pyproject.toml': '[project]\nname = "load"\nversion = "1.0"\ndependencies = ["apache-airflow", "pandas"]\n',
      ...times(4, (i) => [`dags/load_${i}.py`, 'from airflow import DAG\n']),
      'infra/main.tf': TF,
      'infra/variables.tf': 'variable "a" {}\n',
      ...times(3, (i) => [`tests/test_load_${i}.py`, 'def test_a(): pass\n']),
      'data/seed.csv': 'a,b\n1,2\n',
    },
    ['data_engineer', 'devops_engineer'],
  ],
  'a Go service': [
    {
      'go.mod': 'module example.org/shop\n\ngo 1.24\n\nrequire github.com/gin-gonic/gin v1.10.0\n',
      ...times(5, (i) => [`internal/shop/f${i}.go`, 'package shop\n']),
      'cmd/shop/main.go': 'package main\n',
      'api/shop.proto': 'syntax = "proto3";\nservice Shop { rpc Get(A) returns (B); }\n',
      'deploy/k8s/shop.yaml': 'apiVersion: apps/v1\nkind: Deployment\nmetadata:\n  name: shop\n',
    },
    ['backend_dev', 'devops_engineer'],
  ],
  'a Java service': [
    {
      'pom.xml':
        '<project><modelVersion>4.0.0</modelVersion><artifactId>shop</artifactId><dependencies><dependency><groupId>org.springframework.boot</groupId><artifactId>spring-boot-starter-web</artifactId></dependency></dependencies></project>',
      ...times(5, (i) => [`src/main/java/org/example/Shop${i}.java`, 'class Shop {}\n']),
      ...times(2, (i) => [`src/main/resources/db/migration/V${i}__a.sql`, 'create table a (b int);\n']),
      '.github/workflows/test.yml': WORKFLOW,
    },
    ['backend_dev'],
  ],
  'a tiny library': [
    { 'package.json': '{"name":"tiny","version":"1.0.0","main":"index.js"}', 'index.js': 'exports.a = 1;\n' },
    ['fullstack_dev'],
  ],
};

/** Runs the whole way from `init` to `workflow ready` without an edit, and returns the roles. */
async function wholeWay(code: string, format: 'json' | 'yaml', prefix: 'cart' | 'acx' = 'cart'): Promise<string[]> {
  const cwd = scratch();
  const run = (...args: string[]) => program([...args, '--prefix', prefix], { cwd });
  const flags = format === 'yaml' ? ['--format', 'yaml'] : [];
  const planned = await run('init', '--from-code', code, '--out', 'made', '--dry-run', '--format', 'json');
  const plan = JSON.parse(planned.stdout) as InitPlan;
  expect(existsSync(join(cwd, 'made'))).toBe(false);
  const made = await run('init', '--from-code', code, '--out', 'made', ...flags);
  expect(made).toMatchObject({ code: 0, stderr: '' });
  for (const { role } of plan.roles) expect(made.stdout).toContain(`  ${role}  [`);
  const cal = `made/cal/from-code.cal.${format}`;
  expect(await run('lint', cal)).toMatchObject({ code: 0, stderr: '', stdout: 'no problems in 1 file\n' });
  mkdirSync(join(cwd, 'cartridges'));
  const agents = readdirSync(join(cwd, 'made/agents'));
  expect(agents.sort()).toEqual(plan.roles.map(({ role }) => role).sort());
  for (const agent of agents) {
    const built = await run('build', `made/agents/${agent}`, '--out', `cartridges/${agent}.${prefix}`);
    expect([built.code, built.stderr]).toEqual([0, '']);
  }
  const ready = await run('workflow', 'ready', cal, '--cartridges', 'cartridges', '--root', code, '--format', 'json');
  expect([ready.code, ready.stderr]).toEqual([0, '']);
  const [result] = (JSON.parse(ready.stdout) as ReadyResult).cals;
  expect(['ready', 'pending']).toContain(result?.verdict);
  // What was found is there: every check of a file confirms.
  const unsure = result?.rac.filter(({ state, check }) => check?.type === 'file-glob' && state === 'failed');
  expect(unsure).toEqual([]);
  const again = await run('init', '--from-code', code, '--out', 'made', ...flags);
  expect([again.code, again.stdout.match(/\(unchanged\)/g)?.length]).toEqual([
    0,
    again.stdout.match(/^ {2,}\S+\.(?:ya?ml|md|json) {2}\(/gm)?.length,
  ]);
  const lacking = await run('init', '--propose', cal, '--from-code', code);
  expect([lacking.code, lacking.stderr]).toEqual([0, '']);
  return plan.roles.map(({ role }) => role);
}

describe.each(Object.entries(REPOSITORIES))('%s', (_, [files, roles]) => {
  test.each([
    ['json', 'cart'],
    ['yaml', 'acx'],
  ] as const)('goes from init to ready without an edit, as %s in profile %s', async (format, prefix) => {
    const code = join(scratch(), 'shop');
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(code, name)), { recursive: true });
      writeFileSync(join(code, name), text);
    }
    expect(await wholeWay(code, format, prefix)).toEqual(expect.arrayContaining([...roles]));
  });
});

test('beside the code: the second run and the check see the project, not the scaffold', async () => {
  const code = scratch();
  for (const [name, text] of Object.entries(REPOSITORIES['a Go service']?.[0] ?? {})) {
    mkdirSync(dirname(join(code, name)), { recursive: true });
    writeFileSync(join(code, name), text);
  }
  const run = (...args: string[]) => program(args, { cwd: code });
  expect(await run('init', '--from-code', '.', '--out', '.')).toMatchObject({ code: 0 });
  expect((await run('init', '--from-code', '.', '--out', '.')).stdout).not.toContain('overwritten');
  const checked = await run('check', '.');
  expect(checked).toMatchObject({
    code: 0,
    stderr: expect.stringMatching(/^cartwright: agents\/backend_dev, [^:]+: no host was checked; [^\n]+\n$/),
  });
  expect(checked.stdout).toMatch(/\nok: 1 CAL pending\n$/);
});

test('a manifest that git tracks although a rule names it counts, for init as for --propose', async () => {
  const code = scratch();
  const files = {
    '.gitignore': 'live/\n',
    'live/main.tf': TF,
    'live/terraform.tfstate': '{}',
    'README.md': `# A\n\n${'It does something useful.\n\n'.repeat(80)}`,
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(code, name)), { recursive: true });
    writeFileSync(join(code, name), text);
  }
  const kinds = async (): Promise<readonly string[]> =>
    (JSON.parse((await program(['init', '--dry-run', '--format', 'json'], { cwd: code })).stdout) as InitPlan).rac.map(
      ({ kind }) => kind,
    );
  const git = (...args: string[]) => spawnSync('git', args, { cwd: code }).status;
  expect(git('init', '-q')).toBe(0);
  expect(await kinds()).toEqual(['wiki']);
  expect((await program(['init'], { cwd: code })).code).toBe(0);
  expect(git('add', '-f', '.gitignore', 'live/main.tf', 'README.md')).toBe(0);
  expect(await kinds()).toEqual(['wiki', 'terraform']);
  const proposed = await program(['init', '--propose', '--format', 'json'], { cwd: code });
  const { missing } = JSON.parse(proposed.stdout) as { missing: { item: { kind: string } }[] };
  expect(missing.map(({ item }) => item.kind)).toEqual(['terraform']);
});

/** Public repositories that people of this project labelled by hand; INIT_REPOSITORIES is a folder with checkouts, each as OWNER__NAME. */
describeTool('INIT_REPOSITORIES', 'the labelled repositories', (checkouts) => {
  const labelled = JSON.parse(readFileSync(join(ROOT, '__tests__/fixtures/init/labelled.json'), 'utf8')) as {
    repo: string;
  }[];
  const there = labelled
    .map(({ repo }) => ({ repo, code: join(checkouts, repo.replace('/', '__')) }))
    .filter(({ code }) => existsSync(code));

  test('one of them is there at least', () => expect(there).not.toEqual([]));

  test.each(there)(
    '$repo goes from init to ready without an edit',
    async ({ code }) => {
      expect((await wholeWay(code, 'json')).length).toBeGreaterThan(0);
      await wholeWay(code, 'yaml');
    },
    120_000,
  );
});
