/** SQL text as SQLite's tokenizer splits it (https://www.sqlite.org/lang.html), as far as the format's own tables need it. */

/** White space, comments, then what is a token. `[^]` because a comment may hold any byte, as in SQLite. */
const SPARE = /(?:[ \t\n\f\r]+|--[^\n]*(?:\n|$)|\/\*[^]*?\*\/)+/y;
const TOKEN = /[A-Za-z_][A-Za-z0-9_]*|'[^']*'|[(),]/y;

/**
 * Splits a SQL text. Nothing is normalised but the case of ASCII letters in words, and what SQLite itself could read in another
 * way has no tokens at all: white space that is not SQLite's, letters beyond ASCII, NUL, quoted names, blob literals.
 *
 * @returns words in lower case, strings with their quotes, and punctuation; undefined for a text with anything else in it
 */
export function sqlTokens(sql: string): readonly string[] | undefined {
  // SQLite takes the text as a C string, so it ends there.
  if (sql.includes('\0')) return undefined;
  const tokens: string[] = [];
  for (let at = skip(sql, 0); at < sql.length; at = skip(sql, at)) {
    TOKEN.lastIndex = at;
    const token = TOKEN.exec(sql)?.[0];
    if (token === undefined) return undefined;
    at += token.length;
    const isString = token.startsWith("'");
    // A second quote would be one of the string, and a string after a word a blob.
    if (isString && (sql[at] === "'" || /[A-Za-z0-9_]/.test(sql[at - token.length - 1] ?? ''))) return undefined;
    tokens.push(isString ? token : token.toLowerCase());
  }
  return tokens;
}

function skip(sql: string, at: number): number {
  SPARE.lastIndex = at;
  return at + (SPARE.exec(sql)?.[0].length ?? 0);
}
