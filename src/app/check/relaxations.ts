import { IGNORE_MARK } from '../../core/lint/suppress/comments.ts';
import type { Requirements } from '../../core/diff/requirements.ts';
import type { Relaxation } from '../../core/relaxed/relaxation.ts';
import { relaxationsBetween } from '../../core/relaxed/relaxations.ts';
import type { JudgedFiles, Side } from '../../core/relaxed/side.ts';
import type { SourceDocument } from '../../core/source/document.ts';
import { LIMITS } from '../../core/source/limits.ts';
import { readDocument } from '../../core/source/read.ts';
import type { FileSystem } from '../../ports.ts';
import type { Config } from '../project/config.ts';
import { doorFiles, readDeciding } from './door-files.ts';
import { policyFiles, type PolicyFiles } from './policy-files.ts';

/** One side of a change, with what its own configuration makes of it. */
export interface ComparedSide {
  readonly fs: FileSystem;
  /** Folder of the project, relative to the working directory. */
  readonly root: string;
  /** The configuration as it was named. */
  readonly configPath: string | undefined;
  readonly config: Config;
  /** A policy that somebody named instead of the configuration's. */
  readonly policy?: string | undefined;
  readonly judged: JudgedFiles;
  readonly requirements: ReadonlyMap<string, Requirements>;
}

export interface RelaxationOptions {
  /** Whether a file may be another on the two sides. */
  readonly differs: (path: string) => boolean;
}

/** Finds by what the head is judged less strictly than the base; of the files that are judged only those are read that differ. */
export async function findRelaxations(
  base: ComparedSide,
  head: ComparedSide,
  options: RelaxationOptions,
): Promise<Relaxation[]> {
  const cals = await markedCals(base, head, options);
  const [before, after] = [base, head].map((side) => filesOf(side));
  const isSame = (kind: keyof PolicyFiles): boolean =>
    before?.[kind] === after?.[kind] && !options.differs(after?.[kind] ?? '');
  const sides = await Promise.all([sideOf(base, options, cals.base, isSame), sideOf(head, options, cals.head, isSame)]);
  return relaxationsBetween(...sides);
}

function filesOf({ config, root, configPath, policy }: ComparedSide): PolicyFiles {
  const files = policyFiles(config, root, configPath);
  return { ...files, door: policy ?? files.door };
}

async function sideOf(
  compared: ComparedSide,
  { differs }: RelaxationOptions,
  cals: ReadonlyMap<string, SourceDocument>,
  isSame: (kind: keyof PolicyFiles) => boolean,
): Promise<Side> {
  const { fs, config, judged, requirements } = compared;
  const files = filesOf(compared);
  const changed = (paths: readonly string[]): string[] => paths.filter((path) => has(fs, path) && differs(path));
  const door = files.door === undefined ? undefined : await readDeciding(fs, files.door);
  const { hosts: doorHosts, trustedRoot } = doorFiles(fs, door);
  return {
    config: config.file === undefined ? undefined : await readDeciding(fs, config.file),
    baseline: isSame('baseline') ? undefined : await readJson(fs, files.baseline),
    confirmations: isSame('confirmations') ? undefined : await readDeciding(fs, files.confirmations),
    registry: files.registry === undefined || isSame('registry') ? undefined : await readDeciding(fs, files.registry),
    policy: door,
    trustedRoot: trustedRoot === undefined || !differs(trustedRoot) ? undefined : textOf(fs, trustedRoot),
    judged,
    hosts: await readAll(fs, changed([...new Set([...judged.hosts, ...doorHosts])])),
    packages: await readAll(fs, changed(judged.packages)),
    cals,
    requirements,
    has: (path) => has(fs, path),
  };
}

/** CALs of the head that have comments, and those of the base that they may come from. */
async function markedCals(
  base: ComparedSide,
  head: ComparedSide,
  { differs }: RelaxationOptions,
): Promise<{ readonly base: ReadonlyMap<string, SourceDocument>; readonly head: ReadonlyMap<string, SourceDocument> }> {
  const marked = head.judged.cals.filter((path) => differs(path) && isMarked(head.fs, path));
  const known = new Set(base.judged.cals);
  const isMove = marked.some((path) => !known.has(path));
  const wanted = new Set(marked);
  const before = base.judged.cals.filter((path) => wanted.has(path) || (isMove && !has(head.fs, path)));
  return { base: await readAll(base.fs, before), head: await readAll(head.fs, marked) };
}

function isMarked(fs: FileSystem, path: string): boolean {
  return Buffer.from(fs.readFile(path, LIMITS.jsonBytes)).includes(IGNORE_MARK);
}

function has(fs: FileSystem, path: string): boolean {
  return fs.kind(path) === 'file';
}

async function readAll(fs: FileSystem, paths: readonly string[]): Promise<Map<string, SourceDocument>> {
  const docs = new Map<string, SourceDocument>();
  for (const path of paths) {
    const doc = await readDeciding(fs, path);
    if (doc !== undefined) docs.set(path, doc);
  }
  return docs;
}

// Of any shape, and only compared.
function textOf(fs: FileSystem, path: string): string {
  return has(fs, path) ? Buffer.from(fs.readFile(path, LIMITS.jsonBytes)).toString('latin1') : '';
}

async function readJson(fs: FileSystem, path: string): Promise<SourceDocument | undefined> {
  return has(fs, path) ? readDocument(path, fs.readFile(path, LIMITS.jsonBytes), { language: 'json' }) : undefined;
}
