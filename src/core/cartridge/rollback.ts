/** Is a validly signed cartridge older than one that is known? (attack 55) */
import type { VerifyChecks } from '../result/verify-checks.ts';
import type { Manifest } from '../manifest/types.ts';
import { quote } from '../text/printable.ts';
import { compareVersions } from '../value/semver.ts';

/** What is compared: a known cartridge, or only a version. */
export interface KnownCartridge {
  readonly version: string;
  /** `PUBLISHER/ARTIFACT`. */
  readonly artifactId?: string;
  readonly romDigest?: string;
  readonly signedAt?: string;
  readonly manifest?: Manifest;
}

/** Reports `rollback` when `current` is older than `known`, another artifact, or the same version with an older signature. */
export function checkRollback(
  current: Required<Omit<KnownCartridge, 'manifest'>> & Pick<KnownCartridge, 'manifest'>,
  known: KnownCartridge,
  checks: VerifyChecks,
): void {
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
      `version ${current.version} was signed at ${current.signedAt}, the known one later, at ${known.signedAt}`,
    );
  } else if (order === 0 && known.romDigest !== undefined && known.romDigest !== current.romDigest) {
    checks.warn(
      'rollback',
      `version ${current.version} has another ROM digest than the known cartridge of that version`,
    );
  }
  if (known.manifest !== undefined && current.manifest !== undefined) {
    for (const floor of loweredFloors(known.manifest, current.manifest)) checks.warn('rollback', floor);
  }
  checks.pass('rollback', `version ${current.version} is not older than ${known.version}`);
}

/** Every requirement that the newer manifest asks less of; one line each. */
function loweredFloors(before: Manifest, after: Manifest): string[] {
  const lowered: string[] = [];
  const [oldMcp, newMcp] = [before.mcp.minProtocolRevision, after.mcp.minProtocolRevision];
  if (newMcp < oldMcp) lowered.push(`mcp.minProtocolRevision went down from ${oldMcp} to ${newMcp}`);
  const [oldWindow, newWindow] = [before.model.minContextWindowTokens, after.model.minContextWindowTokens];
  if (newWindow < oldWindow) lowered.push(`model.minContextWindowTokens went down from ${oldWindow} to ${newWindow}`);
  if (before.model.toolUse && !after.model.toolUse) lowered.push('model.toolUse is no longer required');
  for (const tool of before.requiredTools) {
    const scopes = after.requiredTools.find(({ role }) => role === tool.role)?.capabilityScopes ?? [];
    for (const scope of tool.capabilityScopes) {
      if (!scopes.includes(scope)) lowered.push(`${tool.role} no longer needs scope ${scope}`);
    }
  }
  for (const list of ['filesystem', 'network'] as const) {
    for (const scope of before[list])
      if (!after[list].includes(scope)) lowered.push(`${list} scope ${scope} is no longer required`);
  }
  return lowered;
}
