import { PLAIN_POLICY } from '../../result/answer.ts';
import { breaks, type Cause } from '../causes/cause.ts';
import { relaxedCount } from '../compare.ts';
import { count, LEVELS, NONE, someCounts, thousands, total } from '../counts.ts';
import { groupBy } from '../../value/group-by.ts';
import { code, file, few, joined, prose, say, strong, type Item, type Line, type Mark } from '../blocks.ts';
import type { ReportInput } from '../layout.ts';
import { otherItems, placeOfCause, whatBreaks } from './changes.ts';
import { moodOf, reportAnswer, summaryLine, type Mood } from './headline.ts';
import { openReasons } from './readiness.ts';
import { baseName, endOfRun, isBorneOut, judgedSentence } from './run.ts';

/** More rows, or lines below them, push the end of the screen out of sight. */
export const ROWS = 6;
const NAMES = 3;

/** The first screen of a report. */
export interface FirstScreen {
  readonly mark: Mark;
  readonly heading: Line;
  /** What breaks or is open, why, and where to fix it; the title of each column, and the rows. */
  readonly head: readonly Line[];
  readonly rows: readonly (readonly Line[])[];
  readonly items: readonly Item[];
  /** What was judged, and the counts. */
  readonly state: Line;
}

/**
 * The first screen: what breaks, why, and where to fix it, the worst first; what else changes, locks and relaxations first; what was
 * judged. It fits one screen however much there is: what has one cause is one row.
 */
export function firstScreen(screen: ReportInput): FirstScreen {
  const { report, changes, policy, judged } = screen;
  const causes = changes?.causes;
  const { cautions, ok } = reportAnswer(report, policy);
  const found = causes === undefined ? [] : causeRows(causes);
  const wrong = found.length > 0 || (causes !== undefined && ok) ? found : standingRows(screen);
  const rows = [...wrong, ...openRows(screen)];
  const isBreaking = wrong.length > 0 && causes?.filter(breaks).every(({ kind }) => kind === 'pending') !== true;
  // What is new, and what is gone, the heading tells, and causes tell why.
  const others = changes === undefined ? [] : otherItems({ ...changes, rac: [], introduced: NONE, fixed: NONE });
  const left = others.length - ROWS;
  return {
    ...headingOf(screen),
    head: [say`${isBreaking ? 'what breaks' : 'what is open'}`, say`why`, say`fix here`],
    rows: firstRows(rows),
    items: [
      ...cautions.map((caution): Item => ({ mark: 'open', line: [prose(caution)] })),
      ...others.slice(0, ROWS),
      ...(left > 0 ? [{ mark: 'quiet', line: say`… and ${count(left, 'more change')} below` } as const] : []),
    ],
    state: joined([...(judged === undefined ? [] : [judgedSentence(judged)]), summaryLine(report)], ' · '),
  };
}

const MARK = { good: 'good', open: 'pending', bad: 'bad' } as const satisfies Readonly<Record<Mood, Mark>>;

/** `❌ This change makes 1 host refuse`, `✅ nothing breaks; 2 errors of 9d555a are resolved`, or the answer where nothing is compared. */
function headingOf({ report, changes, policy, claim }: ReportInput): Pick<FirstScreen, 'mark' | 'heading'> {
  const mood = moodOf(report, policy);
  const { line } = reportAnswer(report, policy);
  // A run that failed may still have left a report that says yes.
  if (claim !== undefined && mood !== 'bad' && !isBorneOut(claim))
    return { mark: 'bad', heading: say`cartwright: ${endOfRun(claim)}` };
  if (changes?.causes === undefined) return { mark: MARK[mood], heading: say`cartwright: ${prose(line)}` };
  const { causes, fixed, introduced, relaxed = [] } = changes;
  const broken = causes.filter(breaks);
  if (broken.length > 0) {
    const mild = mood !== 'bad' && broken.every(({ kind }) => kind === 'pending');
    return { mark: mild ? 'pending' : 'bad', heading: say`This change ${brokenWords(broken)}` };
  }
  const n = total({ ...fixed, notes: 0 });
  const of = changes.base === undefined ? 'the base' : [code(baseName(changes.base), 60)];
  const gone = n === 0 ? '' : say`; ${someCounts({ ...fixed, notes: 0 })} of ${of} ${n === 1 ? 'is' : 'are'} resolved`;
  if (mood === 'bad') {
    // Relaxations and steps that versions owe are warnings themselves.
    const added = { ...introduced, warnings: introduced.warnings + relaxed.length + causes.length };
    const what =
      total(added) > 0 ? say`this change adds ${someCounts(added)}` : 'as before, this change breaks nothing';
    return { mark: 'bad', heading: say`${prose(line)}; ${what}${gone}` };
  }
  // A yes that says less than it seems to does not look like one that says all.
  if (relaxed.length > 0) return { mark: 'open', heading: say`nothing breaks, with ${relaxedCount(changes)}${gone}` };
  return { mark: MARK[mood], heading: say`nothing breaks${mood === 'open' ? say`; ${prose(line)}` : ''}${gone}` };
}

