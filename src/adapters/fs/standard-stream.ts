import { writeSync } from 'node:fs';
import { asUserError } from '../../core/result/errno.ts';
import { UserError } from '../../core/result/errors.ts';

const NAMES = { 1: 'standard output', 2: 'standard error' } as const;

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
