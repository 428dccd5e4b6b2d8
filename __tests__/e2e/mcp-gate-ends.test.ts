/** The built program as a gate: its servers end with it, however it ends. */
import { expect, test } from '@jest/globals';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { CLI } from '../support/cli.ts';
import { gateFolder, received } from '../support/gate.ts';

/** Processes with a path of this run among their arguments. */
function running(folder: string): number {
  return readdirSync('/proc').filter((name) => {
    if (!/^\d+$/.test(name)) return false;
    try {
      return readFileSync(`/proc/${name}/cmdline`, 'utf8').includes(`${folder}/requests`);
    } catch {
      return false;
    }
  }).length;
}

const ENDS: readonly (readonly [string, (gate: ChildProcess) => void])[] = [
  ['its client goes', (gate) => void gate.stdin?.end()],
  ['it is asked to end', (gate) => void gate.kill('SIGTERM')],
  ['it is killed', (gate) => void gate.kill('SIGKILL')],
];

test.each(ENDS)(
  'attack 270: no server is left when %s, not even one that stays by itself',
  async (_, end) => {
    const cwd = await gateFolder({ args: ['deaf'] });
    const gate = spawn(process.execPath, [CLI, 'gate', 'agent', '--host', 'h.host.yaml', '--allow-unsigned'], {
      cwd,
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    const params = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'test', version: '1.0.0' } };
    gate.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'initialize', params })}\n`);
    const [chunk] = (await once(gate.stdout, 'data')) as [Buffer];
    expect(JSON.parse(chunk.toString('utf8'))).toMatchObject({ id: 1, result: { protocolVersion: '2025-11-25' } });
    expect(running(cwd)).toBe(1);
    end(gate);
    await once(gate, 'exit');
    while (running(cwd) > 0) await sleep(10);
    expect(received(cwd, 'initialize')).toHaveLength(2);
  },
  60_000,
);
