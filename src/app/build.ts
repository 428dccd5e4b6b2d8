import { canonicalize } from '../core/canonical-json.ts';
import { forbiddenName, ForbiddenScan } from '../core/cartridge/forbidden.ts';
import { SPEC_VERSION, type MetaKey } from '../core/cartridge/meta.ts';
import { NameSet, nameProblem, showName } from '../core/cartridge/names.ts';
import { capabilityId } from '../core/cartridge/rom.ts';
import type { CartridgeStore } from '../core/cartridge/store.ts';
import { inspectCartridge } from '../core/cartridge/verify.ts';
import type { CartridgeWriter, NewCapability, NewFile, Written } from '../core/cartridge/writer.ts';
import type { Diagnostic } from '../core/diagnostic.ts';
import { UserError } from '../core/errors.ts';
import { Findings } from '../core/findings.ts';
import type { Package } from '../core/manifest/types.ts';
import { MANIFEST_PATH, type FormatProfile } from '../ids.ts';
import type { FileSystem } from '../ports.ts';
import { loadPackage, type LoadedPackage } from './package.ts';
import { refuseToReplaceSigned } from './replace-signed.ts';
import { forbiddenInPackage, mayNotTravel, openScan, type Scan } from './travel.ts';

/** A file of the package's `rom` folder. */
export interface PackageFile {
  /** Relative to the folder, with `/`. */
  readonly path: string;
  readonly size: number;
  /** Hands over the content in pieces, each valid until the next. */
  read(sink: (bytes: Uint8Array) => void): void;
}

/** What building needs from outside. */
export interface BuildPorts {
  readonly fs: FileSystem;
  readonly store: CartridgeStore;
  readonly writer: CartridgeWriter;
  /** Lists every file of a folder; throws a UserError for a link or a device. */
  listFolder(folder: string, maxBytes: number): readonly PackageFile[];
}

export interface BuildOptions {
  /** Where the cartridge is written. */
  readonly out: string;
  /** Seconds since 1970 of every time in the cartridge: SOURCE_DATE_EPOCH, or 0. */
  readonly epoch: number;
  /** Whether an unsigned cartridge may take the place of a signed one. */
  readonly force: boolean;
}

export type BuildResult =
  | {
      readonly written: Written & {
        readonly cartridgeId: string;
        readonly files: number;
        readonly notes: readonly string[];
      };
    }
  | { readonly diagnostics: readonly Diagnostic[] };

/** Largest file that can be packed: a value of SQLite has at most a thousand million bytes, with the rest of its row. */
export const MAX_PACKED_FILE = 900 * 1024 * 1024;

/**
 * Builds a cartridge from a package folder (surface.md, Packages). The same input gives the same bytes, wherever and whenever.
 *
 * @returns diagnostics for a package that is not valid, or holds what may not travel
 * @throws UserError for a file that cannot be packed at all
 */
export async function buildPackage(
  ports: BuildPorts,
  folder: string,
  profile: FormatProfile,
  options: BuildOptions,
): Promise<BuildResult> {
  const loaded = await loadPackage(ports.fs, folder, profile);
  if ('diagnostics' in loaded) return loaded;
  if (!options.force) refuseToReplaceSigned(ports, options.out);
  const scan = await openScan(ports.fs, loaded.folder);
  const capabilities = capabilitiesOf(loaded.package);
  const rom = `${loaded.folder}/rom`;
  const found = ports.listFolder(rom, MAX_PACKED_FILE);
  checkNames(found, rom);
  const diagnostics = forbiddenInPackage(loaded, scan);
  const files: NewFile[] = [manifestFile(loaded, found, rom, options)];
  for (const file of found) {
    if (`rom/${file.path}` === MANIFEST_PATH) continue;
    files.push({
      name: `rom/${file.path}`,
      mtime: options.epoch,
      size: file.size,
      read: scanned(file, rom, scan, diagnostics),
    });
  }
  const cartridgeId = `${loaded.package.id}@${loaded.package.version}`;
  const meta = metaOf(loaded.package, cartridgeId, profile, options.epoch);
  const content = { profile, meta, files, capabilities, extra: [], extraObjects: [] };
  try {
    const written = await ports.writer.create(options.out, content, async (temporary) => {
      if (diagnostics.length > 0) throw new Forbidden();
      await selfCheck(ports.store, temporary, profile, options.out);
    });
    return { written: { ...written, cartridgeId, files: files.length, notes: [] } };
  } catch (error) {
    if (error instanceof Forbidden) return { diagnostics };
    throw error;
  }
}

/** Ends a build in which something was found that may not travel; all of it is reported, nothing is written. */
class Forbidden extends Error {}

/**
 * Reads the finished file afresh: what is written is what verifies.
 *
 * @throws Error when it does not, which is a bug
 */
