/** `check` of cartridges where no host asks for them. */
import { expect, test } from '@jest/globals';
import { join } from 'node:path';
import { PACKAGE, sqlite, writePackage } from '../../../support/cartridges.ts';
import { runMain } from '../../../support/main.ts';
import { scratch } from '../../../support/scratch.ts';

test.each([[], ['--only', 'handshake'], ['a.cart'], ['--strict']])(
  'a cartridge in which a byte changed is an error without a host: check %j %j',
  async (...args) => {
    const cwd = scratch();
    writePackage(join(cwd, 'agent'), PACKAGE);
    await runMain(['build', 'agent', '--out', 'a.cart'], cwd);
    const built = await runMain(['check', ...args, '--format', 'json'], cwd);
    sqlite(join(cwd, 'a.cart'), "UPDATE sqlar SET name = 'rom/other.txt' WHERE name = 'rom/empty.txt'");
    const changed = await runMain(['check', ...args, '--format', 'json'], cwd);
    const rules = ({ code, out }: typeof built): unknown[] => {
      const { diagnostics } = JSON.parse(out) as { diagnostics: { rule: string; path: string; message: string }[] };
      return [code, ...diagnostics.map(({ rule, path, message }) => `${path} ${rule} ${message}`)];
    };
    expect([rules(built), rules(changed)]).toEqual([
      [0],
      [
        1,
        'a.cart signature/not-verified rom: missing "rom/empty.txt": an object lists it, but it is not there',
        'a.cart signature/not-verified rom: unsigned ROM row "rom/other.txt"',
      ],
    ]);
  },
);
