import { beforeAll, describe, expect, test } from '@jest/globals';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { VerifyOutcome } from '../../../../src/core/result/verify-results.ts';
import { build, freshSigner, PACKAGE, sign, SIGNED_AT, withSql, writePackage } from '../../../support/cartridges.ts';
import { envelopeOver, publicKeyArgs, statementOf, withEnvelope } from '../../../support/forge.ts';
import { runMain } from '../../../support/main.ts';
import { scratch } from '../../../support/scratch.ts';

const folder = scratch();
const signer = freshSigner();

beforeAll(async () => {
  writePackage(join(folder, 'pkg'));
  await build(folder, 'pkg', 'unsigned.cart');
  await build(folder, 'pkg', 'x.cart');
  await sign(folder, 'x.cart', signer);
});

const verify = (...args: readonly string[]): ReturnType<typeof runMain> => runMain(['verify', ...args], folder);
describe('--not-older-than', () => {
  beforeAll(async () => {
    const made: readonly (readonly [string, string])[] = [
      ['old', PACKAGE.replace('1.2.0', '1.1.9')],
      ['new', PACKAGE.replace('1.2.0', '1.10.0')],
      ['alien', PACKAGE.replace('demo/agent', 'demo/alien')],
      ['evil', PACKAGE.replaceAll('io.github.demo', 'io.github.evil').replace('1.2.0', '2.0.0')],
      ['same', PACKAGE.replace('Builds pipelines.', 'Builds others.')],
    ];
    for (const [name, yaml] of made) {
      writePackage(join(folder, name), yaml);
      await build(folder, name, `${name}.cart`);
      await sign(folder, `${name}.cart`, signer);
    }
  });

  const rollback = (out: string): string[] => out.match(/^ {2}[✗!] rollback: .*$/gm) ?? [];

  test.each<[string, string, number, string[]]>([
    ['x.cart', '1.2.0', 0, []],
    ['x.cart', '1.1.9', 0, []],
    ['x.cart', '1.2.0-rc.1', 0, []],
    ['x.cart', '1.2.1', 1, ['✗ rollback: version 1.2.0 is older than 1.2.1']],
    ['x.cart', '1.10.0', 1, ['✗ rollback: version 1.2.0 is older than 1.10.0']],
    ['x.cart', 'x.cart', 0, []],
    ['new.cart', 'x.cart', 0, []],
    ['x.cart', 'new.cart', 1, ['✗ rollback: version 1.2.0 is older than 1.10.0']],
    ['old.cart', 'x.cart', 1, ['✗ rollback: version 1.1.9 is older than 1.2.0']],
    ['unsigned.cart', 'new.cart', 1, ['✗ rollback: version 1.2.0 is older than 1.10.0']],
    [
      'evil.cart',
      'x.cart',
      1,
      ['✗ rollback: it is "io.github.evil/agent", the known cartridge is "io.github.demo/agent"'],
    ],
    [
      'alien.cart',
      'x.cart',
      1,
      ['✗ rollback: it is "io.github.demo/alien", the known cartridge is "io.github.demo/agent"'],
    ],
    ['same.cart', 'x.cart', 0, ['! rollback: version 1.2.0 has another ROM digest than the known cartridge']],
  ])('%s, not older than %s', async (path, known, code, lines) => {
    const run = await verify(path, '--not-older-than', known, '--allow-unsigned');
    expect([run.code, run.err, rollback(run.out)]).toEqual([code, '', lines.map((line) => `  ${line}`)]);
    const strict = await verify(
      path,
      '--not-older-than',
      known,
      '--strict',
      ...publicKeyArgs(folder, signer.publicKey),
      '--allow-unsigned',
    );
    if (path !== 'unsigned.cart') expect(strict.code).toBe(lines.length > 0 ? 1 : 0);
  });

  test('the same version, signed before the known one', async () => {
    const bytes = readFileSync(join(folder, 'x.cart'));
    const statement = await statementOf(bytes);
    const predicate = { ...(statement['predicate'] as object), signedAt: '2026-05-01T00:00:00Z' };
    writeFileSync(
      join(folder, 'earlier.cart'),
      await withEnvelope(bytes, envelopeOver([signer], { ...statement, predicate })),
    );
    const run = await verify('earlier.cart', '--not-older-than', 'x.cart');
    expect([run.code, rollback(run.out)]).toEqual([
      1,
      [`  ✗ rollback: version 1.2.0 was signed at 2026-05-01T00:00:00Z, the known one at ${SIGNED_AT}`],
    ]);
  });

  test('what is tampered is not compared', async () => {
    writeFileSync(
      join(folder, 'bad.cart'),
      await withSql(
        readFileSync(join(folder, 'x.cart')),
        "UPDATE cartridge SET value = '9.9.9' WHERE key = 'cart.artifact_version'",
      ),
    );
    const { code, out } = await verify('bad.cart', '--not-older-than', '9.0.0');
    expect([code, rollback(out), out.split('\n')[0]]).toEqual([1, [], '✗ bad.cart: tampered']);
  });

  test('a known cartridge that is broken, or is none', async () => {
    const help = '  help: name a cartridge that verifies, or a version such as 1.2.0\n';
    const broken = await verify('x.cart', '--not-older-than', 'bad.cart');
    expect([broken.code, broken.out]).toEqual([2, '']);
    expect(broken.err).toMatch(/^cartwright: bad\.cart: the known cartridge is broken: oid mismatch/);
    expect(broken.err.endsWith(help)).toBe(true);
    for (const named of ['v1.2.0', '1.2', 'none.cart']) {
      expect(await verify('x.cart', '--not-older-than', named)).toEqual({
        code: 2,
        out: '',
        err: `cartwright: ${named}: neither a cartridge that is there nor a version\n${help}`,
      });
    }
  });

  test('in JSON it is a check like the others', async () => {
    const { out } = await verify('x.cart', '--not-older-than', '2.0.0', '--format', 'json');
    const [outcome] = (JSON.parse(out) as { results: VerifyOutcome[] }).results;
    expect([outcome?.ok, outcome?.trust, outcome?.checks.at(-1)]).toEqual([
      false,
      'portable',
      { id: 'rollback', ok: false, message: 'version 1.2.0 is older than 2.0.0' },
    ]);
  });
});
