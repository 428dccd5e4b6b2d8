import { PLAIN_POLICY } from '../../../result/answer.ts';
import { breaks, type Cause } from '../../causes/cause.ts';
import type { Moved } from '../../causes/moves.ts';
import { claimSentence, endOfRun, isBorneOut, judgedSentence } from '../../sections/run.ts';
import { relaxedCount, type Changes } from '../../compare.ts';
import { count, someCounts, thousands, total } from '../../counts.ts';
import { groupBy } from '../../../value/group-by.ts';
import { code, file, firstListed, firstOf, prose, say, type Item, type Line } from '../../blocks.ts';
import { lockItem, placeOfCause, placeOfRelaxation, whatBreaks } from '../../sections/changes.ts';
import { conclusion, moodOf, reportAnswer, totalsLine, type Mood } from './headline.ts';
import type { LinkTarget } from '../links.ts';
import { gfm, type Markdown, row, tableHead } from '../markdown.ts';
import type { ReportInput } from '../layout.ts';
import { itemMarkdown, lineMarkdown } from '../write.ts';

/** More rows than these push the end of the screen out of sight. */
const ROWS = 6;
const NAMES = 3;
/** Changes of locks above the fold; all of them stand in the list of changes. */
const LOCKS = 4;
/** Relaxations that are told here, with how much they hide. */
const RELAXED = 4;

/** What the first screen is made from. */
export type FirstScreen = Pick<ReportInput, 'report' | 'changes' | 'target' | 'policy' | 'judged' | 'claim'>;

/**
 * What everybody reads: what breaks, why, and where to fix it, the worst first; what becomes of locks; what is relaxed; which versions owe a step; what was
 * judged. It fits one screen however much there is: what has one cause is one row.
 */
export function firstScreen(screen: FirstScreen): Markdown {
  const { report, changes, target, policy, judged, claim } = screen;
  const causes = changes?.causes;
  const { cautions, ok } = reportAnswer(report, policy);
  const rows = causes === undefined ? standingRows(screen) : causeRows(causes, target);
  const standing = causes === undefined || rows.length > 0 || ok ? [] : standingRows(screen);
  const state = gfm.join(' · ')([
    ...(judged === undefined ? [] : [lineMarkdown(judgedSentence(judged))]),
    totalsLine(report),
  ]);
  const parts = [
    gfm`## ${headingOf(screen)}\n`,
    ...(claim === undefined ? [] : [gfm`${lineMarkdown(claimSentence(claim))}\n`]),
    ...table(rows.length > 0 ? rows : standing),
    ...[
      ...cautions.map((caution): Item => ({ mark: 'open', line: [prose(caution)] })),
      ...firstItems(
        (changes?.locks ?? []).map(lockItem),
        LOCKS,
        (left) => say`${count(left, 'more change')} of locks`,
        'lock',
      ),
      ...relaxedItems(changes),
      ...stepItems(causes ?? []),
      ...goneItems(changes?.verdicts ?? []),
      ...movedItems(changes?.moved ?? []),
    ].map((item) => gfm`${itemMarkdown(item, target)}\n`),
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
    return gfm`${MARK.bad} cartwright: ${lineMarkdown(endOfRun(claim))}`;
  if (changes?.causes === undefined) return gfm`${MARK[mood]} cartwright: ${conclusion(report)}`;
  const { causes, fixed } = changes;
  const broken = causes.filter(breaks);
  if (broken.length > 0) {
    const mild = mood !== 'bad' && broken.every(({ kind }) => kind === 'pending');
    return gfm`${MARK[mild ? 'open' : 'bad']} This change ${brokenWords(broken)}`;
  }
  const resolved = { ...fixed, notes: 0 };
  const of = changes.base === undefined ? 'the base' : lineMarkdown([code(shortName(changes.base), 60)]);
  const n = total(resolved);
  const fixedWords = n === 0 ? '' : gfm`; ${someCounts(resolved)} of ${of} ${n === 1 ? 'is' : 'are'} resolved`;
  const added = mood === 'bad' ? addedWords(changes, policy) : '';
  if (added !== '') return gfm`${MARK.bad} This change adds ${added}`;
  if (mood === 'bad') return gfm`${MARK.bad} ${conclusion(report)}, as before: this change breaks nothing${fixedWords}`;
  const but = lessWords(changes);
  // A relaxation and a missing step are warnings themselves.
  const isSaid = but !== '' && report.verdict !== 'pending';
  const open = mood === 'open' && !isSaid && conclusion(report) !== 'ready' ? gfm`; ${conclusion(report)}` : '';
  return gfm`${but === '' ? MARK[mood] : '⚠️'} nothing breaks${but}${fixedWords}${open}`;
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
    const why = say`${prose(first.why, 240)}${group.length > 1 ? '' : otherSide(first)}`;
    const place = first.place === null ? [] : placeOfCause(first.place);
    return screenRow(whatBreaks(group), why, place, target);
  });
}

