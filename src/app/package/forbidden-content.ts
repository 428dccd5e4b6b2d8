/** What may not travel in a cartridge, as diagnostics that name file and line and never show a value. */
import { canonicalize } from '../../core/value/canonical-json.ts';
import { readContent, readMember } from '../../core/cartridge/archive.ts';
import {
  environmentValues,
  forbiddenName,
  ForbiddenScan,
  type EnvironmentValue,
  type Forbidden,
} from '../../core/cartridge/forbidden.ts';
import { showName } from '../../core/cartridge/names.ts';
import { rowsOf, type OpenCartridge } from '../../core/cartridge/sqlite/read-card.ts';
import { text } from '../../core/cartridge/sqlite/values.ts';
import { lineError, type Diagnostic } from '../../core/result/diagnostic.ts';
import type { FindSecrets } from '../../core/secrets/find.ts';
import { mayHoldSecret } from '../../core/secrets/prefilter.ts';
import { printable } from '../../core/text/printable.ts';
import type { FileSystem } from '../../ports.ts';
import { kindWithin } from '../project/root.ts';
import type { LoadedPackage } from './package.ts';
import { leadsOut } from '../../core/value/path.ts';

/** What is looked for in everything that is packed. */
export interface Scan {
  readonly environment: readonly EnvironmentValue[];
  /** Loads the detector of tokens, which is large, for content that may hold one. */
  readonly loadDetector: () => Promise<FindSecrets>;
}

const MAX_ENV_FILE = 1024 * 1024;
const STAGES = ['development', 'production', 'staging', 'test', 'ci', 'dev', 'prod'];
/** Where projects keep what is secret on this machine alone. */
const ENV_FILES = [
  '.env',
  '.env.local',
  ...STAGES.flatMap((stage) => [`.env.${stage}`, `.env.${stage}.local`]),
  '.envrc',
  '.dev.vars',
];

/** Reads the environment files of a package folder, of the working directory and of the folders between, as far as the workspace reaches. */
export function openScan(fs: FileSystem, folder: string): Scan {
  const within = foldersFrom(folder).filter((base) => kindWithin(fs, base) !== 'outside');
  const environment = within.flatMap((base) =>
    ENV_FILES.flatMap((name) => {
      const path = base === '.' ? name : `${base}/${name}`;
      if (fs.kind(path) !== 'file') return [];
      return environmentValues(path, new TextDecoder().decode(fs.readFile(path, MAX_ENV_FILE)));
    }),
  );
  return { environment, loadDetector: async () => (await import('../../core/secrets/find.ts')).findSecrets };
}

function foldersFrom(folder: string): string[] {
  if (leadsOut(folder)) return [folder, '.'];
  const segments = folder.split('/').filter((segment) => segment !== '' && segment !== '.');
  return [...segments.map((_, i) => segments.slice(0, segments.length - i).join('/')), '.'];
}

/** Looks into what a package says of itself. */
export async function forbiddenInPackage(loaded: LoadedPackage, scan: Scan): Promise<Diagnostic[]> {
  const texts = [canonicalize(loaded.package), loaded.manifestText];
  const found = (await Promise.all(texts.map((text) => forbiddenIn(new TextEncoder().encode(text), scan)))).flat();
  // The canonical text has one line; where the value is written as it is, its own line is named.
  const written = await forbiddenIn(new TextEncoder().encode(loaded.doc.text), scan);
  const lineOf = (what: string): number => written.find((at) => at.what === what)?.line ?? 1;
  return [...new Set(found.map(({ what }) => what))].map((what) => forbiddenFinding(loaded.file, lineOf(what), what));
}

/**
 * Looks into the ROM of a whole cartridge: its files, meta values, capabilities and memories. The place of a finding is
 * `CARTRIDGE!OBJECT`. What a signature does not cover is not looked at.
 *
 * @throws CartridgeFault for a row that cannot be read
 */
export async function forbiddenInCartridge(cartridge: OpenCartridge, path: string, scan: Scan): Promise<Diagnostic[]> {
  const found: Diagnostic[] = [];
  const add = (object: string, forbidden: readonly Forbidden[]): void => {
    for (const { line, what } of forbidden) found.push(forbiddenFinding(`${path}!${printable(object)}`, line, what));
  };
  for (const row of rowsOf(cartridge, 'sqlar')) {
    const member = readMember(row, cartridge.profile);
    if (member.zone !== 'rom') continue;
    const named = forbiddenName(member.name);
    if (named !== undefined) add(member.name, [{ line: 1, what: `a file of the name ${showName(member.name)}` }]);
    const read = (sink: (bytes: Uint8Array) => void): Promise<void> =>
      readContent(member, cartridge.profile, cartridge.inflate, sink);
    add(member.name, await forbiddenInPieces(read, scan));
  }
  for (const { object, content } of romTexts(cartridge))
    add(object, await forbiddenIn(new TextEncoder().encode(content), scan));
  return found;
}

function* romTexts(cartridge: OpenCartridge): Generator<{ readonly object: string; readonly content: string }> {
  for (const [key, value] of rowsOf(cartridge, 'cartridge'))
    yield {
      object: text(key, 'meta', 'a key in table cartridge'),
      content: `${text(key, 'meta', 'a key')}: ${text(value, 'meta', 'a meta value')}`,
    };
  for (const [id, json] of rowsOf(cartridge, 'capabilities'))
    yield {
      object: `capability:${text(id, 'capabilities', 'a capability id')}`,
      content: text(json, 'capabilities', 'json of a capability'),
    };
  for (const row of rowsOf(cartridge, 'memory'))
    if (text(row[1], 'memory', 'zone of a memory') === 'rom')
      yield {
        object: `memory:${text(row[0], 'memory', 'a memory id')}`,
        content: text(row[4], 'memory', 'payload of a memory'),
      };
}

/**
 * Looks into a content that is read in pieces.
 *
 * @param read hands over the content, each time from its beginning
 */
async function forbiddenInPieces(
  read: (sink: (bytes: Uint8Array) => void) => void | Promise<void>,
  scan: Scan,
): Promise<readonly Forbidden[]> {
  // Almost no file may hold a token, and only then the detector is loaded, and the file read once more for it.
  let suspicious = false;
  const quick = new ForbiddenScan(scan.environment, (part) => {
    suspicious ||= mayHoldSecret(part);
    return [];
  });
  await read((bytes) => quick.push(bytes));
  const found = quick.finish();
  if (!suspicious) return found;
  const thorough = new ForbiddenScan(scan.environment, await scan.loadDetector());
  await read((bytes) => thorough.push(bytes));
  return thorough.finish();
}

/** Looks into a whole content. */
export function forbiddenIn(bytes: Uint8Array, scan: Scan): Promise<readonly Forbidden[]> {
  return forbiddenInPieces((sink) => sink(bytes), scan);
}

/**
 * @param line 1-based
 * @param what it is, never its value
 */
export function forbiddenFinding(path: string, line: number, what: string): Diagnostic {
  const help = 'remove it, and replace it everywhere: treat it as leaked';
  return lineError('package/secret', path, line, `${what} may not travel in a cartridge`, help);
}
