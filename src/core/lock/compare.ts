import { quote } from '../text/printable.ts';
import { factsOfSlot, type Lock, type LockedHost, type LockedSlot } from './lock.ts';

/** A change of one of the locks of a run. */
export interface LockFileChange extends LockChange {
  /** Path of the lock, relative to the working directory. */
  readonly lock: string;
}

/** A slot or a host that two locks, or a lock and what is there, do not agree about. */
export interface LockChange {
  /** `lock`: the whole of it, which is new, gone or not to be read on one side. */
  readonly kind: 'lock' | 'slot' | 'cal' | 'host';
  /** Path of the CAL or of the host profile, relative to the lock; empty for the whole lock. */
  readonly entry: string;
  /** Alias of the slot. */
  readonly slot?: string;
  /** In words; null where there was or is no entry. */
  readonly before: string | null;
  readonly after: string | null;
  /** Other keys signed what is there after than before: of two cartridges. */
  readonly otherSigner?: true;
}

/** Everything that differs between two locks: CALs first, then hosts, each in the order of its path. */
export function compareLocks(before: Lock, after: Lock): LockChange[] {
  const cals = pairs(before.cals, after.cals).flatMap(([path, was, is]): LockChange[] => {
    if (was !== undefined && is !== undefined)
      return pairs(was, is).flatMap(([alias, a, b]) => slotChange(path, alias, a, b));
    const slots = pairs(was ?? NO_SLOTS, is ?? NO_SLOTS).flatMap(([alias, a, b]) => slotChange(path, alias, a, b));
    return slots.length > 0 ? slots : [calChange(path, was, is)];
  });
  const hosts = pairs(before.hosts, after.hosts).flatMap(([path, was, is]) => hostChange(path, was, is));
  return [...cals, ...hosts];
}

/** What became of a lock as a whole; nothing where both sides can be read. */
export function wholeChange(before: Lock | 'unreadable' | undefined, after: typeof before): LockChange[] {
  const said = (side: typeof before): string | null => {
    if (side === undefined) return null;
    if (side === 'unreadable') return 'not to be read';
    return `${counted(side.cals.size, 'CAL')}, ${counted(side.hosts.size, 'host')}`;
  };
  const [was, is] = [said(before), said(after)];
  return was === is ? [] : [{ kind: 'lock', entry: '', before: was, after: is }];
}

/** `1 CAL`, `3 hosts`. */
export function counted(n: number, noun: 'CAL' | 'slot' | 'host'): string {
  return `${n} ${noun}${n === 1 ? '' : 's'}`;
}

const NO_SLOTS: ReadonlyMap<string, LockedSlot> = new Map();

/** A CAL that one side does not have. */
export function calChange(
  entry: string,
  before: ReadonlyMap<string, unknown> | undefined,
  after: ReadonlyMap<string, unknown> | undefined,
): LockChange {
  const said = (slots: typeof before): string | null => (slots === undefined ? null : counted(slots.size, 'slot'));
  return { kind: 'cal', entry, before: said(before), after: said(after) };
}

/** What became of a slot; nothing when it is the same. */
export function slotChange(
  entry: string,
  slot: string,
  before: LockedSlot | undefined,
  after: LockedSlot | undefined,
): LockChange[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const [was, is] = sides(before, after);
  const signers = (side: LockedSlot | undefined): string | undefined =>
    side?.kind === 'cartridge' ? side.signedBy.join(' ') : undefined;
  const [old, now] = [signers(before), signers(after)];
  const isOther = old !== undefined && now !== undefined && old !== now;
  return [{ kind: 'slot', entry, slot, before: was, after: is, ...(isOther ? { otherSigner: true } : {}) }];
}

/** What became of a host; nothing when it is the same. */
export function hostChange(entry: string, before: LockedHost | undefined, after: LockedHost | undefined): LockChange[] {
  const pins =
    before === undefined || after === undefined ? [] : pairs(before.pins, after.pins).filter(([, a, b]) => a !== b);
  if (before !== undefined && before.digest === after?.digest && pins.length === 0) return [];
  const said = (host: LockedHost | undefined, at: 1 | 2): string | null => {
    if (host === undefined) return null;
    const each = pins.slice(0, PINS).map((pin) => `${quote(pin[0], 40)} ${shortened(pin[at] ?? 'not pinned')}`);
    const more = pins.length > PINS ? [`${pins.length - PINS} more pins`] : [];
    return [`digest ${shortened(host.digest)}`, ...each, ...more].join(', ');
  };
  return [{ kind: 'host', entry, before: said(before, 1), after: said(after, 2) }];
}

