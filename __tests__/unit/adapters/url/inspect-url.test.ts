/** Which URLs are looked at. */
import { expect, test } from '@jest/globals';
import { inspectUrl } from '../../../../src/adapters/url/checker.ts';

const said = (text: string, options?: Parameters<typeof inspectUrl>[1]): string => {
  const answer = inspectUrl(text, options);
  return 'url' in answer ? `asks ${answer.url}` : 'refused' in answer ? `no: ${answer.refused}` : `? ${answer.unknown}`;
};

test.each([
  ['https://a.example/x#y', 'asks https://a.example/x'],
  ['https://a.example:8443/', 'asks https://a.example:8443/'],
  ['https://a.example:8080/', 'asks https://a.example:8080/'],
  ['https://a.example:80/', 'asks https://a.example:80/'],
  ['https://a.example:443/', 'asks https://a.example/'],
  ['https://a.example:22/', 'no: port 22 is not a web port'],
  ['http://a.example/', '? only https URLs are checked'],
  ['ftp://a.example/', 'no: only https URLs are checked, not ftp:'],
  ['https://me@a.example/', 'no: the URL holds a user name or password'],
  ['https://:x@a.example/', 'no: the URL holds a user name or password'],
  ['https://@a.example/', 'no: the URL holds a user name or password'],
  ['https://a.example/@x', 'asks https://a.example/@x'],
  ['https://ä.example/', 'no: the host name is not plain ASCII'],
  ['https://www.xn--bcher-kva.example/', 'no: the host name is not plain ASCII'],
  ['https://a.example/ x', 'no: the URL holds a space or a control character'],
  ['https://a.example/\u007f', 'no: the URL holds a space or a control character'],
  ['a.example', 'no: not a URL'],
])('%j: %s', (text, expected) => {
  expect(said(text)).toBe(expected);
});

test('a URL has 2,048 characters at most', () => {
  const url = (length: number): string => 'https://a.example/'.padEnd(length, 'x');
  expect([said(url(2_048)), said(url(2_049))]).toEqual([`asks ${url(2_048)}`, 'no: a URL has at most 2048 characters']);
});

test('servers of a host may speak http, at any port', () => {
  expect([said('http://a.example/', { http: true }), said('https://a.example:1/', { anyPort: true })]).toEqual([
    'asks http://a.example/',
    'asks https://a.example:1/',
  ]);
});
