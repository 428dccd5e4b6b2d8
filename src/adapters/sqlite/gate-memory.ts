import { resolve } from 'node:path';
import { readMember } from '../../core/cartridge/archive.ts';
import { readBytes, rowsOf, type OpenCartridge } from '../../core/cartridge/sqlite/read-card.ts';
import { text } from '../../core/cartridge/sqlite/values.ts';
import { withCartridge, type CartridgeFile, type CartridgeStore } from '../../core/cartridge/store.ts';
import { inspectCartridge } from '../../core/cartridge/verify.ts';
import { fileHits, memoryHit, type Hit, type SaveRecord } from '../../core/gate/save-record.ts';
import { UserError } from '../../core/result/errors.ts';
import { VerifyChecks } from '../../core/result/verify-checks.ts';
import type { FormatProfile } from '../../ids.ts';
import type { FileSystem, GateMemory } from '../../ports.ts';
import { readCartridgeCard } from './card.ts';
import { placeOf, SaveFile } from './save-file.ts';
import { SearchIndex, type NodeSqlite } from './search-index.ts';

/** What a memory is made of. */
export interface MemoryInput {
  readonly fs: FileSystem;
  readonly store: CartridgeStore;
  readonly sqlite: NodeSqlite;
  readonly profile: FormatProfile;
  /** The cartridge that is served, or what its folder gives when it is built. */
  readonly base: () => Promise<CartridgeFile>;
  /** Where it comes from; never written, under no name. */
  readonly subject: string;
  /** Its ROM digest, where it was verified before. */
  readonly romDigest: string | undefined;
  /** The copy of it that is written to; made with the first record. */
  readonly save: string;
}

/** Bytes of a file of ROM that are searched, and of all of them together. */
const FILE_BYTES = 4 * 1024 * 1024;
const ALL_BYTES = 64 * 1024 * 1024;
/** Times that a record is written again because another file took the place of its own meanwhile. */
const TRIES = 3;

/** Opens nothing before it is asked. */
export class CartridgeMemory implements GateMemory {
  readonly #input: MemoryInput;
  readonly #path: string;
  #index: SearchIndex | undefined;
  #romDigest: string | undefined;
  #save: SaveFile | undefined;

  constructor(input: MemoryInput) {
    this.#input = input;
    this.#path = resolve(input.fs.cwd, input.save);
  }

