import { expect, test } from '@jest/globals';
import { findHidden, withoutHidden } from '../../../../src/core/text/hidden.ts';

test.each([
  ['a\u200bb\u{e0041} \u202ec\u0000', 'ab c'],
  [' two\n\tlines ', 'two lines'],
  ['flag \u{1f3f4}\u{e0067}\u{e0062}\u{e007f}, family \u{1f468}\u200d\u{1f469}, heart \u2764\ufe0f', undefined],
  ['Übersicht 日本語', undefined],
])('%j is left without what nobody sees, honest uses aside', (text, expected = text) => {
  expect([withoutHidden(text), findHidden(withoutHidden(text))]).toEqual([expected, undefined]);
});
