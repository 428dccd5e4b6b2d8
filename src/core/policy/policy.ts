/** The policy of a host's door (docs/policy.md): what its file says, and what is wrong with it that a schema cannot say. */
import { quote } from '../text/printable.ts';
import { isVersion } from '../value/semver.ts';

/** Whose workflow must have made a file. */
export interface DemandedProvenance {
  readonly certificateIdentity: string;
  readonly certificateOidcIssuer: string;
  /** File of the authorities that count, relative to the policy's folder. */
  readonly trustedRoot?: string;
}

/** A policy as its file writes it after its schema was checked. */
export interface Policy {
  readonly schemaVersion: string;
  /** Without it, `trusted`. */
  readonly trust?: 'portable' | 'trusted';
  readonly signers?: {
    readonly publishers?: readonly string[];
    readonly keys?: readonly string[];
    readonly threshold?: number;
  };
  readonly provenance?: DemandedProvenance;
  /** By `PUBLISHER/NAME`. */
  readonly oldest?: Readonly<Record<string, string>>;
  readonly scopes?: readonly string[];
  /** Relative to the policy's folder, or names of shipped profiles. */
  readonly hosts?: readonly string[];
}

/** A fault of a policy, at `path` in its document. */
export interface PolicyFault {
  readonly path: readonly string[];
  readonly message: string;
  readonly help: string;
}

/** What a schema cannot say: versions that compare, and demands that would prove nothing. */
export function policyFaults({ trust = 'trusted', signers = {}, oldest = {} }: Policy): PolicyFault[] {
  const faults: PolicyFault[] = [];
  const { publishers, keys, threshold = 1 } = signers;
  for (const [name, version] of Object.entries(oldest)) {
    const path = ['oldest', name];
    if (!/^[^/\s]+(?:\.[^/\s]+)+\/\S+$/.test(name) || name.includes('@'))
      faults.push({
        path,
        message: `${quote(name)} names no cartridge`,
        help: 'write PUBLISHER/NAME, without a version',
      });
    else if (!isVersion(version))
      faults.push({ path, message: `${quote(version)} is no version`, help: 'write a SemVer version such as 1.2.0' });
  }
  if (publishers !== undefined && keys === undefined && trust === 'portable')
    faults.push({
      path: ['signers', 'publishers'],
      message: 'publishers prove nothing with trust: portable, since whoever signs can state any of them',
      help: 'leave trust out and vouch for their keys in a trust registry, or list keys',
    });
  if (keys !== undefined && threshold > keys.length)
    faults.push({
      path: ['signers', 'threshold'],
      message: `the threshold is ${threshold}, but ${keys.length} ${keys.length === 1 ? 'key is' : 'keys are'} listed`,
      help: 'list more keys, or lower the threshold',
    });
  return faults;
}
