import { expect, test } from '@jest/globals';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runMain } from '../../support/main.ts';
import { scratch } from '../../support/scratch.ts';

const folder = scratch();
for (const name of ['a.cal.yaml', 'a.cal.json', 'a.cart', 'a.json.cart']) writeFileSync(join(folder, name), '{}');

const CAL = 'a CAL has no requirements for a host\n  help: name a cartridge, a manifest (*.json) or a package folder';

const NEITHER =
  'neither a package folder, its cartridge.yaml, nor a manifest (*.json)\n  help: name a package folder or a manifest; a cartridge is read by verify, handshake and diff';

test.each([
  ['handshake a.cal.yaml --host claude-code', `a.cal.yaml: ${CAL}`],
  ['handshake a.cal.json --host claude-code', `a.cal.json: ${CAL}`],
  [
    'handshake a.json.cart --host claude-code',
    'a.json.cart: it is text, not a cartridge\n  help: give a cartridge, or a CAL called *.cal.json or *.cal.yaml',
  ],
  ['manifest a.cart', `a.cart: ${NEITHER}`],
  ['manifest a.cal.yaml', `a.cal.yaml: ${NEITHER}`],
])('%s is a file of another kind', async (line, message) => {
  expect(await runMain(line.split(' '), folder)).toEqual({ code: 2, out: '', err: `cartwright: ${message}\n` });
});

/** What is a document of ours, but no CAL: `lint` says what it is, not that it should be written as a CAL. */
test.each([
  ['cart.package.v1', 'this is a package description: build and manifest read it'],
  ['cart.host.v1', 'this is a host profile: handshake reads it, with --host'],
  ['cart.rac-confirmations.v1', 'this is a file of confirmations: workflow ready reads it, with --confirmations'],
  ['cart.roster.v1', 'this is a roster: workflow ready reads it, with --roster'],
  ['cart.harness.v1', 'this is a harness manifest: handshake and diff read it'],
  ['acx.harness.v1', 'this is a harness manifest: handshake and diff read it'],
  ['cart.harness.compliance.v1', 'this is a compliance descriptor: preflight reads it, with --descriptor'],
  ['cart.trust-registry/1', 'this is a trust registry: verify reads it, with --trust-registry'],
  ['acx.cal/1', 'to read it, run with --prefix acx, or set prefix: acx in cartwright.yaml'],
  ['cart.cal/2', 'write cart.cal/1'],
])('lint of a document of %s', async (version, help) => {
  writeFileSync(join(folder, 'x.yaml'), `schemaVersion: ${version}\n`);
  const { code, out, err } = await runMain(['lint', 'x.yaml', '--format', 'json'], folder);
  const { diagnostics } = JSON.parse(out) as { diagnostics: { rule: string; message: string; help: string }[] };
  expect([code, err, diagnostics.map((each) => [each.rule, each.message, each.help])]).toEqual([
    1,
    '',
    [['cal/unrecognized-schema-version', `unrecognized schemaVersion "${version}"; allowed: cart.cal/1`, help]],
  ]);
});
