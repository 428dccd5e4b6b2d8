import { lstatSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import type { CartridgeFile, CartridgeStore } from '../../core/cartridge/store.ts';
import { quote } from '../../core/printable.ts';
import { loadEngine, openReadOnly } from './engine.ts';
import { openFileSource } from './file-source.ts';
import { inflate } from './inflate.ts';
import { SIDE_FILES } from './side-files.ts';

/** Cartridge files below `cwd`. */
export function cartridgeStore(cwd: string): CartridgeStore {
  return { open: (path) => openCartridgeFile(resolve(cwd, path), path) };
}

function openCartridgeFile(absolute: string, shown: string): CartridgeFile {
  const source = openFileSource(absolute, shown);
  const suffix = SIDE_FILES.find((end) => lstatSync(absolute + end, { throwIfNoEntry: false }) !== undefined);
  return {
    source,
    inflate,
    sideFile: suffix === undefined ? undefined : basename(shown) + suffix,
    checkIntegrity: () => checkIntegrity(source),
    assertUnchanged: () => source.assertUnchanged(),
    close: () => source.close(),
  };
}

async function checkIntegrity(source: CartridgeFile['source']): Promise<string | undefined> {
  await loadEngine();
  let database;
  try {
    database = await openReadOnly(source);
    const rows = database.exec('PRAGMA main.integrity_check(1)')[0]?.values ?? [];
    const found = String(rows[0]?.[0] ?? 'no answer');
    return found === 'ok' ? undefined : quote(found, 200);
  } catch (error) {
    return `SQLite cannot read it: ${quote((error as Error).message, 120)}`;
  } finally {
    database?.close();
  }
}
