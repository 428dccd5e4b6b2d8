import type { CartridgeStore } from '../../core/cartridge/store.ts';
import { type Diagnostic, START_OF_FILE } from '../../core/result/diagnostic.ts';
import type { FormatProfile } from '../../ids.ts';
import type { FileSystem } from '../../ports.ts';
import type { LoadedPackage } from '../package/package.ts';
import type { DemandsOf } from './demands.ts';
import { decide, deniedStatements } from './gate.ts';
import { packageSubject } from '../package/subject.ts';
import { loadPolicyFile } from './load.ts';
import type { DenyReason } from '../../core/result/verify-results.ts';
import type { SourceDocument } from '../../core/source/document.ts';
import { quote } from '../../core/text/printable.ts';

export interface PolicyPorts {
  readonly fs: FileSystem;
  /** Opens cartridges; the SQLite code is loaded with the first. */
  readonly openStore: () => Promise<CartridgeStore>;
}

export interface PolicyCheck {
  readonly profile: FormatProfile;
  /** What the project demands, whose policy it is. */
  readonly demandsOf: DemandsOf;
  /** Judged by what they state: they have no signature yet. */
  readonly packages: readonly LoadedPackage[];
  /** Judged as `verify --policy` does. */
  readonly cartridges: readonly string[];
}

/**
 * What a policy denies in a repository.
 *
 * @param path of the project's policy, relative to the working directory
 * @throws UserError when the policy, or the registry, cannot be used
 */
export async function checkByPolicy(
  { fs, openStore }: PolicyPorts,
  path: string,
  { profile, demandsOf, packages, cartridges }: PolicyCheck,
): Promise<Diagnostic[]> {
  const policy = await loadPolicyFile(fs, path, profile);
  const found = packages.flatMap((loaded) => {
    const { id, version, publisher: publisherId } = loaded.package;
    const subject = packageSubject(loaded.folder, loaded);
    const reasons = deniedStatements(policy, { subject, publisherId, artifact: { id, version } });
    return deniedFindings(loaded.file, path, reasons, loaded.doc);
  });
  if (cartridges.length === 0) return found;
  const demands = await demandsOf();
  const store = await openStore();
  for (const cartridge of cartridges) {
    const { reasons } = await decide(policy, () => ({ fs, store }), cartridge, demands);
    found.push(...deniedFindings(cartridge, path, reasons));
  }
  return found;
}

/** Where a package states what a policy asks about. */
const PLACES: Partial<Readonly<Record<DenyReason['id'], string>>> = {
  publisher: 'publisher',
  oldest: 'version',
  scope: 'harness',
  host: 'harness',
};

const HELP: Partial<Readonly<Record<DenyReason['id'], string>>> = {
  publisher: 'list the publisher under signers.publishers of the policy, if it may sign',
  key: 'list the key under signers.keys of the policy, if it may sign',
  oldest: 'raise the version',
  scope: 'ask for less, or list the scope under scopes of the policy, if it may be asked for',
  host: 'change what is asked, or the profile of the host',
};

/**
 * What a policy denies, as findings at the file that it denies.
 *
 * @param policy path of its file
 * @param doc of a package, for the places of what it states
 */
export function deniedFindings(
  path: string,
  policy: string,
  reasons: readonly DenyReason[],
  doc?: SourceDocument,
): Diagnostic[] {
  return reasons.map(({ id, message }) => {
    const key = PLACES[id];
    const place = key === undefined ? undefined : (doc?.locate([key]) ?? doc?.locate(['id']));
    return {
      rule: 'policy/denied',
      level: 'error',
      message: `the policy ${quote(policy, 200)} denies it: ${id}: ${message}`,
      path,
      range: place === undefined || doc === undefined ? START_OF_FILE : doc.range(place.value),
      pointer: '',
      help: HELP[id] ?? 'cartwright verify says more of the file',
    };
  });
}
