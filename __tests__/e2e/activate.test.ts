import { expect, test } from '@jest/globals';
import { ACTIVATE, agentFolder, run, tree } from '../support/activate.ts';

test('try', async () => {
  const cwd = await agentFolder();
  const plan = await run(cwd, ...ACTIVATE, '--client', 'claude-code');
  console.log(plan.out, plan.err);
  const w = await run(cwd, ...ACTIVATE, '--client', 'claude-code', '--write');
  console.log(w.out.slice(-400), w.err, Object.keys(tree(cwd)));
  const c = await run(cwd, 'activate', '--check');
  console.log(c.out, c.err);
  const d = await run(cwd, 'deactivate', 'agent');
  console.log(d.out, d.err, Object.keys(tree(cwd)));
  expect(1).toBe(1);
});
