import { Binder } from '../../core/handshake/bind.ts';
import { policyFaults, type Policy } from '../../core/policy/policy.ts';
import { UserError } from '../../core/result/errors.ts';
import { requireSchema } from '../../core/schema/require.ts';
import { rangeOf, type SourceDocument } from '../../core/source/document.ts';
import { readDocument } from '../../core/source/read.ts';
import { folderOf, joinPath } from '../../core/value/path.ts';
import type { FormatProfile } from '../../ids.ts';
import type { FileSystem } from '../../ports.ts';
import { loadHosts, type LoadedHosts } from '../handshake/hosts.ts';

const MAX_POLICY = 1024 * 1024;

/** A policy that may be used, with its hosts. */
export interface LoadedPolicy {
  readonly path: string;
  readonly profile: FormatProfile;
  readonly policy: Policy;
  /** Undefined where it asks no host. */
  readonly hosts: LoadedHosts['all'] | undefined;
  /** Shared by all that it judges. */
  readonly binder: Binder;
}

/**
 * Reads a policy (JSON or YAML).
 *
 * @param path relative to the working directory, or absolute
 * @throws UserError `bad-policy` with the place of the first mistake
 */
export async function readPolicy(
  fs: FileSystem,
  path: string,
): Promise<{ readonly policy: Policy; readonly doc: SourceDocument }> {
  const doc = await readDocument(path, fs.readFile(path, MAX_POLICY), { orJson: true });
  const policy = await requireSchema<Policy>(doc, 'policy', 'bad-policy');
  const [fault] = policyFaults(policy);
  if (fault !== undefined)
    throw new UserError('bad-policy', fault.message, { path, range: rangeOf(doc, fault.path), help: fault.help });
  return { policy, doc };
}

/**
 * As {@link readPolicy}, with the host profiles that it names.
 *
 * @throws UserError for a host that cannot be found, too
 */
export async function loadPolicyFile(fs: FileSystem, path: string, profile: FormatProfile): Promise<LoadedPolicy> {
  const { policy, doc } = await readPolicy(fs, path);
  const names = policy.hosts?.map((name) => placed(fs, folderOf(path), name));
  const loaded = { path, profile, policy, hosts: undefined, binder: new Binder() };
  if (names === undefined) return loaded;
  try {
    return { ...loaded, hosts: (await loadHosts(fs, names)).all };
  } catch (error) {
    if (!(error instanceof UserError) || error.path !== undefined) throw error;
    const { code, message, help } = error;
    throw new UserError(code, message, { path, range: rangeOf(doc, ['hosts']), help });
  }
}

/** A name is that of a shipped profile where nothing is at it beside the policy. */
function placed(fs: FileSystem, folder: string, name: string): string {
  const beside = joinPath(folder, name);
  return /[/*?[{.]/.test(name) || fs.kind(beside) !== 'none' ? beside : name;
}
