import { IGNORE_MARK } from '../../core/lint/suppress/comments.ts';
import type { Requirements } from '../../core/diff/requirements.ts';
import type { Relaxation } from '../../core/relaxed/relaxation.ts';
import { relaxationsBetween } from '../../core/relaxed/relaxations.ts';
import type { JudgedFiles, Side } from '../../core/relaxed/side.ts';
import type { SourceDocument } from '../../core/source/document.ts';
import { quote } from '../../core/text/printable.ts';
import { absolutePath, isWithin } from '../../core/value/path.ts';
import { LIMITS } from '../../core/source/limits.ts';
import { readDocument } from '../../core/source/read.ts';
import type { FileSystem } from '../../ports.ts';
import { NO_CONFIG, type Config } from '../project/config.ts';
import { eachList } from './files.ts';
import { gateHosts, readDeciding } from './gate-files.ts';
import type { CheckedFolders, CheckOptions } from './options.ts';
import { policyFiles, type PolicyFiles } from './policy-files.ts';
import { listProjects, projectContaining, type ListedProject } from './projects.ts';

/** A check, and the files as they are, whatever they were judged by. */
export interface CheckedFiles {
  readonly fs: FileSystem;
  readonly checked: CheckedFolders;
}

/** Whether a file may be another on the two sides. */
type Differs = (path: string) => boolean;

/**
 * What the head is judged less strictly by, each project compared with what its folder was at the base.
 *
 * @returns the relaxations, and what could not be compared, one line each
 * @throws UserError when the head cannot be read by its own configuration, even when it was judged by another
 */
export async function relaxedInProjects(
  head: CheckedFiles,
  base: CheckedFiles,
  options: CheckOptions,
  differs: Differs,
): Promise<{ readonly relaxed: readonly Relaxation[]; readonly notes: readonly string[] }> {
  const [before, after] = [await listProjects(base.fs, options), await listProjects(head.fs, options)];
  const roots = [...new Set([...before, ...after].map(({ root }) => root))];
  const { cwd } = head.fs;
  const isIn = (root: string, path: string): boolean => isWithin(absolutePath(cwd, root), absolutePath(cwd, path));
  const relaxed = new Map<string, Relaxation>();
  const notes: string[] = [];
  for (const root of roots) {
    const [was, is] = [projectContaining(cwd, before, root), projectContaining(cwd, after, root)];
    const [onlyBase, onlyHead] = [was?.root === root && is?.root !== root, was?.root !== root && is?.root === root];
    if (onlyBase || onlyHead)
      notes.push(`the project ${quote(root)} is only ${onlyBase ? 'at the base' : 'in the change'}`);
    if (is !== undefined && 'problem' in is && (options.configFrom !== undefined || after.length === 1))
      throw is.problem;
    if ((was !== undefined && 'problem' in was) || (is !== undefined && 'problem' in is)) {
      notes.push(`what the change relaxes in ${quote(root)} is unknown: its configuration cannot be used`);
      continue;
    }
    // A folder that lies in a project of its own on either side is compared by itself.
    const isOwn = (path: string): boolean =>
      isIn(root, path) && !roots.some((other) => other !== root && isIn(root, other) && isIn(other, path));
    const side = ({ fs, checked }: CheckedFiles, project: ListedProject | undefined): ComparedSide => {
      const { config, judged, named, root: own } = project ?? { ...NOTHING, root };
      const files = policyFiles(config, own, named);
      const { policy: gate = files.gate, given: { trustRegistry: registry = files.registry } = {} } = options;
      return {
        fs,
        config,
        files: { ...files, gate, registry },
        judged: { ...eachList((kind) => judged[kind].filter(isOwn)), hosts: judged.hosts },
        requirements: new Map([...checked.requirements].filter(([path]) => isOwn(path))),
      };
    };
    for (const each of await findRelaxations(side(base, was), side(head, is), differs))
      relaxed.set(JSON.stringify(each), each);
  }
  return { relaxed: [...relaxed.values()], notes };
}

const NOTHING: Omit<ListedProject, 'root'> = {
  named: undefined,
  config: NO_CONFIG,
  judged: eachList(() => []),
};

/** One side of a change, with what its own configuration makes of it. */
interface ComparedSide {
  readonly fs: FileSystem;
  readonly config: Config;
  /** Those that were named instead of the configuration's among them. */
  readonly files: PolicyFiles;
  readonly judged: JudgedFiles;
  readonly requirements: ReadonlyMap<string, Requirements>;
}

/** Finds by what the head is judged less strictly than the base; of the files that are judged only those are read that differ. */
async function findRelaxations(base: ComparedSide, head: ComparedSide, differs: Differs): Promise<Relaxation[]> {
  const cals = await markedCals(base, head, differs);
  const isSame = (kind: keyof PolicyFiles): boolean =>
    base.files[kind] === head.files[kind] && !differs(head.files[kind] ?? '');
  const sides = await Promise.all([sideOf(base, differs, cals.base, isSame), sideOf(head, differs, cals.head, isSame)]);
  return relaxationsBetween(...sides);
}

async function sideOf(
  { fs, config, files, judged, requirements }: ComparedSide,
  differs: Differs,
  cals: ReadonlyMap<string, SourceDocument>,
  isSame: (kind: keyof PolicyFiles) => boolean,
): Promise<Side> {
  const changed = (paths: readonly string[]): string[] => paths.filter((path) => has(fs, path) && differs(path));
  const gate = files.gate === undefined ? undefined : await readDeciding(fs, files.gate);
  return {
    config: config.file === undefined ? undefined : await readDeciding(fs, config.file),
    baseline: isSame('baseline') ? undefined : await readJson(fs, files.baseline),
    confirmations: isSame('confirmations') ? undefined : await readDeciding(fs, files.confirmations),
    registry: files.registry === undefined || isSame('registry') ? undefined : await readDeciding(fs, files.registry),
    policy: gate,
    judged,
    hosts: await readAll(fs, changed([...new Set([...judged.hosts, ...gateHosts(fs, gate)])])),
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
  differs: Differs,
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

async function readJson(fs: FileSystem, path: string): Promise<SourceDocument | undefined> {
  return has(fs, path) ? readDocument(path, fs.readFile(path, LIMITS.jsonBytes), { language: 'json' }) : undefined;
}
