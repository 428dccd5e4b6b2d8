import type { Policy } from '../answer.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { CheckReport } from '../results.ts';
import { breaks, type Cause, type CausePlace } from './causes/cause.ts';
import type { Moved } from './causes/moves.ts';
import type { Changes } from './compare.ts';
import { someCounts, total } from './counts.ts';
import { groupBy } from './group.ts';
import { conclusion, moodOf, reportAnswer, totalsLine, type Mood } from './headline.ts';
import { fileLink, type LinkTarget } from './links.ts';
import { code, count, prose, row, tableHead, thousands } from './markdown.ts';

/** More rows than these push the end of the screen out of sight. */
const ROWS = 6;
const NAMES = 3;
const LESS = 5;

export interface FirstScreen {
  readonly report: CheckReport;
  readonly changes?: Changes;
  readonly target?: LinkTarget;
  readonly policy?: Policy;
  /** What was judged, as Markdown: the commit. */
  readonly judged?: string;
}

/**
 * What everybody reads: what breaks, why, and where it is mended, the worst first; what is judged less; which versions owe a step; what
 * was judged. It fits one screen however much there is: what has one cause is one row.
 */
export function firstScreen({ report, changes, target, policy, judged }: FirstScreen): string {
  const causes = changes?.causes;
  const { cautions, ok } = reportAnswer(report, policy);
  const rows = causes === undefined ? standingRows(report, target) : causeRows(causes, target);
  const standing = causes === undefined || rows.length > 0 || ok ? [] : standingRows(report, target);
  const state = [...(judged === undefined ? [] : [judged]), totalsLine(report)].join(' · ');
  const parts = [
    `## ${headingOf(report, changes, policy)}\n`,
    ...table(rows.length > 0 ? rows : standing),
    ...cautions.map((caution) => `⚠️ ${prose(caution)}\n`),
    ...(causes === undefined ? [] : [...lessLines(causes, target), ...stepLines(causes, target)]),
    ...movedLines(changes?.moved ?? [], target),
    `${state}\n`,
  ];
  return parts.join('\n');
}

const MARK: Readonly<Record<Mood, string>> = { good: '✅', open: '⏳', bad: '❌' };

/** `❌ This change makes 1 host refuse`, `✅ nothing breaks; 2 errors of 9d555a are resolved`, or the conclusion where nothing is compared. */
function headingOf(report: CheckReport, changes: Changes | undefined, policy: Policy | undefined): string {
  const mood = moodOf(report, policy);
  const { causes, fixed } = changes ?? {};
  if (changes === undefined || causes === undefined || fixed === undefined)
    return `${MARK[mood]} cartwright: ${conclusion(report)}`;
  const broken = causes.filter(breaks);
  if (broken.length > 0) {
    const mild = mood !== 'bad' && broken.every(({ kind }) => kind === 'pending');
    return `${MARK[mild ? 'open' : 'bad']} This change ${brokenWords(broken)}`;
  }
  const resolved = { ...fixed, notes: 0 };
  const of = changes.base === undefined ? 'the base' : code(shortName(changes.base), 60);
  const n = total(resolved);
  const mended = n === 0 ? '' : `; ${someCounts(resolved)} of ${of} ${n === 1 ? 'is' : 'are'} resolved`;
  if (mood === 'bad') return `${MARK.bad} ${conclusion(report)}, as before: this change breaks nothing${mended}`;
  const open = mood === 'open' && conclusion(report) !== 'ready' ? `; ${conclusion(report)}` : '';
  const but = lessWords(causes);
  return `${but !== '' && mood === 'good' ? '⚠️' : MARK[mood]} nothing breaks${but}${mended}${open}`;
}

// A yes that says less than it seems to does not look like one that says all.
function lessWords(causes: readonly Cause[]): string {
  if (causes.some(({ kind }) => kind === 'less')) return ', but less is judged';
  return causes.some(({ kind }) => kind === 'step') ? ', but a version takes too small a step' : '';
}

