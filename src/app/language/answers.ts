import { completeAt, type Declaring, type Offers } from '../../core/language/completion.ts';
import { renamableAt, rename } from '../../core/language/rename.ts';
import {
  kindsSharing,
  placedUses,
  isSameThing,
  useAt,
  type PlacedUse,
  type FileKind,
} from '../../core/language/uses.ts';
import { readinessLine, verdictsLine } from '../../core/report/editor/lenses.ts';
import { START_OF_FILE, type Diagnostic, type Range } from '../../core/result/diagnostic.ts';
import { UserError } from '../../core/result/errors.ts';
import { rangeOf } from '../../core/source/document.ts';
import type { Plain } from '../../core/text/outlet.ts';
import { folderOf, placeOf } from '../../core/value/path.ts';
import { PROFILES } from '../../ids.ts';
import { forward, type FileSystem } from '../../ports.ts';
import { makeFixer } from '../lint/fix.ts';
import { projectLint } from '../lint/project-lint.ts';
import { loadConfig, NO_CONFIG, type Config } from '../project/config.ts';
import { rootOf } from '../project/root.ts';
import { kindOfFile } from './judge.ts';
import type { Workspace } from './workspace.ts';
import { LIMITS } from '../../core/source/limits.ts';
import { readDocument } from '../../core/source/read.ts';
import { ownFiles } from '../project/projects.ts';

/** A place in a file. */
export interface FilePlace {
  /** Relative to the working directory. */
  readonly path: string;
  readonly range: Range;
}

/** An open file with what it takes to answer about it. */
interface Subject extends Declaring {
  readonly root: string;
  readonly config: Config;
  readonly fs: FileSystem;
}

/** What may stand at an offset of an open file. */
export async function completion(workspace: Workspace, path: string, offset: number): Promise<Offers | undefined> {
  const subject = await subjectOf(workspace, path);
  if (subject === undefined) return undefined;
  const { config, root, fs } = subject;
  const profile = PROFILES[config.prefix];
  return completeAt(subject, offset, profile, workspace.lastSound(path), async (kinds) =>
    (await neighbours(fs, root, config, kinds)).filter(({ doc }) => doc.path !== path),
  );
}

/** Where the thing that is named at an offset is named: of these places those that are wanted. */
export async function references(
  workspace: Workspace,
  path: string,
  offset: number,
  wanted: (use: PlacedUse) => boolean,
): Promise<readonly FilePlace[]> {
  const subject = await subjectOf(workspace, path);
  const use = subject === undefined ? undefined : useAt(placedUses(subject.kind, subject.doc), offset);
  if (subject === undefined || use === undefined) return [];
  const { config, root, fs, kind } = subject;
  const near = await neighbours(fs, root, config, kindsSharing(kind, use.space));
  const docs = [subject, ...near.filter(({ doc }) => doc.path !== path)];
  return docs.flatMap((each) =>
    placedUses(each.kind, each.doc)
      .filter((other) => isSameThing(use, other) && wanted(other))
      .map(({ span }) => ({ path: each.doc.path, range: each.doc.range(span) })),
  );
}

/** The name at an offset that can be renamed. */
export async function renamable(
  workspace: Workspace,
  path: string,
  offset: number,
): Promise<{ readonly range: Range; readonly name: string } | undefined> {
  const subject = await subjectOf(workspace, path);
  const use = subject === undefined ? undefined : renamableAt(subject.kind, subject.doc, offset);
  return subject === undefined || use === undefined
    ? undefined
    : { range: subject.doc.range(use.span), name: use.name };
}

/** The edits that rename what is named at an offset, or why there are none. */
export async function renamed(
  workspace: Workspace,
  path: string,
  offset: number,
  to: string,
): Promise<ReturnType<typeof rename>> {
  const subject = await subjectOf(workspace, path);
  const use = subject === undefined ? undefined : renamableAt(subject.kind, subject.doc, offset);
  if (subject === undefined || use === undefined) return { problem: 'there is no name here that this file declares' };
  return rename(subject.kind, subject.doc, use, to);
}

/** A line that stands above the text of an open file. */
export interface Lens {
  readonly range: Range;
  readonly title: Plain;
}

/** What stands above an open file: the readiness of a CAL, the verdicts that a host gives, or those that a package gets. */
export async function lenses(workspace: Workspace, path: string): Promise<readonly Lens[]> {
  const subject = await subjectOf(workspace, path);
  if (subject === undefined) return [];
  const { kind, doc, root } = subject;
  const lens = (at: string, title: Plain): Lens => ({
    range: doc.locate([at]) === undefined ? START_OF_FILE : rangeOf(doc, [at], 'entry'),
    title,
  });
  const cal = workspace.readiness(path);
  if (kind === 'cal') return cal === undefined ? [] : [lens('id', readinessLine(cal))];
  const own = workspace
    .verdicts(root)
    .filter((each) =>
      kind === 'host' ? each.profile === path : kind === 'package' && each.subject === folderOf(path),
    );
  if (own.length === 0) return [];
  return kind === 'host' ? [lens('name', verdictsLine(own, 'subject'))] : [lens('id', verdictsLine(own, 'host'))];
}

/**
 * The text of an open CAL after all fixes that `lint --fix` makes; undefined where it makes none, as in one that is signed.
 *
 * @throws UserError as `lint`
 */
export async function fixed(workspace: Workspace, path: string): Promise<string | undefined> {
  const file = workspace.file(path);
  const subject = await subjectOf(workspace, path);
  if (file === undefined || subject?.kind !== 'cal') return undefined;
  const { config, root, fs, doc } = subject;
  const clock = { now: () => new Date() };
  const lint = async (each: typeof doc): Promise<readonly Diagnostic[]> =>
    (await projectLint({ fs, clock }, { profile: PROFILES[config.prefix], config, root })).run.add(each);
  let after: string | undefined;
  const writeFile = (_: string, text: Uint8Array | string): void => {
    after = typeof text === 'string' ? text : undefined;
  };
  await makeFixer(forward(fs, { writeFile }), { fix: 'write' }, lint)(doc, file.bytes);
  return after;
}

/** An open file as the configuration of its project sees it; where that cannot be read, as none does. */
async function subjectOf(workspace: Workspace, path: string): Promise<Subject | undefined> {
  const doc = await workspace.document(path);
  if (doc === undefined) return undefined;
  const fs = workspace.files();
  try {
    const root = rootOf(fs, path);
    const config = await loadConfig(fs, undefined, root);
    return { doc, root, config, fs, kind: kindOfFile(path, root, config) };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { doc, root: '.', config: NO_CONFIG, fs, kind: kindOfFile(path, '.', undefined) };
  }
}

/** Files of a project that are read for one answer about names; help that came later would be none. */
const MOST = 500;

/**
 * The documents of a project in which a name may stand, the first {@link MOST} of them; those that cannot be read are left out.
 *
 * @param root folder of the configuration, relative to the working directory
 */
async function neighbours(
  fs: FileSystem,
  root: string,
  config: Config | undefined,
  kinds: readonly FileKind[],
): Promise<readonly Declaring[]> {
  if (kinds.length === 0) return [];
  const { at } = placeOf(fs.cwd, root);
  const found: Declaring[] = [];
  for (const path of ownFiles(fs, root).files.map(at)) {
    const kind = kindOfFile(path, root, config);
    if (!kinds.includes(kind)) continue;
    if (found.length === MOST) break;
    try {
      const doc = await readDocument(path, fs.readFile(path, LIMITS.yamlBytes), { maxDepth: LIMITS.schemaDepth });
      found.push({ kind, doc });
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
    }
  }
  return found;
}
