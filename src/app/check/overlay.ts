import { forward, type FileSystem, type ListOptions } from '../../ports.ts';
import { absolutePath, shortest } from '../../core/value/path.ts';

/**
 * The files of a tree with some taken from another: what the other does not have is not there.
 *
 * @param paths the files that are taken from `other`, relative to the working directory or absolute
 */
export function overlay(fs: FileSystem, other: FileSystem, paths: Iterable<string>): FileSystem {
  const absolute = (path: string): string => absolutePath(fs.cwd, path);
  const taken = new Set([...paths].map(absolute));
  const from = (path: string): FileSystem => (taken.has(absolute(path)) ? other : fs);
  const list = (directory: string, options?: ListOptions): string[] => {
    const folder = absolute(directory);
    const listed = fs.list(directory, options).filter((file) => !taken.has(`${folder}/${file}`));
    const added = [...taken].filter((path) => path.startsWith(`${folder}/`) && other.kind(path) === 'file');
    return [...listed, ...added.map((path) => shortest(folder, path))].sort();
  };
  return forward(fs, {
    readFile: (path, ...rest) => from(path).readFile(path, ...rest),
    kind: (path) => from(path).kind(path),
    isLink: (path) => from(path).isLink(path),
    list,
  });
}
