import { sortDiagnostics, type Diagnostic } from '../../core/result/diagnostic.ts';
import { UserError } from '../../core/result/errors.ts';
import { assessCal } from '../../core/readiness/assess.ts';
import type { Card, Confirmation, Facts, LevelProof } from '../../core/readiness/facts.ts';
import { timeOf } from '../../core/readiness/facts.ts';
import type { Excerpt } from '../../core/report/text/excerpt.ts';
import type { ReadyResult } from '../../core/result/results.ts';
import { checkSchema, type Validator } from '../../core/schema/check.ts';
import { validators } from '../../core/schema/validators.ts';
import type { SourceDocument } from '../../core/source/document.ts';
import { readDocument } from '../../core/source/read.ts';
import type { FormatProfile } from '../../ids.ts';
import type { Clock, FileSystem, McpPeer, UrlChecker } from '../../ports.ts';
import { cartridgePaths } from '../project/cartridge-files.ts';
import { NO_CONFIG, type Config } from '../project/config.ts';
import { lookOutside } from './look-outside.ts';
import { projectLint } from '../lint/project-lint.ts';
import { joinPath } from '../../core/value/path.ts';

export const CONFIRMATIONS_FILE = 'rac-confirmations.yaml';
const SMALL_FILE = 4 * 1024 * 1024;

/** Reads the card of one cartridge; a UserError says why it cannot be used. */
export type ReadCard = (path: string, profile: FormatProfile) => Promise<Card>;

export interface ReadyPorts {
  readonly fs: FileSystem;
  readonly clock: Clock;
  readonly readCard: ReadCard;
  /** Looks up `url` checks; absent unless the user asked for that. */
  readonly urls?: UrlChecker | undefined;
  /** Asks MCP servers; absent unless the user asked for that. */
  readonly peer?: McpPeer | undefined;
}

export interface ReadyOptions {
  readonly profile: FormatProfile;
  /** CAL files, relative to the working directory. */
  readonly cals: readonly string[];
  /** Folders, files or globs of cartridges; undefined when none were named. */
  readonly cartridges: readonly string[] | undefined;
  /** Cards of packages that are not built yet. */
  readonly packages?: readonly Card[];
  /** Root of the repository that `file-glob` checks look at. */
  readonly root: string;
  /** Confirmations file; by default `rac-confirmations.yaml` in the root, when it is there. */
  readonly confirmations: string | undefined;
  readonly roster: string | undefined;
  /** Host profiles that answer `mcp-resource` checks, as `--host` takes them. */
  readonly hosts?: readonly string[];
  /** What the project says about findings. */
  readonly config?: Config;
  /** Folder of the configuration, which its paths are relative to; default: the working directory. */
  readonly project?: string;
  /** Documents that were read and linted before, by path. */
  readonly linted?: ReadonlyMap<string, Linted>;
}

/** A CAL with what the linter says of it. */
export interface Linted {
  readonly doc: SourceDocument;
  readonly diagnostics: readonly Diagnostic[];
}

export interface Readiness {
  readonly result: ReadyResult;
  /** What could not be looked at, one line each. */
  readonly notes: readonly string[];
  /** Source lines of the findings, by path; of CALs that were linted before, their lint has them. */
  readonly excerpts: ReadonlyMap<string, Excerpt>;
}

/**
 * Judges the readiness of CAL files (docs/promises.md, Readiness).
 *
 * @throws UserError when a CAL, the confirmations or the roster cannot be read, `bad-config`, `bad-baseline`
 */
export async function assessReadiness(ports: ReadyPorts, options: ReadyOptions): Promise<Readiness> {
  const { fs } = ports;
  const notes: string[] = [];
  const { read, excerpts } = await lintAll(ports, options);
  const outside = await lookOutside(
    ports,
    read.map(({ doc }) => doc),
    options.hosts ?? [],
  );
  notes.push(...outside.notes);
  const facts: Facts = {
    files: fs.list(options.root),
    cards: await cardsOf(ports, options, notes),
    proofs: await readProofs(fs, options.roster),
    confirmations: await readConfirmations(fs, options),
    now: ports.clock.now().getTime(),
    probes: outside.probes,
  };
  const cals = read.map(({ doc, diagnostics }) => assessCal(doc, sortDiagnostics(diagnostics), facts, options.profile));
  return { result: { version: 1, cals }, notes, excerpts };
}

async function lintAll(
  ports: ReadyPorts,
  options: ReadyOptions,
): Promise<Pick<Readiness, 'excerpts'> & { readonly read: readonly Linted[] }> {
  const { cals, config = NO_CONFIG, linted = new Map<string, Linted>(), profile, root: files, project = '.' } = options;
  const read: Linted[] = [];
  const { run } = cals.every((path) => linted.has(path))
    ? { run: undefined }
    : await projectLint(ports, { profile, config, root: project, files });
  for (const path of cals) {
    const known = linted.get(path);
    if (known !== undefined || run === undefined) read.push(...(known === undefined ? [] : [known]));
    else {
      const doc = await readDocument(path, ports.fs.readFile(path));
      read.push({ doc, diagnostics: await run.add(doc) });
    }
  }
  return { read, excerpts: run?.outcome().excerpts ?? new Map<string, Excerpt>() };
}

async function cardsOf(
  ports: ReadyPorts,
  options: ReadyOptions,
  notes: string[],
): Promise<readonly Card[] | undefined> {
  if (options.cartridges === undefined && options.packages === undefined) return undefined;
  const built = await readCards(ports, options.cartridges ?? [], options.profile, notes);
  // A built cartridge comes before the package of the same agent.
  const names = new Set(built.map((card) => `${card.role} ${card.name}`));
  return [...built, ...(options.packages ?? []).filter((card) => !names.has(`${card.role} ${card.name}`))];
}

async function readCards(
  ports: ReadyPorts,
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

async function readConfirmations(fs: FileSystem, options: ReadyOptions): Promise<readonly Confirmation[]> {
  const standard = joinPath(options.root, CONFIRMATIONS_FILE);
  const path = options.confirmations ?? (fs.kind(standard) === 'file' ? standard : undefined);
  if (path === undefined) return [];
  const value = (await readChecked(fs, path, await validators.confirmations())) as
    readonly Confirmation[] | { confirmations: readonly Confirmation[] };
  const entries = 'confirmations' in value ? value.confirmations : value;
  for (const entry of entries) requireTimes(path, entry.id, [entry.at, entry.expires]);
  return entries;
}

async function readProofs(fs: FileSystem, path: string | undefined): Promise<readonly LevelProof[]> {
  if (path === undefined) return [];
  const { proofs } = (await readChecked(fs, path, await validators.roster())) as { proofs: readonly LevelProof[] };
  for (const proof of proofs) requireTimes(path, proof.romDigest, [proof.expires]);
  return proofs;
}

function requireTimes(path: string, id: string, times: readonly (string | undefined)[]): void {
  const bad = times.find((time) => time !== undefined && Number.isNaN(timeOf(time)));
  if (bad !== undefined)
    throw new UserError('bad-file', `${JSON.stringify(bad)} in the entry of ${JSON.stringify(id)} is no date`, {
      path,
    });
}

async function readChecked(fs: FileSystem, path: string, validator: Validator): Promise<unknown> {
  const doc = await readDocument(path, fs.readFile(path, SMALL_FILE));
  const misfits = doc.value === undefined ? [] : checkSchema(doc, validator);
  const [first] = [...doc.problems, ...misfits];
  if (first === undefined) return doc.value;
  throw new UserError('bad-file', first.message, {
    path,
    range: first.range,
    ...(first.help === undefined ? {} : { help: first.help }),
  });
}
