import type { DiffResult, HostChange } from '../../diff/requirements.ts';
import { sidesOf } from '../../result/reservations.ts';
import { code, prose, say, type Line } from '../blocks.ts';
import { stepOfVersions } from './changes.ts';

/** What the answer of a host was and is. */
export function diffHost(change: HostChange, host: string): Line {
  const { after, unmet, reason = '' } = change;
  const [was, is] = sidesOf(change);
  const why = after === 'refuse' ? unmet.join(', ') : reason;
  const now = why === '' ? say`${is}` : say`${is} (${prose(why)})`;
  return say`${code(host)}: ${was === is ? say`${now}, as before` : say`${was} → ${now}`}`;
}

/** The step that is asked, and the one that is taken. */
export function diffStep({ old, new: next, ...diff }: DiffResult): Line {
  return diff.step === 'none' ? say`the version may stay` : stepOfVersions(old.version, next.version, diff);
}