/** `makes 1 host refuse and 2 workflows not ready, adds 3 errors`. */
function brokenWords(causes: readonly Cause[]): string {
  const n = (kind: Cause['kind'], by: (cause: Cause) => string): number =>
    new Set(causes.filter((cause) => cause.kind === kind).map(by)).size;
  const host = ({ profile, subject }: Cause): string => profile ?? subject;
  const subject = (cause: Cause): string => cause.subject;
  const some = (number: number, words: (number: number) => string): string[] => (number === 0 ? [] : [words(number)]);
  const made = [
    ...some(n('refuse', host), (hosts) => `${count(hosts, 'host')} refuse`),
    ...some(n('not ready', subject), (workflows) => `${count(workflows, 'workflow')} not ready`),
    ...some(n('pending', subject), (workflows) => `${count(workflows, 'workflow')} pending`),
  ];
  const errors = causes.filter(({ kind }) => kind === 'error').length;
  return [
    ...(made.length === 0 ? [] : [`makes ${made.join(' and ')}`]),
    ...some(n('not judged', host), (hosts) => `leaves ${count(hosts, 'host')} not judged`),
    ...some(errors, (number) => `adds ${count(number, 'error')}`),
  ].join(', ');
}

/** Made when it is shown: of thousands only a few are. */
type ScreenRow = () => Cells;

interface Cells {
  readonly what: string;
  readonly why: string;
  readonly place: string;
}

function table(rows: readonly ScreenRow[]): string[] {
  if (rows.length === 0) return [];
  const shown = rows.slice(0, rows.length > ROWS ? ROWS - 1 : ROWS);
  const left = rows.length - shown.length;
  const more = left === 0 ? '' : row(`… and ${thousands(left)} more`, 'below', '');
  const head = tableHead('what breaks', 'why', 'mend here');
  return [`${head}${shown.map((make) => rowOf(make())).join('')}${more}`];
}

function rowOf({ what, why, place }: Cells): string {
  return row(what, why, place);
}

function causeRows(causes: readonly Cause[], target: LinkTarget | undefined): ScreenRow[] {
  const groups = groupBy(causes.filter(breaks), groupKey);
  return [...groups.values()].map((group) => () => {
    const [first] = group;
    const why = `${prose(first.why, 240)}${group.length > 1 ? '' : otherSide(first, target)}`;
    return { what: whatBreaks(group, target), why, place: placeOf(first.place, target) };
  });
}

// What the changed line meets; of many it would be many.
function otherSide({ related: [first], place }: Cause, target: LinkTarget | undefined): string {
  if (first === undefined || first.deleted === true || first.path === place?.path) return '';
  const { line } = first.range.start;
  return ` (${fileLink(target, first.path, { first: line, last: line })})`;
}

// One cause of many answers: the same line, for the same reason, with the same outcome.
function groupKey({ kind, why, place, host, before, after, subject }: Cause): string {
  const where = place === null ? subject : [place.path, place.range.start.line];
  return JSON.stringify([kind, why, where, host, before, after]);
}

function whatBreaks(group: readonly [Cause, ...Cause[]], target: LinkTarget | undefined): string {
  const [{ kind, host, before, after }] = group;
  const subjects = [...new Set(group.map(({ subject }) => subject))];
  const shown = subjects.slice(0, NAMES).map((subject) => fileLink(target, subject));
  const more = subjects.length > NAMES ? [`${subjects.length - NAMES} more`] : [];
  const names = listed([...shown, ...more]);
  if (kind === 'error') return names;
  const on = host === undefined ? '' : ` on ${code(host, 80)}`;
  const flip =
    before === null || before === after
      ? `**${after ?? ''}**${before === null ? ' (new)' : ', as before'}`
      : `${before} → **${after ?? ''}**`;
  return `${names}${on}: ${flip}`;
}

function placeOf(place: CausePlace | null, target: LinkTarget | undefined): string {
  if (place === null) return '';
  if (place.change === 'deleted') return `${code(place.path)} (deleted here)`;
  const link = fileLink(target, place.path, { first: place.range.start.line, last: place.range.start.line });
  return place.change === 'unchanged' ? link : `${link} (${place.change} here)`;
}

