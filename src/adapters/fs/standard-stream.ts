import { writeSync } from 'node:fs';
import { asUserError } from '../../core/result/errno.ts';
import { UserError } from '../../core/result/errors.ts';

const NAMES = { 1: 'standard output', 2: 'standard error' } as const;

/**
 * Makes what libraries print to `process.stdout` go through {@link writeStream}: by itself it keeps what a full pipe does not take
 * for later, and says that a write failed when no caller waits for it any more.
 */
export function writeWhole(stdout: NodeJS.WriteStream): void {
  stdout.write = (chunk: string | Uint8Array) => {
    writeStream(1, chunk.toString());
    return true;
  };
}

/**
 * Writes to standard output or standard error, at once and whole: a later `process.exit` cannot cut it.
 *
 * @throws UserError `closed-stream` when its reader went away (`cartwright … | head -1`), otherwise `unwritable-stream`
 */
export function writeStream(descriptor: 1 | 2, text: string): void {
  const bytes = Buffer.from(text, 'utf8');
  for (let at = 0; at < bytes.length;) {
    try {
      at += writeSync(descriptor, bytes, at);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      const what = `${NAMES[descriptor]} cannot be written`;
      if (code === 'EPIPE') throw new UserError('closed-stream', `${what}: its reader went away`, { cause: error });
      if (code !== 'EAGAIN') throw asUserError(error, undefined, 'unwritable-stream', what);
      // A full pipe whose reader is slow.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
    }
  }
}