  async look(): Promise<void> {
    const { store, save, profile, romDigest } = this.#input;
    if (this.#save?.isInPlace === true || placeOf(this.#path) === undefined) return;
    try {
      const card = await readCartridgeCard(store, save, profile);
      if (romDigest !== undefined && card.romDigest !== romDigest) throw this.#another(card.romDigest, romDigest);
    } catch (error) {
      // Of a writer that was killed, or that writes just now: it is told when it is opened.
      if (!(error instanceof UserError) || error.code !== 'locked') throw error;
    }
  }

  async append(record: SaveRecord): Promise<void> {
    for (let tried = 0; tried < TRIES; tried++) {
      const save = (await this.#opened()) ?? (await this.#made());
      save.append(record);
      // Else it was written into a file that is no longer there.
      if (save.isInPlace) return;
    }
    throw new UserError('changed', 'another program keeps replacing it', { path: this.#input.save });
  }

  async search(query: string, limit: number): Promise<readonly Hit[]> {
    const save = await this.#opened();
    const index = await this.#indexed();
    const added = save?.added() ?? [];
    if (added.length > 0) index.add(added.map(({ id, payload }) => memoryHit('save', id, payload)));
    return index.search(query, limit);
  }

  close(): void {
    this.#save?.close();
    this.#index?.close();
    [this.#save, this.#index] = [undefined, undefined];
  }

  /** The file as it is there now; undefined for none. */
  async #opened(): Promise<SaveFile | undefined> {
    if (this.#save?.isInPlace === true) return this.#save;
    this.close();
    const { fs, sqlite, subject, save, profile } = this.#input;
    const place = placeOf(this.#path);
    if (place === undefined) return undefined;
    if (place === placeOf(resolve(fs.cwd, subject)))
      throw new UserError('unwritable-file', 'it is the cartridge that is served, which is never written', {
        path: save,
        help: 'name another file with --save',
      });
    this.#romDigest ??= await this.#withBase(async (_, digest) => digest);
    const romDigest = this.#romDigest;
    const at = { path: this.#path, shown: save };
    this.#save = await SaveFile.open(sqlite, at, profile, romDigest, async (file) => {
      const found = await verified(file, save, profile);
      if (found.digest !== romDigest) throw this.#another(found.digest, romDigest);
    });
    return this.#save;
  }

  async #made(): Promise<SaveFile> {
    const { fs, save } = this.#input;
    const bytes = await this.#withBase((file) => Promise.resolve(file.source.read(0, file.source.size)));
    try {
      fs.writeFile(save, bytes, { mode: 0o600, exclusive: true });
    } catch (error) {
      // Another gate was faster.
      if (placeOf(this.#path) === undefined) throw error;
    }
    const made = await this.#opened();
    if (made === undefined) throw new UserError('changed', 'it was removed while it was being created', { path: save });
    return made;
  }

  async #indexed(): Promise<SearchIndex> {
    if (this.#index !== undefined) return this.#index;
    const index = new SearchIndex(this.#input.sqlite);
    try {
      // Of equally good hits, the first of ROM and the last record come first.
      index.add((await this.#withBase((_, __, cartridge) => romHits(cartridge))).toReversed());
    } catch (error) {
      index.close();
      throw error;
    }
    return (this.#index = index);
  }

  /** @throws UserError where what is served is no longer what was accepted */
  async #withBase<T>(use: (file: CartridgeFile, digest: string, cartridge: OpenCartridge) => Promise<T>): Promise<T> {
    const { base, romDigest, profile } = this.#input;
    const file = await base();
    try {
      const { digest, cartridge } = await verified(file, 'the cartridge', profile);
      const wanted = romDigest ?? this.#romDigest;
      if (wanted !== undefined && digest !== wanted)
        throw new UserError('changed', 'the cartridge is not the one that the gate accepted: start the gate again');
      this.#romDigest = digest;
      return await use(file, digest, cartridge);
    } finally {
      file.close();
    }
  }

  #another(digest: string | null, romDigest: string): UserError {
    return new UserError(
      'unwritable-file',
      `it is a copy of another cartridge: its ROM digest is ${digest ?? 'unknown'}, and the one that is served has ${romDigest}`,
      { path: this.#input.save, help: 'name another file with --save' },
    );
  }
}

/**
 * Takes the records of the memory of another version over; one that is there already is written once.
 *
 * @param from the file, and the ROM digest of the version that it is a copy of
 * @throws UserError `not-whole`, `unwritable-file`
 */
export async function takeOver(
  input: MemoryInput,
  from: { readonly save: string; readonly romDigest: string },
): Promise<void> {
  const { store, profile } = input;
  const records = await withCartridge(store, from.save, async (file) => {
    const { digest, cartridge } = await verified(file, from.save, profile);
    if (digest !== from.romDigest)
      throw new UserError('not-whole', `its ROM digest is ${digest}, and not ${from.romDigest}`, { path: from.save });
    const saved: SaveRecord[] = [];
    for (const [id, zone, , , payload, oid, createdAt] of rowsOf(cartridge, 'memory')) {
      const of = (value: typeof id): string => text(value, 'memory', 'a column of a memory');
      if (of(zone) === 'save') saved.push({ id: of(id), payload: of(payload), oid: of(oid), createdAt: of(createdAt) });
    }
    return saved;
  });
  const memory = new CartridgeMemory(input);
  try {
    for (const record of records) await memory.append(record);
  } finally {
    memory.close();
  }
}

async function verified(
  file: CartridgeFile,
  shown: string,
  profile: FormatProfile,
): Promise<{ readonly digest: string; readonly cartridge: OpenCartridge }> {
  const checks = new VerifyChecks();
  const { rom, cartridge } = await inspectCartridge(file, profile, checks);
  const fault = checks.list().find(({ ok }) => !ok);
  if (fault !== undefined || cartridge === undefined || rom === undefined || rom.digest === null)
    throw new UserError('not-whole', `it does not verify: ${fault?.id ?? ''}: ${fault?.message ?? ''}`, {
      path: shown,
    });
  return { digest: rom.digest, cartridge };
}

/** The texts of ROM: its files, and its memories. */
async function romHits(cartridge: OpenCartridge): Promise<Hit[]> {
  const hits: Hit[] = [];
  let all = 0;
  for (const row of rowsOf(cartridge, 'sqlar')) {
    const member = readMember(row, cartridge.profile);
    if (member.zone !== 'rom' || member.sz > FILE_BYTES || all + member.sz > ALL_BYTES) continue;
    all += member.sz;
    hits.push(...fileHits(member.name, await readBytes(cartridge, member)));
  }
  for (const [id, zone, , , payload] of rowsOf(cartridge, 'memory'))
    if (text(zone, 'memory', 'a zone') === 'rom')
      hits.push(
        memoryHit('rom', text(id, 'memory', 'a memory id'), text(payload, 'memory', 'the payload of a memory')),
      );
  return hits;
}
