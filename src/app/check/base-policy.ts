import { filesOf, listsThatMean, treeOf, type FileLists, type Tree } from './files.ts';
import type { CheckOptions } from './options.ts';
import type { CommentsOf } from '../lint/lint.ts';
import { isNamed } from '../../core/value/file-names.ts';
import { loadConfig, NO_CONFIG, type Config } from '../project/config.ts';
import { topOf } from './projects.ts';
import { policyFiles } from './policy-files.ts';
import { findProjects, type FoundProject } from '../project/projects.ts';
import { UserError } from '../../core/result/errors.ts';
import { own } from '../../core/value/mapping.ts';
import { commentKeys, IGNORE_MARK } from '../../core/lint/suppress/comments.ts';
import { isProjectFile, PROJECT_FILE } from '../../core/result/projects.ts';
import { rootOf } from '../../core/relaxed/side.ts';
import type { SourceDocument } from '../../core/source/document.ts';
import { readDocument } from '../../core/source/read.ts';
import { forward, type FileSystem, type ListOptions } from '../../ports.ts';
import { gateHosts, readDeciding } from './gate-files.ts';
import { absolutePath, folderOf, joinPath, shortest } from '../../core/value/path.ts';

/** How the files of one commit are judged by the policy of another: its configurations and what those name, and its comments. */
export interface BasePolicy {
  /** The files of the head, with the policy's in the place of its own. */
  readonly fs: FileSystem;
  readonly judgedBy: JudgedBy;
}

/** How the policy of another commit judges a project, whose configuration it gives. */
export type JudgedBy = (
  project: FoundProject,
  config: Config,
) => {
  readonly config: Config;
  /** Keys of the comments that count in a CAL. */
  readonly comments: CommentsOf;
  /** Files that are the other commit's. */
  readonly borrowed: ReadonlySet<string>;
};

/**
 * Judges `head` by the configurations, baselines, confirmations, trust registries, policies and host lists of `base`; a comment applies when the same CAL has it
 * there. The base also decides what is a project: a configuration that only the head has is ignored. A host
 * profile that the head deleted is judged as it was.
 *
 * @param also more files that are taken from the base
 * @throws UserError as `loadConfig` does, for the configuration of the only project of the base
 */
export async function basePolicy(
  head: FileSystem,
  base: FileSystem,
  options: Pick<CheckOptions, 'folders' | 'configPath' | 'named' | 'policy' | 'given'>,
  also: readonly string[] = [],
): Promise<BasePolicy> {
  const { folders, configPath, named: given, policy, given: { trustRegistry, publicKeys = [] } = {} } = options;
  const projects = findProjects(base, folders, configPath !== undefined);
  const trusted = trustRegistry === undefined ? publicKeys : [trustRegistry, ...publicKeys];
  const taken = new Set([...also, ...trusted, ...folders.flatMap((folder) => configurationsAround(head, folder))]);
  const borrowed = new Set<string>();
  const takeGate = async (gate: string): Promise<void> => {
    for (const path of gateHosts(base, await readDeciding(base, gate))) if (isGone(base, head, path)) taken.add(path);
    taken.add(gate);
  };
  if (policy !== undefined && base.kind(policy) === 'file') await takeGate(policy);
  for (const { root, files } of projects) {
    const named = configPath !== undefined && folders.includes(root) ? configPath : undefined;
    const configured = await configOf(base, named, root, projects.length === 1);
    const { config, baseline, confirmations, registry = config, gate } = policyFiles(configured, root, named);
    const hosts = hostsOf(treeOf(base, root, files), configured.hosts);
    for (const path of [config, baseline, confirmations, registry, ...hosts.filter((each) => isGone(base, head, each))])
      taken.add(path);
    if (gate !== undefined) await takeGate(gate);
    for (const path of [config, baseline]) borrowed.add(path);
  }
  const top = topOf(base, folders);
  const asked =
    given.hosts === undefined
      ? []
      : hostsOf(
          treeOf(base, top, () => base.list(top)),
          given.hosts,
        );
  for (const path of asked) if (isGone(base, head, path)) taken.add(path);
  const fs = overlay(head, base, taken);
  return {
    fs,
    judgedBy: ({ root, files }, configured) => ({
      config: {
        ...configured,
        ...onlyGiven(listsThatMean(treeOf(fs, root, files), configured)),
      },
      borrowed,
      comments: commentsIn(base, head, root),
    }),
  };
}

