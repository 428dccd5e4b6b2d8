/** Which commands of servers may install them first; such a server gets more time (docs/handshake.md). */
import { expect, test } from '@jest/globals';
import { installerOf } from '../../../../src/core/handshake/host.ts';

test.each<[command: string, args: string[], installer: string | undefined]>([
  ['npx', ['-y', 'a-mcp'], 'npx'],
  ['/usr/bin/npx', ['a-mcp'], 'npx'],
  ['C:\\node\\npx.cmd', ['a-mcp'], 'npx'],
  ['uvx', ['a-mcp'], 'uvx'],
  ['bunx', ['a-mcp'], 'bunx'],
  ['bun', ['x', 'a-mcp'], 'bun x'],
  ['pnpm', ['dlx', 'a-mcp'], 'pnpm dlx'],
  ['npm', ['exec', 'a-mcp'], 'npm exec'],
  ['npx', [], 'npx'],
  ['pnpm', ['run', 'a-mcp'], undefined],
  ['npx-like', ['a-mcp'], undefined],
  ['node', ['npx'], undefined],
])('%s %j', (command, args, installer) => {
  expect(installerOf({ command, args })).toBe(installer);
});

test('a server of an address is installed by none', () => {
  expect(installerOf({})).toBeUndefined();
});
