import { forbiddenName } from '../../core/cartridge/forbidden.ts';
import { START_OF_FILE, type Diagnostic } from '../../core/result/diagnostic.ts';
import { UserError } from '../../core/result/errors.ts';
import { LIMITS } from '../../core/source/limits.ts';
import { suspicion } from '../../core/text/suspicion.ts';
import { absolutePath, isWithin, joinPath, shortest } from '../../core/value/path.ts';
import { MANIFEST_PATH, type FormatProfile } from '../../ids.ts';
import { forward, type FileSystem, type ListFolder } from '../../ports.ts';
import { inspectContent, MAX_PACKED_FILE, unpackableFindings } from '../package/package-content.ts';
import { loadPackage } from '../package/package.ts';
import { PACKAGE_FILE } from '../project/root.ts';
import type { FoundSkill } from './find-skill.ts';

/** A file of the package: a text of our own, or the bytes of a file of the skill. */
export interface PackedFile {
  readonly path: string;
  readonly text: string | Uint8Array;
}

/** What making a package of a skill needs from outside. */
export interface FromSkillPorts {
  readonly fs: FileSystem;
  readonly listFolder: ListFolder;
}

/** All that is copied is held at once. */
const MOST_BYTES = 256 * 1024 * 1024;
/** The files of a skill, as a package lists them. */
export interface Listed {
  readonly list: ListFolder;
  /** Files that cannot keep their names in a cartridge: how each is called there, and how it is called in the skill. */
  readonly renamed: ReadonlyMap<string, string>;
  /** Files below the folder that git ignores. */
  readonly ignored: readonly string[];
}

/**
 * Lists the files of a skill: who makes a package of a folder means what git would show of it, and where a link stands, it is a fault
 * of the package.
 *
 * @param target the folder of the package, which is not part of the skill
 */
export function listSkill({ fs, listFolder }: FromSkillPorts, found: FoundSkill, target: string): Listed {
  const { folder, file } = found;
  if (found.kind === 'agent') {
    const path = joinPath(folder, file);
    const bytes = (): Uint8Array => fs.readFile(path, LIMITS.yamlBytes);
    const one = { path: file, size: bytes().length, read: bytes };
    return { list: () => [one], renamed: new Map(), ignored: [] };
  }
  const own = shortest(absolutePath(fs.cwd, folder), absolutePath(fs.cwd, target));
  const isOther = (path: string): boolean => /(?:^|\/)(?:\.git|node_modules)(?:\/|$)/.test(path) || isWithin(own, path);
  const shown = new Set([...fs.list(folder), file]);
  const faults: UserError[] = [];
  const all = listFolder(folder, MAX_PACKED_FILE, (fault) => {
    if (!isOther(shortest(absolutePath(fs.cwd, folder), absolutePath(fs.cwd, fault.path ?? folder))))
      faults.push(fault);
  }).filter(({ path }) => !isOther(path));
  const files = all
    .filter(({ path }) => shown.has(path))
    .map((each) => ({ ...each, path: nameInPackage(each.path), own: each.path }));
  return {
    list: (_folder, _maxBytes, onFault) => {
      for (const fault of faults) onFault?.(fault);
      return files;
    },
    renamed: new Map(
      files.filter(({ path, own: before }) => path !== before).map(({ path, own: before }) => [path, before]),
    ),
    ignored: all.map(({ path }) => path).filter((path) => !shown.has(path)),
  };
}

// A name in a cartridge begins with a letter or a digit, and every plugin has a folder `.claude-plugin`. What is forbidden by its
// name keeps it, so that it is refused.
function nameInPackage(path: string): string {
  const name = path
    .split('/')
    .map((segment) => segment.replace(/^\.+(?=[A-Za-z0-9])/, ''))
    .join('/');
  return forbiddenName(`rom/${path}`) === undefined ? name : path;
}

