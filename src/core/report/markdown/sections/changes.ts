import { sidesOf } from '../../../result/reservations.ts';
import { gfm, words, type Markdown } from '../../../text/outlet.ts';
import type { Change } from '../../../diff/change.ts';
import type { RequirementsChange } from '../../../diff/requirements.ts';
import { relaxedPlace } from '../../../relaxed/relaxation.ts';
import {
  byRelaxing,
  changedHostLabels,
  isUnchanged,
  isWorse,
  relaxedCount,
  type Changes,
  type HostChange,
  type RacChange,
  type VerdictChange,
} from '../../compare.ts';
import { count, someCounts, total } from '../../counts.ts';
import { fileLink, type LinkTarget } from '../links.ts';
import { code, prose } from '../markdown.ts';
import { lockRows } from './locks.ts';
import type { ReportRow, ReportSection } from '../outline.ts';

/** What the change does, what becomes of locks first, then what is relaxed, and flips of verdicts; nothing when it does nothing. */
export function changesSection(changes: Changes, target: LinkTarget | undefined): ReportSection[] {
  if (isUnchanged(changes)) return [];
  const { introduced, fixed } = changes;
  const label = changedHostLabels(changes.hosts);
  const lines = [
    ...lockRows(changes.locks ?? [], target),
    ...relaxedLines(changes, target),
    ...changes.verdicts.map((change) => verdictLine(change, target)),
    ...changes.hosts.map((change) => hostLine(change, label(change), target)),
    ...(changes.requirements ?? []).map((change) => requirementsLine(change, target)),
    ...(total(introduced) > 0 ? [gfm`🔺 new: ${someCounts(introduced)}`] : []),
    ...(total(fixed) > 0 ? [gfm`✔️ gone: ${someCounts(fixed)}`] : []),
    ...changes.rac.map((change) => racLine(change, target)),
    ...(changes.moved ?? []).map(({ what, from, to }) => gfm`🚚 ${what} ${code(from)} → ${fileLink(target, to)}`),
  ];
  return [
    {
      noun: [words`list of changes`, words`lists of changes`],
      open: gfm`\n### What changes against the base\n\n`,
      rows: lines.map((line): ReportRow => ({ text: gfm`- ${line}\n` })),
      more: (rows) => gfm`- … and ${count(rows.length, 'change')} more\n`,
      share: 0.2,
    },
  ];
}

function relaxedLines(changes: Changes, target: LinkTarget | undefined): Markdown[] {
  const { relaxed = [] } = changes;
  if (relaxed.length === 0) return [];
  const lines = relaxed.map((each) => {
    const { first, last } = { first: each.range.start.line, last: each.range.start.line };
    // The head has no such line to link to.
    const place = each.side === 'head' ? fileLink(target, each.path, { first, last }) : code(relaxedPlace(each));
    return gfm`⚠️ relaxed: ${prose(each.message, 500)} (${place})`;
  });
  return [gfm`⚠️ **${relaxedCount(changes)}**`, ...lines];
}

function verdictLine(change: VerdictChange, target: LinkTarget | undefined): Markdown {
  const where = change.after === null ? code(change.path) : fileLink(target, change.path);
  const mark = isWorse(change) ? '❌' : change.relaxed === true ? '⚠️' : change.after === 'ready' ? '✅' : '🔄';
  const how = byRelaxing(change);
  const { before, after } = change;
  if (after === null) return gfm`🔄 ${where} is gone (was ${before ?? 'new'})`;
  if (before === null) return gfm`${mark} ${where} is new: **${after}**${how}`;
  return gfm`${mark} ${where}: ${before} → **${after}**${how}`;
}

function hostLine(change: HostChange, host: string, target: LinkTarget | undefined): Markdown {
  const { subject, before, after, broken, mended } = change;
  const [was, is] = sidesOf(change);
  const where = gfm`${after === null ? code(subject) : fileLink(target, subject)} on ${code(host)}`;
  const ids = [
    ...(broken.length > 0 ? [gfm`no longer met: ${list(broken)}`] : []),
    ...(mended.length > 0 ? [gfm`met now: ${list(mended)}`] : []),
  ];
  const why = gfm`${ids.length > 0 ? gfm` (${gfm.join('; ')(ids)})` : ''}${byRelaxing(change)}`;
  const good = is === after && change.relaxed !== true;
  if (after === null)
    return gfm`${change.relaxed === true ? '⚠️' : '🔄'} ${where}: not there any more (was ${was})${why}`;
  const mark = after === 'refuse' ? '❌' : after === 'not judged' ? '❔' : good ? '✅' : '⚠️';
  if (before === null) return gfm`${mark} ${where}: **${is}** (new)${why}`;
  return was === is ? gfm`🔄 ${where}: ${is}${why}` : gfm`${mark} ${where}: ${was} → **${is}**${why}`;
}

const SHOWN_CHANGES = 8;

function requirementsLine(
  { subject, before, after, changes, ...diff }: RequirementsChange,
  target?: LinkTarget,
): Markdown {
  const of = (kind: Change['kind']): Markdown[] =>
    changes
      .filter((change) => change.kind === kind && kind !== 'text')
      .map((change) => gfm`${code(change.id, 80)} ${code(change.before, 40)} → ${code(change.after, 40)}`);
  const part = (title: Markdown, lines: readonly Markdown[]): Markdown[] => {
    if (lines.length === 0) return [];
    const more = lines.length > SHOWN_CHANGES ? gfm`, and ${lines.length - SHOWN_CHANGES} more` : '';
    return [gfm`${title} ${gfm.join(', ')(lines.slice(0, SHOWN_CHANGES))}${more}`];
  };
  const [breaking, compatible] = [of('breaking'), of('compatible')];
  const said = [...part(gfm`**breaking:**`, breaking), ...part(gfm`compatible:`, compatible)];
  const mark = breaking.length > 0 ? (diff.enough ? '⚠️' : '❌') : '🔄';
  return gfm`${mark} ${fileLink(target, subject)} asks hosts for something else; ${gfm.join('; ')([
    ...(said.length === 0 ? [gfm`only names and descriptions`] : said),
    stepOfVersions(before, after, diff),
  ])}`;
}

function stepOfVersions(
  before: string | null,
  after: string | null,
  { step, taken, enough }: Pick<RequirementsChange, 'step' | 'taken' | 'enough'>,
): Markdown {
  const asked = gfm`SemVer step **${step}**`;
  if (before === null || after === null) return asked;
  if (before === after) return enough ? asked : gfm`${asked}, but the version stays ${code(after, 40)}`;
  const verdict = enough ? 'is enough' : 'is too small';
  return gfm`${asked}: ${code(before, 40)} → ${code(after, 40)} (${taken ?? 'not later'}) ${verdict}`;
}

function racLine({ path, id, before, after }: RacChange, target: LinkTarget | undefined): Markdown {
  const mark = after === 'confirmed' ? '☑' : after === 'failed' ? '✗' : after === 'unconfirmed' ? '□' : '🔄';
  return gfm`${mark} ${code(id)} of ${fileLink(target, path)}: ${prose(before, 40)} → ${prose(after, 40)}`;
}

function list(ids: readonly string[]): Markdown {
  const shown = ids.slice(0, 5).map((id) => code(id));
  return gfm.join(', ')([...shown, ...(ids.length > 5 ? [gfm`${ids.length - 5} more`] : [])]);
}
