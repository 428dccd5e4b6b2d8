import { chmodSync, writeFileSync } from 'node:fs';
import { readFileSync, existsSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { scratch } from './scratch.ts';

/** A `git` that writes down what it is asked. */
export interface GitLog {
  /** The search path on which it is before the real one. */
  readonly path: string;
  /** What was asked since the last time, one call an entry: without settings, ids as `ID`. */
  asked(): string[];
}

export function gitLog(): GitLog {
  const folder = scratch();
  const log = join(folder, 'log');
  const real = execFileSync('which', ['git'], { encoding: 'utf8' }).trim();
  writeFileSync(join(folder, 'git'), `#!/bin/sh\necho "$@" >> ${log}\nexec ${real} "$@"\n`);
  chmodSync(join(folder, 'git'), 0o755);
  return {
    path: `${folder}${delimiter}${process.env['PATH'] ?? ''}`,
    asked() {
      const lines = existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : [];
      writeFileSync(log, '');
      return lines
        .filter((line) => line !== '')
        .map((line) => line.replace(/^.* --work-tree=\S+ /, '').replace(/\b[0-9a-f]{40}\b/g, 'ID'));
    },
  };
}
