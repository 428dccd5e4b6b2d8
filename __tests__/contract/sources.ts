import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of the repository's top folder. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Address of the folder of the schemas, as package.json says it: every `$id` begins with it. */
export const SCHEMAS = (
  JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { readonly config: { readonly schemas: string } }
).config.schemas;

/** Every hand-written TypeScript file under src/, relative to it, with its text. */
export function sources(): { file: string; text: string }[] {
  return readdirSync(join(ROOT, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.d.ts'))
    .map((entry) => join(entry.parentPath, entry.name).slice(join(ROOT, 'src').length + 1))
    .filter((file) => !file.startsWith('generated/'))
    .sort()
    .map((file) => ({ file, text: readFileSync(join(ROOT, 'src', file), 'utf8') }));
}

export interface Import {
  readonly file: string;
  readonly line: number;
  readonly target: string;
}

/** Every static and dynamic import with a literal target; a file of a package by its path within `node_modules`. */
export function imports(): Import[] {
  const pattern = /(?:\bfrom\s+|\bimport\s*\(?\s*)'([^']+)'/g;
  return sources().flatMap(({ file, text }) =>
    [...text.matchAll(pattern)].map((match) => ({
      file,
      line: text.slice(0, match.index).split('\n').length,
      target: (match[1] as string).replace(/^(?:\.\.\/)+node_modules\//, ''),
    })),
  );
}
