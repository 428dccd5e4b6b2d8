import { expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { shellWord } from '../../../../src/core/text/shell-word.ts';

test('a path is what a shell reads back, quoted only where it must be, and never an option', () => {
  const words = ['a/b-c_1.md', "it's", 'two words', '$(id)', '`id`', '*', '~', '', 'a\nb', '-n', 'ä'];
  const shown = words.map(shellWord);
  const read = execFileSync('sh', ['-c', `printf '%s\\0' ${shown.join(' ')}`], { encoding: 'utf8' });
  const paths = words.map((word) => (word === '-n' ? './-n' : word));
  expect([shown[0], read.split('\0').slice(0, -1)]).toEqual(['a/b-c_1.md', paths]);
});
