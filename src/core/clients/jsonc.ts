/**
 * JSON with comments and trailing commas as strict JSON of the same length: a comment becomes blanks, and so does a comma
 * before a closing bracket, so that every place stays where it is. What is no JSON even so stays wrong.
 */
export function strictJson(text: string): string {
  // Without a comment there is nothing to do but for a comma, and most files have neither.
  if (!text.includes('//') && !text.includes('/*') && !/,\s*[}\]]/.test(text)) return text;
  const parts: string[] = [];
  let from = 0;
  let at = 0;
  // The last comma outside of a string, as long as nothing but blanks and comments follows it.
  let comma = -1;
  const blank = (start: number, end: number): void => {
    parts.push(text.slice(from, start), text.slice(start, end).replace(/[^\r\n]/g, ' '));
    from = end;
  };
  const commas: number[] = [];
  while (at < text.length) {
    const unit = text.charAt(at);
    if (unit === '"') {
      comma = -1;
      for (at++; at < text.length && text[at] !== '"'; at++) if (text[at] === '\\') at++;
      at++;
    } else if (unit === '/' && (text[at + 1] === '/' || text[at + 1] === '*')) {
      const end = commentEnd(text, at);
      blank(at, end);
      at = end;
    } else {
      if (unit === ',') comma = at;
      else if ((unit === '}' || unit === ']') && comma >= 0) commas.push(comma);
      if (unit !== ',' && !/\s/.test(unit)) comma = -1;
      at++;
    }
  }
  const units = [...parts, text.slice(from)].join('').split('');
  for (const place of commas) units[place] = ' ';
  return units.join('');
}

function commentEnd(text: string, at: number): number {
  const close = text[at + 1] === '/' ? text.slice(at).search(/[\r\n]/) : text.indexOf('*/', at + 2) + 2 - at;
  return close < 2 ? text.length : at + close;
}
