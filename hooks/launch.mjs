// Runs one command of the committed program for a pre-commit hook: nothing is installed and nothing is downloaded.
// Old versions of Node must be able to parse this file, or they could not be told that they are old.
import { lstatSync } from 'node:fs';

/**
 * @param {string[]} command arguments before those of the user's configuration
 * @param {RegExp | 'files'} [names] what the file names look like that pre-commit puts at the end; `files`: whatever exists
 */
export function launch(command, names) {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 12)) {
    process.stderr.write(`cartwright: Node 20.12 or newer is needed, this is ${process.versions.node}\n`);
    process.exitCode = 2;
    return;
  }
  const own = process.argv.slice(2);
  process.argv.splice(2, own.length, ...command, ...(names === undefined ? own : withBorder(own, names)));
  void import('../dist/cli/index.js');
}

// pre-commit marks no border between the configured args and the file names, and a name may start with a dash.
function withBorder(args, names) {
  const isName = (arg) => (names === 'files' ? exists(arg) : names.test(arg));
  if (args.some((arg) => arg === '--' && !isName(arg))) return args;
  let border = args.length;
  while (border > 0 && isName(args[border - 1])) border--;
  return [...args.slice(0, border), '--', ...args.slice(border)];
}

function exists(path) {
  try {
    return lstatSync(path) !== undefined;
  } catch {
    return false;
  }
}
