import { ruleIds } from '../result/known-rules.ts';
import { TASK_TYPES } from '../manifest/check-package.ts';
import { type SourceDocument, valueAt } from '../source/document.ts';
import type { Plain } from '../text/outlet.ts';
import { oneLine } from '../text/printable.ts';
import { isMapping, textOf, type Mapping } from '../value/mapping.ts';
import { REQUIRED_ROLE_NAMES, SCOPES, type FormatProfile } from '../../ids.ts';
import { kindsSharing, usesIn, type FileKind, type Space, type Use } from './uses.ts';
import { readText } from '../source/read.ts';
import type { Span } from '../source/line-index.ts';

/** A name that may stand at the cursor. */
export interface Offer {
  readonly name: string;
  readonly space: Space;
  /** The name as it is shown. */
  readonly label: Plain;
  /** What it is the name of, in a few words. */
  readonly detail: Plain;
}

/** Names that may stand somewhere. */
export interface Offers {
  readonly offers: readonly Offer[];
  readonly word: Probe['word'];
  readonly quote: Probe['quote'];
}

/** A document of the project, for the names that it declares. */
export interface Declaring {
  readonly kind: FileKind;
  readonly doc: SourceDocument;
}

/**
 * What may stand at a place of a document.
 *
 * @param offset UTF-16 offset of the cursor
 * @param last the document when it could be read last, for the names in a text that cannot be
 * @param others gives the other documents of the project of some kinds
 */
export async function completeAt(
  { kind, doc }: Declaring,
  offset: number,
  profile: FormatProfile,
  last: SourceDocument | undefined,
  others: (kinds: readonly FileKind[]) => Promise<readonly Declaring[]>,
): Promise<Offers | undefined> {
  const probe = await probeAt(doc, offset);
  if (probe === undefined) return undefined;
  const space = spaceOf(kind, probe.doc);
  if (space === undefined) return undefined;
  const own = [probe.doc, ...(last === undefined ? [] : [last])].map((each) => ({ kind, doc: each }));
  const known = [...own, ...(await others(kindsSharing(kind, space)))];
  const words = (WORDS[space]?.(profile) ?? []).map((name) => offer(space, name, ''));
  const offers = new Map<string, Offer>();
  for (const each of [...known.flatMap((declaring) => declaredIn(declaring, space)), ...words])
    if (!offers.has(each.name) && !each.name.includes(CURSOR)) offers.set(each.name, each);
  return { offers: [...offers.values()], word: probe.word, quote: probe.quote };
}

/** What a name at the mark of a probe would be a name of; one that would declare something is the author's to choose. */
function spaceOf(kind: FileKind, { value }: SourceDocument): Space | undefined {
  const uses = usesIn(kind, value);
  const at = uses.find(({ name }) => name.includes(CURSOR));
  // A mapping that has no member yet is a text, and that text its first name.
  const begun = (): Use | undefined =>
    KEYS.flatMap(({ space, path }): Use[] => {
      const there = valueAt(value, path);
      const hit = typeof there === 'string' && there.includes(CURSOR);
      return hit ? [{ space, name: there, path, part: 'key', declares: false }] : [];
    })[0];
  const use = at ?? begun();
  return use === undefined || (use.declares && use.space !== 'role') ? undefined : use.space;
}

const KEYS = [
  { space: 'role', path: ['bindings'] },
  { space: 'rule', path: ['rules'] },
] as const;

function declaredIn({ kind, doc: { value } }: Declaring, space: Space): Offer[] {
  return usesIn(kind, value)
    .filter((use) => use.declares && use.space === space)
    .map(({ name, path }) => {
      const owner = valueAt(value, path.slice(0, -1));
      return offer(space, name, isMapping(owner) ? (DETAILS[space]?.(owner) ?? '') : '');
    });
}

function offer(space: Space, name: string, detail: string): Offer {
  return { name, space, label: oneLine(name), detail: oneLine(detail) };
}

/** What stands beside a declared name and says most of it. */
const DETAILS: Readonly<Partial<Record<Space, (owner: Mapping) => string>>> = {
  participant: (owner) => (isMapping(owner['slot']) ? textOf(owner['slot'], 'role') : textOf(owner, 'bind')),
  item: (owner) => [textOf(owner, 'kind'), textOf(owner, 'description')].filter((text) => text !== '').join(': '),
  variable: (owner) => textOf(owner, 'type'),
  node: (owner) => textOf(owner, 'type'),
  'agent role': (owner) => textOf(owner, 'name'),
  role: (owner) => textOf(owner, 'description'),
  tool: (owner) => textOf(owner, 'description'),
};

