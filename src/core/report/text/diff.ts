import type { DiffResult } from '../../diff/requirements.ts';
import { hostLabels } from '../../result/host-labels.ts';
import { padded, plain, type Plain, printable } from '../../text/printable.ts';
import { diffHost, diffStep } from '../sections/diff.ts';
import { lineText } from './write.ts';

export const SIGNS = { breaking: '✗', compatible: '✓', text: '·' } as const;

/** The comparison as text. */
export function diffText(result: DiffResult): Plain {
  const { old, new: next, changes, hosts } = result;
  const lines = [plain`${printable(old.subject)} → ${printable(next.subject)}`, plain``];
  const width = Math.max(0, ...changes.map(({ id }) => id.length));
  if (changes.length === 0) lines.push(plain`  nothing changed in the requirements`);
  for (const { id, kind, before, after, message } of changes)
    lines.push(
      plain`  ${SIGNS[kind]} ${padded(kind, 10)}  ${padded(printable(id), width)}  ${printable(before)} → ${printable(after)}`,
      plain`      ${printable(message)}`,
    );
  const label = hostLabels(hosts);
  if (hosts.length > 0)
    lines.push(plain``, plain`Hosts`, ...hosts.map((host) => plain`  ${lineText(diffHost(host, label(host)))}`));
  return plain.join('\n')([...lines, '', lineText(diffStep(result)), '']);
}
