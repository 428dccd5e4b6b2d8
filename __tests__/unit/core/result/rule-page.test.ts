import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY, wordPage, type Word } from '../../../../src/core/result/rule-page.ts';
import { VERSION } from '../../../../src/version.ts';
import { ROOT } from '../../../support/cli.ts';

const WORDS: Readonly<Record<Word, string>> = {
  host: 'host',
  package: 'package',
  cartridge: 'cartridge',
  handshake: 'handshake',
  CAL: 'cal',
  'RAC item': 'rac-item',
  ready: 'ready',
};

test('each word of a report leads to its place in the README', () => {
  const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
  const places = [...readme.matchAll(/<a id="([\w-]+)"><\/a>.*?\*\*([\w ]+)\*\*/g)].map(([, id, word]) => [word, id]);
  expect(Object.fromEntries(places)).toEqual(WORDS);
  for (const [word, anchor] of Object.entries(WORDS))
    expect(wordPage(word as Word)).toBe(`${REPOSITORY}/blob/v${VERSION}/README.md#${anchor}`);
});
