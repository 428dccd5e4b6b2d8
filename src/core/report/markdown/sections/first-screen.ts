import { PLAIN_POLICY } from '../../../result/answer.ts';
import type { Diagnostic } from '../../../result/diagnostic.ts';
import { relaxedPlace, type Relaxation } from '../../../relaxed/relaxation.ts';
import { breaks, type Cause, type CausePlace } from '../../causes/cause.ts';
import type { Moved } from '../../causes/moves.ts';
import { claimSentence, endOfRun, isBorneOut } from '../claim.ts';
import { relaxedCount, type Changes } from '../../compare.ts';
import { count, someCounts, thousands, total } from '../../counts.ts';
import { groupBy } from '../../group.ts';
import { conclusion, moodOf, reportAnswer, totalsLine, type Mood } from './headline.ts';
import { judgedSentence } from '../judged.ts';
import { fileLink, type LinkTarget } from '../links.ts';
import { code, gfm, type Markdown, prose, row, tableHead } from '../markdown.ts';
import type { ReportInput } from '../outline.ts';

/** More rows than these push the end of the screen out of sight. */
const ROWS = 6;
const NAMES = 3;
import { lockLines } from './locks.ts';

/** What the first screen is made from. */
export type FirstScreen = Pick<ReportInput, 'report' | 'changes' | 'target' | 'policy' | 'judged' | 'claim'>;

/**
 * What everybody reads: what breaks, why, and where it is mended, the worst first; what becomes of locks; what is relaxed; which versions owe a step; what was
 * judged. It fits one screen however much there is: what has one cause is one row.
 */
export function firstScreen(screen: FirstScreen): Markdown {
  const { report, changes, target, policy, judged, claim } = screen;
  const causes = changes?.causes;
  const { cautions, ok } = reportAnswer(report, policy);
  const rows = causes === undefined ? standingRows(screen) : causeRows(causes, target);
  const standing = causes === undefined || rows.length > 0 || ok ? [] : standingRows(screen);
  const state = gfm.join(' · ')([...(judged === undefined ? [] : [judgedSentence(judged)]), totalsLine(report)]);
  const parts = [
    gfm`## ${headingOf(screen)}\n`,
    ...(claim === undefined ? [] : [gfm`${claimSentence(claim)}\n`]),
    ...table(rows.length > 0 ? rows : standing),
    ...cautions.map((caution) => gfm`⚠️ ${prose(caution)}\n`),
    ...lockLines(changes?.locks ?? [], target),
    ...relaxedLines(changes, target),
    ...stepLines(causes ?? [], target),
    ...goneLines(changes?.verdicts ?? []),
    ...movedLines(changes?.moved ?? [], target),
    gfm`${state}\n`,
  ];
  return gfm.join('\n')(parts);
}

const MARK = { good: '✅', open: '⏳', bad: '❌' } as const satisfies Readonly<Record<Mood, string>>;

/** `❌ This change makes 1 host refuse`, `✅ nothing breaks; 2 errors of 9d555a are resolved`, or the conclusion where nothing is compared. */
function headingOf({ report, changes, policy, claim }: FirstScreen): Markdown {
  const mood = moodOf(report, policy);
  // A run that failed may still have left a report that says yes.
  if (claim !== undefined && mood !== 'bad' && !isBorneOut(claim))
    return gfm`${MARK.bad} cartwright: ${endOfRun(claim)}`;
  if (changes?.causes === undefined) return gfm`${MARK[mood]} cartwright: ${conclusion(report)}`;
  const { causes, fixed } = changes;
  const broken = causes.filter(breaks);
  if (broken.length > 0) {
    const mild = mood !== 'bad' && broken.every(({ kind }) => kind === 'pending');
    return gfm`${MARK[mild ? 'open' : 'bad']} This change ${brokenWords(broken)}`;
  }
  const resolved = { ...fixed, notes: 0 };
  const of = changes.base === undefined ? 'the base' : code(shortName(changes.base), 60);
  const n = total(resolved);
  const mended = n === 0 ? '' : gfm`; ${someCounts(resolved)} of ${of} ${n === 1 ? 'is' : 'are'} resolved`;
  const added = mood === 'bad' ? addedWords(changes, policy) : '';
  if (added !== '') return gfm`${MARK.bad} This change adds ${added}`;
  if (mood === 'bad') return gfm`${MARK.bad} ${conclusion(report)}, as before: this change breaks nothing${mended}`;
  const but = lessWords(changes);
  // A relaxation and a missing step are warnings themselves.
  const isSaid = but !== '' && report.verdict !== 'pending';
  const open = mood === 'open' && !isSaid && conclusion(report) !== 'ready' ? gfm`; ${conclusion(report)}` : '';
  return gfm`${but === '' ? MARK[mood] : '⚠️'} nothing breaks${but}${mended}${open}`;
}

