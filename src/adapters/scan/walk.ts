import { closeSync, constants, fstatSync, openSync, readdirSync, readFileSync, readSync, type Dirent } from 'node:fs';
import { basename, join } from 'node:path';
import { printable, quote } from '../../core/printable.ts';
import { isCartridgeContent } from '../../core/scan/place.ts';
import { ignoreRules, isFileIgnored, isIgnored, type IgnoreRules } from './ignore-rules.ts';
import { TreeBuilder, type Folder, type Look, type ReadOrder, type TreeView } from '../../core/scan/tree.ts';

/** Bounds of one walk; beyond, a note says what was left out. */
export const WALK_LIMITS = { entries: 1_000_000, depth: 64, bytes: 64 * 1024 * 1024, milliseconds: 45_000, notes: 50 };

export interface WalkOptions {
  /** Called now and then with the number of entries seen so far. */
  readonly progress?: (entries: number) => void;
  /** Milliseconds; the walk stops when it says that the time is up. */
  readonly now?: () => number;
  readonly limits?: Partial<typeof WALK_LIMITS>;
  /** Paths relative to the root that are left out. */
  readonly exclude?: ReadonlySet<string>;
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

class Walk {
  readonly #root: string;
  readonly #builder: TreeBuilder;
  readonly #options: WalkOptions;
  readonly #limits: typeof WALK_LIMITS;
  readonly #notes: string[] = [];
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
    this.#end = (options.now?.() ?? 0) + this.#limits.milliseconds;
  }

  run(): Walked {
    // A stack, not recursion: a tree may be as deep as the limit allows and deeper.
    const stack: { folder: Folder; depth: number; rules: readonly IgnoreRules[] }[] = [
      { folder: this.#builder.root(), depth: 0, rules: [] },
    ];
    for (let next = stack.pop(); next !== undefined && this.#stopped === undefined; next = stack.pop()) {
      const below = this.#folder(next.folder, next.rules);
      if (below === undefined) continue;
      if (next.depth >= this.#limits.depth && below.folders.length > 0) {
        this.#note(`${quote(next.folder.path)}: deeper than ${this.#limits.depth} folders; what is below was left out`);
        continue;
      }
      for (const folder of below.folders.toReversed())
        stack.push({ folder, depth: next.depth + 1, rules: below.rules });
    }
    if (this.#stopped !== undefined) this.#notes.push(this.#stopped);
    if (this.#more > 0) this.#notes.push(`and ${this.#more} more notes`);
    return { tree: this.#builder.build(), notes: this.#notes };
  }

  #folder(
    folder: Folder,
    inherited: readonly IgnoreRules[],
  ): { folders: Folder[]; rules: readonly IgnoreRules[] } | undefined {
    const absolute = join(this.#root, folder.path);
    let entries: Dirent[];
    try {
      entries = readdirSync(absolute, { withFileTypes: true });
    } catch (error) {
      this.#note(
        `${quote(folder.path || '.')}: cannot be listed (${(error as NodeJS.ErrnoException).code ?? 'error'})`,
      );
      return undefined;
    }
    entries.sort(byName);
    const rules = this.#rules(entries, folder, inherited);
    const folders: Folder[] = [];
    for (const entry of entries) {
      if ((++this.#entries & 0xfff) === 0 && this.#pause()) break;
      if (entry.isDirectory()) {
        if (entry.name === 'rom' && isCartridgeContent('rom', entries.some(isPackageFile))) continue;
        const path = pathOf(folder, entry.name);
        if (this.#options.exclude?.has(path) === true || isIgnored(`${path}/`, rules)) continue;
        const below = this.#builder.enter(folder, entry.name);
        if (below !== undefined) folders.push(below);
      } else if (entry.isFile()) this.#file(folder, entry.name, rules);
      else if (!entry.isSymbolicLink())
        this.#note(`${quote(join(folder.path, entry.name))}: a special file; it was left out`);
    }
    return { folders, rules };
  }

  #pause(): boolean {
    this.#options.progress?.(this.#entries);
    if (this.#entries >= this.#limits.entries)
      this.#stopped = `stopped after ${this.#entries} entries; the rest was left out`;
    else if (this.#options.now !== undefined && this.#options.now() > this.#end)
      this.#stopped = `stopped after ${this.#limits.milliseconds / 1000} seconds; the rest was left out`;
    return this.#stopped !== undefined;
  }

  #file(folder: Folder, name: string, rules: readonly IgnoreRules[]): void {
    // Of a hundred thousand files most are only counted: their paths are not even put together.
    if (ODD.test(name)) {
      this.#note(`${quote(pathOf(folder, name))}: a name with control characters or no text; it was left out`);
      return;
    }
    const { exclude } = this.#options;
    if (exclude !== undefined && exclude.size > 0 && exclude.has(pathOf(folder, name))) return;
    if (rules.length > 0 && isFileIgnored(pathOf(folder, name), name, rules)) return;
    const order = this.#builder.file(folder, name);
    if (order !== undefined) this.#read(pathOf(folder, name), order);
  }

  #read(path: string, order: ReadOrder): void {
    if (this.#bytes >= this.#limits.bytes) return;
    const read = readStart(join(this.#root, path), order);
    if ('problem' in read) this.#note(`${quote(path)}: ${read.problem}`);
    else {
      this.#bytes += read.text.length;
      this.#builder.text(path, read.text);
      if (this.#bytes >= this.#limits.bytes)
        this.#note(`${this.#limits.bytes} bytes were read; further files were only counted`);
    }
  }

  #rules(entries: readonly Dirent[], folder: Folder, inherited: readonly IgnoreRules[]): readonly IgnoreRules[] {
    if (!entries.some((entry) => entry.name === '.gitignore' && entry.isFile())) return inherited;
    try {
      const text = readFileSync(join(this.#root, folder.path, '.gitignore'), 'utf8').slice(0, 256 * 1024);
      return [...inherited, ignoreRules(text, folder.path === '' ? 0 : folder.path.length + 1)];
    } catch {
      return inherited;
    }
  }

  #note(text: string): void {
    if (this.#notes.length < this.#limits.notes) this.#notes.push(printable(text));
    else this.#more++;
  }
}

const ODD = /[\u0000-\u001f\u007f\ufffd]/;

function pathOf({ path }: Folder, name: string): string {
  return path === '' ? name : `${path}/${name}`;
}

// Opened without blocking and without following, so that a FIFO or a link that came in between cannot hang or lead away.
function readStart(absolute: string, { bytes, start }: ReadOrder): { text: string } | { problem: string } {
  let descriptor: number | undefined;
  try {
    descriptor = openSync(absolute, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (constants.O_NOFOLLOW ?? 0));
    const stat = fstatSync(descriptor);
    if (!stat.isFile()) return { problem: 'not a regular file; it was left out' };
    if (stat.size > bytes && !start)
      return { problem: `${stat.size} bytes, at most ${bytes} are read; it was not used` };
    const buffer = Buffer.allocUnsafe(Math.min(stat.size, bytes));
    let length = 0;
    while (length < buffer.length) {
      const count = readSync(descriptor, buffer, length, buffer.length - length, length);
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

function isPackageFile(entry: Dirent): boolean {
  return entry.name === 'cartridge.yaml' && entry.isFile();
}
