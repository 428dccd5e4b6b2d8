/** What may not travel in a cartridge: private keys, tokens, and values of the project's `.env` files. */
import { findPrivateKeys } from '../private-keys.ts';

/** Something that may not be packed; its value is never shown. */
export interface Forbidden {
  /** 1-based. */
  readonly line: number;
  readonly what: string;
}

const TOKENS: readonly (readonly [pattern: RegExp, what: string])[] = [
  [/\b(?:ghp|gho|ghu|ghs|ghr)_[A-Za-z0-9]{36,}/, 'a GitHub token'],
  [/\bgithub_pat_[A-Za-z0-9_]{60,}/, 'a GitHub token'],
  [/\bglpat-[A-Za-z0-9_-]{20,}/, 'a GitLab token'],
  [/\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/, 'an AWS access key'],
  [/\bxox[abeprs]-[A-Za-z0-9-]{20,}/, 'a Slack token'],
  [/\bnpm_[A-Za-z0-9]{36}\b/, 'an npm token'],
  [/\bsk-(?:ant|proj|svcacct)-[A-Za-z0-9_-]{20,}/, 'an API key'],
  [/\b[sr]k_live_[A-Za-z0-9]{20,}/, 'a Stripe key'],
  [/\bAIza[A-Za-z0-9_-]{35}\b/, 'a Google API key'],
  [/\bpypi-[A-Za-z0-9_-]{50,}/, 'a PyPI token'],
  [/\bhf_[A-Za-z0-9]{34,}/, 'a Hugging Face token'],
];

/** File names that hold keys by convention, whatever their content. */
const KEY_NAMES = /\.(?:pem|key|p12|pfx|p8|jks|keystore|kdbx|ppk|asc\.key)$|(?:^|\/)id_(?:rsa|dsa|ecdsa|ed25519)$/i;
const ENV_NAMES = /(?:^|\/)[^/]*\.env(?:\.[^/]*)?$/i;

/** @returns why a file of this name is never packed, or undefined. */
export function forbiddenName(name: string): string | undefined {
  if (KEY_NAMES.test(name)) return 'key files are never packed';
  return ENV_NAMES.test(name) ? 'environment files are never packed' : undefined;
}

/** A secret value of an environment file. */
export interface EnvironmentValue {
  /** `FILE: NAME`, for the message. */
  readonly origin: string;
  readonly value: string;
}

const SECRET_NAME = /key|token|secret|passw|pwd|credential|private|auth|dsn|_url$|connection/i;
const MIN_VALUE = 8;

/** The values of an environment file that look secret by their name and are long enough to be told apart from words. */
export function environmentValues(file: string, text: string): EnvironmentValue[] {
  const values: EnvironmentValue[] = [];
  for (const line of text.split(/\r\n|\r|\n/)) {
    const match = /^\s*(?:export\s+)?([A-Za-z_][A-Za-z0-9_]*)\s*=\s*(.*?)\s*$/.exec(line);
    if (match === null) continue;
    const [, name = '', raw = ''] = match;
    const value = /^(["'])(.*)\1$/.exec(raw)?.[2] ?? raw.replace(/\s+#.*$/, '');
    if (SECRET_NAME.test(name) && value.length >= MIN_VALUE) values.push({ origin: `${file}: ${name}`, value });
  }
  return values;
}

/** Everything in a file's content that may not travel, by line. */
export function findForbidden(bytes: Uint8Array, environment: readonly EnvironmentValue[]): Forbidden[] {
  const found: Forbidden[] = findPrivateKeys(bytes).map(({ line, kind }) => ({ line, what: `a ${kind}` }));
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
  const lineOf = (offset: number): number => 1 + (text.slice(0, offset).match(/\n/g)?.length ?? 0);
  for (const [pattern, what] of TOKENS) {
    const at = text.search(pattern);
    if (at !== -1) found.push({ line: lineOf(at), what });
  }
  for (const { origin, value } of environment) {
    const at = text.indexOf(Buffer.from(value, 'utf8').toString('latin1'));
    if (at !== -1) found.push({ line: lineOf(at), what: `the value of ${origin}` });
  }
  return found.sort((a, b) => a.line - b.line);
}