/** What breaks nothing by itself, is new, and fails the step by the policy: `2 warnings`. */
function addedWords({ relaxed = [], causes = [], introduced, verdicts }: Changes, policy = PLAIN_POLICY): Markdown {
  const { failOn, strict } = policy;
  const steps = causes.filter(({ kind }) => kind === 'step').length;
  const warnings = failOn === 'error' ? 0 : introduced.warnings + relaxed.length + steps;
  const pending = verdicts.filter(({ before, after }) => before === null && after === 'pending').length;
  return gfm.join(' and ')([
    ...(strict && pending > 0 ? [gfm`${count(pending, 'pending workflow')}`] : []),
    ...(warnings > 0 ? [count(warnings, 'warning')] : []),
    ...(failOn === 'note' && introduced.notes > 0 ? [count(introduced.notes, 'note')] : []),
  ]);
}

// A yes that says less than it seems to does not look like one that says all.
function lessWords(changes: Changes): Markdown {
  if ((changes.relaxed ?? []).length > 0) return gfm`, with ${relaxedCount(changes)}`;
  return (changes.causes ?? []).some(({ kind }) => kind === 'step')
    ? gfm`, but a version takes too small a step`
    : gfm``;
}

/** `makes 1 host refuse and 2 workflows not ready, adds 3 errors`. */
function brokenWords(causes: readonly Cause[]): Markdown {
  const n = (kind: Cause['kind'], by: (cause: Cause) => string): number =>
    new Set(causes.filter((cause) => cause.kind === kind).map(by)).size;
  const host = ({ profile, subject }: Cause): string => profile ?? subject;
  const subject = (cause: Cause): string => cause.subject;
  const some = (number: number, words: (number: number) => Markdown): Markdown[] =>
    number === 0 ? [] : [words(number)];
  const made = [
    ...some(n('refuse', host), (hosts) => gfm`${count(hosts, 'host')} refuse`),
    ...some(n('not ready', subject), (workflows) => gfm`${count(workflows, 'workflow')} not ready`),
    ...some(n('pending', subject), (workflows) => gfm`${count(workflows, 'workflow')} pending`),
  ];
  const errors = causes.filter(({ kind }) => kind === 'error').length;
  return gfm.join(', ')([
    ...(made.length === 0 ? [] : [gfm`makes ${gfm.join(' and ')(made)}`]),
    ...some(n('not judged', host), (hosts) => gfm`leaves ${count(hosts, 'host')} not judged`),
    ...some(errors, (number) => gfm`adds ${count(number, 'error')}`),
  ]);
}

/** Made when it is shown: of thousands only a few are. */
type ScreenRow = () => Markdown;

function table(rows: readonly ScreenRow[]): Markdown[] {
  if (rows.length === 0) return [];
  const shown = rows.slice(0, rows.length > ROWS ? ROWS - 1 : ROWS);
  const left = rows.length - shown.length;
  const more = left === 0 ? '' : row(gfm`… and ${thousands(left)} more`, 'below', '');
  const head = tableHead('what breaks', 'why', 'mend here');
  return [gfm`${head}${gfm.join('')(shown.map((make) => make()))}${more}`];
}

function causeRows(causes: readonly Cause[], target: LinkTarget | undefined): ScreenRow[] {
  const groups = groupBy(causes.filter(breaks), groupKey);
  return [...groups.values()].map((group) => () => {
    const [first] = group;
    const why = gfm`${prose(first.why, 240)}${group.length > 1 ? '' : otherSide(first, target)}`;
    return row(whatBreaks(group, target), why, placeOf(first.place, target));
  });
}

// What the changed line meets; of many it would be many.
function otherSide({ related: [first], place }: Cause, target: LinkTarget | undefined): Markdown {
  if (first === undefined || first.deleted === true || first.path === place?.path) return gfm``;
  const { line } = first.range.start;
  return gfm` (${fileLink(target, first.path, { first: line, last: line })})`;
}

// One cause of many answers: the same line, for the same reason, with the same outcome.
function groupKey({ kind, why, place, host, before, after, subject }: Cause): string {
  const where = place === null ? subject : [place.path, place.range.start.line];
  return JSON.stringify([kind, why, where, host, before, after]);
}

function whatBreaks(group: readonly [Cause, ...Cause[]], target: LinkTarget | undefined): Markdown {
  const [{ kind, host, before, after }] = group;
  const subjects = [...new Set(group.map(({ subject }) => subject))];
  const shown = subjects.slice(0, NAMES).map((subject) => fileLink(target, subject));
  const more = subjects.length > NAMES ? [gfm`${subjects.length - NAMES} more`] : [];
  const names = listed([...shown, ...more]);
  if (kind === 'error') return names;
  const on = host === undefined ? '' : gfm` on ${code(host, 80)}`;
  const flip =
    before === null || before === after
      ? gfm`**${prose(after ?? '')}**${before === null ? ' (new)' : ', as before'}`
      : gfm`${prose(before)} → **${prose(after ?? '')}**`;
  return gfm`${names}${on}: ${flip}`;
}