/** What goes below `rom/`, looked through. */
export interface Content {
  readonly files: readonly { readonly path: string; readonly bytes: Uint8Array }[];
  readonly notes: readonly string[];
}

/**
 * Looks through what would be packed, with the finders of packing. The package is tried where the skill lies, so that a finding has
 * the place that its author knows.
 *
 * @param packageText a `cartridge.yaml` that would do
 * @returns diagnostics for what keeps the files from being packed
 * @throws UserError for a file in the place of the manifest, and for more than is copied at once
 */
export async function inspect(
  { fs }: FromSkillPorts,
  found: FoundSkill,
  { list, renamed }: Listed,
  packageText: string,
  profile: FormatProfile,
): Promise<Content | { readonly diagnostics: readonly Diagnostic[] }> {
  const file = joinPath(found.folder, PACKAGE_FILE);
  const tried = forward(fs, {
    kind: (path) => (path === file ? 'file' : fs.kind(path)),
    readFile: (path, ...rest) => (path === file ? new TextEncoder().encode(packageText) : fs.readFile(path, ...rest)),
  });
  const main = joinPath(found.folder, found.file);
  const rom = joinPath(found.folder, 'rom/');
  const placeInSkill = (name: string): string => joinPath(found.folder, renamed.get(name) ?? name);
  const placeOf = (path: string): string => (path.startsWith(rom) ? placeInSkill(path.slice(rom.length)) : path);
  const placed = (each: Diagnostic): Diagnostic =>
    each.path === file ? { ...each, path: main, range: START_OF_FILE } : { ...each, path: placeOf(each.path) };
  const loaded = await loadPackage(tried, found.folder, profile);
  if ('diagnostics' in loaded) return { diagnostics: loaded.diagnostics.map(placed) };
  const content = await inspectContent({ fs: tried, listFolder: list }, loaded);
  // What the head says is in cartridge.yaml, too.
  const twice = content.forbidden.some(({ path }) => placeOf(path) === main);
  const forbidden = content.forbidden.filter(({ path }) => !twice || path !== file);
  const diagnostics = [...unpackableFindings(content), ...forbidden].map(placed);
  if (content.unpackable.some(({ code }) => code === 'stale-manifest'))
    throw new UserError('bad-package-file', 'it is where the manifest of the package goes', {
      path: placeOf(joinPath(found.folder, MANIFEST_PATH)),
      help: 'rename it',
    });
  if (diagnostics.length > 0) return { diagnostics };
  const total = content.files.reduce((sum, { size }) => sum + size, 0);
  if (total > MOST_BYTES)
    throw new UserError('bad-package-file', `its files have ${total} bytes; at most ${MOST_BYTES} are copied`, {
      path: found.folder,
      help: 'keep what is large elsewhere',
    });
  const files = content.files.map((each) => ({ path: each.path, bytes: each.read() }));
  return { files, notes: files.flatMap(({ path, bytes }) => suspects(placeInSkill(path), bytes)) };
}

/** Longer texts are not read. */
const LONGEST_TEXT = 1024 * 1024;
/** Lines that a sentence may take. */
const WINDOW = 3;

// One note a file: who reads it looks at the rest of the file, too.
function suspects(path: string, bytes: Uint8Array): string[] {
  if (bytes.length > LONGEST_TEXT || bytes.subarray(0, 8192).includes(0)) return [];
  const text = new TextDecoder().decode(bytes);
  if (suspicion(text, 'instructions') === undefined) return [];
  const lines = text.split('\n');
  const windowAt = (i: number): string | undefined => suspicion(lines.slice(i, i + WINDOW).join('\n'), 'instructions');
  let at = lines.findIndex((_, i) => windowAt(i) !== undefined);
  while (at !== -1 && at + 1 < lines.length && windowAt(at + 1) === windowAt(at)) at++;
  const what = windowAt(at) ?? suspicion(text, 'instructions');
  return [`warning: ${path}:${at + 1}: it ${what}; read it before you sign it`];
}
