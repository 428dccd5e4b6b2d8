/** Meta values of a cartridge (table `cartridge`, docs/format.md 12), by key without the profile's prefix. */
import type { FormatProfile } from '../../ids.ts';
import { quote } from '../text/printable.ts';
import { CartridgeFault } from '../result/fault.ts';
import type { Record } from './sqlite/record.ts';
import { text } from './sqlite/values.ts';

/** Version of the format that cartridges and statements carry, the one that the published implementation writes. */
export const SPEC_VERSION = '0.1';

const META_KEYS = [
  'spec_version',
  'cartridge_id',
  'artifact_id',
  'artifact_version',
  'publisher_id',
  'agent_name',
  'role',
  'description',
  'license',
  'created_at',
  'rom_manifest_hash',
] as const;

export type MetaKey = (typeof META_KEYS)[number];

const OPTIONAL: ReadonlySet<string> = new Set(['description', 'license', 'created_at']);

/** All meta values with their full keys. */
export type Meta = ReadonlyMap<string, string>;

/** @throws CartridgeFault `meta` or `limits` */
export function readMeta(rows: Iterable<Record>): Meta {
  const meta = new Map<string, string>();
  for (const [key, value] of rows) {
    const name = text(key, 'meta', 'a key in table cartridge');
    if (meta.has(name)) throw new CartridgeFault('meta', `meta key ${quote(name)} appears twice`);
    meta.set(name, text(value, 'meta', `meta value ${quote(name)}`));
  }
  return meta;
}

/** The value of a format key, or undefined. */
export function metaValue(meta: Meta, key: MetaKey, profile: FormatProfile): string | undefined {
  return meta.get(profile.metaPrefix + key);
}

/** Format keys that must be there and are not. */
export function missingKeys(meta: Meta, profile: FormatProfile): string[] {
  return META_KEYS.filter((key) => !OPTIONAL.has(key) && !meta.has(profile.metaPrefix + key)).map(
    (key) => profile.metaPrefix + key,
  );
}