function placeOf(place: CausePlace | null, target: LinkTarget | undefined): Markdown {
  if (place === null) return gfm``;
  if (place.change === 'deleted') return gfm`${code(place.path)} (deleted here)`;
  const link = fileLink(target, place.path, { first: place.range.start.line, last: place.range.start.line });
  return place.change === 'unchanged' ? link : gfm`${link} (${place.change} here)`;
}

// What is wrong by itself: errors by rule, then what else the policy counts, then hosts of which nobody can tell.
function standingRows({ report, target, policy = PLAIN_POLICY }: FirstScreen): ScreenRow[] {
  const { diagnostics } = report;
  const { failOn } = policy;
  // Relaxations and small steps have lines of their own.
  const more = diagnostics.filter(
    ({ rule, level }) =>
      rule !== 'check/relaxed' &&
      rule !== 'package/small-step' &&
      ((level === 'warning' && (failOn === 'warning' || failOn === 'note' || rule === 'handshake/not-judged')) ||
        (level === 'note' && failOn === 'note')),
  );
  const wrong = [...diagnostics.filter(({ level }) => level === 'error'), ...more];
  return [...groupBy(wrong, ({ rule, message }) => JSON.stringify([rule, message])).values()].map((group) => () => {
    const paths = [...new Set(group.map(({ path }) => path))];
    const more = paths.length > NAMES ? [gfm`${paths.length - NAMES} more`] : [];
    const names = paths.slice(0, NAMES).map((path) => code(path, 120));
    const [first] = group;
    return row(listed([...names, ...more]), prose(first.message, 240), linesOf(first, target));
  });
}

function linesOf({ path, range: { start } }: Diagnostic, target: LinkTarget | undefined): Markdown {
  return fileLink(target, path, { first: start.line, last: start.line });
}

/** Relaxations that are told here, with how much they hide. */
const RELAXED = 4;

function relaxedLines(changes: Changes | undefined, target: LinkTarget | undefined): Markdown[] {
  const { relaxed = [] } = changes ?? {};
  if (changes === undefined || relaxed.length === 0) return [];
  const shown = relaxed.slice(0, RELAXED).map((each) => gfm`${prose(each.message, 160)} (${relaxedAt(each, target)})`);
  const more = relaxed.length > RELAXED ? [gfm`${thousands(relaxed.length - RELAXED)} more`] : [];
  return [gfm`⚠️ Judged less than the base, by ${relaxedCount(changes)}: ${gfm.join('; ')([...shown, ...more])}\n`];
}

function relaxedAt(relaxation: Relaxation, target: LinkTarget | undefined): Markdown {
  const { line } = relaxation.range.start;
  // The head has no such line to link to.
  return relaxation.side === 'head'
    ? fileLink(target, relaxation.path, { first: line, last: line })
    : code(relaxedPlace(relaxation));
}

function stepLines(causes: readonly Cause[], target: LinkTarget | undefined): Markdown[] {
  const steps = causes.filter(({ kind }) => kind === 'step');
  const lines = steps.slice(0, NAMES).map(({ subject, why, place }) => {
    const where =
      place === null
        ? ''
        : gfm` → ${fileLink(target, place.path, { first: place.range.start.line, last: place.range.start.line })}`;
    return gfm`⬆️ ${code(subject, 120)} ${prose(why, 160)}${where}\n`;
  });
  const left = steps.length - lines.length;
  return left === 0 ? lines : [...lines, gfm`⬆️ … and ${count(left, 'more package')}\n`];
}

// A workflow that is gone cannot break, and took its errors along.
function goneLines(verdicts: Changes['verdicts']): Markdown[] {
  const gone = verdicts.filter(({ after }) => after === null);
  if (gone.length === 0) return [];
  const shown = gone.slice(0, NAMES).map(({ path, before }) => gfm`${code(path, 120)} (was ${before ?? 'new'})`);
  const more = gone.length > NAMES ? [gfm`${thousands(gone.length - NAMES)} more`] : [];
  return [gfm`🗑️ ${gone.length === 1 ? 'workflow' : 'workflows'} deleted: ${listed([...shown, ...more])}\n`];
}

function movedLines(moved: readonly Moved[], target: LinkTarget | undefined): Markdown[] {
  const lines = moved
    .slice(0, NAMES)
    .map(({ what, from, to }) => gfm`🚚 ${what} ${code(from, 120)} is ${fileLink(target, to)} now\n`);
  const left = moved.length - lines.length;
  return left === 0 ? lines : [...lines, gfm`🚚 … and ${left} more moved\n`];
}

function shortName(base: string): string {
  return /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(base) ? base.slice(0, 7) : base;
}

function listed(names: readonly Markdown[]): Markdown {
  const last = names.at(-1) ?? gfm``;
  return names.length < 2 ? last : gfm`${gfm.join(', ')(names.slice(0, -1))} and ${last}`;
}
