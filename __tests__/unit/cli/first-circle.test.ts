/** From an empty folder of a client to what its profile lacks: init, host add, handshake; each names the next, and the last the gate. */
import { expect, test } from '@jest/globals';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runMain } from '../../support/main.ts';
import { scratch } from '../../support/scratch.ts';

const GATE = '        - { name: cartwright, gate: true }\n';
const PACKAGE = 'agents-proposal/agents/anyone';

/** What Codex states itself. */
const REVISION = ['--protocol-revision', '2025-11-25'];

test.each<[string, string, string, readonly string[], boolean, readonly string[]]>([
  ['codex-cli', '.codex/config.toml', '[mcp_servers]\n', ['dispatch'], false, []],
  ['cursor', '.cursor/mcp.json', '{"mcpServers":{}}\n', ['dispatch', 'execute'], true, REVISION],
  ['claude-code', '.mcp.json', '{"mcpServers":{}}\n', [], false, REVISION],
])('%s', async (client, path, text, left, suggests, revision) => {
  const cwd = scratch();
  mkdirSync(join(cwd, dirname(path)), { recursive: true });
  writeFileSync(join(cwd, path), text);
  expect((await runMain(['init'], cwd)).out).toContain(`next: cartwright handshake ${PACKAGE} --host ${client}\n`);
  const named = await runMain(['handshake', PACKAGE, '--host', client], cwd);
  const [, command = ''] = /^ {6}cartwright (host add .*)$/m.exec(named.out) ?? [];
  expect(command).toContain('--gate');
  const profile = `hosts/${client}.host.yaml`;
  const facts = ['--tool-use', '--context-window', '200000', ...revision];
  expect((await runMain(['host', 'add', client, ...facts], cwd)).code).toBe(0);

  const handshake = ['handshake', PACKAGE, '--host', profile];
  const refused = await runMain(handshake, cwd);
  expect([refused.code, refused.out.includes(GATE)]).toEqual([1, true]);
  // Only named where it has something to suggest.
  const { suggestions } = JSON.parse((await runMain([...handshake, '--suggest', '--format', 'json'], cwd)).out) as {
    suggestions: readonly { changes: readonly unknown[] }[];
  };
  expect([refused.out.includes('--suggest'), suggestions.some(({ changes }) => changes.length > 0)]).toEqual([
    suggests,
    suggests,
  ]);

  // What is shown is pasted; the gate serves the memory, and what is left needs another server.
  const file = join(cwd, profile);
  writeFileSync(file, `${readFileSync(file, 'utf8')}servers:\n  - { name: cartwright, gate: true }\n`);
  const gated = await runMain(handshake, cwd);
  const unmet = [...gated.out.matchAll(/✗ tool:cart:([\w.]+)/g)].map(([, role]) => role).sort();
  expect([gated.code, unmet]).toEqual([left.length > 0 ? 1 : 0, left]);
  // The way by a command ends at the same place.
  expect((await runMain(['host', 'add', client, '--gate', '--force'], cwd)).code).toBe(0);
  expect((await runMain(handshake, cwd)).out).toBe(gated.out);
});
