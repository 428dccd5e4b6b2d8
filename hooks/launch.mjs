// Runs one command of the committed program for a pre-commit hook: nothing is installed and nothing is downloaded.
const [major, minor] = process.versions.node.split('.').map(Number);

/** @param {string[]} args arguments before the file names that pre-commit passes */
export async function launch(args) {
  if (major < 20 || (major === 20 && minor < 12)) {
    process.stderr.write(`cartwright: Node 20.12 or newer is needed, this is ${process.versions.node}\n`);
    process.exitCode = 2;
    return;
  }
  const own = process.argv.slice(2);
  // pre-commit puts the configured args before the file names and marks no border; a name may start with a dash.
  process.argv = [process.argv[0], process.argv[1], ...args, ...own];
  await import('../dist/cli/index.js');
}
