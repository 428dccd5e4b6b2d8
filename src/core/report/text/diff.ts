import type { DiffResult, HostChange } from '../../diff/requirements.ts';
import { hostLabels } from '../../result/host-labels.ts';
import { sidesOf } from '../../result/reservations.ts';
import { padded, plain, type Plain, printable } from '../../text/printable.ts';
import { code, prose, say, type Line } from '../blocks.ts';
import { stepOfVersions } from '../sections/changes.ts';
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

/** What the answer of a host was and is. */
function diffHost(change: HostChange, host: string): Line {
  const { after, unmet, reason = '' } = change;
  const [was, is] = sidesOf(change);
  const why = after === 'refuse' ? unmet.join(', ') : reason;
  const now = why === '' ? say`${is}` : say`${is} (${prose(why)})`;
  return say`${code(host)}: ${was === is ? say`${now}, as before` : say`${was} → ${now}`}`;
}

/** The step that is asked, and the one that is taken. */
function diffStep({ old, new: next, ...diff }: DiffResult): Line {
  return diff.step === 'none' ? say`the version may stay` : stepOfVersions(old.version, next.version, diff);
}
