/** Reads JSON as real tools do: with a byte order mark, comments and trailing commas. Undefined when it is no JSON even so. */
export function parseJsonLoosely(text: string): unknown {
  const clean = text.startsWith('\ufeff') ? text.slice(1) : text;
  try {
    return JSON.parse(clean) as unknown;
  } catch {
    try {
      return JSON.parse(strict(clean)) as unknown;
    } catch {
      return undefined;
    }
  }
}

// Without comments and trailing commas; one pass, whatever the text holds.
function strict(text: string): string {
  const parts: string[] = [];
  let from = 0;
  let at = 0;
  while (at < text.length) {
    const unit = text[at];
    if (unit === '"') {
      for (at++; at < text.length && text[at] !== '"'; at++) if (text[at] === '\\') at++;
      at++;
      continue;
    }
    const end = unit === '/' ? commentEnd(text, at) : unit === ',' && closes(text, at + 1) ? at + 1 : at;
    if (end > at) {
      parts.push(text.slice(from, at));
      from = at = end;
    } else at++;
  }
  return parts.join('') + text.slice(from);
}

function commentEnd(text: string, at: number): number {
  const close =
    text[at + 1] === '/' ? text.indexOf('\n', at) : text[at + 1] === '*' ? text.indexOf('*/', at + 2) + 2 : at;
  return close < at ? text.length : close === 1 ? text.length : close;
}

function closes(text: string, from: number): boolean {
  let at = from;
  while (at < text.length && /\s/.test(text[at] as string)) at++;
  return text[at] === '}' || text[at] === ']';
}
