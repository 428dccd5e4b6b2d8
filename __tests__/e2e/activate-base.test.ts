/** A pull request that takes an agent out of a client, as its comment says it. */
import { expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ACTIVATE, agentFolder, run } from '../support/activate.ts';

function git(cwd: string, ...args: string[]): void {
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@t', '-c', 'commit.gpgsign=false', ...args], { cwd });
}

test('the comment has a row for a gate that a change takes out of .mcp.json, and none for one that stays', async () => {
  const cwd = await agentFolder();
  expect((await run(cwd, ...ACTIVATE, '--client', 'claude-code', '--write')).code).toBe(0);
  git(cwd, 'init', '-q', '-b', 'main');
  git(cwd, 'add', '-A');
  git(cwd, 'commit', '-qm', 'base');
  const comment = async (): Promise<string> => (await run(cwd, 'check', '--base', 'main', '--format', 'markdown')).out;
  expect(await comment()).not.toContain('is not what was accepted');

  const path = join(cwd, '.mcp.json');
  writeFileSync(path, readFileSync(path, 'utf8').replace('"agent": {', '"other": {'));
  const shown = await comment();
  const message = 'agent `agent` is not what was accepted in claude-code: .mcp.json: the gate `agent` was taken out';
  expect(shown.split('\n').slice(0, 5)).toEqual([
    '## ❌ This change adds 1 error',
    '',
    '| what breaks | why | fix here |',
    '| --- | --- | --- |',
    `| \`.cartwright/activations.json\` | ${message} | \`.cartwright/activations.json:5\` |`,
  ]);
  expect(shown).toContain(
    '<br>→ look at what changed, then cartwright activate agent.cart --host h.host.yaml --client claude-code --public-key keys/k.pub.pem --write |',
  );
  const { code, out } = await run(cwd, 'check', '--base', 'main');
  expect([code, out]).toEqual([1, expect.stringContaining('Against main\n  ✗ new: 1 error')]);
});
