import { expect, test } from '@jest/globals';
import { checkSchema } from '../../../../src/core/schema/check.ts';
import { validators } from '../../../../src/core/schema/validators.ts';
import { readText } from '../../../../src/core/source/read.ts';

test('a required property under a misspelt name is one fault; one that is not there at all stays another', async () => {
  const text = 'schemaVersion: cart.package.v1\nid: a.b/c\nversion: 1.0.0\npublisher: a.b\nrolle: developer\n';
  const doc = await readText('cartridge.yaml', text);
  const found = checkSchema(doc, await validators.cartridge()).map(({ message, help }) => [message, help]);
  expect(found).toEqual([
    ['the document has no "name"', 'add it'],
    ['unknown property "rolle"', 'did you mean "role"?'],
  ]);
});

test('a misspelt scope names the one that was meant; anything else names them all', async () => {
  const scopes = ['exce', 'memory-read', 'internet'].map((scope) => `, ${scope}`).join('');
  const text = `schemaVersion: cart.host.v1\nname: Desk\nnetwork: [net.fetch${scopes}]\n`;
  const found = checkSchema(await readText('desk.host.yaml', text), await validators.host());
  expect(found.map(({ message, help }) => [message, help])).toEqual([
    ['"network[1]" is "exce", which is not a capability scope', 'did you mean "exec"?'],
    ['"network[2]" is "memory-read", which is not a capability scope', 'did you mean "memory.read"?'],
    [
      '"network[3]" is "internet", which is not a capability scope',
      'write a capability scope: exec, dispatch, memory.write, memory.read, search, knowledge.write, fs.read, fs.write, net.fetch, or a vendor token x-NAME',
    ],
  ]);
});
