/** Compares the rows of `objects` with the live ROM, both ways (docs/format.md 13.3). */
import type { FormatProfile } from '../../ids.ts';
import { isDigest } from '../value/digest.ts';
import { quote } from '../text/printable.ts';
import { CartridgeFault } from '../result/fault.ts';
import type { VerifyChecks } from '../result/verify-checks.ts';
import { showName } from './names.ts';
import { rowsOf, type OpenCartridge } from './sqlite/read-card.ts';
import type { Record } from './sqlite/record.ts';
import { canonOf, kindOf, romDigest, type RomObject } from './rom-manifest.ts';
import type { Rom } from './rom.ts';
import { integer, text } from './sqlite/values.ts';

type ListedObject = ReturnType<typeof readObject>;

/** The recomputed manifest; its digest only exists when every listed object could be read. */
export interface RomManifest {
  readonly objects: readonly RomObject[];
  /** `sha256:` and hex, or null when a listed object is missing or cannot be read. */
  readonly digest: string | null;
}

/** Judges every listed object against its live row, and every live ROM row against the list. */
export function checkObjects(cartridge: OpenCartridge, rom: Rom, checks: VerifyChecks): RomManifest {
  const listed = new Map<string, ListedObject>();
  let readable = true;
  for (const row of rowsOf(cartridge, 'objects')) {
    const object = checks.attempt(() => readObject(row, cartridge.schema.get('objects')?.oidFirst === true));
    if (object === undefined) readable = false;
    else if (listed.has(object.sourceRef)) {
      checks.fail('objects', `duplicate source_ref ${showName(object.sourceRef)}`);
      readable = false;
    } else listed.set(object.sourceRef, object);
  }
  const manifest: RomObject[] = [];
  for (const object of listed.values()) {
    if (object.zone === 'save') checkSaveObject(object, rom, checks);
    else {
      const live = checkRomObject(object, rom, checks);
      if (live === undefined) readable = false;
      else manifest.push(live);
    }
  }
  checkUnlisted(listed, rom, cartridge.profile, checks);
  checks.pass('objects', `${listed.size} objects fit what they name`);
  checks.pass('rom', `${manifest.length} ROM objects have the listed digests, and there is no other ROM row`);
  return { objects: manifest, digest: readable ? romDigest(manifest) : null };
}

function readObject(row: Record, oidFirst: boolean) {
  const [kind, sourceRef, oid] = oidFirst ? [row[1], row[2], row[0]] : [row[0], row[1], row[2]];
  const ref = text(sourceRef, 'objects', 'a source_ref');
  const shown = showName(ref);
  const object = {
    kind: text(kind, 'objects', `kind of ${shown}`),
    sourceRef: ref,
    oid: text(oid, 'objects', `oid of ${shown}`),
    canon: text(row[3], 'objects', `canon of ${shown}`),
    zone: text(row[4], 'objects', `zone of ${shown}`),
    sz: integer(row[5], 'objects', `sz of ${shown}`),
  };
  const implied = kindOf(ref);
  const fail = (reason: string): never => {
    throw new CartridgeFault('objects', reason);
  };
  if (object.kind !== implied) return fail(`kind ${quote(object.kind)} does not fit source_ref ${shown}`);
  if (object.canon !== canonOf(implied))
    return fail(`canon of ${shown} is ${quote(object.canon)}, not ${quote(canonOf(implied))}`);
  if (object.zone !== 'rom' && object.zone !== 'save') return fail(`zone of ${shown} is ${quote(object.zone)}`);
  if (!isDigest(object.oid)) return fail(`oid of ${shown} is not a sha256 digest`);
  if (!Number.isSafeInteger(object.sz) || object.sz < 0) return fail(`sz of ${shown} is ${object.sz}`);
  return object;
}

function checkSaveObject({ sourceRef }: ListedObject, rom: Rom, checks: VerifyChecks): void {
  const shown = showName(sourceRef);
  if (
    rom.objects.has(sourceRef) ||
    rom.broken.has(sourceRef) ||
    sourceRef.startsWith('rom/') ||
    kindOf(sourceRef) === 'cartridge'
  ) {
    checks.fail('objects', `ROM source in SAVE zone: ${shown}`);
  }
}

function checkRomObject(object: ListedObject, rom: Rom, checks: VerifyChecks): RomObject | undefined {
  const shown = showName(object.sourceRef);
  const live = rom.objects.get(object.sourceRef);
  if (live === undefined) {
    if (rom.save.has(object.sourceRef)) checks.fail('objects', `SAVE source in ROM zone: ${shown}`);
    else if (!rom.broken.has(object.sourceRef))
      checks.fail('rom', `missing ${shown}: an object lists it, but it is not there`);
    return undefined;
  }
  if (live.oid !== object.oid) checks.fail('rom', `oid mismatch: the content of ${shown} is not what its object lists`);
  else if (live.sz !== object.sz) checks.fail('rom', `sz of ${shown} is ${live.sz}, its object lists ${object.sz}`);
  return live;
}

// In profile acx unlisted meta keys are a warning: the published files have some (docs/format.md 13.3).
function checkUnlisted(
  listed: ReadonlyMap<string, ListedObject>,
  rom: Rom,
  profile: FormatProfile,
  checks: VerifyChecks,
): void {
  const unlisted = [...rom.objects.keys(), ...rom.broken].filter((ref) => listed.get(ref) === undefined);
  const isMeta = (ref: string): boolean => ref.startsWith('cartridge:');
  for (const ref of unlisted.filter((name) => !isMeta(name))) checks.fail('rom', `unsigned ROM row ${showName(ref)}`);
  const keys = unlisted.filter(isMeta).map((ref) => ref.slice('cartridge:'.length));
  if (profile.prefix !== 'acx') for (const key of keys) checks.fail('rom', `meta ${showName(key)} is not signed`);
  else if (keys.length > 0)
    checks.warn('meta', `meta keys that are not signed: ${keys.map((key) => showName(key)).join(', ')}`);
}
