import { readdirSync, rmSync } from 'node:fs';

/** Removes the run's temporary folder. @throws Error naming what the tests left in it */
export default function teardown() {
  const folder = process.env.TMPDIR;
  const left = readdirSync(folder).sort();
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  if (left.length > 0) throw new Error(`left in the temporary folder of the run: ${left.join(', ')}`);
}
