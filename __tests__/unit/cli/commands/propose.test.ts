import { expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { CheckReport } from '../../../../src/core/result/results.ts';
import { readText } from '../../../../src/core/source/read.ts';
import { runMain } from '../../../support/main.ts';
import { scratch } from '../../../support/scratch.ts';

/** A CAL that covers the wiki; `rac` is put after it. */
const cal = (rac = ''): string => `schemaVersion: cart.cal/1
id: ship
participants:
  - { alias: dev, bind: slot, required: false, slot: { role: developer } }
rac:
  - id: readme
    kind: wiki
    description: What the project is for.
    check: { type: file-glob, hint: README.md }
${rac}start: work
nodes:
  - { id: work, type: task, agent: dev, completion: { type: artifact, produces: report } }
  - { id: done, type: event, event: end }
edges:
  - { from: work, to: done }
`;
const CODE = {
  'README.md': '# Demo\n',
  'infra/network/main.tf': 'resource "aws_vpc" "main" {\n  cidr_block = "10.0.0.0/16"\n}\n',
};
/** The pasted item, as the proposal must print it. */
const ITEM = `  - id: terraform
    kind: terraform
    description: "Terraform file of the project: infra/network/main.tf."
    check:
      type: file-glob
      hint: infra/network/main.tf
    okf:
      type: Terraform Module
      title: "Terraform architecture of the project: infra/network/main.tf"
      description: "Terraform file of the project: infra/network/main.tf."
      tags:
        - terraform
`;

function repository(files: Readonly<Record<string, string>>): string {
  const root = scratch();
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  return root;
}

test('init --propose prints what is missing in the hand of the file, and it can be pasted', async () => {
  const root = repository({ ...CODE, 'cal/ship.cal.yaml': cal() });
  const { code, out, err } = await runMain(['init', '--propose'], root);
  expect([code, err]).toEqual([1, '']);
  expect(out).toBe(
    `The code calls for an item of required context that no CAL has:
  terraform: infra/network/main.tf:1 (Terraform file)

Paste into cal/ship.cal.yaml, after line 9:

${ITEM}
not ok: 1 item of required context missing
`,
  );
  writeFileSync(join(root, 'cal/ship.cal.yaml'), cal(ITEM));
  expect(await runMain(['init', '--propose'], root)).toEqual({
    code: 0,
    out: 'Nothing is missing: 1 CAL covers what the code calls for.\n\nok: no problems\n',
    err: '',
  });
  expect(await runMain(['lint'], root)).toMatchObject({ code: 0 });
});

test('the JSON has the same, with the evidence', async () => {
  const root = repository({ ...CODE, 'cal/ship.cal.yaml': cal() });
  const { code, out } = await runMain(['init', '--propose', '--format', 'json'], root);
  const result = JSON.parse(out) as { missing: { item: object; text: string }[] };
  expect(code).toBe(1);
  expect(result).toEqual({
    version: 1,
    cals: ['cal/ship.cal.yaml'],
    missing: [
      {
        cal: 'cal/ship.cal.yaml',
        item: {
          id: 'terraform',
          kind: 'terraform',
          description: 'Terraform file of the project: infra/network/main.tf.',
          required: true,
          check: { type: 'file-glob', hint: 'infra/network/main.tf' },
          evidence: [{ path: 'infra/network/main.tf', line: 1, why: 'Terraform file' }],
        },
        text: ITEM,
      },
    ],
    stale: [],
    notes: [],
    answer: {
      ok: false,
      line: 'not ok: 1 item of required context missing',
      decided: ['1 item of required context missing'],
      cautions: [],
    },
  });
});

const STALE = `  - id: network
    kind: terraform
    description: Modules of the network.
    required: false
    check: { type: file-glob, hint: 'old/**/*.tf' }
`;

test('a check that matches nothing any more is named, with the place where the code is now', async () => {
  const root = repository({ ...CODE, 'cal/ship.cal.yaml': cal(STALE) });
  expect(await runMain(['init', '--propose', '--quiet'], root)).toEqual({
    code: 1,
    out: `cal/ship.cal.yaml: the check of "network" matches no file any more: "old/**/*.tf"
  the code has this kind at "infra/network/main.tf": point the check there, or remove the item

not ok: 1 check matches nothing
`,
    err: '',
  });
});

test.each<[string, string, string]>([
  ['an item of another kind whose check looks there', 'custom', "'infra/**'"],
  ['an item of the kind with another check', 'terraform', 'README.md'],
])('%s covers it', async (_, kind, hint) => {
  const item = `  - { id: x, kind: ${kind}, description: All of it., check: { type: file-glob, hint: ${hint} } }\n`;
  const root = repository({ ...CODE, 'cal/ship.cal.yaml': cal(item) });
  expect((await runMain(['init', '--propose'], root)).code).toBe(0);
});

test('a wiki that takes in everything covers nothing but itself', async () => {
  const item = "  - { id: x, kind: wiki, description: All of it., check: { type: file-glob, hint: '**' } }\n";
  const root = repository({ ...CODE, 'cal/ship.cal.yaml': cal(item) });
  expect((await runMain(['init', '--propose'], root)).code).toBe(1);
});

test('an id that is taken is not taken twice', async () => {
  const item = '  - { id: terraform, kind: custom, description: Other., check: { type: manual, hint: ask } }\n';
  const root = repository({ ...CODE, 'cal/ship.cal.yaml': cal(item) });
  expect((await runMain(['init', '--propose'], root)).out).toContain('  - id: terraform-from-code\n');
});

test('what an agent is made of is not the code', async () => {
  const agent = { 'agents/x/cartridge.yaml': 'id: a/b\n', 'agents/x/rom/main.tf': CODE['infra/network/main.tf'] };
  const root = repository({ 'README.md': '# Demo\n', ...agent, 'cal/ship.cal.yaml': cal() });
  expect((await runMain(['init', '--propose'], root)).code).toBe(0);
});

test.each<[string, string[], Record<string, string>, number, RegExp]>([
  ['no CAL', [], {}, 0, /^There is no CAL to compare with[^]*\n\nok: nothing to judge\n$/],
  ['a CAL that cannot be read', [], { 'a.cal.json': '{' }, 1, /\n\nnot ok: 1 CAL cannot be read\n$/],
  ['a CAL without anything in it', [], { 'a.cal.yaml': 'id: a\n' }, 1, /Paste into a\.cal\.yaml, /],
])('%s', async (_, args, files, code, out) => {
  const run = await runMain(['init', '--propose', ...args], repository({ ...CODE, ...files }));
  expect(run.code).toBe(code);
  expect(run.out).toMatch(out);
});

test('a folder or a CAL that is not there is bad usage', async () => {
  const root = repository(CODE);
  expect(await runMain(['init', '--propose', '--from-code', 'gone'], root)).toEqual({
    code: 2,
    out: '',
    err: 'cartwright: gone: there is no such folder\n  help: name a folder that is there\n',
  });
  expect((await runMain(['init', '--propose', 'gone.cal.yaml'], root)).code).toBe(2);
});

test('--staged judges what is staged', async () => {
  const root = repository({ 'README.md': '# Demo\n', 'cal/ship.cal.yaml': cal() });
  const git = (...args: string[]) => spawnSync('git', args, { cwd: root });
  git('init', '-q');
  git('add', '-A');
  mkdirSync(join(root, 'infra'));
  writeFileSync(join(root, 'infra/main.tf'), CODE['infra/network/main.tf']);
  expect((await runMain(['init', '--propose', '--staged'], root)).code).toBe(0);
  expect((await runMain(['init', '--propose'], root)).code).toBe(1);
  git('add', '-A');
  writeFileSync(join(root, 'infra/main.tf'), '');
  expect((await runMain(['init', '--propose', '--staged'], root)).code).toBe(1);
  expect((await runMain(['init', '--propose'], root)).code).toBe(0);
});

async function checked(
  root: string,
  ...args: string[]
): Promise<{ code: number; found: string[]; report: CheckReport }> {
  const { code, out } = await runMain(['check', ...args, '--format', 'json'], root);
  const report = JSON.parse(out) as CheckReport;
  const found = report.diagnostics.map(({ rule, level, path, range, pointer }) => {
    return `${path}:${range.start.line}:${range.start.column} ${level} ${rule} ${pointer}`;
  });
  return { code, found, report };
}

test('check says the same as notes, which fail nothing', async () => {
  const root = repository({ ...CODE, 'cal/ship.cal.yaml': cal(), 'cal/other.cal.yaml': cal() });
  const { code, found, report } = await checked(root, '--strict');
  expect([code, found]).toEqual([0, ['cal/other.cal.yaml:5:1 note propose/missing-item /rac']]);
  expect(report.summary).toEqual({ files: 2, errors: 0, warnings: 0, notes: 1, accepted: 0 });
  expect(report.diagnostics[0]?.message).toBe(
    'the code calls for a RAC item of kind terraform that no CAL has: Terraform file of the project: infra/network/main.tf.',
  );
});

test('check names a stale check of an optional item; of a required one readiness does', async () => {
  const root = repository({ ...CODE, 'cal/ship.cal.yaml': cal(STALE) });
  expect((await checked(root)).found).toEqual(['cal/ship.cal.yaml:14:37 note propose/stale-check /rac/1/check/hint']);
  writeFileSync(join(root, 'cal/ship.cal.yaml'), cal(STALE.replace('    required: false\n', '')));
  const required = await checked(root);
  expect([required.code, required.found]).toEqual([1, ['cal/ship.cal.yaml:10:9 error ready/rac-missing /rac/1/id']]);
});

test.each<[string, string, string[]]>([
  ['rules', "rules: { propose/missing-item: 'off' }\n", []],
  ['rules', 'rules: { propose/missing-item: error }\n', ['cal/ship.cal.yaml:5:1 error propose/missing-item /rac']],
  ['ignore', "ignore: [{ rule: propose/missing-item, path: 'cal/**', reason: the platform team has it }]\n", []],
])('the configuration decides about the notes: %s', async (_, config, expected) => {
  const root = repository({ ...CODE, 'cal/ship.cal.yaml': cal(), 'cartwright.yaml': config });
  expect((await checked(root)).found).toEqual(expected);
  // Linting alone looks at no code: it does not call the entry useless.
  expect((await runMain(['lint'], root)).code).toBe(0);
});

test('--only propose looks at nothing else, the other parts not at the code', async () => {
  const root = repository({ ...CODE, 'cal/ship.cal.yaml': cal().replace('hint: README.md', 'hint: GONE.md') });
  expect((await checked(root, '--only', 'propose')).found).toEqual([
    'cal/ship.cal.yaml:5:1 note propose/missing-item /rac',
    'cal/ship.cal.yaml:9:37 note propose/stale-check /rac/0/check/hint',
  ]);
  expect((await checked(root, '--only', 'lint')).found).toEqual([]);
});

test('of several CALs only the first speaks of the code', async () => {
  const cals = Object.fromEntries(['a', 'b', 'c', 'd'].map((name) => [`${name}.cal.yaml`, cal()]));
  const root = repository({ ...CODE, ...cals });
  expect((await checked(root)).found).toEqual(['a.cal.yaml:5:1 note propose/missing-item /rac']);
});

test('a check of another folder takes its paths from there', async () => {
  const files = Object.fromEntries(Object.entries(CODE).map(([name, text]) => [`app/${name}`, text]));
  const root = repository({ ...files, 'app/cal/ship.cal.yaml': cal(STALE) });
  expect((await checked(root, 'app')).found).toEqual([
    'app/cal/ship.cal.yaml:14:37 note propose/stale-check /rac/1/check/hint',
  ]);
  rmSync(join(root, 'app/cal'), { recursive: true });
  expect((await checked(root, 'app')).found).toEqual([]);
});

test('the notes of a CAL that is pasted into are gone', async () => {
  const root = repository({ ...CODE, 'cal/ship.cal.yaml': cal() });
  const { missing } = JSON.parse((await runMain(['init', '--propose', '--format', 'json'], root)).out) as {
    missing: { text: string }[];
  };
  const file = join(root, 'cal/ship.cal.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace('start: work', `${missing[0]?.text ?? ''}start: work`));
  expect((await readText(file, readFileSync(file, 'utf8'))).problems).toEqual([]);
  expect((await checked(root)).found).toEqual([]);
});

test('an item goes into the CAL with an agent whose role needs it, whichever sorts first', async () => {
  const ops = cal().replace('id: ship', 'id: operate').replace('role: developer', 'role: devops_engineer');
  const root = repository({
    ...CODE,
    'openapi.yaml':
      'openapi: 3.1.0\ninfo: { title: Orders, version: 1.0.0 }\npaths:\n  /orders: { get: { responses: {} } }\n',
    'cal/a-ship.cal.yaml': cal().replace('role: developer', 'role: backend_dev'),
    'cal/b-operate.cal.yaml': ops,
  });
  const { out } = await runMain(['init', '--propose', '--format', 'json'], root);
  const { missing } = JSON.parse(out) as { missing: { cal: string; item: { kind: string } }[] };
  expect(missing.map((each) => [each.item.kind, each.cal]).sort()).toEqual([
    ['api-spec', 'cal/a-ship.cal.yaml'],
    ['terraform', 'cal/b-operate.cal.yaml'],
  ]);
  const text = (await runMain(['init', '--propose'], root)).out;
  expect([...text.matchAll(/^Paste into (.*), after/gm)].map(([, path]) => path).sort()).toEqual([
    'cal/a-ship.cal.yaml',
    'cal/b-operate.cal.yaml',
  ]);
});
