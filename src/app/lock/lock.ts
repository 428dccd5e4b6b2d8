import { compareLocks, type LockReceipt } from '../../core/lock/compare.ts';
import { TWICE } from '../../core/lock/judge.ts';
import { LOCK_FILE, type Lock, type LockedSlot } from '../../core/lock/lock.ts';
import { readLock } from '../../core/lock/read.ts';
import { writeLock } from '../../core/lock/write.ts';
import { UserError } from '../../core/result/errors.ts';
import { quote } from '../../core/text/printable.ts';
import { isDigest } from '../../core/value/digest.ts';
import type { SourceDocument } from '../../core/source/document.ts';
import { readDocument } from '../../core/source/read.ts';
import { lineRange, type Diagnostic } from '../../core/result/diagnostic.ts';
import { writeCommitted } from '../committed.ts';
import { filesOf } from '../check/files.ts';
import { loadHosts } from '../handshake/hosts.ts';
import type { SignatureOf } from '../package/subject.ts';
import { passedOverIn } from '../lint/passed-over.ts';
import type { Project } from '../project/projects.ts';
import { staffOf, type StaffOptions, type StaffPorts } from '../readiness/staff.ts';
import { readLockFile, type LockFile } from './hold.ts';
import { resolve, type ResolvedProject, type SlotsOfCal } from './resolve.ts';

export interface LockPorts extends StaffPorts {
  /** Demands something of every cartridge that is locked; undefined: that it is whole. */
  readonly signatureOf: SignatureOf | undefined;
}

export interface LockOptions extends Pick<StaffOptions, 'cartridges' | 'roster'> {
  readonly project: Project;
  /** Locks these alone, relative to the working directory, and leaves every other line as it is. */
  readonly cals: readonly string[] | undefined;
}

/** What became of the lock of one project. */
export interface LockOutcome {
  readonly receipt: LockReceipt;
  /** What it says now, or would say had it been written. */
  readonly lock: Lock;
  /** What could not be read, one line each. */
  readonly notes: readonly string[];
}

/**
 * Writes the lock of a project (docs/lock.md), whole or not at all.
 *
 * @throws UserError `bad-lock` for a lock whose other lines cannot be kept, or that could not be read again, `bad-cal` for a CAL that
 *   cannot be read or has an alias twice, and when a cartridge has no ROM digest
 */
export async function lockProject(ports: LockPorts, options: LockOptions): Promise<LockOutcome> {
  const { fs } = ports;
  const { project, cals } = options;
  const file = readLockFile(fs, project.root);
  const before = linesToKeep(file, cals !== undefined);
  const { cals: resolved, hosts, notes } = await resolveProject(ports, options);
  const slots = [...resolved.values()];
  const refused = await refusedOf(ports, slots);
  const made: Lock = { cals: new Map([...resolved].map(([path, cal]) => [path, lockedSlots(cal)])), hosts };
  const lock: Lock =
    cals === undefined
      ? made
      : { cals: new Map([...(before?.cals ?? []), ...made.cals]), hosts: before?.hosts ?? new Map() };
  const isWritten = refused.length === 0 && (before === undefined || writeLock(before) !== writeLock(lock));
  if (isWritten) await writeCommitted(fs, [{ path: file.path, text: readable(writeLock(lock), file.path) }]);
  const said = slots.flatMap(({ path, participants }) =>
    participants.map((each) => ({ ...each, note: { cal: path, slot: each.alias, reason: each.reason } })),
  );
  const receipt: LockReceipt = {
    path: file.path,
    state: refused.length > 0 ? 'refused' : isWritten ? 'written' : 'unchanged',
    cals: made.cals.size,
    slots: [...made.cals.values()].reduce((sum, each) => sum + each.size, 0),
    hosts: cals === undefined ? made.hosts.size : 0,
    ...(before === undefined ? {} : { changes: compareLocks(before, lock) }),
    unstaffed: said.filter(({ resolved }) => resolved === null).map(({ note }) => note),
    equal: said.filter(({ equalTo }) => equalTo !== undefined).map(({ note }) => note),
    refused,
  };
  return { receipt, lock, notes };
}

