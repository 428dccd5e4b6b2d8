import { lstatSync, mkdirSync, realpathSync } from 'node:fs';
import nodeModule from 'node:module';
import { dirname, isAbsolute, join } from 'node:path';
import { VERSION } from '../../version.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** Variables with which Node keeps a cache itself, keeps none, or must see the sources; and that of machines which are new each time. */
const LEFT_ALONE = ['NODE_COMPILE_CACHE', 'NODE_DISABLE_COMPILE_CACHE', 'NODE_V8_COVERAGE', 'CI'];

/**
 * Lets Node keep what it compiles of the program, for the next start (Node 22.8 and later). What lies there is run as code: without a
 * folder that is the user's alone nothing is kept, and nothing said.
 */
export function keepCompiled(env: Env): void {
  const { enableCompileCache }: { enableCompileCache?: (folder: string) => unknown } = nodeModule;
  if (enableCompileCache === undefined || LEFT_ALONE.some((name) => (env[name] ?? '') !== '')) return;
  try {
    const folder = cacheFolder(env, ownUser());
    if (folder !== undefined) enableCompileCache(folder);
  } catch {
    // A folder that cannot be made or looked at.
  }
}

/**
 * The user's folder for what was compiled of this version, made where it is missing.
 *
 * @param user id of the user; undefined where the system has none, and cannot say whose a folder is
 * @returns undefined where others own or may write to it, or to a folder above it
 * @throws the system's error
 */
export function cacheFolder(env: Env, user: number | undefined): string | undefined {
  const [home, names] = placeOf(env);
  if (user === undefined || home === undefined || !isAbsolute(home)) return undefined;
  let folder = realpathSync(home);
  if (lstatSync(folder).uid !== user || !isSound(folder, user)) return undefined;
  for (const [i, name] of names.entries()) {
    folder = join(folder, name);
    if (lstatSync(folder, { throwIfNoEntry: false }) === undefined) mkdirSync(folder, 0o700);
    const stat = lstatSync(folder);
    // The last two are ours: no other user looks into them.
    const others = i < names.length - 2 ? 0o022 : 0o077;
    if (!stat.isDirectory() || stat.uid !== user || (stat.mode & others) !== 0) return undefined;
  }
  return folder;
}

/** A folder of the user that is there, and the names below it, of which the last two are ours. */
function placeOf({ XDG_CACHE_HOME: cache = '', HOME: home }: Env): [string | undefined, readonly string[]] {
  const own = ['cartwright', `compiled-${VERSION}`];
  if (cache !== '') return [cache, own];
  return [home, [...(process.platform === 'darwin' ? ['Library', 'Caches'] : ['.cache']), ...own]];
}

/** Only the user and root may put another folder in the place of this one, or of one above it. */
function isSound(folder: string, user: number): boolean {
  const { uid, mode } = lstatSync(folder);
  // In a sticky folder, such as /tmp, what is there is its owner's.
  const shared = (mode & 0o022) !== 0 && (mode & 0o1000) === 0;
  if ((uid !== user && uid !== 0) || shared) return false;
  return dirname(folder) === folder || isSound(dirname(folder), user);
}

/** Who runs the program; undefined where it runs with the rights of another. */
function ownUser(): number | undefined {
  const user = process.getuid?.();
  return user === process.geteuid?.() ? user : undefined;
}
