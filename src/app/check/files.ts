import { UserError } from '../../core/result/errors.ts';
import { compileGlob, isGlob } from '../../core/value/glob.ts';
import { quote } from '../../core/text/printable.ts';
import type { JudgedFiles } from '../../core/relaxed/side.ts';
import { fileError, type Diagnostic } from '../../core/result/diagnostic.ts';
import { kindOfFile } from '../../core/skill/kinds.ts';
import { groupBy } from '../../core/value/group-by.ts';
import { isNamed, rightName, type NamedKind } from '../../core/value/file-names.ts';
import type { FileSystem } from '../../ports.ts';
import type { Config } from '../project/config.ts';
import { cartridgePaths, isCartridgeName } from '../project/cartridge-files.ts';
import { PACKAGE_FILE } from '../project/root.ts';
import { isWithin, joinPath, parentOf, placeOf, shortest, type Place } from '../../core/value/path.ts';

/** What a check looks for in a repository, and by the names of which kind. */
const KINDS = { cals: 'cal', packages: 'cartridge', hosts: 'host', cartridges: undefined } as const satisfies Readonly<
  Record<keyof JudgedFiles, NamedKind | undefined>
>;

const LISTS = Object.keys(KINDS) as (keyof JudgedFiles)[];

/** A value for each list of a check. */
export function eachList<T>(of: (list: keyof JudgedFiles) => T): Record<keyof JudgedFiles, T> {
  return Object.fromEntries(LISTS.map((list) => [list, of(list)])) as Record<keyof JudgedFiles, T>;
}

/** Whether a file is called like those of a list of a check. */
export function isOf(list: keyof JudgedFiles, path: string): boolean {
  const kind = KINDS[list];
  return kind === undefined ? isCartridgeName(path) : isNamed(kind, path);
}

/** Whether a check looks for a file by its name. */
export function isLookedFor(path: string): boolean {
  return LISTS.some((list) => isOf(list, path));
}

/**
 * The files that are passed over, since their names are only nearly right.
 *
 * @param files relative to the root of their project
 * @param taken paths of the files that a configuration, an option or their own name already finds
 */
export function passedOver(
  files: readonly string[],
  { at }: Place,
  config: Pick<Config, 'baseline' | 'confirmations'>,
  taken: readonly string[] = [],
): Diagnostic[] {
  const known = new Set([...taken, config.baseline, config.confirmations]);
  return files
    .filter((file) => rightName(file) !== undefined)
    .map(at)
    .filter((path) => !known.has(path))
    .flatMap((path) => nameFinding(path) ?? []);
}

/** What is said of a file whose name is nearly that of a file that is looked for; undefined for any other. */
export function nameFinding(path: string): Diagnostic | undefined {
  const name = rightName(path);
  if (name === undefined) return undefined;
  const message = `this file is ignored: its name is almost ${quote(name)}`;
  return { ...fileError('source/file-name', path, message, `rename it to ${quote(name)}`), level: 'warning' };
}

/** The files of a folder that names and globs are looked up in. */
export interface Tree {
  readonly fs: FileSystem;
  /** Relative to the working directory. */
  readonly root: string;
  /** How its paths lead to those of the working directory. */
  readonly place: Place;
  /** Every file that git does not ignore, relative to `root`, sorted. */
  readonly files: readonly string[];
}

/** @param list lists the files on demand */
export function treeOf(fs: FileSystem, root: string, list: readonly string[] | (() => readonly string[])): Tree {
  let files = typeof list === 'function' ? undefined : list;
  return {
    fs,
    root,
    place: placeOf(fs.cwd, root),
    get files() {
      return (files ??= typeof list === 'function' ? list() : list);
    },
  };
}

/**
 * The files of one kind: those that names and globs mean, relative to the root, or without any every file of the kind.
 *
 * @returns paths relative to the working directory, sorted, each once
 * @throws UserError `no-file` for a name or glob that means nothing
 */
