import { closeSync, constants, fstatSync, openSync, readdirSync, readFileSync, readSync, type Dirent } from 'node:fs';
import { basename } from 'node:path';
import { printable, quote } from '../../core/text/printable.ts';
import { isCartridgeContent } from '../../core/scan/tree/place.ts';
import { ignoreRules, isFileIgnored, isIgnored, type IgnoreRules } from './ignore-rules.ts';
import type { Folder } from '../../core/scan/tree/folder.ts';
import type { ReadOrder } from '../../core/scan/tree/looks.ts';
import { TreeBuilder } from '../../core/scan/tree/tree-builder.ts';
import type { Look, TreeView } from '../../core/scan/tree/tree.ts';
import { groupBy } from '../../core/value/group-by.ts';
import { fileName, parentOf, pathIn } from '../../core/value/path.ts';

/** Bounds of one walk; beyond, a note says what was left out. */
const WALK_LIMITS = { entries: 1_000_000, depth: 64, bytes: 64 * 1024 * 1024, milliseconds: 45_000, notes: 50 };

export interface WalkOptions {
  /** Milliseconds; the walk stops when it says that the time is up. */
  readonly now?: () => number;
  readonly limits?: Partial<typeof WALK_LIMITS>;
  /** Paths relative to the root that are left out. */
  readonly exclude?: ReadonlySet<string>;
  /** Files that git tracks, relative to the root: seen although a `.gitignore` names them. Asked at most once. */
  readonly tracked?: Tracked;
}

export interface Walked {
  readonly tree: TreeView;
  /** What was skipped or could not be read, one line each. */
  readonly notes: readonly string[];
}

/**
 * Walks a tree once. Links are never followed, special files never opened, installed and ignored folders never entered.
 *
 * @param root absolute path of a directory
 */
export function walkTree(root: string, looks: readonly Look[], options: WalkOptions = {}): Walked {
  return new Walk(root, looks, options).run();
}

/** Paths that git tracks below the root. */
export type Tracked = () => Iterable<string>;

interface Step {
  readonly folder: Folder;
  readonly depth: number;
  readonly rules: readonly IgnoreRules[];
  /** Whether git ignores the folder: only what it tracks all the same is seen in it. */
  readonly ignored: boolean;
}

class Walk {
  readonly #root: string;
  readonly #builder: TreeBuilder;
  readonly #options: WalkOptions;
  readonly #limits: typeof WALK_LIMITS;
  readonly #notes: string[] = [];
  readonly #excluded: ReadonlyMap<string, readonly string[]>;
  #tracked: ReadonlySet<string> | undefined;
  #more = 0;
  #entries = 0;
  #bytes = 0;
  #stopped: string | undefined;
  readonly #end: number;

  constructor(root: string, looks: readonly Look[], options: WalkOptions) {
    this.#root = root;
    this.#options = options;
    this.#limits = { ...WALK_LIMITS, ...options.limits };
    this.#builder = new TreeBuilder(basename(root), looks);
    this.#excluded = groupBy(options.exclude ?? [], parentOf);
    this.#end = (options.now?.() ?? 0) + this.#limits.milliseconds;
  }

