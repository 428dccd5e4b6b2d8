/** What activations have to do with other versions and with CALs. */
import { diffManifests } from '../../core/diff/manifests.ts';
import type { Activation } from '../../core/activate/record.ts';
import { checkManifest } from '../../core/manifest/check.ts';
import { UserError } from '../../core/result/errors.ts';
import { validators } from '../../core/schema/validators.ts';
import { readDocument } from '../../core/source/read.ts';
import { quote } from '../../core/text/printable.ts';
import { compareVersions } from '../../core/value/semver.ts';
import { placeOf } from '../../core/value/path.ts';
import { MANIFEST_PATH } from '../../ids.ts';
import type { FileSystem } from '../../ports.ts';
import { readLockFile } from '../lock/hold.ts';
import type { Project } from '../project/projects.ts';
import { staffOf, type ReadCard, type StaffPorts } from '../readiness/staff.ts';
import { bytesAt } from './changes.ts';
import type { Accepted } from './judge.ts';

/** What changed in the requirements since the one that it takes the place of. */
export async function changedRequirements(
  fs: FileSystem,
  { manifest, input: { previous, profile } }: Accepted,
): Promise<string[]> {
  if (previous === undefined) return [];
  const bytes = bytesAt(fs, `${previous.folder}/${MANIFEST_PATH}`) ?? new Uint8Array();
  const before = checkManifest(await readDocument(MANIFEST_PATH, bytes), await validators.manifest(), profile).manifest;
  if (before === undefined)
    return ['what changed in the requirements cannot be determined: the manifest in the skill was edited, or is gone'];
  const all = diffManifests(before, manifest);
  return all.length === 0
    ? ['nothing changed in the requirements']
    : all.map(({ kind, id, message, before: was, after }) => `${kind}: ${id}: ${message} (${was}, now ${after})`);
}

/**
 * The cartridges that the lock names for a CAL, each once, in the order of its participants.
 *
 * @throws UserError `bad-lock` for a slot without one
 */
export async function lockedCartridges(ports: StaffPorts, project: Project, cal: string): Promise<string[]> {
  const { path, reading } = readLockFile(ports.fs, project.root);
  const slots = reading?.lock.cals.get(placeOf(ports.fs.cwd, project.root).inside(cal));
  const no = (message: string): UserError =>
    new UserError('bad-lock', message, { path, help: 'cartwright lock writes it' });
  if (slots === undefined) throw no(`it names no participants of ${quote(cal)}`);
  const { staff } = await staffOf(ports, project, {});
  const paths = [...slots].map(([alias, slot]) => {
    const card =
      slot.kind === 'cartridge' ? staff.cards.find(({ romDigest }) => romDigest === slot.romDigest) : undefined;
    if (card === undefined) throw no(`${quote(alias)} has no cartridge that is here`);
    return card.path;
  });
  return [...new Set(paths)];
}

/** The newest version of each that is among the cartridges given, where it is newer; what cannot be read is in `notes`. */
export async function newerOf(
  readCard: ReadCard,
  held: readonly Pick<Activation, 'id' | 'version'>[],
  paths: readonly string[],
  notes: string[],
) {
  const newest = new Map<string, Record<'id' | 'version' | 'newer' | 'path', string>>();
  for (const path of paths) {
    try {
      const card = await readCard(path);
      for (const { id, version } of held) {
        const best = newest.get(id)?.newer ?? version;
        const isNewer = card.id === id && (compareVersions(card.version, best) ?? 0) > 0;
        if (isNewer) newest.set(id, { id, version, newer: card.version, path });
      }
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      notes.push(`${path}: ${error.message}`);
    }
  }
  return [...newest.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}
