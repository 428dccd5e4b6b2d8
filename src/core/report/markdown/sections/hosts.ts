import { gfm, words, type Markdown } from '../../../text/outlet.ts';
import { count } from '../../counts.ts';
import { groupBy } from '../../../value/group-by.ts';
import { hostLabels } from '../../../result/host-labels.ts';
import { markOf, tallyHosts, verdictWords } from '../../../result/reservations.ts';
import { sameAnswers } from '../../../result/same-answers.ts';
import type { HostVerdict } from '../../../result/results.ts';
import { fileLink, type LinkTarget } from '../links.ts';
import { code, element, row, tableHead } from '../markdown.ts';
import { answerItems } from '../../sections/hosts.ts';
import { bulletMarkdown } from '../write.ts';
import type { ReportRow, ReportSection } from '../layout.ts';

/** A wider matrix cannot be read; then each cartridge gets one line instead. */
const COLUMNS = 8;

/** The matrix of hosts and cartridges; rows with refusals first, then those that nobody could judge. */
export function hostMatrix(verdicts: readonly HostVerdict[], target: LinkTarget | undefined): ReportSection[] {
  if (verdicts.length === 0) return [];
  const label = hostLabels(verdicts);
  const hosts = [...new Map(verdicts.map((v) => [v.profile, label(v)]))].sort(
    ([p, a], [q, b]) => compare(a, b) || compare(p, q),
  );
  const subjects = [...groupBy(verdicts, (v) => v.subject)].sort(
    ([a, left], [b, right]) =>
      marked(right, 'refuse').length - marked(left, 'refuse').length ||
      marked(right, 'not judged').length - marked(left, 'not judged').length ||
      compare(a, b),
  );
  const wide = hosts.length > COLUMNS;
  const signed = verdicts.some((verdict) => verdict.signature !== 'not applicable');
  const title = { reserved: 'with reservations', refuse: 'refused by', 'not judged': 'not judged' } as const;
  const seen = (['reserved', 'refuse', 'not judged'] as const).filter((mark) => marked(verdicts, mark).length > 0);
  const columns = wide
    ? [gfm`accepted by`, ...seen.map((mark) => title[mark])]
    : hosts.map(([, name]) => code(name, 80));
  const head = tableHead('cartridge', ...(signed ? [gfm`signature`] : []), ...columns);
  const rows = subjects.map(([subject, own]): ReportRow => {
    const first = [fileLink(target, subject), ...(signed ? [signature(own)] : [])];
    const accepted = own.filter(({ verdict }) => verdict === 'accept').length;
    const wrapped = tallyHosts(own).wrapped;
    const through = wrapped === 0 ? '' : gfm`, ${wrapped} through wraps`;
    const cells = wide
      ? [gfm`${accepted} of ${own.length}${through}`, ...seen.map((mark) => names(marked(own, mark), label))]
      : hosts.map(([profile]) => cell(own.find((v) => v.profile === profile)));
    return { text: row(...first, ...cells) };
  });
  return [
    {
      noun: [words`matrix of hosts`, words`matrices of hosts`],
      open: gfm`\n### Hosts\n\n${head}`,
      rows,
      more: (rest) => gfm`\n*… and ${count(rest.length, 'cartridge')} more*\n`,
      share: 0.25,
    },
  ];
}

/**
 * Why each host refuses, has reservations or is not judged: what is unmet, what the host offers, which tools came close, which
 * call is rejected. Hosts with the same answer to the same cartridges are one. Folded.
 */
export function hostDetails(verdicts: readonly HostVerdict[]): ReportSection[] {
  const label = hostLabels(verdicts);
  const telling = [...marked(verdicts, 'refuse'), ...marked(verdicts, 'not judged'), ...marked(verdicts, 'reserved')];
  return sameAnswers(telling, answerKey).map(({ verdict, hosts, subjects }): ReportSection => {
    const names = named(
      hosts.map((each) => element(label(each))),
      'more host',
    );
    const cartridges = named(
      subjects.map(({ subject }) => element(subject)),
      'more cartridge',
    );
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

function named(names: readonly Markdown[], more: 'more host' | 'more cartridge'): Markdown {
  const rest = names.length > COLUMNS ? gfm` and ${count(names.length - COLUMNS, more)}` : '';
  return gfm`${gfm.join(', ')(names.slice(0, COLUMNS))}${rest}`;
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

// What is well stands in the matrix.
function detailRows(verdict: HostVerdict): ReportRow[] {
  const items = answerItems(verdict).filter(({ mark }) => mark !== 'good' && mark !== 'quiet');
  return items.map((item) => ({ text: bulletMarkdown(item) }));
}

function cell(verdict: HostVerdict | undefined): Markdown {
  if (verdict === undefined) return gfm`–`;
  switch (verdict.verdict) {
    case 'accept': {
      const degraded = verdict.roles.filter((role) => role.tier === 'optional' && !role.satisfied).length;
      const words = [
        ...(verdict.reservations > 0 ? [count(verdict.reservations, 'reservation')] : []),
        ...(verdict.wrapped === undefined ? [] : [gfm`${verdict.wrapped} wrapped`]),
        ...(degraded > 0 ? [gfm`without ${count(degraded, 'optional role')}`] : []),
      ];
      return gfm.join(' ')([MARK[markOf(verdict)], gfm.join(', ')(words)].filter((part) => part !== ''));
    }
    case 'refuse': {
      const [first, ...more] = verdict.descriptor.unmet;
      return gfm`✗ ${first === undefined ? 'refused' : code(first, 60)}${more.length > 0 ? gfm` +${more.length}` : ''}`;
    }
    case 'not judged':
      return gfm`? not judged`;
  }
}

function signature(verdicts: readonly HostVerdict[]): HostVerdict['signature'] | '' {
  const [first] = verdicts;
  return first === undefined || first.signature === 'not applicable' ? '' : first.signature;
}

function names(verdicts: readonly HostVerdict[], label: (verdict: HostVerdict) => string): Markdown {
  const shown = verdicts.slice(0, COLUMNS).map((v) => code(label(v), 80));
  return gfm.join(', ')([...shown, ...(verdicts.length > COLUMNS ? [gfm`${verdicts.length - COLUMNS} more`] : [])]);
}

function marked(verdicts: readonly HostVerdict[], mark: ReturnType<typeof markOf>): HostVerdict[] {
  return verdicts.filter((verdict) => markOf(verdict) === mark);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
