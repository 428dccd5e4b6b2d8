import type { RuleId } from '../../../generated/rule-facts.ts';
import { canonicalize } from '../../value/canonical-json.ts';
import type { Diagnostic } from '../../result/diagnostic.ts';
import { sha256Digest } from '../../value/digest.ts';
import { quote } from '../../text/printable.ts';
import { fromPointer, rangeOf, valueAt, type Path, type SourceDocument } from '../../source/document.ts';
import { factsOf } from '../../result/known-rules.ts';
import { isFixed, type Applied, type Suppressed } from './apply.ts';
import { jsonText } from '../../text/json-text.ts';
import { once } from '../../value/once.ts';

/** One accepted finding (schemas/baseline.schema.json). */
export interface BaselineEntry {
  readonly rule: string;
  /** Relative to the folder of the project, with `/`. */
  readonly path: string;
  /** RFC 6901 pointer to the value as it stood when the entry was written. */
  readonly pointer: string;
  /** sha256 of the RFC 8785 form of the value. */
  readonly digest: string;
  readonly reason: string;
  /** Last day on which it is accepted, `YYYY-MM-DD`. */
  readonly expires?: string;
}

export interface BaselineFile {
  readonly version: 1;
  readonly entries: readonly BaselineEntry[];
}

/** The reason of entries that have no other. */
const ADOPTED = 'known before cartwright was adopted';

/**
 * What a baseline remembers of a finding: its rule, its place and a digest of the value there. Where there is no value, or it is
 * the whole document, the digest is of the message.
 */
export function entryOf(doc: SourceDocument, finding: Diagnostic): Omit<BaselineEntry, 'reason'> {
  const { rule, path, pointer, message } = finding;
  const value = pointer === '' ? undefined : valueAt(doc.value, fromPointer(doc.value, pointer));
  return { rule, path, pointer, digest: sha256Digest(value === undefined ? message : canonical(value, message)) };
}

// What RFC 8785 cannot say (a lone surrogate, a number beyond range) is another rule's finding.
function canonical(value: unknown, message: string): string {
  try {
    return canonicalize(value);
  } catch (error) {
    if (error instanceof TypeError) return message;
    throw error;
  }
}

/** Applies one baseline to the findings of many documents, and tells at the end which entries were not needed. */
export class Baseline {
  readonly #doc: SourceDocument;
  readonly #entries: readonly BaselineEntry[];
  readonly #used = new Set<number>();
  readonly #byKey = new Map<string, number[]>();
  readonly #seen = new Set<string>();
  readonly #today: string;

