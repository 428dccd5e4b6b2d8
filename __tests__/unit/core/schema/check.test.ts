import { expect, test } from '@jest/globals';
import { checkSchema } from '../../../../src/core/schema/check.ts';
import { validators } from '../../../../src/core/schema/validators.ts';
import { readText } from '../../../../src/core/source/read.ts';

test('a required property under a misspelt name is one fault; one that is not there at all stays another', async () => {
  const text = 'schemaVersion: cart.package.v1\nid: a.b/c\nversion: 1.0.0\npublisher: a.b\nrolle: developer\n';
  const doc = await readText('cartridge.yaml', text);
  const found = checkSchema(doc, await validators.cartridge()).map(({ message, help }) => [message, help]);
  expect(found).toEqual([
    ['the document lacks "name"', 'add it'],
    ['unknown property "rolle"', 'did you mean "role"?'],
  ]);
});
