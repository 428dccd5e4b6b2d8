import { LOCK_SCHEMA_VERSION } from '../../ids.ts';
import { quote, visible } from '../text/printable.ts';
import { isDigest } from '../value/digest.ts';
import { LOCK_FILE, type Lock, type LockedHost, type LockedSlot } from './lock.ts';
import { writeLock } from './write.ts';

/** A lock that was read, with the line of each entry. */
export interface LockReading {
  readonly lock: Lock;
  /** 1-based line of a section, of an entry in it, or of a slot; the nearest that is there. */
  readonly lineOf: (...keys: readonly string[]) => number;
}

/** Why a file is no lock, in one line. */
export interface LockProblem {
  readonly message: string;
  /** 1-based. */
  readonly line: number;
  readonly help: string;
  /** It may be one to a newer version of the program. */
  readonly foreign?: true;
}

const AGAIN = 'write it again with cartwright lock, and look at what changed';

class NoLock extends Error {
  readonly problem: LockProblem;

  constructor(line: number, message: string, help = AGAIN, foreign = false) {
    super(message);
    this.problem = { message, line, help, ...(foreign ? { foreign } : {}) };
  }
}

/**
 * Reads a lock. It takes what {@link writeLock} writes and nothing else, line by line, so that two readers cannot differ about it; only
 * whole lines of comment, and line ends with CR as git may write them, are taken besides.
 */
export function readLock(text: string): LockReading | { readonly problem: LockProblem } {
  try {
    return read(text);
  } catch (error) {
    if (error instanceof NoLock) return { problem: error.problem };
    throw error;
  }
}

function read(text: string): LockReading {
  const lines = text.split(/\r?\n/);
  const conflict = lines.findIndex((each) => /^(?:<{7}|>{7}|={7}|\|{7})(?: |$)/.test(each));
  if (conflict >= 0)
    throw new NoLock(
      conflict + 1,
      'it holds the marks of a merge conflict',
      `settle the CALs, cartridges and hosts first, then run cartwright lock, and git add ${LOCK_FILE}`,
    );
  const isComment = (each: string): boolean => each.startsWith('#');
  const hidden = lines.findIndex((each) => isComment(each) && visible(each) !== each);
  if (hidden >= 0) throw new NoLock(hidden + 1, `the line holds what no reader sees: ${quote(lines[hidden] ?? '')}`);
  const kept = lines.flatMap((each, i) => (isComment(each) ? [] : [{ text: each, line: i + 1 }]));
  const root = tree(kept);
  const version = root.children.get('schemaVersion');
  if (version?.value !== LOCK_SCHEMA_VERSION) {
    const said = version?.value === undefined ? 'it states no version' : `it is of version ${quote(version.value)}`;
    const help = 'use the version of cartwright that wrote it, or delete the file and run cartwright lock';
    throw new NoLock(version?.line ?? 1, `${said}; this program reads "${LOCK_SCHEMA_VERSION}"`, help, true);
  }
  const { cals, hosts } = members(root, ['schemaVersion', 'cals', 'hosts']);
  const lock: Lock = { cals: entries(cals, slotsOf), hosts: entries(hosts, hostOf) };
  // Another order, other quotes, a blank too many: what is compared by eye looks as it was written.
  const written = writeLock(lock)
    .split('\n')
    .filter((each) => !isComment(each));
  const other = written.findIndex((each, i) => kept[i]?.text !== each);
  const at = other >= 0 ? other : written.length;
  if (other >= 0 || kept.length > written.length)
    throw new NoLock(kept[at]?.line ?? lines.length, 'the line is not as cartwright lock writes it');
  return { lock, lineOf: (...keys) => lineIn(root, keys) };
}

function lineIn(root: Node, keys: readonly string[]): number {
  let node = root;
  for (const key of keys) node = node.children.get(key) ?? { ...node, children: new Map() };
  return node.line;
}

/** A key with what stands behind it or below it. */
interface Node {
  readonly line: number;
  /** Undefined where the entries below are the value. */
  readonly value: string | undefined;
  readonly children: Map<string, Node>;
}

const LINE = /^((?: {2})*)("(?:[^"\\]|\\.)*"|[^\s":#[\]{}]+):(?: (.*))?$/;

function tree(lines: readonly { readonly text: string; readonly line: number }[]): Node {
  const root: Node = { line: 1, value: undefined, children: new Map() };
  const open = [root];
  for (const { text, line } of lines) {
    if (text === '' && line === lines.at(-1)?.line) break;
    const [, indent, key, value] = LINE.exec(text) ?? [];
    const depth = (indent?.length ?? 0) / 2;
    const parent = open[depth];
    if (key === undefined || parent === undefined || parent.value !== undefined)
      throw new NoLock(line, `the line is none of a lock: ${quote(text)}`);
    const name = scalarOf(key, line);
    const before = parent.children.get(name);
    if (before !== undefined) throw new NoLock(line, `${quote(name)} stands twice, in line ${before.line}, too`);
    const node: Node = { line, value: value === undefined ? undefined : scalarOf(value, line), children: new Map() };
    parent.children.set(name, node);
    open.splice(depth + 1, open.length, node);
  }
  return root;
}

