import { expect } from '@jest/globals';
import fc from 'fast-check';
import { STYLE } from '../../src/generated/page-assets.ts';
import { anyCharacter } from './any-character.ts';
import { expectDead } from './poison.ts';

/** A secret, put together here so that no scanner finds one in this file. */
export const SECRET = ['q7Zr9Vw2Xk4L', 'm6Np8Bt1Cd3F', 'g5Hj0Ks2QaWe'].join('');

/** What tries to leave the place that it is in, or to be shown as something else than it is. */
const PIECES = [
  '\u001b[31m',
  '\u001b]8;;https://evil.example\u0007',
  '\u0000',
  '\u0008',
  '\u009b2J',
  '\u007f',
  '\r',
  '\n',
  '\t',
  '\u202e',
  '\u2066',
  '\u200b',
  '\u200d',
  '\ufeff',
  '\u00ad',
  '\u2028',
  '\u2800',
  '\u{e0041}',
  '\ufe00',
  '\u034f',
  String.fromCharCode(0xd800),
  String.fromCharCode(0xdfff),
  '😀',
  '❤️',
  'é',
  '漢字',
  '\n::error::x',
  '::add-mask::x',
  '##',
  '##[error]x',
  '##[group]',
  '%0A::error::x',
  ' ::notice file=a::b',
  '</code>',
  '</details>',
  '</summary>',
  '<img src=x onerror=alert(1)>',
  '<!--',
  '-->',
  '<script>',
  '&lt;b&gt;',
  '![x](https://evil.example/x.png)',
  '[x](javascript:alert(1))',
  '<https://evil.example>',
  'www.evil.example',
  'https://evil.example',
  'a@b.example',
  '@octocat',
  '@octo/team',
  '#1',
  'octo/repo#2',
  'GH-3',
  '1deadbeef0',

  '`',
  '``',
  '```',
  '~~~',
  '|',
  '\\|',
  '\\',
  '**b**',
  '__i__',
  '~~s~~',
  '$x$',
  ':octocat:',
  '# h',
  '- [ ] t',
  '> q',
  '1. ',
  '---',
  '===',
  '"',
  "'",
  '"]',
  '"}',
  '|"',
  '<br/>',
  '%%{init}%%',
  'click n0 "x"',
  'end',
  'subgraph',
  ` ghp_${SECRET}`,
  ` https://user:${SECRET}@x.example`,
  ` github_pat_${SECRET}`,
  'word',
  ' ',
  '  ',
  '',
];

/** Each of the pieces by itself, a few at a time. */
export const EACH: readonly (readonly string[])[] = Array.from({ length: Math.ceil(PIECES.length / 7) }, (_, i) =>
  PIECES.slice(7 * i, 7 * i + 7),
);

/** Texts of hostile pieces and of any characters, some very long. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 6 }).map((all) => all.join('')),
  },
  {
    weight: 3,
    arbitrary: fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 5 }).map((all) => all.join(' ')),
  },
  { weight: 2, arbitrary: fc.string({ unit: anyCharacter, maxLength: 12 }) },
  { weight: 1, arbitrary: fc.constantFrom(...PIECES).map((piece) => `${'x '.repeat(300)}${piece}${'y'.repeat(300)}`) },
);

/** Values of closed unions in what {@link filled} fills; every other text is anybody's. */
const CLOSED = new Set(
  [
    'error warning note slot hash ready pending confirmed unconfirmed failed optional accept refuse verified unsigned',
    'required accepts refuses unknown named found task exclusive end 2.0 cartwright breaking compatible text major patch',
    'create overwrite tampered head base workflow changed step json yaml local allow deny portable cal host lock',
  ]
    .flatMap((line) => line.split(' '))
    .concat('not ready', 'not judged', 'not applicable', 'Unsupported harness')
    .concat('can run', 'cannot run', 'not told', 'mcp-tool', 'env', 'skill', 'agent'),
);

