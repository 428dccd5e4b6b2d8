import { UserError } from '../../core/result/errors.ts';
import type { Card, LevelProof } from '../../core/readiness/facts.ts';
import { absolutePath, fileName } from '../../core/value/path.ts';
import type { TrustState } from '../../core/result/verify-results.ts';
import type { Clock, FileSystem } from '../../ports.ts';
import { filesOf } from '../check/files.ts';
import type { LoadedPackage, PackageResult } from '../package/package.ts';
import { demandsIn, type DemandsOf } from '../policy/demands.ts';
import { cartridgePaths, packagesIn } from '../project/cartridge-files.ts';
import { PACKAGE_FILE } from '../project/root.ts';
import type { Project } from '../project/projects.ts';
import { readChecked, requireTimes } from './read-checked.ts';

/** Reads the card of one cartridge; a UserError says why it cannot be used. */
export type ReadCard = (path: string) => Promise<Card>;

export interface StaffPorts {
  readonly fs: FileSystem;
  readonly clock: Clock;
  /** How the cartridges of a project are read: what it demands of a signature decides whether one can be used. */
  readonly cardReader: (demandsOf: DemandsOf) => Promise<ReadCard>;
}

export interface StaffOptions {
  /** Folders, files or globs of more cartridges and packages, relative to the working directory. */
  readonly cartridges?: readonly string[] | undefined;
  readonly roster?: string | undefined;
  /** What is demanded of a signature instead of what the configuration says. */
  readonly demandsOf?: DemandsOf | undefined;
  /** Reads a package; a check has read those of the project before. */
  readonly load?: (path: string) => Promise<PackageResult>;
}

/**
 * Who may staff a slot of a project (docs/promises.md, Projects): its cartridges, its packages that are not built yet, and what
 * are named beside them.
 *
 * @returns with what cannot be used, one line each; packages apart, which a check reports as findings
 * @throws UserError when the roster cannot be read, or a name means no file
 */
export async function staffOf(
  ports: StaffPorts,
  project: Project,
  { cartridges = [], roster, demandsOf = () => demandsIn(ports, project), load }: StaffOptions,
) {
  const { fs, clock } = ports;
  const { config, profile } = project;
  const read = load ?? (async (path: string) => (await import('../package/package.ts')).loadPackage(fs, path, profile));
  // What is named twice takes part once, by the name that it has in the project.
  const paths = (own: readonly string[], more: readonly string[]): string[] => [
    ...new Map([...more, ...own].map((path) => [absolutePath(fs.cwd, path), path])).values(),
  ];
  const notes: string[] = [];
  const named = cartridges.filter((name) => fileName(name) !== PACKAGE_FILE);
  const files = paths(filesOf(project, 'cartridges', config.cartridges), cartridgePaths(fs, named));
  const found = files.length === 0 ? [] : await readCards(await ports.cardReader(demandsOf), files, notes);
  const built = found.filter((card) => !found.some((other) => isRatherThan(other, card)));
  const packageNotes: string[] = [];
  const packages: Card[] = [];
  const unusable: { readonly path: string; readonly role: unknown }[] = [];
  for (const path of paths(filesOf(project, 'packages', config.packages), packagesIn(fs, cartridges))) {
    const loaded = await read(path);
    if ('diagnostics' in loaded) {
      unusable.push({ path, role: loaded.role });
      packageNotes.push(`${path}: ${loaded.diagnostics[0]?.message ?? 'it is not valid'}`);
    } else packages.push(cardOf(loaded));
  }
  // A built cartridge comes before the package of the same agent.
  const names = new Set(built.map((card) => `${card.role} ${card.name}`));
  const unbuilt = packages.filter((card) => !names.has(`${card.role} ${card.name}`));
  // Seen from another folder a path may be another; which of two comes first must not be.
  const placeIn = new Map([...built, ...unbuilt].map((card) => [card, absolutePath(fs.cwd, card.path)]));
  const cards = [...placeIn].sort(([, a], [, b]) => (a < b ? -1 : a > b ? 1 : 0)).map(([card]) => card);
  const proofs = await readProofs(fs, roster);
  return { staff: { cards, unusable, proofs, now: clock.now().getTime() }, notes, packageNotes };
}

/** The card of a package: what `build` would make. */
function cardOf({ folder, package: { id, version, name, role, capabilities = [] } }: LoadedPackage): Card {
  const able = capabilities.map(({ taskType, stack = [] }) => ({ taskType, stack }));
  return { path: folder, name, role, romDigest: null, capabilities: able, id, version };
}

/** How much a signature says for a copy of a cartridge. */
const RANK: readonly (TrustState | undefined)[] = ['unsigned', 'portable', 'trusted'];

/** Of two copies with the same ROM the one that is signed, or by a key that is trusted, takes part. */
function isRatherThan(one: Card, other: Card): boolean {
  const rank = ({ trust }: Card): number => RANK.indexOf(trust === 'local' ? 'trusted' : trust);
  return one.romDigest !== null && one.romDigest === other.romDigest && rank(one) > rank(other);
}

async function readCards(readCard: ReadCard, paths: readonly string[], notes: string[]): Promise<Card[]> {
  const cards: Card[] = [];
  for (const path of paths) {
    try {
      cards.push(await readCard(path));
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      notes.push(`${path}: ${error.message} (${error.help})`);
    }
  }
  return cards;
}

async function readProofs(fs: FileSystem, path: string | undefined): Promise<readonly LevelProof[]> {
  if (path === undefined) return [];
  const { proofs } = await readChecked<{ readonly proofs: readonly LevelProof[] }>(fs, path, 'roster');
  for (const proof of proofs) requireTimes(path, proof.romDigest, [proof.expires]);
  return proofs;
}
