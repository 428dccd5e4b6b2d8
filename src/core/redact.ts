import { findAssignments } from './secrets/assignments.ts';

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
  /-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY-----[A-Za-z0-9+/=\\\s]{0,8000}(?:-----END [A-Z0-9 ]{0,40}PRIVATE KEY-----)?/g,
];
const URL_PASSWORD = /(:\/\/[^\s/:@]{1,200}:)[^\s/@]{3,200}(?=@)/g;

/** Replaces what looks like a secret by its first four characters, or by none where only its name gives it away, so that a report never spreads it further. */
export function redact(text: string): string {
  let shown = text.replace(URL_PASSWORD, '$1…');
  for (const pattern of SECRETS) shown = shown.replace(pattern, (secret) => `${secret.slice(0, 4)}…`);
  for (const { start, end } of findAssignments(shown).toReversed())
    shown = `${shown.slice(0, start)}…${shown.slice(end)}`;
  return shown;
}
