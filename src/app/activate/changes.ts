/** Many files as one change: all of it or none, also where the process is killed. */
import { asRefusal } from '../../core/result/errno.ts';
import { UserError } from '../../core/result/errors.ts';
import { quote } from '../../core/text/printable.ts';
import { sha256Digest } from '../../core/value/digest.ts';
import { isOurs } from '../../core/activate/record.ts';
import { folderOf, joinPath } from '../../core/value/path.ts';
import { forward, type FileSystem } from '../../ports.ts';

/** A file before and after; undefined where there is none. */
export interface Change {
  readonly path: string;
  readonly before: Uint8Array | undefined;
  readonly after: Uint8Array | undefined;
}

export interface ChangePorts {
  readonly fs: FileSystem;
  /** Removes a file, and each folder around it that is empty then. */
  removeFile(path: string): void;
}

/** A change that was decided: once this file is there, the next run finishes it. */
const PENDING = '.cartwright/pending.json';
const VERSION = 'cart.pending.v1';

/** What differs of two texts in one piece. */
interface Step {
  readonly path: string;
  readonly before: string | null;
  readonly after: string | null;
  readonly at: number;
  readonly removed: number;
  /** Base64. */
  readonly inserted: string;
}

/** The bytes of a file; undefined where nothing is. */
export function bytesAt(fs: FileSystem, path: string): Uint8Array | undefined {
  return fs.kind(path) === 'none' ? undefined : fs.readFile(path);
}

/** All files below a folder, ignored ones too; none where there is no folder. */
export function filesBelow(fs: FileSystem, folder: string): string[] {
  if (fs.kind(folder) !== 'directory') return [];
  return fs.list(folder, { ignored: true }).map((file) => joinPath(folder, file));
}

/** Changes as one that come one after the other. */
export function inTurn(first: readonly Change[], second: readonly Change[]): Change[] {
  const changes = new Map(first.map((each) => [each.path, each]));
  for (const each of second) changes.set(each.path, { ...each, before: (changes.get(each.path) ?? each).before });
  return [...changes.values()];
}

/** Files as changes will leave them. */
export function over(fs: FileSystem, changes: readonly Change[]): FileSystem {
  const after = new Map(changes.map((each) => [each.path, each.after]));
  const below = (folder: string): string[] =>
    [...after].flatMap(([path, bytes]) => (bytes !== undefined && path.startsWith(`${folder}/`) ? [path] : []));
  return forward(fs, {
    readFile: (path, ...rest) => after.get(path) ?? fs.readFile(path, ...rest),
    kind(path) {
      if (after.has(path)) return after.get(path) === undefined ? 'none' : 'file';
      return below(path).length > 0 ? 'directory' : fs.kind(path);
    },
    list(folder, options) {
      const there = fs.kind(folder) === 'directory' ? fs.list(folder, options) : [];
      const stays = there.filter((path) => !after.has(joinPath(folder, path)));
      return [...stays, ...below(folder).map((path) => path.slice(folder.length + 1))].sort();
    },
  });
}

const digestOf = (bytes: Uint8Array | undefined): string | null => (bytes === undefined ? null : sha256Digest(bytes));

function stepOf({ path, before, after }: Change): Step {
  const [was, is] = [before ?? new Uint8Array(), after ?? new Uint8Array()];
  let at = 0;
  while (at < was.length && at < is.length && was[at] === is[at]) at++;
  let end = 0;
  while (end < was.length - at && end < is.length - at && was.at(-1 - end) === is.at(-1 - end)) end++;
  const inserted = Buffer.from(is.subarray(at, is.length - end)).toString('base64');
  return { path, before: digestOf(before), after: digestOf(after), at, removed: was.length - end - at, inserted };
}

/**
 * Makes a change. What goes wrong on the way is taken back; a process that is killed leaves either nothing or what
 * {@link finishPending} ends.
 *
 * @throws UserError `changed` for a file that is no longer what it was, `unwritable-file`, `link`
 */
export function makeChanges(ports: ChangePorts, changes: readonly Change[]): void {
  const { fs } = ports;
  const real = changes.filter(({ before, after }) => digestOf(before) !== digestOf(after));
  if (real.length === 0) return;
  for (const { path } of real) fs.checkTarget(path);
  const steps = real.map(stepOf);
  fs.writeFile(PENDING, JSON.stringify({ schemaVersion: VERSION, steps }), { mode: 0o600, exclusive: true });
  const done: Change[] = [];
  try {
    for (const [i, step] of steps.entries()) {
      perform(ports, step);
      done.push(...real.slice(i, i + 1));
    }
  } catch (error) {
    for (const { path, before } of done.toReversed()) {
      if (before !== undefined) fs.writeFile(path, before);
      else if (fs.kind(path) !== 'none') ports.removeFile(path);
    }
    ports.removeFile(PENDING);
    throw asRefusal(error);
  }
  ports.removeFile(PENDING);
}

function perform({ fs, removeFile }: ChangePorts, { path, before, after, at, removed, inserted }: Step): void {
  const bytes = bytesAt(fs, path);
  const digest = digestOf(bytes);
  if (digest === after) return;
  if (digest !== before)
    throw new UserError('changed', 'it is no longer what it was when the change was planned', {
      path,
      help: 'review it, then run the command again',
    });
  if (after === null) {
    removeFile(path);
    return;
  }
  const was = bytes ?? new Uint8Array();
  fs.writeFile(path, Buffer.concat([was.subarray(0, at), Buffer.from(inserted, 'base64'), was.subarray(at + removed)]));
}

/** Whether a change was decided and not finished. */
export function isPending(fs: FileSystem): boolean {
  return fs.kind(PENDING) !== 'none';
}

/**
 * Finishes a change that a killed process left.
 *
 * @returns how many files it is about; 0 where nothing was left
 * @throws UserError `changed` for a file that is neither as before nor as after, `bad-file`
 */
export function finishPending(ports: ChangePorts): number {
  const { fs } = ports;
  if (!isPending(fs)) return 0;
  const steps = readPending(new TextDecoder().decode(fs.readFile(PENDING)));
  for (const { path } of steps) fs.checkTarget(path);
  try {
    for (const step of steps) perform(ports, step);
  } catch (error) {
    if (!(error instanceof UserError) || error.code !== 'changed') throw error;
    throw new UserError('changed', `a run was interrupted, and the file was changed since: ${error.message}`, {
      path: error.path,
      help: `put it back as it was, or delete ${PENDING} and activate again`,
    });
  }
  // A write that was killed leaves its temporary file.
  const written = new Set([PENDING, ...steps.map(({ path }) => path)]);
  for (const folder of new Set([...written].map(folderOf)))
    for (const file of filesBelow(fs, folder)) {
      const target = file.replace(/\.\d+-\d+\.tmp$/, '');
      if (target !== file && written.has(target)) ports.removeFile(file);
    }
  ports.removeFile(PENDING);
  return steps.length;
}

// One may come with a pull request: it changes nothing but what activation writes.
function readPending(text: string): readonly Step[] {
  try {
    const { schemaVersion, steps } = JSON.parse(text) as { schemaVersion: unknown; steps: readonly Step[] };
    if (schemaVersion === VERSION && steps.every(({ path }) => isOurs(path))) return steps;
  } catch {
    // Said below.
  }
  throw new UserError('bad-file', `it is not a change of this version: ${quote(text, 20)}`, {
    path: PENDING,
    help: 'delete it, and activate again',
  });
}