/** The value with another one of the texts in each place where anybody's text stands. */
export function filled<T>(value: T, texts: readonly string[]): T {
  let next = 0;
  const fill = (inner: unknown): unknown => {
    if (typeof inner === 'string') return CLOSED.has(inner) ? inner : (texts[next++ % texts.length] ?? '');
    if (Array.isArray(inner)) return inner.map(fill);
    if (inner instanceof Map) return new Map([...inner].map(([key, each]) => [fill(key), fill(each)]));
    if (typeof inner !== 'object' || inner === null) return inner;
    return Object.fromEntries(Object.entries(inner).map(([key, each]) => [key, fill(each)]));
  };
  return fill(value) as T;
}

const PARTS = Array.from({ length: SECRET.length - 7 }, (_, i) => SECRET.slice(i, i + 8));

/** Throws where a text holds what it must not; an assertion of jest for each would take most of the time. */
function refuse(text: string, what: RegExp): void {
  const found = what.exec(text);
  if (found !== null) throw new Error(`${JSON.stringify(found[0])} is in ${JSON.stringify(text)}`);
}

/** Refuses characters that are not seen, or do something else than are there, and the secret. */
function refuseUnseen(text: string): void {
  const rest = text.replaceAll(/\p{Extended_Pictographic}\ufe0f/gu, '').replaceAll(/[^]\u2060/gu, '');
  refuse(rest, /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\u2800\ufff9-\ufffb]/);
  refuse(rest, /\p{Default_Ignorable_Code_Point}|\p{Surrogate}/u);
  refuse(text, new RegExp(PARTS.join('|')));
}

/** What holds of everything that goes out at an outlet. */
export const OUTLETS = {
  plain(text: string): void {
    refuseUnseen(text);
    refuse(text, /^\s*::|##\[|\u2060/m);
  },
  markdown(text: string): void {
    refuseUnseen(text);
    // A fence holds tabs, and is dead.
    expectDead(text.replaceAll('\t', ' '));
  },
  html(text: string): void {
    refuseUnseen(text.replaceAll('\t', ' '));
    // Our tags have their attributes in double quotes; nothing else is a tag, an entity, or names what runs.
    const written = text.replace(`<style>${STYLE}</style>`, '');
    const rest = written.replaceAll(HTML_TAG, ' ').replaceAll(HTML_ENTITY, ' ');
    refuse(rest, /[<>&]/);
    refuse(written, /\s(?:on\w+|style|src|srcdoc|formaction)\s*=\s*"|href="(?!#|https:\/\/github\.com\/octo\/)/i);
  },
  mermaid(text: string): void {
    refuseUnseen(text);
    const [head, ...lines] = text.trimEnd().split('\n');
    expect(head).toMatch(/^flowchart (?:LR|TD)$/);
    for (const line of lines) expect(line).toMatch(FLOW_LINE);
  },
  commands(text: string): void {
    refuseUnseen(text);
    for (const line of text.trimEnd().split('\n')) {
      if (line.startsWith('::')) expect(line).toMatch(COMMAND);
      else refuse(line, /^\s*::/);
      refuse(line, /##\[/);
    }
  },
  json(text: string): void {
    refuseUnseen(text);
    refuse(text, /^\s*::|##\[/m);
    JSON.parse(text);
  },
} as const;

const HTML_TAG = /<\/?[a-z][a-z0-9]*(?: [a-zA-Z-]+(?:="[^"<>`]*")?)* ?\/?>|<!doctype html>/g;
const HTML_ENTITY = /&(?:amp|lt|gt|quot|#39|#96);/g;
const FLOW_LINE =
  /^ {2}(?:n\d+[[({/]+"[^"<>`\\]*(?:<br\/>[^"<>`\\]*)*"[\])}/]+|n\d+ -->(?:\|"[^"<>`\\]*"\|)? n\d+|classDef blocked [\w:#,. -]+|class n\d+(?:,n\d+)* blocked)$/;
const COMMAND = /^::(?:error|warning|notice) \w+=[^:,\n]*(?:,\w+=[^:,\n]*)*::/;
