import { once } from '../../value/once.ts';
import { START_OF_FILE, type Range } from '../../result/diagnostic.ts';
import { rangeOf, toPointer, type Path, type SourceDocument } from '../../source/document.ts';
import { LIMITS } from '../../source/limits.ts';
import { readDocument } from '../../source/read.ts';
import type { CausePlace } from './cause.ts';
import { differences, type Difference } from './differences.ts';

/** The files of one side of a comparison, as far as they are asked for; paths as the report has them. */
export interface Tree {
  /** @returns undefined for what is not a file, or too large to be read for this */
  read(path: string): Uint8Array | undefined;
  /** Every file below a folder, relative to it. */
  files(folder: string): readonly string[];
}

/** The project of a file: its root, and the files that decide for all of it, whether they are there or not. */
export interface CauseProject {
  readonly root: string;
  readonly configFile: string;
  readonly confirmations: string;
  /** The path of the report that a file below the root has. */
  readonly at: (file: string) => string;
}

/** One file on both sides. */
export interface FilePair {
  readonly path: string;
  readonly base: SourceDocument | undefined;
  readonly head: SourceDocument | undefined;
  /** Empty where a side lacks the file. */
  readonly differences: readonly Difference[];
}

/** Reads a file of a format of its own; undefined for any other. */
export type ReadAs = (path: string, bytes: Uint8Array) => Promise<SourceDocument> | undefined;

/** Reads each file of both sides once. */
export class Sides {
  readonly base: Tree;
  readonly head: Tree;
  readonly #was: (path: string) => string;
  readonly #readAs: (path: string, bytes: Uint8Array) => Promise<SourceDocument>;
  readonly #gone = new Map<string, readonly string[]>();
  readonly #pairs = new Map<string, Promise<FilePair>>();

  /**
   * @param was where a path of the head lay at the base
   * @param readAs what is neither JSON nor YAML, such as the configuration of a client
   */
  constructor(base: Tree, head: Tree, was: (path: string) => string, readAs: ReadAs = () => undefined) {
    this.base = base;
    this.head = head;
    this.#was = was;
    this.#readAs = (path, bytes) => readAs(path, bytes) ?? readDocument(path, bytes, { maxDepth: LIMITS.depth });
  }

  pair(path: string): Promise<FilePair> {
    return once(this.#pairs, path, () => this.#read(path));
  }

  /** Whether a file that is not a document, such as a cartridge, is another one. */
  differs(path: string): boolean {
    const [was, is] = [this.base.read(this.#was(path)), this.head.read(path)];
    return was === undefined || is === undefined ? was !== is : Buffer.compare(was, is) !== 0;
  }

  /** Files below a folder that only the base has, relative to it. */
  gone(folder: string): readonly string[] {
    return once(this.#gone, folder, () => {
      const left = new Set(this.head.files(folder));
      return this.base.files(folder).filter((file) => !left.has(file));
    });
  }

  async #read(path: string): Promise<FilePair> {
    const [was, is] = [this.base.read(this.#was(path)), this.head.read(path)];
    const same = was !== undefined && is !== undefined && Buffer.compare(was, is) === 0;
    const doc = (bytes: Uint8Array | undefined): Promise<SourceDocument> | undefined =>
      bytes === undefined ? undefined : this.#readAs(path, bytes);
    const head = await doc(is);
    const base = same ? head : await doc(was);
    const both = !same && base?.value !== undefined && head?.value !== undefined;
    return { path, base, head, differences: both ? differences(base.value, head.value) : [] };
  }
}

/** The place of a difference: in the head where the file is still there. */
export function placeOfDifference({ path, head }: FilePair, difference: Difference): CausePlace {
  if (head !== undefined && difference.head !== undefined) {
    const change = difference.base === undefined ? 'added' : 'changed';
    return { path, range: oneLine(rangeOf(head, difference.head)), pointer: toPointer(difference.head), change };
  }
  const above = (difference.base ?? []).slice(0, -1);
  const range = head === undefined ? START_OF_FILE : oneLine(rangeOf(head, above, 'key'));
  return { path, range, pointer: toPointer(above), change: 'removed' };
}

/** The place of a value that is the same on both sides, of a new file, or of one that is gone. */
export function placeOfValue({ path, base, head }: FilePair, at: Path): CausePlace {
  const doc = head ?? base;
  const change = head === undefined ? 'deleted' : base === undefined ? 'added' : 'unchanged';
  const range = doc === undefined ? START_OF_FILE : oneLine(rangeOf(doc, at));
  return { path, range, pointer: toPointer(at), change };
}

/** A place without a document. */
export function placeOfFile(path: string, change: CausePlace['change']): CausePlace {
  return { path, range: START_OF_FILE, pointer: '', change };
}

// The mark of a long value is its first line: an annotation of a whole list hides what it is about.
function oneLine(range: Range): Range {
  const { start, end } = range;
  return start.line === end.line ? range : { start, end: { line: start.line, column: start.column + 1 } };
}
