import { expect, test } from '@jest/globals';
import { lintDocument } from '../../../../src/core/lint/engine.ts';
import { calExample } from '../../../../src/core/result/rule-examples.ts';
import { readText } from '../../../../src/core/source/read.ts';
import { PROFILES } from '../../../../src/ids.ts';

const OWN = '{ type: artifact, produces: report }';

/** What is said of the completion of the example's task: rule, pointer and help. */
async function said(completion: string): Promise<unknown> {
  const text = calExample().text.replace(OWN, completion);
  const found = lintDocument(await readText('a.cal.yaml', text), { profile: PROFILES.cart });
  return found.map(({ rule, pointer, help }) => [rule, pointer, help]);
}

const belongs = (name: string): unknown => [
  'cal/unknown-property',
  `/nodes/0/completion/${name}`,
  `remove "${name}", or write type: verification`,
];

test('nothing is said of the example itself', async () => {
  expect(await said(OWN)).toEqual([]);
});

test('where the properties of another type are whole, nothing of the named type is missing', async () => {
  expect(await said('{ type: skill-scripts, commands: [make], passIntent: all pass }')).toEqual([
    belongs('commands'),
    belongs('passIntent'),
  ]);
});

test('where they are not, what the named type lacks is said as well', async () => {
  expect(await said('{ type: skill-scripts, commands: [make] }')).toEqual([
    ['cal/missing-property', '/nodes/0/completion/scripts', 'add "scripts"'],
    belongs('commands'),
  ]);
});
