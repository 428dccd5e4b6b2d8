import { tagOf } from '../../core/oci/media-types.ts';
import { writeLayout, type PackedCartridge } from '../../core/oci/write-layout.ts';
import { UserError } from '../../core/result/errors.ts';
import type { VerifyCheck } from '../../core/result/verify-results.ts';
import { VerifyChecks } from '../../core/result/verify-checks.ts';
import { foreignToCartridges, HEAD_BYTES } from '../../core/source/file-kind.ts';
import { quote } from '../../core/text/printable.ts';
import { sha256Digest } from '../../core/value/digest.ts';
import { fileName, joinPath } from '../../core/value/path.ts';
import type { CartridgeStore } from '../../core/cartridge/store.ts';
import type { FormatProfile } from '../../ids.ts';
import type { FileSystem, ListFolder } from '../../ports.ts';
import { checkLayout } from '../trust/layout.ts';
import { isCalPath, plainDemands, verifyFile, type Verification } from '../trust/verify.ts';

export interface PackPorts {
  readonly fs: FileSystem;
  /** A store in which every path has these bytes. */
  readonly storeOf: (bytes: Uint8Array) => CartridgeStore;
  readonly listFolder: ListFolder;
}

/** One cartridge of the layout that was written. */
export interface Packed {
  readonly path: string;
  /** How it is named in the layout: `OUT:TAG`. */
  readonly reference: string;
  /** Digest of its OCI manifest. */
  readonly digest: string;
  readonly fileDigest: string;
}

/** A cartridge that is not whole, or whose name states another version. */
export interface NotPacked {
  readonly path: string;
  readonly faults: readonly Pick<VerifyCheck, 'id' | 'message'>[];
}

export type PackResult = { readonly packed: readonly Packed[] } | { readonly refused: readonly NotPacked[] };

/**
 * Writes cartridges as an OCI image layout in the folder `out`. The same files give the same bytes. A cartridge must be whole,
 * signed or not.
 *
 * @returns what is refused, and nothing is written, when a cartridge is not whole, or its name states another version
 * @throws UserError `not-a-cartridge`, `bad-asset-name`, `same-name`, `file-exists` for a folder with other files
 */
export async function packCartridges(
  ports: PackPorts,
  files: readonly string[],
  out: string,
  options: { readonly profile: FormatProfile; readonly now: Date },
): Promise<PackResult> {
  const { profile } = options;
  const cartridges: (PackedCartridge & { readonly path: string; readonly verified: Verification })[] = [];
  for (const path of files) {
    const bytes = ports.fs.readFile(path);
    const verified = await verifiedCartridge(ports, path, bytes, options);
    const { name, tag } = namesOf(path, profile);
    const twin = cartridges.find((each) => each.tag === tag);
    if (twin !== undefined)
      throw new UserError('same-name', `its tag would be ${quote(tag)}, as that of ${quote(twin.path)}`, {
        path,
        help: 'give one of the files another name',
      });
    cartridges.push({ path, name, tag, bytes, verified });
  }
  const layout = writeLayout(cartridges, profile);
  const made = cartridges.map((each, i) => ({ ...each, digest: layout.digests[i] as string }));
  const refused = made
    .map((each) => ({ path: each.path, faults: faultsOf(each, each.verified, profile) }))
    .filter(({ faults }) => faults.length > 0);
  if (refused.length > 0) return { refused };
  write(ports, out, layout.files);
  return {
    packed: made.map(({ path, tag, bytes, digest }) => {
      return { path, reference: `${out}:${tag}`, digest, fileDigest: sha256Digest(bytes) };
    }),
  };
}

async function verifiedCartridge(
  { fs, storeOf }: PackPorts,
  path: string,
  bytes: Uint8Array,
  { profile, now }: { readonly profile: FormatProfile; readonly now: Date },
): Promise<Verification> {
  const foreign = isCalPath(path)
    ? { what: 'a CAL', help: undefined }
    : foreignToCartridges(bytes.subarray(0, HEAD_BYTES), profile);
  if (foreign !== undefined)
    throw new UserError('not-a-cartridge', `it is ${foreign.what}`, {
      path,
      help: foreign.help ?? 'pack takes cartridges',
    });
  return verifyFile({ fs, store: storeOf(bytes) }, path, { ...plainDemands(profile, now), allowUnsigned: true });
}

function namesOf(path: string, { extension }: FormatProfile): { readonly name: string; readonly tag: string } {
  const name = fileName(path);
  const tag = tagOf(stemOf(name, extension));
  if (tag === undefined)
    throw new UserError('bad-asset-name', `no tag can be made of the name ${quote(name)}`, {
      path,
      help: 'call the file NAME-VERSION with letters, digits, ".", "_", "+" and "-", at most 128 of them',
    });
  return { name, tag };
}

/** What is wrong with a cartridge, or with the tag that it would have. */
function faultsOf(
  named: { readonly tag: string; readonly digest: string },
  { outcome, verdict }: Verification,
  profile: FormatProfile,
): NotPacked['faults'] {
  const checks = new VerifyChecks();
  if (verdict !== undefined) checkLayout(named, verdict, profile, checks);
  return [...outcome.checks, ...checks.list()].filter(({ ok }) => !ok).map(({ id, message }) => ({ id, message }));
}

function write(ports: PackPorts, out: string, layout: ReadonlyMap<string, Uint8Array>): void {
  if (ports.fs.kind(out) === 'directory') {
    const other = ports.listFolder(out, Number.MAX_SAFE_INTEGER).find(({ path }) => !layout.has(path));
    if (other !== undefined)
      throw new UserError('file-exists', `the folder holds something else: ${quote(other.path)}`, {
        path: out,
        help: 'name a folder that is empty, or not there',
      });
  }
  // In this order index.json comes last, and what broke off before is not a layout.
  for (const [path, bytes] of layout) ports.fs.writeFile(joinPath(out, path), bytes);
}

function stemOf(name: string, extension: string): string {
  return name.endsWith(extension) ? name.slice(0, -extension.length) : name;
}
