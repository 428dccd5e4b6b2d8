/** Every command of docs/rotation.md, one after the other, prints what the page says. */
import { expect, test } from '@jest/globals';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createPrivateKey } from 'node:crypto';
import { build, signerOf, writePackage } from '../support/cartridges.ts';
import { runMain } from '../support/main.ts';
import { scratch } from '../support/scratch.ts';
import { ROOT } from './sources.ts';

const PAGE = join(ROOT, 'docs/rotation.md');
/** Head of a PKCS#8 ed25519 key before its seed. */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');

/** Writes a key pair that is the same in every run. */
function writeKeys(folder: string, name: string, seed: number): void {
  const der = Buffer.concat([PKCS8, Buffer.alloc(32, seed)]);
  const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  writeFileSync(join(folder, `${name}.key.pem`), key.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  writeFileSync(join(folder, `${name}.pub.pem`), signerOf(key).publicKey.pem);
}

/** What a terminal shows of the commands of a block. */
async function played(folder: string, block: string): Promise<string> {
  const shown: string[] = [];
  let last = 0;
  for (const [line, env = '', words = ''] of block.matchAll(/^\$ (?:SOURCE_DATE_EPOCH=(\d+) )?(.*)$/gm)) {
    shown.push(`${line}\n`);
    if (words === 'echo $?') shown.push(`${last}\n`);
    else {
      const [program, ...args] = words.split(' ');
      expect(program).toBe('cartwright');
      const { code, out, err } = await runMain(args, folder, '', env === '' ? {} : { SOURCE_DATE_EPOCH: env });
      last = code;
      shown.push(out, err);
    }
  }
  return shown.join('');
}

test('docs/rotation.md: a key from its first entry to its theft', async () => {
  const folder = scratch();
  mkdirSync(join(folder, 'keys'));
  for (const [i, year] of ['2024', '2025', '2026'].entries()) writeKeys(join(folder, 'keys'), year, 101 + i);
  writePackage(join(folder, 'agent'));
  await build(folder, 'agent', 'agent.cart');
  const page = readFileSync(PAGE, 'utf8');
  let run = page;
  const blocks = [...page.matchAll(/^```console\n([^]*?)^```$/gm)].map(([, block = '']) => block);
  for (const block of blocks) run = run.replace(block, () => `\u0000`).replace('\u0000', await played(folder, block));
  if (process.env['UPDATE_GOLDEN'] === '1') writeFileSync(PAGE, run);
  else expect(run).toBe(page);
  expect(blocks.flatMap((block) => block.match(/^\$ /gm) ?? []).length).toBeGreaterThan(20);
});
