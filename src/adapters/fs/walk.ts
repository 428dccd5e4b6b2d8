import { existsSync, lstatSync, readdirSync, readFileSync, type Dirent, type Stats } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { once } from '../../core/value/once.ts';
import { unreachable } from '../../core/value/unreachable.ts';
import type { IndexEntry } from '../../core/git/index-file.ts';
import type { ListOptions } from '../../ports.ts';
import { parentOf } from '../../core/value/path.ts';
import { ignoreRules, isIgnored, type IgnoreRules } from '../../core/value/ignore-rules.ts';

/** What git tracks below a folder, by path: of the repository around it, or (`nested`) of one whose work tree starts there. */
export type Tracked = (folder: string, nested: boolean) => ReadonlyMap<string, IndexEntry>;

/**
 * The files below `root` that are judged (ports.ts, `FileSystem.list`), relative to it, with `/`, in code-point order.
 * `.gitignore` files are honoured from the work tree's top down for what git does not track; special files are left out, an unreadable directory is treated as
 * empty. Repositories within are judged by what they track themselves.
 */
export function listFiles(root: string, tracked: Tracked, options: ListOptions = {}): string[] {
  const found = new Set<string>();
  const links = new Set<string>();
  const seen = new Set<string>();
  const known = new Map<string, IgnoreRules[]>();
  // Hundreds of submodules have the same folders above them.
  const rulesOf = (directory: string): IgnoreRules[] => once(known, directory, () => rulesIn(directory));
  const add = (folder: string, nested: boolean, all: boolean): void => {
    if (seen.has(folder)) return;
    seen.add(folder);
    const prefix = folder === root ? '' : `${slashed(relative(root, folder))}/`;
    const own = tracked(folder, nested);
    const { files, repositories } = walkFiles(folder, all, own, rulesOf, (path, why) =>
      options.onSkip?.(prefix + path, why),
    );
    for (const file of files) found.add(prefix + file);
    const kindAt = kindBelow(folder);
    for (const [path, entry] of own) {
      if (found.has(prefix + path)) continue;
      switch (entry.kind) {
        case 'file':
        case 'link': {
          const kind = kindAt(path, entry);
          if (kind === 'file') found.add(prefix + path);
          else if (kind === 'link') links.add(prefix + path);
          continue;
        }
        case 'submodule':
          if (kindAt(path, entry) === 'directory') add(join(folder, path), true, all);
          continue;
      }
      unreachable(entry.kind);
    }
    for (const repository of repositories) if (repository !== '') add(join(folder, repository), true, all);
  };
  add(root, false, options.ignored === true);
  if (options.onLink !== undefined) links.forEach(options.onLink);
  return [...found].sort();
}

interface Walked {
  readonly files: readonly string[];
  /** Folders with a `.git` of their own; the empty text is the root itself. */
  readonly repositories: readonly string[];
}

/** What git would not ignore below a folder; `.git` and `node_modules` are never entered. */
function walkFiles(
  root: string,
  withIgnored: boolean,
  tracked: ReturnType<Tracked>,
  rulesOf: (directory: string) => readonly IgnoreRules[],
  onSkip: (path: string, why: string) => void,
): Walked {
  const files: string[] = [];
  const repositories: string[] = [];
  const walk = (folder: string, inherited: readonly IgnoreRules[]): void => {
    const directory = join(root, folder);
    const entries = readEntries(directory, (why) => onSkip(folder || '.', why));
    const rules =
      !withIgnored && entries.some((entry) => entry.name === '.gitignore')
        ? [...inherited, ...rulesOf(directory)]
        : inherited;
    const above = `${slashed(directory)}/`;
    const isLeftOut = (name: string): boolean => rules.length > 0 && isIgnored(above + name, rules);
    for (const entry of entries) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.name === '.git') repositories.push(folder);
      else if (entry.isDirectory()) {
        if (entry.name === 'node_modules' || isLeftOut(`${entry.name}/`)) continue;
        if (entry.name.includes('\ufffd')) files.push(...filesByBytes(directory, path));
        else walk(path, rules);
      } else if (entry.isSymbolicLink() || (!tracked.has(path) && isLeftOut(entry.name))) continue;
      else if (entry.isFile()) files.push(path);
      else onSkip(path, 'a special file; it was left out');
    }
  };
  const outer = withIgnored ? [] : treeAbove(root).flatMap(rulesOf);
  if (!isIgnored(`${slashed(root)}/`, outer)) walk('', outer);
  return { files, repositories };
}

