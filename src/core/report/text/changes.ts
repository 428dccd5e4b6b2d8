import { sidesOf } from '../../result/reservations.ts';
import { changeWords, type LockFileChange } from '../../lock/compare.ts';
import { SIGNS } from './diff.ts';
import { padded, plain, type Plain, printable } from '../../text/printable.ts';
import { relaxedPlace } from '../../relaxed/relaxation.ts';
import { byRelaxing, changedHostLabels, isUnchanged, isWorse, relaxedCount, type Changes } from '../compare.ts';
import { someCounts, total } from '../counts.ts';

/** What changed against a base, as text: what becomes of locks first, then flips of verdicts, then what packages ask of hosts. Ends with a line end. */
export function changesText(changes: Changes, base: string): Plain {
  const lines = [plain`Against ${printable(base)}`];
  if (isUnchanged(changes)) lines.push(plain`  nothing changed`);
  lines.push(...lockLines(changes.locks ?? []), ...relaxedLines(changes));
  for (const change of changes.verdicts) {
    const { path, before, after } = change;
    const mark = isWorse(change) ? '✗' : change.relaxed === true ? '!' : '✓';
    lines.push(plain`  ${mark} ${printable(path)}: ${before ?? 'new'} → ${after ?? 'gone'}${byRelaxing(change)}`);
  }
  const label = changedHostLabels(changes.hosts);
  for (const change of changes.hosts) {
    const { subject, after, broken, mended } = change;
    const ids = [
      ...(broken.length > 0 ? [plain`no longer met: ${plain.join(', ')(broken.map(printable))}`] : []),
      ...(mended.length > 0 ? [plain`met now: ${plain.join(', ')(mended.map(printable))}`] : []),
    ];
    const why = ids.length === 0 ? '' : plain` (${plain.join('; ')(ids)})`;
    const [was, is] = sidesOf(change);
    const good = after === 'accept' && is === after && change.relaxed !== true;
    const mark = after === 'refuse' ? '✗' : good ? '✓' : '!';
    lines.push(
      plain`  ${mark} ${printable(subject)} on ${printable(label(change))}: ${was} → ${is}${why}${byRelaxing(change)}`,
    );
  }
  for (const { subject, before, after, changes: each, step, taken, enough } of changes.requirements ?? []) {
    const versions =
      before === null || after === null ? '' : printable(`; ${before} → ${after} (${taken ?? 'not later'})`);
    lines.push(
      plain`  ${enough ? '✓' : '✗'} ${printable(subject)} asks for a ${step} step${versions}${enough ? '' : ' is too small'}`,
    );
    for (const change of each) {
      const values = plain`${printable(change.before)} → ${printable(change.after)}`;
      lines.push(plain`      ${SIGNS[change.kind]} ${padded(change.kind, 10)}  ${printable(change.id)}  ${values}`);
    }
  }
  for (const { path, id, before, after } of changes.rac)
    lines.push(
      plain`  ${after === 'failed' ? '✗' : '·'} ${printable(id)} of ${printable(path)}: ${printable(before)} → ${printable(after)}`,
    );
  for (const { what, from, to } of changes.moved ?? [])
    lines.push(plain`  · ${what} ${printable(from)} → ${printable(to)}`);
  if (total(changes.introduced) > 0) lines.push(plain`  ✗ new: ${someCounts(changes.introduced)}`);
  if (total(changes.fixed) > 0) lines.push(plain`  ✓ gone: ${someCounts(changes.fixed)}`);
  return plain`${plain.join('\n')(lines)}\n`;
}

function lockLines(locks: readonly LockFileChange[]): Plain[] {
  const more = locks.length > SHOWN ? [plain`      and ${locks.length - SHOWN} more changes of locks`] : [];
  const shown = locks.slice(0, SHOWN).map((change) => {
    const mark = change.otherSigner === true || change.after === null ? '!' : '·';
    return plain`  ${mark} ${printable(change.lock)}: ${printable(changeWords(change))}`;
  });
  return [...shown, ...more];
}

/** Relaxations, and changes of locks, that a text lists one by one. */
const SHOWN = 50;

function relaxedLines(changes: Changes): Plain[] {
  const { relaxed = [] } = changes;
  if (relaxed.length === 0) return [];
  const more = relaxed.length > SHOWN ? [plain`      and ${relaxed.length - SHOWN} more`] : [];
  return [
    plain`  ! ${relaxedCount(changes)}`,
    ...relaxed.slice(0, SHOWN).map((each) => plain`      ${printable(`${relaxedPlace(each)}: ${each.message}`)}`),
    ...more,
  ];
}