  /**
   * @param doc the baseline's own text, for places
   * @param file its checked value
   */
  constructor(doc: SourceDocument, file: BaselineFile, now: Date) {
    this.#doc = doc;
    this.#entries = file.entries;
    this.#today = now.toISOString().slice(0, 10);
    file.entries.forEach((entry, i) => {
      if (isFixed(entry.rule)) return;
      once(this.#byKey, keyOf(entry), () => []).push(i);
    });
  }

  /** Takes the accepted findings of one document out. A list position may have changed; the value may not. */
  apply(doc: SourceDocument, found: readonly Diagnostic[]): Applied {
    this.#seen.add(doc.path);
    const left: Diagnostic[] = [];
    const suppressed: Suppressed[] = [];
    const exact = new Set<number>();
    const wanted = found.map((finding) => ({ finding, entry: entryOf(doc, finding) }));
    const match = (
      pointer: string | undefined,
      { rule, path, digest }: (typeof wanted)[number]['entry'],
    ): number | undefined =>
      this.#byKey
        .get(keyOf({ rule, path, digest, pointer: '' }))
        ?.find((i) => (pointer === undefined ? !exact.has(i) : this.#entries[i]?.pointer === pointer));
    // Findings at the very place first, so that what is left over is what moved.
    const places = wanted.map(({ entry }) => match(entry.pointer, entry));
    for (const i of places) if (i !== undefined) exact.add(i);
    for (const [n, { finding, entry }] of wanted.entries()) {
      const i = places[n] ?? this.#moved(match(undefined, entry), entry.pointer);
      const accepted = i === undefined ? undefined : this.#entries[i];
      if (i === undefined || accepted === undefined) {
        left.push(finding);
        continue;
      }
      exact.add(i);
      this.#used.add(i);
      const { reason, expires } = accepted;
      if (expires !== undefined && expires < this.#today) left.push(finding);
      else suppressed.push({ diagnostic: finding, kind: 'external', ...(reason.trim() === '' ? {} : { reason }) });
    }
    return { left, suppressed };
  }

  #moved(i: number | undefined, pointer: string): number | undefined {
    const shape = (text: string): string => text.replace(/\/\d+(?=\/|$)/g, '/*');
    const entry = i === undefined ? undefined : this.#entries[i];
    return entry !== undefined && shape(entry.pointer) === shape(pointer) ? i : undefined;
  }

  /**
   * Findings about the entries: fixed, expired, without a reason, of a rule that nothing silences.
   *
   * @param isGone whether a file that was not looked at is known not to exist
   */
  findings(isGone: (path: string) => boolean): Diagnostic[] {
    return this.#entries.flatMap((entry, i) => {
      const about = (rule: RuleId, message: string, help: string, path: Path = []): Diagnostic => ({
        rule,
        level: factsOf(rule).level,
        message,
        path: this.#doc.path,
        range: rangeOf(this.#doc, ['entries', i, ...path]),
        pointer: ['', 'entries', i, ...path].join('/'),
        help,
      });
      const what = `the entry of ${quote(entry.rule)} for ${quote(entry.path)}`;
      if (isFixed(entry.rule))
        return about(
          'suppression/not-allowed',
          `${quote(entry.rule)} is an integrity rule, which cannot be silenced`,
          'remove the entry, and fix the finding',
          ['rule'],
        );
      if (!this.#used.has(i)) {
        if (!this.#seen.has(entry.path) && !isGone(entry.path)) return [];
        return about('baseline/fixed', `${what} matches no finding`, 'remove it, or run lint --write-baseline');
      }
      if (entry.expires !== undefined && entry.expires < this.#today)
        return about('baseline/expired', `${what} expired on ${entry.expires}`, 'fix it, or extend it', ['expires']);
      if (entry.reason.trim() === '')
        return about('baseline/no-reason', `${what} gives no reason`, 'say why the finding is accepted', ['reason']);
      return [];
    });
  }
}

function keyOf({ rule, path, digest }: Pick<BaselineEntry, 'rule' | 'path' | 'digest' | 'pointer'>): string {
  return `${rule}\n${path}\n${digest}`;
}

/**
 * The baseline that accepts all findings, except of integrity. Reasons and dates of entries that are there already stay.
 *
 * @param findings with the documents that they are about
 * @param earlier entries of the baseline that is replaced; those of files that were not looked at are kept
 * @param looked files that were looked at
 * @param expires last day of the entries that are new, `YYYY-MM-DD`; undefined for ones that stay
 */
export function writeBaseline(
  findings: readonly { readonly doc: SourceDocument; readonly diagnostic: Diagnostic }[],
  earlier: readonly BaselineEntry[],
  looked: ReadonlySet<string>,
  expires: string | undefined,
): string {
  const key = (entry: Omit<BaselineEntry, 'reason'>): string =>
    [entry.path, entry.pointer, entry.rule, entry.digest].join('\n');
  const known = new Map(earlier.map((entry) => [key(entry), entry]));
  const entries = new Map<string, BaselineEntry>();
  for (const entry of earlier) if (!looked.has(entry.path)) entries.set(key(entry), entry);
  const fresh = { reason: ADOPTED, ...(expires === undefined ? {} : { expires }) };
  for (const { doc, diagnostic } of findings) {
    if (isFixed(diagnostic.rule)) continue;
    const entry = entryOf(doc, diagnostic);
    entries.set(key(entry), known.get(key(entry)) ?? { ...entry, ...fresh });
  }
  const sorted = [...entries].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, entry]) => entry);
  return jsonText({ version: 1, entries: sorted }, 2);
}
