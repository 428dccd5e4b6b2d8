/** Is a validly signed cartridge older than one that is known? (attack 55) */
import type { Findings } from '../result/findings.ts';
import type { Manifest } from '../manifest/types.ts';
import { quote } from '../text/printable.ts';
import { compareVersions } from '../value/semver.ts';

/** What is compared: a known cartridge, or only a version. */
export interface Baseline {
  readonly version: string;
  /** `PUBLISHER/ARTIFACT`. */
  readonly artifactId?: string;
  readonly romDigest?: string;
  readonly signedAt?: string;
  readonly manifest?: Manifest;
}

/** Reports `rollback` when `current` is older than `baseline`, another artifact, or the same version with an older signature. */
export function checkRollback(
  current: Required<Omit<Baseline, 'manifest'>> & Pick<Baseline, 'manifest'>,
  baseline: Baseline,
  findings: Findings,
): void {
  if (baseline.artifactId !== undefined && baseline.artifactId !== current.artifactId) {
    findings.fail(
      'rollback',
      `it is ${quote(current.artifactId)}, the known cartridge is ${quote(baseline.artifactId)}`,
    );
    return;
  }
  const order = compareVersions(current.version, baseline.version);
  if (order === undefined) {
    findings.fail('rollback', `versions ${quote(current.version)} and ${quote(baseline.version)} cannot be compared`);
  } else if (order < 0) {
    findings.fail('rollback', `version ${current.version} is older than ${baseline.version}`);
  } else if (
    order === 0 &&
    baseline.signedAt !== undefined &&
    Date.parse(current.signedAt) < Date.parse(baseline.signedAt)
  ) {
    findings.fail(
      'rollback',
      `version ${current.version} was signed at ${current.signedAt}, the known one later, at ${baseline.signedAt}`,
    );
  } else if (order === 0 && baseline.romDigest !== undefined && baseline.romDigest !== current.romDigest) {
    findings.warn(
      'rollback',
      `version ${current.version} has another ROM digest than the known cartridge of that version`,
    );
  }
  if (baseline.manifest !== undefined && current.manifest !== undefined) {
    for (const floor of loweredFloors(baseline.manifest, current.manifest)) findings.warn('rollback', floor);
  }
  findings.pass('rollback', `version ${current.version} is not older than ${baseline.version}`);
}

/** Every requirement that the newer manifest asks less of; one line each. */
export function loweredFloors(before: Manifest, after: Manifest): string[] {
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
