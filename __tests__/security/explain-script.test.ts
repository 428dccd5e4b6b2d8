/** The script of `verify --explain`: it repeats a verification with sqlite3 and openssl alone, and a hostile file cannot use it. */
import { beforeAll, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, freshSigner, PACKAGE, sign, SIGNED_AT, sqlite, writePackage } from '../support/cartridges.ts';
import { envelopeOver, statementOf, withEnvelope } from '../support/forge.ts';
import { runMain } from '../support/main.ts';
import { describeShared, describeTool } from '../support/tools.ts';
import { scratch } from '../support/scratch.ts';

const folder = scratch();
const [first, second] = [freshSigner(), freshSigner()];
let signed: Buffer;
let digest: string;

beforeAll(async () => {
  writePackage(
    join(folder, 'pkg'),
    PACKAGE.replace('Builds pipelines.', `"Builds 'pipe$(lines)' – \\t\\u00fc \\\\ \\""`),
  );
  await build(folder, 'pkg', "it's.cart");
  ({ digest } = await sign(folder, "it's.cart", first));
  await sign(folder, "it's.cart", second);
  signed = readFileSync(join(folder, "it's.cart"));
});

/** The script for a cartridge, as a person takes it from the screen. */
async function scriptOf(path: string, cwd = folder, ...args: string[]): Promise<string> {
  const { code, out, err } = await runMain(['verify', path, '--explain', ...args], cwd);
  expect([code, err]).toEqual([0, '']);
  return out.slice(out.indexOf('#!/bin/sh'));
}

function run(script: string, cwd = folder): { status: number | null; stdout: string; stderr: string } {
  // Nothing of ours: only the two programs and what POSIX has.
  const { status, stdout, stderr } = spawnSync('sh', {
    cwd,
    input: script,
    encoding: 'utf8',
    env: { PATH: '/usr/bin:/bin' },
  });
  return { status, stdout, stderr };
}

