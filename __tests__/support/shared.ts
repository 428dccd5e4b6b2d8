import { describe, test } from '@jest/globals';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../../shared/', import.meta.url));

/** Absolute path of `../shared/` with its slash, or undefined where the repository was cloned alone. */
export const SHARED: string | undefined = existsSync(folder) ? folder : undefined;

/** A group of tests over material beside the repository; without it the run says so. */
export function describeShared(name: string, body: (shared: string) => void): void {
  if (SHARED !== undefined) describe(name, () => body(SHARED as string));
  else describe(name, () => test.skip('skipped: no ../shared', () => undefined));
}
