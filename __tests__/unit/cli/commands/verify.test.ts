import { beforeAll, describe, expect, test } from '@jest/globals';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sha256Hex } from '../../../../src/core/value/digest.ts';
import type { VerifyOutcome } from '../../../../src/core/result/verify-results.ts';
import { build, freshSigner, sign, SIGNED_AT, writePackage } from '../../../support/cartridges.ts';
import { publicKeyArgs } from '../../../support/forge.ts';
import { runMain } from '../../../support/main.ts';
import { scratch } from '../../../support/scratch.ts';

const folder = scratch();
const [signer, other] = [freshSigner(), freshSigner()];
const { keyid } = signer.publicKey;
let digest: string;

beforeAll(async () => {
  writePackage(join(folder, 'pkg'));
  await build(folder, 'pkg', 'unsigned.cart');
  await build(folder, 'pkg', 'x.cart');
  ({ digest } = await sign(folder, 'x.cart', signer));
});

const verify = (...args: readonly string[]): ReturnType<typeof runMain> => runMain(['verify', ...args], folder);
const head = (mark: string, trust: string, path = 'x.cart'): string =>
  `${mark} ${path}: ${trust}\n  cartridge  io.github.demo/agent@1.2.0\n  ROM digest ${digest}\n  file       sha256:${sha256Hex(readFileSync(join(folder, path)))}\n`;
const facts = (): string => `  publisher  io.github.demo\n  signed at  ${SIGNED_AT}\n  key        ${keyid}\n`;
const doubt = (why: string): string => `valid, but the signer is unknown (${keyid}: ${why})`;

describe('text', () => {
  test('portable', async () => {
    const warning = `  ! trust: ${doubt('not known here')}\n`;
    expect(await verify('x.cart')).toEqual({ code: 0, err: '', out: head('✓', 'portable') + facts() + warning });
    expect(await verify('x.cart', '--strict')).toMatchObject({
      code: 1,
      out: head('✗', 'portable') + facts() + warning,
    });
    expect(await verify('x.cart', '--require', 'trusted')).toEqual({
      code: 1,
      err: '',
      out: `${head('✗', 'portable')}${facts()}${warning}  ✗ require: portable is not enough: trusted is required\n`,
    });
    expect(await verify('x.cart', '--require', 'portable')).toMatchObject({ code: 0 });
  });

  test('trusted and local', async () => {
    const args = publicKeyArgs(folder, other.publicKey, signer.publicKey);
    expect(await verify('x.cart', ...args, '--require', 'trusted', '--strict')).toEqual({
      code: 0,
      err: '',
      out: head('✓', 'trusted') + facts(),
    });
    expect(await verify('x.cart', ...args, '--publisher', 'io.github.demo', '--require', 'trusted')).toEqual({
      code: 0,
      err: '',
      out: head('✓', 'local') + facts(),
    });
    expect(await verify('x.cart', ...args, '--publisher', 'io.github.other')).toMatchObject({
      out: head('✓', 'trusted') + facts(),
    });
    // To say that one is the publisher does not make a key trusted.
    expect(await verify('x.cart', '--publisher', 'io.github.demo')).toMatchObject({
      out: expect.stringMatching(/^✓ x\.cart: portable\n/),
    });
  });

  test('untrusted', async () => {
    const args = publicKeyArgs(folder, other.publicKey);
    const fault = `  ✗ trust: signed by ${keyid}, which is not one of the given keys\n  help: give the key of its signer with --public-key, if you trust it\n`;
    const expected = { code: 1, err: '', out: head('✗', 'untrusted') + facts() + fault };
    expect(await verify('x.cart', ...args)).toEqual(expected);
    expect(await verify('x.cart', ...args, '--require', 'trusted')).toEqual(expected);
  });

  test('unsigned', async () => {
    expect(await verify('unsigned.cart')).toEqual({
      code: 1,
      err: '',
      out: `${head('✗', 'unsigned', 'unsigned.cart')}  ✗ signature: no signature\n  help: sign it, or accept it with --allow-unsigned\n`,
    });
    expect(await verify('unsigned.cart', '--allow-unsigned')).toEqual({
      code: 0,
      err: '',
      out: `${head('✓', 'unsigned', 'unsigned.cart')}  ! signature: no signature\n`,
    });
    expect(await verify('unsigned.cart', '--allow-unsigned', '--require', 'trusted')).toMatchObject({ code: 1 });
  });

  test('--format json has every check, also what passed', async () => {
    const { out } = await verify('x.cart', '--format', 'json', ...publicKeyArgs(folder, signer.publicKey));
    const { results } = JSON.parse(out) as { results: { checks: { id: string; ok: boolean; message: string }[] }[] };
    expect(results[0]?.checks.map(({ id, ok, message }) => `${id}: ${ok} ${message}`)).toEqual([
      `header: true SQLite database of ${readFileSync(join(folder, 'x.cart')).length} bytes, all of them pages`,
      'identity: true application_id and format version of profile cart',
      'schema: true 5 tables, all of the format',
      'integrity: true SQLite finds no fault in the structure (integrity_check)',
      'meta: true 11 meta values',
      'names: true 7 file names are safe on every file system',
      'files: true 7 files have regular modes and true sizes',
      'capabilities: true 1 capabilities have the ids of their contents',
      'objects: true 18 objects fit what they name',
      'rom: true 18 ROM objects have the listed digests, and there is no other ROM row',
      `rom-digest: true ROM digest ${digest}`,
      'harness-manifest: true rom/manifest/harness-requirements.json is valid',
      `signature: true ed25519 signature by ${keyid}`,
      'statement: true the statement is about io.github.demo/agent@1.2.0 and its ROM digest',
      'trust: true signed by a trusted key of io.github.demo',
    ]);
  });

  test('--quiet tells only what is refused; several files are told one after the other', async () => {
    expect(await verify('x.cart', '--quiet')).toEqual({ code: 0, err: '', out: '' });
    const { code, out } = await verify('x.cart', 'unsigned.cart', '--quiet');
    expect([code, out.split('\n')[0]]).toEqual([1, '✗ unsigned.cart: unsigned']);
    const both = await verify('x.cart', 'none.cart', 'unsigned.cart');
    expect([both.code, both.err]).toEqual([
      2,
      'cartwright: none.cart: cannot be read: there is no such file or directory\n  help: check the path; it is relative to the working directory\n',
    ]);
    expect(both.out.match(/^\S .*/gm)).toEqual(['✓ x.cart: portable', '✗ unsigned.cart: unsigned']);
  });
});

