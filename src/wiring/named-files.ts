import { UserError } from '../core/result/errors.ts';
import { compileGlob, isGlob } from '../core/value/glob.ts';
import { quote } from '../core/text/printable.ts';
import type { FileSystem } from '../ports.ts';

/**
 * The reports that names and globs mean, each once, in their order.
 *
 * @param names files or globs, relative to the working directory; at least one
 * @throws UserError `no-file` for a glob without a match
 */
export function filesNamed(fs: FileSystem, names: readonly string[]): readonly [string, ...string[]] {
  const [first, ...others] = new Set(names.flatMap((name) => filesOf(fs, name)));
  if (first === undefined) throw new UserError('no-file', 'there is no report to merge');
  return [first, ...others];
}

function filesOf(fs: FileSystem, name: string): string[] {
  if (!isGlob(name)) return [name];
  const glob = compileGlob(name);
  if ('problem' in glob) throw new UserError('usage', `${quote(name)}: ${glob.problem}`);
  const found = fs.list('.').filter((file) => glob.matches(file));
  if (found.length > 0) return found;
  throw new UserError('no-file', `no file matches ${quote(name)}`, {
    help: 'download the artifacts of the parts first',
  });
}
