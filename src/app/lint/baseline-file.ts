import type { FileSystem } from '../../ports.ts';
import type { Config } from '../project/config.ts';
import { joinPath, type Place } from '../../core/value/path.ts';
import type { OpenBaseline } from './baseline.ts';

export const BASELINE_FILE = 'cartwright-baseline.json';

/** The baseline of a run: the configured one, or `cartwright-baseline.json` in `root` when it is there. */
export function baselinePath(fs: FileSystem, { baseline }: Config, root = '.'): string | undefined {
  const path = baseline ?? joinPath(root, BASELINE_FILE);
  return baseline !== undefined || fs.kind(path) === 'file' ? path : undefined;
}

/** The baseline of a run, read where there is one. */
export async function baselineOf(
  fs: FileSystem,
  config: Config,
  now: Date,
  { root, at }: Pick<Place, 'at'> & { readonly root: string },
): Promise<OpenBaseline | undefined> {
  const path = baselinePath(fs, config, root);
  return path === undefined ? undefined : (await import('./baseline.ts')).openBaseline(fs, path, now, at);
}
