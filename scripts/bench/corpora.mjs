// Generated CALs, the same for the same options: from the generator beside the repository.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const generator = fileURLToPath(new URL('../../../shared/perf/gen-cals.mjs', import.meta.url));

/** Whether there can be any. */
export const corpora = () => existsSync(generator);

/** A folder of `count` CALs below `folder`; made once. */
export function files(folder, count, format, more = {}) {
  const options = { count, format, prefix: 'cart', seed: 11, ...more };
  const out = join(folder, Object.values(options).join('-'));
  if (existsSync(out)) return out;
  const args = Object.entries({ out, ...options }).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const { status } = spawnSync(process.execPath, [generator, ...args], { stdio: 'ignore' });
  if (status !== 0) throw new Error(`${generator} failed`);
  return out;
}
