import { findAssignments } from '../secrets/assignments.ts';

/** Shapes of tokens that are secrets wherever they stand. Each names only the part that must not be shown. */
const SECRETS: readonly RegExp[] = [
  /\bgh[pousr]_[A-Za-z0-9]{16,255}/g,
  /\bgithub_pat_[A-Za-z0-9_]{20,255}/g,
  /\bglpat-[A-Za-z0-9_-]{20,255}/g,
  /\b(?:AKIA|ASIA|AGPA|AIDA|AROA)[A-Z0-9]{16}\b/g,
  /\bxox[abeoprs]-[A-Za-z0-9-]{10,255}/g,
  /\b(?:sk|rk|pk)[-_](?:live|test|proj|ant|or)[-_][A-Za-z0-9_-]{16,255}/g,
  /\bsk-[A-Za-z0-9]{32,255}/g,
  /\bAIza[A-Za-z0-9_-]{35}/g,
  /\bnpm_[A-Za-z0-9]{36}/g,
  /\beyJ[A-Za-z0-9_-]{10,2000}\.eyJ[A-Za-z0-9_-]{10,4000}\.[A-Za-z0-9_-]{10,2000}/g,
  /-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY-----(?:(?!-----)[^]){0,8000}(?:-----END [A-Z0-9 ]{0,40}PRIVATE KEY-----)?/g,
  // The same in base64, whole, and an ed25519 key without its first and last line.
  /\bLS0tLS1CRUdJTi[A-Za-z0-9+/=_-]{0,8000}/g,
  /\bMC4CAQAwBQYDK2Vw[A-Za-z0-9+/=]{0,255}/g,
];
const URL_PASSWORD = /(:\/\/[^\s/:@]{1,200}:)([^\s/@]{3,200})(?=@)/g;

/** One look that passes over every text without any of them. */
const SUSPECT =
  /gh[pousr]_|github_pat_|glpat-|A(?:KIA|SIA|GPA|IDA|ROA)|xox[abeoprs]-|[srp]k[-_]|AIza|npm_|eyJ|-----BEGIN|LS0tLS1|MC4CAQAw|:\/\/[^\s/:@]{1,200}:/;

/** No secret of {@link SECRETS} is longer, in characters. */
export const LONGEST_SECRET = 16_100;

/** Replaces what looks like a secret by its first four characters, or by none where only its name gives it away, so that a report never spreads it further. */
export function redact(text: string): string {
  return replaced(text, (secret, kept) => `${secret.slice(0, kept)}…`);
}

let last = { text: '', shown: '' };

/**
 * As {@link redact}, but masked, with an asterisk for every character: places in the text stay where they are. The last text is kept:
 * many findings may be in one long line.
 */
export function maskSecrets(text: string): string {
  if (text !== last.text) last = { text, shown: replaced(text, (secret) => secret.replace(/[^\r\n]/g, '*')) };
  return last.shown;
}

function replaced(text: string, by: (secret: string, kept: number) => string): string {
  let shown = text;
  if (SUSPECT.test(text)) {
    shown = shown.replace(URL_PASSWORD, (_match, before: string, secret: string) => before + by(secret, 0));
    for (const pattern of SECRETS) shown = shown.replace(pattern, (secret) => by(secret, 4));
  }
  for (const { start, end } of findAssignments(shown).toReversed())
    shown = shown.slice(0, start) + by(shown.slice(start, end), 0) + shown.slice(end);
  return shown;
}
