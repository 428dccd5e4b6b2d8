/** Recomputes every ROM object of a cartridge from its live rows (docs/format.md 13.1, 13.3); a stored digest is never believed. */
import { member } from '../value/mapping.ts';
import { MANIFEST_PATH } from '../../ids.ts';
import { runningSha256, sha256Digest, sha256Hex, type RunningDigest } from '../value/digest.ts';
import { readCanonicalJson, readStrictJson } from '../dsse/strict-json.ts';
import { INFLATE_LIMITS, readContent, readMember, type Member } from './archive.ts';
import { CartridgeFault, type CheckId } from '../result/fault.ts';
import type { VerifyChecks } from '../result/verify-checks.ts';
import { missingKeys, readMeta, type Meta } from './meta.ts';
import { NameSet, showName } from './names.ts';
import { rowsOf, type OpenCartridge } from './sqlite/read-card.ts';
import type { Record as Row } from './sqlite/record.ts';
import { metaObject, textObject, type RomObject } from './rom-manifest.ts';
import { optionalText, text } from './sqlite/values.ts';

const MANIFEST_LIMIT = 4 * 1024 * 1024;
/** Joins the pieces that pages give before they are hashed: a digest's cost hangs on the number of updates. */
const BLOCK = 256 * 1024;

/** What is in the ROM zone now. */
export interface Rom {
  readonly meta: Meta;
  /** By source reference. A ROM file whose content cannot be read is in {@link Rom.broken} instead. */
  readonly objects: ReadonlyMap<string, RomObject>;
  readonly broken: ReadonlySet<string>;
  /** Source references of SAVE rows that may be listed as objects. */
  readonly save: ReadonlySet<string>;
  /** How many rows of zone SAVE there are: files, memories, and vectors of no memory that is there. */
  readonly saveRecords: number;
  readonly manifestBytes: Uint8Array | undefined;
}

/** Reads all rows that belong to the ROM zone; what is wrong with one is a finding, and the others are still read. */
export async function readRom(cartridge: OpenCartridge, checks: VerifyChecks): Promise<Rom> {
  const objects = new Map<string, RomObject>();
  const save = new Set<string>();
  const broken = new Set<string>();
  const meta = checks.attempt(() => readMeta(rowsOf(cartridge, 'cartridge'))) ?? new Map<string, string>();
  const digestKey = `${cartridge.profile.metaPrefix}rom_manifest_hash`;
  for (const key of missingKeys(meta, cartridge.profile)) checks.fail('meta', `meta key ${key} is missing`);
  for (const [key, value] of meta) if (key !== digestKey) objects.set(`cartridge:${key}`, metaObject(key, value));
  checks.pass('meta', `${meta.size} meta values`);
  const manifestBytes = await readFiles(cartridge, checks, { objects, save, broken });
  readCapabilities(cartridge, checks, objects);
  const loose = readMemory(cartridge, checks, objects, save);
  return { meta, objects, broken, save, saveRecords: save.size + loose, manifestBytes };
}

interface Found {
  readonly objects: Map<string, RomObject>;
  readonly save: Set<string>;
  readonly broken: Set<string>;
}

async function readFiles(
  cartridge: OpenCartridge,
  checks: VerifyChecks,
  found: Found,
): Promise<Uint8Array | undefined> {
  const names = new NameSet();
  let inflated = 0;
  let manifest: Uint8Array | undefined;
  let count = 0;
  for (const row of rowsOf(cartridge, 'sqlar')) {
    const entry = checks.attempt(() => readMember(row, cartridge.profile));
    if (entry === undefined) continue;
    count++;
    const clash = names.add(entry.name);
    if (clash !== undefined) checks.fail('names', clash);
    const compressed = entry.sz !== entry.stored;
    if (compressed) inflated += entry.sz;
    if (entry.zone === 'save') {
      found.save.add(entry.name);
      // What it holds is free, but stock SQLite extracts nothing behind a stream that it cannot inflate.
      if (!compressed) continue;
    }
    const object = await checks.attemptAsync(async () => {
      if (inflated > INFLATE_LIMITS.total) {
        throw new CartridgeFault(
          'limits',
          `size limit: up to ${showName(entry.name)} the files inflate to ${inflated} bytes`,
        );
      }
      const captured =
        entry.name === MANIFEST_PATH && entry.sz <= MANIFEST_LIMIT ? new Uint8Array(entry.sz) : undefined;
      const oid = await digestMember(cartridge, entry, captured);
      if (captured !== undefined) manifest = captured;
      return { kind: 'sqlar', sourceRef: entry.name, oid, canon: 'raw', sz: entry.sz } as const;
    });
    if (entry.zone === 'save') continue;
    if (object === undefined) found.broken.add(entry.name);
    else found.objects.set(entry.name, object);
  }
  checks.pass('names', `${count} file names are safe on every file system`);
  checks.pass('files', `${count} files have regular modes and true sizes`);
  return manifest;
}

async function digestMember(
  cartridge: OpenCartridge,
  entry: Member,
  captured: Uint8Array | undefined,
): Promise<string> {
  // Most files fit into one block, and are hashed in one call.
  let digest: RunningDigest | undefined;
  const block = new Uint8Array(Math.min(BLOCK, Math.max(entry.sz, 1)));
  let filled = 0;
  let written = 0;
  await readContent(entry, cartridge.profile, cartridge.inflate, (chunk) => {
    if (captured !== undefined && written + chunk.length <= captured.length) captured.set(chunk, written);
    written += chunk.length;
    if (filled + chunk.length > block.length) {
      digest ??= runningSha256();
      digest.update(block.subarray(0, filled));
      filled = 0;
    }
    if (chunk.length > block.length) (digest ??= runningSha256()).update(chunk);
    else {
      block.set(chunk, filled);
      filled += chunk.length;
    }
  });
  if (digest === undefined) return sha256Digest(block.subarray(0, filled));
  digest.update(block.subarray(0, filled));
  return digest.finish();
}

