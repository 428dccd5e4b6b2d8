/** What may not travel in a cartridge: private keys, tokens, and values of the project's `.env` files. */
import { findPrivateKeys } from '../private-keys.ts';
import type { FindSecrets } from '../secrets/find.ts';
import { KEY_KINDS, secretName } from '../secrets/secret.ts';

/** Something that may not be packed; its value is never shown. */
export interface Forbidden {
  /** 1-based. */
  readonly line: number;
  readonly what: string;
}

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

/** A larger or binary file is only searched for keys and for values of environment files. */
const MAX_TEXT = 16 * 1024 * 1024;

/**
 * Everything in a file's content that may not travel, by line.
 *
 * @param findSecrets handed over, since it is large and loaded when it is needed
 */
export function findForbidden(
  bytes: Uint8Array,
  environment: readonly EnvironmentValue[],
  findSecrets: FindSecrets,
): Forbidden[] {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const found: Forbidden[] = findPrivateKeys(bytes);
  const lineAt = (offset: number): number => 1 + (buffer.toString('latin1', 0, offset).match(/\n/g)?.length ?? 0);
  if (bytes.length <= MAX_TEXT && !buffer.subarray(0, 8192).includes(0)) {
    const text = buffer.toString('latin1');
    for (const { kind, start } of findSecrets(text)) {
      if (!KEY_KINDS.includes(kind)) found.push({ line: lineAt(start), what: secretName(kind) });
    }
  }
  for (const { origin, value } of environment) {
    const at = buffer.indexOf(value);
    if (at !== -1) found.push({ line: lineAt(at), what: `the value of ${origin}` });
  }
  return found.sort((a, b) => a.line - b.line);
}
