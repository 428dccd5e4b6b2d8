import { tagOf, type ReferrerKind } from '../../core/oci/media-types.ts';
import { Layout, type LayoutOrigin } from '../../core/oci/read-layout.ts';
import { writeLayout, type PackedCartridge, type PackedReferrer } from '../../core/oci/write-layout.ts';
import { UserError } from '../../core/result/errors.ts';
import type { VerifyCheck } from '../../core/result/verify-results.ts';
import { VerifyChecks } from '../../core/result/verify-checks.ts';
import { foreignToCartridges, HEAD_BYTES } from '../../core/source/file-kind.ts';
import { quote } from '../../core/text/printable.ts';
import { fileName, folderOf, joinPath } from '../../core/value/path.ts';
import type { CartridgeStore } from '../../core/cartridge/store.ts';
import type { FormatProfile } from '../../ids.ts';
import type { FileSystem } from '../../ports.ts';
import { isCartridgeName } from '../project/cartridge-files.ts';
import { checkLayout } from '../trust/layout.ts';
import { isCalPath, plainDemands, verifyFile, type Verification } from '../trust/verify.ts';

export interface PackPorts {
  readonly fs: FileSystem;
  /** A store in which every path has these bytes. */
  readonly storeOf: (bytes: Uint8Array) => CartridgeStore;
  /** Every file below a folder, hidden ones included. */
  readonly listFolder: (folder: string, maxBytes: number) => readonly { readonly path: string }[];
  /** The names of the files of one folder. */
  readonly namesIn: (folder: string) => readonly string[];
}

/** One cartridge of the layout that was written. */
export interface Packed {
  readonly path: string;
  /** How it is named in the layout: `OUT:TAG`. */
  readonly reference: string;
  /** Digest of its OCI manifest. */
  readonly digest: string;
  readonly fileDigest: string;
  readonly referrers: readonly { readonly kind: ReferrerKind; readonly name: string; readonly digest: string }[];
}

/** A cartridge that is not whole, or beside which something is about another one. */
export interface NotPacked {
  readonly path: string;
  readonly faults: readonly Pick<VerifyCheck, 'id' | 'message'>[];
}

export type PackResult = { readonly packed: readonly Packed[] } | { readonly refused: readonly NotPacked[] };

/**
 * Writes cartridges with what stands beside them (compliance descriptors, Sigstore bundles) and their manifests as an OCI image
 * layout in the folder `out`. The same files give the same bytes. A cartridge must be whole, signed or not, and what was packed is
 * read back before it is written.
 *
 * @returns what is refused, and nothing is written, when a cartridge is not whole, or something beside it is about another one
 * @throws UserError `not-a-cartridge`, `bad-asset-name`, `same-name`, `file-exists` for a folder with other files
 */
export async function packCartridges(
  ports: PackPorts,
  files: readonly string[],
  out: string,
  options: { readonly profile: FormatProfile; readonly now: Date },
): Promise<PackResult> {
  const { profile } = options;
  const sources = new Map<string, { readonly path: string; readonly verified: Verification }>();
  const cartridges: PackedCartridge[] = [];
  for (const path of files) {
    const bytes = ports.fs.readFile(path);
    const verified = await verifiedCartridge(ports, path, bytes, options);
    const cartridge = {
      ...namesOf(path, profile),
      bytes,
      referrers: referrersOf(ports, path, verified, files, profile),
    };
    const twin = sources.get(cartridge.tag);
    if (twin !== undefined)
      throw new UserError('same-name', `its tag would be ${quote(cartridge.tag)}, as that of ${quote(twin.path)}`, {
        path,
        help: 'give one of the files another name',
      });
    sources.set(cartridge.tag, { path, verified });
    cartridges.push(cartridge);
  }
  const layout = writeLayout(cartridges, profile);
  const read = new Layout({ path: out, read: (name) => layout.get(name), open: (name) => sourceOf(layout.get(name)) });
  const refused: NotPacked[] = [];
  const packed = [...sources].map(([tag, { path, verified }]) => {
    const { origin } = read.cartridge({ tag });
    refused.push({ path, faults: faultsOf(origin, verified, profile) });
    const { digest, fileDigest } = origin;
    const referrers = origin.referrers.map((each) => ({ kind: each.kind, name: each.name, digest: each.digest }));
    return { path, reference: `${out}:${tag}`, digest, fileDigest, referrers };
  });
  const wrong = refused.filter(({ faults }) => faults.length > 0);
  if (wrong.length > 0) return { refused: wrong };
  write(ports, out, layout);
  return { packed };
}

function sourceOf(bytes: Uint8Array | undefined): ReturnType<Layout['cartridge']>['source'] | undefined {
  if (bytes === undefined) return undefined;
  return { size: bytes.length, read: (at, length) => bytes.subarray(at, at + length) };
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
  return verifyFile({ fs, store: storeOf(bytes) }, path, profile, { ...plainDemands(now), allowUnsigned: true });
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

/** What refers to a cartridge: its own manifest, and the files beside it that have its name. */
function referrersOf(
  { fs, namesIn }: PackPorts,
  path: string,
  { manifestBytes }: Verification,
  files: readonly string[],
  { extension }: FormatProfile,
): PackedReferrer[] {
  const folder = folderOf(path);
  const name = fileName(path);
  const stem = stemOf(name, extension);
  const beside = namesIn(folder);
  const near = files.filter((file) => folderOf(file) === folder).map(fileName);
  // Of two names that begin alike the longer one is meant: what is of a-1.0.0.b is not of a-1.0.0.
  const longer = [...near, ...beside.filter(isCartridgeName)]
    .map((each) => `${stemOf(each, extension)}.`)
    .filter((each) => each.length > stem.length + 1);
  const own = beside.filter((file) => file.startsWith(`${stem}.`) && !longer.some((each) => file.startsWith(each)));
  const taken = (kind: ReferrerKind, names: readonly string[]): PackedReferrer[] =>
    names.map((file) => ({ kind, name: file, bytes: fs.readFile(joinPath(folder, file)) }));
  return [
    ...(manifestBytes === undefined
      ? []
      : [{ kind: 'manifest' as const, name: `${stem}.harness.json`, bytes: manifestBytes }]),
    ...taken(
      'descriptor',
      own.filter((file) => file.endsWith('.compliance.json')),
    ),
    ...taken(
      'bundle',
      own.filter((file) => file === `${name}.sigstore.json` || file === `${stem}.sigstore.json`),
    ),
  ];
}

/** What is wrong with a cartridge, or about another one than it stands beside. */
function faultsOf(
  origin: LayoutOrigin,
  { outcome, verdict }: Verification,
  profile: FormatProfile,
): NotPacked['faults'] {
  const checks = new VerifyChecks();
  if (verdict !== undefined) checkLayout(origin, verdict, [], profile, checks);
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
  // In this order index.json comes last, and what broke off before is no layout.
  for (const [path, bytes] of layout) ports.fs.writeFile(joinPath(out, path), bytes);
}

function stemOf(name: string, extension: string): string {
  return name.endsWith(extension) ? name.slice(0, -extension.length) : name;
}
