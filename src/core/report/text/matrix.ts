import { padded, plain, type Plain, printable } from '../../text/printable.ts';
import { APART, MARK, markOfCell, type Matrix, type MatrixCell } from '../matrix.ts';

const LEGEND = plain`✓ accept   ! accept with reservations   ✗ refuse   ? not judged`;
const LEGEND_APART = plain`${APART} they do not meet`;
const WRAPPED = 'w';
const LEGEND_WRAPPED = plain`${WRAPPED} accept, through a wrap that the host must apply`;

/** The table as text: hosts are numbered across, so that long names do not push it off the screen. */
export function matrixText({ subjects, hosts, cells }: Matrix): Plain {
  const names = subjects.map(printable);
  const width = Math.max(...names.map((name) => name.length));
  const lines = hosts.map(
    (host, i) => plain`  ${padded(i + 1, String(hosts.length).length, 'start')}  ${printable(host)}`,
  );
  const columns = hosts.map((_, i) => i + 1);
  lines.push(plain``, plain`${padded('', width)}  ${plain.join('  ')(columns)}`);
  for (const [i, name] of names.entries()) {
    const marks = (cells[i] ?? []).map((cell, j) => padded(markIn(cell), String(j + 1).length, 'start'));
    lines.push(plain`${padded(name, width)}  ${plain.join('  ')(marks)}`);
  }
  const shown = cells.flat().map((cell) => markIn(cell));
  const legend = [
    ...(shown.some((each) => each === MARK.reserved || each === MARK['not judged']) ? [LEGEND] : []),
    ...(shown.includes(WRAPPED) ? [LEGEND_WRAPPED] : []),
    ...(shown.includes(APART) ? [LEGEND_APART] : []),
  ];
  if (legend.length > 0) lines.push(plain``, plain.join('   ')(legend));
  return plain`${plain.join('\n')(lines)}\n`;
}

// A column has room for one mark, so that a wrap has its own; reservations matter more.
function markIn(cell: MatrixCell | undefined): ReturnType<typeof markOfCell> | typeof WRAPPED {
  const mark = markOfCell(cell);
  return mark === MARK.accept && cell?.wrapped !== undefined ? WRAPPED : mark;
}
