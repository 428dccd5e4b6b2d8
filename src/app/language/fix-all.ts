import type { Diagnostic } from '../../core/result/diagnostic.ts';
import { UserError } from '../../core/result/errors.ts';
import type { SourceDocument } from '../../core/source/document.ts';
import { PROFILES } from '../../ids.ts';
import { forward } from '../../ports.ts';
import { isOf } from '../check/files.ts';
import { makeFixer } from '../lint/fix.ts';
import { projectLint } from '../lint/project-lint.ts';
import { loadConfig, NO_CONFIG, type Config } from '../project/config.ts';
import { rootOf } from '../project/root.ts';
import type { Workspace } from './workspace.ts';

/**
 * The text of an open CAL after all fixes that `lint --fix` makes; undefined where it makes none, as in one that is signed.
 *
 * @throws UserError as `lint`
 */
export async function fixed(workspace: Workspace, path: string): Promise<string | undefined> {
  const file = workspace.file(path);
  const doc = await workspace.document(path);
  if (file === undefined || doc === undefined || !isOf('cals', path)) return undefined;
  const fs = workspace.files();
  const { root, config } = await projectOf(fs, path);
  const clock = { now: () => new Date() };
  const lint = async (each: SourceDocument): Promise<readonly Diagnostic[]> =>
    (await projectLint({ fs, clock }, { profile: PROFILES[config.prefix], config, root })).run.add(each);
  let after: string | undefined;
  const writeFile = (_: string, text: Uint8Array | string): void => {
    after = typeof text === 'string' ? text : undefined;
  };
  await makeFixer(forward(fs, { writeFile }), { fix: 'write' }, lint)(doc, file.bytes);
  return after;
}

/** The project of a file; where its configuration cannot be read, as if there were none. */
async function projectOf(
  fs: ReturnType<Workspace['files']>,
  path: string,
): Promise<{ readonly root: string; readonly config: Config }> {
  try {
    const root = rootOf(fs, path);
    return { root, config: await loadConfig(fs, undefined, root) };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { root: '.', config: NO_CONFIG };
  }
}
