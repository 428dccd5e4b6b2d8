import { lstatSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import type { CartridgeFile, CartridgeStore } from '../../core/cartridge/store.ts';
import { UserError } from '../../core/result/errors.ts';
import { quote } from '../../core/text/printable.ts';
import { loadEngine, openReadOnly } from './engine.ts';
import { bytesSource } from './bytes-source.ts';
import { openFileSource, type FileSource } from './file-source.ts';
import { inflate } from './inflate.ts';
import { SIDE_FILES } from './side-files.ts';

/** Bytes that are judged instead of those of the file; undefined for a file that is read itself. */
export type BytesOf = (path: string) => Uint8Array | undefined;

/** Cartridge files below `cwd`. */
export function cartridgeStore(cwd: string, bytesOf?: BytesOf): CartridgeStore {
  return {
    open(path) {
      const bytes = bytesOf?.(path);
      return bytes === undefined
        ? openCartridgeFile(resolve(cwd, path), path)
        : openSource(bytesSource(bytes), undefined);
    },
  };
}

function openCartridgeFile(absolute: string, shown: string): CartridgeFile {
  const source = openFileSource(absolute, shown);
  const suffix = SIDE_FILES.find((end) => lstatSync(absolute + end, { throwIfNoEntry: false }) !== undefined);
  return openSource(source, suffix === undefined ? undefined : basename(shown) + suffix);
}

function openSource(source: FileSource, sideFile: string | undefined): CartridgeFile {
  return {
    source,
    inflate,
    sideFile,
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
    if ((error as Error).message === 'out of memory') {
      throw new UserError('out-of-memory', 'there is not enough memory to check it', { cause: error });
    }
    return `SQLite cannot read it: ${quote((error as Error).message, 120)}`;
  } finally {
    database?.close();
  }
}
