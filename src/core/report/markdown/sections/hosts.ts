import { gfm, words, type Markdown } from '../../../text/outlet.ts';
import { count } from '../../counts.ts';
import { groupBy } from '../../../value/group-by.ts';
import { hostLabels } from '../../../result/host-labels.ts';
import { markOf, verdictWords } from '../../../result/reservations.ts';
import { sameAnswers } from '../../../result/same-answers.ts';
import type { HostVerdict } from '../../../result/results.ts';
import { fileLink, type LinkTarget } from '../links.ts';
import { code, element, row, tableHead } from '../markdown.ts';
import { answerItems } from '../../sections/hosts.ts';
import { bulletMarkdown } from '../write.ts';
import type { ReportRow, ReportSection } from '../layout.ts';

/** Names of one cell, or of one answer, that are listed. */
const NAMED = 8;

const COLUMNS = [
  ['refuse', 'refused by'],
  ['not judged', 'not judged'],
  ['reserved', 'with reservations'],
  ['accept', 'accepted by'],
] as const;

/** Which hosts say what of each cartridge; those that are refused first, then those that nobody could judge. */
export function hostTable(verdicts: readonly HostVerdict[], target: LinkTarget | undefined): ReportSection[] {
  if (verdicts.length === 0) return [];
  const label = hostLabels(verdicts);
  const subjects = [...groupBy(verdicts, (v) => v.subject)].sort(
    ([a, left], [b, right]) =>
      marked(right, 'refuse').length - marked(left, 'refuse').length ||
      marked(right, 'not judged').length - marked(left, 'not judged').length ||
      (a < b ? -1 : 1),
  );
  const columns = COLUMNS.filter(([mark]) => marked(verdicts, mark).length > 0);
  const signed = verdicts.some((verdict) => verdict.signature !== 'not applicable');
  const head = [gfm`cartridge`, ...(signed ? [gfm`signature`] : []), ...columns.map(([, title]) => gfm`${title}`)];
  const rows = subjects.map(([subject, own]): ReportRow => {
    const signature = own[0].signature === 'not applicable' ? '' : own[0].signature;
    const cells = columns.map(([mark]) => named(marked(own, mark).map((each) => nameOf(each, label))));
    return { text: row(fileLink(target, subject), ...(signed ? [gfm`${signature}`] : []), ...cells) };
  });
  return [
    {
      noun: [words`table of hosts`, words`tables of hosts`],
      open: gfm`\n### Hosts\n\n${tableHead(...head)}`,
      rows,
      more: (rest) => gfm`\n*… and ${count(rest.length, 'cartridge')} more*\n`,
      share: 0.25,
    },
  ];
}

/** A host with what an acceptance rests on. */
function nameOf(verdict: HostVerdict, label: (verdict: HostVerdict) => string): Markdown {
  const absent = verdict.roles.filter(({ tier, satisfied }) => tier === 'optional' && !satisfied).length;
  const degraded = verdict.verdict === 'accept' ? absent : 0;
  const notes = [
    ...(verdict.reservations > 0 ? [count(verdict.reservations, 'reservation')] : []),
    ...(verdict.promises === undefined ? [] : [count(verdict.promises, 'promise')]),
    ...(degraded > 0 ? [gfm`without ${count(degraded, 'optional role')}`] : []),
  ];
  const name = code(label(verdict), 80);
  return notes.length === 0 ? name : gfm`${name} (${gfm.join(', ')(notes)})`;
}

/**
 * Why each host refuses, has reservations or is not judged: what is unmet, what the host offers, which tools came close, which
 * call is rejected. Hosts with the same answer to the same cartridges are one. Folded.
 */
export function hostDetails(verdicts: readonly HostVerdict[]): ReportSection[] {
  const label = hostLabels(verdicts);
  const telling = [...marked(verdicts, 'refuse'), ...marked(verdicts, 'not judged'), ...marked(verdicts, 'reserved')];
  return sameAnswers(telling, answerKey).map(({ verdict, hosts, subjects }): ReportSection => {
    const names = named(hosts.map((each) => element(label(each))));
    const cartridges = named(subjects.map(({ subject }) => element(subject)));
    const title = gfm`${cartridges} on ${names}: ${titleOf(verdict)}`;
    return {
      noun: [words`answer in full`, words`answers in full`],
      open: gfm`\n<details><summary>${MARK[markOf(verdict)]} ${title}</summary>\n\n`,
      rows: detailRows(verdict),
      close: gfm`\n</details>\n`,
      more: (rest) => gfm`\n*… and ${count(rest.length, 'line')} more*\n`,
    };
  });
}

const MARK = { accept: '✓', reserved: '⚠', refuse: '✗', 'not judged': '?' } as const;

function answerKey(verdict: HostVerdict): string {
  return JSON.stringify([titleOf(verdict), detailRows(verdict)]);
}

function named(names: readonly Markdown[]): Markdown {
  const rest = names.length > NAMED ? gfm` and ${names.length - NAMED} more` : '';
  return gfm`${gfm.join(', ')(names.slice(0, NAMED))}${rest}`;
}

function titleOf(verdict: HostVerdict): Markdown {
  switch (verdict.verdict) {
    case 'accept':
      return verdictWords(verdict);
    case 'refuse':
      return count(verdict.descriptor.unmet.length, 'unmet requirement');
    case 'not judged':
      return gfm`not judged`;
  }
}

// What is well stands in the table.
function detailRows(verdict: HostVerdict): ReportRow[] {
  const items = answerItems(verdict).filter(({ mark }) => mark !== 'good' && mark !== 'quiet');
  return items.map((item) => ({ text: bulletMarkdown(item) }));
}

function marked(verdicts: readonly HostVerdict[], mark: ReturnType<typeof markOf>): HostVerdict[] {
  return verdicts.filter((verdict) => markOf(verdict) === mark);
}
