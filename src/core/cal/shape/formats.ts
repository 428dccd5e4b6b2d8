import type { RuleId } from '../../../generated/rule-facts.ts';
import type { Format } from './shape.ts';
import * as suggest from '../suggest-format.ts';

function pattern(source: string, words: string, rule: RuleId, suggest?: Format['suggest']): Format {
  const expression = new RegExp(source);
  const test = (text: string): boolean => expression.test(text);
  return { test, schema: { pattern: source }, words, rule, ...(suggest === undefined ? {} : { suggest }) };
}

const REVERSE_DNS = '(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\\.)+[a-z0-9][a-z0-9-]*';

/** Ids of everything in a CAL (docs/format.md 15). */
export const ID = pattern(
  '^[a-z][a-z0-9._-]{0,127}$',
  'a lower-case letter, then at most 127 of a-z, 0-9, ".", "_", "-"',
  'cal/invalid-id',
  suggest.id,
);

/** SemVer 2.0.0. */
export const VERSION = pattern(
  '^(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)(?:-(?:0|[1-9][0-9]*|[0-9]*[A-Za-z-][0-9A-Za-z-]*)(?:\\.(?:0|[1-9][0-9]*|[0-9]*[A-Za-z-][0-9A-Za-z-]*))*)?(?:\\+[0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*)?$',
  'a SemVer version such as 1.0.0',
  'cal/invalid-version',
  suggest.version,
);

const LICENSE_ID = /^[A-Za-z0-9][A-Za-z0-9.+:-]*$/;
const SIGNS = new Map(Object.entries({ '(': '(', ')': ')', AND: '&', OR: '&', WITH: '^' }));
const LONGEST_LICENSE = 200;

/**
 * Whether a text is an SPDX license expression by its grammar: ids and `LicenseRef-…` joined by AND, OR, WITH and brackets.
 * The list of ids is SPDX's to extend, so any well-formed id is taken.
 */
export function isSpdxExpression(text: string): boolean {
  if (text.length > LONGEST_LICENSE) return false;
  const words = text.match(/[()]|[^\s()]+/g) ?? [];
  const shape = words.map((word) => SIGNS.get(word) ?? (LICENSE_ID.test(word) ? 'L' : '?')).join('');
  // A license with an exception, and then what is in brackets, is one that takes no exception any more.
  let left = shape.replaceAll('L^L', 'X');
  for (let before = ''; before !== left;) {
    before = left;
    left = left.replaceAll(/\([LX](?:&[LX])*\)/g, 'X');
  }
  return /^[LX](?:&[LX])*$/.test(left);
}

export const LICENSE: Format = {
  test: isSpdxExpression,
  schema: { pattern: '^[A-Za-z0-9(][A-Za-z0-9.+:() -]*$' },
  words: 'an SPDX license expression such as Apache-2.0 or MIT OR Apache-2.0',
  rule: 'cal/invalid-license',
};

const URI = /^[A-Za-z][A-Za-z0-9+.-]*:[^\s<>"{}|\\^`]+$/;

export const HOMEPAGE: Format = {
  test: (text) => URI.test(text),
  schema: { pattern: URI.source },
  words: 'an absolute URI such as https://example.org',
  rule: 'cal/invalid-uri',
  suggest: suggest.uri,
};

export const TAG = pattern(
  '^[a-z0-9][a-z0-9._-]{0,63}$',
  'a lower-case letter or digit, then at most 63 of a-z, 0-9, ".", "_", "-"',
  'cal/invalid-tag',
  suggest.tag,
);

export const EXTENSION_KEY = pattern(
  `^${REVERSE_DNS}$`,
  'a reverse-DNS name such as org.example.tool',
  'cal/invalid-extension-key',
);

/** `sha256:` and the digest in lower-case hex. */
const DIGEST_PATTERN = '^sha256:[0-9a-f]{64}$';
const DIGEST_WORDS = 'sha256: and 64 lower-case hex digits';

export const ROM_DIGEST = pattern(DIGEST_PATTERN, DIGEST_WORDS, 'participant/invalid-digest', suggest.digest);
export const LINEAGE_DIGEST = pattern(DIGEST_PATTERN, DIGEST_WORDS, 'cal/invalid-lineage', suggest.digest);
export const LINEAGE_PUBLISHER = pattern(
  `^${REVERSE_DNS}(?:[./][a-z0-9][a-z0-9._-]*)*$`,
  'a reverse-DNS name such as org.example',
  'cal/invalid-lineage',
);
export const LINEAGE_SOURCE = pattern(
  '^https://[^/?#@\\s]+(?:[/?#]\\S*)?$',
  'an https URL without user name',
  'cal/invalid-lineage',
);

/** Formats of the signature; its area reports every fault by one rule. */
export const SIGNED_DIGEST = pattern(DIGEST_PATTERN, DIGEST_WORDS, 'integrity/malformed');
export const SIGNED_PUBLISHER = pattern(
  LINEAGE_PUBLISHER.schema['pattern'] as string,
  LINEAGE_PUBLISHER.words,
  'integrity/malformed',
);
export const KEYID = pattern('^ed25519:[0-9a-f]{64}$', 'ed25519: and 64 lower-case hex digits', 'integrity/malformed');
export const PUBLIC_KEY: Format = {
  ...pattern(
    '^-----BEGIN PUBLIC KEY-----[\\r\\n]',
    'a PEM text that starts with -----BEGIN PUBLIC KEY-----',
    'integrity/malformed',
  ),
  secret: true,
};
export const BASE64 = pattern('^[A-Za-z0-9+/_-]+={0,2}$', 'base64', 'integrity/malformed');

const DATE_TIME = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2}):(\d{2})(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/;

/** RFC 3339, and a day that is in the calendar. */
export const SIGNED_AT: Format = {
  test(text) {
    const match = DATE_TIME.exec(text);
    if (match === null) return false;
    const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match.slice(1).map(Number);
    const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
    return month >= 1 && month <= 12 && day >= 1 && day <= days && hour < 24 && minute < 60 && second <= 60;
  },
  schema: { format: 'date-time' },
  words: 'an RFC 3339 date and time such as 2026-07-18T15:27:27Z',
  rule: 'integrity/malformed',
};
