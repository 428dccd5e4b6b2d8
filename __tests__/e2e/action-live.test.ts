import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EVENTS, good, Stage, texts } from '../support/github/stage.ts';

let stage: Stage;
beforeEach(async () => {
  stage = await Stage.open();
});
afterEach(() => stage.close());

/** A workspace with a host whose server leaves a file behind when it is started. */
function withServer(): { workspace: string; started: string } {
  const workspace = good();
  const started = join(workspace, 'started');
  const script = `require('fs').writeFileSync(${JSON.stringify(started)}, '')`;
  const server = { name: 'local', command: process.execPath, args: ['-e', script], scopes: {} };
  const host = { schemaVersion: 'cart.host.v1', name: 'live', servers: [server] };
  writeFileSync(join(workspace, 'hosts/live.host.yaml'), JSON.stringify(host));
  return { workspace, started };
}

test('attack 184: no server of a pull request is started, and the step says so', async () => {
  const { workspace, started } = withServer();
  const result = await stage.act(workspace, { inputs: { live: 'true' } });
  expect(existsSync(started)).toBe(false);
  expect(texts(result, 'notice').join('\n')).toContain('live is skipped on pull_request');
});

test('on a push the servers are started when the input says so, and only then', async () => {
  const { workspace, started } = withServer();
  await stage.act(workspace, { event: 'push', payload: EVENTS['push'] });
  expect(existsSync(started)).toBe(false);
  await stage.act(workspace, { event: 'push', payload: EVENTS['push'], inputs: { live: 'true' } });
  expect(existsSync(started)).toBe(true);
});