/** Every configuration that the head has below a folder, and where one above it would be. */
function configurationsAround(head: FileSystem, path: string): string[] {
  const top = head.kind(path) === 'file' ? folderOf(path) : path;
  const found = head
    .list(top)
    .filter(isProjectFile)
    .map((file) => joinPath(top, file));
  for (let at = absolutePath(head.cwd, top); at !== '.'; at = at === '' ? '.' : folderOf(at))
    found.push(`${at}/${PROJECT_FILE}`);
  return found;
}

function isGone(base: FileSystem, head: FileSystem, path: string): boolean {
  return base.kind(path) === 'file' && head.kind(path) === 'none';
}

// Of several projects the one whose configuration cannot be used is an error in the report, as it is without another policy.
async function configOf(base: FileSystem, named: string | undefined, root: string, alone: boolean): Promise<Config> {
  try {
    return await loadConfig(base, named, root);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    if (!alone) return NO_CONFIG;
    const { code, message, path, range, help } = error;
    throw new UserError(code, `the configuration of the base cannot be used: ${message}`, { path, range, help });
  }
}

function hostsOf(tree: Tree, names: readonly string[] | undefined): readonly string[] {
  return filesOf(tree, 'hosts', listsThatMean(tree, { hosts: names }).hosts);
}

function onlyGiven(lists: FileLists): Partial<Pick<Config, 'cals' | 'packages' | 'cartridges' | 'hosts'>> {
  return Object.fromEntries(Object.entries(lists).filter(([, list]) => list !== undefined));
}

function commentsIn(base: FileSystem, head: FileSystem, root: string): CommentsOf {
  let gone: Promise<readonly SourceDocument[]> | undefined;
  const read = (path: string): Promise<SourceDocument> => readDocument(path, base.readFile(path));
  return async (doc) => {
    if (!doc.text.includes(IGNORE_MARK)) return [];
    if (base.kind(doc.path) === 'file') return keysOf(await read(doc.path));
    // A CAL that moved took its comments along.
    gone ??= Promise.all(
      base
        .list(root)
        .map((file) => joinPath(root, file))
        .filter((path) => isNamed('cal', path) && head.kind(path) === 'none')
        .map(read),
    );
    const id = own(rootOf(doc), 'id');
    const before = (await gone).find((other) => own(rootOf(other), 'id') === id);
    return before === undefined ? [] : keysOf(before);
  };
}

function keysOf(doc: SourceDocument): readonly string[] {
  return commentKeys(doc).map(({ key }) => key);
}

/**
 * The files of a tree with some taken from another: what the other does not have is not there.
 *
 * @param paths the files that are taken from `other`, relative to the working directory or absolute
 */
export function overlay(fs: FileSystem, other: FileSystem, paths: Iterable<string>): FileSystem {
  const absolute = (path: string): string => absolutePath(fs.cwd, path);
  const taken = new Set([...paths].map(absolute));
  const from = (path: string): FileSystem => (taken.has(absolute(path)) ? other : fs);
  const list = (directory: string, options?: ListOptions): string[] => {
    const folder = absolute(directory);
    const listed = fs.list(directory, options).filter((file) => !taken.has(`${folder}/${file}`));
    const added = [...taken].filter((path) => path.startsWith(`${folder}/`) && other.kind(path) === 'file');
    return [...listed, ...added.map((path) => shortest(folder, path))].sort();
  };
  return forward(fs, {
    readFile: (path, ...rest) => from(path).readFile(path, ...rest),
    kind: (path) => from(path).kind(path),
    isLink: (path) => from(path).isLink(path),
    list,
  });
}
