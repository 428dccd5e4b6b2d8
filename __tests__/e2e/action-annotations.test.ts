import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { appendFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cartwright } from '../support/cli.ts';
import { expectGolden } from '../support/golden.ts';
import { repositoryWith, runEvent } from '../support/github/judged-table.ts';
import type { StepResult } from '../support/github/run-action.ts';
import { runnerCommands } from '../support/github/runner-commands.ts';
import { broken, CAL, good, Stage } from '../support/github/stage.ts';

let stage: Stage;
beforeEach(async () => {
  stage = await Stage.open();
});
afterEach(() => stage.close());

const HOST = 'hosts/workbench.host.yaml';
const SERVER = 'servers:\n  - { name: files, command: mcp-files, scopes: { "*": [exec] } }\n';

function edit(folder: string, path: string, from: string | RegExp, to: string): void {
  const text = readFileSync(join(folder, path), 'utf8');
  const edited = text.replace(from, to);
  expect(edited).not.toBe(text);
  writeFileSync(join(folder, path), edited);
}

/** The example as 30 workflows and 12 packages. */
function many(): string {
  const folder = good();
  for (let i = 2; i <= 30; i++) {
    const path = `cal/flow-${String(i).padStart(2, '0')}.cal.yaml`;
    cpSync(join(folder, CAL), join(folder, path));
    edit(folder, path, 'id: ship-a-feature', `id: flow-${i}`);
  }
  for (let i = 2; i <= 12; i++) {
    const path = `agents/builder-${String(i).padStart(2, '0')}`;
    mkdirSync(join(folder, path));
    cpSync(join(folder, 'agents/builder'), join(folder, path), { recursive: true });
    edit(folder, `${path}/cartridge.yaml`, 'pipeline-builder', `pipeline-builder-${i}`);
  }
  return folder;
}

/** Every annotation of a step, whole: kind, place, title, text. */
function annotations({ code, commands }: StepResult): string {
  const lines = commands
    .filter(({ command }) => command !== 'add-mask')
    .map(({ command, properties: { file, line, endLine, col, endColumn, title }, data }) => {
      const place = file === undefined ? '' : ` ${file} ${line}:${col}-${endLine}:${endColumn}`;
      return `${command}${place} [${title}]\n${data.replace(/^/gm, '    ')}\n`;
    });
  return `exit ${code}\n${lines.join('')}`;
}

const PULLS: readonly (readonly [name: string, folder: () => string, change: (folder: string) => void])[] = [
  ['well', good, (folder) => appendFileSync(join(folder, 'docs/overview.md'), '\nMore.\n')],
  ['pending', good, (folder) => writeFileSync(join(folder, 'rac-confirmations.yaml'), '[]\n')],
  [
    'missing',
    good,
    (folder) => {
      edit(folder, CAL, 'docs/**/*.md', 'handbook/**/*.md');
      edit(folder, CAL, 'security_expert }', 'security_expert, capabilities: [{ taskType: harden-security }] }');
      edit(folder, CAL, 'required: false\n    slot', 'slot');
    },
  ],
  ['refused', good, (folder) => edit(folder, HOST, /contextWindowTokens: \d+/, 'contextWindowTokens: 64000')],
  ['not judged', good, (folder) => edit(folder, HOST, /tools:\n[^]*/, SERVER)],
  [
    '30 workflows, 12 packages',
    many,
    (folder) => {
      edit(folder, 'cal/flow-17.cal.yaml', 'maxSteps: 24', 'maxSteps: 25');
      edit(folder, 'agents/builder-05/cartridge.yaml', 'version: 1.2.0', 'version: 1.2.1');
      rmSync(join(folder, 'cal/flow-30.cal.yaml'));
    },
  ],
];

test('the annotations of six pull requests: every problem, every checklist and every verdict once, at its place', async () => {
  const all: string[] = [];
  for (const [name, folder, change] of PULLS) {
    const repository = repositoryWith(folder(), change);
    const result = await runEvent(stage, repository, { event: 'pull_request', checkout: 'merge', token: 'write' });
    all.push(`## ${name}\n\n${annotations(result)}`);
  }
  expectGolden('github/annotations.txt', all.join('\n'));
});

test('the command line prints the same of files as the Action', async () => {
  const ofFiles = (stdout: string) => runnerCommands(stdout).filter(({ properties }) => 'file' in properties);
  for (const cwd of [good(), broken()]) {
    const printed = ofFiles(cartwright(['check', '--format', 'github'], { cwd }).stdout);
    expect(printed.map(({ properties: { title } }) => title)).toContain('compliance: accept');
    expect(printed).toEqual(ofFiles((await stage.act(cwd, { event: 'push', payload: {} })).stdout));
  }
});
