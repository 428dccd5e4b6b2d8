import { expect, test } from '@jest/globals';
import { chmodSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nodeFileSystem } from '../../../../src/adapters/fs/node-fs.ts';
import { replaceFileIn } from '../../../../src/adapters/fs/replace-file.ts';
import { signCalFile } from '../../../../src/app/trust/sign-cal.ts';
import type { SignOptions, SignResult } from '../../../../src/app/trust/sign.ts';
import { calDigest } from '../../../../src/core/dsse/cal.ts';
import type { Signer } from '../../../../src/core/dsse/sign.ts';
import type { ReplaceFile } from '../../../../src/ports.ts';
import { PROFILES } from '../../../../src/ids.ts';
import { freshSigner, NOW, SIGNED_AT } from '../../../support/cartridges.ts';
import { SMALL_CAL } from '../../../support/cals.ts';
import { publicKeyArgs, verifyAnswer } from '../../../support/forge.ts';
import { scratch } from '../../../support/scratch.ts';
import { untracked } from '../../../support/untracked.ts';

const folder = scratch();
const [signer, other] = [freshSigner(), freshSigner()];
const CAL = SMALL_CAL;
const BLOCK = `schemaVersion: cart.cal/1
id: flow # stays
version: 1.0.0
participants:
  - { alias: a, bind: slot, slot: { role: devops_engineer } }
start: a
nodes:
  - { id: a, type: task, agent: a, completion: { type: artifact, produces: x } }
  - { id: z, type: event, event: end }
edges:
  - from: a
    to: z
`;
const TEXTS: readonly (readonly [name: string, text: string])[] = [
  ['pretty.cal.json', `${JSON.stringify(CAL, null, 2)}\n`],
  ['tabs.cal.json', `${JSON.stringify(CAL, null, '\t')}`],
  ['dense.cal.json', JSON.stringify(CAL)],
  ['crlf.cal.json', `${JSON.stringify(CAL, null, 2)}\n`.replaceAll('\n', '\r\n')],
  ['block.cal.yaml', `# the flow\n${BLOCK}`],
  ['open.cal.yml', BLOCK.trimEnd()],
  ['crlf.cal.yaml', BLOCK.replaceAll('\n', '\r\n')],
  ['indented.cal.yaml', `---\n${BLOCK.replaceAll(/^/gm, '  ').trimEnd()}\n...\n`],
  ['flow.cal.yaml', `${JSON.stringify(CAL)}\n`],
];

const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
const put = (name: string, text: string): void => writeFileSync(join(folder, name), text);

function sign(
  name: string,
  by: Signer,
  options: Partial<SignOptions> = {},
  replaceFile: ReplaceFile = replaceFileIn(nodeFileSystem(folder, untracked)),
): Promise<SignResult> {
  const defaults = {
    profile: PROFILES.cart,
    signer: by,
    rules: undefined,
    out: name,
    now: NOW,
    signedAt: SIGNED_AT,
    replace: false,
    publisher: 'io.github.demo',
  };
  return signCalFile({ fs: nodeFileSystem(folder, untracked), replaceFile }, name, { ...defaults, ...options });
}

test.each(TEXTS)('%s: signed, verified, the rest as it was; again changes nothing', async (name, text) => {
  put(name, text);
  expect(await sign(name, signer)).toEqual({
    receipt: {
      path: name,
      subject: 'urn:cart:workflow:flow@1.0.0',
      digest: calDigest(CAL),
      publisherId: 'io.github.demo',
      keyid: signer.publicKey.keyid,
      signedAt: SIGNED_AT,
      signatures: 1,
      changed: true,
    },
  });
  const signed = read(name);
  // Every line of before is still there, but for the comma that a JSON member needs after the last one.
  const lines = text.split(/\r?\n/).map((line) => line.replace(/\}$/, ''));
  for (const line of lines) expect(signed).toContain(line);
  expect(text.includes('\r\n')).toBe(signed.includes('\r\n'));
  expect(await verifyAnswer(folder, signed, [], name)).toMatchObject({ exit: 0, trust: 'portable', faults: [] });
  expect(await verifyAnswer(folder, signed, publicKeyArgs(folder, signer.publicKey), name)).toEqual({
    exit: 0,
    trust: 'trusted',
    keyids: [signer.publicKey.keyid],
    faults: [],
    warnings: [],
  });
  const again = await sign(name, signer, { signedAt: NOW.toISOString(), publisher: undefined });
  expect(again).toMatchObject({ receipt: { changed: false, signedAt: SIGNED_AT } });
  expect(read(name)).toBe(signed);
  await sign(name, signer, { out: `copy.${name}` });
  expect(read(`copy.${name}`)).toBe(signed);
});

