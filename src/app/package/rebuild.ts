/** `build --from`: an existing cartridge with its harness manifest put in or replaced, and everything else kept. */
import { readMember } from '../../core/cartridge/archive.ts';
import { metaValue } from '../../core/cartridge/meta.ts';
import { readBytes, rowsOf, type OpenCartridge } from '../../core/cartridge/sqlite/read-card.ts';
import { bytesOf, type Record, type Value } from '../../core/cartridge/sqlite/record.ts';
import { createExtraTable, EXTRA_TABLES } from '../../core/cartridge/sqlite/schema.ts';
import { text } from '../../core/cartridge/sqlite/values.ts';
import { inspectCartridge, type Inspection } from '../../core/cartridge/verify.ts';
import type { Cell, ExtraTable, NewCartridge, NewFile } from '../../core/cartridge/writer.ts';
import { envelopeJson } from '../../core/dsse/envelope.ts';
import { fileError, type Diagnostic } from '../../core/result/diagnostic.ts';
import { CartridgeFault, type CheckId } from '../../core/result/fault.ts';
import { VerifyChecks } from '../../core/result/verify-checks.ts';
import { MANIFEST_PATH } from '../../ids.ts';
import { selfCheck, type BuildOptions, type BuildPorts, type BuildResult } from './build.ts';
import { loadManifest } from './manifest.ts';
import { MAX_PACKED_FILE } from './package-content.ts';
import { refuseToReplaceSigned } from './replace-signed.ts';
import { forbiddenIn, forbiddenInCartridge, forbiddenFinding, openScan } from './forbidden-content.ts';

/**
 * Rebuilds a cartridge of any tool on a fresh database: its own schema is never written to.
 *
 * @param source a package folder or a manifest file
 * @param from the existing cartridge; it must be whole apart from its manifest and signature
 */
export async function rebuildFrom(
  ports: BuildPorts,
  source: string,
  from: string,
  options: BuildOptions,
): Promise<BuildResult> {
  const { profile } = options;
  const loaded = await loadManifest(ports.fs, source, profile);
  if (loaded.manifest === undefined) return loaded;
  const secrets = await forbiddenIn(loaded.bytes, openScan(ports.fs, '.'));
  if (secrets.length > 0) return { diagnostics: secrets.map(({ line, what }) => forbiddenFinding(source, line, what)) };
  const file = ports.store.open(from);
  try {
    const checks = new VerifyChecks();
    const inspection = await inspectCartridge(file, profile, checks);
    const faults = checks.list().filter(({ id, ok }) => !ok && !REPLACED.has(id));
    if (faults.length > 0 || inspection.cartridge === undefined) {
      return { diagnostics: faults.map(({ id, message }) => diagnostic(from, id, message)) };
    }
    const secretsOf = await forbiddenInCartridge(inspection.cartridge, from, openScan(ports.fs, '.'));
    const forbidden = secretsOf.filter(({ path }) => path !== `${from}!${MANIFEST_PATH}`);
    if (forbidden.length > 0) return { diagnostics: forbidden };
    const content = contentOf(inspection.cartridge, inspection, loaded.bytes, options.epoch);
    let signed = false;
    const signature: NewCartridge['signature'] = (romDigest) => {
      const kept = content.signature?.(romDigest);
      signed = kept !== undefined;
      return kept;
    };
    const written = await ports.writer.create(options.out, { ...content, signature }, async (temporary) => {
      // Before what was made of it is judged: it may be in the very place that is written to.
      file.assertUnchanged();
      if (!signed && !options.force) refuseToReplaceSigned(ports, options.out);
      await selfCheck(ports.store, temporary, options);
    });
    const dropped = inspection.signature !== undefined && !signed;
    const notes = dropped ? ['the ROM digest changed, so the signature was dropped; sign it again'] : [];
    const cartridgeId = metaValue(inspection.meta, 'cartridge_id', profile) ?? '';
    return { written: { ...written, cartridgeId, files: content.files.length, notes } };
  } catch (error) {
    if (error instanceof CartridgeFault) return { diagnostics: [diagnostic(from, error.check, error.message)] };
    throw error;
  } finally {
    file.close();
  }
}

