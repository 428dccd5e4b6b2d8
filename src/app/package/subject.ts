import { fileError, type Diagnostic } from '../../core/result/diagnostic.ts';
import { sha256Digest } from '../../core/value/digest.ts';
import { FIXES, noSuchFile, UserError } from '../../core/result/errors.ts';
import type { Subject } from '../../core/handshake/negotiate.ts';
import type { Unmet } from '../../core/handshake/unmet.ts';
import { manifestSubject as manifestSubjectOf } from '../../core/handshake/manifest-subject.ts';
import { validators } from '../../core/schema/validators.ts';
import { LIMITS } from '../../core/source/limits.ts';
import { readDocument } from '../../core/source/read.ts';
import { MANIFEST_PATH, type FormatProfile } from '../../ids.ts';
import type { FileSystem } from '../../ports.ts';
import { isNamed } from '../../core/value/file-names.ts';
import { PACKAGE_FILE } from '../project/root.ts';
import { namesLayout } from '../project/layouts.ts';
import { loadPackage, type LoadedPackage } from './package.ts';
import type { SignatureState } from '../trust/verify.ts';
import type { VerifyOutcome } from '../../core/result/verify-results.ts';

const MANIFEST_LIMIT = 4 * 1024 * 1024;

/** Judges the signature of the cartridge at `path`, relative to the working directory. */
export type SignatureOf = (path: string) => Promise<SignatureState>;

/** A subject of the handshake with what is wrong with its file; with errors its verdict is "refuse" at every host. */
export interface LoadedSubject {
  readonly subject: Subject;
  readonly diagnostics: readonly Diagnostic[];
  /** ROM digest of a whole cartridge, `sha256:` and hex; what an attestation is about. */
  readonly romDigest?: string;
}

/** A package that cannot be built has no manifest to negotiate. */
export type SubjectResult =
  LoadedSubject | { readonly subject?: undefined; readonly diagnostics: readonly Diagnostic[] };

export interface SubjectOptions {
  readonly profile: FormatProfile;
  /** Needed for cartridges. */
  readonly signatureOf?: SignatureOf | undefined;
  /** A cartridge without signature is negotiated all the same. */
  readonly allowUnsigned?: boolean;
}

/**
 * Reads what `handshake FILE` names: a cartridge, a manifest (`*.json`) or a package folder.
 * A cartridge's signature is checked before its manifest is looked at (docs/format.md 4.1).
 *
 * @throws UserError when the file or folder cannot be read
 */
export async function loadSubject(fs: FileSystem, path: string, options: SubjectOptions): Promise<SubjectResult> {
  const { profile } = options;
  if (namesLayout(fs, path)) return cartridgeSubject(path, options);
  const kind = fs.kind(path);
  if (kind === 'none') throw noSuchFile(path);
  if (kind === 'file' && isNamed('cal', path))
    throw new UserError('no-manifest', 'a CAL has no requirements for a host', { path });
  if (kind === 'file' && /\.json$/i.test(path))
    return manifestSubject(path, fs.readFile(path, MANIFEST_LIMIT), profile);
  if (kind !== 'directory' && !path.endsWith(PACKAGE_FILE)) return cartridgeSubject(path, options);
  const loaded = await loadPackage(fs, path, profile);
  if ('diagnostics' in loaded) return loaded;
  return { subject: packageSubject(path, loaded), diagnostics: loaded.warnings };
}

export function packageSubject(path: string, { manifest, manifestText }: LoadedPackage): Subject {
  return { path, signature: 'not applicable', requirementsHash: sha256Digest(manifestText), manifest, refused: [] };
}

async function cartridgeSubject(path: string, options: SubjectOptions): Promise<LoadedSubject> {
  const { profile, signatureOf, allowUnsigned = false } = options;
  if (signatureOf === undefined)
    throw new UserError('no-manifest', 'neither a manifest (*.json) nor a package folder', { path });
  return signedSubject(path, await signatureOf(path), profile, allowUnsigned);
}

/**
 * The subject of a cartridge whose signature was checked.
 *
 * @param allowUnsigned whether one without signature is negotiated all the same
 */
export async function signedSubject(
  path: string,
  { signature, manifestBytes, outcome }: SignatureState,
  profile: FormatProfile,
  allowUnsigned: boolean,
): Promise<LoadedSubject> {
  const usable = signature === 'verified' || (signature === 'unsigned' && allowUnsigned);
  if (!usable) {
    const refused: Unmet = { id: 'manifest.signature', supported: signature, requested: 'a signature that verifies' };
    const requirementsHash = manifestBytes === undefined ? '' : sha256Digest(manifestBytes);
    const help =
      signature === 'unsigned' ? 'sign it with cartwright sign, or accept it with --allow-unsigned' : FIXES.tampered;
    const diagnostics = outcome.checks
      .filter(({ ok, id }) => !ok && !(signature === 'unsigned' && allowUnsigned && id === 'signature'))
      .map(({ id, message }) => fileError('signature/not-verified', path, `${id}: ${message}`, help));
    return { subject: { path, signature, requirementsHash, manifest: undefined, refused: [refused] }, diagnostics };
  }
  const rom = outcome.romDigest === null ? {} : { romDigest: outcome.romDigest };
  if (manifestBytes !== undefined) {
    const loaded = await manifestSubject(path, manifestBytes, profile, signature, MANIFEST_PATH);
    return { ...loaded, subject: { ...loaded.subject, ...rom }, ...rom };
  }
  const refused: Unmet = {
    id: 'manifest:',
    supported: `a valid ${profile.manifestSchemaVersion}`,
    requested: 'there is no manifest in the cartridge',
  };
  return {
    subject: { path, signature, requirementsHash: '', manifest: undefined, refused: [refused] },
    diagnostics: [],
    ...rom,
  };
}

/** The subject of a cartridge that verified, by the bytes of its manifest. */
export async function verifiedSubject(
  { path, romDigest }: Pick<VerifyOutcome, 'path' | 'romDigest'>,
  manifest: Uint8Array,
  profile: FormatProfile,
): Promise<Subject> {
  const { subject } = await manifestSubject(path, manifest, profile, 'verified');
  return { ...subject, ...(romDigest === null ? {} : { romDigest }) };
}

/**
 * The subject of a manifest's exact bytes.
 *
 * @param member the manifest's name inside the cartridge at `path`
 */
async function manifestSubject(
  path: string,
  bytes: Uint8Array,
  profile: FormatProfile,
  signature: Subject['signature'] = 'not applicable',
  member?: string,
): Promise<LoadedSubject> {
  const doc = await readDocument(member === undefined ? path : `${path}!${member}`, bytes, {
    maxDepth: LIMITS.schemaDepth,
  });
  const read = { path, signature, requirementsHash: sha256Digest(bytes) };
  return manifestSubjectOf(doc, await validators.manifest(), read, profile);
}
