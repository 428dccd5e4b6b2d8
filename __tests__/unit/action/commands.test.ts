import { expect, test } from '@jest/globals';
import { commandOf, loadCommand } from '../../../src/action/commands.ts';
import { readContext } from '../../../src/adapters/github/context.ts';

test.each([
  ['push', 'refs/tags/v1', 'release'],
  ['push', 'refs/heads/main', 'check'],
  ['push', 'refs/heads/tags/v1', 'check'],
  ['release', 'refs/tags/v1', 'release'],
  ['workflow_dispatch', 'refs/tags/v1', 'check'],
  ['schedule', 'refs/heads/main', 'check'],
  ['create', 'refs/tags/v1', 'check'],
  ['pull_request', 'refs/pull/1/merge', 'check'],
])('auto at %s of %s is %s', (event, ref, command) => {
  const context = readContext({ GITHUB_EVENT_NAME: event, GITHUB_REF: ref });
  expect(commandOf('auto', context)).toBe(command);
});

test.each(['check', 'release', 'init', 'report'] as const)('%s is what it says, at any event', (command) => {
  for (const event of ['push', 'release', 'workflow_dispatch']) {
    const context = readContext({ GITHUB_EVENT_NAME: event, GITHUB_REF: 'refs/tags/v1' });
    expect(commandOf(command, context)).toBe(command);
  }
});

test('each command is its own', async () => {
  const names = [];
  for (const command of ['check', 'release', 'init', 'report'] as const) names.push((await loadCommand(command)).name);
  expect(names).toEqual(['runCheck', 'runRelease', '', 'runReport']);
});
