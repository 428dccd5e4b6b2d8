/** Whatever an open file says, the language server starts no process, asks no network and writes nothing. */
import { expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyOf, ROOT } from '../support/cli.ts';
import { built, Editor } from '../support/editor.ts';
import { scratch } from '../support/scratch.ts';

const HOOK = join(ROOT, '__tests__/support/tell-outside.cjs');
const SERVERS = `
servers:
  - { name: local, command: touch, args: [started] }
  - { name: remote, url: 'https://mcp.example.org/mcp' }
`;
const CHECKS = `
  - id: page
    kind: wiki
    description: A page
    check: { type: url, hint: 'https://example.org/page' }
`;

function repository(): string {
  const folder = copyOf('examples/data-pipeline');
  spawnSync('git', ['init', '-q', folder]);
  appendFileSync(join(folder, '.git/config'), '[core]\n\tfsmonitor = touch started\n\tpager = touch started\n');
  writeFileSync(join(folder, '.git/hooks/post-checkout'), '#!/bin/sh\ntouch started\n', { mode: 0o755 });
  const host = join(folder, 'hosts/laptop.host.yaml');
  writeFileSync(host, readFileSync(host, 'utf8') + SERVERS);
  const cal = join(folder, 'cal/ship-a-feature.cal.yaml');
  writeFileSync(cal, readFileSync(cal, 'utf8').replace('\nrac:\n', `\nrac:${CHECKS}`));
  mkdirSync(join(folder, '.vscode'));
  writeFileSync(join(folder, '.vscode/mcp.json'), '{"servers":{"x":{"command":"touch","args":["started"]}}}');
  writeFileSync(join(folder, 'cartwright.yaml'), 'hosts: [hosts/*.host.yaml, vscode]\npackages: [agents/*]\n');
  return folder;
}

function tree(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
}

test('a session over files that name servers, addresses and programs', async () => {
  const folder = repository();
  const before = tree(folder);
  const told = join(scratch(), 'told');
  process.env['OUTSIDE'] = told;
  const editor = new Editor(folder, {}, [folder], built(['--require', HOOK]));
  const files = [
    'cal/ship-a-feature.cal.yaml',
    'hosts/laptop.host.yaml',
    'agents/builder/cartridge.yaml',
    'cartwright.yaml',
  ];
  for (const path of files) await editor.open(path);
  for (const path of files) {
    await editor.become(path, `${editor.text(path)}# typed\n`);
    await editor.until(path);
    await editor.actions(path);
  }
  const [cal] = files as [string];
  expect(
    (await editor.diagnostics('hosts/laptop.host.yaml')).length + (await editor.diagnostics(cal)).length,
  ).toBeGreaterThan(0);
  await editor.ask('textDocument/hover', cal, "init: '");
  expect(await editor.end()).toBe(0);
  delete process.env['OUTSIDE'];
  expect(existsSync(told) ? readFileSync(told, 'utf8') : '').toBe('');
  expect(tree(folder)).toEqual(before);
});

test('what would be told is told', () => {
  const told = join(scratch(), 'told');
  const script = "require('node:child_process').spawnSync('true')";
  spawnSync(process.execPath, ['--require', HOOK, '-e', script], { env: { ...process.env, OUTSIDE: told } });
  expect(readFileSync(told, 'utf8')).toBe('spawnSync true\n');
});