function screenRow(what: Line, why: Line, place: Line, target: LinkTarget | undefined): Markdown {
  return row(lineMarkdown(what, target), lineMarkdown(why, target), lineMarkdown(place, target));
}

// What the changed line meets; of many it would be many.
function otherSide({ related: [first], place }: Cause): Line {
  if (first === undefined || first.deleted === true || first.path === place?.path) return [];
  return say` (${file(first.path, first.range.start.line)})`;
}

// One cause of many answers: the same line, for the same reason, with the same outcome.
function groupKey({ kind, why, place, host, before, after, subject }: Cause): string {
  const where = place === null ? subject : [place.path, place.range.start.line];
  return JSON.stringify([kind, why, where, host, before, after]);
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
    const names = firstListed(
      paths.map((path) => [code(path, 120)]),
      NAMES,
    );
    const [{ message, path, range }] = group;
    return screenRow(names, [prose(message, 240)], [file(path, range.start.line)], target);
  });
}

function relaxedItems(changes: Changes | undefined): Item[] {
  const { relaxed = [] } = changes ?? {};
  if (changes === undefined || relaxed.length === 0) return [];
  const shown = relaxed.map((each) => say`${prose(each.message, 160)} (${placeOfRelaxation(each)})`);
  const told = firstOf(shown, RELAXED, '; ');
  return [{ mark: 'open', line: say`Judged less than the base, by ${relaxedCount(changes)}: ${told}` }];
}

function stepItems(causes: readonly Cause[]): Item[] {
  const items = causes
    .filter(({ kind }) => kind === 'step')
    .map(({ subject, why, place }): Item => {
      const where = place === null ? '' : say` → ${file(place.path, place.range.start.line)}`;
      return { mark: 'step', line: say`${code(subject, 120)} ${prose(why, 160)}${where}` };
    });
  return firstItems(items, NAMES, (left) => say`${count(left, 'more package')}`);
}

// A workflow that is gone cannot break, and took its errors along.
function goneItems(verdicts: Changes['verdicts']): Item[] {
  const gone = verdicts.filter(({ after }) => after === null);
  if (gone.length === 0) return [];
  const shown = gone.map(({ path, before }) => say`${code(path, 120)} (was ${before ?? 'new'})`);
  const what = gone.length === 1 ? 'workflow' : 'workflows';
  return [{ mark: 'deleted', line: say`${what} deleted: ${firstListed(shown, NAMES)}` }];
}

function movedItems(moved: readonly Moved[]): Item[] {
  const items = moved.map(({ what, from, to }): Item => ({
    mark: 'moved',
    line: say`${what} ${code(from, 120)} is ${file(to)} now`,
  }));
  return firstItems(items, NAMES, (left) => say`${left} more moved`);
}

function firstItems(items: readonly Item[], most: number, more: (left: number) => Line, mark = items[0]?.mark): Item[] {
  const left = items.length - most;
  if (mark === undefined || left <= 0) return [...items];
  return [...items.slice(0, most), { mark, line: say`… and ${more(left)}` }];
}

function shortName(base: string): string {
  return /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(base) ? base.slice(0, 7) : base;
}
