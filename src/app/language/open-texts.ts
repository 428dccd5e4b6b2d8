import { UserError } from '../../core/result/errors.ts';
import { absolutePath, shortest } from '../../core/value/path.ts';
import { forward, type FileSystem, type ListOptions } from '../../ports.ts';

/**
 * A tree of files in which some are open in an editor: what stands there is their text, saved or not. What git ignores on the disk
 * stays ignored; a file that is on no disk yet is listed. Each folder is listed once, and nothing is ever written.
 *
 * @param texts bytes of the open files, by absolute path
 */
export function withOpenTexts(fs: FileSystem, texts: ReadonlyMap<string, Uint8Array>): FileSystem {
  const textAt = (path: string): Uint8Array | undefined => texts.get(absolutePath(fs.cwd, path));
  const listings = new Map<string, { readonly files: readonly string[]; readonly links: readonly string[] }>();
  const listed = (directory: string, ignored: boolean): { files: readonly string[]; links: readonly string[] } => {
    const folder = absolutePath(fs.cwd, directory);
    const key = `${ignored} ${folder}`;
    const known = listings.get(key);
    if (known !== undefined) return known;
    const links: string[] = [];
    const files = fs.list(directory, { ignored, onLink: (path) => links.push(path) });
    const fresh = [...texts.keys()]
      .filter((path) => path.startsWith(`${folder === '/' ? '' : folder}/`) && fs.kind(path) === 'none')
      .map((path) => shortest(folder, path));
    const listing = { files: fresh.length === 0 ? files : [...new Set([...files, ...fresh])].sort(), links };
    listings.set(key, listing);
    return listing;
  };
  const refuse = (path: string): never => {
    throw new Error(`the language server writes nothing, and was to write ${path}`);
  };
  return forward(fs, {
    readFile(path, maxBytes = Infinity, start = false) {
      const bytes = textAt(path);
      if (bytes === undefined) return fs.readFile(path, Number.isFinite(maxBytes) ? maxBytes : undefined, start);
      if (bytes.length <= maxBytes) return bytes;
      if (start) return bytes.subarray(0, maxBytes);
      const message = `the file has ${bytes.length} bytes; at most ${maxBytes} are read`;
      throw new UserError('unreadable-file', message, { path });
    },
    kind: (path) => (textAt(path) === undefined ? fs.kind(path) : 'file'),
    list(directory, { ignored = false, onLink }: ListOptions = {}) {
      const { files, links } = listed(directory, ignored);
      if (onLink !== undefined) links.forEach((link) => onLink(link));
      return [...files];
    },
    checkTarget: refuse,
    writeFile: refuse,
  });
}
