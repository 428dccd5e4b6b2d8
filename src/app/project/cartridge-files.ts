import { FIXES, noSuchFile, UserError } from '../../core/result/errors.ts';
import { LAYOUT_FILE } from '../../core/oci/media-types.ts';
import { compileGlob, isGlob } from '../../core/value/glob.ts';
import { PREFIXES, PROFILES } from '../../ids.ts';
import type { FileSystem } from '../../ports.ts';
import { fileName, joinPath, parentOf, placeOf } from '../../core/value/path.ts';
import { PACKAGE_FILE } from './root.ts';
import { namesLayout, referencesIn } from './layouts.ts';

/**
 * The cartridges that folders, files, OCI layouts and globs name, relative to the working directory, sorted, each once; one in a
 * layout by its tag or digest.
 *
 * @param root what the names are relative to, seen from the working directory
 * @throws UserError `no-file` when a name is neither a folder, a file nor a glob; `bad-layout`
 */
export function cartridgePaths(fs: FileSystem, named: readonly string[], root = '.'): string[] {
  const { at } = placeOf(fs.cwd, root);
  const found = new Set<string>();
  for (const name of named) {
    const path = at(name);
    const kind = fs.kind(path);
    const references = referencesIn(fs, path);
    if (references !== undefined) references.forEach((each) => found.add(each));
    else if (kind === 'file') found.add(path);
    else if (kind === 'directory') {
      for (const file of fs.list(path, { ignored: true })) {
        if (isCartridgeName(file)) found.add(joinPath(path, file));
        else if (file.endsWith(`/${LAYOUT_FILE}`))
          referencesIn(fs, joinPath(path, parentOf(file)))?.forEach((each) => found.add(each));
      }
    } else if (namesLayout(fs, path)) found.add(path);
    else if (isGlob(name)) {
      const glob = compileGlob(name);
      if ('problem' in glob)
        throw new UserError('usage', `${JSON.stringify(name)}: ${glob.problem}`, { help: FIXES['bad-glob'] });
      for (const file of fs.list(root, { ignored: true })) if (glob.matches(file)) found.add(at(file));
    } else throw noSuchFile(path);
  }
  return [...found].sort();
}

/** The packages that folders, files and globs name, or hold, by the paths of their `cartridge.yaml`; as {@link cartridgePaths}. */
export function packagesIn(fs: FileSystem, named: readonly string[]): string[] {
  const isPackage = (file: string): boolean => fileName(file) === PACKAGE_FILE;
  return named.flatMap((name) => {
    const kind = fs.kind(name);
    if (kind === 'file') return isPackage(name) ? [name] : [];
    if (kind === 'directory')
      return fs
        .list(name)
        .filter(isPackage)
        .map((file) => joinPath(name, file));
    const glob = isGlob(name) ? compileGlob(name) : undefined;
    if (glob === undefined || 'problem' in glob) return [];
    return fs.list('.').filter((file) => isPackage(file) && (glob.matches(file) || glob.matches(parentOf(file))));
  });
}

/** Whether a file is called like a cartridge of any profile: one of another profile is refused by name, not passed over. */
export function isCartridgeName(file: string): boolean {
  return PREFIXES.some((prefix) => file.endsWith(PROFILES[prefix].extension));
}
