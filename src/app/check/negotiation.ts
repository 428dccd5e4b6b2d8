import type { Requirements } from '../../core/diff/requirements.ts';
import type { Diagnostic } from '../../core/result/diagnostic.ts';
import { UserError } from '../../core/result/errors.ts';
import type { HostVerdict } from '../../core/result/results.ts';
import { compareVerdicts } from '../../core/result/same-answers.ts';
import type { FormatProfile } from '../../ids.ts';
import { handshakeAll } from '../handshake/handshake.ts';
import type { LoadedHosts } from '../handshake/hosts.ts';
import { handshakeTargets, type HandshakeTargets } from '../handshake/targets.ts';
import type { LoadedPackage } from '../package/package.ts';
import type { SignatureOf } from '../package/subject.ts';
import type { Config } from '../project/config.ts';
import { placeOf } from '../../core/value/path.ts';
import type { FileSystem, McpPeer } from '../../ports.ts';
import { refusals } from './findings.ts';

/** What is negotiated in a check; paths are relative to the working directory. */
export interface Negotiation {
  /** Asks MCP servers; undefined unless that was asked for. */
  readonly peer: McpPeer | undefined;
  readonly signatureOf: SignatureOf;
  readonly loaded: readonly LoadedPackage[];
  /** Folders of all packages, cartridges and hosts of the project, judged or not. */
  readonly packages: readonly string[];
  readonly cartridges: readonly string[];
  readonly hosts: readonly string[];
  /** What the hosts are, where they were loaded before. */
  readonly declared?: LoadedHosts | undefined;
  readonly profile: FormatProfile;
  readonly config: Config;
  readonly root: string;
  readonly narrowed: NonNullable<HandshakeTargets['narrowed']>;
  readonly scope: (path: string) => boolean;
}

/** What was negotiated. */
export interface Negotiated {
  /** In the order of reports. */
  readonly verdicts: readonly HostVerdict[];
  /** What each subject asks of hosts, by its path. */
  readonly requirements: ReadonlyMap<string, Requirements>;
  /** Findings in subjects and in profiles, and what hosts refuse. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Negotiates packages and cartridges with the hosts that they meet. */
export async function negotiateFound(fs: FileSystem, negotiation: Negotiation): Promise<Negotiated> {
  const { peer, signatureOf, loaded, packages, cartridges, hosts, declared } = negotiation;
  const { profile, config, root, narrowed, scope } = negotiation;
  const { result, diagnostics, hostFindings, manifests } = await handshakeAll(fs, {
    subjects: [...loaded.map(({ folder }) => folder), ...cartridges],
    hosts,
    declared,
    profile,
    pairing: (all) =>
      handshakeTargets(config, placeOf(fs.cwd, root), { subjects: [...packages, ...cartridges], hosts: all, narrowed }),
    scope,
    signatureOf: tolerating(signatureOf),
    peer,
  });
  const verdicts = [...result.results].sort(compareVerdicts);
  return {
    verdicts,
    requirements: new Map([...manifests].map(([path, manifest]) => [path, { version: null, manifest }])),
    diagnostics: [...diagnostics, ...hostFindings, ...refusals(verdicts, loaded)],
  };
}

/** Why a file among others cannot be judged as a cartridge. */
const APART: readonly UserError['code'][] = ['not-a-cartridge', 'locked'];

// These files were found, not named one by one: one that cannot be judged is a finding, and the rest are judged.
function tolerating(signatureOf: SignatureOf): SignatureOf {
  return async (path) => {
    try {
      return await signatureOf(path);
    } catch (error) {
      if (!(error instanceof UserError) || !APART.includes(error.code)) throw error;
      return (await import('../trust/verify.ts')).foreignState(path, error);
    }
  };
}
