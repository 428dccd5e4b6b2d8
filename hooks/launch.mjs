// Runs one command of the committed program for a pre-commit hook: nothing is installed and nothing is downloaded.

/**
 * @param {string[]} command arguments before those of the user's configuration
 * @param {RegExp} [names] what the file names match that pre-commit puts at the end
 */
export async function launch(command, names) {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 12)) {
    process.stderr.write(`cartwright: Node 20.12 or newer is needed, this is ${process.versions.node}\n`);
    process.exitCode = 2;
    return;
  }
  const own = process.argv.slice(2);
  process.argv = [
    process.argv[0],
    process.argv[1],
    ...command,
    ...(names === undefined ? own : withBorder(own, names)),
  ];
  await import('../dist/cli/index.js');
}

// pre-commit marks no border between the configured args and the file names, and a name may start with a dash.
function withBorder(args, names) {
  if (args.includes('--')) return args;
  let border = args.length;
  while (border > 0 && names.test(args[border - 1])) border--;
  return [...args.slice(0, border), '--', ...args.slice(border)];
}
