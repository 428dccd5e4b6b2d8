import { expect, test } from '@jest/globals';
import { claimsKey, contentName } from '../../../../src/core/cal/content-keys.ts';

test.each([
  'Content',
  'CONTENT',
  'content ',
  ' content',
  'con\u200btent',
  'con\u00adtent',
  '\ufeffcontent',
  'c\u043entent',
  '\u0441\u043e\u043f\u0442\u0435\u043f\u0442',
  '\uff43\uff4f\uff4e\uff54\uff45\uff4e\uff54',
  '\u202econtent',
  'content\u0000',
  'c0ntent',
  'con_tent',
  'con-tent',
  'c\u00f6nte\u00f1t',
  '\u{1d41c}ontent',
  '\u13df\u043entent',
  '\u03f9\u039f\u039d\u03a4\u0395\u039d\u03a4',
  '\ua4da\ua4f3\ua4e0\ua4d4\ua4f0\ua4e0\ua4d4',
  '\u24d2\u24de\u24dd\u24e3\u24d4\u24dd\u24e3',
  'c\u{e0041}ontent',
  'c\u0301o\u0302ntent',
  'c.o.n.t.e.n.t',
])('%j reads as content', (name) => {
  expect(contentName(name)).toBe('look-alike');
  expect(claimsKey('RAC item', name)).toBe(true);
});

test.each(['contents', 'contnet', 'conten', 'body', 'Text', 'full_text', 'data', 'payload', 'fileContent', 'MARKDOWN'])(
  '%j is another word for content',
  (name) => {
    expect(contentName(name)).toBe('near');
    expect(claimsKey('the check', name)).toBe(true);
  },
);

test.each([
  'id',
  'kind',
  'description',
  'required',
  'check',
  'okf',
  'type',
  'hint',
  'context',
  'container',
  'title',
  'constant',
  'tags',
  'consent-form',
  '',
  'contentType',
  'descripton',
])('%j is not', (name) => {
  expect(contentName(name)).toBeUndefined();
});

test('elsewhere than in a RAC item or its check a name is nobody’s business here', () => {
  expect(claimsKey('node', 'content')).toBe(false);
});
