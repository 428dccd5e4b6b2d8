import { printable } from '../../text/printable.ts';
import { relaxedPlace } from '../../relaxed/relaxation.ts';
import {
  byRelaxing,
  changedHostLabels,
  isUnchanged,
  isWorse,
  relaxedCount,
  sidesOf,
  type Changes,
} from '../compare.ts';
import { someCounts, total } from '../counts.ts';

const SIGNS = { breaking: '✗', compatible: '✓', text: '·' } as const;

/** What changed against a base, as text: flips of verdicts first, then what packages ask of hosts. Ends with a line end. */
export function changesText(changes: Changes, base: string): string {
  const lines = [`Against ${printable(base)}`];
  if (isUnchanged(changes)) lines.push('  nothing changed');
  lines.push(...relaxedLines(changes));
  for (const change of changes.verdicts) {
    const { path, before, after } = change;
    const mark = isWorse(change) ? '✗' : change.relaxed === true ? '!' : '✓';
    lines.push(`  ${mark} ${printable(path)}: ${before ?? 'new'} → ${after ?? 'gone'}${byRelaxing(change)}`);
  }
  const label = changedHostLabels(changes.hosts);
  for (const change of changes.hosts) {
    const { subject, after, broken, mended } = change;
    const ids = [
      ...(broken.length > 0 ? [`no longer met: ${broken.map(printable).join(', ')}`] : []),
      ...(mended.length > 0 ? [`met now: ${mended.map(printable).join(', ')}`] : []),
    ];
    const why = ids.length === 0 ? '' : ` (${ids.join('; ')})`;
    const [was, is] = sidesOf(change);
    const good = after === 'accept' && is === after && change.relaxed !== true;
    const mark = after === 'refuse' ? '✗' : good ? '✓' : '!';
    lines.push(
      `  ${mark} ${printable(subject)} on ${printable(label(change))}: ${was} → ${is}${why}${byRelaxing(change)}`,
    );
  }
  for (const { subject, before, after, changes: each, step, taken, enough } of changes.requirements ?? []) {
    const versions = before === null || after === null ? '' : `; ${before} → ${after} (${taken ?? 'not later'})`;
    lines.push(
      `  ${enough ? '✓' : '✗'} ${printable(subject)} asks for a ${step} step${printable(versions)}${enough ? '' : ' is too small'}`,
    );
    for (const change of each) {
      const values = `${printable(change.before)} → ${printable(change.after)}`;
      lines.push(`      ${SIGNS[change.kind]} ${change.kind.padEnd(10)}  ${printable(change.id)}  ${values}`);
    }
  }
  for (const { path, id, before, after } of changes.rac)
    lines.push(`  ${after === 'failed' ? '✗' : '·'} ${printable(id)} of ${printable(path)}: ${before} → ${after}`);
  for (const { what, from, to } of changes.moved ?? []) lines.push(`  · ${what} ${printable(from)} → ${printable(to)}`);
  if (total(changes.introduced) > 0) lines.push(`  ✗ new: ${someCounts(changes.introduced)}`);
  if (total(changes.fixed) > 0) lines.push(`  ✓ gone: ${someCounts(changes.fixed)}`);
  return `${lines.join('\n')}\n`;
}

/** Relaxations that a text lists one by one. */
const SHOWN = 50;

function relaxedLines(changes: Changes): string[] {
  const { relaxed = [] } = changes;
  if (relaxed.length === 0) return [];
  const more = relaxed.length > SHOWN ? [`      and ${relaxed.length - SHOWN} more`] : [];
  return [
    `  ! ${relaxedCount(changes)}`,
    ...relaxed.slice(0, SHOWN).map((each) => `      ${printable(`${relaxedPlace(each)}: ${each.message}`)}`),
    ...more,
  ];
}
