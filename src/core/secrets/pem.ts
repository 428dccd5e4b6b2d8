/** PEM, however a source file, an environment file or a paste has bent it. */
import type { Secret } from './secret.ts';

const SPACE = String.raw`(?: |%20|\+)`;
/** Four dashes and a space is SSH2's own armour (RFC 4716). */
const BEGIN = new RegExp(
  `-{4,5} ?BEGIN(?<label>(?:${SPACE}[A-Z0-9]{1,20}){0,3}${SPACE}PRIVATE${SPACE}KEY(?:${SPACE}BLOCK)?) ?-{4,5}`,
  'g',
);
const END = new RegExp(`[^-]{0,40}-{4,5} ?END${SPACE}[A-Z0-9 %+]{0,60}-{4,5}`, 'y');
/** RFC 1421 and OpenPGP put lines of their own before the body. */
const HEADERS = /^[\s\S]{0,12}(?:Proc-Type|DEK-Info|Comment|Version|Subject|X-[\w-]{1,40}):/;
const RUN = /[A-Za-z0-9+/]{20,}/g;
/** How much may be between the header and the body, and between its lines: breaks, escapes, quotation marks, comment signs. */
const [FIRST_GAP, GAP, HEADER_LINES] = [60, 40, 600];
const LONGEST = 20_000;

/**
 * Finds private keys in PEM of any label: with breaks, without them, with escaped ones, in quotation marks, behind comment
 * signs, cut off. What counts is a body of base64 behind the header; a header that prose or code mentions has none.
 */
export function findPem(text: string): Secret[] {
  const found: Secret[] = [];
  for (const match of text.matchAll(BEGIN)) {
    const start = match.index;
    const body = bodyAfter(text, start + match[0].length);
    if (body === undefined || start < (found.at(-1)?.end ?? 0)) continue;
    END.lastIndex = body.end;
    const closing = END.exec(text);
    const encrypted = /ENCRYPTED/.test((match.groups?.['label'] ?? '') + body.before);
    const end = closing === null ? body.end : END.lastIndex;
    found.push({ kind: encrypted ? 'encrypted-private-key' : 'private-key', start, end });
  }
  return found;
}

/** The lines of base64 behind a header; undefined when what is there is no body of a key. */
function bodyAfter(text: string, from: number): { readonly before: string; readonly end: number } | undefined {
  // Most headers have no body at all: that is found out without looking far.
  if (text.slice(from, from + HEADER_LINES + 40).search(RUN) === -1) return undefined;
  const window = text.slice(from, from + LONGEST);
  let [end, start, longest, total, sample] = [0, -1, 0, 0, ''];
  for (const { 0: run, index } of window.matchAll(RUN)) {
    const between = window.slice(end, index);
    const limit = start !== -1 ? GAP : HEADERS.test(window) ? HEADER_LINES : FIRST_GAP;
    if (between.length > limit || between.includes('----')) break;
    if (start === -1) start = index;
    end = index + run.length;
    longest = Math.max(longest, run.length);
    total += run.length;
    if (sample.length < 400) sample += run;
  }
  // Letters of both cases and digits, as base64 of a key always has: no word, no name, no digest in hex.
  const mixed = /[a-z]/.test(sample) && /[A-Z]/.test(sample) && /[0-9]/.test(sample);
  if (!mixed || (longest < 40 && total < 60)) return undefined;
  const padding = /^={1,2}/.exec(window.slice(end, end + 2))?.[0].length ?? 0;
  return { before: window.slice(0, start), end: from + end + padding };
}

/** `PRIVATE KEY-----` in base64 at each of its three offsets, without the characters that its neighbours decide. */
export const WRAPPED_WORDS = ['UFJJVkFURSBLRVktLS0tL', 'BSSVZBVEUgS0VZLS0tLS', 'QUklWQVRFIEtFWS0tLS0t'] as const;
/** How many characters of the group of four, in which the word begins, are before it. */
const CUT = [0, 2, 3] as const;
const BREAK = /[ \t]*(?:\r?\n|\\{1,4}[rn])[ \t]*/g;
const BLOB = /^(?:[A-Za-z0-9+/_-]|[ \t]*(?:\r?\n|\\{1,4}[rn])(?:[ \t]*(?=[A-Za-z0-9+/_=-]))?)*={0,2}/;

/** Finds private keys in PEM as base64 of the whole, also behind a certificate: what is wrapped is decoded and looked at. */
export function findWrappedPem(text: string): Secret[] {
  const found: Secret[] = [];
  for (const [offset, word] of WRAPPED_WORDS.entries()) {
    let decodedTo = 0;
    for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + word.length)) {
      if (at < decodedTo) continue;
      const group = at - (CUT[offset] ?? 0);
      let start = at;
      while (start > 0 && at - start < LONGEST && /[A-Za-z0-9+/_-]/.test(text.charAt(start - 1))) start--;
      // The END line of a key holds the word as well.
      if (group < start || found.some((key) => at >= key.start && at < key.end)) continue;
      const first = group - 4 * Math.floor((group - start) / 4);
      const blob = BLOB.exec(text.slice(first, at + LONGEST))?.[0] ?? '';
      decodedTo = first + blob.length;
      const decoded = Buffer.from(blob.replaceAll(BREAK, ''), 'base64').toString('latin1');
      const [key] = findPem(decoded);
      if (key !== undefined) found.push({ kind: key.kind, start, end: decodedTo });
    }
  }
  return found;
}
