import { expect, test } from '@jest/globals';
import { runAction } from '../../support/github/run-action.ts';
import { scratch } from '../../support/scratch.ts';

test.each([
  ['{}', ['cartwright: nothing to propose']],
  ['{ broken', ["cartwright: the event's payload cannot be read", 'cartwright: nothing to propose']],
])('the job works without its payload, and says so: %s', async (payload, log) => {
  const { code, stdout } = await runAction({
    workspace: scratch(),
    event: 'workflow_dispatch',
    payload,
    inputs: { command: 'init' },
  });
  expect([code, stdout.split('\n').filter((line) => line.startsWith('cartwright: '))]).toEqual([0, log]);
});
