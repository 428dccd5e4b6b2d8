/** Is a validly signed cartridge older than one that is known? (attack 55) */
import type { VerifyChecks } from '../result/verify-checks.ts';
import { quote } from '../text/printable.ts';
import { compareVersions } from '../value/semver.ts';

/** What is compared: a known cartridge, or only a version. */
export interface KnownCartridge {
  readonly version: string;
  /** `PUBLISHER/ARTIFACT`. */
  readonly artifactId?: string;
  readonly romDigest?: string;
  readonly signedAt?: string;
}

/** Reports `rollback` when `current` is older than `known`, another artifact, or the same version with an older signature. */
export function checkRollback(current: Required<KnownCartridge>, known: KnownCartridge, checks: VerifyChecks): void {
  if (known.artifactId !== undefined && known.artifactId !== current.artifactId) {
    checks.fail('rollback', `it is ${quote(current.artifactId)}, the known cartridge is ${quote(known.artifactId)}`);
    return;
  }
  const order = compareVersions(current.version, known.version);
  if (order === undefined) {
    checks.fail('rollback', `versions ${quote(current.version)} and ${quote(known.version)} cannot be compared`);
  } else if (order < 0) {
    checks.fail('rollback', `version ${current.version} is older than ${known.version}`);
  } else if (order === 0 && known.signedAt !== undefined && Date.parse(current.signedAt) < Date.parse(known.signedAt)) {
    checks.fail(
      'rollback',
      `version ${current.version} was signed at ${current.signedAt}, the known one at ${known.signedAt}`,
    );
  } else if (order === 0 && known.romDigest !== undefined && known.romDigest !== current.romDigest) {
    checks.warn('rollback', `version ${current.version} has another ROM digest than the known cartridge`);
  }
  checks.pass('rollback', `version ${current.version} is not older than ${known.version}`);
}
