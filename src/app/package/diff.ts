import { diffRequirements, type DiffResult, type DiffSide, type HostChange } from '../../core/diff/requirements.ts';
import { sortDiagnostics, type Diagnostic } from '../../core/result/diagnostic.ts';
import { UserError } from '../../core/result/errors.ts';
import { Binder } from '../../core/handshake/bind.ts';
import { negotiate, notJudged, type Subject } from '../../core/handshake/negotiate.ts';
import { promisedSides } from '../../core/result/reservations.ts';
import type { HostVerdict } from '../../core/result/results.ts';
import type { FormatProfile } from '../../ids.ts';
import type { FileSystem } from '../../ports.ts';
import { loadHosts } from '../handshake/hosts.ts';
import { loadPackage } from './package.ts';
import { namesLayout } from '../project/layouts.ts';
import { loadSubject, type SignatureOf } from './subject.ts';

/** Where one side of a comparison is read from: the work tree, or a commit. */
export interface DiffSource {
  /** As the user named it. */
  readonly name: string;
  readonly fs: FileSystem;
  /** Path in `fs`. */
  readonly path: string;
  readonly signatureOf: SignatureOf;
  /** Version of a cartridge; undefined for anything else. */
  cartridgeVersion(): Promise<string | undefined>;
}

/** No result when a side is not valid; then the diagnostics say why. */
export interface DiffOutcome {
  readonly result: DiffResult | undefined;
  readonly diagnostics: readonly Diagnostic[];
  /** The files that they are in, by the names that they give them. */
  readonly files: Pick<FileSystem, 'kind' | 'readFile'>;
}

interface Side {
  readonly side: DiffSide;
  readonly subject: Subject;
}

/**
 * Compares the requirements of two cartridges, manifests or packages, and what the change means for hosts. Signatures are
 * not demanded: what is not signed yet is compared before it is released.
 *
 * @param hosts host profiles as {@link loadHosts} takes them, from the work tree
 * @throws UserError when a side cannot be read, or a cartridge is tampered
 */
export async function diff(
  fs: FileSystem,
  sources: readonly [DiffSource, DiffSource],
  hosts: readonly string[],
  profile: FormatProfile,
): Promise<DiffOutcome> {
  const diagnostics: Diagnostic[] = [];
  const [old, next] = [await sideOf(sources[0], profile, diagnostics), await sideOf(sources[1], profile, diagnostics)];
  const loaded = await loadHosts(fs, hosts);
  diagnostics.push(...loaded.diagnostics);
  const [before, after] = [old?.subject.manifest, next?.subject.manifest];
  if (old === undefined || next === undefined || before === undefined || after === undefined)
    return { result: undefined, diagnostics: sortDiagnostics(diagnostics), files: filesBehind(fs, sources) };
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
      const judge = (subject: Subject): HostVerdict =>
        each.host === undefined
          ? notJudged(subject, each, each)
          : negotiate({ subject, host: each.host, source: each.source, profile, binder });
      return hostChange(judge(old.subject), judge(next.subject));
    }),
  };
  return { result, diagnostics: sortDiagnostics(diagnostics), files: filesBehind(fs, sources) };
}

function filesBehind(fs: FileSystem, sources: readonly DiffSource[]): DiffOutcome['files'] {
  const find = (path: string): readonly [FileSystem, string] => {
    const source = sources.find((each) => each.fs !== fs && path.startsWith(revisionOf(each)));
    return source === undefined ? [fs, path] : [source.fs, path.slice(revisionOf(source).length)];
  };
  return {
    kind: (path) => {
      const [files, own] = find(path);
      return files.kind(own);
    },
    readFile: (path, limit) => {
      const [files, own] = find(path);
      return files.readFile(own, limit);
    },
  };
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
  source: DiffSource,
  profile: FormatProfile,
  diagnostics: Diagnostic[],
): Promise<Side | undefined> {
  const { fs, path, name, signatureOf } = source;
  // Neither does an error name a path of the work tree that is one of a commit.
  if (fs.kind(path) === 'none' && !namesLayout(fs, path))
    throw new UserError('unreadable-file', 'there is no such file or directory', {
      path: name,
      ...(name === path
        ? {}
        : { help: 'a path behind REV: begins at the top of the repository, one with ./ before it here' }),
    });
  const loaded = await loadSubject(fs, path, { profile, signatureOf, allowUnsigned: true });
  // A finding in a commit's file names the revision, so that a reader does not look for it in the work tree.
  diagnostics.push(...loaded.diagnostics.map((each) => ({ ...each, path: revisionOf(source) + each.path })));
  const { subject } = loaded;
  if (subject === undefined || subject.manifest === undefined) {
    if (subject?.signature === 'failed')
      throw new UserError('tampered', 'its signature does not verify', { path: name });
    return undefined;
  }
  const version = (await versionOf(source, profile)) ?? null;
  return { side: { subject: name, requirementsHash: subject.requirementsHash, version }, subject };
}

async function versionOf(source: DiffSource, profile: FormatProfile): Promise<string | undefined> {
  const { fs, path } = source;
  if (/\.json$/i.test(path)) return undefined;
  const isCartridge = namesLayout(fs, path) || (fs.kind(path) !== 'directory' && !path.endsWith('cartridge.yaml'));
  if (isCartridge) return source.cartridgeVersion();
  const loaded = await loadPackage(fs, path, profile);
  return 'package' in loaded ? loaded.package.version : undefined;
}

/** `REV:` of a side in a commit; empty for one in the work tree. */
function revisionOf({ name, path }: Pick<DiffSource, 'name' | 'path'>): string {
  return name.endsWith(path) ? name.slice(0, name.length - path.length) : '';
}