/** Names that no document declares. */
const WORDS: Readonly<Partial<Record<Space, (profile: FormatProfile) => readonly string[]>>> = {
  'task type': () => TASK_TYPES,
  scope: () => SCOPES,
  role: ({ roleNamespace }) => REQUIRED_ROLE_NAMES.map((name) => roleNamespace + name),
  rule: ruleIds,
};

/** Stands in a probe where the cursor is; no text that people write has it. */
const CURSOR = 'zz0cursor0zz';

/** A text with a mark in place of the word at the cursor, so that a reader says where in the document the cursor is. */
interface Probe {
  readonly doc: SourceDocument;
  /** The word that an answer takes the place of. */
  readonly word: Span;
  /** What an answer must be put in, where it is to be a text of JSON without its opening quote. */
  readonly quote: '' | '"';
}

const WORD = /[\w.:/-]/;

/**
 * Reads a document as if a name stood at the cursor. A text that is being written is seldom whole: where it cannot be read, what
 * stands before the cursor is, with what it has opened closed.
 *
 * @returns undefined where even that cannot be read
 */
async function probeAt(
  { path, text, language }: Pick<SourceDocument, 'path' | 'text' | 'language'>,
  offset: number,
): Promise<Probe | undefined> {
  const word = wordAt(text, offset);
  const { open, inString, isKey } = scan(text.slice(0, word.start), language);
  const quote = language === 'json' && inString === '' ? '"' : '';
  const named = `${quote}${CURSOR}${quote}`;
  const before = text.slice(0, word.start) + named;
  const closing = open.toReversed().join('');
  const colon = isKey ? (language === 'json' ? ':null' : ': ') : '';
  const attempts = [
    before + text.slice(word.end),
    before + (inString === '' ? colon : '') + text.slice(word.end),
    before + inString + closing,
    before + inString + colon + closing,
  ];
  for (const attempt of attempts) {
    const doc = await readText(path, attempt, { language });
    if (doc.value !== undefined) return { doc, word, quote };
  }
  return undefined;
}

function wordAt(text: string, offset: number): Span {
  let [start, end] = [offset, offset];
  while (start > 0 && WORD.test(text[start - 1] ?? '')) start--;
  while (end < text.length && WORD.test(text[end] ?? '')) end++;
  // The colon behind a key is none of it.
  if (text[end - 1] === ':' && end > offset) end--;
  return { start, end };
}

interface Scanned {
  /** What closes each bracket that is open, the innermost last. */
  readonly open: readonly string[];
  /** The quotation mark that is open. */
  readonly inString: '' | '"' | "'";
  /** Whether the name of a member may begin where the text ends. */
  readonly isKey: boolean;
}

const CLOSES: Readonly<Record<string, string>> = { '{': '}', '[': ']' };

/** What is open at the end of a text. In YAML a bracket or a quotation mark only opens something where a value may begin. */
function scan(text: string, language: 'json' | 'yaml'): Scanned {
  const open: string[] = [];
  let inString: Scanned['inString'] = '';
  let begins = true;
  let last = '';
  for (let at = 0; at < text.length; at++) {
    const unit = text[at] ?? '';
    if (inString !== '') {
      if (unit === '\\' && inString === '"') at++;
      else if (unit === inString) [inString, last] = ['', unit];
      continue;
    }
    if (/\s/.test(unit)) {
      begins ||= language === 'json' || unit === '\n' || ((last === ':' || last === '-') && open.length === 0);
      if (unit === '\n' && open.length === 0) last = '';
      continue;
    }
    if (language === 'yaml' && unit === '#' && /\s/.test(text[at - 1] ?? '\n')) {
      const end = text.indexOf('\n', at);
      at = end < 0 ? text.length : end - 1;
      continue;
    }
    const may = begins || open.length > 0;
    if (may && (unit === '"' || (unit === "'" && language === 'yaml'))) inString = unit;
    else if (may && CLOSES[unit] !== undefined) open.push(CLOSES[unit]);
    else if (open.length > 0 && unit === open.at(-1)) open.pop();
    begins = language === 'json';
    last = unit;
  }
  const inMapping = open.at(-1) === '}' && /[{,]/.test(inString === '' ? last : lastBefore(text, inString));
  return { open, inString, isKey: inMapping || (language === 'yaml' && open.length === 0 && last === '') };
}

/** The last sign before the string that is open at the end of a text. */
function lastBefore(text: string, mark: '"' | "'"): string {
  return text.slice(0, text.lastIndexOf(mark)).trimEnd().slice(-1);
}
