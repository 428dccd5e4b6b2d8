import { handshakeCommand } from '../../core/handshake/commands.ts';
import { START_OF_FILE, type Diagnostic } from '../../core/result/diagnostic.ts';
import { quote } from '../../core/text/printable.ts';
import { groupRefusals } from '../../core/report/refusal.ts';
import type { HostVerdict } from '../../core/result/results.ts';
import { MANIFEST_PATH } from '../../ids.ts';
import { linkFinding } from '../project/cal-files.ts';
import { isLookedFor } from './files.ts';
import type { LoadedPackage } from '../package/package.ts';
import type { ReadyPorts } from '../readiness/ready.ts';
import { joinPath } from '../../core/value/path.ts';
import { markedText } from '../../core/value/utf8.ts';

/** A committed manifest that is not what `build` would make. None need be committed: `build` makes it. */
export async function staleManifest(
  { fs }: Pick<ReadyPorts, 'fs'>,
  { folder, file, manifestText }: LoadedPackage,
): Promise<Diagnostic[]> {
  const path = joinPath(folder, MANIFEST_PATH);
  if (fs.kind(path) !== 'file') return [];
  const { compareManifest, shownLine } = await import('../package/manifest.ts');
  const stale = compareManifest(manifestText, markedText(fs.readFile(path, 4 * 1024 * 1024)));
  if (stale === undefined) return [];
  const { line, expected, found } = stale;
  const says = `${shownLine(found)} is where ${quote(file)} gives ${shownLine(expected)}`;
  return [
    {
      rule: 'manifest/stale',
      level: 'error',
      message: `the committed manifest is out of date: ${says}`,
      path,
      range: { start: { line, column: 1 }, end: { line, column: found.length + 1 } },
      pointer: '',
      help: `run cartwright manifest ${folder} --out ${path}`,
    },
  ];
}

/**
 * Refusals, at the package's own line, so that they can be annotated where the floor or the role is written. Hosts that refuse a
 * package for the same reasons are one finding.
 */
export function refusals(verdicts: readonly HostVerdict[], packages: readonly LoadedPackage[]): Diagnostic[] {
  const sources = new Map(packages.map((each) => [each.folder, each]));
  return groupRefusals(verdicts).map(({ subject, message, verdicts: group }) => {
    const source = sources.get(subject);
    const place = source?.doc.locate(['harness']) ?? source?.doc.locate(['id']);
    return {
      rule: 'handshake/refuse',
      level: 'error',
      message,
      path: source?.file ?? subject,
      range: source === undefined || place === undefined ? START_OF_FILE : source.doc.range(place.key ?? place.value),
      pointer: '',
      help: `run ${commandFor(subject, group)} for what each role lacks, and what fixes it`,
    };
  });
}

/** The handshake that shows a refusal; of several hosts it names none. */
function commandFor(subject: string, [first, ...others]: readonly HostVerdict[]): string {
  const profile = first === undefined || others.length > 0 ? 'PROFILE' : first.profile;
  return handshakeCommand({ subject, profile }, []);
}

/** Symbolic links with the name of a file to check: passed over in silence, each would be a file without a check. */
export function notFollowed(links: readonly string[]): Diagnostic[] {
  return links.filter(isLookedFor).sort().map(linkFinding);
}

/** Those of the notes on what the code calls for that name no item which readiness calls missing. */
export function unsaid(notes: readonly Diagnostic[], found: readonly Diagnostic[]): readonly Diagnostic[] {
  const missing = new Set(found.filter(({ rule }) => rule === 'ready/rac-missing').map(itemOf));
  return notes.filter((note) => !missing.has(itemOf(note)));
}

/** The RAC item that a finding is about. */
function itemOf({ path, pointer }: Diagnostic): string {
  return `${path} ${pointer.split('/').slice(0, 3).join('/')}`;
}
