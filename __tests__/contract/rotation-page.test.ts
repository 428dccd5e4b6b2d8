/** Every command of docs/keys.md, *The life of a key*, one after the other, prints what the page says. */
import { expect, test } from '@jest/globals';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createPrivateKey } from 'node:crypto';
import { build, signerOf, writePackage } from '../support/cartridges.ts';
import { matches, typedIn } from '../support/console.ts';
import { fencesOf, pageText } from '../support/fences.ts';
import { runMain } from '../support/main.ts';
import { scratch } from '../support/scratch.ts';

/** Head of a PKCS#8 ed25519 key before its seed. */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');

/** Writes a key pair that is the same in every run. */
function writeKeys(folder: string, name: string, seed: number): void {
  const der = Buffer.concat([PKCS8, Buffer.alloc(32, seed)]);
  const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  writeFileSync(join(folder, `${name}.key.pem`), key.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  writeFileSync(join(folder, `${name}.pub.pem`), signerOf(key).publicKey.pem);
}

test('docs/keys.md: a key from its first entry to its theft', async () => {
  const folder = scratch();
  mkdirSync(join(folder, 'keys'));
  for (const [i, year] of ['2024', '2025', '2026'].entries()) writeKeys(join(folder, 'keys'), year, 101 + i);
  writePackage(join(folder, 'agent'));
  await build(folder, 'agent', 'agent.cart');
  const typed = fencesOf(pageText('docs/keys.md'))
    .filter(({ info }) => info.get('test') === '__tests__/contract/rotation-page.test.ts')
    .flatMap(typedIn);
  let last = 0;
  const wrong: unknown[] = [];
  for (const { command, shown } of typed) {
    const [, epoch = '', words = ''] = /^(?:SOURCE_DATE_EPOCH=(\d+) )?(.*)$/.exec(command) ?? [];
    const [program, ...args] = words.split(' ');
    expect(['cartwright', 'echo']).toContain(program);
    let printed = `${last}\n`;
    if (program === 'cartwright') {
      const { code, out, err } = await runMain(args, folder, '', epoch === '' ? {} : { SOURCE_DATE_EPOCH: epoch });
      last = code;
      printed = out + err;
    }
    const lines = printed.split('\n').slice(0, -1);
    if (!matches(lines, shown)) wrong.push({ command, lines, shown });
  }
  expect(wrong).toEqual([]);
  expect(typed.length).toBeGreaterThan(20);
});
