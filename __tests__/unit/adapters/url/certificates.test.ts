import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { urlChecker } from '../../../../src/adapters/url/checker.ts';
import { describeTool } from '../../../support/tools.ts';
import { scratch } from '../../../support/scratch.ts';

const HOST = 'wiki.example.com';
const VARIABLE = 'NODE_TLS_REJECT_UNAUTHORIZED';

describeTool('openssl', 'attack 183: certificates', () => {
  const cwd = scratch();
  const openssl = (...args: string[]): unknown => execFileSync('openssl', args, { cwd, stdio: 'ignore' });
  const text = (file: string): string => readFileSync(join(cwd, file), 'utf8');
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  const servers: Server[] = [];

  function issue(name: string, host: string, days: string): void {
    openssl('req', ...key, '-keyout', `${name}.key`, '-out', `${name}.csr`, '-subj', '/CN=server');
    writeFileSync(join(cwd, 'extensions'), `subjectAltName=DNS:${host}\n`);
    const authority = ['-CA', 'ca.crt', '-CAkey', 'ca.key', '-CAcreateserial'];
    openssl(
      'x509',
      '-req',
      '-in',
      `${name}.csr`,
      ...authority,
      '-days',
      days,
      '-extfile',
      'extensions',
      '-out',
      `${name}.crt`,
    );
  }

  beforeAll(() => {
    openssl('req', '-x509', ...key, '-keyout', 'ca.key', '-out', 'ca.crt', '-subj', '/CN=authority', '-days', '2');
    issue('good', HOST, '2');
    issue('expired', HOST, '-1');
    issue('other', 'other.example.com', '2');
    openssl('req', '-x509', ...key, '-keyout', 'self.key', '-out', 'self.crt', '-subj', `/CN=${HOST}`, '-days', '2');
  });
  afterEach(() => {
    delete process.env[VARIABLE];
  });
  afterAll(() => {
    for (const server of servers) server.close();
  });

  const unknown = (reason: string): object => ({ answer: 'unknown', reason: `cannot confirm: ${reason}` });

  test.each([
    ['good', { answer: 'present', reason: 'HTTP 200' }],
    ['expired', unknown('its certificate has expired')],
    ['other', unknown('its certificate is for another host')],
    ['self', unknown('its certificate is self-signed')],
  ])('%s, with NODE_TLS_REJECT_UNAUTHORIZED=0 as without', async (name, expected) => {
    let asked = 0;
    const server = createServer({ key: text(`${name}.key`), cert: text(`${name}.crt`) }, (_, response) => {
      asked++;
      response.end();
    });
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `https://${HOST}:${(server.address() as AddressInfo).port}/`;
    const checker = urlChecker({
      allow: () => true,
      resolve: () => Promise.resolve(['127.0.0.1']),
      http: true,
      ca: text('ca.crt'),
    });
    const answers = [(await checker.check([url])).get(url)];
    process.env[VARIABLE] = '0';
    answers.push((await checker.check([url])).get(url));
    expect(answers).toEqual([expected, expected]);
    // A server that is not who it says it is never learns which path was asked for.
    expect(asked).toBe(name === 'good' ? 2 : 0);
  });

  test('an authority that nobody knows', async () => {
    const [server] = servers;
    if (server === undefined) throw new Error('no server');
    const url = `https://${HOST}:${(server.address() as AddressInfo).port}/`;
    const checker = urlChecker({ allow: () => true, resolve: () => Promise.resolve(['127.0.0.1']), http: true });
    expect((await checker.check([url])).get(url)).toEqual(unknown('its certificate is by an unknown authority'));
  });
});
