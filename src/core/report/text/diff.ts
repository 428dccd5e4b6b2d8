import type { DiffResult, HostChange } from '../../diff/requirements.ts';
import { hostLabels } from '../../result/host-labels.ts';
import { sidesOf } from '../../result/reservations.ts';
import { padded, plain, type Plain, printable } from '../../text/printable.ts';

export const SIGNS = { breaking: '✗', compatible: '✓', text: '·' } as const;

/** The comparison as text. */
export function diffText({ old, new: next, changes, hosts, step, taken, enough }: DiffResult): Plain {
  const lines = [plain`${printable(old.subject)} → ${printable(next.subject)}`, plain``];
  const width = Math.max(0, ...changes.map(({ id }) => id.length));
  if (changes.length === 0) lines.push(plain`  nothing changed in the requirements`);
  for (const { id, kind, before, after, message } of changes)
    lines.push(
      plain`  ${SIGNS[kind]} ${padded(kind, 10)}  ${padded(printable(id), width)}  ${printable(before)} → ${printable(after)}`,
      plain`      ${printable(message)}`,
    );
  const label = hostLabels(hosts);
  if (hosts.length > 0) lines.push(plain``, plain`Hosts`, ...hosts.map((host) => hostLine(host, label(host))));
  const asked = step === 'none' ? plain`the version may stay` : plain`SemVer step: ${step}`;
  const versions =
    old.version === null || next.version === null
      ? ''
      : plain`; ${printable(old.version)} → ${printable(next.version)} (${taken ?? 'not later'}) ${enough ? 'is enough' : 'is too small'}`;
  return plain.join('\n')([...lines, '', plain`${asked}${versions}`, '']);
}

function hostLine(change: HostChange, host: string): Plain {
  const { after, unmet, reason = '' } = change;
  const [was, is] = sidesOf(change);
  const why = after === 'refuse' ? unmet.join(', ') : reason;
  const now = why === '' ? is : plain`${is} (${printable(why)})`;
  return plain`  ${printable(host)}: ${was === is ? plain`${now}, as before` : plain`${was} → ${now}`}`;
}
