import { lookup } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { printable } from '../../core/text/printable.ts';
import type { Probe } from '../../core/readiness/facts.ts';
import type { UrlChecker } from '../../ports.ts';
import { isPrivateName, isPublicAddress } from './address.ts';
import { request as requestHttp, type ClientRequest, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';

export interface UrlCheckerOptions {
  /** Whether an address may be contacted; by default the public ones alone. */
  readonly allow?: (address: string) => boolean;
  /** Addresses of a host name. */
  readonly resolve?: (host: string) => Promise<readonly string[]>;
  /** Take http and any port, too; for servers of tests. */
  readonly http?: boolean;
  /** A certificate authority (PEM) in place of the known ones; for servers of tests. */
  readonly ca?: string;
  /** Milliseconds for one URL with all its redirects. */
  readonly timeoutMs?: number;
}

/** A run asks no more URLs than this, so many at a time, and one host one after the other (attack 181). */
const MAX_URLS = 20;
const AT_A_TIME = 4;
const MAX_REDIRECTS = 3;
const TIMEOUT_MS = 5000;
/** Answers after which a GET is tried, because some servers do not know HEAD. */
const TRY_GET = new Set([400, 403, 404, 405, 501]);

const unknown = (reason: string): Probe => ({ answer: 'unknown', reason: `cannot confirm: ${reason}` });
const refused = (reason: string): Probe => ({ answer: 'absent', reason: `refused: ${reason}` });

/** Checks whether URLs resolve, and trusts neither the URL nor the name service nor the server (attacks 172 to 183). */
export function urlChecker(options: UrlCheckerOptions = {}): UrlChecker {
  return {
    async check(urls) {
      const answers = new Map<string, Probe>();
      const byHost = new Map<string, { readonly text: string; readonly url: URL }[]>();
      let asked = 0;
      for (const text of [...new Set(urls)].sort()) {
        const inspected = inspectUrl(text, options.http);
        if ('probe' in inspected) answers.set(text, inspected.probe);
        else if (++asked > MAX_URLS) answers.set(text, unknown(`at most ${MAX_URLS} URLs are asked in one run`));
        else {
          const { host } = inspected.url;
          byHost.set(host, [...(byHost.get(host) ?? []), { text, url: inspected.url }]);
        }
      }
      const hosts = [...byHost.values()];
      const worker = async (): Promise<void> => {
        for (let list = hosts.shift(); list !== undefined; list = hosts.shift())
          for (const { text, url } of list) answers.set(text, await ask(url, options));
      };
      await Promise.all(Array.from({ length: AT_A_TIME }, worker));
      return answers;
    },
  };
}

async function ask(start: URL, options: UrlCheckerOptions): Promise<Probe> {
  const timeoutMs = options.timeoutMs ?? TIMEOUT_MS;
  const timer = new AbortController();
  const timeout = setTimeout(() => timer.abort(), timeoutMs);
  try {
    return await follow(start, options, timer.signal);
  } catch (error) {
    if (timer.signal.aborted) return unknown(`no answer within ${timeoutMs / 1000} s`);
    return unknown(reasonOf(error));
  } finally {
    clearTimeout(timeout);
    timer.abort();
  }
}

async function follow(start: URL, options: UrlCheckerOptions, signal: AbortSignal): Promise<Probe> {
  let url = start;
  for (let hop = 0; ; hop++) {
    const address = await addressOf(url.hostname, options, signal);
    if (address === undefined)
      return unknown(`private address, not contacted${hop === 0 ? '' : ' (after a redirect)'}`);
    let head = await requestHead(url, address, 'HEAD', signal, options.ca);
    if (TRY_GET.has(head.status)) head = await requestHead(url, address, 'GET', signal, options.ca);
    const { status, location } = head;
    if (status < 300 || status > 399 || location === undefined) return judge(head);
    if (hop === MAX_REDIRECTS) return unknown(`more than ${MAX_REDIRECTS} redirects`);
    const next = URL.canParse(location, url.href) ? inspectUrl(new URL(location, url).href, options.http) : undefined;
    if (next === undefined || 'probe' in next || (url.protocol === 'https:' && next.url.protocol !== 'https:'))
      return unknown('it redirects to a place that is not asked');
    url = next.url;
  }
}

function judge({ status }: Head): Probe {
  if (status >= 200 && status < 300) return { answer: 'present', reason: `HTTP ${status}` };
  if (status === 404 || status === 410) return { answer: 'absent', reason: `HTTP ${status}` };
  return unknown(`HTTP ${status}`);
}

/** The one address that is contacted; undefined when any of the host's addresses is private. */
async function addressOf(
  hostname: string,
  { allow = isPublicAddress, resolve = resolveName }: UrlCheckerOptions,
  signal: AbortSignal,
): Promise<string | undefined> {
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0) return allow(host) ? host : undefined;
  if (isPrivateName(host)) return undefined;
  const addresses = await Promise.race([resolve(host), aborted(signal)]);
  return addresses.length > 0 && addresses.every(allow) ? addresses[0] : undefined;
}

async function resolveName(host: string): Promise<readonly string[]> {
  return (await lookup(host, { all: true })).map(({ address }) => address);
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('aborted')), { once: true });
  });
}

const REASONS: Readonly<Record<string, string>> = {
  ENOTFOUND: 'the host name does not resolve',
  EAI_AGAIN: 'the host name does not resolve now',
  ECONNREFUSED: 'the connection is refused',
  ECONNRESET: 'the connection broke',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is self-signed',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its certificate is by an unknown authority',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'its certificate is by an unknown authority',
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate is self-signed',
  HPE_HEADER_OVERFLOW: 'its headers are too large',
};

function reasonOf(error: unknown): string {
  const code = String((error as { code?: unknown }).code ?? 'the request failed');
  return Object.hasOwn(REASONS, code) ? String(REASONS[code]) : printable(code);
}

const LONGEST = 2048;
const PORTS = new Set(['', '443', '8443', '80', '8080']);

/**
 * Judges the text of a URL before anything is looked up (attacks 173, 176, 177): what is plainly no address of knowledge on
 * the web is refused; http is not an error, but is not asked.
 *
 * @param http take http and any port, too
 */
export function inspectUrl(text: string, http = false): { readonly url: URL } | { readonly probe: Probe } {
  if (text.length > LONGEST) return { probe: refused(`a URL has at most ${LONGEST} characters`) };
  // The parser would drop line breaks and fold other alphabets to something that looks different from what was read.
  if (/[\u0000-\u0020\u007f]/.test(text)) return { probe: refused('the URL holds a space or a control character') };
  if (!URL.canParse(text)) return { probe: refused('not a URL') };
  const url = new URL(text);
  const authority = /^[a-z]+:\/\/([^/?#]*)/i.exec(text)?.[1] ?? '';
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    return { probe: refused(`only https URLs are checked, not ${url.protocol}`) };
  if (url.username !== '' || url.password !== '' || authority.includes('@'))
    return { probe: refused('the URL holds a user name or password') };
  if (!/^[\u0021-\u007e]*$/.test(authority) || /(?:^|\.)xn--/i.test(url.hostname))
    return { probe: refused('the host name is not plain ASCII') };
  if (!http && !PORTS.has(url.port)) return { probe: refused(`port ${url.port} is not a web port`) };
  if (url.protocol === 'http:' && !http) return { probe: unknown('only https URLs are checked') };
  url.hash = '';
  return { url };
}

/** What a server said, as far as it is looked at: never a body. */
interface Head {
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
function requestHead(
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