describeTool('sqlite3', 'the script of --explain', () => {
  test('holds for what it was made for, whichever key verified', async () => {
    for (const signer of [first, second]) {
      writeFileSync(join(folder, 'key.pem'), signer.publicKey.pem);
      const script = await scriptOf("it's.cart", folder, '--public-key', 'key.pem');
      expect(script).toContain(signer.publicKey.pem);
      expect(run(script)).toEqual({
        status: 0,
        stdout: `Signature Verified Successfully\nROM digest ${digest}\n`,
        stderr: '',
      });
    }
  });

  const LOOP = 'rom/policy/loop.json';

  test.each<[string, string, string]>([
    ['other bytes in a file', `UPDATE sqlar SET data = CAST('{"steps":4}' AS BLOB) WHERE name = '${LOOP}'`, LOOP],
    [
      'a file that nobody listed',
      "INSERT INTO sqlar VALUES ('rom/extra', 33188, 0, 1, x'61')",
      'every ROM file is listed',
    ],
    ['a file that is gone', `DELETE FROM sqlar WHERE name = '${LOOP}'`, LOOP],
    ['a link', "INSERT INTO sqlar VALUES ('save/a', 41471, 0, 4, '/tmp')", 'modes of files'],
    ['an absolute name', "INSERT INTO sqlar VALUES ('/tmp/cartwright-evil', 33188, 0, 1, x'61')", 'names of files'],
    ['a name that leads out', "INSERT INTO sqlar VALUES ('save/../../x', 33188, 0, 1, x'61')", 'names of files'],
    ['a name that is none', "INSERT INTO sqlar VALUES (NULL, 33188, 0, 1, x'61')", 'names of files'],
    [
      'another meta value',
      "UPDATE cartridge SET value = 'x' WHERE key = 'cart.agent_name'",
      '{"key":"cart.agent_name","value":"x"}',
    ],
    [
      'a meta value that nobody listed',
      "INSERT INTO cartridge VALUES ('cart.x', 'y')",
      'everything in the ROM is listed',
    ],
    [
      'a capability that nobody listed',
      "INSERT INTO capabilities VALUES ('cap-x', '{}', 'y')",
      'everything in the ROM is listed',
    ],
    ['another capability', "UPDATE capabilities SET json = '{}'", '{}'],
    ['a list of other sizes', 'UPDATE objects SET sz = sz + 1', 'signed digest'],
    ['a view', 'CREATE VIEW evil AS SELECT 1', 'tables only'],
    ['a trigger', 'CREATE TRIGGER evil AFTER DELETE ON sqlar BEGIN SELECT 1; END', 'tables only'],
    ['no signature', 'DELETE FROM signatures', 'signed digest'],
  ])('%s stops it', async (_, change, named) => {
    const script = await scriptOf("it's.cart");
    const path = join(folder, "it's.cart");
    try {
      sqlite(path, `${change};`);
      const { status, stderr } = run(script);
      expect([status, stderr.split('\n').filter((line) => line.startsWith('does not hold'))]).toEqual([
        1,
        [`does not hold: ${named}`],
      ]);
    } finally {
      writeFileSync(path, signed);
    }
  });

  test.each([
    ['another payload', { predicateType: 'urn:cart:attestation:cartridge:v2' }, 'does not hold: predicateType'],
    ['another subject', { subject: undefined }, 'does not hold: name of the subject'],
  ])('%s, validly signed, stops it', async (_, change, named) => {
    const script = await scriptOf("it's.cart");
    const statement = await statementOf(signed);
    const subject = [{ ...(statement['subject'] as object[])[0], name: 'x' }];
    const forged = envelopeOver([first, second], {
      ...statement,
      ...change,
      ...('subject' in change ? { subject } : {}),
    });
    try {
      writeFileSync(join(folder, "it's.cart"), await withEnvelope(signed, forged));
      expect(run(script).stderr).toBe(`${named}\n`);
    } finally {
      writeFileSync(join(folder, "it's.cart"), signed);
    }
  });

  test('another signature stops it', async () => {
    const script = await scriptOf("it's.cart");
    const envelope = envelopeOver([freshSigner()], await statementOf(signed));
    try {
      writeFileSync(join(folder, "it's.cart"), await withEnvelope(signed, envelope));
      const { status, stdout } = run(script);
      expect([status, stdout]).toEqual([1, 'Signature Verification Failure\n']);
    } finally {
      writeFileSync(join(folder, "it's.cart"), signed);
    }
  });

  test('no text of a cartridge becomes a command', async () => {
    const own = scratch();
    const marker = join(own, 'written');
    const evil = `x' || writefile('${marker}', 'y') || '$(touch ${marker})\`touch ${marker}\``;
    writePackage(join(own, 'pkg'), PACKAGE.replace('Builds pipelines.', JSON.stringify(evil)));
    await build(own, 'pkg', 'x.cart');
    await sign(own, 'x.cart', first);
    const script = await scriptOf('x.cart', own);
    // The list is the attacker's too.
    sqlite(
      join(own, 'x.cart'),
      `UPDATE objects SET source_ref = source_ref || '${evil.replaceAll("'", "''")}' WHERE kind = 'cartridge';`,
    );
    expect([run(script, own).status, existsSync(marker)]).toEqual([1, false]);
  });

  test('there is none for a file that is tampered, unsigned, or a CAL', async () => {
    const own = scratch();
    writeFileSync(join(own, 'x.cart'), signed);
    sqlite(join(own, 'x.cart'), "INSERT INTO sqlar VALUES ('save/a', 41471, 0, 4, '/tmp');");
    expect((await runMain(['verify', 'x.cart', '--explain'], own)).out).not.toContain('#!/bin/sh');
    sqlite(join(own, 'x.cart'), "DELETE FROM sqlar WHERE name = 'save/a'; DELETE FROM signatures;");
    expect((await runMain(['verify', 'x.cart', '--explain', '--allow-unsigned'], own)).out).not.toContain('#!/bin/sh');
  });

  test('the signing time is that of the statement', async () => {
    expect((await runMain(['verify', "it's.cart", '--explain'], folder)).out).toContain(`  signed at  ${SIGNED_AT}\n`);
  });

  describeShared('the published cartridge', (shared) => {
    test('its structure, texts, list and signature are repeated; its files, which sqlite3 cannot extract, are not', async () => {
      const script = await scriptOf(`${shared}real/acx/ada-ridge.acx`, folder, '--prefix', 'acx');
      const { status, stdout, stderr } = run(script);
      expect([status, stderr]).toEqual([0, '']);
      expect(stdout).toMatch(/^Signature Verified Successfully\nROM digest sha256:[0-9a-f]{64}\n$/);
    });
  });
});
