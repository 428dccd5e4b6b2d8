import { START_OF_FILE, type Diagnostic } from '../core/diagnostic.ts';
import { hostLabels } from '../core/host-labels.ts';
import { printable, quote } from '../core/printable.ts';
import type { HostVerdict } from '../core/results.ts';
import { MANIFEST_PATH } from '../ids.ts';
import { linkFinding } from './cal-files.ts';
import { KINDS } from './check-files.ts';
import { compareManifest, shownLine } from './manifest.ts';
import type { LoadedPackage } from './package.ts';
import { joinPath } from './join-path.ts';
import { isCartridgeName, type ReadyPorts } from './ready.ts';

/** A committed manifest that is not what `build` would make. None need be committed: `build` makes it. */
export function staleManifest(
  { fs }: Pick<ReadyPorts, 'fs'>,
  { folder, file, manifestText }: LoadedPackage,
): Diagnostic[] {
  const path = joinPath(folder, MANIFEST_PATH);
  if (fs.kind(path) !== 'file') return [];
  const committed = new TextDecoder('utf-8', { ignoreBOM: true }).decode(fs.readFile(path, 4 * 1024 * 1024));
  if (committed === manifestText) return [];
  const { line, expected, found } = compareManifest(manifestText, committed) ?? { line: 1, expected: '', found: '' };
  const says =
    expected === found
      ? 'its line ends are not those that build writes'
      : `${shownLine(found)} stands where ${quote(file)} gives ${shownLine(expected)}`;
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
 * What hosts refuse, each at the package's own line, so that it can be annotated where the floor or the role is written. A
 * host whose name looks like another's is named with its file.
 *
 * @param verdicts all that are told together; those that accept have no finding
 */
export function refusals(verdicts: readonly HostVerdict[], packages: readonly LoadedPackage[]): Diagnostic[] {
  const label = hostLabels(verdicts);
  return verdicts.flatMap((verdict) => {
    const { subject, error } = verdict;
    if (error === null) return [];
    const source = packages.find(({ folder }) => folder === subject);
    const place = source?.doc.locate(['harness']) ?? source?.doc.locate(['id']);
    const { unmet, supported, requested } = error.error.data;
    const reasons = unmet.map((id, i) => `${id} (offers ${supported[i]}, asked ${requested[i]})`);
    return {
      rule: 'handshake/refuse',
      level: 'error',
      message: `host ${quote(label(verdict))} refuses ${quote(subject)}: ${printable(reasons.join('; '))}`,
      path: source?.file ?? subject,
      range: source === undefined || place === undefined ? START_OF_FILE : source.doc.range(place.key ?? place.value),
      pointer: '',
      help: `run cartwright handshake ${subject} --host FILE for what each role lacks`,
    };
  });
}

/** Symbolic links with the name of a file to check: passed over in silence, each would be a file that nobody checked. */
export function notFollowed(links: readonly string[]): Diagnostic[] {
  const kinds = Object.values(KINDS);
  const judged = links.filter((path) => isCartridgeName(path) || kinds.some((kind) => kind.test(path)));
  return judged.sort().map(linkFinding);
}
