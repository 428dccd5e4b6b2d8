import type { Requirements } from '../../core/diff/requirements.ts';
import type { Suppressed } from '../../core/lint/suppress/apply.ts';
import type { CheckReport } from '../../core/result/results.ts';
import { folderOf } from '../../core/value/path.ts';
import type { FormatProfile } from '../../ids.ts';
import type { FileSystem } from '../../ports.ts';
import type { CommentsOf } from '../lint/lint.ts';
import type { SourceLines } from '../lint/excerpts.ts';
import type { ListFolder } from '../package/package-content.ts';
import type { SignatureOf } from '../package/subject.ts';
import type { PolicyPorts } from '../policy/check.ts';
import type { Config } from '../project/config.ts';
import type { ReadyPorts } from '../readiness/ready.ts';
import type { ProjectFiles } from './files.ts';

/** The parts of a check; `--only` names one. */
export const CHECK_PARTS = ['lint', 'ready', 'lock', 'package', 'manifest', 'handshake', 'policy', 'propose'] as const;
export type CheckPart = (typeof CHECK_PARTS)[number];

/** Without `signatureOf` no cartridge is negotiated: a host verifies a signature before all else (docs/format.md 4.1). */
export interface CheckPorts extends ReadyPorts {
  readonly signatureOf?: SignatureOf;
  readonly openStore: PolicyPorts['openStore'];
  readonly provenanceOf?: PolicyPorts['provenanceOf'];
  /** Reads the code that the CALs are compared with, where that is quicker than `fs`. */
  readonly readCode?: FileSystem['readFile'];
  /** Lists what a package would pack, where `fs` stands on disk; otherwise it is asked of `fs`. */
  readonly listFolder?: ListFolder;
}

export interface CheckOptions {
  readonly profile: FormatProfile;
  readonly config: Config;
  /** Root of the repository to check, relative to the working directory. */
  readonly root: string;
  readonly parts: ReadonlySet<CheckPart>;
  /** The files that belong to the project; without it, all below the root. */
  readonly files?: ProjectFiles | undefined;
  /** Instead of the configuration's or the found ones; relative to the working directory. */
  readonly chosen?: Partial<Found>;
  /** Files that somebody named, which are judged whether the project lists them or not; relative to the working directory. */
  readonly named?: readonly string[] | undefined;
  /** More cartridges and packages that may staff a slot, relative to the working directory. */
  readonly cartridges?: readonly string[] | undefined;
  readonly roster?: string | undefined;
  /** Instead of the policy that the configuration names; relative to the working directory. */
  readonly policy?: string | undefined;
  /** Whether the lock decides: what differs from it is an error. */
  readonly frozen?: boolean | undefined;
  /**
   * Which CALs, packages (by their folder), cartridges and host profiles are judged and counted; without it, all. What is not judged
   * is still there: it staffs slots and negotiates.
   */
  readonly scope?: ((path: string) => boolean) | undefined;
  /** Keys of the comments that count in a CAL; without it all of them do. */
  readonly comments?: CommentsOf;
  /** Files that are another commit's: a finding in one of them has no place in this one. */
  readonly borrowed?: ReadonlySet<string>;
}

/** The files of each kind, relative to the working directory, as `filesOf` gives them. */
export interface Found {
  readonly cals: readonly string[];
  readonly packages: readonly string[];
  readonly cartridges: readonly string[];
  readonly hosts: readonly string[];
}

/** A check with what is known of the lines that its findings stand on. */
export interface Checked extends Required<SourceLines> {
  readonly report: CheckReport;
  /** What could not be looked at, one line each. */
  readonly notes: readonly string[];
  /** What each judged package asks of hosts, by its folder, and each cartridge that was negotiated. */
  readonly requirements?: ReadonlyMap<string, Requirements>;
  /** Findings in CALs that a comment, the configuration or the baseline accepts. */
  readonly suppressed?: readonly Suppressed[];
}

/** The files that the asked parts look at: a part that lacks what it compares looks at nothing. */
export function lookedAt(
  parts: ReadonlySet<CheckPart>,
  { cals, packages, cartridges, hosts }: Found,
  guarded: boolean,
): readonly string[] {
  const asks = (...some: readonly CheckPart[]): boolean => some.some((part) => parts.has(part));
  const negotiates = (parts.has('handshake') && hosts.length > 0) || (parts.has('policy') && guarded);
  return [
    ...(asks('lint', 'ready', 'lock', 'propose') ? cals : []),
    ...(asks('package', 'manifest', 'ready', 'lock') || negotiates ? packages.map(folderOf) : []),
    ...(asks('ready', 'lock') || negotiates ? cartridges : []),
    ...(asks('ready', 'lock') || (parts.has('handshake') && hosts.length > 0) ? hosts : []),
  ];
}
