import { plain, printable, type Plain } from '../../text/printable.ts';
import { isUnchanged, type Changes } from '../compare.ts';
import { changeItems } from '../sections/changes.ts';
import { itemLines } from './write.ts';

/** Relaxations, and changes of locks, that a text lists one by one. */
const SHOWN = 50;

/** What changed against a base, as text. Ends with a line end. */
export function changesText(changes: Changes, base: string): Plain {
  const lines = isUnchanged(changes) ? [plain`  nothing changed`] : itemLines(changeItems(changes, SHOWN));
  return plain.join('\n')([plain`Against ${printable(base)}`, ...lines, '']);
}
