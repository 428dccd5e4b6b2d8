import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cartwright } from '../support/cli.ts';
import { Stage, texts } from '../support/github/stage.ts';
import { scratch } from '../support/scratch.ts';

let stage: Stage;
beforeEach(async () => {
  stage = await Stage.open();
});
afterEach(() => stage.close());

const BRANCH = 'cartwright/propose';
const CODE = {
  'infra/main.tf': 'resource "aws_s3_bucket" "raw" {\n}\n',
};
const CAL = `schemaVersion: cart.cal/1
id: ship
participants:
  - { alias: dev, bind: slot, required: false, slot: { role: developer } }
rac:
  - { id: old, kind: runbook, description: What to do., required: false, check: { type: file-glob, hint: gone.md } }
start: work # the first
nodes:
  - { id: work, type: task, agent: dev, completion: { type: artifact, produces: report } }
  - { id: done, type: event, event: end }
edges:
  - { from: work, to: done }
`;

function repository(files: Readonly<Record<string, string>>): string {
  const root = scratch();
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  return root;
}

const branchFiles = (): [string, string][] => {
  const { world } = stage.github;
  return [...(world.commits.get(world.branches.get(BRANCH) ?? '')?.files ?? [])];
};
const act = (workspace: string, inputs: Record<string, string> = {}) =>
  stage.act(workspace, { event: 'workflow_dispatch', payload: {}, inputs: { command: 'init', ...inputs } });

test('without a CAL: a first set in the summary, in the folder out, and as a pull request that builds', async () => {
  const workspace = repository(CODE);
  const result = await act(workspace, { out: 'made', propose: 'pull-request' });
  expect([result.code, texts(result, 'error'), texts(result, 'warning')]).toEqual([0, [], []]);
  expect(result.summary).toContain('## Proposed: 1 role, 1 item of required context, 6 files');
  const names = branchFiles().map(([name]) => name);
  expect(names).toEqual([
    'agents/README.md',
    'agents/devops_engineer/cartridge.yaml',
    'agents/devops_engineer/rom/instructions.md',
    'agents/devops_engineer/rom/why.md',
    'cal/from-code.base.json',
    'cal/from-code.cal.yaml',
  ]);
  for (const [name, text] of branchFiles()) expect(readFileSync(join(workspace, 'made', name), 'utf8')).toBe(text);
  const built = cartwright(['build', 'made/agents/devops_engineer', '--out', 'a.cart'], { cwd: workspace });
  expect(built).toMatchObject({ code: 0, stderr: '' });
});

test('with a CAL: what it lacks, put into it in its own hand, and what is stale', async () => {
  const workspace = repository({ ...CODE, 'cal/ship.cal.yaml': CAL });
  const result = await act(workspace, { out: 'made', propose: 'pull-request' });
  expect([result.code, texts(result, 'error')]).toEqual([0, []]);
  expect(result.summary).toContain('Paste into `cal/ship.cal.yaml`, after line 6:\n\n```yaml\n  - id: terraform\n');
  expect(result.stdout).toContain('the check of "old" matches no file any more (gone.md)');
  expect(branchFiles().map(([name]) => name)).toEqual(['cal/ship.cal.yaml']);
  const [[, text]] = branchFiles() as [[string, string]];
  expect(readFileSync(join(workspace, 'made/cal/ship.cal.yaml'), 'utf8')).toBe(text);
  const [{ title, body } = { title: '', body: '' }] = stage.github.world.opened;
  expect([title, body.includes('Paste into'), body.includes('starts no workflow')]).toEqual([
    'Propose agents and required context from the code',
    false,
    true,
  ]);
  // The file as it was, with the new item in it.
  expect(text.replace(/ {2}- id: terraform\n[^]*?(?=start)/, '')).toBe(CAL);
  writeFileSync(join(workspace, 'cal/ship.cal.yaml'), text);
  expect(cartwright(['lint', 'cal'], { cwd: workspace })).toMatchObject({ code: 0 });
  // Only in a working copy: nothing that is checked out changes.
  const again = await act(workspace, { propose: 'pull-request' });
  expect(again.stdout).toContain('nothing to propose');
});

test('a CAL below the working directory is proposed at its place in the repository', async () => {
  const files = Object.fromEntries(Object.entries(CODE).map(([name, text]) => [`app/${name}`, text]));
  const workspace = repository({ ...files, 'app/cal/ship.cal.yaml': CAL });
  const result = await act(workspace, { 'working-directory': 'app', propose: 'pull-request' });
  expect(result.code).toBe(0);
  const { world } = stage.github;
  const commit = world.commits.get(world.branches.get(`${BRANCH}-app`) ?? '');
  expect([...(commit?.files.keys() ?? [])]).toEqual(['app/cal/ship.cal.yaml']);
  expect(world.opened.map(({ title }) => title)).toEqual([
    'Propose agents and required context from the code of "app"',
  ]);
});

test('a signed CAL is never changed: the item is only shown', async () => {
  const signed = `${CAL}integrity: { schemaVersion: cart.workflow-signature/1 }\n`;
  const workspace = repository({ ...CODE, 'cal/ship.cal.yaml': signed });
  const result = await act(workspace, { out: 'made', propose: 'pull-request' });
  expect([result.code, branchFiles()]).toEqual([0, []]);
  expect(result.summary).toContain('Paste into `cal/ship.cal.yaml`');
});