function scalarOf(text: string, line: number): string {
  if (!text.startsWith('"')) return text;
  try {
    return String(JSON.parse(text));
  } catch {
    throw new NoLock(line, `the line holds no text in quotes: ${quote(text)}`);
  }
}

/** The members of a mapping that has exactly these. */
function members<K extends string>({ children, line }: Node, names: readonly K[]): Record<K, Node> {
  const unknown = [...children].find(([name]) => !(names as readonly string[]).includes(name));
  if (unknown !== undefined) throw new NoLock(unknown[1].line, `${quote(unknown[0])} is no fact of a lock`);
  const found = names.map((name) => {
    const node = children.get(name);
    if (node === undefined) throw new NoLock(line, `${quote(name)} is missing`);
    return [name, node] as const;
  });
  return Object.fromEntries(found) as Record<K, Node>;
}

function entries<T>(node: Node, make: (node: Node) => T): Map<string, T> {
  if (node.value !== undefined && node.value !== '{}') throw new NoLock(node.line, 'a mapping belongs here');
  return new Map(
    [...node.children].map(([path, entry]) => {
      if (!isInPlace(path)) throw new NoLock(entry.line, `${quote(path)} is no path from the project's folder`);
      return [path, make(entry)];
    }),
  );
}

// No path of a lock is ever opened; one of another machine, or with a detour, is none that was written here.
function isInPlace(path: string): boolean {
  if (/\\|^(?:\/|[A-Za-z]:|$)/.test(path)) return false;
  const segments = path.replace(/^(?:\.\.\/)+/, '').split('/');
  return !segments.some((segment) => segment === '' || segment === '.' || segment === '..');
}

function slotsOf(node: Node): ReadonlyMap<string, LockedSlot> {
  if (node.value !== undefined && node.value !== '{}') throw new NoLock(node.line, 'the slots of a CAL belong here');
  return new Map([...node.children].map(([alias, slot]) => [alias, slotOf(slot)]));
}

function slotOf(node: Node): LockedSlot {
  if (node.value === 'none') return { kind: 'none' };
  if (node.value !== undefined) throw new NoLock(node.line, 'the facts of a cartridge belong here, or "none"');
  if (node.children.has('package')) {
    const { id, version, package: folder } = members(node, ['id', 'version', 'package']);
    const path = textOf(folder);
    if (path !== '.' && !isInPlace(path))
      throw new NoLock(folder.line, `${quote(path)} is no path from the project's folder`);
    return { kind: 'package', id: textOf(id), version: textOf(version), package: path };
  }
  const facts = members(node, ['id', 'version', 'romDigest', 'signedBy', 'fileDigest']);
  return {
    kind: 'cartridge',
    id: textOf(facts.id),
    version: textOf(facts.version),
    romDigest: digestOf(facts.romDigest),
    signedBy: keysOf(facts.signedBy),
    fileDigest: digestOf(facts.fileDigest),
  };
}

function hostOf(node: Node): LockedHost {
  if (node.value !== undefined) throw new NoLock(node.line, 'the facts of a host belong here');
  const { digest, pins } = members(node, ['digest', 'pins']);
  if (pins.value !== undefined && pins.value !== '{}') throw new NoLock(pins.line, 'the pins of a host belong here');
  return {
    digest: digestOf(digest),
    pins: new Map([...pins.children].map(([tool, pin]) => [tool, digestOf(pin)])),
  };
}

function textOf({ value, line }: Node): string {
  if (value === undefined || value === '') throw new NoLock(line, 'a text belongs here');
  return value;
}

function digestOf(node: Node): string {
  const text = textOf(node);
  if (isDigest(text)) return text;
  throw new NoLock(node.line, `${quote(text)} is no digest: sha256: and 64 lower-case hexadecimal digits`);
}

function keysOf(node: Node): readonly string[] {
  const list = /^\[(.*)\]$/.exec(textOf(node))?.[1];
  const keys = list === undefined || list === '' ? [] : list.split(', ');
  if (list === undefined || keys.some((key, i) => !/^ed25519:[0-9a-f]{64}$/.test(key) || key <= (keys[i - 1] ?? '')))
    throw new NoLock(node.line, `${quote(textOf(node))} is no sorted list of key ids: [ed25519:…, …]`);
  return keys;
}