export async function selfCheck(
  store: CartridgeStore,
  path: string,
  profile: FormatProfile,
  shown: string,
): Promise<void> {
  const file = store.open(path);
  try {
    const findings = new Findings();
    await inspectCartridge(file, profile, findings);
    const fault = findings.list().find(({ ok }) => !ok);
    if (fault !== undefined)
      throw new Error(`the cartridge built for ${shown} does not verify: ${fault.id}: ${fault.message}`);
  } finally {
    file.close();
  }
}

function checkNames(found: readonly PackageFile[], rom: string): void {
  const names = new NameSet();
  names.add(MANIFEST_PATH);
  for (const { path } of found) {
    const name = `rom/${path}`;
    const problem = nameProblem(name) ?? forbiddenName(name);
    const refuse = (reason: string, help: string): never => {
      throw new UserError('bad-package-file', `cannot be packed as ${showName(name)}: ${reason}`, {
        path: `${rom}/${path}`,
        help,
      });
    };
    if (problem !== undefined) refuse(problem, 'rename it, or keep it outside rom/');
    const clash = name === MANIFEST_PATH ? undefined : names.add(name);
    if (clash !== undefined) refuse(clash, 'rename one of them');
  }
}

// The manifest is made from cartridge.yaml; a committed copy of it under rom/ is welcome as long as it is in step.
function manifestFile(
  loaded: LoadedPackage,
  found: readonly PackageFile[],
  rom: string,
  options: BuildOptions,
): NewFile {
  const bytes = new TextEncoder().encode(loaded.manifestText);
  const committed = found.find(({ path }) => `rom/${path}` === MANIFEST_PATH);
  if (committed !== undefined && !holds(committed, bytes)) {
    throw new UserError('stale-manifest', 'it is not the manifest that cartridge.yaml gives', {
      path: `${rom}/${committed.path}`,
      help: `remove it, or run cartwright manifest ${loaded.folder} --out ${rom}/${committed.path}`,
    });
  }
  return { name: MANIFEST_PATH, mtime: options.epoch, size: bytes.length, read: (sink) => sink(bytes) };
}

function holds(file: PackageFile, expected: Uint8Array): boolean {
  if (file.size !== expected.length) return false;
  let same = true;
  let at = 0;
  file.read((bytes) => {
    same &&= Buffer.compare(bytes, expected.subarray(at, at + bytes.length)) === 0;
    at += bytes.length;
  });
  return same;
}

/** Reads a file, and looks into it the first time. */
function scanned(file: PackageFile, rom: string, scan: Scan, diagnostics: Diagnostic[]): NewFile['read'] {
  let known = false;
  return (sink) => {
    if (known) return file.read(sink);
    const looking = new ForbiddenScan(scan.environment, scan.findSecrets);
    file.read((bytes) => {
      looking.push(bytes);
      sink(bytes);
    });
    for (const { line, what } of looking.finish()) diagnostics.push(mayNotTravel(`${rom}/${file.path}`, line, what));
    known = true;
  };
}

/** Capabilities with their ids; equal ones are one. */
function capabilitiesOf(loaded: Package): NewCapability[] {
  const byId = new Map<string, NewCapability>();
  for (const { taskType, stack, domain } of loaded.capabilities ?? []) {
    const value = { taskType, stack: [...(stack ?? [])].sort(), domain: domain ?? '' };
    const id = capabilityId(value);
    if (id !== undefined) byId.set(id, { id, json: canonicalize({ id, ...value }) });
  }
  return [...byId.values()];
}

function metaOf(loaded: Package, cartridgeId: string, profile: FormatProfile, epoch: number): Map<string, string> {
  const values: readonly (readonly [MetaKey, string | undefined])[] = [
    ['spec_version', SPEC_VERSION],
    ['cartridge_id', cartridgeId],
    ['artifact_id', loaded.id.slice(loaded.id.lastIndexOf('/') + 1)],
    ['artifact_version', loaded.version],
    ['publisher_id', loaded.publisher],
    ['agent_name', loaded.name],
    ['role', loaded.role],
    ['description', loaded.description],
    ['license', loaded.license],
    ['created_at', new Date(epoch * 1000).toISOString()],
  ];
  return new Map(values.flatMap(([key, value]) => (value === undefined ? [] : [[profile.metaPrefix + key, value]])));
}

/**
 * The time of a build: `SOURCE_DATE_EPOCH` (https://reproducible-builds.org/specs/source-date-epoch), else the start of 1970.
 *
 * @throws UserError `usage`
 */
export function buildEpoch(value: string | undefined): number {
  if (value === undefined || value === '') return 0;
  const epoch = /^\d{1,12}$/.test(value) ? Number(value) : Number.NaN;
  if (epoch <= 253402300799) return epoch;
  throw new UserError('usage', `SOURCE_DATE_EPOCH is ${JSON.stringify(value)}`, { help: 'whole seconds since 1970' });
}
