/** Of seeded changes of a layout that take away what a reader relies on, none passes `verify`. */
import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nodeFileSystem } from '../../src/adapters/fs/node-fs.ts';
import { cartridgeStore } from '../../src/adapters/sqlite/store.ts';
import { readPublicKey } from '../../src/app/trust/policy.ts';
import { plainDemands, verifyFile, type VerifyDemands } from '../../src/app/trust/verify.ts';
import { UserError } from '../../src/core/result/errors.ts';
import { PROFILES } from '../../src/ids.ts';
import { freshSigner, NOW, sign } from '../support/cartridges.ts';
import { LayoutEdit, readFiles } from '../support/layouts.ts';
import { LAYOUT_MUTATIONS, type LayoutBase } from '../support/mutate/layouts.ts';
import { Random } from '../support/mutate/random.ts';
import { released } from '../support/packed.ts';
import { untracked } from '../support/untracked.ts';

/** By hand: `CARTWRIGHT_LAYOUT_MUTATIONS=1000 CARTWRIGHT_SEED=1 npm test -- layout-mutations`. */
const COUNT = Number(process.env['CARTWRIGHT_LAYOUT_MUTATIONS'] ?? 23);
const SEED = Number(process.env['CARTWRIGHT_SEED'] ?? 1);

const KINDS = Object.keys(LAYOUT_MUTATIONS);

test('no changed layout passes', async () => {
  const { folder, run } = await released();
  await run('build', 'agent', '--out', 'unsigned.cart');
  await run('build', 'agent', '--out', 'foreign.cart');
  await sign(folder, 'foreign.cart', freshSigner());
  expect((await run('pack', '--oci', 'lay', 'rel/agent-1.2.0.cart', 'rel/other-2.0.0.cart')).err).toBe('');
  const read = (name: string): Buffer => readFileSync(join(folder, name));
  const tampered = read('rel/agent-1.2.0.cart');
  tampered.write('Evil', tampered.indexOf('Demo Agent'));
  const base: LayoutBase = {
    files: readFiles(join(folder, 'lay')),
    tags: ['agent-1.2.0', 'other-2.0.0'],
    forged: {
      tampered,
      unsigned: read('unsigned.cart'),
      foreign: read('foreign.cart'),
      'no cartridge': Buffer.from('{}'),
    },
  };
  const key = readPublicKey(nodeFileSystem(folder, untracked), 'key.pub.pem');
  const strict: VerifyDemands = {
    ...plainDemands(PROFILES.cart, NOW),
    policy: { ...plainDemands(PROFILES.cart, NOW).policy, publicKeys: [key] },
    require: 'trusted',
    strict: true,
  };

  /** Why a layout does not pass; undefined where both of its cartridges do. */
  async function refusal(files: ReadonlyMap<string, Uint8Array>, layout: string): Promise<string | undefined> {
    const store = cartridgeStore(folder, (path) => files.get(path));
    for (const tag of base.tags) {
      try {
        const fs = nodeFileSystem(folder, untracked);
        const { outcome } = await verifyFile({ fs, store }, `${layout}:${tag}`, strict);
        if (!outcome.ok) return outcome.checks.find(({ ok, warning }) => !ok || warning === true)?.id;
      } catch (error) {
        if (!(error instanceof UserError)) throw error;
        return error.code;
      }
    }
    return undefined;
  }
  const asFolder = (files: ReadonlyMap<string, Uint8Array>): Map<string, Uint8Array> =>
    new Map([...files].map(([name, bytes]) => [`in/memory/${name}`, bytes]));

  expect(await refusal(asFolder(base.files), 'in/memory')).toBeUndefined();

  const passed: string[] = [];
  const kinds = new Map<string, Map<string, number>>(KINDS.map((kind) => [kind, new Map()]));
  for (let i = 0; i < COUNT; i++) {
    const kind = KINDS[i % KINDS.length] as string;
    const random = new Random(SEED * 1_000_003 + i);
    const edit = new LayoutEdit(base.files);
    LAYOUT_MUTATIONS[kind]?.(edit, random, base);
    const why = await refusal(asFolder(edit.files), 'in/memory');
    if (why === undefined) passed.push(`${kind}, seed ${SEED}, number ${i}`);
    const reasons = kinds.get(kind);
    reasons?.set(why ?? 'PASSED', (reasons.get(why ?? 'PASSED') ?? 0) + 1);
  }
  const list = [...kinds].map(
    ([kind, reasons]) => `  ${kind}: ${[...reasons].map((each) => each.join(' ')).join(', ')}`,
  );
  process.stdout.write(`${COUNT} changed layouts, ${passed.length} passed\n${list.join('\n')}\n`);
  expect(passed).toEqual([]);
  expect([...kinds].filter(([, reasons]) => reasons.size === 0)).toEqual([]);
}, 3_600_000);
