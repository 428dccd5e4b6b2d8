import type { Diagnostic } from '../../../result/diagnostic.ts';
import { hostLabels } from '../../../result/host-labels.ts';
import { markOf, verdictWords } from '../../../result/reservations.ts';
import type { HostVerdict } from '../../../result/results.ts';
import { redact } from '../../../text/redact.ts';
import { count } from '../../counts.ts';
import { REPOSITORY } from '../../../result/rule-page.ts';
import { VERSION } from '../../../../version.ts';
import { blocks, code, gfm, link, type Markdown, prose, row, tableHead } from '../markdown.ts';

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
  /** Why a yes says less than it seems to. */
  readonly cautions?: readonly string[];
  /** Why not everything was attached. */
  readonly problem?: string | undefined;
}

const MOST_FINDINGS = 50;
/** The state of a file that is not there. */
export const NOT_ATTACHED = 'not attached';

/** The job summary of a release: what was signed, what the hosts say, what was attached, or why nothing was. */
export function releaseSummary(release: ReleaseSummary): Markdown {
  const { tag, cartridges, files, diagnostics, cautions = [], problem } = release;
  const failed = diagnostics.some(({ level }) => level === 'error') || problem !== undefined;
  const verdicts = cartridges.flatMap((each) => each.verdicts);
  const attached = files.filter(({ state }) => state !== NOT_ATTACHED).length;
  const outcome = !failed
    ? count(files.length, 'file')
    : attached === 0
      ? 'nothing was attached'
      : gfm`not complete, ${attached} of ${count(files.length, 'file')} attached`;
  const parts = [gfm`## ${failed ? '✗' : '✓'} Release ${code(tag)}: ${outcome}`];
  if (problem !== undefined) parts.push(prose(problem));
  parts.push(...cautions.map((caution) => gfm`⚠ ${prose(caution)}`));
  if (!failed && cartridges.length > 0) parts.push(releaseNotes(cartridges));
  if (diagnostics.length > 0) parts.push(findings(diagnostics));
  if (cartridges.length > 0) {
    const rows = cartridges.map(({ cartridgeId, romDigest, keyids }) =>
      row(code(cartridgeId), code(romDigest), gfm.join(' ')(keyids.map((keyid) => code(keyid)))),
    );
    parts.push(gfm.join('')([tableHead('cartridge', 'ROM digest', 'signed by'), ...rows]));
  }
  if (verdicts.length > 0) {
    const label = hostLabels(verdicts);
    const rows = verdicts.map((each) => row(code(nameOf(each.subject)), code(label(each)), prose(verdictText(each))));
    parts.push(gfm.join('')([tableHead('cartridge', 'host', 'verdict'), ...rows]));
  }
  if (files.length > 0) {
    const rows = files.map(({ name, state }) => row(code(name), prose(state)));
    parts.push(gfm.join('')([tableHead('file of the release', ''), ...rows]));
  }
  return blocks(parts);
}

/** What the notes of a release begin with: who signed, and how to verify it. */
export function releaseNotes(cartridges: readonly Pick<ReleaseSummary['cartridges'][number], 'keyids'>[]): Markdown {
  const keys = [...new Set(cartridges.flatMap(({ keyids }) => keyids))].map((keyid) => code(keyid));
  const without = link(gfm`without cartwright`, `${REPOSITORY}/blob/v${VERSION}/docs/verify-without-us.md`);
  return gfm`Signed by ${gfm.join(', ')(keys)}. Verify a cartridge with the public key that its publisher gave you: ${code('cartwright verify FILE.cart --public-key KEY.pub.pem')}, or ${without}.`;
}

// What is cut before its secret is, may show half of one.
function nameOf(path: string): string {
  const shown = redact(path);
  return shown.slice(shown.lastIndexOf('/') + 1);
}

function verdictText(verdict: HostVerdict): string {
  switch (verdict.verdict) {
    case 'accept':
      return `${markOf(verdict) === 'accept' ? '✓' : '⚠'} ${verdictWords(verdict)}`;
    case 'refuse':
      return `✗ refuse: ${verdict.descriptor.unmet.join(', ')}`;
    case 'not judged':
      return `? not judged: ${verdict.reason}`;
  }
}

function findings(diagnostics: readonly Diagnostic[]): Markdown {
  const lines = diagnostics
    .slice(0, MOST_FINDINGS)
    .map(
      ({ path, range, rule, message }) => gfm`- ${code(`${path}:${range.start.line}`)} ${code(rule)} ${prose(message)}`,
    );
  const rest = diagnostics.length - lines.length;
  return gfm.join('\n')([...lines, ...(rest > 0 ? [gfm`- and ${count(rest, 'more finding')}`] : [])]);
}
