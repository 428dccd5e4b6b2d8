import { UserError } from '../../core/result/errors.ts';
import type { Diagnostic } from '../../core/result/diagnostic.ts';
import { checkManifest } from '../../core/manifest/check.ts';
import type { Manifest } from '../../core/manifest/types.ts';
import { validators } from '../../core/schema/validators.ts';
import { LIMITS } from '../../core/source/limits.ts';
import { readDocument } from '../../core/source/read.ts';
import { printable } from '../../core/text/printable.ts';
import type { FormatProfile } from '../../ids.ts';
import type { FileSystem } from '../../ports.ts';
import { PACKAGE_FILE } from '../project/root.ts';
import { loadPackage } from './package.ts';

const MANIFEST_LIMIT = 4 * 1024 * 1024;

/** A manifest with the exact bytes that a descriptor's `requirementsHash` is made from. */
export interface LoadedManifest {
  readonly manifest: Manifest;
  readonly bytes: Uint8Array;
  /** Warnings only. */
  readonly diagnostics: readonly Diagnostic[];
}

export type ManifestResult =
  LoadedManifest | { readonly manifest?: undefined; readonly diagnostics: readonly Diagnostic[] };

/**
 * The manifest of a package folder (built) or of a `*.json` file (as it is).
 *
 * @param path a package folder, its `cartridge.yaml`, or a manifest file
 * @returns no manifest, and the errors, when it is not valid
 * @throws UserError when the file or folder cannot be read
 */
export async function loadManifest(fs: FileSystem, path: string, profile: FormatProfile): Promise<ManifestResult> {
  if (fs.kind(path) === 'file' && /\.json$/i.test(path)) {
    const bytes = fs.readFile(path, MANIFEST_LIMIT);
    const doc = await readDocument(path, bytes, { maxDepth: LIMITS.schemaDepth });
    const { manifest, diagnostics } = checkManifest(doc, await validators.manifest(), profile);
    return manifest === undefined ? { diagnostics } : { manifest, diagnostics, bytes };
  }
  if (fs.kind(path) === 'file' && !path.endsWith(PACKAGE_FILE))
    throw new UserError('no-manifest', `neither a package folder, its ${PACKAGE_FILE}, nor a manifest (*.json)`, {
      path,
      help: 'name a package folder or a manifest; a cartridge is read by verify, handshake and diff',
    });
  const loaded = await loadPackage(fs, path, profile);
  if ('diagnostics' in loaded) return loaded;
  const { manifest, manifestText, warnings: diagnostics } = loaded;
  return { manifest, bytes: new TextEncoder().encode(manifestText), diagnostics };
}

/** A line of a manifest in a message: as it stands, since it has quotes of its own. */
export function shownLine(line: string): string {
  // Only indentation is left out: an invisible character may be the whole difference.
  return printable(line.replace(/^ +|,?[ \r]*$/g, '').slice(0, 200)) || '(nothing)';
}

/** Where a committed manifest's text first differs from the expected one, line ends aside; undefined when it is in step. */
export function compareManifest(expected: string, found: string) {
  const [want = [], have = []] = [expected, found].map((text) => text.replaceAll('\r\n', '\n').split('\n'));
  for (let i = 0; i < Math.max(want.length, have.length); i++) {
    if (want[i] !== have[i]) return { line: i + 1, expected: want[i] ?? '', found: have[i] ?? '' };
  }
  return undefined;
}
