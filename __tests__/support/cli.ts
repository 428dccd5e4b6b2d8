import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { scratch } from './scratch.ts';

/** Absolute path of the repository's top folder, with its slash. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));
export const CLI = join(ROOT, 'dist/cli/index.js');

export interface Run {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the committed program as a child process with nothing in its environment but PATH and the run's temporary folder. */
export function cartwright(
  args: readonly string[],
  options: { cwd?: string; env?: Record<string, string>; input?: string } = {},
): Run {
  const result = spawnSync(process.execPath, [CLI, ...args], {
    cwd: options.cwd ?? ROOT,
    env: { PATH: process.env['PATH'] ?? '', TMPDIR: tmpdir(), ...options.env },
    input: options.input ?? '',
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return { code: result.status, stdout: result.stdout, stderr: result.stderr };
}

/** A private copy of a folder of the repository. */
export function copyOf(folder: string): string {
  const target = scratch();
  cpSync(join(ROOT, folder), target, { recursive: true });
  return target;
}

/** A private copy of the shipped example, without the mistake that it has for show. */
export function exampleWithoutFindings(): string {
  const folder = copyOf('examples/data-pipeline');
  const cal = join(folder, 'cal/ship-a-feature.cal.yaml');
  writeFileSync(cal, readFileSync(cal, 'utf8').replace("init: '0'", 'init: 0'));
  return folder;
}
