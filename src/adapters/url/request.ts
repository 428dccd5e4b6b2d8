import { request as requestHttp, type ClientRequest, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';

/** What a server said, as far as it is looked at: never a body. */
export interface Head {
  readonly status: number;
  readonly location: string | undefined;
}

const HEADER_BYTES = 16 * 1024;

/**
 * Asks one address for the head of one URL. The connection goes to `address` and nowhere else; no cookie, no credential and
 * no proxy takes part, certificates are checked whatever the environment says, and the body is cut off.
 *
 * @throws Error with a Node.js or TLS code, or an AbortError when `signal` fires
 */
export function requestHead(
  url: URL,
  address: string,
  method: 'HEAD' | 'GET',
  signal: AbortSignal,
  ca?: string,
): Promise<Head> {
  const family = address.includes(':') ? 6 : 4;
  const lookup: LookupFunction = (_host, { all }, done) =>
    all === true ? done(null, [{ address, family }]) : done(null, address, family);
  const options = {
    method,
    signal,
    lookup,
    agent: false,
    maxHeaderSize: HEADER_BYTES,
    rejectUnauthorized: true,
    ca,
    headers: { 'user-agent': 'cartwright', accept: '*/*', ...(method === 'GET' ? { range: 'bytes=0-0' } : {}) },
  };
  return new Promise((resolve, reject) => {
    const answered = (response: IncomingMessage): void => {
      response.on('error', () => undefined);
      resolve({ status: response.statusCode ?? 0, location: response.headers.location });
      response.destroy();
    };
    const request: ClientRequest =
      url.protocol === 'https:' ? requestHttps(url, options, answered) : requestHttp(url, options, answered);
    request.on('error', reject);
    request.end();
  });
}
