import { fstatSync, statSync } from 'node:fs';
import { devNull } from 'node:os';
import { writeStream } from '../adapters/fs/standard-stream.ts';
import { keepCompiled } from '../adapters/machine/compile-cache.ts';
import { asUserError } from '../core/result/errno.ts';
import { UserError } from '../core/result/errors.ts';
import { EXIT, type Io } from './command.ts';
import { main } from './main.ts';

/** Runs {@link main} on the real process and sets its exit code. */
export async function run(): Promise<void> {
  // The version is told before anything more is loaded.
  if (process.argv[2] !== '--version') keepCompiled(process.env);
  const io: Io = {
    out: (text) => writeStream(1, text),
    err: (text) => writeStream(2, text),
    stdin: readStdin,
    env: process.env,
    get outIsTerminal() {
      return mayBeTerminal(1) && process.stdout.isTTY === true;
    },
  };
  process.exitCode = await exitCode(io);
}

/** Making a stream, which knows it for certain, costs more than linting a file. */
function mayBeTerminal(descriptor: 1 | 2): boolean {
  try {
    const stat = fstatSync(descriptor);
    return stat.isCharacterDevice() && stat.rdev !== statSync(devNull).rdev;
  } catch {
    // On Windows what is not a file cannot be looked at so.
    return true;
  }
}

async function exitCode(io: Io): Promise<number> {
  try {
    return await main(process.argv.slice(2), io, workingDirectory());
  } catch (error) {
    // What main could not print, for the stream to print it on is gone.
    if (error instanceof UserError) return EXIT.unable;
    try {
      return await bug(error, io);
    } catch {
      return EXIT.bug;
    }
  }
}

function workingDirectory(): string {
  try {
    return process.cwd();
  } catch {
    // It was removed: a path in it says so in its own words.
    return process.env['PWD'] ?? '/';
  }
}

async function readStdin(): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  try {
    // Node reads a folder as if it were empty.
    if (fstatSync(0).isDirectory()) throw Object.assign(new Error('a folder'), { code: 'EISDIR' });
    for await (const chunk of process.stdin) chunks.push(chunk as Uint8Array);
  } catch (error) {
    throw asUserError(error, undefined, 'unreadable-file', 'standard input cannot be read');
  }
  return Buffer.concat(chunks);
}

async function bug(error: unknown, io: Io): Promise<number> {
  const { bugText } = await import('../core/report/text/receipts.ts');
  const [kind, stack = ''] = error instanceof Error ? [error.name, error.stack] : [typeof error];
  io.err(bugText(kind, stack));
  return EXIT.bug;
}
