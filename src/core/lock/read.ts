import { LOCK_SCHEMA_VERSION } from '../../ids.ts';
import type { Range } from '../result/diagnostic.ts';
import { quote, visible } from '../text/printable.ts';
import { isDigest } from '../value/digest.ts';
import { LOCK_FILE, type Lock, type LockedHost, type LockedSlot } from './lock.ts';
import { writeLock } from './write.ts';

/** A lock that was read, with the place of each entry. */
export interface LockReading {
  readonly lock: Lock;
  /** The key of a section, of an entry in it, or of a slot; the nearest that is there. */
  readonly rangeOf: (...keys: readonly string[]) => Range;
}

/** Why a file is not a lock, in one line. */
export interface LockProblem {
  readonly message: string;
  /** 1-based. */
  readonly line: number;
  readonly help: string;
  /** It may be one to a newer version of the program. */
  readonly foreign?: true;
}

const AGAIN = 'write it again with cartwright lock, and look at what changed';

/** Takes the problems of a text in their order; the first one counts. */
type Refuse = (line: number, message: string, help?: string, foreign?: true) => void;

/**
 * Reads a lock. It takes what {@link writeLock} writes and nothing else, line by line, so that two readers cannot differ about it; only
 * whole lines of comment, and line ends with CR as git may write them, are taken besides.
 */
export function readLock(text: string): LockReading | { readonly problem: LockProblem } {
  let problem: LockProblem | undefined;
  const refuse: Refuse = (line, message, help = AGAIN, foreign) => {
    problem ??= { message, line, help, ...(foreign === undefined ? {} : { foreign }) };
  };
  const reading = read(text, refuse);
  return problem === undefined ? reading : { problem };
}

function read(text: string, refuse: Refuse): LockReading {
  const lines = text.split(/\r?\n/);
  const conflict = lines.findIndex((each) => /^(?:<{7}|>{7}|={7}|\|{7})(?: |$)/.test(each));
  if (conflict >= 0)
    refuse(
      conflict + 1,
      'it holds the marks of a merge conflict',
      `resolve the conflicts in CALs, cartridges and hosts, then run cartwright lock, and git add ${LOCK_FILE}`,
    );
  const isComment = (each: string): boolean => each.startsWith('#');
  const hidden = lines.findIndex((each) => isComment(each) && visible(each) !== each);
  if (hidden >= 0) refuse(hidden + 1, `the line has invisible characters: ${quote(lines[hidden] ?? '')}`);
  const kept = lines.flatMap((each, i) => (isComment(each) ? [] : [{ text: each, line: i + 1 }]));
  const root = tree(kept, refuse);
  const version = root.children.get('schemaVersion');
  if (version?.value !== LOCK_SCHEMA_VERSION) {
    const said = version?.value === undefined ? 'it states no version' : `it is of version ${quote(version.value)}`;
    const help = 'use the version of cartwright that wrote it, or delete the file and run cartwright lock';
    refuse(version?.line ?? 1, `${said}; this program reads "${LOCK_SCHEMA_VERSION}"`, help, true);
  }
  const { cals, hosts } = members(root, ['schemaVersion', 'cals', 'hosts'], refuse);
  const lock: Lock = { cals: entries(cals, slotsOf, refuse), hosts: entries(hosts, hostOf, refuse) };
  // Another order, other quotes, a blank too many: what is compared by eye looks as it was written.
  const written = writeLock(lock)
    .split('\n')
    .filter((each) => !isComment(each));
  const other = written.findIndex((each, i) => kept[i]?.text !== each);
  const at = other >= 0 ? other : written.length;
  if (other >= 0 || kept.length > written.length)
    refuse(kept[at]?.line ?? lines.length, 'the line is not as cartwright lock writes it');
  return { lock, rangeOf: (...keys) => rangeIn(root, keys) };
}

function rangeIn(root: Node, keys: readonly string[]): Range {
  let node = root;
  for (const key of keys) node = node.children.get(key) ?? { ...node, children: new Map() };
  const { line, column, width } = node;
  return { start: { line, column }, end: { line, column: column + width } };
}

/** A key with what is behind it or below it. */
interface Node {
  readonly line: number;
  /** Of the key, 1-based, and how many characters it has with its quotes. */
  readonly column: number;
  readonly width: number;
  /** Undefined where the entries below are the value. */
  readonly value: string | undefined;
  readonly children: Map<string, Node>;
}

const LINE = /^((?: {2})*)("(?:[^"\\]|\\.)*"|[^\s":#[\]{}]+):(?: (.*))?$/;

function tree(lines: readonly { readonly text: string; readonly line: number }[], refuse: Refuse): Node {
  const root: Node = { line: 1, column: 1, width: 0, value: undefined, children: new Map() };
  const open = [root];
  for (const { text, line } of lines) {
    if (text === '' && line === lines.at(-1)?.line) break;
    const [, indent, key, value] = LINE.exec(text) ?? [];
    const depth = (indent?.length ?? 0) / 2;
    const parent = open[depth];
    if (key === undefined || parent === undefined || parent.value !== undefined) {
      refuse(line, `the line does not belong in a lock: ${quote(text)}`);
      break;
    }
    const name = scalarOf(key, line, refuse);
    const before = parent.children.get(name);
    if (before !== undefined) refuse(line, `${quote(name)} appears twice, in line ${before.line}, too`);
    const node: Node = {
      line,
      column: 2 * depth + 1,
      width: key.length,
      value: value === undefined ? undefined : scalarOf(value, line, refuse),
      children: new Map(),
    };
    parent.children.set(name, node);
    open.splice(depth + 1, open.length, node);
  }
  return root;
}

