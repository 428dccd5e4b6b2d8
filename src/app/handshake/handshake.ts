import { sortDiagnostics, type Diagnostic } from '../../core/result/diagnostic.ts';
import { Binder } from '../../core/handshake/bind.ts';
import { complianceOf } from '../../core/result/compliance.ts';
import { negotiateLoaded, type Subject } from '../../core/handshake/negotiate.ts';
import type { HandshakeResult } from '../../core/result/results.ts';
import type { FormatProfile } from '../../ids.ts';
import type { FileSystem, McpPeer } from '../../ports.ts';
import { hostFindings } from './findings.ts';
import { loadHosts, type LoadedHosts } from './hosts.ts';
import { lookAtHosts, type LiveHosts } from './live.ts';
import { loadSubject, type LoadedSubject, type SignatureOf } from '../package/subject.ts';

export interface HandshakeInput {
  /** Cartridges, manifests (`*.json`) and package folders. */
  readonly subjects: readonly string[];
  /** Host profiles: files, folders, globs, names of agent clients. */
  readonly hosts: readonly string[];
  /** What {@link hosts} are, where they were loaded before. */
  readonly declared?: LoadedHosts | undefined;
  readonly profile: FormatProfile;
  /** Needed for cartridges. */
  readonly signatureOf?: SignatureOf | undefined;
  readonly allowUnsigned?: boolean;
  /** Binds no tool with a reservation. */
  readonly strict?: boolean;
  /** Which of the hosts each subject meets, given what each of `hosts` means; without it, all. */
  readonly pairing?: ((all: LoadedHosts['all'], meant: LoadedHosts['meant']) => Meets) | undefined;
  /** Which subjects are judged, and which files have findings; without it, all. Findings in a profile hang on every subject. */
  readonly scope?: ((path: string) => boolean) | undefined;
  /** Asks the servers of the hosts; without it their declared tools are taken. */
  readonly peer?: McpPeer | undefined;
}

/** Whether a subject, by its path, meets a host. */
export type Meets = (subject: string, host: LoadedHosts['all'][number]) => boolean;

export interface HandshakeOutcome {
  /** One verdict for each subject and host, in the order in which they were named. */
  readonly result: HandshakeResult;
  /** Findings in the subjects and in the profiles; one with an error is not negotiated. */
  readonly diagnostics: readonly Diagnostic[];
  /** What the verdicts say of the hosts, at its place in their profiles: reservations, and hosts that are not judged. */
  readonly hostFindings: readonly Diagnostic[];
  /** How many files were read. */
  readonly files: number;
  /** What was judged. */
  readonly subjects: readonly Subject[];
  /** With whom, as they showed themselves. */
  readonly hosts: LoadedHosts['all'];
  /** The hosts as their servers showed themselves; undefined when they were not asked. */
  readonly live: LiveHosts | undefined;
}

/**
 * Negotiates every subject with every host.
 *
 * @throws UserError when a file cannot be read or a host is not known
 */
export async function handshakeAll(fs: FileSystem, input: HandshakeInput): Promise<HandshakeOutcome> {
  const { scope = () => true } = input;
  const declared = input.declared ?? (await loadHosts(fs, input.hosts));
  const meets = input.pairing?.(declared.all, declared.meant) ?? (() => true);
  const diagnostics: Diagnostic[] = declared.diagnostics.filter(({ path }) => scope(path));
  const loaded: LoadedSubject[] = [];
  const looksAtHosts = declared.hosts.some(({ doc }) => doc !== undefined && scope(doc.path));
  for (const path of input.subjects.filter((each) => looksAtHosts || scope(each))) {
    const subject = await loadSubject(fs, path, input);
    if (scope(path)) diagnostics.push(...subject.diagnostics);
    if (subject.subject !== undefined) loaded.push(subject);
  }
  const live = input.peer === undefined ? undefined : await lookAtHosts(input.peer, declared.hosts);
  const looked = new Map(live?.hosts.map((host) => [host.source, host]));
  const hosts = declared.all.map((host) => looked.get(host.source) ?? host);
  diagnostics.push(...(live?.diagnostics ?? []).filter(({ path }) => scope(path)));
  const binder = new Binder(input.strict);
  const all = loaded.flatMap(({ subject }) =>
    hosts
      .filter((each) => (scope(subject.path) || scope(each.source)) && meets(subject.path, each))
      .map((each) => negotiateLoaded(subject, each, { profile: input.profile, live: live !== undefined, binder })),
  );
  const results = all.filter(({ subject }) => scope(subject));
  const own = loaded.filter(({ subject }) => scope(subject.path));
  return {
    result: { version: 1, compliance: complianceOf(results.map(({ verdict }) => verdict)), results },
    diagnostics: sortDiagnostics(diagnostics),
    hostFindings: sortDiagnostics(hostFindings(all, hosts, scope)),
    files: input.subjects.length + hosts.length,
    subjects: own.map(({ subject }) => subject),
    hosts,
    live,
  };
}
