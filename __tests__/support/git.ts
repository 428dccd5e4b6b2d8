import { execFileSync } from 'node:child_process';

const SETTINGS = ['-c', 'user.name=t', '-c', 'user.email=t@t', '-c', 'commit.gpgsign=false'];

/**
 * Runs git with each list of arguments, and gives all that they print. A shell starts them: a process that holds the program under
 * test takes longer to start another than git takes for its work.
 */
export function gitEach(folder: string, ...commands: readonly (readonly string[])[]): string {
  const quoted = (word: string): string => `'${word.replaceAll("'", String.raw`'\''`)}'`;
  const lines = commands.map((args) => ['git', ...SETTINGS, ...args].map(quoted).join(' '));
  return execFileSync('sh', ['-c', lines.join(' && ')], { cwd: folder, encoding: 'utf8' }).trim();
}

/** Commits all that is in a folder; gives the commit. */
export const commitAll = (folder: string, ...options: readonly string[]): string =>
  gitEach(folder, ['add', '-A'], ['commit', '-qm', 'x', ...options], ['rev-parse', 'HEAD']);

/** Makes a repository of a folder, with all of it in its first commit, and runs git with more; gives the commit. */
export function initAll(folder: string, ...more: readonly (readonly string[])[]): string {
  const made = [['init', '-q', '-b', 'main'], ['add', '-A'], ['commit', '-qm', 'x'], ...more];
  return gitEach(folder, ...made, ['rev-parse', 'HEAD']);
}
