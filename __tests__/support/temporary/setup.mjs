import { chmodSync, mkdtempSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sayWhatIsLacking } from '../counterparts.mjs';

/** Says what is not here, and gives the run a temporary folder of its own, which its workers and the programs that they start inherit. */
export default function setup() {
  sayWhatIsLacking();
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'cartwright-tests-')));
  // Programs that a test runs as another user find their way through it.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
}