// What is wrong by itself: errors by rule, then hosts of which nobody can tell.
function standingRows({ diagnostics }: CheckReport, target: LinkTarget | undefined): ScreenRow[] {
  const wrong = [
    ...diagnostics.filter(({ level }) => level === 'error'),
    ...diagnostics.filter(({ rule, level }) => rule === 'handshake/not-judged' && level !== 'error'),
  ];
  return [...groupBy(wrong, ({ rule, message }) => JSON.stringify([rule, message])).values()].map((group) => () => {
    const paths = [...new Set(group.map(({ path }) => path))];
    const more = paths.length > NAMES ? [`${paths.length - NAMES} more`] : [];
    const names = paths.slice(0, NAMES).map((path) => code(path, 120));
    const [first] = group;
    return { what: listed([...names, ...more]), why: prose(first.message, 240), place: linesOf(first, target) };
  });
}

function linesOf({ path, range: { start } }: Diagnostic, target: LinkTarget | undefined): string {
  return fileLink(target, path, { first: start.line, last: start.line });
}

function lessLines(causes: readonly Cause[], target: LinkTarget | undefined): string[] {
  const less = causes.filter(({ kind }) => kind === 'less');
  if (less.length === 0) return [];
  // Of what is deleted every one has its place; what the configuration leaves out shares one.
  const groups = groupBy(less, ({ place, subject, host }) =>
    JSON.stringify([nounOf(subject, host), place?.change === 'deleted' ? 'deleted' : placeOf(place, undefined)]),
  );
  const parts = [...groups.values()].map((group) => {
    const [{ subject, host, place }] = group;
    const names = group.slice(0, LESS).map((each) => code(each.host ?? each.subject, 80));
    const more = group.length > LESS ? [`${group.length - LESS} more`] : [];
    const where = lessPlace(place, group.length, target);
    const noun = nounOf(subject, host);
    return `${group.length === 1 ? noun : `${noun}s`} ${[...names, ...more].join(', ')} (${where})`;
  });
  return [`⚠️ Judged less than the base: ${parts.join('; ')}\n`];
}

function lessPlace(place: CausePlace | null, n: number, target: LinkTarget | undefined): string {
  if (place === null) return 'for no reason that was found';
  if (place.change === 'deleted') return n > 1 ? 'deleted here' : `${code(place.path)} is deleted`;
  const { line } = place.range.start;
  return fileLink(target, place.path, { first: line, last: line });
}

function nounOf(subject: string, host: string | undefined): string {
  if (host !== undefined && subject !== host) return /\.cal\.(?:json|ya?ml)$/i.test(subject) ? 'workflow' : 'host';
  return subject.endsWith('.cart') ? 'cartridge' : 'package';
}

function stepLines(causes: readonly Cause[], target: LinkTarget | undefined): string[] {
  const steps = causes.filter(({ kind }) => kind === 'step');
  const lines = steps.slice(0, NAMES).map(({ subject, why, place }) => {
    const where =
      place === null
        ? ''
        : ` → ${fileLink(target, place.path, { first: place.range.start.line, last: place.range.start.line })}`;
    return `⬆️ ${code(subject, 120)} asks more: ${prose(why, 160)}${where}\n`;
  });
  const left = steps.length - lines.length;
  return left === 0 ? lines : [...lines, `⬆️ … and ${count(left, 'more package')}\n`];
}

function movedLines(moved: readonly Moved[], target: LinkTarget | undefined): string[] {
  const lines = moved
    .slice(0, NAMES)
    .map(({ what, from, to }) => `🚚 ${what} ${code(from, 120)} is ${fileLink(target, to)} now\n`);
  const left = moved.length - lines.length;
  return left === 0 ? lines : [...lines, `🚚 … and ${left} more moved\n`];
}

function shortName(base: string): string {
  return /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(base) ? base.slice(0, 7) : base;
}

function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}
