/** What a `.gitignore` means, and which names can be passed over at once. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { ignoreRules, isIgnored } from '../../../../src/core/value/ignore-rules.ts';
import { foldersAbove } from '../../../../src/core/value/path.ts';

test.each([
  ['*.log\n', 'a.log', true, true],
  ['*.log\n', 'A.LOG', true, true],
  ['*.log\n', 'a.log.txt', false, false],
  ['*.log\n', 'alog', false, false],
  ['a+b\n', 'a+b', true, true],
  ['a+b\n', 'aab', false, false],
  ['build/\n', 'build', true, false],
  ['build/\n', 'build/', true, true],
  ['build/\n', 'src/', false, false],
  ['[Bb]in/\n', 'Bin/', true, true],
  ['[Bb]in/\n', 'main', false, false],
  ['a?c\n', 'abc', true, true],
  ['# x\n', 'x', false, false],
  ['/top.txt\n', 'top.txt', true, true],
  ['x/y/deep.txt\n', 'deep.txt', true, false],
  ['!kept\n', 'kept', true, false],
  ['  spaced  \r\nother\n', 'other', true, true],
  ['*\n', 'anything', true, true],
  ['[ab]\n', 'a', true, true],
  ['[ab]\n', 'c', true, false],
  ['*a*b*c\n', 'zazbzc', true, true],
  ['*a*b\n', 'zazb', true, true],
  ['*a*b\n', 'z', false, false],
  ['', 'a', false, false],
  ['.claude/*\n', '.claude/a', true, true],
  ['.claude/*\n', '.claude', false, false],
  ['.claude/*\n', 'src/a', false, false],
  ['a/X*/**\n', 'a/xy/z', true, true],
  ['x/**/*\n', 'b/y/z', false, false],
  ['x/*/\n', 'x/y/', true, true],
  ['!x/**\n', 'x/y', true, false],
  ['/*\n', 'a/b', true, true],
  ['**/*\n', 'a/b', true, true],
  ['*\\.egg*\n', 'a.egg-info', true, true],
  ['*\\.egg*\n', 'a.js', false, false],
  ['\\#a\n', '#a', true, true],
  ['a\\*\n', 'b', true, false],
  ['!#a\n', '#a', true, false],
])('%j and %j: it could mean it: %s, it does: %s', (text, name, could, does) => {
  const rules = ignoreRules(text, 0);
  expect([rules.couldMean(name.replace(/\/$/, '').toLowerCase()), isIgnored(name, [rules])]).toEqual([could, does]);
});

test('500 endings are told apart by name, more are left to the whole test', () => {
  const text = (count: number): string => Array.from({ length: count }, (_, i) => `n${i}`).join('\n');
  expect([500, 501].map((count) => ignoreRules(text(count), 0).couldMean('other'))).toEqual([false, true]);
});

test('what could not be meant is not, unless a folder above it could be', () => {
  const line = fc.string({
    unit: fc.constantFrom('a', 'b', '*', '?', '/', '!', '[ab]', '.', '\\', '#'),
    minLength: 1,
    maxLength: 8,
  });
  const path = fc.array(fc.constantFrom('a', 'b', 'ab', 'b.a', '#'), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(fc.array(line, { maxLength: 3 }), path, fc.boolean(), (lines, segments, isFolder) => {
      const rules = ignoreRules(lines.join('\n'), 0);
      const at = segments.join('/');
      const possible = [at, ...foldersAbove(at)].some((each) => each !== '' && rules.couldMean(each));
      if (!possible) expect(rules.test(isFolder ? `${at}/` : at)).toBeUndefined();
    }),
    { numRuns: 500 },
  );
});

test('the deepest file that says anything decides', () => {
  const top = ignoreRules('*.log\n!b.log\n', 0);
  const below = ignoreRules('!a.log\nb.log\n', 2);
  const said = ['x/a.log', 'x/b.log', 'x/c.log', 'x/d'].map((path) => isIgnored(path, [top, below]));
  expect(said).toEqual([false, true, true, false]);
  expect([isIgnored('a', []), isIgnored('x/b.log/', [top, below])]).toEqual([false, true]);
});
