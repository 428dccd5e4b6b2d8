import { beforeAll, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { sha256Hex } from '../../../../src/core/value/digest.ts';
import { build, withSql, writePackage } from '../../../support/cartridges.ts';
import { SMALL_CAL } from '../../../support/cals.ts';
import { runMain } from '../../../support/main.ts';
import { describeTool } from '../../../support/tools.ts';
import { scratch } from '../../../support/scratch.ts';

const folder = scratch();
const AT = { SOURCE_DATE_EPOCH: '1767225600' };
const run = (...args: readonly string[]): ReturnType<typeof runMain> => runMain(args, folder, '', AT);
let keyid: string;
let digest: string;

beforeAll(async () => {
  writePackage(join(folder, 'pkg'));
  const built = await build(folder, 'pkg', 'x.cart');
  if ('diagnostics' in built) throw new Error('not built');
  digest = built.written.romDigest;
  writeFileSync(join(folder, 'pass'), 'open sesame\n');
});

test('keygen: two files, the private one for its owner alone', async () => {
  const { code, out, err } = await run('keygen', '--out', 'keys', '--name', 'release');
  keyid = /^made (ed25519:[0-9a-f]{64})\n/.exec(out)?.[1] ?? '';
  expect([code, err, out]).toEqual([
    0,
    '',
    `made ${keyid}\n  private  keys/release.key.pem (mode 0600; never commit it)\n  public   keys/release.pub.pem\n`,
  ]);
  expect(readdirSync(join(folder, 'keys')).sort()).toEqual(['release.key.pem', 'release.pub.pem']);
  expect(statSync(join(folder, 'keys/release.key.pem')).mode & 0o777).toBe(0o600);
  const json = await run('keygen', '--out', 'keys', '--name', 'second', '--format', 'json');
  expect(JSON.parse(json.out)).toEqual({
    version: 1,
    keyid: expect.stringMatching(/^ed25519:[0-9a-f]{64}$/),
    privateKey: 'keys/second.key.pem',
    publicKey: 'keys/second.pub.pem',
  });
});

describeTool('openssl', 'a key that openssl encrypted', () => {
  test('600,000 rounds of PBKDF2, as the page says: cartwright opens it', async () => {
    const [plain, path] = [join(folder, 'keys/release.key.pem'), join(folder, 'keys/locked.key.pem')];
    const how = ['pkcs8', '-topk8', '-v2', 'aes-256-cbc', '-iter', '600000', '-passout', 'pass:open sesame'];
    execFileSync('openssl', [...how, '-in', plain, '-out', path]);
    const signed = await run(
      'sign',
      'x.cart',
      '--out',
      'locked.cart',
      '--key',
      'keys/locked.key.pem',
      '--passphrase-file',
      'pass',
    );
    expect(signed).toMatchObject({ code: 0, err: '' });
    expect(
      await run('verify', 'locked.cart', '--public-key', 'keys/release.pub.pem', '--require', 'trusted'),
    ).toMatchObject({ code: 0 });
  });
});

const receipt = (first: string, path: string, key: string, last = ''): string =>
  `${first} ${path}\n  digest     ${digest}\n  publisher  io.github.demo\n  key        ${key}\n  signed at  2026-01-01T00:00:00.000Z\n${last}`;
const PROOF = '  read back  verified, and by node:crypto as well\n';

test('sign: the receipt, whole', async () => {
  const args = ['sign', 'x.cart', '--out', 'signed.cart', '--key', 'keys/release.key.pem'];
  expect(await run(...args)).toEqual({ code: 0, err: '', out: receipt('signed', 'signed.cart', keyid, PROOF) });
  expect(await run('sign', 'signed.cart', '--key', 'keys/release.key.pem')).toEqual({
    code: 0,
    err: '',
    out: receipt('already signed', 'signed.cart', keyid),
  });
  const second = await run('sign', 'signed.cart', '--key', 'keys/second.key.pem');
  const other = /key {8}(\S+),/.exec(second.out)?.[1] ?? '';
  expect(second.out).toBe(receipt('signed', 'signed.cart', `${other}, one of 2 signatures`, PROOF));
  expect(await run(...args, '--quiet')).toEqual({ code: 0, err: '', out: '' });
});

test('sign --format json', async () => {
  const { out } = await run('sign', 'x.cart', '--out', 'j.cart', '--key', 'keys/release.key.pem', '--format', 'json');
  expect(JSON.parse(out)).toEqual({
    version: 1,
    path: 'j.cart',
    subject: 'io.github.demo/agent@1.2.0',
    digest,
    publisherId: 'io.github.demo',
    keyid,
    signedAt: '2026-01-01T00:00:00.000Z',
    signatures: 1,
    changed: true,
  });
});

test('what is not whole is not signed: exit 1, in words and in JSON', async () => {
  const bytes = await withSql(readFileSync(join(folder, 'x.cart')), "DELETE FROM sqlar WHERE name = 'rom/empty.txt'");
  writeFileSync(join(folder, 'broken.cart'), bytes);
  const args = ['sign', 'broken.cart', '--key', 'keys/release.key.pem'];
  const text = await run(...args);
  expect([text.code, text.err, text.out.split('\n').slice(0, 2)]).toEqual([
    1,
    '',
    ['✗ broken.cart: not signed', '  ✗ rom: missing "rom/empty.txt": an object lists it, but it is not there'],
  ]);
  const json = await run(...args, '--format', 'json');
  expect([json.code, JSON.parse(json.out)]).toEqual([
    1,
    {
      version: 1,
      path: 'broken.cart',
      changed: false,
      faults: expect.arrayContaining([expect.objectContaining({ id: 'rom', ok: false })]),
    },
  ]);
  expect(Buffer.compare(bytes, readFileSync(join(folder, 'broken.cart')))).toBe(0);
});

test('a CAL: signed in place, verified, and refused once it was changed', async () => {
  writeFileSync(join(folder, 'flow.cal.yaml'), stringify(SMALL_CAL));
  const key = ['--key', 'keys/release.key.pem'];
  expect(await run('sign', 'flow.cal.yaml', ...key)).toEqual({
    code: 2,
    out: '',
    err: 'cartwright: flow.cal.yaml: a CAL does not name its publisher\n  help: give --publisher ID, or publisher: in cartwright.yaml\n',
  });
  const { out } = await run('sign', 'flow.cal.yaml', ...key, '--publisher', 'io.github.demo');
  expect(out).toMatch(
    /^signed flow\.cal\.yaml\n {2}digest {5}sha256:[0-9a-f]{64}\n {2}publisher {2}io\.github\.demo\n/,
  );
  expect(await run('verify', 'flow.cal.yaml', '--public-key', 'keys/release.pub.pem')).toEqual({
    code: 0,
    err: '',
    out: `✓ flow.cal.yaml: trusted\n  file       sha256:${sha256Hex(readFileSync(join(folder, 'flow.cal.yaml')))}\n  publisher  io.github.demo\n  signed at  2026-01-01T00:00:00.000Z\n  key        ${keyid}\n`,
  });
  writeFileSync(
    join(folder, 'flow.cal.yaml'),
    readFileSync(join(folder, 'flow.cal.yaml'), 'utf8').replace('start: a', 'start: z'),
  );
  expect(await run('verify', 'flow.cal.yaml', '--public-key', 'keys/release.pub.pem')).toMatchObject({
    code: 1,
    out: expect.stringMatching(
      /^✗ flow\.cal\.yaml: tampered\n {2}file {7}sha256:[0-9a-f]{64}\n {2}✗ cal: integrity\.digest is not sha256:[0-9a-f]{64}, which the CAL has now\n$/,
    ),
  });
});
