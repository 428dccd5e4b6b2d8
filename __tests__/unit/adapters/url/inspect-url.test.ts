/** Which URLs are looked at. */
import { expect, test } from '@jest/globals';
import { inspectUrl } from '../../../../src/adapters/url/checker.ts';

const said = (text: string, http?: boolean): string => {
  const answer = inspectUrl(text, http);
  return 'url' in answer ? `asks ${answer.url}` : answer.probe.reason;
};

test.each([
  ['https://a.example/x#y', 'asks https://a.example/x'],
  ['https://a.example:8443/', 'asks https://a.example:8443/'],
  ['https://a.example:8080/', 'asks https://a.example:8080/'],
  ['https://a.example:80/', 'asks https://a.example:80/'],
  ['https://a.example:443/', 'asks https://a.example/'],
  ['https://a.example:22/', 'refused: port 22 is not a web port'],
  ['http://a.example/', 'cannot confirm: only https URLs are checked'],
  ['http://a.example:443/', 'cannot confirm: only https URLs are checked'],
  ['ftp://a.example/', 'refused: only https URLs are checked, not ftp:'],
  ['https://me@a.example/', 'refused: the URL holds a user name or password'],
  ['https://:x@a.example/', 'refused: the URL holds a user name or password'],
  ['https://@a.example/', 'refused: the URL holds a user name or password'],
  ['https://a.example/@x', 'asks https://a.example/@x'],
  ['https://ä.example/', 'refused: the host name is not plain ASCII'],
  ['https://www.xn--bcher-kva.example/', 'refused: the host name is not plain ASCII'],
  ['https://a.example/ x', 'refused: the URL holds a space or a control character'],
  ['https://a.example/\u007f', 'refused: the URL holds a space or a control character'],
  ['a.example', 'refused: not a URL'],
])('%j: %s', (text, expected) => {
  expect(said(text)).toBe(expected);
});

test('a URL has 2,048 characters at most', () => {
  const url = (length: number): string => 'https://a.example/'.padEnd(length, 'x');
  expect([said(url(2_048)), said(url(2_049))]).toEqual([
    `asks ${url(2_048)}`,
    'refused: a URL has at most 2048 characters',
  ]);
});

test('servers of a host may speak http, at any port', () => {
  expect([said('http://a.example/', true), said('https://a.example:1/', true)]).toEqual([
    'asks http://a.example/',
    'asks https://a.example:1/',
  ]);
});
