import { judgedFiles, listsThatMean, type FileLists, type Tree } from '../../app/check-files.ts';
import type { CheckOptions } from '../../app/check.ts';
import { CAL_FILE } from '../../app/cal-files.ts';
import { loadConfig, type Config } from '../../app/config.ts';
import { joinPath } from '../../app/join-path.ts';
import { policyFiles } from '../../app/policy-files.ts';
import { UserError } from '../../core/errors.ts';
import { own } from '../../core/lint/mapping.ts';
import { commentKeys, IGNORE_MARK } from '../../core/lint/suppress/comments.ts';
import { rootOf } from '../../core/relaxed/side.ts';
import type { SourceDocument } from '../../core/source/document.ts';
import { readDocument } from '../../core/source/read.ts';
import type { FileSystem } from '../../ports.ts';
import { overlay } from './overlay.ts';

/** How the files of one commit are judged by the policy of another: its configuration and what that names, and its comments. */
export interface BasePolicy extends Required<Pick<CheckOptions, 'config' | 'comments' | 'borrowed'>> {
  /** The files of the head, with the policy's in the place of its own. */
  readonly fs: FileSystem;
}

export interface BasePolicyOptions {
  /** Folder of the project, relative to the working directory. */
  readonly root: string;
  /** The configuration as `--config` names it; the base must have it. */
  readonly configPath: string | undefined;
  /** Instead of what the configuration lists. */
  readonly given: FileLists;
  /** More files that are taken from the base. */
  readonly also?: readonly string[];
}

/**
 * Judges `head` by the configuration, baseline, confirmations, trust registry and host list of `base`; a comment counts when the
 * same CAL has it there. A host profile that the head deleted is judged as it was.
 *
 * @throws UserError as `loadConfig` does, for the configuration of the base
 */
export async function basePolicy(
  head: FileSystem,
  base: FileSystem,
  { root, configPath, given, also = [] }: BasePolicyOptions,
): Promise<BasePolicy> {
  const configured = await configOf(base, configPath, root);
  const files = policyFiles(configured, root, configPath);
  const { config, baseline, confirmations, registry = config } = files;
  const hosts = hostsOf(base, root, { ...configured, ...given }).filter(
    (path) => base.kind(path) === 'file' && head.kind(path) === 'none',
  );
  const fs = overlay(head, base, [config, baseline, confirmations, registry, ...hosts, ...also]);
  const tree = { fs, root, files: fs.list(root) };
  return {
    fs,
    config: { ...configured, ...onlyGiven(listsThatMean(tree, configured)) },
    borrowed: new Set([config, baseline]),
    comments: commentsIn(base, head, root),
  };
}

async function configOf(base: FileSystem, configPath: string | undefined, root: string): Promise<Config> {
  try {
    return await loadConfig(base, configPath, root);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    const { code, message, path, range, help } = error;
    throw new UserError(code, `the configuration of the base cannot be used: ${message}`, {
      ...(path === undefined ? {} : { path }),
      ...(range === undefined ? {} : { range }),
      ...(help === undefined ? {} : { help }),
    });
  }
}

function hostsOf(base: FileSystem, root: string, { hosts }: FileLists): readonly string[] {
  const tree: Tree = { fs: base, root, files: base.list(root) };
  const lists = listsThatMean(tree, { hosts });
  return judgedFiles(tree, { cals: [], packages: [], cartridges: [], hosts: lists.hosts }).hosts;
}

function onlyGiven(lists: FileLists): Partial<Pick<Config, 'cals' | 'packages' | 'cartridges' | 'hosts'>> {
  return Object.fromEntries(Object.entries(lists).filter(([, list]) => list !== undefined));
}

function commentsIn(base: FileSystem, head: FileSystem, root: string): BasePolicy['comments'] {
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