/** `makes 1 host refuse and 2 CALs not ready, adds 3 errors`. */
function brokenWords(causes: readonly Cause[]): Line {
  const n = (kind: Cause['kind'], by: (cause: Cause) => string): number =>
    new Set(causes.filter((cause) => cause.kind === kind).map(by)).size;
  const host = ({ profile, subject }: Cause): string => profile ?? subject;
  const subject = (cause: Cause): string => cause.subject;
  const some = (number: number, line: (number: number) => Line): Line[] => (number === 0 ? [] : [line(number)]);
  const made = [
    ...some(n('refuse', host), (hosts) => say`${count(hosts, 'host')} refuse`),
    ...some(n('not ready', subject), (cals) => say`${count(cals, 'CAL')} not ready`),
    ...some(n('pending', subject), (cals) => say`${count(cals, 'CAL')} pending`),
  ];
  const errors = causes.filter(({ kind }) => kind === 'error').length;
  return joined(
    [
      ...(made.length === 0 ? [] : [say`makes ${joined(made, ' and ')}`]),
      ...some(n('not judged', host), (hosts) => say`leaves ${count(hosts, 'host')} not judged`),
      ...some(errors, (number) => say`adds ${count(number, 'error')}`),
    ],
    ', ',
  );
}

/** What it is, why, and the place. Made when it is shown: of thousands only a few are. */
type ScreenRow = () => readonly [what: Line, why: Line, place: Line];

function firstRows(rows: readonly ScreenRow[]): (readonly Line[])[] {
  const shown = rows.slice(0, rows.length > ROWS ? ROWS - 1 : ROWS);
  const left = rows.length - shown.length;
  return [
    ...shown.map((make) => make()),
    ...(left === 0 ? [] : [[say`… and ${thousands(left)} more`, say`below`, []]]),
  ];
}

function causeRows(causes: readonly Cause[]): ScreenRow[] {
  const groups = groupBy(causes.filter(breaks), groupKey);
  return [...groups.values()].map((group) => () => {
    const [first] = group;
    const why = say`${prose(first.why, 240)}${group.length > 1 ? '' : otherSide(first)}`;
    const place = first.place === null ? [] : placeOfCause(first.place);
    const { help } = first;
    return [whatBreaks(group), why, help === undefined ? place : say`${place}; ${prose(help, 240)}`];
  });
}

// Every verdict that is not ready has a row: here those that no cause and no finding tells of.
function openRows({ report, changes, policy }: ReportInput): ScreenRow[] {
  const { ok } = reportAnswer(report, policy);
  const told = new Set((changes?.causes ?? []).filter(breaks).map(({ subject }) => subject));
  const isTold = (path: string): boolean =>
    told.has(path) || (!ok && report.diagnostics.some((each) => each.path === path && each.level === 'error'));
  return report.cals
    .filter(({ path, verdict }) => verdict !== 'ready' && !isTold(path))
    .map((cal) => () => {
      const [first = `it is ${cal.verdict}`, ...more] = openReasons(cal);
      const why = say`${prose(first, 240)}${more.length === 0 ? '' : say`, and ${more.length} more`}`;
      const before = changes === undefined ? '' : ', as before';
      return [say`${file(cal.path)}: ${strong(say`${cal.verdict}`)}${before}`, why, [file(cal.path)]];
    });
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

/** Rules of relaxations and of small steps, which have lines of their own. */
const OF_CHANGES: readonly string[] = ['check/relaxed', 'package/small-step'];

// What is wrong by itself, by rule: what the policy counts, the worst first, and hosts that were not judged.
function standingRows({ report, policy = PLAIN_POLICY }: ReportInput): ScreenRow[] {
  const { failOn } = policy;
  const counted = failOn === 'never' ? ['error'] : LEVELS.slice(0, LEVELS.indexOf(failOn) + 1);
  const wrong = LEVELS.flatMap((level) =>
    report.diagnostics.filter(
      ({ level: own, rule }) =>
        own === level && (counted.includes(own) || rule === 'handshake/not-judged') && !OF_CHANGES.includes(rule),
    ),
  );
  return [...groupBy(wrong, ({ rule, message }) => JSON.stringify([rule, message])).values()].map((group) => () => {
    const paths = [...new Set(group.map(({ path }) => path))];
    const names = few(
      paths.map((path) => [code(path, 120)]),
      NAMES,
    );
    const [{ message, path, range }] = group;
    return [names, [prose(message, 240)], [file(path, range.start.line)]];
  });
}
