import { writeSync } from 'node:fs';
import { EXIT, type Io } from './command.ts';
import { main } from './main.ts';

/** Runs {@link main} on the real process and sets its exit code. */
export async function run(): Promise<void> {
  const io: Io = {
    out: (text) => writeAll(1, text),
    err: (text) => writeAll(2, text),
    stdin: readStdin,
    env: process.env,
    // Making a stream costs more than linting a file: only what needs to know asks.
    get outIsTerminal() {
      return process.stdout.isTTY === true;
    },
    get errIsTerminal() {
      return process.stderr.isTTY === true;
    },
  };
  try {
    process.exitCode = await main(process.argv.slice(2), io, process.cwd());
  } catch (error) {
    process.exitCode = closedPipe(error) ? EXIT.unable : bug(error, io);
  }
}

// Written at once and whole: a later process.exit cannot cut it. EAGAIN is a full pipe whose reader is slow.
function writeAll(descriptor: number, text: string): void {
  const bytes = Buffer.from(text, 'utf8');
  for (let at = 0; at < bytes.length;) {
    try {
      at += writeSync(descriptor, bytes, at);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
    }
  }
}

async function readStdin(): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Uint8Array);
  return Buffer.concat(chunks);
}

function closedPipe(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'EPIPE';
}

// The stack may quote input, so only the frames of our own code are shown.
function bug(error: unknown, io: Io): number {
  const name = error instanceof Error ? error.name : typeof error;
  const frames = error instanceof Error ? (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line)) : [];
  io.err(`cartwright: this is a bug in cartwright (${name})\n${frames.slice(0, 8).join('\n')}\n`);
  io.err(
    '  help: please report it with the command, the version and these lines (see SECURITY.md for private reports)\n',
  );
  return EXIT.bug;
}
