/** A pull request that takes an agent out of a client, as its comment says it. */
import { expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ACTIVATE, agentFolder, run } from '../support/activate.ts';

function git(cwd: string, ...args: string[]): void {
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@t', '-c', 'commit.gpgsign=false', ...args], { cwd });
}

/** A project with an activated agent, committed, and what a check says of changes to it. */
async function activated(): Promise<{ cwd: string; comment: () => Promise<string> }> {
  const cwd = await agentFolder();
  expect((await run(cwd, ...ACTIVATE, '--client', 'claude-code', '--write')).code).toBe(0);
  git(cwd, 'init', '-q', '-b', 'main');
  git(cwd, 'add', '-A');
  git(cwd, 'commit', '-qm', 'base');
  return { cwd, comment: async () => (await run(cwd, 'check', '--base', 'main', '--format', 'markdown')).out };
}

test('the comment has a row for a gate that a change takes out of .mcp.json, and none for one that stays', async () => {
  const { cwd, comment } = await activated();
  expect(await comment()).not.toContain('is not what was accepted');

  const path = join(cwd, '.mcp.json');
  writeFileSync(path, readFileSync(path, 'utf8').replace('"agent": {', '"other": {'));
  const shown = await comment();
  const message = 'agent `agent` is not what was accepted in claude-code: .mcp.json: the gate `agent` was removed';
  expect(shown.split('\n').slice(0, 5)).toEqual([
    '## ❌ This change adds 1 error',
    '',
    '| what breaks | why | fix here |',
    '| --- | --- | --- |',
    `| \`.cartwright/activations.json\` | ${message} | \`.cartwright/activations.json:5\` |`,
  ]);
  expect(shown).toContain(
    '<br>→ review what changed, then cartwright activate agent.cart --host h.host.yaml --client claude-code --public-key keys/k.pub.pem --write |',
  );
  const { code, out } = await run(cwd, 'check', '--base', 'main');
  expect([code, out]).toEqual([1, expect.stringContaining('Against main\n  ✗ new: 1 error')]);
});

test('an agent whose record and entry go together has a line, in every format', async () => {
  const { cwd, comment } = await activated();
  expect((await run(cwd, 'deactivate', 'agent')).code).toBe(0);
  const record = '.cartwright/activations.json';
  const row = `🗑️ agent \`agent\` is no longer activated in \`claude-code\` (\`${record}\`)`;
  const [heading = '', folded = ''] = (await comment()).split('<details>');
  expect([heading.split('\n')[0], heading.includes(row), folded.includes(`- ${row}`)]).toEqual([
    '## ✅ nothing breaks',
    true,
    true,
  ]);
  const { code, out } = await run(cwd, 'check', '--base', 'main');
  expect([code, out]).toEqual([
    0,
    expect.stringContaining(`Against main\n  · agent agent is no longer activated in claude-code (${record})\n`),
  ]);
  const json = await run(cwd, 'check', '--base', 'main', '--format', 'json');
  expect(JSON.parse(json.out)).toMatchObject({
    changes: { deactivated: [{ record, name: 'agent', client: 'claude-code' }] },
  });
});

test('an agent that is activated again in another version, and one of a record that is new, are not gone', async () => {
  const { cwd, comment } = await activated();
  expect((await run(cwd, ...ACTIVATE, '--client', 'vscode', '--write')).code).toBe(0);
  expect((await run(cwd, ...ACTIVATE, '--client', 'claude-code', '--write')).code).toBe(0);
  expect(await comment()).not.toContain('no longer activated');
});