function readCapabilities(cartridge: OpenCartridge, checks: VerifyChecks, objects: Map<string, RomObject>): void {
  let count = 0;
  for (const [idValue, json, hash] of rowsOf(cartridge, 'capabilities')) {
    checks.attempt(() => {
      const id = text(idValue, 'capabilities', 'a capability id');
      const stored = text(json, 'capabilities', `json of capability ${showName(id)}`);
      addOnce(objects, textObject(`capability:${id}`, stored), 'capabilities');
      count++;
      const fail = (reason: string): never => {
        throw new CartridgeFault('capabilities', `capability ${showName(id)} ${reason}`);
      };
      const parsed = readCanonicalJson(new TextEncoder().encode(stored));
      if ('problem' in parsed) return fail(parsed.problem);
      if (capabilityId(parsed.value) !== id)
        return fail('does not have the id that its task type, stack and domain give');
      if (text(hash, 'capabilities', 'content_hash') !== sha256Digest(stored)) return fail('has another content_hash');
      return undefined;
    });
  }
  checks.pass('capabilities', `${count} capabilities have the ids of their contents`);
}

// The database's own key is not relied on: of two rows with one reference a reader takes the first, another one the last.
function addOnce(objects: Map<string, RomObject>, object: RomObject, check: CheckId): void {
  if (objects.has(object.sourceRef)) {
    throw new CartridgeFault(check, `duplicate: ${showName(object.sourceRef)} appears twice`);
  }
  objects.set(object.sourceRef, object);
}

/**
 * `cap-` and 16 hex digits of sha256 over `taskType|sorted stack joined with ','|domain` (docs/format.md 12).
 *
 * @returns undefined when the value is not a capability
 */
export function capabilityId(value: unknown): string | undefined {
  const [taskType, stack, domain] = [
    member(value, 'taskType'),
    member(value, 'stack') ?? [],
    member(value, 'domain') ?? '',
  ];
  if (typeof taskType !== 'string' || typeof domain !== 'string' || !Array.isArray(stack)) return undefined;
  if (!stack.every((item) => typeof item === 'string')) return undefined;
  return `cap-${sha256Hex(`${taskType}|${[...stack].sort().join(',')}|${domain}`).slice(0, 16)}`;
}

function readMemory(
  cartridge: OpenCartridge,
  checks: VerifyChecks,
  objects: Map<string, RomObject>,
  save: Set<string>,
): number {
  if (!cartridge.schema.has('memory') && !cartridge.schema.has('vectors')) return 0;
  let loose = 0;
  const zones = new Map<string, string>();
  for (const row of rowsOf(cartridge, 'memory')) {
    checks.attempt(() => {
      const id = text(row[0], 'memory', 'a memory id');
      const shown = showName(id);
      const zone = text(row[1], 'memory', `zone of memory ${shown}`);
      if (zones.has(id)) throw new CartridgeFault('memory', `duplicate: ${showName(`memory:${id}`)} appears twice`);
      zones.set(id, zone);
      if (zone === 'save') save.add(`memory:${id}`);
      else if (zone !== 'rom') throw new CartridgeFault('memory', `zone of memory ${shown} is ${showName(zone)}`);
      else {
        const payload = text(row[4], 'memory', `payload of memory ${shown}`);
        const object = textObject(`memory:${id}`, payload);
        addOnce(objects, object, 'memory');
        checkMemoryColumns(row, payload, object.oid, shown);
      }
    });
  }
  // Vectors are derived and never signed, so one may only be beside the memory that it was made from.
  for (const row of rowsOf(cartridge, 'vectors')) {
    checks.attempt(() => {
      const id = text(row[0], 'memory', 'the memory id of a vector');
      const zone = text(row[1], 'memory', `zone of vector ${showName(id)}`);
      if (zone === 'save' && zones.get(id) !== zone) loose++;
      if (zone !== 'save' && zones.get(id) !== zone) {
        throw new CartridgeFault('memory', `unsigned ROM row in vectors: ${showName(id)} has no memory of its zone`);
      }
    });
  }
  checks.pass('memory', `${zones.size} memory rows`);
  return loose;
}

/** Columns of a memory that repeat a member of its payload; the payload alone is signed. */
const REPEATED = [
  { column: 2, name: 'artifact_fingerprint', of: 'artifactFingerprint' },
  { column: 3, name: 'codebase_fingerprint', of: 'codebaseFingerprint' },
] as const;

// Readers look memories up by these columns, so they must say what the signed payload says.
function checkMemoryColumns(row: Row, payload: string, oid: string, shown: string): void {
  const fail = (what: string): never => {
    throw new CartridgeFault('memory', `${what} of memory ${shown} is not that of its payload`);
  };
  if (text(row[5], 'memory', `oid of memory ${shown}`) !== oid) fail('oid');
  const parsed = readStrictJson(payload);
  for (const { column, name, of } of REPEATED) {
    const stored = optionalText(row[column], 'memory', `${name} of memory ${shown}`);
    const stated = 'problem' in parsed ? undefined : member(parsed.value, of);
    if (stated !== undefined && stated !== stored) fail(name);
  }
}