test('--format json is the promised shape', async () => {
  const { code, out, err } = await verify('x.cart', '--format', 'json');
  expect([code, err]).toEqual([0, '']);
  const result = JSON.parse(out) as { results: VerifyOutcome[] };
  expect(Object.keys(result)).toEqual(['version', 'results']);
  const [{ checks, ...rest } = { checks: [] }] = result.results;
  expect(rest).toEqual({
    path: 'x.cart',
    ok: true,
    trust: 'portable',
    cartridgeId: 'io.github.demo/agent@1.2.0',
    romDigest: digest,
    fileDigest: `sha256:${sha256Hex(readFileSync(join(folder, 'x.cart')))}`,
    saveRecords: 0,
    publisherId: 'io.github.demo',
    keyids: [keyid],
    signedAt: SIGNED_AT,
  });
  const passed = [
    ['header', `SQLite database of ${statSync(join(folder, 'x.cart')).size} bytes, all of them pages`],
    ['identity', 'application_id and format version of profile cart'],
    ['schema', '5 tables, all of the format'],
    ['integrity', 'SQLite finds no fault in the structure (integrity_check)'],
    ['meta', '11 meta values'],
    ['names', '7 file names are safe on every file system'],
    ['files', '7 files have regular modes and true sizes'],
    ['capabilities', '1 capabilities have the ids of their contents'],
    ['objects', '18 objects fit what they name'],
    ['rom', '18 ROM objects have the listed digests, and there is no other ROM row'],
    ['rom-digest', `ROM digest ${digest}`],
    ['harness-manifest', 'rom/manifest/harness-requirements.json is valid'],
    ['signature', `ed25519 signature by ${keyid}`],
    ['statement', 'the statement is about io.github.demo/agent@1.2.0 and its ROM digest'],
  ].map(([id, message]) => ({ id, ok: true, message }));
  expect(checks).toEqual([...passed, { id: 'trust', ok: true, message: doubt('not known here'), warning: true }]);
});

const THRESHOLD = 'it must be a whole number from 1 to 16\n  help: write such a number, or leave it out\n';
const EXAMPLE = 'verify reviewer.cart --public-key release-2026.pub.pem --require trusted';

test.each([
  [[], `verify needs at least one file\n  help: for example: cartwright ${EXAMPLE}\n`],
  [['--bundle', 'x.cart'], `verify needs at least one file\n  help: for example: cartwright ${EXAMPLE}\n`],
  [['x.cart', '--threshold', '0'], `--threshold is "0"; ${THRESHOLD}`],
  [['x.cart', '--threshold', '17'], `--threshold is "17"; ${THRESHOLD}`],
  [['x.cart', '--require', 'local'], '--require is "local"\n  help: allowed: portable, trusted\n'],
])('bad usage: verify %j', async (args, message) => {
  expect(await verify(...args)).toEqual({ code: 2, out: '', err: `cartwright: ${message}` });
});
