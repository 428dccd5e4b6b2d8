import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Writes a file of src/generated, whole or not at all, and only where its text changes: what reads it at the same time, such as another
 * run of the tests, always finds it.
 *
 * @param {string} name
 * @param {string} text
 */
export function writeGenerated(name, text) {
  const file = fileURLToPath(new URL(`../src/generated/${name}`, import.meta.url));
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(dirname(file), { recursive: true });
  const temporary = `${file}.${process.pid}.tmp`;
  writeFileSync(temporary, text);
  renameSync(temporary, file);
}
