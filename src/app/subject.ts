import type { Diagnostic } from '../core/diagnostic.ts';
import { sha256Digest } from '../core/digest.ts';
import { UserError } from '../core/errors.ts';
import type { Subject } from '../core/handshake/negotiate.ts';
import type { Unmet } from '../core/handshake/unmet.ts';
import { checkManifest, schemaVersionProblem } from '../core/manifest/check.ts';
import { validators } from '../core/schema/validators.ts';
import { readDocument } from '../core/source/read.ts';
import { REQUIRED_ROLE_NAMES, type FormatProfile } from '../ids.ts';
import type { FileSystem } from '../ports.ts';
import { loadPackage } from './package.ts';

const MANIFEST_LIMIT = 4 * 1024 * 1024;

/** A subject of the handshake with what is wrong with its file; with errors its verdict is "refuse" at every host. */
export interface LoadedSubject {
  readonly subject: Subject;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Reads what `handshake FILE` names: a manifest (`*.json`) or a package folder (surface.md, Other JSON results).
 *
 * @returns no subject, only diagnostics, for a package that cannot be built: it has no manifest to negotiate
 * @throws UserError when the file or folder cannot be read
 */
export async function loadSubject(
  fs: FileSystem,
  path: string,
  profile: FormatProfile,
): Promise<LoadedSubject | { readonly subject?: undefined; readonly diagnostics: readonly Diagnostic[] }> {
  if (fs.kind(path) === 'none') throw new UserError('unreadable-file', 'there is no such file or directory', { path });
  if (fs.kind(path) === 'file' && /\.json$/i.test(path))
    return manifestSubject(path, fs.readFile(path, MANIFEST_LIMIT), profile);
  const loaded = await loadPackage(fs, path, profile);
  if ('diagnostics' in loaded) return loaded;
  const subject: Subject = {
    path,
    signature: 'not applicable',
    requirementsHash: sha256Digest(loaded.manifestText),
    manifest: loaded.manifest,
    refused: [],
  };
  return { subject, diagnostics: [] };
}

/**
 * The subject of a manifest's exact bytes.
 *
 * @param path the name in diagnostics
 */
export async function manifestSubject(
  path: string,
  bytes: Uint8Array,
  profile: FormatProfile,
  signature: Subject['signature'] = 'not applicable',
): Promise<LoadedSubject> {
  const doc = await readDocument(path, bytes);
  const { manifest, diagnostics } = checkManifest(doc, await validators.manifest(), profile);
  const refused = manifest === undefined ? reasonsOf(doc.value, profile) : [];
  return { subject: { path, signature, requirementsHash: sha256Digest(bytes), manifest, refused }, diagnostics };
}

// An invalid manifest is no manifest of this schemaVersion; when only contracts are missing, the roles are named instead.
function reasonsOf(value: unknown, profile: FormatProfile): Unmet[] {
  const version = fieldOf(value, 'schemaVersion');
  const invalid: Unmet = {
    id: 'manifest.schemaVersion',
    supported: profile.manifestSchemaVersion,
    requested: typeof version === 'string' ? version.slice(0, 80) : 'not stated',
  };
  if (schemaVersionProblem(value, profile) !== undefined) return [invalid];
  const tools = fieldOf(value, 'requiredTools');
  if (!Array.isArray(tools)) return [invalid];
  const roles = tools.map((tool) => fieldOf(tool, 'role'));
  const missing = REQUIRED_ROLE_NAMES.map((name) => profile.roleNamespace + name).filter((r) => !roles.includes(r));
  if (missing.length === 0) return [{ ...invalid, requested: `${invalid.requested}, not valid` }];
  return missing
    .map((role) => ({ id: `tool:${role}`, supported: 'none', requested: 'the manifest lacks this required role' }))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;
}
