import type { Rule } from '../rule.ts';
import { calExample, itemExample } from '../../result/rule-examples.ts';
import { findEncoded } from '../smuggling/encoded.ts';
import { findHidden } from '../../text/hidden.ts';
import { findPassage } from '../smuggling/passage.ts';

/** What a piece of code in a text is, and how long it is. */
interface Code {
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
/** Lines that only a program or a configuration has; of `name: value`, only those whose value is not prose. */
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

/** A JSON document with more than a few values: a name in brackets is not one. */
function isStructured(text: string): boolean {
  if (text.length < 80 || !/^\s*[[{]/.test(text)) return false;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && Object.keys(value).length >= 3;
  } catch {
    return false;
  }
}

/** So many invisible characters are a text of their own. */
const MANY = 8;

/** So long a passage is not a coincidence. */
const CERTAIN = 480;

const PASSAGE =
  'To restart the gateway, drain the queue first, wait until the counter of open requests stands at zero, then stop the blue half, start the green half, and tell the people on call in the channel.';
const FILES = [{ path: 'docs/gateway.md', text: `# Gateway\n\n${PASSAGE}\n` }];

/** Reports what is found in the texts. */
function carrying(
  find: (text: string) => (Code & { readonly certain?: boolean }) | undefined,
  help: string,
): NonNullable<Rule['check']> {
  return ({ racTexts, facts: { findSecrets } }, report) => {
    for (const { text, path, where } of racTexts) {
      const found = find(text);
      // A key or a token is a finding of its own, and a graver one.
      if (found === undefined || (findSecrets?.(text) ?? []).length > 0) continue;
      const message = `${where} carries ${found.what} (${found.length} characters)`;
      report({ message, path, ...(found.certain === true ? { level: 'error' } : {}), help });
    }
  };
}

export const rules: readonly Rule[] = [
  {
    id: 'rac/code-in-text',
    level: 'warning',
    summary: 'a description or hint carries code',
    what: 'The description or hint of a RAC item, or a text below `okf`, holds a fenced code block, HCL, SQL, a script, a JSON document, or at least four lines that mostly look like code.',
    why: 'A description says which knowledge must be present. Code in it is the knowledge itself, which stays in its environment.',
    bad: calExample({
      rac: `rac:
  - id: warehouse
    kind: dataset
    description: |
      CREATE TABLE orders (id bigint, customer text, total numeric)`,
    }),
    good: calExample({
      rac: [
        '{ id: warehouse, kind: dataset, description: The columns of the table orders and how its total is computed }',
      ],
    }),
    falseAlarms:
      'Of 878,139 one-line descriptions of npm and PyPI packages it named 1 (a statement of SQL, indeed); of 11,841 paragraphs of prose in the documentation of packages 1 (a list of people with the fingerprints of their keys).',
    sensitive: true,
    check: carrying(findCode, 'describe what must be known, and point to the file with "check"'),
  },
  {
    id: 'rac/encoded-text',
    level: 'warning',
    owasp: ['MCP06:2025', 'ASI01:2026'],
    summary: 'a description or hint carries encoded data',
    what: 'The description or hint of a RAC item, or a text below `okf`, holds a `data:` URI with a payload (an error), a PEM text, or a run of base64, hexadecimal digits or escapes that is longer than any digest.',
    why: 'A description is never written in base64. Encoded text is the knowledge itself, or something that is meant to be hidden.',
    bad: calExample({
      rac: [
        "{ id: logo, kind: custom, description: 'data:text/plain;base64,VGhlIGdhdGV3YXkgbGlzdGVucyBvbiBwb3J0IDgwODAgYW5kIHRoZSBxdWV1ZSBvbiA5MDkw' }",
      ],
    }),
    good: calExample({ rac: ['{ id: logo, kind: custom, description: The logo and the rules for its use }'] }),
    falseAlarms:
      'Of 878,139 one-line descriptions of npm and PyPI packages it named 4, all of them encoded indeed; of 11,841 paragraphs of prose in the documentation of packages 4 (links whose fragment carries a program in base64); of 226,975 names of packages none.',
    sensitive: true,
    check: carrying(findEncoded, 'remove it; describe the artifact, and point to it with "check" or "okf"'),
  },
  {
    id: 'rac/hidden-text',
    level: 'warning',
    owasp: ['MCP06:2025', 'ASI01:2026'],
    summary: 'a description or hint holds invisible characters',
    what: 'The description or hint of a RAC item, or a text below `okf`, holds tag characters, zero-width characters, variation selectors or bidirectional controls outside of emoji and right-to-left scripts. Eight or more are an error.',
    why: 'An agent reads what a reviewer cannot see: such characters carry hidden content and hidden instructions.',
    bad: calExample({ rac: ['{ id: wiki, kind: wiki, description: "A map\\u200b of\\u200b the code base" }'] }),
    good: itemExample(),
    falseAlarms:
      'Of 878,139 one-line descriptions of npm and PyPI packages it named 4, each with a stray invisible character indeed; of 11,841 paragraphs of prose in the documentation of packages none.',
    check({ racTexts }, report) {
      for (const found of racTexts) {
        const { text, path } = found;
        const hidden = findHidden(text);
        if (hidden === undefined) continue;
        const { count, points } = hidden;
        report({
          message: `${found.where} holds ${count === 1 ? 'an invisible character' : `${count} invisible characters`} (${points.join(', ')})`,
          path,
          ...(count >= MANY ? { level: 'error' } : {}),
          help: 'type the text anew',
        });
      }
    },
  },
  {
    id: 'rac/repeats-files',
    level: 'warning',
    summary: 'a text repeats a passage of the files that the RAC item points to',
    what: 'The description or hint of a RAC item with a `file-glob` check, or a text below its `okf`, has at least 160 characters in a row in common with a file that the glob matches (white space, case and comment signs aside); from 480 on it is an error. Files are read up to 256 KiB each, 20 for an item.',
    why: 'A passage that is copied out of the files is their content, under another name.',
    bad: {
      ...calExample({
        rac: `rac:
  - id: gateway
    kind: runbook
    description: >-
      ${PASSAGE}
    check: { type: file-glob, hint: docs/gateway.md }`,
      }),
      files: FILES,
    },
    good: {
      ...calExample({
        rac: `rac:
  - id: gateway
    kind: runbook
    description: How to restart the gateway, and whom to tell
    check: { type: file-glob, hint: docs/gateway.md }`,
      }),
      files: FILES,
    },
    falseAlarms:
      'Of 411 npm packages, whose descriptions were compared with the files beside them, it named 2 (0.5 %): their README opens with the description, word for word. Shorter descriptions, which nearly all are, are never compared.',
    sensitive: true,
    check({ racTexts, facts: { itemFiles } }, report) {
      if (itemFiles === undefined || itemFiles.size === 0) return;
      for (const found of racTexts) {
        const { item, text, path } = found;
        const files = itemFiles.get(Number(item.path[1]));
        const passage = files === undefined ? undefined : findPassage(text, files);
        if (passage === undefined) continue;
        report({
          message: `${found.where} repeats ${passage.length} characters of ${JSON.stringify(passage.path)}`,
          path,
          ...(passage.length >= CERTAIN ? { level: 'error' } : {}),
          help: 'say in a sentence what must be known; the check points to the file already',
        });
      }
    },
  },
];
