import { member } from '../../value/mapping.ts';
import { MANIFEST_PATH, type FormatProfile } from '../../../ids.ts';
import { readContent, readMember, type Inflate, type Member } from '../archive.ts';
import { BTreeReader } from './btree.ts';
import type { ByteSource } from '../../value/byte-source.ts';
import type { Capability } from '../../manifest/types.ts';
import { CartridgeFault } from '../../result/fault.ts';
import { readHeader } from './header.ts';
import { ROW_LIMITS } from './limits.ts';
import { metaValue, missingKeys, readMeta, type Meta } from '../meta.ts';
import { readSchema, type Schema, type TableInfo, type TableName } from './schema.ts';
import { anyText, text } from './values.ts';

/** What a cartridge says of itself, before its signature is looked at. */
export interface Card {
  readonly cartridgeId: string;
  readonly artifactId: string;
  readonly version: string;
  /** The agent's name. */
  readonly name: string;
  readonly role: string;
  readonly publisherId: string;
  /** The ROM digest that it states; only `verify` says whether it is true. */
  readonly romDigest: string | null;
  readonly capabilities: readonly Required<Capability>[];
  /** Exact bytes of the harness-requirements manifest, when there is one. */
  readonly manifestBytes: Uint8Array | undefined;
  /** Level that the cartridge claims, which is not proven (docs/format.md 20). */
  readonly level?: number;
}

/** A cartridge whose header and schema are in order. */
export interface OpenCartridge {
  readonly source: ByteSource;
  readonly profile: FormatProfile;
  readonly reader: BTreeReader;
  readonly schema: Schema;
  readonly inflate: Inflate;
}

/**
 * Judges header and schema and gives access to the rows. No row but those of `sqlite_schema` is read.
 *
 * @throws CartridgeFault `header`, `identity`, `schema`, `limits` or `integrity`
 */
export function openCartridge(source: ByteSource, profile: FormatProfile, inflate: Inflate): OpenCartridge {
  const reader = new BTreeReader(source, readHeader(source, profile));
  return { source, profile, reader, schema: readSchema(reader, profile), inflate };
}

/** Rows of a table; none when the cartridge does not have it. */
export function rowsOf(cartridge: OpenCartridge, name: TableName): ReturnType<BTreeReader['rows']> {
  const table: TableInfo | undefined = cartridge.schema.get(name);
  return table === undefined ? noRows() : cartridge.reader.rows(table.tree, table.columns, ROW_LIMITS[name]);
}

function* noRows(): ReturnType<BTreeReader['rows']> {}

/** Largest manifest that is read. */
const MANIFEST_LIMIT = 4 * 1024 * 1024;

/**
 * What the cartridge says of itself: meta values, capabilities and the harness manifest. Nothing is verified but the shape.
 *
 * @throws CartridgeFault
 */
export async function readCard(cartridge: OpenCartridge): Promise<Card> {
  const { profile } = cartridge;
  const meta = readMeta(rowsOf(cartridge, 'cartridge'));
  const [missing] = missingKeys(meta, profile);
  if (missing !== undefined) throw new CartridgeFault('meta', `meta key ${missing} is missing`);
  const value = (key: Parameters<typeof metaValue>[1]): string => metaValue(meta, key, profile) ?? '';
  const level = levelOf(meta, profile);
  return {
    cartridgeId: value('cartridge_id'),
    artifactId: value('artifact_id'),
    version: value('artifact_version'),
    name: value('agent_name'),
    role: value('role'),
    publisherId: value('publisher_id'),
    romDigest: value('rom_manifest_hash'),
    capabilities: readCapabilities(cartridge),
    manifestBytes: await readMemberBytes(cartridge, MANIFEST_PATH, MANIFEST_LIMIT),
    ...(level === undefined ? {} : { level }),
  };
}

/** The content of one member, or undefined when there is none of that name. */
async function readMemberBytes(cartridge: OpenCartridge, name: string, limit: number): Promise<Uint8Array | undefined> {
  for (const row of rowsOf(cartridge, 'sqlar')) {
    const [key] = row;
    if (key?.type !== 'text' || key.size !== name.length || anyText(key, 'names', 'a name') !== name) continue;
    const member = readMember(row, cartridge.profile);
    if (member.sz > limit)
      throw new CartridgeFault('limits', `${name} has ${member.sz} bytes; at most ${limit} are read`);
    return readBytes(cartridge, member);
  }
  return undefined;
}

/** The whole content of a member. */
export async function readBytes({ profile, inflate }: OpenCartridge, member: Member): Promise<Uint8Array> {
  const bytes = new Uint8Array(member.sz);
  let at = 0;
  await readContent(member, profile, inflate, (chunk) => {
    if (at + chunk.length <= bytes.length) bytes.set(chunk, at);
    at += chunk.length;
  });
  return bytes;
}

function readCapabilities(cartridge: OpenCartridge): Card['capabilities'] {
  const found = new Map<string, Required<Capability>>();
  for (const [idValue, json] of rowsOf(cartridge, 'capabilities')) {
    const id = text(idValue, 'capabilities', 'a capability id');
    const what = `capability ${id}`;
    if (found.has(id)) throw new CartridgeFault('capabilities', `duplicate: ${what} appears twice`);
    let value: unknown;
    try {
      value = JSON.parse(text(json, 'capabilities', what));
    } catch (error) {
      if (error instanceof CartridgeFault) throw error;
      throw new CartridgeFault('capabilities', `${what} is not JSON`);
    }
    const taskType = member(value, 'taskType');
    const stack = member(value, 'stack') ?? [];
    const domain = member(value, 'domain') ?? '';
    if (typeof taskType !== 'string' || !isStrings(stack) || typeof domain !== 'string') {
      throw new CartridgeFault('capabilities', `${what} does not have taskType, stack and domain`);
    }
    found.set(id, { taskType, stack, domain });
  }
  return [...found.values()];
}

function isStrings(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

function levelOf(meta: Meta, profile: FormatProfile): number | undefined {
  const stated = meta.get(`${profile.metaPrefix}declared_level`);
  return stated !== undefined && /^\d{1,4}$/.test(stated) ? Number(stated) : undefined;
}
