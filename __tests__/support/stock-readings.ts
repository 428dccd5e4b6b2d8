/** What the stock sqlite3 program makes of cartridges: many at once, in one process. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha256Digest } from '../../src/core/value/digest.ts';

const ROM = "name GLOB 'rom/*'";
const FILES = 'SELECT quote(name), quote(mode), quote(sz), typeof(data), hex(sqlar_uncompress(data, sz)) FROM sqlar';
const MEMORY =
  'SELECT quote(id), quote(artifact_fingerprint), quote(codebase_fingerprint), quote(payload), quote(oid) FROM memory';

/** Everything that is signed, by a scan, by the keys and by the indexes. */
function questions(keys: readonly (readonly [table: string, column: string, key: string])[]): string[] {
  const lookUps = keys.map(([table, column, key]) => {
    const signed =
      table === 'sqlar'
        ? 'hex(sqlar_uncompress(data, sz)), quote(sz)'
        : table === 'cartridge'
          ? 'quote(value)'
          : 'quote(json)';
    return `SELECT ${signed} FROM ${table} WHERE ${column} = '${key}'`;
  });
  return [
    'PRAGMA integrity_check',
    "SELECT type, name, tbl_name FROM sqlite_schema WHERE type <> 'table' AND name NOT LIKE 'sqlite_autoindex_%' AND name <> 'memory_zone_fp'",
    // Profile acx lets meta values stand that nobody signed; they are named in a warning.
    "SELECT quote(key), quote(value) FROM cartridge WHERE key LIKE 'cart.%' OR 'cartridge:' || key IN (SELECT source_ref FROM objects) ORDER BY +key",
    'SELECT quote(id), quote(json), quote(content_hash) FROM capabilities NOT INDEXED ORDER BY +id',
    'SELECT quote(id) FROM capabilities ORDER BY id',
    "SELECT quote(kind), quote(source_ref), quote(oid), quote(canon), quote(zone), quote(sz) FROM objects WHERE zone = 'rom' ORDER BY +source_ref",
    `${FILES} NOT INDEXED WHERE ${ROM} ORDER BY +name`,
    `SELECT quote(name) FROM sqlar WHERE ${ROM} ORDER BY name`,
    `${MEMORY} WHERE +zone = 'rom' ORDER BY +id`,
    `${MEMORY} WHERE zone = 'rom' AND artifact_fingerprint = 'f1' ORDER BY id`,
    ...lookUps,
  ];
}

/** What stock SQLite sees of one cartridge. */
export interface Reading {
  /** Answers to all questions, as text. */
  readonly dump: string;
  /** What `-Ax` extracts below `rom/`: `PATH DIGEST`, sorted. */
  readonly files: readonly string[];
}

/**
 * Reads cartridges by stock sqlite3.
 *
 * @param folder a folder of its own; emptied before and after
 * @param keys of the signed rows, which are looked up by their keys as well
 */
export function stockReadings(
  folder: string,
  cartridges: readonly Uint8Array[],
  keys: readonly (readonly [table: string, column: string, key: string])[],
): Reading[] {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const asked = questions(keys).map((question) => `${question};`);
  const script = cartridges.flatMap((bytes, i) => {
    writeFileSync(join(folder, `${i}.cart`), bytes);
    mkdirSync(join(folder, `${i}`));
    const extract = `.archive --extract --file ${i}.cart --directory ${i}`;
    return [`.open --readonly ${i}.cart`, ...asked, extract, `.print ${END}`];
  });
  const input = `${script.join('\n')}\n`;
  const run = spawnSync('sqlite3', ['-batch'], { cwd: folder, input, encoding: 'latin1', maxBuffer: 1024 ** 3 });
  if (run.error !== undefined || run.status === null)
    throw new Error(`sqlite3 ended: ${run.error?.message ?? run.signal ?? ''}`);
  const parts = run.stdout.split(`${END}\n`);
  if (parts.length !== cartridges.length + 1)
    throw new Error(`sqlite3 read ${parts.length - 1} of ${cartridges.length}`);
  const readings = cartridges.map((_, i) => ({ dump: parts[i] ?? '', files: extractedRom(join(folder, `${i}`)) }));
  rmSync(folder, { recursive: true, force: true });
  return readings;
}

const END = '=== the end of one cartridge ===';

function extractedRom(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.startsWith(join(folder, 'save/')))
    .map((path) => `${path.slice(folder.length + 1)} ${sha256Digest(new Uint8Array(readFileSync(path)))}`)
    .sort();
}