/** Files below a folder whose name may not be UTF-8, which no text asks for: they are listed, and reading one fails. */
function filesByBytes(directory: string | Buffer, path: string): string[] {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const below = (folder: Buffer, shown: string): string[] =>
    readdirSync(folder, { withFileTypes: true, encoding: 'buffer' }).flatMap((entry) => {
      const each = `${shown}/${entry.name.toString()}`;
      if (entry.isDirectory()) return below(Buffer.concat([folder, Buffer.from('/'), entry.name]), each);
      return entry.isFile() ? [each] : [];
    });
  return readdirSync(directory, { withFileTypes: true, encoding: 'buffer' })
    .filter((entry) => entry.isDirectory() && entry.name.toString() === name)
    .flatMap((entry) => below(Buffer.concat([Buffer.from(`${directory}/`), entry.name]), path));
}

type Kind = 'file' | 'link' | 'directory' | 'none';

/** Tells what is at paths below a folder; `link` also for what is only reached through one. */
function kindBelow(folder: string): (path: string, entry: IndexEntry) => Kind {
  const folders = new Map<string, Kind>([['', 'directory']]);
  const above = (path: string): Kind => {
    const parent = parentOf(path);
    return once(folders, parent, () => {
      const up = above(parent);
      return up === 'directory' ? kindOf(statOf(join(folder, parent))) : up;
    });
  };
  return (path, entry) => {
    // A name that is not UTF-8 is asked for by its bytes.
    if (path.includes('\ufffd'))
      return kindOf(statOf(Buffer.concat([Buffer.from(`${folder}/`), tail(path, entry.rawPath())])));
    const up = above(path);
    return up === 'directory' ? kindOf(statOf(join(folder, path))) : up === 'link' ? 'link' : 'none';
  };
}

/** The last bytes of a path from the top of its repository: as much as belongs to a path from a folder within. */
function tail(path: string, raw: Uint8Array): Uint8Array {
  let folders = path.split('/').length;
  let from = raw.length;
  while (from > 0 && (raw[from - 1] !== 0x2f || --folders > 0)) from--;
  return raw.subarray(from);
}

/** What is at a path itself; nothing where no file can have such a name, or reading is not allowed. */
export function statOf(path: string | Buffer): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

function kindOf(stat: Stats | undefined): Kind {
  if (stat === undefined) return 'none';
  return stat.isSymbolicLink() ? 'link' : stat.isFile() ? 'file' : stat.isDirectory() ? 'directory' : 'none';
}

function slashed(path: string): string {
  return path.replaceAll('\\', '/');
}

function readEntries(directory: string, onProblem: (why: string) => void): Dirent[] {
  try {
    return readdirSync(directory, { withFileTypes: true });
  } catch (error) {
    onProblem(`cannot be listed (${(error as NodeJS.ErrnoException).code ?? 'error'})`);
    return [];
  }
}

function rulesIn(directory: string): IgnoreRules[] {
  try {
    const file = join(directory, '.gitignore');
    return [ignoreRules(readFileSync(file, 'utf8'), file.length - '.gitignore'.length)];
  } catch {
    return [];
  }
}

// From the work tree's top to the parent of `root`; none when `root` is in no work tree.
function treeAbove(root: string): string[] {
  const above: string[] = [];
  for (let directory = root; ; directory = dirname(directory)) {
    if (existsSync(join(directory, '.git'))) break;
    if (dirname(directory) === directory) return [];
    above.unshift(dirname(directory));
  }
  return above;
}
