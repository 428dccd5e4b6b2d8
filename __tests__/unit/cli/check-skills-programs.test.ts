/** Programs that skills need, and those that the own tool of a client runs. */
import { expect, test } from '@jest/globals';
import { clientNamed } from '../../../src/core/clients/catalog/index.ts';
import { check, server } from '../../support/skills.ts';

const answers = async (files: Readonly<Record<string, string>>): Promise<readonly (string | undefined)[]> => {
  const { out } = await check(files);
  return out.split('\n').filter((line) => /^ {2}[✗?✓→]/.test(line));
};
const skill = (script: string, text = ''): Record<string, string> => ({
  'skills/a/SKILL.md': `---\nname: a\ndescription: A.\n---\nRun \`scripts/${script}\`.\n`,
  [`skills/a/scripts/${script}`]: text,
});
const CLIENTS = { '.mcp.json': '{}', '.codex/config.toml': '', '.gemini/settings.json': '{}' };

test('a script for bash runs where the own tool of a client runs bash, and elsewhere that is not told', async () => {
  expect(await answers({ ...skill('go.sh'), ...CLIENTS })).toEqual([
    '  ? a: Claude Code, Gemini CLI: can run; Codex CLI: not told, unknown: program bash (skills/a/SKILL.md)',
    '  → next: look where the client runs for program bash',
  ]);
  expect(await answers({ ...skill('go', '#!/bin/sh\n'), '.mcp.json': server('x') })).toEqual([
    '  ✓ a: Claude Code: can run (skills/a/SKILL.md)',
  ]);
});

test('a committed profile of such a client has its programs, too', async () => {
  const profile = 'schemaVersion: cart.host.v1\nname: Ours\nclient: claude-code\ntools: []\n';
  expect(await answers({ ...skill('go.sh'), 'hosts/ours.host.yaml': profile })).toEqual([
    '  ✓ a: Ours: can run (skills/a/SKILL.md)',
  ]);
});

test.each(['go.py', 'go.rb', 'go.mjs'])('of any other script it is not told: %s', async (script) => {
  const program = { py: 'python3', rb: 'ruby', mjs: 'node' }[script.slice(3)] ?? '';
  expect(await answers({ ...skill(script), '.mcp.json': '{}' })).toEqual([
    `  ? a: Claude Code: not told, unknown: program ${program} (skills/a/SKILL.md)`,
    `  → next: look where the client runs for program ${program}`,
  ]);
});

test('a name that no client has leads to none', () => {
  expect([clientNamed('claude-code')?.programs, clientNamed('codex-cli')?.programs, clientNamed('toString')]).toEqual([
    ['bash'],
    undefined,
    undefined,
  ]);
});
