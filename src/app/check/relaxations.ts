import { IGNORE_MARK } from '../../core/lint/suppress/comments.ts';
import type { Requirements } from '../../core/diff/requirements.ts';
import type { Relaxation } from '../../core/relaxed/relaxation.ts';
import { relaxationsBetween } from '../../core/relaxed/relaxations.ts';
import { rootOf, textsAt, type JudgedFiles, type Side } from '../../core/relaxed/side.ts';
import { UserError } from '../../core/result/errors.ts';
import type { SourceDocument } from '../../core/source/document.ts';
import { LIMITS } from '../../core/source/limits.ts';
import { readDocument } from '../../core/source/read.ts';
import type { FileSystem } from '../../ports.ts';
import type { Config } from '../project/config.ts';
import { folderOf, joinPath } from '../../core/value/path.ts';
import { hostFiles } from '../handshake/hosts.ts';
import { policyFiles, type PolicyFiles } from './policy-files.ts';

/** One side of a change, with what its own configuration makes of it. */
export interface ComparedSide {
  readonly fs: FileSystem;
  /** Folder of the project, relative to the working directory. */
  readonly root: string;
  /** The configuration as it was named. */
  readonly configPath: string | undefined;
  readonly config: Config;
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
  const [before, after] = [base, head].map(({ config, root, configPath }) => policyFiles(config, root, configPath));
  const isSame = (kind: keyof PolicyFiles): boolean =>
    before?.[kind] === after?.[kind] && !options.differs(after?.[kind] ?? '');
  const sides = await Promise.all([sideOf(base, options, cals.base, isSame), sideOf(head, options, cals.head, isSame)]);
  return relaxationsBetween(...sides);
}

async function sideOf(
  { fs, root, configPath, config, judged, requirements }: ComparedSide,
  { differs }: RelaxationOptions,
  cals: ReadonlyMap<string, SourceDocument>,
  isSame: (kind: keyof PolicyFiles) => boolean,
): Promise<Side> {
  const files = policyFiles(config, root, configPath);
  const changed = (paths: readonly string[]): string[] => paths.filter((path) => has(fs, path) && differs(path));
  const door = files.door === undefined ? undefined : await read(fs, files.door);
  return {
    config: config.file === undefined ? undefined : await read(fs, config.file),
    baseline: isSame('baseline') ? undefined : await readJson(fs, files.baseline),
    confirmations: isSame('confirmations') ? undefined : await read(fs, files.confirmations),
    registry: files.registry === undefined || isSame('registry') ? undefined : await read(fs, files.registry),
    policy: isSame('door') ? undefined : door,
    judged,
    hosts: await readAll(fs, changed([...new Set([...judged.hosts, ...doorHosts(fs, door)])])),
    packages: await readAll(fs, changed(judged.packages)),
    cals,
    requirements,
    has: (path) => has(fs, path),
  };
}

/** The profiles that a policy names; those that are not there are told to whoever judges by it. */
function doorHosts(fs: FileSystem, door: SourceDocument | undefined): readonly string[] {
  if (door === undefined) return [];
  return textsAt(rootOf(door), 'hosts').flatMap((name) => {
    try {
      return hostFiles(fs, joinPath(folderOf(door.path), name)) ?? [];
    } catch (error) {
      if (error instanceof UserError) return [];
      throw error;
    }
  });
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
    const doc = await read(fs, path);
    if (doc !== undefined) docs.set(path, doc);
  }
  return docs;
}

const DEEP = { maxDepth: LIMITS.schemaDepth };

async function read(fs: FileSystem, path: string): Promise<SourceDocument | undefined> {
  if (!has(fs, path)) return undefined;
  const bytes = fs.readFile(path, LIMITS.jsonBytes);
  // Programs write JSON under the name of a YAML file.
  const json = bytes[0] === 0x7b ? await readDocument(path, bytes, { ...DEEP, language: 'json' }) : undefined;
  return json?.problems.length === 0 ? json : readDocument(path, bytes, DEEP);
}

async function readJson(fs: FileSystem, path: string): Promise<SourceDocument | undefined> {
  return has(fs, path) ? readDocument(path, fs.readFile(path, LIMITS.jsonBytes), { language: 'json' }) : undefined;
}
