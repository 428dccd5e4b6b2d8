import { readinessLine, verdictsLine } from '../../core/report/editor/lenses.ts';
import { START_OF_FILE, type Diagnostic, type Range } from '../../core/result/diagnostic.ts';
import { UserError } from '../../core/result/errors.ts';
import { rangeOf, type SourceDocument } from '../../core/source/document.ts';
import type { Plain } from '../../core/text/outlet.ts';
import { folderOf } from '../../core/value/path.ts';
import { PROFILES } from '../../ids.ts';
import { forward, type FileSystem } from '../../ports.ts';
import { makeFixer } from '../lint/fix.ts';
import { projectLint } from '../lint/project-lint.ts';
import { loadConfig, NO_CONFIG, type Config } from '../project/config.ts';
import { rootOf } from '../project/root.ts';
import { kindOfFile, type FileKind } from './judge.ts';
import type { Workspace } from './workspace.ts';

/** An open file with what it takes to answer about it. */
interface Subject {
  readonly kind: FileKind;
  readonly doc: SourceDocument;
  readonly root: string;
  readonly config: Config;
  readonly fs: FileSystem;
}

/** A line that is above the text of an open file. */
export interface Lens {
  readonly range: Range;
  readonly title: Plain;
}

/** What is above an open file: the readiness of a CAL, the verdicts that a host gives, or those that a package gets. */
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
