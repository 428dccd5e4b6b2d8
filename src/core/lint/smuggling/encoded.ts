const DATA_URI =
  /\bdata:(?:[\w.+-]{1,60}\/[\w.+-]{1,80})?(?:;[\w.+=-]{1,60}){0,4},(?:[A-Za-z0-9+/_=-]|%[0-9A-Fa-f]{2}){32,}/;
/** No digest is this long: sha512 has 128 hex digits, and 88 characters in base64. */
const HEX = /(?<![0-9A-Za-z])(?=[A-Fa-f]{0,100}[0-9])[0-9A-Fa-f]{130,}/;
/** With a body, even one that was cut off: a header alone may be what the text is about. */
const PEM = /-----BEGIN [A-Z0-9 ]{1,60}-----\s{0,9}(?:[A-Za-z-]{1,40}: [^\n]{0,200}\s{1,9}){0,6}[A-Za-z0-9+/=]{12}/;
const BASE64 = /[A-Za-z0-9+/_-]{100,}={0,2}/g;
/** base64 as mail and PEM break it. */
const BASE64_LINES = /(?:[A-Za-z0-9+/]{60,76}\s{1,3}){2,}[A-Za-z0-9+/]{1,76}={0,2}/;
const PERCENT = /(?:%[0-9A-Fa-f]{2}){40,}/;
const ESCAPES = /(?:\\(?:x[0-9A-Fa-f]{2}|u[0-9A-Fa-f]{4}|[0-7]{3})){30,}/;
/** Binary as groups of digits: `01001000 01100101`. */
const BINARY = /(?:\b[01]{8}\b[\s,]{0,2}){12,}/;

/** Finds encoded data in a text, certain where nothing but carried data looks so. A digest, an id or a path is not one, however long. */
export function findEncoded(text: string) {
  if (text.length < 32) return undefined;
  const uri = text.includes('data:') ? DATA_URI.exec(text) : null;
  if (uri !== null) return { what: 'a data: URI', length: uri[0].length, certain: true };
  const pem = text.includes('-----BEGIN ') ? PEM.exec(text) : null;
  if (pem !== null) return { what: 'a PEM text', length: text.length - pem.index, certain: false };
  const long = holdsLongRun(text);
  for (const { what, pattern, needs } of PATTERNS) {
    const match = (needs === 'run' ? long : text.includes(needs)) ? pattern.exec(text) : null;
    if (match !== null) return { what, length: match[0].length, certain: false };
  }
  if (!long) return undefined;
  for (const [run] of text.matchAll(BASE64)) {
    if (looksRandom(run)) return { what: 'a long encoded run', length: run.length, certain: false };
  }
  return undefined;
}

/** With what is in every match: looking for it costs a small part of what the pattern costs, and most texts lack it. */
const PATTERNS: readonly { readonly what: string; readonly pattern: RegExp; readonly needs: string }[] = [
  { what: 'a long run of hexadecimal digits', pattern: HEX, needs: 'run' },
  { what: 'lines of base64', pattern: BASE64_LINES, needs: 'run' },
  { what: 'a long run of percent escapes', pattern: PERCENT, needs: '%' },
  { what: 'a long run of escapes', pattern: ESCAPES, needs: '\\' },
  { what: 'a run of binary digits', pattern: BINARY, needs: '' },
];

/** Shorter than any run that {@link BASE64}, {@link BASE64_LINES} or {@link HEX} begins with. */
const RUN = 60;
const OF_RUN = new Set(
  [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/_-'].map((c) => c.charCodeAt(0)),
);

/**
 * Whether so many signs of base64, of digits or of a path are together that they may be encoded data. A run holds every sixtieth
 * sign of the text that it lies over, and elsewhere nothing is looked at.
 */
export function holdsLongRun(text: string): boolean {
  for (let at = RUN - 1; at < text.length; at += RUN) {
    let [start, end] = [at, at];
    while (start > at - RUN && OF_RUN.has(text.charCodeAt(start))) start--;
    if (start === at) continue;
    while (end < start + RUN && OF_RUN.has(text.charCodeAt(end + 1))) end++;
    if (end - start >= RUN) return true;
  }
  return false;
}

// Random base64 has 41 % of each case and 16 % digits. A long path or an id in camel case lacks digits or capitals.
function looksRandom(run: string): boolean {
  const share = (pattern: RegExp): number => (run.match(pattern)?.length ?? 0) / run.length;
  return share(/[A-Z]/g) >= 0.15 && share(/[a-z]/g) >= 0.15 && share(/[0-9]/g) >= 0.04 && share(/[/_-]/g) <= 0.12;
}
