import { allTools } from '../../core/handshake/host.ts';
import type { Card, Staff } from '../../core/readiness/facts.ts';
import { pathOf } from '../../core/readiness/findings.ts';
import { resolveParticipant } from '../../core/readiness/participants.ts';
import type { ParticipantResult } from '../../core/result/results.ts';
import type { Resolved, ResolvedCal, ResolvedHost } from '../../core/lock/judge.ts';
import type { LockedSlot } from '../../core/lock/lock.ts';
import { rangeOf, type SourceDocument } from '../../core/source/document.ts';
import { canonicalize } from '../../core/value/canonical-json.ts';
import { sha256Digest } from '../../core/value/digest.ts';
import { mappingsOf, isMapping } from '../../core/value/mapping.ts';
import { absolutePath, shortest } from '../../core/value/path.ts';
import type { FormatProfile } from '../../ids.ts';
import type { FileSystem } from '../../ports.ts';
import { HOST_LIMIT, type LoadedHosts } from '../handshake/hosts.ts';

/** The path that a lock gives a file: from the folder that the lock lies in, whatever the working directory is. */
export function pathsFrom(cwd: string, root: string): (path: string) => string {
  const top = absolutePath(cwd, root);
  return (path) => shortest(top, absolutePath(cwd, path));
}

/** Who staffs each slot of a CAL, with the words of readiness. */
export interface SlotsOfCal extends ResolvedCal {
  readonly participants: readonly ParticipantResult[];
}

/**
 * Resolves the slots of a CAL as readiness does.
 *
 * @param inside the path that a lock gives a file
 */
function resolveCal(
  doc: SourceDocument,
  staff: Staff,
  profile: FormatProfile,
  inside: (path: string) => string,
): SlotsOfCal {
  const root = isMapping(doc.value) ? doc.value : {};
  const participants = mappingsOf(root, 'participants').map((each) => resolveParticipant(each, staff, profile));
  const cards = new Map(staff.cards.map((card) => [card.path, card]));
  const slots = participants.map(({ alias, resolved }): [string, LockedSlot] => {
    const card = resolved === null ? undefined : cards.get(resolved.path);
    return [alias, card === undefined ? { kind: 'none' } : staffed(card, inside)];
  });
  const aliases = slots.map(([alias]) => alias);
  return {
    path: doc.path,
    slots: new Map(slots),
    twice: [...new Set(aliases.filter((alias, i) => aliases.indexOf(alias) !== i))],
    participants,
    rangeOf: (alias) =>
      alias === undefined
        ? rangeOf(doc, ['participants'], 'key')
        : rangeOf(doc, pathOf(doc, 'participants', 'alias', alias)),
  };
}

function staffed({ path, id, version, romDigest, file }: Card, inside: (path: string) => string): LockedSlot {
  if (file === undefined) return { kind: 'package', id, version, package: inside(path) };
  // Without a ROM digest there is nothing that a lock could be equal to.
  return {
    kind: 'cartridge',
    id,
    version,
    romDigest: romDigest ?? '',
    signedBy: file.signedBy,
    fileDigest: file.digest,
  };
}

/** A host profile as a lock holds it: a file is read again only where its text is not at hand. */
function resolveHost(fs: FileSystem, loaded: LoadedHosts['all'][number]): ResolvedHost {
  const { source, host } = loaded;
  // What a client was made of cannot be read: it is held to nothing but its name until it can.
  if (host === undefined && fs.kind(source) !== 'file') return { digest: digestOfText(''), pins: new Map() };
  if (host === undefined) return { path: source, digest: digestOfText(bytesOf(fs, source)), pins: new Map() };
  // What the file states: binding checks it against the words beside it.
  const pins = new Map(
    allTools(host).flatMap(({ name, digest }) => (digest === undefined ? [] : [[name, digest] as const])),
  );
  if (loaded.doc === undefined) return { digest: sha256Digest(canonicalize(JSON.parse(JSON.stringify(host)))), pins };
  return { path: source, digest: digestOfText(loaded.doc.text), pins };
}

function bytesOf(fs: FileSystem, path: string): string {
  return Buffer.from(fs.readFile(path, HOST_LIMIT)).toString('latin1');
}

// git may write the line ends of a text anew, with CR on some systems; that changes nothing that is read.
function digestOfText(text: string): string {
  return sha256Digest(text.includes('\r') ? text.replaceAll('\r\n', '\n') : text);
}

/** What is there, by the names that a lock gives it. */
export interface ResolvedProject extends Resolved {
  readonly cals: ReadonlyMap<string, SlotsOfCal>;
}

/** Resolves the slots of CALs, and digests host profiles. */
export function resolve(fs: FileSystem, root: string, { docs, hosts, staff, profile }: ToResolve): ResolvedProject {
  const inside = pathsFrom(fs.cwd, root);
  return {
    cals: new Map(docs.map((doc) => [inside(doc.path), resolveCal(doc, staff, profile, inside)])),
    hosts: new Map(hosts.map((each) => [inside(each.source), resolveHost(fs, each)])),
  };
}

interface ToResolve {
  readonly docs: readonly SourceDocument[];
  readonly hosts: LoadedHosts['all'];
  readonly staff: Staff;
  readonly profile: FormatProfile;
}
