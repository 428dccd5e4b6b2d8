import { expect, test } from '@jest/globals';
import { printable } from '../../../../src/core/text/printable.ts';

test('attack 245: names that differ by what nobody sees are shown apart', () => {
  const shown = new Map<string, number>();
  for (let code = 0; code < 0x110000; code++) {
    const sign = String.fromCodePoint(code);
    if (!/\p{Default_Ignorable_Code_Point}|\p{Bidi_Control}|\p{Control}|[\u2028\u2029\u2800]/u.test(sign)) continue;
    const text = printable(`host${sign}`);
    expect([code, /^host\\u(?:[0-9a-f]{4}|\{[0-9a-f]{5,6}\})$/.test(text), shown.get(text)]).toEqual([
      code,
      true,
      undefined,
    ]);
    shown.set(text, code);
  }
  expect(shown.size).toBeGreaterThan(4000);
});

test.each([
  ['⚠️ careful', '⚠️ careful'],
  ['Übung 中文 naïve 🎉', 'Übung 中文 naïve 🎉'],
  ['a\ufe0f', 'a\\ufe0f'],
  ['\udb40', '\\udb40'],
  ['::error::x', '\\u003a:error::x'],
  ['  ::x', '  \\u003a:x'],
  ['##[error]', '#\\u0023[error]'],
])('%j', (text, shown) => {
  expect(printable(text)).toBe(shown);
  expect(printable(shown)).toBe(shown);
});
