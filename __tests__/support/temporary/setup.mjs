import { mkdtempSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sayWhatIsLacking } from '../counterparts.mjs';

/** Says what is not here, and gives the run a temporary folder of its own, which its workers and the programs that they start inherit. */
export default function setup() {
  sayWhatIsLacking();
  process.env.TMPDIR = realpathSync(mkdtempSync(join(tmpdir(), 'cartwright-tests-')));
}