export function filesOf(tree: Tree, kind: keyof JudgedFiles, names: readonly string[] | undefined): string[] {
  const { at } = tree.place;
  if (names === undefined) return tree.files.filter((file) => isOf(kind, file)).map(at);
  if (kind === 'cartridges') return cartridgePaths(tree.fs, names, tree.root);
  const selected = new Set(
    names.flatMap((name) => (isGlob(name) ? matching(tree, kind, name).map(at) : named(tree, kind, name))),
  );
  return [...selected].sort();
}

/** What names and globs of each kind, or all of a kind without any, make a check judge. */
export type FileLists = { readonly [Kind in keyof JudgedFiles]?: readonly string[] | undefined };

/**
 * The files of every kind that a check judges, as {@link filesOf} gives them.
 *
 * @throws UserError `no-file` for a name or glob that means nothing
 */
export function judgedFiles(tree: Tree, lists: FileLists): JudgedFiles {
  return eachList((kind) => filesOf(tree, kind, lists[kind]));
}

/**
 * Lists with the files that were named: the kind of each comes from a list, or from its name.
 *
 * @throws UserError `not-judged` for a file that is nothing that a check judges
 */
export function withNamed(lists: JudgedFiles, named: readonly string[]): JudgedFiles {
  const listOf = (path: string): keyof JudgedFiles | 'skills' => {
    const kind = LISTS.find((each) => lists[each].includes(path)) ?? LISTS.find((each) => isOf(each, path));
    if (kind !== undefined) return kind;
    if (kindOfFile(path) !== undefined) return 'skills';
    throw new UserError('not-judged', 'check does not read this kind of file', {
      path,
      help: nameFinding(path)?.help ?? JUDGED,
    });
  };
  if (named.length === 0) return lists;
  const more = groupBy(named, listOf);
  return eachList((kind) => [...new Set([...lists[kind], ...(more.get(kind) ?? [])])].sort());
}

const JUDGED =
  'name a CAL (*.cal.json, *.cal.yaml, *.cal.yml), the cartridge.yaml of a package, a cartridge, a host profile (*.host.yaml, *.host.yml, *.host.json), a skill (SKILL.md), or a folder';

/**
 * Lists without the names and globs that mean nothing in a tree: what a configuration of another commit names may be gone.
 */
export function listsThatMean(tree: Tree, lists: FileLists): FileLists {
  return eachList((kind) => lists[kind]?.filter((name) => isThere(() => filesOf(tree, kind, [name]))));
}

function isThere(look: () => unknown): boolean {
  try {
    look();
    return true;
  } catch (error) {
    if (error instanceof UserError && error.code === 'no-file') return false;
    throw error;
  }
}

// A glob may name the file, or the folder that holds it, as `agents/*` does for packages.
function matching({ root, files }: Tree, kind: keyof JudgedFiles, pattern: string): string[] {
  const glob = compileGlob(pattern);
  if ('problem' in glob) throw new UserError('bad-glob', `${quote(pattern)}: ${glob.problem}`);
  const found = files.filter((file) => isOf(kind, file) && (glob.matches(file) || glob.matches(parentOf(file))));
  if (found.length > 0) return found;
  throw new UserError('no-file', `no file matches ${quote(pattern)}`, {
    path: root,
    help: 'correct the glob in cartwright.yaml or on the command line',
  });
}

// A package is named by its folder, anything else by its file or a folder around it; the name of a client is not a file: it means the one that this project configures.
function named({ fs, files, place }: Tree, kind: keyof JudgedFiles, name: string): string[] {
  const { at, inside } = place;
  const path = name.split('/').includes('..') ? shortest(fs.cwd, at(name)) : at(name);
  if (fs.kind(path) === 'file') return [path];
  if (kind === 'packages' && fs.kind(joinPath(path, PACKAGE_FILE)) === 'file') return [joinPath(path, PACKAGE_FILE)];
  if (kind === 'hosts' && fs.kind(path) === 'none' && /^[\w .-]+$/.test(name)) return [path];
  const below = files.filter((file) => isOf(kind, file) && isWithin(inside(path), file));
  if (below.length > 0) return below.map(at);
  throw new UserError('no-file', 'there is no such file', { path });
}
