import { ruleIds } from '../result/known-rules.ts';
import { TASK_TYPES } from '../manifest/check-package.ts';
import type { SourceDocument } from '../source/document.ts';
import { valueAt } from '../source/document.ts';
import type { Plain } from '../text/outlet.ts';
import { oneLine } from '../text/printable.ts';
import { isMapping, textOf, type Mapping } from '../value/mapping.ts';
import { REQUIRED_ROLE_NAMES, SCOPES, type FormatProfile } from '../../ids.ts';
import { CURSOR, probeAt, type Probe } from './probe.ts';
import { kindsSharing, usesIn, type FileKind, type Space, type Use } from './uses.ts';

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