/** The text of a lock, which was read as it will be: what holds a path that no lock may have is not written. */
function readable(text: string, path: string): string {
  const reading = readLock(text);
  if (!('problem' in reading)) return text;
  throw new UserError('bad-lock', `not written, because it could not be read: ${reading.problem.message}`, {
    path,
    help: 'give the file or folder another name',
  });
}

/** The lock that was there, as far as it can be kept. */
function linesToKeep({ path, reading, problem }: LockFile, isPart: boolean): Lock | undefined {
  if (problem !== undefined && (isPart || problem.foreign === true)) {
    throw new UserError('bad-lock', `the lock cannot be read: ${problem.message}`, {
      path,
      range: lineRange(problem.line),
      help: problem.foreign === true ? problem.help : `run cartwright lock without a CAL, which writes all of it`,
    });
  }
  return reading?.lock;
}

async function resolveProject(
  ports: LockPorts,
  { project, cals, ...named }: LockOptions,
): Promise<ResolvedProject & { readonly notes: readonly string[] }> {
  const { fs } = ports;
  const { profile, config, root } = project;
  const { staff, notes, packageNotes } = await staffOf(ports, project, named);
  const docs: SourceDocument[] = [];
  for (const path of cals ?? filesOf(project, 'cals', config.cals)) {
    const doc = await readDocument(path, fs.readFile(path));
    const [problem] = doc.problems.filter(({ level }) => level === 'error');
    if (problem !== undefined)
      throw new UserError('bad-cal', `the participants cannot be determined: ${problem.message}`, {
        path,
        range: problem.range,
        help: problem.help,
      });
    docs.push(doc);
  }
  const hosts = cals === undefined ? (await loadHosts(fs, filesOf(project, 'hosts', config.hosts))).all : [];
  return {
    ...resolve(fs, root, { docs, hosts, staff, profile }),
    notes: [...packageNotes, ...notes, ...namesToCorrect(await passedOverIn(fs, project))],
  };
}

function namesToCorrect(all: readonly Diagnostic[]): string[] {
  return all.map(({ path, message, help }) => `${path}: ${message}; ${help}`);
}

function lockedSlots({ path, slots, twice, rangeOf }: SlotsOfCal): ReadonlyMap<string, LockedSlot> {
  const [alias] = twice;
  if (alias !== undefined)
    throw new UserError('bad-cal', `the participants cannot be determined: ${quote(alias)}: ${TWICE}`, {
      path,
      range: rangeOf(alias),
      help: 'give each participant an alias of its own',
    });
  return new Map(
    [...slots].map(([alias, slot]): [string, LockedSlot] => {
      if (slot.kind === 'cartridge' && !isDigest(slot.romDigest))
        throw new UserError(
          'no-rom-digest',
          `${quote(`${slot.id} ${slot.version}`)} has no ROM digest to compare it with`,
          {
            path,
            help: `remove the cartridge from what may staff ${quote(alias)}; ${LOCK_FILE} is not written`,
          },
        );
      return [alias, slot];
    }),
  );
}

/** The cartridges that staff a slot and are not as the demands want them, each once. */
async function refusedOf({ signatureOf }: LockPorts, slots: readonly SlotsOfCal[]): Promise<LockReceipt['refused']> {
  if (signatureOf === undefined) return [];
  const paths = slots.flatMap(({ participants, slots: own }) =>
    participants
      .filter(({ alias }) => own.get(alias)?.kind === 'cartridge')
      .flatMap(({ resolved }) => resolved?.path ?? []),
  );
  const refused = [];
  for (const path of [...new Set(paths)].sort()) {
    const { outcome } = await signatureOf(path);
    const wrong = outcome.checks.find(({ ok }) => !ok);
    if (!outcome.ok) refused.push({ path, reason: `${outcome.trust}: ${wrong?.message ?? 'it is not as demanded'}` });
  }
  return refused;
}
