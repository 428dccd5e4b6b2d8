import type { TrustPolicy } from '../../core/dsse/judge.ts';
import { KeyProblem, parsePublicKey, type PublicKey } from '../../core/dsse/public-key.ts';
import { readRegistry, type RegistryFile, type TrustRegistry } from '../../core/dsse/trust-registry.ts';
import { UserError } from '../../core/result/errors.ts';
import { requireSchema } from '../../core/schema/require.ts';
import { rangeOf, type SourceDocument } from '../../core/source/document.ts';
import { readDocument } from '../../core/source/read.ts';
import type { FormatProfile } from '../../ids.ts';
import type { FileSystem } from '../../ports.ts';

/** Whom the user trusts, as options and configuration say it. */
export interface TrustOptions extends Omit<TrustPolicy, 'publicKeys' | 'registry' | 'only'> {
  /** Paths of PEM files. */
  readonly publicKeys: readonly string[];
  readonly trustRegistry: string | undefined;
}

const MAX_KEY_FILE = 64 * 1024;
const MAX_REGISTRY = 8 * 1024 * 1024;

/**
 * Loads the keys and the registry that a policy names.
 *
 * @throws UserError `bad-public-key`, `bad-trust-registry` or `usage`; never with the text of a key
 */
export async function loadPolicy(fs: FileSystem, options: TrustOptions): Promise<TrustPolicy> {
  const { publicKeys: keys, trustRegistry, ...policy } = options;
  const publicKeys = distinctKeys(keys.map((path) => readPublicKey(fs, path)));
  const registry =
    trustRegistry === undefined ? undefined : (await readRegistryFile(fs, trustRegistry, policy.profile)).registry;
  return { ...policy, publicKeys, registry };
}

/** Each key once. */
export function distinctKeys(keys: readonly PublicKey[]): PublicKey[] {
  return [...new Map(keys.map((key) => [key.keyid, key])).values()];
}

/**
 * Reads one ed25519 public key from a PEM file.
 *
 * @throws UserError `bad-public-key`
 */
export function readPublicKey(fs: FileSystem, path: string): PublicKey {
  return publicKeyOf(new TextDecoder().decode(fs.readFile(path, MAX_KEY_FILE)), path);
}

/**
 * The key of a PEM text.
 *
 * @param path names the text in messages
 * @throws UserError `bad-public-key`
 */
export function publicKeyOf(text: string, path: string): PublicKey {
  try {
    return parsePublicKey(text);
  } catch (error) {
    if (!(error instanceof KeyProblem)) throw error;
    throw new UserError('bad-public-key', `not an ed25519 public key: ${error.message}`, {
      path,
      cause: error,
    });
  }
}

/** A trust registry as it was read. */
export interface ReadRegistry {
  readonly doc: SourceDocument;
  readonly file: RegistryFile;
  readonly registry: TrustRegistry;
}

/**
 * Reads a trust registry (JSON or YAML).
 *
 * @throws UserError `bad-trust-registry` with the place of the first mistake
 */
export function readRegistryFile(fs: FileSystem, path: string, profile: FormatProfile): Promise<ReadRegistry> {
  return parseRegistry(path, fs.readFile(path, MAX_REGISTRY), profile);
}

/** As {@link readRegistryFile}, of bytes that are not written yet. */
export async function parseRegistry(path: string, bytes: Uint8Array, profile: FormatProfile): Promise<ReadRegistry> {
  if (new TextDecoder().decode(bytes).includes('PRIVATE KEY')) {
    throw new UserError('bad-trust-registry', 'it holds a private key, and is not read', {
      path,
      help: 'remove the key from the file and from its history, and replace it everywhere',
    });
  }
  const doc = await readDocument(path, bytes);
  const file = await requireSchema<RegistryFile>(doc, 'trustRegistry', 'bad-trust-registry');
  const result = readRegistry(file, profile);
  if ('registry' in result) return { doc, file, registry: result.registry };
  const [problem] = result.problems;
  throw new UserError('bad-trust-registry', problem?.message ?? 'it is not valid', {
    path,
    range: rangeOf(doc, problem?.path ?? []),
  });
}
