/** What may not travel in a cartridge, as diagnostics that name file and line and never show a value. */
import { canonicalize } from '../core/canonical-json.ts';
import { environmentValues, findForbidden, type EnvironmentValue } from '../core/cartridge/forbidden.ts';
import type { Diagnostic } from '../core/diagnostic.ts';
import type { FindSecrets } from '../core/secrets/find.ts';
import { mayHoldSecret } from '../core/secrets/prefilter.ts';
import type { FileSystem } from '../ports.ts';
import type { LoadedPackage } from './package.ts';

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

/** Reads the environment files of a package folder, of the working directory and of the folders between. */
export function openScan(fs: FileSystem, folder: string): Scan {
  const environment = foldersFrom(folder).flatMap((base) =>
    ENV_FILES.flatMap((name) => {
      const path = base === '.' ? name : `${base}/${name}`;
      if (fs.kind(path) !== 'file') return [];
      return environmentValues(path, new TextDecoder().decode(fs.readFile(path, MAX_ENV_FILE)));
    }),
  );
  return { environment, loadDetector: async () => (await import('../core/secrets/find.ts')).findSecrets };
}

function foldersFrom(folder: string): string[] {
  const segments = folder.split('/').filter((segment) => segment !== '' && segment !== '.');
  if (folder.startsWith('/') || segments.includes('..')) return [folder, '.'];
  return [...segments.map((_, i) => segments.slice(0, segments.length - i).join('/')), '.'];
}

/** Looks into what a package says of itself. */
export async function forbiddenInPackage(loaded: LoadedPackage, scan: Scan): Promise<Diagnostic[]> {
  const texts = [canonicalize(loaded.package), loaded.manifestText];
  const found = (await Promise.all(texts.map((text) => forbiddenIn(new TextEncoder().encode(text), scan)))).flat();
  // The canonical text has one line; where the value is written as it is, its own line is named.
  const written = await forbiddenIn(new TextEncoder().encode(loaded.doc.text), scan);
  const lineOf = (what: string): number => written.find((at) => at.what === what)?.line ?? 1;
  return [...new Set(found.map(({ what }) => what))].map((what) => mayNotTravel(loaded.file, lineOf(what), what));
}

/** Looks into a whole content. */
export async function forbiddenIn(bytes: Uint8Array, scan: Scan): Promise<ReturnType<typeof findForbidden>> {
  const suspicious = mayHoldSecret(new TextDecoder('latin1').decode(bytes));
  return findForbidden(bytes, scan.environment, suspicious ? await scan.loadDetector() : () => []);
}

/**
 * @param line 1-based
 * @param what it is, never its value
 */
export function mayNotTravel(path: string, line: number, what: string): Diagnostic {
  const at = { line, column: 1 };
  return {
    rule: 'package/secret',
    level: 'error',
    message: `${what} may not travel in a cartridge`,
    path,
    range: { start: at, end: at },
    pointer: '',
    help: 'take it out, and replace it everywhere: it must count as known',
  };
}
