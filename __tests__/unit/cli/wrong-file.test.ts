import { expect, test } from '@jest/globals';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { scratch } from '../../support/cli.ts';
import { runMain } from '../../support/main.ts';

const folder = scratch();
for (const name of ['a.cal.yaml', 'a.cal.json', 'a.cart']) writeFileSync(join(folder, name), '{}');

const CAL = 'a CAL asks nothing of a host\n  help: name a cartridge, a manifest (*.json) or a package folder';

test.each([
  ['handshake a.cal.yaml --host claude-code', `a.cal.yaml: ${CAL}`],
  ['handshake a.cal.json --host claude-code', `a.cal.json: ${CAL}`],
  ['manifest a.cart', 'a.cart: neither a package folder, its cartridge.yaml, nor a manifest (*.json)'],
  ['manifest a.cal.yaml', 'a.cal.yaml: neither a package folder, its cartridge.yaml, nor a manifest (*.json)'],
])('%s is a file of another kind', async (line, message) => {
  expect(await runMain(line.split(' '), folder)).toEqual({ code: 2, out: '', err: `cartwright: ${message}\n` });
});