function scalarOf(text: string, line: number, refuse: Refuse): string {
  if (!text.startsWith('"')) return text;
  try {
    return String(JSON.parse(text));
  } catch {
    refuse(line, `the line holds no text in quotes: ${quote(text)}`);
    return '';
  }
}

/** The members of a mapping that has exactly these; an empty one in place of one that is missing. */
function members<K extends string>(node: Node, names: readonly K[], refuse: Refuse): Record<K, Node> {
  const { children, line } = node;
  const unknown = [...children].find(([name]) => !(names as readonly string[]).includes(name));
  if (unknown !== undefined) refuse(unknown[1].line, `${quote(unknown[0])} is not a key of a lock`);
  const found = names.map((name) => {
    const member = children.get(name);
    if (member === undefined) refuse(line, `${quote(name)} is missing`);
    return [name, member ?? { ...node, value: undefined, children: new Map() }] as const;
  });
  return Object.fromEntries(found) as Record<K, Node>;
}

function entries<T>(node: Node, make: (node: Node, refuse: Refuse) => T, refuse: Refuse): Map<string, T> {
  if (node.value !== undefined && node.value !== '{}') refuse(node.line, 'expected a mapping');
  return new Map(
    [...node.children].map(([path, entry]) => {
      if (!isInPlace(path)) refuse(entry.line, `${quote(path)} is not a path from the project's folder`);
      return [path, make(entry, refuse)];
    }),
  );
}

// No path of a lock is ever opened; one of another machine, or with a detour, is not one that was written here.
function isInPlace(path: string): boolean {
  if (/\\|^(?:\/|[A-Za-z]:|$)/.test(path)) return false;
  const segments = path.replace(/^(?:\.\.\/)+/, '').split('/');
  return !segments.some((segment) => segment === '' || segment === '.' || segment === '..');
}

function slotsOf(node: Node, refuse: Refuse): ReadonlyMap<string, LockedSlot> {
  if (node.value !== undefined && node.value !== '{}') refuse(node.line, 'expected the slots of a CAL');
  return new Map([...node.children].map(([alias, slot]) => [alias, slotOf(slot, refuse)]));
}

function slotOf(node: Node, refuse: Refuse): LockedSlot {
  if (node.value === 'none') return { kind: 'none' };
  if (node.value !== undefined) refuse(node.line, 'expected the facts of a cartridge, or "none"');
  if (node.children.has('package')) {
    const { id, version, package: folder } = members(node, ['id', 'version', 'package'], refuse);
    const path = textOf(folder, refuse);
    if (path !== '.' && !isInPlace(path)) refuse(folder.line, `${quote(path)} is not a path from the project's folder`);
    return { kind: 'package', id: textOf(id, refuse), version: textOf(version, refuse), package: path };
  }
  const facts = members(node, ['id', 'version', 'romDigest', 'signedBy', 'fileDigest'], refuse);
  return {
    kind: 'cartridge',
    id: textOf(facts.id, refuse),
    version: textOf(facts.version, refuse),
    romDigest: digestOf(facts.romDigest, refuse),
    signedBy: keysOf(facts.signedBy, refuse),
    fileDigest: digestOf(facts.fileDigest, refuse),
  };
}

function hostOf(node: Node, refuse: Refuse): LockedHost {
  if (node.value !== undefined) refuse(node.line, 'expected the facts of a host');
  const { digest, pins } = members(node, ['digest', 'pins'], refuse);
  if (pins.value !== undefined && pins.value !== '{}') refuse(pins.line, 'expected the pins of a host');
  return {
    digest: digestOf(digest, refuse),
    pins: new Map([...pins.children].map(([tool, pin]) => [tool, digestOf(pin, refuse)])),
  };
}

function textOf({ value = '', line }: Node, refuse: Refuse): string {
  if (value === '') refuse(line, 'expected a text');
  return value;
}

function digestOf(node: Node, refuse: Refuse): string {
  const text = textOf(node, refuse);
  if (!isDigest(text))
    refuse(node.line, `${quote(text)} is not a digest: sha256: and 64 lower-case hexadecimal digits`);
  return text;
}

function keysOf(node: Node, refuse: Refuse): readonly string[] {
  const text = textOf(node, refuse);
  const list = /^\[(.*)\]$/.exec(text)?.[1];
  const keys = list === undefined || list === '' ? [] : list.split(', ');
  if (list === undefined || keys.some((key, i) => !/^ed25519:[0-9a-f]{64}$/.test(key) || key <= (keys[i - 1] ?? '')))
    refuse(node.line, `${quote(text)} is not a sorted list of key ids: [ed25519:…, …]`);
  return keys;
}
