import { resolve } from 'node:path';
import { compareFiles } from '../adapters/scan/place-files.ts';
import { lastChanges } from '../adapters/git/last-changes.ts';
import { trackedFiles } from '../adapters/git/tracked.ts';
import { walkTree } from '../adapters/scan/walk.ts';
import { skillsBelow } from '../app/propose/find-skill.ts';
import type { InitPorts } from '../app/propose/init.ts';
import { UserError } from '../core/result/errors.ts';
import type { FileSystem } from '../ports.ts';

/** The ports of `init` on the real file tree. */
export function scanPorts(fs: FileSystem): InitPorts {
  return {
    cwd: fs.cwd,
    walk(folder, looks, exclude) {
      const kind = fs.kind(folder);
      if (kind !== 'directory')
        throw new UserError('no-such-folder', kind === 'none' ? 'there is no such folder' : 'it is no folder', {
          path: folder,
        });
      const root = resolve(fs.cwd, folder);
      return walkTree(root, looks, {
        exclude,
        tracked: () => trackedFiles()(root, false).keys(),
        now: () => performance.now(),
      });
    },
    changes: (folder) => lastChanges(resolve(fs.cwd, folder)),
    skills: (folder) => skillsBelow(fs, folder),
    compare: (folder, files) => compareFiles(resolve(fs.cwd, folder), files, fs.cwd),
  };
}
