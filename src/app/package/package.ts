import type { Diagnostic } from '../../core/result/diagnostic.ts';
import { UserError } from '../../core/result/errors.ts';
import { buildManifest, serializeManifest } from '../../core/manifest/build.ts';
import { checkManifest } from '../../core/manifest/check.ts';
import { checkPackage } from '../../core/manifest/check-package.ts';
import type { Manifest, Package } from '../../core/manifest/types.ts';
import { checkSchema } from '../../core/schema/check.ts';
import { validators } from '../../core/schema/validators.ts';
import { fromPointer, rangeOf, toPointer, type Path, type SourceDocument } from '../../core/source/document.ts';
import { LIMITS } from '../../core/source/limits.ts';
import { readDocument, readText } from '../../core/source/read.ts';
import { MANIFEST_PATH, type FormatProfile } from '../../ids.ts';
import { member } from '../../core/value/mapping.ts';
import type { FileSystem } from '../../ports.ts';
import { PACKAGE_FILE } from '../project/root.ts';
import { joinPath } from '../../core/value/path.ts';

/** Packages hold the schemas of the manifest that is made from them. */
const DEEP = { maxDepth: LIMITS.schemaDepth };

/** A package folder with its manifest. */
export interface LoadedPackage {
  /** The folder, as it was named. */
  readonly folder: string;
  /** Path of `cartridge.yaml`. */
  readonly file: string;
  /** `cartridge.yaml`. */
  readonly doc: SourceDocument;
  readonly package: Package;
  readonly manifest: Manifest;
  /** The exact text of the manifest in a cartridge. */
  readonly manifestText: string;
  /** What the manifest is warned of, at the part of `cartridge.yaml` that it comes from. */
  readonly warnings: readonly Diagnostic[];
}

/** A package, or what is wrong with it and the role that it states. */
export type PackageResult = LoadedPackage | { readonly diagnostics: readonly Diagnostic[]; readonly role: unknown };

/**
 * Reads a package folder's `cartridge.yaml` and builds its manifest.
 *
 * @param folder the folder, or the path of its `cartridge.yaml`
 * @returns diagnostics instead when the file or the manifest made from it is not valid
 * @throws UserError when there is no such file
 */
export async function loadPackage(
  fs: Pick<FileSystem, 'kind' | 'readFile'>,
  folder: string,
  profile: FormatProfile,
): Promise<PackageResult> {
  const file = folder.endsWith(PACKAGE_FILE) ? folder : joinPath(folder, PACKAGE_FILE);
  if (fs.kind(file) === 'none') {
    throw new UserError('no-package', `there is no ${PACKAGE_FILE}`, {
      path: folder,
      help: `name a folder that holds ${PACKAGE_FILE}`,
    });
  }
  const doc = await readDocument(file, fs.readFile(file, 4 * 1024 * 1024), DEEP);
  const validator = await validators.cartridge();
  const misfits = doc.value === undefined ? [] : checkSchema(doc, validator, 'package/schema');
  const diagnostics = [...doc.problems, ...misfits];
  const role = member(doc.value, 'role');
  if (diagnostics.length > 0) return { diagnostics, role };
  const written = doc.value as Package;
  const faults = checkPackage(doc, written);
  if (faults.length > 0) return { diagnostics: faults, role };
  // The publisher need not be written twice.
  const id = written.id.includes('/') ? written.id : `${written.publisher}/${written.id}`;
  const loaded: Package = { ...written, id };
  const manifest = buildManifest(loaded.harness, profile);
  const manifestText = serializeManifest(manifest);
  const made = await readText(MANIFEST_PATH, manifestText, DEEP);
  const checked = checkManifest(made, await validators.manifest(), profile);
  const found = checked.diagnostics.map((each) => atHarness(each, doc, loaded, manifest));
  if (checked.manifest === undefined) return { diagnostics: found, role };
  return {
    folder: folder.endsWith(PACKAGE_FILE) ? folder.slice(0, -PACKAGE_FILE.length - 1) || '.' : folder,
    file,
    doc,
    package: loaded,
    manifest,
    manifestText,
    warnings: found,
  };
}

// The generated text is not a file: a fault in it lies in the package, at the part of `harness` that it came from.
function atHarness(error: Diagnostic, doc: SourceDocument, loaded: Package, manifest: Manifest): Diagnostic {
  const [list, index, ...rest] = fromPointer(manifest, error.pointer);
  let path: Path = ['harness', ...(list === undefined ? [] : [list])];
  if (list === 'requiredTools' || list === 'optionalTools') {
    const role = manifest[list][Number(index)]?.role;
    const given = loaded.harness?.[list]?.findIndex((tool) => tool.role === role) ?? -1;
    if (given >= 0) path = [...path, given, ...rest];
  } else if (index !== undefined) path = [...path, index, ...rest];
  return { ...error, path: doc.path, pointer: toPointer(path), range: rangeOf(doc, path) };
}
