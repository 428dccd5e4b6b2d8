import { UserError } from '../../core/result/errors.ts';
import type { Card, LevelProof, Staff } from '../../core/readiness/facts.ts';
import { validators } from '../../core/schema/validators.ts';
import { absolutePath } from '../../core/value/path.ts';
import type { FormatProfile } from '../../ids.ts';
import type { Clock, FileSystem } from '../../ports.ts';
import type { LoadedPackage } from '../package/package.ts';
import { cartridgePaths } from '../project/cartridge-files.ts';
import { readChecked, requireTimes } from './read-checked.ts';

/** Reads the card of one cartridge; a UserError says why it cannot be used. */
export type ReadCard = (path: string, profile: FormatProfile) => Promise<Card>;

export interface StaffPorts {
  readonly fs: FileSystem;
  readonly clock: Clock;
  readonly readCard: ReadCard;
}

export interface StaffOptions {
  readonly profile: FormatProfile;
  /** Folders, files or globs of cartridges; undefined when none were named. */
  readonly cartridges?: readonly string[] | undefined;
  /** Cards of packages that are not built yet. */
  readonly packages?: readonly Card[];
  readonly roster?: string | undefined;
}

/**
 * Who may staff a slot (docs/promises.md, Readiness). A cartridge that cannot be used is a note, one line.
 *
 * @throws UserError when the roster cannot be read, or a name means no file
 */
export async function gatherStaff(
  ports: StaffPorts,
  options: StaffOptions,
): Promise<{ readonly staff: Staff; readonly notes: readonly string[] }> {
  const notes: string[] = [];
  const cards = await cardsOf(ports, options, notes);
  const proofs = await readProofs(ports.fs, options.roster);
  return { staff: { cards, proofs, now: ports.clock.now().getTime() }, notes };
}

/** The card of a package: what `build` would make. */
export function cardOf({ folder, package: { id, version, name, role, capabilities = [] } }: LoadedPackage): Card {
  const able = capabilities.map(({ taskType, stack = [] }) => ({ taskType, stack }));
  return { path: folder, name, role, romDigest: null, capabilities: able, id, version };
}

async function cardsOf(
  ports: StaffPorts,
  options: StaffOptions,
  notes: string[],
): Promise<readonly Card[] | undefined> {
  if (options.cartridges === undefined && options.packages === undefined) return undefined;
  const built = await readCards(ports, options.cartridges ?? [], options.profile, notes);
  // A built cartridge comes before the package of the same agent.
  const names = new Set(built.map((card) => `${card.role} ${card.name}`));
  const unbuilt = (options.packages ?? []).filter((card) => !names.has(`${card.role} ${card.name}`));
  // Seen from another folder a path may be another; which of two comes first must not be.
  const placeIn = new Map([...built, ...unbuilt].map((card) => [card, absolutePath(ports.fs.cwd, card.path)]));
  return [...placeIn].sort(([, a], [, b]) => (a < b ? -1 : a > b ? 1 : 0)).map(([card]) => card);
}

async function readCards(
  ports: StaffPorts,
  named: readonly string[],
  profile: FormatProfile,
  notes: string[],
): Promise<Card[]> {
  const cards: Card[] = [];
  for (const path of cartridgePaths(ports.fs, named)) {
    try {
      cards.push(await ports.readCard(path, profile));
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      notes.push(`${path}: ${error.message}${error.help === undefined ? '' : ` (${error.help})`}`);
    }
  }
  return cards;
}

async function readProofs(fs: FileSystem, path: string | undefined): Promise<readonly LevelProof[]> {
  if (path === undefined) return [];
  const { proofs } = (await readChecked(fs, path, await validators.roster())) as { proofs: readonly LevelProof[] };
  for (const proof of proofs) requireTimes(path, proof.romDigest, [proof.expires]);
  return proofs;
}
