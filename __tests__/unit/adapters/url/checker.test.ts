import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { isPublicAddress } from '../../../../src/adapters/url/address.ts';
import { urlChecker } from '../../../../src/adapters/url/checker.ts';

const forbidden = (): never => {
  throw new Error('must not be contacted');
};
const strict = urlChecker({ resolve: () => Promise.resolve(['127.0.0.1']) });
const offline = urlChecker({ resolve: forbidden });

const PRIVATE = { answer: 'unknown', reason: 'cannot confirm: private address, not contacted' };
const refusedFor = (reason: string): object => ({ answer: 'absent', reason: `refused: ${reason}` });

describe('what is never contacted', () => {
  test.each([
    '169.254.169.254',
    '127.0.0.1',
    '[::1]',
    '0.0.0.0',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.0.1',
    '100.64.0.1',
    '[fe80::1]',
    '[fc00::1]',
    '[fd00:ec2::254]',
    'localhost',
    'localhost.',
    'metadata.google.internal',
    'intranet',
    'printer.local',
  ])('attack 172: %s', async (host) => {
    expect((await offline.check([`https://${host}/x`])).get(`https://${host}/x`)).toEqual(PRIVATE);
  });

  test.each([
    '0x7f.1',
    '2130706433',
    '127.1',
    '0251.0376.0251.0376',
    '[::ffff:a9fe:a9fe]',
    '[::ffff:10.0.0.1]',
    '[64:ff9b::a9fe:a9fe]',
    '[64:ff9b::7f00:1]',
    '[2002:7f00:1::]',
    '[::]',
  ])('attack 173: the spelling %s', async (host) => {
    expect((await offline.check([`https://${host}/`])).get(`https://${host}/`)).toEqual(PRIVATE);
  });

  test.each(['①②⑦.0.0.1', '169。254。169。254'])('attack 173: the spelling %s', async (host) => {
    expect((await offline.check([`https://${host}/`])).get(`https://${host}/`)).toEqual(
      refusedFor('the host name is not plain ASCII'),
    );
  });

  test('attack 174: a name that resolves to a private address', async () => {
    const url = 'https://wiki.example.com/';
    expect((await strict.check([url])).get(url)).toEqual(PRIVATE);
  });

  test('attack 174: a name that resolves to a public and a private address', async () => {
    const url = 'https://wiki.example.com/';
    const both = urlChecker({ resolve: () => Promise.resolve(['93.184.216.34', '10.0.0.1']) });
    expect((await both.check([url])).get(url)).toEqual(PRIVATE);
  });

  test.each([
    ['file:///etc/passwd', 'only https URLs are checked, not file:'],
    ['ftp://example.com/', 'only https URLs are checked, not ftp:'],
    ['data:text/plain,x', 'only https URLs are checked, not data:'],
    ['blob:https://example.com/x', 'only https URLs are checked, not blob:'],
    ['javascript:alert(1)', 'only https URLs are checked, not javascript:'],
    ['gopher://example.com/', 'only https URLs are checked, not gopher:'],
    ['https://user:pass@example.com/', 'the URL holds a user name or password'],
    ['https://@example.com/', 'the URL holds a user name or password'],
    ['https://example.com:22/', 'port 22 is not a web port'],
    ['https://example.com:25/', 'port 25 is not a web port'],
    ['https://example.com:6379/', 'port 6379 is not a web port'],
    ['https://example.com/\r\nX: y', 'the URL holds a space or a control character'],
    [`https://example.com/${'x'.repeat(100_000)}`, 'a URL has at most 2048 characters'],
    ['https://münchen.example/', 'the host name is not plain ASCII'],
    ['https://xn--mnchen-3ya.example/', 'the host name is not plain ASCII'],
    ['wiki', 'not a URL'],
  ])('attacks 176 and 177: %.60s', async (url, reason) => {
    expect((await offline.check([url])).get(url)).toEqual(refusedFor(reason));
  });

  test('attack 176: http is not asked', async () => {
    const url = 'http://example.com/';
    expect((await offline.check([url])).get(url)).toEqual({
      answer: 'unknown',
      reason: 'cannot confirm: only https URLs are checked',
    });
  });
});

