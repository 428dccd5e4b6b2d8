/** A cartridge that another process writes is not judged at all (docs/threats.md, attack 54): not tampered, exit 2. */
import { describe, expect, test } from '@jest/globals';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hostExample } from '../../src/core/result/rule-examples.ts';
import { cartridgeOf } from '../support/lock.ts';
import { program } from '../support/main.ts';
import { scratch } from '../support/scratch.ts';

const ROW = "INSERT INTO sqlar VALUES ('save/note.txt', 33188, 0, 1, x'61');";

/** SQLite's own shell, in the middle of a transaction. */
async function writing(folder: string, mode: string, write: string): Promise<ChildProcess> {
  const child = spawn('sqlite3', ['-batch', 'x.cart'], { cwd: folder, stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.write(`PRAGMA journal_mode = ${mode};\nBEGIN IMMEDIATE;\n${write}\nSELECT 'rea' || 'dy';\n`);
  for await (const chunk of child.stdout) if (String(chunk).includes('ready')) break;
  return child;
}

describe('attack 54: a cartridge that is being written', () => {
  test.each([
    ['with a journal', 'DELETE', ROW, '"x.cart-journal" exists next to it'],
    ['with a log', 'WAL', ROW, '"x.cart-wal" exists next to it'],
    ['without either', 'OFF', '', 'another process holds a lock of SQLite on it'],
  ])('%s', async (_, mode, write, why) => {
    const folder = scratch();
    writeFileSync(join(folder, 'x.cart'), await cartridgeOf());
    writeFileSync(join(folder, 'desk.host.yaml'), hostExample().text);
    writeFileSync(join(folder, 'cartwright.yaml'), '');
    const run = (...args: string[]): ReturnType<typeof program> => program(args, { cwd: folder });
    const child = await writing(folder, mode, write);
    const said = `cartwright: x.cart: it is being written: ${why}\n  help: run it again when no program writes to it; where its writer was stopped, start it again (a gate), or take the file as it was released\n`;
    try {
      for (const args of [
        ['verify', 'x.cart'],
        ['digest', 'x.cart'],
        ['handshake', 'x.cart'],
      ])
        expect([args, await run(...args)]).toEqual([args, expect.objectContaining({ code: 2, stderr: said })]);
      const policy = join(folder, 'p.policy.yaml');
      writeFileSync(policy, 'schemaVersion: cart.policy.v1\ntrust: portable\n');
      expect((await run('verify', '--policy', policy, 'x.cart')).stdout).toContain(`✗ readable: it is being written: `);
      const checked = await run('check', '--format', 'json');
      expect([checked.code, checked.stdout]).toEqual([1, expect.stringContaining('it is being written: ')]);
      expect(checked.stdout).not.toContain('tampered');
    } finally {
      child.stdin?.end('ROLLBACK;\n');
      await once(child, 'close');
    }
    if (mode === 'WAL') return;
    expect((await run('verify', 'x.cart')).code).toBe(0);
  });
});
