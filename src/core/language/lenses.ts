import { START_OF_FILE, type Range } from '../result/diagnostic.ts';
import { hostLabels } from '../result/host-labels.ts';
import { hostCounts, verdictWords } from '../result/reservations.ts';
import type { CalResult, HostVerdict } from '../result/results.ts';
import { rangeOf, type SourceDocument } from '../source/document.ts';
import { oneLine } from '../text/printable.ts';
import { plain, type Plain } from '../text/outlet.ts';
import type { FileKind } from './uses.ts';

/** A line that an editor shows above the text. */
export interface Lens {
  readonly range: Range;
  readonly title: Plain;
}

/** Verdicts of one file that are named one by one; of more they are counted. */
const NAMED = 4;

/** What an editor shows above a file: the readiness of a CAL, the verdicts that a host gives, or those that a package gets. */
export function lensesOf(
  kind: FileKind,
  doc: SourceDocument,
  cal: CalResult | undefined,
  verdicts: readonly HostVerdict[],
  isOf: (verdict: HostVerdict) => boolean,
): readonly Lens[] {
  const at = (name: string): Range =>
    doc.locate([name]) === undefined ? START_OF_FILE : rangeOf(doc, [name], 'entry');
  if (kind === 'cal') return cal === undefined ? [] : [{ range: at('id'), title: readinessText(cal) }];
  const own = verdicts.filter(isOf);
  if (own.length === 0 || (kind !== 'host' && kind !== 'package')) return [];
  const label = hostLabels(verdicts);
  const named = own.map(
    (each) => plain`${oneLine(kind === 'host' ? each.subject : label(each))}: ${verdictWords(each)}`,
  );
  const title = own.length > NAMED ? hostCounts(own) : plain.join(' · ')(named);
  return [{ range: at(kind === 'host' ? 'name' : 'id'), title }];
}

function readinessText({ verdict, participants, rac }: CalResult): Plain {
  const needed = participants.filter(({ required }) => required);
  const staffed = needed.filter(({ resolved }) => resolved !== null);
  const items = rac.filter(({ required }) => required);
  const confirmed = items.filter(({ state }) => state === 'confirmed');
  return plain`${verdict} · ${staffed.length} of ${needed.length} required participants · ${confirmed.length} of ${items.length} required RAC items confirmed`;
}
