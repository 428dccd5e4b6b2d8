import { canonicalize } from '../../core/value/canonical-json.ts';
import { SPEC_VERSION, type MetaKey } from '../../core/cartridge/meta.ts';
import {
  capabilityRecord,
  ENGINE_META,
  publishedDocuments,
  type StatedCapability,
} from '../../core/cartridge/published.ts';
import { capabilityId } from '../../core/cartridge/rom.ts';
import { withCartridge, type CartridgeStore } from '../../core/cartridge/store.ts';
import { inspectCartridge } from '../../core/cartridge/verify.ts';
import type { CartridgeWriter, NewCapability, NewFile, Written } from '../../core/cartridge/writer.ts';
import type { Diagnostic } from '../../core/result/diagnostic.ts';
import { UserError } from '../../core/result/errors.ts';
import { VerifyChecks } from '../../core/result/verify-checks.ts';
import type { Package } from '../../core/manifest/types.ts';
import { MANIFEST_PATH, type FormatProfile } from '../../ids.ts';
import type { ListFolder } from '../../ports.ts';
import type { VerifyPorts } from '../trust/verify.ts';
import { inspectContent } from './package-content.ts';
import { loadPackage, type LoadedPackage } from './package.ts';
import { refuseToReplaceSigned } from './replace-signed.ts';

/** What building needs from outside. */
export interface BuildPorts extends VerifyPorts {
  readonly writer: CartridgeWriter;
  readonly listFolder: ListFolder;
}

export interface BuildOptions {
  readonly profile: FormatProfile;
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

/**
 * Builds a cartridge from a package folder (docs/format.md 19). The same input gives the same bytes, wherever and whenever.
 *
 * @returns diagnostics for a package that is not valid, or holds what may not travel
 * @throws UserError for a file that cannot be packed at all
 */
export async function buildPackage(ports: BuildPorts, folder: string, options: BuildOptions): Promise<BuildResult> {
  const loaded = await loadPackage(ports.fs, folder, options.profile);
  return 'diagnostics' in loaded ? loaded : buildLoaded(ports, loaded, options);
}

/** The same of a package that was read. */
export async function buildLoaded(
  ports: BuildPorts,
  loaded: LoadedPackage,
  options: BuildOptions,
): Promise<BuildResult> {
  const { profile } = options;
  if (!options.force) refuseToReplaceSigned(ports, options.out);
  const { files: found, unpackable, forbidden } = await inspectContent(ports, loaded);
  if (unpackable[0] !== undefined) throw unpackable[0];
  if (forbidden.length > 0) return { diagnostics: forbidden };
  const stated = capabilitiesOf(loaded.package);
  const cartridgeId = `${loaded.package.id}@${loaded.package.version}`;
  const packed = new Set(found.map(({ path }) => `rom/${path}`));
  const published = profile.prefix === 'acx';
  const skills = [...packed].filter((name) => /^rom\/skills\/.+\/SKILL\.md$/.test(name)).length;
  const documents = published
    ? publishedDocuments(cartridgeId, { skills, capabilities: stated.length }, profile)
    : new Map<string, string>();
  const files: NewFile[] = [
    textFile(MANIFEST_PATH, loaded.manifestText, options.epoch),
    ...[...documents].filter(([name]) => !packed.has(name)).map(([name, text]) => textFile(name, text, options.epoch)),
    ...found.map((file) => ({
      name: `rom/${file.path}`,
      mtime: options.epoch,
      size: file.size,
      read: () => file.read(),
    })),
  ];
  const meta = metaOf(loaded.package, cartridgeId, profile, options.epoch);
  if (published) meta.set(`${profile.metaPrefix}embedding_engine`, ENGINE_META);
  const time = new Date(options.epoch * 1000).toISOString();
  const capabilities = stated.map((each): NewCapability => {
    const record = published ? capabilityRecord(each, time, loaded.package.license, profile) : each;
    return { id: each.id, json: canonicalize(record) };
  });
  const content = { profile, meta, files, capabilities, extra: [], extraObjects: [] };
  const written = await ports.writer.create(options.out, content, (made) => selfCheck(ports.store, made, options));
  return { written: { ...written, cartridgeId, files: files.length, notes: [] } };
}

/**
 * Reads the finished file afresh: what is written is what verifies.
 *
 * @throws Error when it does not, which is a bug
 */
export function selfCheck(store: CartridgeStore, path: string, { profile, out }: BuildOptions): Promise<void> {
  return withCartridge(store, path, async (file) => {
    const checks = new VerifyChecks();
    await inspectCartridge(file, profile, checks);
    const fault = checks.list().find(({ ok }) => !ok);
    if (fault !== undefined)
      throw new Error(`the cartridge built for ${out} does not verify: ${fault.id}: ${fault.message}`);
  });
}

function textFile(name: string, text: string, mtime: number): NewFile {
  const bytes = new TextEncoder().encode(text);
  return { name, mtime, size: bytes.length, read: () => bytes };
}

/** Capabilities with their ids; equal ones are one. */
function capabilitiesOf(loaded: Package): StatedCapability[] {
  const byId = new Map<string, StatedCapability>();
  for (const { taskType, stack, domain } of loaded.capabilities ?? []) {
    const value = { taskType, stack: [...(stack ?? [])].sort(), domain: domain ?? '' };
    const id = capabilityId(value);
    if (id !== undefined) byId.set(id, { id, ...value });
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