test.each(TEXTS)('%s: a new signature takes the place of the old one', async (name, text) => {
  put(name, text);
  await sign(name, other);
  await sign(name, signer, { replace: true });
  const replaced = read(name);
  put(name, text);
  await sign(name, signer);
  expect(replaced).toBe(read(name));
});

test.each<[string, (signed: string) => string, string]>([
  ['another member', (text) => text.replace('"start":"a"', '"start":"b"'), 'cal: integrity.digest is not sha256:'],
  ['an added member', (text) => text.replace('{', '{"name":"x",'), 'cal: integrity.digest is not sha256:'],
  [
    'another publisher',
    (text) => text.replace('"publisherId":"io.github.demo"', '"publisherId":"io.github.evil"'),
    'statement: predicate publisherId is not what the CAL says',
  ],
  [
    'another time',
    (text) => text.replace(`"signedAt":"${SIGNED_AT}"`, '"signedAt":"2026-01-01T00:00:00Z"'),
    'statement: predicate signedAt is not what the CAL says',
  ],
  [
    'a member more in the block',
    (text) => text.replace('"integrity":{', '"integrity":{"x":1,'),
    'cal: integrity must have exactly schemaVersion, digest, publisherId, keyid, publicKeyPem, signedAt, envelope; see "x"',
  ],
  [
    'the block of the other profile',
    (text) => text.replace('cart.workflow-signature/1', 'acx.workflow-signature/1'),
    'cal: unrecognized integrity.schemaVersion "acx.workflow-signature/1": use --prefix acx, or prefix: acx in cartwright.yaml',
  ],
  [
    'another keyid',
    (text) => text.replace(/"keyid":"ed25519:\w{4}/, '"keyid":"ed25519:0000'),
    'cal: integrity.keyid is not that of publicKeyPem',
  ],
  [
    'a broken signature',
    (text) => text.replace(/"sig":".{8}/, '"sig":"AAAAAAAA'),
    'signature: the signature does not verify',
  ],
  [
    'a number that two readers read differently',
    (text) => text.replace('{', '{"limits":{"maxSteps":9007199254740993},'),
    'cal: the CAL has no RFC 8785 form: a number is above 2^53',
  ],
])('a signed CAL with %s is tampered', async (_, change, fault) => {
  put('t.cal.json', JSON.stringify(CAL));
  await sign('t.cal.json', signer);
  const { exit, trust, faults } = await verifyAnswer(folder, change(read('t.cal.json')), [], 't.cal.json');
  expect([exit, trust, faults.length]).toEqual([1, 'tampered', 1]);
  expect(faults[0]?.startsWith(fault)).toBe(true);
});

test('a CAL without a signature', async () => {
  expect(await verifyAnswer(folder, JSON.stringify(CAL), [], 'u.cal.json')).toMatchObject({
    exit: 1,
    trust: 'unsigned',
    faults: ['signature: no signature'],
  });
});

const REPLACE = 'a CAL has one signature; --replace drops it and signs anew';

test.each<[string, string, Signer, Partial<SignOptions>, object]>([
  ['another key', '', other, {}, { code: 'already-signed', help: REPLACE }],
  ['another publisher', '', signer, { publisher: 'org.other' }, { code: 'already-signed', help: REPLACE }],
  ['a changed CAL', '"start":"b"', signer, {}, { code: 'already-signed', help: REPLACE }],
])('a signed CAL is not signed by %s', async (_, start, by, options, error) => {
  put('s.cal.json', JSON.stringify(CAL));
  await sign('s.cal.json', signer);
  if (start !== '') put('s.cal.json', read('s.cal.json').replace('"start":"a"', start));
  const before = read('s.cal.json');
  await expect(sign('s.cal.json', by, options)).rejects.toMatchObject({
    ...error,
    message: 'it has a signature that is not of this key, or does not verify',
    path: 's.cal.json',
  });
  expect(read('s.cal.json')).toBe(before);
});

test.each<[string, string, Partial<SignOptions>, object]>([
  [
    'no publisher',
    JSON.stringify(CAL),
    { publisher: undefined },
    { code: 'usage', message: 'a CAL does not name its publisher' },
  ],
  ['no CAL', '{}', {}, { code: 'not-a-cal', message: 'it is text, not a CAL' }],
  [
    'a package description',
    '{"schemaVersion":"cart.package.v1"}',
    {},
    { code: 'not-a-cal', message: 'it is a package description, not a CAL', help: 'build and manifest read it' },
  ],
  [
    'a CAL of a newer format',
    '{"schemaVersion":"cart.cal/2"}',
    {},
    { code: 'not-a-cal', message: 'it is a CAL of schemaVersion "cart.cal/2"; cart.cal/1 is known' },
  ],
  [
    'a publisher that is none',
    JSON.stringify(CAL),
    { publisher: 'Demo Inc' },
    { code: 'usage', message: 'the publisher is "Demo Inc"; allowed: a reverse-DNS name such as org.example' },
  ],
  [
    'a CAL of the other profile',
    '{"schemaVersion":"acx.cal/1"}',
    {},
    {
      code: 'not-a-cal',
      message: 'it is a CAL of prefix acx, not of cart',
      help: 'to read it, run with --prefix acx, or set prefix: acx in cartwright.yaml',
    },
  ],
  ['a list', '[]', {}, { code: 'not-a-cal', message: 'it is text, not a CAL' }],
  [
    'a number that two readers read differently',
    '{"schemaVersion":"cart.cal/1","id":"a","limits":{"maxSteps":9007199254740993}}',
    {},
    { code: 'bad-cal', message: 'it has no RFC 8785 form: a number is above 2^53', path: 'r.cal.json' },
  ],
  ['a duplicate key', '{"schemaVersion":"cart.cal/1","id":"a","id":"b"}', {}, { code: 'bad-cal' }],
])('refused: %s', async (_, text, options, error) => {
  put('r.cal.json', text);
  await expect(sign('r.cal.json', signer, options)).rejects.toMatchObject(error);
  expect(read('r.cal.json')).toBe(text);
});

test('self-proof: what was spoiled on the way is not put in place, and nothing is left beside it', async () => {
  const own = 'p.cal.json';
  put(own, JSON.stringify(CAL));
  const files = readdirSync(folder);
  const real = replaceFileIn(nodeFileSystem(folder, untracked));
  const spoiling: ReplaceFile = (path, bytes, check) => real(path, String(bytes).replace('"a"', '"b"'), check);
  await expect(sign(own, signer, {}, spoiling)).rejects.toMatchObject({
    code: 'bad-cal',
    message: expect.stringMatching(/^the signature block cannot be put in: integrity\.digest is not sha256:/),
    path: own,
  });
  const lazy: Signer = { ...signer, sign: () => new Uint8Array(64) };
  await expect(sign(own, lazy)).rejects.toMatchObject({ code: 'bad-cal' });
  expect([read(own), readdirSync(folder)]).toEqual([JSON.stringify(CAL), files]);
});

test('a signed CAL keeps the mode of its file', async () => {
  put('m.cal.json', JSON.stringify(CAL));
  chmodSync(join(folder, 'm.cal.json'), 0o600);
  await sign('m.cal.json', signer);
  expect(statSync(join(folder, 'm.cal.json')).mode & 0o777).toBe(0o600);
});
