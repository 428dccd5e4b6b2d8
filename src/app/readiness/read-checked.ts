import { UserError } from '../../core/result/errors.ts';
import { timeOf } from '../../core/readiness/facts.ts';
import { requireSchema } from '../../core/schema/require.ts';
import { readDocument } from '../../core/source/read.ts';
import type { FileSystem } from '../../ports.ts';

const SMALL_FILE = 4 * 1024 * 1024;

/**
 * Reads a file of proofs or confirmations.
 *
 * @throws UserError `bad-file` with the place of the first mistake
 */
export async function readChecked<T>(fs: FileSystem, path: string, schema: 'confirmations' | 'roster'): Promise<T> {
  return requireSchema(await readDocument(path, fs.readFile(path, SMALL_FILE)), schema, 'bad-file');
}

/** @throws UserError `bad-file` for a time that no calendar has */
export function requireTimes(path: string, id: string, times: readonly (string | undefined)[]): void {
  const bad = times.find((time) => time !== undefined && Number.isNaN(timeOf(time)));
  if (bad !== undefined)
    throw new UserError('bad-file', `${JSON.stringify(bad)} in the entry of ${JSON.stringify(id)} is not a date`, {
      path,
      help: 'write a day as YYYY-MM-DD',
    });
}
