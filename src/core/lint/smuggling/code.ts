/** What a piece of code in a text is, and how long it is. */
export interface Code {
  readonly what: string;
  readonly length: number;
}

/** A fence of three or more with at least one line inside; one that is not closed runs to the end of the text. */
const FENCE = /(?:^|\n)[ \t]{0,3}(`{3,}|~{3,})[^\n`]*\n([^]*?)(?:\n[ \t]{0,3}\1|$)/;
/** Blocks of HCL: the label in quotes and the brace make them none of the words of English. */
const HCL =
  /(?:^|[\s;}])(?:(?:resource|data)\s+"[\w-]{1,100}"\s+"[\w-]{1,100}"|(?:module|variable|provider|output)\s+"[\w-]{1,100}"|locals|terraform)\s{0,9}\{[\s]{0,200}(?:\w{1,100}\s{0,200}[={]|\})/;
/** Statements with their keywords in capitals, or in small letters with the punctuation that prose does not have. */
const SQL = [
  /\bCREATE\s{1,9}(?:OR\s{1,9}REPLACE\s{1,9})?(?:TEMP(?:ORARY)?\s{1,9})?(?:TABLE|VIEW|INDEX|FUNCTION)\s{1,9}(?:IF\s{1,9}NOT\s{1,9}EXISTS\s{1,9})?["`[\]\w.]{1,200}\s{0,9}(?:\(|AS\b|ON\b)/i,
  /\bSELECT\s[^;]{1,1000}?\sFROM\s{1,9}["`[\]\w.]{1,200}(?:\s{0,9};|\s{1,9}(?:WHERE|JOIN|LEFT|INNER|GROUP BY|ORDER BY|LIMIT)\b)/,
  /\bselect\s{1,9}(?:\*|[\w.]{1,100}(?:\s{0,9},\s{0,9}[\w.*]{1,100}){1,50})\s{1,9}from\s{1,9}[\w.]{1,200}\s{0,9}(?:;|where\s{1,9}[\w.]{1,100}\s{0,9}[=<>])/i,
  /\bINSERT\s{1,9}INTO\s{1,9}["`\w.]{1,200}\s{0,9}(?:\([^)]{1,2000}\)\s{0,9})?(?:VALUES\s{0,9}\(|SELECT\s)/i,
  /\b(?:ALTER\s{1,9}TABLE|UPDATE)\s{1,9}["`\w.]{1,200}\s{1,9}(?:ADD|DROP|RENAME|SET)\s{1,9}["`\w]{1,200}\s{0,9}[=\w]/,
];
const SCRIPT = /^#!\/[^\n]{1,200}\n/;
/** Lines that only a program or a configuration has; of `name: value`, only those whose value is no prose. */
const CODE_LINE =
  /[;{]\s*$|^\s*[}\])]+[;,]?\s*$|^\s*(?:import|from|export|const|let|var|def|class|return|func|fn|public|private|package|#include|use)\b[^.]*[({=;:'"]|^\s*[\w.$-]+\s*(?:=|:=|\+=)\s*\S|^\s*(?:if|for|while)\s*\(.*\)\s*\{|^\s*\$\s+\w+|^\s*(?:-\s+)?[\w.-]+:(?:\s+(?:["'[{].*|[^\s"'[{]\S*))?\s*$/;
const ENOUGH_LINES = 4;

/** Finds code in a text that is meant to be prose: fenced, HCL, SQL, a script, or lines that only code has. */
export function findCode(text: string): Code | undefined {
  const fence = text.includes('```') || text.includes('~~~') ? FENCE.exec(text) : null;
  if (fence !== null && (fence[2] ?? '').trim() !== '')
    return { what: 'a fenced code block', length: (fence[2] as string).length };
  if (text.includes('{') && HCL.test(text)) return { what: 'HCL', length: text.length };
  if (/\b(?:select|create|insert|alter|update)\b/i.test(text) && SQL.some((pattern) => pattern.test(text)))
    return { what: 'SQL', length: text.length };
  if (SCRIPT.test(text)) return { what: 'a script', length: text.length };
  if (isStructured(text)) return { what: 'JSON', length: text.length };
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (lines.length < ENOUGH_LINES) return undefined;
  const coded = lines.filter((line) => line.length <= 500 && CODE_LINE.test(line)).length;
  return coded >= ENOUGH_LINES && coded * 10 >= lines.length * 6
    ? { what: `${coded} lines of code`, length: text.length }
    : undefined;
}

/** A JSON document with more than a few values: a name in brackets is none. */
function isStructured(text: string): boolean {
  if (text.length < 80 || !/^\s*[[{]/.test(text)) return false;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && Object.keys(value).length >= 3;
  } catch {
    return false;
  }
}
