import type { Change } from '../../../diff/change.ts';
import type { RequirementsChange } from '../../../diff/requirements.ts';
import { relaxedPlace } from '../../../relaxed/relaxation.ts';
import {
  byRelaxing,
  changedHostLabels,
  isUnchanged,
  isWorse,
  relaxedCount,
  sidesOf,
  type Changes,
  type HostChange,
  type RacChange,
  type VerdictChange,
} from '../../compare.ts';
import { someCounts, total } from '../../counts.ts';
import { fileLink, type LinkTarget } from '../links.ts';
import { code, count, prose } from '../markdown.ts';
import type { ReportRow, ReportSection } from '../outline.ts';

/** What the change does, verdict flips first; nothing when it does nothing. */
export function changesSection(changes: Changes, target: LinkTarget | undefined): ReportSection[] {
  if (isUnchanged(changes)) return [];
  const { introduced, fixed } = changes;
  const label = changedHostLabels(changes.hosts);
  const lines = [
    ...relaxedLines(changes, target),
    ...changes.verdicts.map((change) => verdictLine(change, target)),
    ...changes.hosts.map((change) => hostLine(change, label(change), target)),
    ...(changes.requirements ?? []).map((change) => requirementsLine(change, target)),
    ...(total(introduced) > 0 ? [`🔺 new: ${someCounts(introduced)}`] : []),
    ...(total(fixed) > 0 ? [`✔️ gone: ${someCounts(fixed)}`] : []),
    ...changes.rac.map((change) => racLine(change, target)),
    ...(changes.moved ?? []).map(({ what, from, to }) => `🚚 ${what} ${code(from)} → ${fileLink(target, to)}`),
  ];
  return [
    {
      noun: ['list of changes', 'lists of changes'],
      open: '\n### What changes against the base\n\n',
      rows: lines.map((line): ReportRow => ({ text: `- ${line}\n` })),
      close: '',
      more: (rows) => `- … and ${count(rows.length, 'change')} more\n`,
      share: 0.2,
    },
  ];
}

function relaxedLines(changes: Changes, target: LinkTarget | undefined): string[] {
  const { relaxed = [] } = changes;
  if (relaxed.length === 0) return [];
  const lines = relaxed.map((each) => {
    const { first, last } = { first: each.range.start.line, last: each.range.start.line };
    // The head has no such line to link to.
    const place = each.side === 'head' ? fileLink(target, each.path, { first, last }) : code(relaxedPlace(each));
    return `⚠️ relaxed: ${prose(each.message, 500)} (${place})`;
  });
  return [`⚠️ **${relaxedCount(changes)}**`, ...lines];
}

function verdictLine(change: VerdictChange, target: LinkTarget | undefined): string {
  const where = change.after === null ? code(change.path) : fileLink(target, change.path);
  const mark = isWorse(change) ? '❌' : change.relaxed === true ? '⚠️' : change.after === 'ready' ? '✅' : '🔄';
  const how = byRelaxing(change);
  if (change.before === null) return `${mark} ${where} is new: **${change.after}**${how}`;
  if (change.after === null) return `🔄 ${where} is gone (was ${change.before})`;
  return `${mark} ${where}: ${change.before} → **${change.after}**${how}`;
}

function hostLine(change: HostChange, host: string, target: LinkTarget | undefined): string {
  const { subject, before, after, broken, mended } = change;
  const [was, is] = sidesOf(change);
  const where = `${after === null ? code(subject) : fileLink(target, subject)} on ${code(host)}`;
  const ids = [
    ...(broken.length > 0 ? [`no longer met: ${list(broken)}`] : []),
    ...(mended.length > 0 ? [`met now: ${list(mended)}`] : []),
  ];
  const why = `${ids.length > 0 ? ` (${ids.join('; ')})` : ''}${byRelaxing(change)}`;
  const good = is === after && change.relaxed !== true;
  if (after === null) return `${change.relaxed === true ? '⚠️' : '🔄'} ${where}: not there any more (was ${was})${why}`;
  const mark = after === 'refuse' ? '❌' : after === 'not judged' ? '❔' : good ? '✅' : '⚠️';
  if (before === null) return `${mark} ${where}: **${is}** (new)${why}`;
  return was === is ? `🔄 ${where}: ${is}${why}` : `${mark} ${where}: ${was} → **${is}**${why}`;
}

const SHOWN_CHANGES = 8;

function requirementsLine(
  { subject, before, after, changes, ...diff }: RequirementsChange,
  target?: LinkTarget,
): string {
  const of = (kind: Change['kind']): string[] =>
    changes
      .filter((change) => change.kind === kind && kind !== 'text')
      .map((change) => `${code(change.id, 80)} ${code(change.before, 40)} → ${code(change.after, 40)}`);
  const part = (title: string, lines: readonly string[]): string[] => {
    if (lines.length === 0) return [];
    const more = lines.length > SHOWN_CHANGES ? `, and ${lines.length - SHOWN_CHANGES} more` : '';
    return [`${title} ${lines.slice(0, SHOWN_CHANGES).join(', ')}${more}`];
  };
  const [breaking, compatible] = [of('breaking'), of('compatible')];
  const said = [...part('**breaking:**', breaking), ...part('compatible:', compatible)];
  const mark = breaking.length > 0 ? (diff.enough ? '⚠️' : '❌') : '🔄';
  return `${mark} ${fileLink(target, subject)} asks hosts for something else; ${[
    ...(said.length === 0 ? ['only names and descriptions'] : said),
    stepOfVersions(before, after, diff),
  ].join('; ')}`;
}

function stepOfVersions(
  before: string | null,
  after: string | null,
  { step, taken, enough }: Pick<RequirementsChange, 'step' | 'taken' | 'enough'>,
): string {
  const asked = `SemVer step **${step}**`;
  if (before === null || after === null) return asked;
  if (before === after) return enough ? asked : `${asked}, but the version stays ${code(after, 40)}`;
  const verdict = enough ? 'is enough' : 'is too small';
  return `${asked}: ${code(before, 40)} → ${code(after, 40)} (${taken ?? 'not later'}) ${verdict}`;
}

function racLine({ path, id, before, after }: RacChange, target: LinkTarget | undefined): string {
  const mark = after === 'confirmed' ? '☑' : after === 'failed' ? '✗' : after === 'unconfirmed' ? '□' : '🔄';
  return `${mark} ${code(id)} of ${fileLink(target, path)}: ${prose(before, 40)} → ${prose(after, 40)}`;
}

function list(ids: readonly string[]): string {
  const shown = ids.slice(0, 5).map((id) => code(id));
  return [...shown, ...(ids.length > 5 ? [`${ids.length - 5} more`] : [])].join(', ');
}
