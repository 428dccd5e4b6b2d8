import { START_OF_FILE, type Diagnostic } from '../../core/result/diagnostic.ts';
import type { DenyReason } from '../../core/result/verify-results.ts';
import type { SourceDocument } from '../../core/source/document.ts';
import { quote } from '../../core/text/printable.ts';

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
  provenance: 'attest the build of the file, or leave provenance out of the policy',
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
