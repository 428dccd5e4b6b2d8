import { lintDocument } from '../core/lint/engine.ts';
import { readDocument } from '../core/source/read.ts';
import type { FormatProfile } from '../ids.ts';
import type { FileSystem } from '../ports.ts';
import type { Config } from './config.ts';
import type { Linted } from './ready.ts';
export async function lintAll(
  fs: FileSystem,
  paths: readonly string[],
  profile: FormatProfile,
  _config: Config,
): Promise<Map<string, Linted>> {
  const out = new Map<string, Linted>();
  for (const p of paths) {
    const doc = await readDocument(p, fs.readFile(p));
    out.set(p, { doc, diagnostics: lintDocument(doc, { profile }) });
  }
  return out;
}