const PINS = 3;

/** Both sides in words: who it is, and of one name and version the facts that differ. */
function sides(
  before: LockedSlot | undefined,
  after: LockedSlot | undefined,
): readonly [before: string | null, after: string | null] {
  const [was, is] = [before, after].map((slot) => new Map(slot === undefined ? [] : factsOfSlot(slot)));
  const isSame = (name: string): boolean => was?.get(name) === is?.get(name);
  const isOne = before?.kind === after?.kind && isSame('id') && isSame('version');
  const differing = isOne ? [...(was?.keys() ?? [])].filter((name) => !isSame(name)) : [];
  const said = (slot: LockedSlot | undefined, facts: ReadonlyMap<string, string> | undefined): string | null => {
    if (slot === undefined) return null;
    if (slot.kind === 'none') return 'no cartridge';
    const what = slot.kind === 'package' ? [`a package in ${quote(slot.package, 200)}`] : [];
    const shown =
      slot.kind === 'package' ? [] : differing.map((name) => `${name} ${shortened(facts?.get(name) ?? '')}`);
    return [`${slot.id} ${slot.version}`, ...what, ...shown].join(', ');
  };
  return [said(before, was), said(after, is)];
}

/** Digests and key ids as far as an eye tells them apart; the file holds them whole. */
function shortened(text: string): string {
  const words = text.replace(/((?:sha256|ed25519):[0-9a-f]{16})[0-9a-f]{48}/g, '$1…').replace(/^\[(.*)\]$/, '$1');
  return words === '' ? 'none' : words;
}

/** The values of both sides by key, sorted. */
export function pairs<A, B>(
  before: ReadonlyMap<string, A>,
  after: ReadonlyMap<string, B>,
): readonly (readonly [key: string, before: A | undefined, after: B | undefined])[] {
  const keys = [...new Set([...before.keys(), ...after.keys()])].sort();
  return keys.map((key) => [key, before.get(key), after.get(key)]);
}

/** `slot "builder" of "cal/ship.cal.yaml"`, `the host "hosts/desk.host.yaml"`. */
export function subjectOf({ kind, entry, slot }: Pick<LockChange, 'kind' | 'entry' | 'slot'>): string {
  switch (kind) {
    case 'lock':
      return 'the lock';
    case 'slot':
      return `slot ${quote(slot ?? '')} of ${quote(entry, 200)}`;
    case 'cal':
      return `the CAL ${quote(entry, 200)}`;
    case 'host':
      return `the host ${quote(entry, 200)}`;
  }
}

/** A change in one line: `slot "builder" of "ship.cal.yaml": a 1.0.0 → b 1.1.0, another signer`. */
export function changeWords(change: LockChange): string {
  const { before, after, otherSigner } = change;
  const signer = otherSigner === true ? ', another signer' : '';
  return `${subjectOf(change)}: ${before ?? 'not locked'} → ${after ?? 'not locked'}${signer}`;
}

/** A slot to report: it is open, or another cartridge could staff it equally well. */
export interface SlotNote {
  /** Path of the CAL, relative to the working directory. */
  readonly cal: string;
  readonly slot: string;
  readonly reason: string;
}

/** What became of one lock, as `lock --format json` says it. */
export interface LockReceipt {
  /** Relative to the working directory. */
  readonly path: string;
  /** `refused`: a cartridge is not as the demands want it, and nothing was written. */
  readonly state: 'written' | 'unchanged' | 'refused';
  readonly cals: number;
  readonly slots: number;
  readonly hosts: number;
  /** Against the lock that was there; missing where none could be read. */
  readonly changes?: readonly LockChange[];
  readonly unstaffed: readonly SlotNote[];
  readonly equal: readonly SlotNote[];
  /** Cartridges that staff a slot and are not as the demands want them. */
  readonly refused: readonly { readonly path: string; readonly reason: string }[];
}
