import type { Diagnostic } from '../diagnostic.ts';
import type { HostVerdict } from '../results.ts';
import { code, count, prose, row, tableHead } from './markdown.ts';

/** What a release holds, for its summary. */
export interface ReleaseSummary {
  readonly tag: string;
  readonly cartridges: readonly {
    readonly cartridgeId: string;
    readonly romDigest: string;
    readonly keyids: readonly string[];
    readonly verdicts: readonly HostVerdict[];
  }[];
  /** What became of each file. */
  readonly files: readonly { readonly name: string; readonly state: string }[];
  readonly diagnostics: readonly Diagnostic[];
}

const MOST_FINDINGS = 50;

/** The job summary of a release: what was signed, what the hosts say, what was attached, or why nothing was. */
export function releaseSummary({ tag, cartridges, files, diagnostics }: ReleaseSummary): string {
  const failed = diagnostics.length > 0;
  const verdicts = cartridges.flatMap((each) => each.verdicts);
  const parts = [
    `## ${failed ? '✗' : '✓'} Release ${code(tag)}: ${failed ? 'nothing was attached' : count(files.length, 'file')}`,
  ];
  if (failed) parts.push(findings(diagnostics));
  if (cartridges.length > 0) {
    const rows = cartridges.map(({ cartridgeId, romDigest, keyids }) =>
      row(code(cartridgeId), code(romDigest), keyids.map((keyid) => code(keyid)).join(' ')),
    );
    parts.push([tableHead('cartridge', 'ROM digest', 'signed by'), ...rows].join(''));
  }
  if (verdicts.length > 0) {
    const rows = verdicts.map(({ subject, host, descriptor }) =>
      row(code(subject.slice(subject.lastIndexOf('/') + 1)), code(host), prose(answer(descriptor))),
    );
    parts.push([tableHead('cartridge', 'host', 'verdict'), ...rows].join(''));
  }
  if (files.length > 0) {
    const rows = files.map(({ name, state }) => row(code(name), prose(state)));
    parts.push([tableHead('file of the release', ''), ...rows].join(''));
  }
  return `${parts.map((part) => part.trimEnd()).join('\n\n')}\n`;
}

function answer({ verdict, unmet }: HostVerdict['descriptor']): string {
  return verdict === 'accept' ? '✓ accept' : `✗ refuse: ${unmet.join(', ')}`;
}

function findings(diagnostics: readonly Diagnostic[]): string {
  const lines = diagnostics
    .slice(0, MOST_FINDINGS)
    .map(
      ({ path, range, rule, message }) => `- ${code(`${path}:${range.start.line}`)} ${code(rule)} ${prose(message)}`,
    );
  const rest = diagnostics.length - lines.length;
  return [...lines, ...(rest > 0 ? [`- and ${count(rest, 'more finding')}`] : [])].join('\n');
}
