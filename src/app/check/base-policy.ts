import { judgedFiles, listsThatMean, type FileLists, type Tree } from './files.ts';
import { topOf, type JudgedBy, type ProjectsOptions } from './each-project.ts';
import { CAL_FILE } from '../project/cal-files.ts';
import { loadConfig, NO_CONFIG, type Config } from '../project/config.ts';
import { policyFiles } from './policy-files.ts';
import { findProjects } from '../project/projects.ts';
import { UserError } from '../../core/result/errors.ts';
import { own } from '../../core/value/mapping.ts';
import { commentKeys, IGNORE_MARK } from '../../core/lint/suppress/comments.ts';
import { isProjectFile, PROJECT_FILE } from '../../core/result/projects.ts';
import { rootOf } from '../../core/relaxed/side.ts';
import type { SourceDocument } from '../../core/source/document.ts';
import { readDocument } from '../../core/source/read.ts';
import type { FileSystem } from '../../ports.ts';
import { doorFiles, readDeciding } from './door-files.ts';
import { overlay } from './overlay.ts';
import { absolutePath, folderOf, joinPath } from '../../core/value/path.ts';

/** How the files of one commit are judged by the policy of another: its configurations and what those name, and its comments. */
export interface BasePolicy {
  /** The files of the head, with the policy's in the place of its own. */
  readonly fs: FileSystem;
  readonly judgedBy: JudgedBy;
}

export interface BasePolicyOptions extends Pick<ProjectsOptions, 'folders' | 'configPath' | 'named' | 'policy'> {
  /** More files that are taken from the base. */
  readonly also?: readonly string[] | undefined;
}

/**
 * Judges `head` by the configurations, baselines, confirmations, trust registries, policies and host lists of `base`; a comment counts when the
 * same CAL has it there. What is a project is the base's word, too: a configuration that only the head has counts for nothing. A host
 * profile that the head deleted is judged as it was.
 *
 * @throws UserError as `loadConfig` does, for the configuration of the only project of the base
 */
export async function basePolicy(
  head: FileSystem,
  base: FileSystem,
  { folders, configPath, named: given = {}, policy, also = [] }: BasePolicyOptions,
): Promise<BasePolicy> {
  const projects = findProjects(base, folders, configPath !== undefined);
  const taken = new Set([...also, ...folders.flatMap((folder) => configurationsAround(head, folder))]);
  const borrowed = new Set<string>();
  const takeDoor = async (door: string): Promise<void> => {
    const { hosts, trustedRoot } = doorFiles(base, await readDeciding(base, door));
    for (const path of hosts) if (isGone(base, head, path)) taken.add(path);
    for (const path of trustedRoot === undefined ? [door] : [door, trustedRoot]) taken.add(path);
  };
  if (policy !== undefined && base.kind(policy) === 'file') await takeDoor(policy);
  for (const { root, files } of projects) {
    const named = configPath !== undefined && folders.includes(root) ? configPath : undefined;
    const configured = await configOf(base, named, root, projects.length === 1);
    const { config, baseline, confirmations, registry = config, door } = policyFiles(configured, root, named);
    const hosts = hostsOf({ fs: base, root, files }, configured.hosts);
    for (const path of [config, baseline, confirmations, registry, ...hosts.filter((each) => isGone(base, head, each))])
      taken.add(path);
    if (door !== undefined) await takeDoor(door);
    for (const path of [config, baseline]) borrowed.add(path);
  }
  const tree = { fs: base, root: topOf(base, folders) };
  const asked = given.hosts === undefined ? [] : hostsOf({ ...tree, files: base.list(tree.root) }, given.hosts);
  for (const path of asked) if (isGone(base, head, path)) taken.add(path);
  const fs = overlay(head, base, taken);
  return {
    fs,
    judgedBy: ({ root, files }, configured) => ({
      config: { ...configured, ...onlyGiven(listsThatMean({ fs, root, files }, configured)) },
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
    throw new UserError(code, `the configuration of the base cannot be used: ${message}`, {
      ...(path === undefined ? {} : { path }),
      ...(range === undefined ? {} : { range }),
      ...(help === undefined ? {} : { help }),
    });
  }
}

function hostsOf(tree: Tree, names: readonly string[] | undefined): readonly string[] {
  const { hosts } = listsThatMean(tree, { hosts: names });
  return judgedFiles(tree, { cals: [], packages: [], cartridges: [], hosts }).hosts;
}

function onlyGiven(lists: FileLists): Partial<Pick<Config, 'cals' | 'packages' | 'cartridges' | 'hosts'>> {
  return Object.fromEntries(Object.entries(lists).filter(([, list]) => list !== undefined));
}

function commentsIn(base: FileSystem, head: FileSystem, root: string): ReturnType<JudgedBy>['comments'] {
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
        .filter((path) => CAL_FILE.test(path) && head.kind(path) === 'none')
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