test.each([
  ['93.184.216.34', true],
  ['2606:2800:220:1:248:1893:25c8:1946', true],
  ['::ffff:93.184.216.34', true],
  ['64:ff9b::5db8:d822', true],
  ['64:ff9b:1::5db8:d822', false],
  ['ff02::1', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['fe80::1%eth0', false],
  ['not an address', false],
])('%s is public: %s', (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected);
});

describe('with a server', () => {
  const seen: { method: string; url: string; headers: IncomingMessage['headers'] }[] = [];
  const sockets = new Set<Socket>();
  let server: Server;
  let base = '';
  let open = 0;
  let widest = 0;
  const names: Record<string, string> = {};
  const checker = (options: object = {}): ReturnType<typeof urlChecker> =>
    urlChecker({
      http: true,
      allow: (address) => address === '127.0.0.1',
      resolve: (host) => Promise.resolve([names[host] ?? '127.0.0.1']),
      ...options,
    });

  /** Answers to HEAD after which a GET is tried. */
  const TRY_GET = [400, 403, 404, 405, 501];
  const routes: Record<string, (request: IncomingMessage, response: ServerResponse) => void> = {
    '/ok': (_, response) => response.end('body'),
    '/no-head': (request, response) => response.writeHead(request.method === 'HEAD' ? 405 : 206).end('b'),
    '/401': (_, response) => response.writeHead(401).end(),
    '/429': (_, response) => response.writeHead(429).end(),
    '/503': (_, response) => response.writeHead(503).end(),
    '/404': (_, response) => response.writeHead(404).end(),
    '/to-ok': (_, response) => response.writeHead(302, { location: '/ok' }).end(),
    '/to-private': (_, response) => response.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
    '/to-file': (_, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
    '/loop': (_, response) => response.writeHead(302, { location: '/loop' }).end(),
    '/silent': () => undefined,
    '/slow-headers': (_, response) => void response.socket?.write('HTTP/1.1 200 OK\r\nX-A: '),
    '/endless': (request, response) => {
      response.writeHead(request.method === 'HEAD' ? 405 : 200);
      if (request.method === 'HEAD') response.end();
      else response.write('x'.repeat(1 << 16));
    },
    '/huge-headers': (_, response) => response.writeHead(200, { 'x-big': 'x'.repeat(100_000) }).end(),
    '/huge-length': (_, response) => void response.writeHead(200, { 'content-length': String(1 << 30) }).flushHeaders(),
    ...Object.fromEntries(
      [...TRY_GET, 500].map((status) => [
        `/head-${status}`,
        (request: IncomingMessage, response: ServerResponse) =>
          response.writeHead(request.method === 'HEAD' ? status : 200).end(),
      ]),
    ),
    '/counted': (_, response) => {
      widest = Math.max(widest, ++open);
      setImmediate(() => {
        open--;
        response.end();
      });
    },
  };

  beforeAll(async () => {
    server = createServer((request, response) => {
      seen.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers });
      const route = routes[(request.url ?? '').split('?')[0] ?? ''];
      if (route === undefined) response.writeHead(500).end();
      else route(request, response);
    });
    server.on('connection', (socket) => sockets.add(socket));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    base = `http://wiki.example.com:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });

  test.each([
    ['/ok', 'present', 'HTTP 200'],
    ['/no-head', 'present', 'HTTP 206'],
    ['/to-ok', 'present', 'HTTP 200'],
    ['/huge-length', 'present', 'HTTP 200'],
    ['/endless', 'present', 'HTTP 200'],
    ['/404', 'absent', 'HTTP 404'],
    ['/401', 'unknown', 'cannot confirm: HTTP 401'],
    ['/429', 'unknown', 'cannot confirm: HTTP 429'],
    ['/503', 'unknown', 'cannot confirm: HTTP 503'],
    ['/to-private', 'unknown', 'cannot confirm: private address, not contacted (after a redirect)'],
    ['/to-file', 'unknown', 'cannot confirm: it redirects to a place that is not asked'],
    ['/loop', 'unknown', 'cannot confirm: more than 3 redirects'],
    ['/huge-headers', 'unknown', 'cannot confirm: its headers are too large'],
  ])('attacks 175, 178, 179: %s', async (path, answer, reason) => {
    const url = `${base}${path}`;
    expect((await checker().check([url])).get(url)).toEqual({ answer, reason });
  });

  test.each(TRY_GET)('a GET is tried after %i', async (status) => {
    const urls = [`${base}/head-${status}`, `${base}/head-500`];
    const answers = await checker().check(urls);
    expect(urls.map((url) => answers.get(url)?.reason)).toEqual(['HTTP 200', 'cannot confirm: HTTP 500']);
  });

  test.each([
    ['ENOTFOUND', 'the host name does not resolve'],
    ['EAI_AGAIN', 'the host name does not resolve now'],
    ['ECONNREFUSED', 'the connection is refused'],
    ['ECONNRESET', 'the connection broke'],
    ['CERT_HAS_EXPIRED', 'its certificate has expired'],
    ['ERR_TLS_CERT_ALTNAME_INVALID', 'its certificate is for another host'],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', 'its certificate is self-signed'],
    ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'its certificate is by an unknown authority'],
    ['UNABLE_TO_GET_ISSUER_CERT_LOCALLY', 'its certificate is by an unknown authority'],
    ['SELF_SIGNED_CERT_IN_CHAIN', 'its certificate is self-signed'],
    ['HPE_HEADER_OVERFLOW', 'its headers are too large'],
    ['EOTHER', 'EOTHER'],
  ])('%s is told as: %s', async (code, reason) => {
    const url = 'https://wiki.example.com/';
    const failing = urlChecker({ resolve: () => Promise.reject(Object.assign(new Error('x'), { code })) });
    expect((await failing.check([url])).get(url)).toEqual({ answer: 'unknown', reason: `cannot confirm: ${reason}` });
  });

  test.each(['/silent', '/slow-headers'])('attack 178: %s ends in time', async (path) => {
    const url = `${base}${path}`;
    expect((await checker({ timeoutMs: 200 }).check([url])).get(url)).toEqual({
      answer: 'unknown',
      reason: 'cannot confirm: no answer within 0.2 s',
    });
  });

  test('attack 179: no answer is asked for again', async () => {
    seen.length = 0;
    await checker().check([`${base}/503`]);
    expect(seen.map(({ method }) => method)).toEqual(['HEAD']);
  });

  test('attack 180: nothing but the fixed headers is sent', async () => {
    seen.length = 0;
    await checker().check([`${base}/ok#part`]);
    expect(seen).toEqual([
      {
        method: 'HEAD',
        url: '/ok',
        headers: { host: base.slice('http://'.length), 'user-agent': 'cartwright', accept: '*/*', connection: 'close' },
      },
    ]);
  });

  test('attack 181: at most 20 a run, one at a time for a host', async () => {
    seen.length = 0;
    const urls = Array.from({ length: 1000 }, (_, i) => `${base}/counted?${String(i).padStart(4, '0')}`);
    const answers = await checker().check(urls);
    expect(seen).toHaveLength(20);
    expect(widest).toBe(1);
    expect(answers.size).toBe(1000);
    expect(answers.get(urls[999] ?? '')).toEqual({
      answer: 'unknown',
      reason: 'cannot confirm: at most 20 URLs are asked in one run',
    });
  });

  test('attack 183: a server that speaks no TLS confirms nothing', async () => {
    const url = `${base.replace('http:', 'https:')}/ok`;
    expect((await checker().check([url])).get(url)).toMatchObject({ answer: 'unknown' });
  });
});

test('an IPv6 address in brackets is judged as the address that it is, and no name is resolved', async () => {
  const asked: string[] = [];
  const checker = urlChecker({ resolve: forbidden, allow: (address) => asked.push(address) < 0 });
  expect([...(await checker.check(['https://[2606:4700::1111]/x'])).values()]).toEqual([PRIVATE]);
  expect(asked).toEqual(['2606:4700::1111']);
});