/** What the rebuild makes anew, so that its faults do not stop it. */
const REPLACED: ReadonlySet<CheckId> = new Set(['structure', 'rom-digest', 'signature-row', 'envelope']);

function diagnostic(path: string, id: CheckId, message: string): Diagnostic {
  const help = 'only a whole cartridge can be carried over; run cartwright verify on it';
  return fileError('cartridge/not-whole', path, `${id}: ${message}`, help);
}

function contentOf(
  cartridge: OpenCartridge,
  inspection: Inspection,
  manifest: Uint8Array,
  epoch: number,
): NewCartridge {
  const { profile } = cartridge;
  const kept = new Map([...inspection.meta].filter(([key]) => key !== `${profile.metaPrefix}rom_manifest_hash`));
  const files: NewFile[] = [{ name: MANIFEST_PATH, mtime: epoch, size: manifest.length, read: () => manifest }];
  for (const row of rowsOf(cartridge, 'sqlar')) {
    const member = readMember(row, profile);
    if (member.name === MANIFEST_PATH) continue;
    if (member.sz > MAX_PACKED_FILE)
      throw new CartridgeFault(
        'limits',
        `${member.name} has ${member.sz} bytes; at most ${MAX_PACKED_FILE} are packed`,
      );
    files.push({
      name: member.name,
      mtime: member.mtime,
      size: member.sz,
      read: () => readBytes(cartridge, readMember(row, profile)),
    });
  }
  const capabilities = [...rowsOf(cartridge, 'capabilities')].map(([id, json]) => ({
    id: text(id, 'capabilities', 'a capability id'),
    json: text(json, 'capabilities', 'json of a capability'),
  }));
  const extraObjects = [...rowsOf(cartridge, 'memory')]
    .filter((row) => text(row[1], 'memory', 'zone of a memory') === 'rom')
    .map((row) => ({
      sourceRef: `memory:${text(row[0], 'memory', 'a memory id')}`,
      text: text(row[4], 'memory', 'payload of a memory'),
    }));
  return {
    profile,
    meta: kept,
    ...(isSame(manifest, inspection.manifestBytes) ? { unlistedMeta: unlistedMeta(inspection) } : {}),
    files,
    capabilities,
    extra: extraTables(cartridge),
    extraObjects,
    signature: signatureFor(inspection),
  };
}

function isSame(manifest: Uint8Array, old: Uint8Array | undefined): boolean {
  return old !== undefined && Buffer.compare(manifest, old) === 0;
}

// With the manifest that was there the ROM stays what was signed, down to what that signature left out.
function unlistedMeta({ meta, rom }: Inspection): ReadonlySet<string> {
  const listed = new Set(rom?.objects.map(({ sourceRef }) => sourceRef));
  return new Set([...meta.keys()].filter((key) => !listed.has(`cartridge:${key}`)));
}

function extraTables(cartridge: OpenCartridge): ExtraTable[] {
  return EXTRA_TABLES.filter((name) => cartridge.schema.has(name)).map((name) => ({
    create: createExtraTable(name, cartridge.profile),
    name: name === 'skill' ? `${cartridge.profile.prefix}_skill` : name,
    rows: cells(rowsOf(cartridge, name)),
  }));
}

function* cells(rows: Iterable<Record>): Generator<Cell[]> {
  for (const row of rows) yield row.map(cellOf);
}

function cellOf(value: Value): Cell {
  if (value.type === 'null') return null;
  if (value.type === 'integer' || value.type === 'real') return value.value;
  return value.type === 'text' ? text(value, 'memory', 'a text of an extra table') : bytesOf(value, MAX_PACKED_FILE);
}

// A manifest that did not change leaves the ROM digest as it was, and so the signature true.
function signatureFor({ signature }: Inspection): NonNullable<NewCartridge['signature']> {
  return (romDigest) => {
    if (signature === undefined || signature.manifestHash !== romDigest) return undefined;
    const [first] = signature.envelope.signatures;
    return {
      manifestHash: romDigest,
      envelope: JSON.stringify(envelopeJson(signature.envelope)),
      keyid: first?.keyid ?? '',
      publicKeyPem: signature.storedKeys.map(({ pem }) => pem).join(''),
      createdAt: signature.createdAt,
    };
  };
}
