import { gfm, type Markdown, type Plain } from '../../../text/outlet.ts';
import { verdictWords } from '../../../result/reservations.ts';
import { APART, markOfCell, type Matrix, type MatrixCell, type MatrixDetail } from '../../matrix.ts';
import { element, fenced, prose, row } from '../markdown.ts';

/** The table in GitHub's Markdown; what is unmet, reserved or not judged stands below it. */
export function matrixMarkdown({ subjects, hosts, cells }: Matrix): Markdown {
  const lines = [
    gfm`| | ${gfm.join(' | ')(hosts.map(cellOf))} |\n`,
    gfm`|---|${gfm.join('')(hosts.map(() => gfm`:-:|`))}\n`,
    ...subjects.map((subject, i) => row(cellOf(subject), ...(cells[i] ?? []).map(verdictOf))),
  ];
  const below = subjects.flatMap((subject, i) =>
    hosts.flatMap((host, j) => {
      const details = cells[i]?.[j]?.details ?? [];
      if (details.length === 0) return [];
      const each = details.map((detail) => gfm`  - ${detailOf(detail)}\n`);
      return [gfm`- ${cellOf(subject)} on ${cellOf(host)}\n`, ...each];
    }),
  );
  if (below.length > 0) lines.push(gfm`\nUnmet, reserved or not judged:\n\n`, ...below);
  return gfm.join('')(lines);
}

/** What came of the calls to the tools of live hosts. */
export function probesMarkdown(lines: readonly Plain[]): Markdown {
  return gfm`\n${fenced(lines.join('\n'), 'text')}\n`;
}

function verdictOf(cell: MatrixCell | undefined): Markdown {
  if (cell === undefined) return gfm`${APART}`;
  const unmet = cell.details.filter(({ kind }) => kind === 'unmet').length;
  return gfm`${markOfCell(cell)} ${cell.verdict === 'refuse' ? gfm`refuse (${unmet})` : verdictWords(cell)}`;
}

function detailOf(detail: MatrixDetail): Markdown {
  switch (detail.kind) {
    case 'unmet':
      return gfm`${cellOf(detail.id)}: offers ${cellOf(detail.offers)}, asked ${cellOf(detail.asks)}`;
    case 'reservation':
      return gfm`${cellOf(detail.role)} by ${cellOf(detail.tool)}: ${prose(detail.reason)}`;
    case 'not judged':
      return gfm`not judged: ${prose(detail.reason)}; ${prose(detail.help)}`;
  }
}

function cellOf(text: string): Markdown {
  return element(text, Number.POSITIVE_INFINITY);
}

/** What `--suggest` prints, as GitHub's Markdown. */
export function suggestionsMarkdown(text: Plain): Markdown {
  return gfm`${fenced(text, 'diff')}\n`;
}
