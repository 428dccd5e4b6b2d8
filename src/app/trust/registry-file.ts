import type { RegistryChange } from '../../core/dsse/registry-change.ts';
import type { RegistryEntry } from '../../core/dsse/trust-registry.ts';
import { UserError } from '../../core/result/errors.ts';
import { editValue, editYaml, type ValueEdit } from '../../core/source/yaml/edit-yaml.ts';
import type { FormatProfile } from '../../ids.ts';
import type { FileSystem } from '../../ports.ts';
import { parseRegistry, type ReadRegistry } from './policy.ts';

/**
 * Makes a new registry.
 *
 * @throws UserError `file-exists` when there is one; `bad-trust-change` for entries that make none
 */
export async function createRegistry(
  fs: FileSystem,
  path: string,
  entries: readonly RegistryEntry[],
  updatedAt: string,
  profile: FormatProfile,
): Promise<void> {
  if (fs.kind(path) !== 'none')
    throw new UserError('file-exists', 'it exists already', {
      path,
      help: 'add a key to it with trust add, or choose another name',
    });
  const file = { schemaVersion: profile.trustRegistrySchemaVersion, updatedAt, keys: entries };
  const edits = Object.entries(file).map(([key, value]) => ({ path: [key], value }));
  const text = isJson(path) ? json(file, 2) : editYaml('', edits);
  await readBack(path, new TextEncoder().encode(text), profile);
  fs.writeFile(path, text, { exclusive: true });
}

/**
 * Writes a change, whole or not at all: what is written was read back as a registry that is right.
 *
 * @returns whether anything changed
 * @throws UserError `bad-trust-change` when the change makes no registry; `unwritable-file`
 */
export async function writeChange(
  fs: FileSystem,
  { doc, file }: ReadRegistry,
  change: RegistryChange,
  updatedAt: string,
  profile: FormatProfile,
): Promise<boolean> {
  const { path } = doc;
  const { changed, added } = change;
  if (changed.length === 0 && added.length === 0) return false;
  const edits: ValueEdit[] = [
    ...(file.updatedAt === undefined ? [] : [{ path: ['updatedAt'], value: updatedAt }]),
    ...changed.map(({ keyid, field, after }) => ({
      path: ['keys', file.keys.findIndex((entry) => entry.keyid === keyid), field],
      value: after,
    })),
    ...added.map((value, i) => ({ path: ['keys', file.keys.length + i], value })),
  ];
  const text = doc.language === 'json' ? json(editValue(file, edits), indentOf(doc.text)) : editYaml(doc.text, edits);
  // The line ends of the file are its own.
  const bytes = new TextEncoder().encode(doc.text.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text);
  const { file: after } = await readBack(path, bytes, profile);
  if (json(after, 0) !== json(editValue(file, edits), 0))
    throw new Error('a registry that was changed does not read as the change');
  fs.writeFile(path, bytes);
  return true;
}

/** What is about to be written, as it will be read. Its places are those of no file that is there. */
async function readBack(path: string, bytes: Uint8Array, profile: FormatProfile): Promise<ReadRegistry> {
  try {
    return await parseRegistry(path, bytes, profile);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    const { message, help } = error;
    throw new UserError('bad-trust-change', `not written, because it would not be a registry: ${message}`, {
      path,
      help,
    });
  }
}

function isJson(path: string): boolean {
  return /\.json$/i.test(path);
}

function json(value: unknown, indent: string | number): string {
  return `${JSON.stringify(value, null, indent)}\n`;
}

function indentOf(text: string): string | number {
  return /^\{\r?\n([ \t]+)"/.exec(text)?.[1] ?? 2;
}
