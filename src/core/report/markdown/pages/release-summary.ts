import type { Diagnostic } from '../../../result/diagnostic.ts';
import { hostLabels } from '../../../result/host-labels.ts';
import { markOf, verdictWords } from '../../../result/reservations.ts';
import type { HostVerdict } from '../../../result/results.ts';
import { redact } from '../../../text/redact.ts';
import { count } from '../../counts.ts';
import { DOCS } from '../../../result/rule-page.ts';
import { fileName } from '../../../value/path.ts';
import { MARK_OF_HOST, MARKS } from '../../blocks.ts';
import { wordLink } from '../links.ts';
import { blocks, code, gfm, link, listOf, type Markdown, prose, tableOf } from '../markdown.ts';

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
  const label = hostLabels(verdicts);
  return blocks([
    gfm`## ${failed ? '✗' : '✓'} Release ${code(tag)}: ${outcome}`,
    ...(problem === undefined ? [] : [prose(problem)]),
    ...cautions.map((caution) => gfm`⚠ ${prose(caution)}`),
    ...(failed || cartridges.length === 0 ? [] : [releaseNotes(cartridges)]),
    ...listOf(
      diagnostics.map(
        ({ path, range, rule, message }) => gfm`${code(`${path}:${range.start.line}`)} ${code(rule)} ${prose(message)}`,
      ),
    ),
    ...tableOf(
      [gfm`cartridge`, gfm`ROM digest`],
      cartridges.map(({ cartridgeId, romDigest }) => [code(cartridgeId), code(romDigest)]),
    ),
    ...tableOf(
      [gfm`cartridge`, gfm`host`, gfm`verdict`],
      verdicts.map((each) => [code(nameOf(each.subject)), code(label(each)), prose(verdictText(each))]),
    ),
    ...tableOf(
      [gfm`file of the release`, gfm``],
      files.map(({ name, state }) => [code(name), prose(state)]),
    ),
  ]);
}

/** What the notes of a release begin with: who signed, and how to verify it. */
export function releaseNotes(cartridges: readonly Pick<ReleaseSummary['cartridges'][number], 'keyids'>[]): Markdown {
  const keys = [...new Set(cartridges.flatMap(({ keyids }) => keyids))].map((keyid) => code(keyid));
  const without = link(gfm`without cartwright`, `${DOCS}/verify-without-us.md`);
  return gfm`Signed by ${gfm.join(', ')(keys)}. Verify a ${wordLink('cartridge')} with the public key that its publisher gave you: ${code('cartwright verify FILE.cart --public-key KEY.pub.pem')}, or ${without}.`;
}

// What is cut before its secret is, may show half of one.
function nameOf(path: string): string {
  return fileName(redact(path));
}

function verdictText(verdict: HostVerdict): string {
  const words = `${MARKS[MARK_OF_HOST[markOf(verdict)]].sign} ${verdictWords(verdict)}`;
  if (verdict.verdict === 'accept') return words;
  return `${words}: ${verdict.verdict === 'refuse' ? verdict.descriptor.unmet.join(', ') : verdict.reason}`;
}
