import { forbiddenName } from '../../core/cartridge/forbidden.ts';
import { NameSet, nameProblem, showName } from '../../core/cartridge/names.ts';
import { fileError, lineError, type Diagnostic } from '../../core/result/diagnostic.ts';
import { UserError } from '../../core/result/errors.ts';
import { MANIFEST_PATH } from '../../ids.ts';
import type { FileSystem, FolderFile, ListFolder } from '../../ports.ts';
import type { LoadedPackage } from './package.ts';
import { compareManifest } from './manifest.ts';
import { forbiddenIn, forbiddenInPackage, forbiddenFinding, openScan } from './forbidden-content.ts';
import { isWithin, joinPath } from '../../core/value/path.ts';
import { markedText } from '../../core/value/utf8.ts';

/** Largest file that can be packed: it passes through memory whole. */
export const MAX_PACKED_FILE = 64 * 1024 * 1024;

/** What a package packs, and everything that keeps it from being packed. */
export interface PackageContent {
  /** The files beside the manifest, which is made anew. */
  readonly files: readonly FolderFile[];
  /** What cannot be packed at all, in the order of the paths. */
  readonly unpackable: readonly UserError[];
  /** What may not travel: secrets, at file and line. */
  readonly forbidden: readonly Diagnostic[];
  /** What `init` left to be written, at file and line. */
  readonly unwritten: readonly Diagnostic[];
}

/**
 * Looks through all that a package would pack. `build` refuses what is found here and `check` reports it, so that it is
 * known before a release is made. All is found, not only the first.
 */
export async function inspectContent(
  ports: { readonly fs: FileSystem; readonly listFolder: ListFolder },
  loaded: LoadedPackage,
): Promise<PackageContent> {
  const rom = joinPath(loaded.folder, 'rom');
  const unpackable: UserError[] = [];
  const found = ports.listFolder(rom, MAX_PACKED_FILE, (fault) => unpackable.push(fault));
  const scan = openScan(ports.fs, loaded.folder);
  unpackable.push(...nameFaults(found, rom));
  const forbidden = await forbiddenInPackage(loaded, scan);
  const [files, unwritten]: [FolderFile[], Diagnostic[]] = [[], []];
  for (const file of found) {
    try {
      if (`rom/${file.path}` === MANIFEST_PATH) refuseOtherManifest(file, loaded, rom);
      else {
        files.push(file);
        const [path, bytes] = [`${rom}/${file.path}`, file.read()];
        for (const { line, what } of await forbiddenIn(bytes, scan)) forbidden.push(forbiddenFinding(path, line, what));
        if (path.endsWith('.md')) unwritten.push(...unwrittenIn(path, new TextDecoder().decode(bytes)));
      }
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      unpackable.push(error);
    }
  }
  return { files, unpackable, forbidden, unwritten };
}

function unwrittenIn(path: string, text: string): Diagnostic[] {
  const make = (line: number): Diagnostic =>
    lineError('package/todo', path, line, 'a TODO is still to be written', 'write it: agents read it as it is');
  const lines = text.includes('TODO: ') ? text.split('\n') : [];
  return lines.flatMap((line, i) => (/^\s*TODO: /.test(line) ? [{ ...make(i + 1), level: 'warning' }] : []));
}

/** What cannot be packed, as findings. A manifest that is out of date is a finding of its own. */
export function unpackableFindings({ unpackable }: PackageContent): Diagnostic[] {
  return unpackable
    .filter(({ code }) => code !== 'stale-manifest')
    .map(({ path = '', message, help }) => fileError('package/unpackable', path, message, help));
}

/**
 * Lists a folder of a tree that is not on disk, such as git's index or a commit.
 *
 * @param links symbolic links of the tree, which its list of files leaves out
 */
export function listFrom(
  fs: Pick<FileSystem, 'kind' | 'list'>,
  readFile: FileSystem['readFile'],
  links: readonly string[],
): ListFolder {
  return (folder, maxBytes, onFault) => {
    for (const path of links) {
      if (!isWithin(folder, path)) continue;
      const fault = new UserError('bad-package-file', 'cannot be packed: it is a symbolic link', {
        path,
        help: 'put the file itself there',
      });
      if (onFault === undefined) throw fault;
      onFault(fault);
    }
    if (fs.kind(folder) !== 'directory') return [];
    return fs.list(folder, { ignored: true }).map((path) => {
      const bytes = (): Uint8Array => readFile(`${folder}/${path}`, maxBytes);
      return {
        path,
        get size() {
          return bytes().length;
        },
        read: bytes,
      };
    });
  };
}

function nameFaults(found: readonly FolderFile[], rom: string): UserError[] {
  const names = new NameSet();
  names.add(MANIFEST_PATH);
  const faults: UserError[] = [];
  for (const { path } of found) {
    const name = `rom/${path}`;
    const refuse = (reason: string, help: string): void => {
      faults.push(
        new UserError('bad-package-file', `cannot be packed as ${showName(name)}: ${reason}`, {
          path: `${rom}/${path}`,
          help,
        }),
      );
    };
    const problem = nameProblem(name) ?? forbiddenName(name);
    if (problem !== undefined) refuse(problem, 'rename it, or keep it outside rom/');
    const clash = name === MANIFEST_PATH ? undefined : names.add(name);
    if (clash !== undefined) refuse(clash, 'rename one of them');
  }
  return faults;
}

// The manifest is made from cartridge.yaml; a committed copy of it under rom/ is welcome as long as it is in step.
function refuseOtherManifest(file: FolderFile, { folder, manifestText }: LoadedPackage, rom: string): void {
  if (isInStep(file, manifestText)) return;
  throw new UserError('stale-manifest', 'it is not the manifest that cartridge.yaml gives', {
    path: `${rom}/${file.path}`,
    help: `remove it, or run cartwright manifest ${folder} --out ${rom}/${file.path}`,
  });
}

// Line ends aside: what git makes of them in a work tree is not what is packed.
function isInStep(file: FolderFile, manifestText: string): boolean {
  if (file.size > 2 * manifestText.length) return false;
  return compareManifest(manifestText, markedText(file.read())) === undefined;
}
