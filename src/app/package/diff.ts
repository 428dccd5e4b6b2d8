import { diffRequirements, type DiffResult, type DiffSide, type HostChange } from '../../core/diff/requirements.ts';
import { sortDiagnostics, type Diagnostic } from '../../core/result/diagnostic.ts';
import { noSuchFile, UserError } from '../../core/result/errors.ts';
import { Binder } from '../../core/handshake/bind.ts';
import { negotiateLoaded, type Subject } from '../../core/handshake/negotiate.ts';
import { promisedSides } from '../../core/result/reservations.ts';
import type { HostVerdict } from '../../core/result/results.ts';
import type { FormatProfile } from '../../ids.ts';
import type { FileSystem } from '../../ports.ts';
import { loadHosts } from '../handshake/hosts.ts';
import { loadPackage } from './package.ts';
import { namesLayout } from '../project/layouts.ts';
import { loadSubject, type SignatureOf } from './subject.ts';

/** What cartridges are read with. */
export interface DiffPorts {
  readonly fs: FileSystem;
  readonly signatureOf: SignatureOf;
  readonly cartridgeVersion: (path: string) => Promise<string>;
}

/** No result when a side is not valid; then the diagnostics say why. */
export interface DiffOutcome {
  readonly result: DiffResult | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

interface Side {
  readonly side: DiffSide;
  readonly subject: Subject;
}

/**
 * Compares the requirements of two cartridges, manifests or packages, and what the change means for hosts. Signatures are
 * not demanded: what is not signed yet is compared before it is released.
 *
 * @param paths the old and the new one
 * @param hosts host profiles as {@link loadHosts} takes them
 * @throws UserError when a side cannot be read, or a cartridge is tampered
 */
export async function diff(
  ports: DiffPorts,
  paths: readonly [string, string],
  hosts: readonly string[],
  profile: FormatProfile,
): Promise<DiffOutcome> {
  const diagnostics: Diagnostic[] = [];
  const [old, next] = [
    await sideOf(ports, paths[0], profile, diagnostics),
    await sideOf(ports, paths[1], profile, diagnostics),
  ];
  const loaded = await loadHosts(ports.fs, hosts);
  diagnostics.push(...loaded.diagnostics);
  const [before, after] = [old?.subject.manifest, next?.subject.manifest];
  if (old === undefined || next === undefined || before === undefined || after === undefined)
    return { result: undefined, diagnostics: sortDiagnostics(diagnostics) };
  const binder = new Binder();
  const result: DiffResult = {
    version: 1,
    old: old.side,
    new: next.side,
    ...diffRequirements(
      { version: old.side.version, manifest: before },
      { version: next.side.version, manifest: after },
    ),
    hosts: loaded.all.map((each) => {
      const judge = (subject: Subject): HostVerdict => negotiateLoaded(subject, each, { profile, binder });
      return hostChange(judge(old.subject), judge(next.subject));
    }),
  };
  return { result, diagnostics: sortDiagnostics(diagnostics) };
}

function hostChange(was: HostVerdict, is: HostVerdict): HostChange {
  return {
    host: is.host,
    profile: is.profile,
    before: was.verdict,
    after: is.verdict,
    reservations: { before: was.reservations, after: is.reservations },
    ...promisedSides(was, is),
    ...(is.verdict === 'not judged' ? { reason: is.reason } : {}),
    flipped: was.verdict !== is.verdict,
    unmet: is.descriptor?.unmet ?? [],
  };
}

async function sideOf(
  ports: DiffPorts,
  path: string,
  profile: FormatProfile,
  diagnostics: Diagnostic[],
): Promise<Side | undefined> {
  const { fs, signatureOf } = ports;
  if (fs.kind(path) === 'none' && !namesLayout(fs, path)) throw noSuchFile(path);
  const loaded = await loadSubject(fs, path, { profile, signatureOf, allowUnsigned: true });
  diagnostics.push(...loaded.diagnostics);
  const { subject } = loaded;
  if (subject === undefined || subject.manifest === undefined) {
    if (subject?.signature === 'failed') throw new UserError('tampered', 'its signature does not verify', { path });
    return undefined;
  }
  const version = (await versionOf(ports, path, profile)) ?? null;
  return { side: { subject: path, requirementsHash: subject.requirementsHash, version }, subject };
}

async function versionOf(
  { fs, cartridgeVersion }: DiffPorts,
  path: string,
  profile: FormatProfile,
): Promise<string | undefined> {
  if (/\.json$/i.test(path)) return undefined;
  const isCartridge = namesLayout(fs, path) || (fs.kind(path) !== 'directory' && !path.endsWith('cartridge.yaml'));
  if (isCartridge) return cartridgeVersion(path);
  const loaded = await loadPackage(fs, path, profile);
  return 'package' in loaded ? loaded.package.version : undefined;
}
