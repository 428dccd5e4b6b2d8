import { parseTime } from '../dsse/statement.ts';
import { mappingsOf, own, textOf, type Mapping } from '../value/mapping.ts';
import { quote } from '../text/printable.ts';
import { timeOf } from '../readiness/facts.ts';
import { relaxationAt, type Relaxation, type RelaxationId } from './relaxation.ts';
import type { Path, SourceDocument } from '../source/document.ts';
import { entriesAt, rootOf, type Side } from './side.ts';

/** Items that are confirmed and were not, or for longer. */
export function confirmationRelaxations(base: Side, head: Side): Relaxation[] {
  const doc = head.confirmations;
  if (doc === undefined) return [];
  const key = (entry: Mapping): string => JSON.stringify([own(entry, 'id'), own(entry, 'cal')]);
  const known = confirmationsOf(base.confirmations);
  return confirmationsOf(doc).flatMap(({ entry, at }) => {
    const id = textOf(entry, 'id');
    if (id === '') return [];
    const alike = known.filter((other) => key(other.entry) === key(entry));
    if (alike.some((other) => from(other.entry) <= from(entry) && until(other.entry) >= until(entry))) return [];
    const end = until(entry) === Infinity ? 'without an end' : `until ${textOf(entry, 'expires')}`;
    const [first] = alike;
    const message =
      first === undefined
        ? `${quote(id)} is confirmed by ${quote(textOf(entry, 'by'))}, ${end}`
        : `the confirmation of ${quote(id)} counts from ${textOf(entry, 'at')} on, ${end} (was ${spanOf(first.entry)})`;
    const cal = textOf(entry, 'cal');
    const which = cal === '' ? id : `${id}:${cal}`;
    return [relaxationAt({ doc, at, side: 'head' }, `confirmation:${which}`, message, [id])];
  });
}

function spanOf(entry: Mapping): string {
  const end = own(entry, 'expires');
  return `from ${textOf(entry, 'at')} on, ${typeof end === 'string' ? `until ${end}` : 'without an end'}`;
}

const from = (entry: Mapping): number => timeOf(textOf(entry, 'at'));
const until = (entry: Mapping): number => {
  const end = own(entry, 'expires');
  return typeof end === 'string' ? timeOf(end, true) : Infinity;
};

// A list, or a mapping that holds one.
function confirmationsOf(doc: SourceDocument | undefined): { readonly entry: Mapping; readonly at: Path }[] {
  const bare = Array.isArray(doc?.value);
  const root = bare ? { confirmations: doc?.value } : rootOf(doc);
  return entriesAt(root, 'confirmations').map(([i, entry]) => ({ entry, at: bare ? [i] : ['confirmations', i] }));
}

/** Keys that are trusted and were not, further or for longer, and ones that are no longer known as revoked. */
export function registryRelaxations(base: Side, head: Side): Relaxation[] {
  const [before, after] = [base.registry, head.registry];
  if (before === undefined && after === undefined) return [];
  if (after === undefined) return before === undefined ? [] : registryGone(base, before);
  const known = new Map(mappingsOf(rootOf(before), 'keys').map((entry) => [textOf(entry, 'keyid'), entry]));
  const found = entriesAt(rootOf(after), 'keys').flatMap(([i, entry]) => {
    const keyid = textOf(entry, 'keyid');
    const old = known.get(keyid);
    known.delete(keyid);
    const make = (message: string, field = ''): Relaxation => {
      const at = field === '' ? ['keys', i] : ['keys', i, field];
      const id: RelaxationId = field === '' ? `trust:${keyid}` : `trust:${keyid}:${field}`;
      return relaxationAt({ doc: after, at, side: 'head' }, id, message, [textOf(entry, 'publisherId')]);
    };
    if (old === undefined) return [make(`the key ${keyid} of ${quote(textOf(entry, 'publisherId'))} is trusted`)];
    return widened(old, entry).map(([field, message]) => make(`the key ${keyid} ${message}`, field));
  });
  const forgotten = before === undefined ? [] : forgottenKeys(before, known);
  return [...found, ...forgotten];
}

function registryGone({ config }: Side, registry: SourceDocument): Relaxation[] {
  const place =
    config?.locate(['trustRegistry']) === undefined
      ? { doc: registry, at: [] }
      : { doc: config, at: ['trustRegistry'] };
  const message = 'no trust registry is named any more: revoked keys are no longer known';
  return [relaxationAt({ ...place, side: 'base' }, 'trust', message)];
}

// A key that a registry does not know is only not trusted; one that it knows as compromised makes "tampered".
function forgottenKeys(doc: SourceDocument, left: ReadonlyMap<string, Mapping>): Relaxation[] {
  return entriesAt(rootOf(doc), 'keys').flatMap(([i, entry]) => {
    if (left.get(textOf(entry, 'keyid')) !== entry || own(entry, 'status') !== 'revoked') return [];
    const keyid = textOf(entry, 'keyid');
    const message = `the key ${keyid} is no longer known as revoked`;
    const covers = [textOf(entry, 'publisherId')];
    return [relaxationAt({ doc, at: ['keys', i], side: 'base' }, `trust:${keyid}`, message, covers)];
  });
}

function widened(old: Mapping, next: Mapping): [field: string, message: string][] {
  const said = (field: string): string => {
    const value = own(next, field);
    return `${typeof value === 'string' ? value : 'nothing'} (was ${textOf(old, field) || 'nothing'})`;
  };
  const found: [string, string][] = [];
  const [was, is] = [statusRank(old), statusRank(next)];
  if (is > was) found.push(['status', `is ${describe(next)} (was ${describe(old)})`]);
  if (time(next, 'notAfter', Infinity) > time(old, 'notAfter', Infinity))
    found.push(['notAfter', `is trusted until ${said('notAfter')}`]);
  if (time(next, 'notBefore', -Infinity) < time(old, 'notBefore', -Infinity))
    found.push(['notBefore', `is trusted from ${said('notBefore')}`]);
  if (textOf(old, 'publisherId') !== textOf(next, 'publisherId'))
    found.push(['publisherId', `belongs to ${said('publisherId')}`]);
  return found;
}

const STATUS = ['compromised', 'revoked', 'expired', 'active'] as const;

function statusRank(entry: Mapping): number {
  const status = own(entry, 'status');
  const compromised = status === 'revoked' && own(entry, 'revocationReason') === 'key-compromise';
  return STATUS.findIndex((each) => each === (compromised ? 'compromised' : status));
}

function describe(entry: Mapping): string {
  return STATUS[statusRank(entry)] ?? 'of no known status';
}

function time(entry: Mapping, field: string, otherwise: number): number {
  return parseTime(textOf(entry, field)) ?? otherwise;
}
