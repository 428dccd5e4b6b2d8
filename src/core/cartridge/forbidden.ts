/** What may not travel in a cartridge: private keys, tokens, and values of the project's `.env` files. */
import { findPrivateKeys, lineAt } from '../secrets/key-files.ts';
import type { FindSecrets } from '../secrets/find.ts';
import { KEY_KINDS, secretName } from '../secrets/secret.ts';

/** Something that may not be packed; its value is never shown. */
export interface Forbidden {
  /** 1-based. */
  readonly line: number;
  readonly what: string;
}

/** File names that hold keys by convention, whatever their content. */
const KEY_NAMES = /\.(?:pem|key|p12|pfx|p8|jks|keystore|kdbx|ppk)$|(?:^|\/)id_(?:rsa|dsa|ecdsa|ed25519)$/i;
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

const SECRET_NAME =
  /key|token|secret|passw|pwd|credential|private|auth|dsn|_url$|connection|webhook|cookie|salt|_pat$/i;
const MIN_VALUE = 8;

/** The values of an environment file that look secret by their name and are long enough to be told apart from words. */
export function environmentValues(file: string, text: string): EnvironmentValue[] {
  const values: EnvironmentValue[] = [];
  for (const line of text.split(/\r\n|\r|\n/)) {
    const match = /^(?:export\s+)?([A-Za-z_][A-Za-z0-9_]*)\s*=([^]*)/.exec(line.trim());
    if (match === null) continue;
    const [, name = '', written = ''] = match;
    const raw = written.trim();
    const value = /^(["'])(.*)\1$/.exec(raw)?.[2] ?? withoutComment(raw);
    if (SECRET_NAME.test(name) && value.length >= MIN_VALUE && !isPlain(value)) {
      values.push({ origin: `${file}: ${name}`, value });
    }
  }
  return values;
}

function withoutComment(raw: string): string {
  const comment = raw.search(/\s#/);
  return comment === -1 ? raw : raw.slice(0, comment).trimEnd();
}

/** What is in a secret's place and is not one: a word, a reference to another variable, an address without a password. */
function isPlain(value: string): boolean {
  if (/^[A-Za-z]{1,15}$/.test(value) || value.startsWith('$')) return true;
  return /^[a-z]+:\/\/[^@?#]*$/.test(value) && !/\/(?=[^/]*\d)[\w-]{16,}/.test(value);
}

/** Text and binary are told apart as git does it, by a NUL in the first bytes; a binary file is not searched for tokens. */
const HEAD = 8192;
/** A long content is searched in parts of about this size, which overlap by more than any key or token. */
const PART = 4 * 1024 * 1024;
const OVERLAP = 64 * 1024;

/**
 * Looks for what may not travel in a content that arrives in pieces, by line: private keys and values of environment files
 * everywhere, tokens in texts.
 */
export class ForbiddenScan {
  readonly #environment: readonly EnvironmentValue[];
  readonly #findSecrets: FindSecrets;
  readonly #found = new Map<string, Forbidden>();
  #pieces: Buffer[] = [];
  #held = 0;
  /** How much of what is held was searched already. */
  #searched = 0;
  /** Lines before what is held. */
  #lines = 0;
  #isText: boolean | undefined;

  /** @param findSecrets handed over, since it is large and loaded when it is needed */
  constructor(environment: readonly EnvironmentValue[], findSecrets: FindSecrets) {
    this.#environment = environment;
    this.#findSecrets = findSecrets;
  }

  /** Takes the next piece, which is not held on to. */
  push(bytes: Uint8Array): void {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    const atOnce = this.#held === 0 && bytes.length >= PART;
    this.#pieces.push(atOnce ? buffer : Buffer.from(buffer));
    this.#held += bytes.length;
    if (this.#held >= PART) this.#search(OVERLAP);
  }

  /** @returns everything that was found, by line */
  finish(): readonly Forbidden[] {
    if (this.#held > this.#searched) this.#search(0);
    return [...this.#found.values()].sort((a, b) => a.line - b.line);
  }

  #search(keep: number): void {
    const [first] = this.#pieces;
    const part = this.#pieces.length === 1 && first !== undefined ? first : Buffer.concat(this.#pieces, this.#held);
    this.#isText ??= !part.subarray(0, HEAD).includes(0);
    for (const { line, what } of this.#inPart(part, this.#isText)) {
      const found = { line: this.#lines + line, what };
      // What lies in the overlap is met twice.
      this.#found.set(`${found.line} ${what}`, found);
    }
    const rest = Buffer.from(part.subarray(Math.max(part.length - keep, 0)));
    this.#lines += lineAt(part, part.length - rest.length) - 1;
    this.#pieces = [rest];
    this.#held = this.#searched = rest.length;
  }

  #inPart(part: Buffer, isText: boolean): Forbidden[] {
    const found: Forbidden[] = findPrivateKeys(part);
    if (isText) {
      for (const { kind, start } of this.#findSecrets(part.toString('latin1'))) {
        if (!KEY_KINDS.includes(kind)) found.push({ line: lineAt(part, start), what: secretName(kind) });
      }
    }
    for (const { origin, value } of this.#environment) {
      const at = part.indexOf(value);
      if (at !== -1) found.push({ line: lineAt(part, at), what: `the value of ${origin}` });
    }
    return found;
  }
}
