/**
 * JSON with comments and trailing commas as strict JSON of the same length: a comment becomes blanks, and so does a comma
 * before a closing bracket, so that every place stays where it is. What is not JSON even so stays wrong.
 */
export function strictJson(text: string): string {
  // Without a comment there is nothing to do but for a comma, and most files have neither.
  if (!text.includes('//') && !text.includes('/*') && !/,\s*[}\]]/.test(text)) return text;
  const units = text.split('');
  // The last comma outside of a string, as long as nothing but blanks and comments follows it.
  let comma = -1;
  for (let at = 0; at < units.length; at++) {
    const unit = text.charAt(at);
    if (unit === '/' && /[/*]/.test(text.charAt(at + 1))) {
      const end = commentEnd(text, at);
      for (; at < end; at++) units[at] = text.charAt(at).replace(/[^\r\n]/, ' ');
      at--;
    } else if (unit === ',') comma = at;
    else if (!/\s/.test(unit)) {
      if (/[}\]]/.test(unit) && comma >= 0) units[comma] = ' ';
      comma = -1;
      if (unit === '"') for (at++; at < text.length && text[at] !== '"'; at++) if (text[at] === '\\') at++;
    }
  }
  return units.join('');
}

function commentEnd(text: string, at: number): number {
  const close = text[at + 1] === '/' ? text.slice(at).search(/[\r\n]/) : text.indexOf('*/', at + 2) + 2 - at;
  return close < 2 ? text.length : at + close;
}
