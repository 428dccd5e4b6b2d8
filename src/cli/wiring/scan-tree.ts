import { resolve } from 'node:path';
import { compareFiles } from '../../adapters/scan/place-files.ts';
import { walkTree } from '../../adapters/scan/walk.ts';
import type { InitPorts } from '../../app/init.ts';
import { UserError } from '../../core/errors.ts';
import type { FileSystem } from '../../ports.ts';

/** The ports of `init` on the real file tree. */
export function scanPorts(fs: FileSystem, progress?: (entries: number) => void): InitPorts {
  return {
    cwd: fs.cwd,
    walk(folder, looks, exclude) {
      const kind = fs.kind(folder);
      if (kind !== 'directory')
        throw new UserError('no-such-folder', kind === 'none' ? 'there is no such folder' : 'it is no folder', {
          path: folder,
        });
      return walkTree(resolve(fs.cwd, folder), looks, {
        exclude,
        now: () => performance.now(),
        ...(progress === undefined ? {} : { progress }),
      });
    },
    compare: (folder, files) => compareFiles(resolve(fs.cwd, folder), files, fs.cwd),
  };
}
