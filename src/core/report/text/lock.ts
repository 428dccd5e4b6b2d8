import { changeWords, type LockReceipt, type SlotNote } from '../../lock/compare.ts';
import { plain, printable, quote, type Plain } from '../../text/printable.ts';
import { count } from '../counts.ts';

const STATES = { written: '✓ wrote', unchanged: '✓ unchanged', refused: '✗ not written' } as const;
/** Changes that are told one by one; the file and its diff hold them all. */
const SHOWN = 50;

/** What became of locks, as text; ends with a line end. */
export function lockText(locks: readonly LockReceipt[]): Plain {
  return plain.join('')(locks.map(receipt));
}

function receipt({ path, state, cals, slots, hosts, changes = [], unstaffed, equal, refused }: LockReceipt): Plain {
  const held = plain.join(', ')([
    count(cals, 'CAL'),
    count(slots, 'slot'),
    ...(hosts === 0 ? [] : [count(hosts, 'host')]),
  ]);
  const slotLine = ({ cal, slot, reason }: SlotNote): Plain =>
    plain`${quote(slot)} of ${printable(cal)}: ${printable(reason)}`;
  const lines = [
    ...listed(refused, (each) => plain`  ✗ ${printable(each.path)}: ${printable(each.reason)}`),
    ...listed(state === 'refused' ? [] : changes, (each) => plain`  ${printable(changeWords(each))}`),
    ...listed(unstaffed, (each) => plain`  · not staffed: slot ${slotLine(each)}`),
    ...listed(equal, (each) => plain`  ! equal candidates: slot ${slotLine(each)}`),
  ];
  return plain`${plain.join('\n')([plain`${STATES[state]} ${printable(path)}: ${held}`, ...lines])}\n`;
}

function listed<T>(all: readonly T[], line: (each: T) => Plain): Plain[] {
  const more = all.length > SHOWN ? [plain`  … and ${all.length - SHOWN} more`] : [];
  return [...all.slice(0, SHOWN).map(line), ...more];
}
