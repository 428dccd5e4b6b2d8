import { hostLabels } from '../../result/host-labels.ts';
import { hostCounts, verdictWords } from '../../result/reservations.ts';
import type { CalResult, HostVerdict } from '../../result/results.ts';
import { plain, type Plain } from '../../text/outlet.ts';
import { oneLine } from '../../text/printable.ts';

/** Verdicts that are named one by one; of more they are counted. */
const NAMED = 4;

/** The readiness of a CAL in one line. */
export function readinessLine({ verdict, participants, rac }: CalResult): Plain {
  const needed = participants.filter(({ required }) => required);
  const staffed = needed.filter(({ resolved }) => resolved !== null);
  const items = rac.filter(({ required }) => required);
  const confirmed = items.filter(({ state }) => state === 'confirmed');
  return plain`${verdict} · ${staffed.length} of ${needed.length} required participants · ${confirmed.length} of ${items.length} required RAC items confirmed`;
}

/**
 * Verdicts in one line.
 *
 * @param by what each is called by: the host that gave it, or the subject that got it
 */
export function verdictsLine(verdicts: readonly HostVerdict[], by: 'host' | 'subject'): Plain {
  if (verdicts.length > NAMED) return hostCounts(verdicts);
  const label = by === 'host' ? hostLabels(verdicts) : ({ subject }: HostVerdict) => subject;
  return plain.join(' · ')(verdicts.map((each) => plain`${oneLine(label(each))}: ${verdictWords(each)}`));
}
