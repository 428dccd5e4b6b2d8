/** Faults of a package, each at its own place in `cartridge.yaml`. */
import { expect, test } from '@jest/globals';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nodeFileSystem } from '../../../../src/adapters/fs/node-fs.ts';
import { loadPackage } from '../../../../src/app/package/package.ts';
import { TASK_TYPES } from '../../../../src/core/manifest/check-package.ts';
import { PROFILES } from '../../../../src/ids.ts';
import { scratch } from '../../../support/scratch.ts';
import { untracked } from '../../../support/untracked.ts';

const HEAD = `schemaVersion: cart.package.v1
id: io.github.demo/agent
version: 1.0.0
publisher: io.github.demo
name: Demo
role: reviewer
`;

/** `RULE POINTER LINE:COLUMN MESSAGE (HELP)` of every fault. */
async function faults(yaml: string): Promise<string[]> {
  const folder = scratch();
  writeFileSync(join(folder, 'cartridge.yaml'), yaml);
  const result = await loadPackage(nodeFileSystem(folder, untracked), '.', PROFILES.cart);
  if (!('diagnostics' in result)) return [];
  return result.diagnostics.map(({ rule, pointer, range, message, help, path, level }) => {
    expect([path, level]).toEqual(['cartridge.yaml', 'error']);
    return `${rule} ${pointer} ${range.start.line}:${range.start.column} ${message} (${help})`;
  });
}

test('the head alone has no fault', async () => {
  expect(await faults(HEAD)).toEqual([]);
});

test('an id is one of its own publisher', async () => {
  expect(await faults(HEAD.replace('publisher: io.github.demo', 'publisher: io.github.other'))).toEqual([
    'package/publisher /id 2:5 id "io.github.demo/agent" is one of publisher "io.github.demo", not of "io.github.other" (write io.github.other/agent, or correct publisher)',
  ]);
  expect(await faults(HEAD.replace('publisher: io.github.demo', 'publisher: io.github.demo.x'))).toHaveLength(1);
  expect(await faults(HEAD.replace('publisher: io.github.demo', 'publisher: io.github'))).toHaveLength(1);
});

test('an id without a publisher is one of its own', async () => {
  const ids = ['agent', 'io.github.demo'].map(async (id) => {
    const folder = scratch();
    writeFileSync(join(folder, 'cartridge.yaml'), HEAD.replace('io.github.demo/agent', id));
    const result = await loadPackage(nodeFileSystem(folder, untracked), '.', PROFILES.cart);
    return 'diagnostics' in result ? result.diagnostics : result.package.id;
  });
  expect(await Promise.all(ids)).toEqual(['io.github.demo/agent', 'io.github.demo/io.github.demo']);
  expect(await faults(HEAD.replace('io.github.demo/agent', 'Agent'))).toEqual([
    'package/schema /id 2:5 "id" is "Agent", which is not a package id (write a package id: PUBLISHER/NAME, the publisher in reverse-DNS form (io.github.you/agent), or NAME alone for that of this publisher)',
  ]);
});

const capability = (taskType: string): string =>
  `${HEAD}capabilities:\n  - taskType: review\n  - taskType: ${taskType}\n`;
const unknown = (taskType: string, help: string): string =>
  `package/task-type /capabilities/1/taskType 9:15 task type "${taskType}" is not known; allowed are ${TASK_TYPES.join(', ')}, and private ones as reverse.dns:name (${help})`;

test('every task type of the format is known, and private ones are', async () => {
  expect(TASK_TYPES).toHaveLength(17);
  for (const taskType of TASK_TYPES.filter((known) => known !== 'review')) {
    expect(await faults(capability(taskType))).toEqual([]);
  }
  for (const taskType of ['org.example:tune', 'a.b:c', 'io.github.some-one:x.y_z-1']) {
    expect(await faults(capability(taskType))).toEqual([]);
  }
});

test('any other task type is an error, with what was meant', async () => {
  expect(await faults(capability('build_dag'))).toEqual([unknown('build_dag', 'did you mean build-dag?')]);
  expect(await faults(capability('Review'))).toEqual([unknown('Review', 'did you mean review?')]);
  for (const taskType of [
    'summon',
    'example:tune',
    'org.example:',
    'Org.example:tune',
    'org.example:Tune',
    'org..x:y',
  ]) {
    expect(await faults(capability(`"${taskType}"`))).toEqual([
      unknown(taskType, 'write a private one as io.github.demo:NAME'),
    ]);
  }
});

test('a fault of the manifest that is made lies in the part of harness that it came from', async () => {
  const tools = (list: string, ...roles: readonly string[]): string =>
    `${HEAD}harness:\n  ${list}:\n${roles.map((role) => `    - role: ${role}\n      capabilityScopes: [memory.read]\n`).join('')}`;
  expect(await faults(tools('optionalTools', 'org:inventory'))).toEqual([
    'manifest/role-namespace /harness/optionalTools/0/role 9:13 role "org:inventory" is not in the namespace "cart:" (write cart:NAME)',
  ]);
  expect(await faults(tools('requiredTools', 'cart:execute', 'cart:strange'))).toEqual([
    'manifest/schema /harness/requiredTools 9:5 "requiredTools" has 5 items; it needs at most 4 (remove some, or split them)',
  ]);
  expect(await faults(tools('optionalTools', 'cart:list_agents', 'org:inventory'))).toEqual([
    'manifest/role-namespace /harness/optionalTools/1/role 11:13 role "org:inventory" is not in the namespace "cart:" (write cart:NAME)',
  ]);
  const search = (contract: string): string =>
    `${HEAD}harness:\n  requiredTools:\n    - role: cart:search\n${contract}`;
  expect(
    await faults(
      search('      inputSchema: { type: object, required: [text], properties: { text: { type: string } } }\n'),
    ),
  ).toEqual([
    'manifest/contract /harness/requiredTools/0/inputSchema 10:20 the inputSchema of cart:search does not require "query" (every cart:search takes "query": { type: object, required: [query], properties: { query: { type: string } } }, and more)',
  ]);
  expect(await faults(`${HEAD}harness:\n  mcp: { minProtocolRevision: '2025-02-30' }\n`)).toEqual([
    'manifest/revision /harness/mcp/minProtocolRevision 8:31 minProtocolRevision is "2025-02-30", which is not a date (write a real date as YYYY-MM-DD)',
  ]);
});
