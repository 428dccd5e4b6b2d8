/** The fenced blocks of a page, and what their info strings say (CONTRIBUTING.md, A page). */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './cli.ts';

export interface Fence {
  /** Number of the line that opens it, from 1. */
  readonly line: number;
  readonly language: string;
  /** The rest of the info string: `needs=server`, `file=cal/first.cal.yaml`. */
  readonly info: ReadonlyMap<string, string>;
  readonly lines: readonly string[];
}

/** Every page that a person reads, relative to the repository's top folder. */
export const PAGES: readonly string[] = [
  'README.md',
  ...readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file.replaceAll('\\', '/')}`)
    .sort(),
];

export const pageText = (page: string): string => readFileSync(join(ROOT, page), 'utf8');

/**
 * The fenced blocks of a page, in their order. What a comment says of the page, `<!-- console test=FILE -->`, is at each of its
 * console blocks.
 *
 * @throws Error for one that nothing closes
 */
export function fencesOf(text: string): Fence[] {
  const lines = text.split('\n');
  const [, forAll = ''] = /^<!-- console (.*) -->$/m.exec(text) ?? [];
  const fences: Fence[] = [];
  for (let at = 0; at < lines.length; at++) {
    const [, indent = '', marks, language = '', info = ''] =
      /^( *)(`{3,}|~{3,})([^\s`]*)([^`]*)$/.exec(lines[at] ?? '') ?? [];
    if (marks === undefined) continue;
    const end = lines.findIndex((line, index) => index > at && line === indent + marks);
    if (end < 0) throw new Error(`line ${at + 1}: nothing closes this block`);
    fences.push({
      line: at + 1,
      language,
      info: new Map(
        `${language === 'console' ? forAll : ''} ${info}`
          .split(/\s+/)
          .flatMap((word) => (word === '' ? [] : [pair(word)])),
      ),
      lines: lines.slice(at + 1, end),
    });
    at = end;
  }
  return fences;
}

function pair(word: string): [string, string] {
  const at = word.indexOf('=');
  return at < 0 ? [word, ''] : [word.slice(0, at), word.slice(at + 1)];
}