  run(): Walked {
    // A stack, not recursion: a tree may be as deep as the limit allows and deeper.
    const stack: Step[] = [{ folder: this.#builder.root(), depth: 0, rules: [], ignored: false }];
    for (let next = stack.pop(); next !== undefined && this.#stopped === undefined; next = stack.pop()) {
      const below = this.#folder(next);
      if (next.depth >= this.#limits.depth && below.length > 0) {
        this.#note(`${quote(next.folder.path)}: deeper than ${this.#limits.depth} folders; what is below was left out`);
        continue;
      }
      for (let i = below.length - 1; i >= 0; i--) stack.push(below[i] as Step);
    }
    if (this.#stopped !== undefined) this.#notes.push(this.#stopped);
    if (this.#more > 0) this.#notes.push(`and ${this.#more} more notes`);
    return { tree: this.#builder.build(), notes: this.#notes };
  }

  /** @returns what is to be entered below */
  #folder({ folder, depth, rules: inherited, ignored }: Step): Step[] {
    const entries = this.#entriesOf(folder);
    const rules = hasFile(entries, '.gitignore') ? this.#withRulesOf(folder, inherited) : inherited;
    const excluded = this.#excluded.get(folder.path)?.map(fileName);
    const steps: Step[] = [];
    for (const entry of entries) {
      if ((++this.#entries & 0xfff) === 0 && this.#pause()) break;
      const { name } = entry;
      if (excluded?.includes(name) === true) continue;
      if (entry.isFile()) this.#file(folder, name, rules, ignored);
      else if (entry.isDirectory()) {
        if (name === 'rom' && isCartridgeContent(name, hasFile(entries, 'cartridge.yaml'))) continue;
        const without = ignored || (rules.length > 0 && isIgnored(`${pathIn(folder.path, name)}/`, rules));
        if (without && !this.#isTracked(`${pathIn(folder.path, name)}/`)) continue;
        const below = this.#builder.enter(folder, name);
        if (below !== undefined) steps.push({ folder: below, depth: depth + 1, rules, ignored: without });
      } else if (!entry.isSymbolicLink() && !ignored)
        this.#note(`${quote(pathIn(folder.path, name))}: a special file; it was left out`);
    }
    return steps;
  }

  #entriesOf(folder: Folder): Dirent[] {
    try {
      return readdirSync(this.#absolute(folder.path), { withFileTypes: true }).sort(byName);
    } catch (error) {
      this.#note(
        `${quote(folder.path || '.')}: cannot be listed (${(error as NodeJS.ErrnoException).code ?? 'error'})`,
      );
      return [];
    }
  }

  #pause(): boolean {
    if (this.#entries >= this.#limits.entries)
      this.#stopped = `stopped after ${this.#entries} entries; the rest was left out`;
    else if (this.#options.now !== undefined && this.#options.now() > this.#end)
      this.#stopped = `stopped after ${this.#limits.milliseconds / 1000} seconds; the rest was left out`;
    return this.#stopped !== undefined;
  }

  #file(folder: Folder, name: string, rules: readonly IgnoreRules[], ignored: boolean): void {
    // Of a hundred thousand files most are only counted: their paths are not even put together.
    const without = ignored || isFileIgnored(folder.path, name, rules);
    if (without && !this.#isTracked(pathIn(folder.path, name))) return;
    if (ODD.test(name)) {
      this.#note(`${quote(pathIn(folder.path, name))}: a name with control characters or no text; it was left out`);
      return;
    }
    const order = this.#builder.file(folder, name);
    if (order !== undefined) this.#read(pathIn(folder.path, name), order);
  }

  #read(path: string, order: ReadOrder): void {
    if (this.#bytes >= this.#limits.bytes) return;
    const read = readStart(this.#absolute(path), order);
    if ('problem' in read) this.#note(`${quote(path)}: ${read.problem}`);
    else {
      this.#bytes += read.text.length;
      this.#builder.text(path, read.text);
      if (this.#bytes >= this.#limits.bytes)
        this.#note(`${this.#limits.bytes} bytes were read; further files were only counted`);
    }
  }

  #withRulesOf(folder: Folder, inherited: readonly IgnoreRules[]): readonly IgnoreRules[] {
    try {
      const text = readFileSync(this.#absolute(pathIn(folder.path, '.gitignore')), 'utf8').slice(0, 256 * 1024);
      return [...inherited, ignoreRules(text, folder.path === '' ? 0 : folder.path.length + 1)];
    } catch {
      return inherited;
    }
  }

  /**
   * What git tracks it does not ignore, whatever its rules say; asked only for what they name, since that costs the reading of an index.
   *
   * @param path of a folder with a slash at its end: whether anything below is tracked
   */
  #isTracked(path: string): boolean {
    this.#tracked ??= withFolders(this.#options.tracked?.() ?? []);
    return this.#tracked.has(path);
  }

  #absolute(path: string): string {
    return path === '' ? this.#root : `${this.#root}/${path}`;
  }

  #note(text: string): void {
    if (this.#notes.length < this.#limits.notes) this.#notes.push(printable(text));
    else this.#more++;
  }
}

const ODD = /[\u0000-\u001f\u007f\ufffd]/;

/** Paths, and with a slash at its end every folder above one of them. */
function withFolders(paths: Iterable<string>): ReadonlySet<string> {
  const all = new Set<string>();
  for (const path of paths) {
    all.add(path);
    for (let at = path.lastIndexOf('/'); at >= 0 && !all.has(path.slice(0, at + 1)); at = path.lastIndexOf('/', at - 1))
      all.add(path.slice(0, at + 1));
  }
  return all;
}

/** Nearly every file fits in: reading one after the other needs no more. */
const COMMON = Buffer.allocUnsafe(64 * 1024);

// Opened without blocking and without following, so that a FIFO or a link that came in between cannot hang or lead away.
function readStart(absolute: string, { bytes, start }: ReadOrder): { text: string } | { problem: string } {
  let descriptor: number | undefined;
  try {
    descriptor = openSync(absolute, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (constants.O_NOFOLLOW ?? 0));
    const stat = fstatSync(descriptor);
    if (!stat.isFile()) return { problem: 'not a regular file; it was left out' };
    if (stat.size > bytes && !start)
      return { problem: `${stat.size} bytes, at most ${bytes} are read; it was not used` };
    const most = Math.min(stat.size, bytes);
    const buffer = most <= COMMON.length ? COMMON : Buffer.allocUnsafe(most);
    let length = 0;
    while (length < most) {
      const count = readSync(descriptor, buffer, length, most - length, length);
      if (count === 0) break;
      length += count;
    }
    return { text: buffer.toString('utf8', 0, length) };
  } catch (error) {
    return { problem: `cannot be read (${(error as NodeJS.ErrnoException).code ?? 'error'})` };
  } finally {
    if (descriptor !== undefined) closeSync(descriptor);
  }
}

function byName(a: Dirent, b: Dirent): number {
  return a.name < b.name ? -1 : 1;
}

function hasFile(entries: readonly Dirent[], name: string): boolean {
  return entries.some((entry) => entry.name === name && entry.isFile());
}
