import { sortDiagnostics, type Diagnostic } from '../core/diagnostic.ts';
import { Binder } from '../core/handshake/bind.ts';
import { negotiate } from '../core/handshake/negotiate.ts';
import type { Manifest } from '../core/manifest/types.ts';
import type { HandshakeResult } from '../core/results.ts';
import type { FormatProfile } from '../ids.ts';
import type { FileSystem, McpPeer } from '../ports.ts';
import { loadHosts, type LoadedHost } from './hosts.ts';
import { lookAtHosts, type LiveHosts } from './live.ts';
import { loadSubject, type LoadedSubject, type SignatureOf } from './subject.ts';

export interface HandshakeInput {
  /** Cartridges, manifests (`*.json`) and package folders. */
  readonly subjects: readonly string[];
  /** Host profiles: files, folders, globs, names of shipped ones. */
  readonly hosts: readonly string[];
  readonly profile: FormatProfile;
  /** Needed for cartridges. */
  readonly signatureOf?: SignatureOf | undefined;
  readonly allowUnsigned?: boolean;
  /** Asks the servers of the hosts; without it their declared tools are taken. */
  readonly peer?: McpPeer | undefined;
}

export interface HandshakeOutcome {
  /** One verdict for each subject and host, in the order in which they were named. */
  readonly result: HandshakeResult;
  /** Findings in the subjects and in the profiles; one with an error is not negotiated. */
  readonly diagnostics: readonly Diagnostic[];
  /** How many files were read. */
  readonly files: number;
  /** ROM digests of the cartridges by path; a package and a manifest have none. */
  readonly romDigests: ReadonlyMap<string, string>;
  /** Manifests that may be used, by path. */
  readonly manifests: ReadonlyMap<string, Manifest>;
  /** The hosts as their servers showed themselves; undefined when nobody asked them. */
  readonly live: LiveHosts | undefined;
}

/**
 * Negotiates every subject with every host.
 *
 * @throws UserError when a file cannot be read or a host is not known
 */
export async function handshakeAll(fs: FileSystem, input: HandshakeInput): Promise<HandshakeOutcome> {
  const { hosts: declared, diagnostics: hostDiagnostics } = await loadHosts(fs, input.hosts);
  const diagnostics: Diagnostic[] = [...hostDiagnostics];
  const loaded: LoadedSubject[] = [];
  for (const path of input.subjects) {
    const subject = await loadSubject(fs, path, input);
    diagnostics.push(...subject.diagnostics);
    if (subject.subject !== undefined) loaded.push(subject);
  }
  const live = input.peer === undefined ? undefined : await lookAtHosts(input.peer, declared);
  const hosts: readonly LoadedHost[] = live?.hosts ?? declared;
  diagnostics.push(...(live?.diagnostics ?? []));
  const binder = new Binder();
  const results = loaded.flatMap(({ subject }) =>
    hosts.map((host) => negotiate({ subject, host: host.profile, profile: input.profile, binder })),
  );
  return {
    result: { version: 1, results },
    diagnostics: sortDiagnostics(diagnostics),
    files: input.subjects.length + hosts.length,
    romDigests: new Map(
      loaded.flatMap(({ subject, romDigest }) => (romDigest === undefined ? [] : [[subject.path, romDigest]])),
    ),
    manifests: new Map(
      loaded.flatMap(({ subject: { path, manifest } }) => (manifest === undefined ? [] : [[path, manifest]])),
    ),
    live,
  };
}
