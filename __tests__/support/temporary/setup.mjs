import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, realpathSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sayWhatIsLacking } from '../counterparts.mjs';

const NAME = 'cartwright-tests-';
const MEMORY = '/dev/shm';
/** A run has been seen to hold a few hundred megabytes at once. */
const ROOM = 4 * 1024 ** 3;

/** @throws Error where golden files would be written in CI, which compares with those that were committed */
export function refuseGoldenFiles({ CI = '', UPDATE_GOLDEN = '' }) {
  if (CI !== '' && UPDATE_GOLDEN !== '')
    throw new Error(
      'UPDATE_GOLDEN is set in CI, which never writes golden files: write them on your machine, and commit them',
    );
}

/** Says what is not here, and gives the run a temporary folder of its own, which its workers and the programs that they start inherit. */
export default function setup() {
  refuseGoldenFiles(process.env);
  sayWhatIsLacking();
  const folder = realpathSync(inMemory() ?? mkdtempSync(join(tmpdir(), NAME)));
  // Programs that a test runs as another user find their way through it.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  // Programs that keep what Node compiles of them, such as tsc, keep it below TMPDIR.
  process.env.NODE_DISABLE_COMPILE_CACHE = '1';
  // Every Node that a test starts would read these certificates first, and no test asks a server that has one of them.
  delete process.env.NODE_EXTRA_CA_CERTS;
}

/** A folder in memory, where nothing waits for a disk: undefined where TMPDIR says another place, or where there is none that takes what tests write and start. */
function inMemory() {
  if (process.env.TMPDIR !== undefined) return undefined;
  let folder;
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    if (bavail * bsize < ROOM) return undefined;
    folder = mkdtempSync(join(MEMORY, NAME));
    const program = join(folder, 'program');
    writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 });
    const { status } = spawnSync(program);
    rmSync(program);
    if (status === 0) return folder;
  } catch {
    // There is no such folder, or it takes nothing.
  }
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
  return undefined;
}
