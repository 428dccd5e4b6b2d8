import { UserError } from '../../core/result/errors.ts';
import { absolutePath, shortest } from '../../core/value/path.ts';
import { forward, listedOnce, type FileSystem } from '../../ports.ts';

/**
 * A tree of files in which some are open in an editor: what stands there is their text, saved or not. What git ignores on the disk
 * stays ignored; a file that is on no disk yet is listed. Each folder is listed once, and nothing is ever written.
 *
 * @param texts bytes of the open files, by absolute path
 */
export function withOpenTexts(fs: FileSystem, texts: ReadonlyMap<string, Uint8Array>): FileSystem {
  const textAt = (path: string): Uint8Array | undefined => texts.get(absolutePath(fs.cwd, path));
  const refuse = (path: string): never => {
    throw new Error(`the language server writes nothing, and was to write ${path}`);
  };
  const opened = forward(fs, {
    readFile(path, maxBytes = Infinity, start = false) {
      const bytes = textAt(path);
      if (bytes === undefined) return fs.readFile(path, Number.isFinite(maxBytes) ? maxBytes : undefined, start);
      if (bytes.length <= maxBytes) return bytes;
      if (start) return bytes.subarray(0, maxBytes);
      const message = `the file has ${bytes.length} bytes; at most ${maxBytes} are read`;
      throw new UserError('unreadable-file', message, { path });
    },
    kind: (path) => (textAt(path) === undefined ? fs.kind(path) : 'file'),
    list(directory, options) {
      const files = fs.list(directory, options);
      const folder = absolutePath(fs.cwd, directory);
      const fresh = [...texts.keys()]
        .filter((path) => path.startsWith(`${folder === '/' ? '' : folder}/`) && fs.kind(path) === 'none')
        .map((path) => shortest(folder, path));
      return fresh.length === 0 ? files : [...new Set([...files, ...fresh])].sort();
    },
    checkTarget: refuse,
    writeFile: refuse,
  });
  return listedOnce(opened);
}
