import { PLAIN_POLICY } from '../../../result/answer.ts';
import { breaks, type Cause } from '../../causes/cause.ts';
import { baseName, claimSentence, endOfRun, isBorneOut, judgedSentence } from '../../sections/run.ts';
import { relaxedCount } from '../../compare.ts';
import { count, LEVELS, NONE, someCounts, thousands, total } from '../../counts.ts';
import { groupBy } from '../../../value/group-by.ts';
import { code, file, firstListed, prose, say, strong, type Item, type Line } from '../../blocks.ts';
import { otherItems, placeOfCause, whatBreaks } from '../../sections/changes.ts';
import { openReasons } from '../../sections/readiness.ts';
import { moodOf, reportAnswer, summaryLine, type Mood } from '../../sections/headline.ts';
import type { LinkTarget } from '../links.ts';
import { gfm, type Markdown, prose as sentence, row, tableHead } from '../markdown.ts';
import type { ReportInput } from '../layout.ts';
import { itemMarkdown, lineMarkdown } from '../write.ts';

/** More rows, or lines below them, push the end of the screen out of sight. */
const ROWS = 6;
const NAMES = 3;

/** What the first screen is made from. */
export type FirstScreen = Pick<ReportInput, 'report' | 'changes' | 'target' | 'policy' | 'judged' | 'claim'>;

/**
 * What everybody reads: what breaks, why, and where to fix it, the worst first; what else changes, locks and relaxations first; what was
 * judged. It fits one screen however much there is: what has one cause is one row.
 */
export function firstScreen(screen: FirstScreen): Markdown {
  const { report, changes, target, policy, judged, claim } = screen;
  const causes = changes?.causes;
  const { cautions, ok } = reportAnswer(report, policy);
  const found = causes === undefined ? [] : causeRows(causes, target);
  const wrong = found.length > 0 || (causes !== undefined && ok) ? found : standingRows(screen);
  const rows = [...wrong, ...openRows(screen)];
  const state = gfm.join(' · ')([
    ...(judged === undefined ? [] : [lineMarkdown(judgedSentence(judged))]),
    lineMarkdown(summaryLine(report)),
  ]);
  // What is new, and what is gone, the heading tells, and causes tell why.
  const others = changes === undefined ? [] : otherItems({ ...changes, rac: [], introduced: NONE, fixed: NONE });
  const left = others.length - ROWS;
  const items = [
    ...cautions.map((caution): Item => ({ mark: 'open', line: [prose(caution)] })),
    ...others.slice(0, ROWS),
    ...(left > 0 ? [{ mark: 'quiet', line: say`… and ${count(left, 'more change')} below` } as const] : []),
  ];
  return gfm.join('\n')([
    gfm`## ${headingOf(screen)}\n`,
    ...(claim === undefined ? [] : [gfm`${lineMarkdown(claimSentence(claim))}\n`]),
    ...table(rows, wrong.length > 0 && causes?.filter(breaks).every(({ kind }) => kind === 'pending') !== true),
    ...items.map((item) => gfm`${itemMarkdown(item, target)}\n`),
    gfm`${state}\n`,
  ]);
}

const MARK = { good: '✅', open: '⏳', bad: '❌' } as const satisfies Readonly<Record<Mood, string>>;

/** `❌ This change makes 1 host refuse`, `✅ nothing breaks; 2 errors of 9d555a are resolved`, or the answer where nothing is compared. */
function headingOf({ report, changes, policy, claim }: FirstScreen): Markdown {
  const mood = moodOf(report, policy);
  const { line } = reportAnswer(report, policy);
  // A run that failed may still have left a report that says yes.
  if (claim !== undefined && mood !== 'bad' && !isBorneOut(claim))
    return gfm`${MARK.bad} cartwright: ${lineMarkdown(endOfRun(claim))}`;
  if (changes?.causes === undefined) return gfm`${MARK[mood]} cartwright: ${sentence(line)}`;
  const { causes, fixed, introduced, relaxed = [] } = changes;
  const broken = causes.filter(breaks);
  if (broken.length > 0) {
    const mild = mood !== 'bad' && broken.every(({ kind }) => kind === 'pending');
    return gfm`${MARK[mild ? 'open' : 'bad']} This change ${brokenWords(broken)}`;
  }
  const n = total({ ...fixed, notes: 0 });
  const of = changes.base === undefined ? 'the base' : lineMarkdown([code(baseName(changes.base), 60)]);
  const gone = n === 0 ? '' : gfm`; ${someCounts({ ...fixed, notes: 0 })} of ${of} ${n === 1 ? 'is' : 'are'} resolved`;
  if (mood === 'bad') {
    // Relaxations and steps that versions owe are warnings themselves.
    const added = { ...introduced, warnings: introduced.warnings + relaxed.length + causes.length };
    const what =
      total(added) > 0 ? gfm`this change adds ${someCounts(added)}` : 'as before, this change breaks nothing';
    return gfm`${MARK.bad} ${sentence(line)}; ${what}${gone}`;
  }
  // A yes that says less than it seems to does not look like one that says all.
  if (relaxed.length > 0) return gfm`⚠️ nothing breaks, with ${relaxedCount(changes)}${gone}`;
  return gfm`${MARK[mood]} nothing breaks${mood === 'open' ? gfm`; ${sentence(line)}` : ''}${gone}`;
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
    ...some(n('not ready', subject), (cals) => gfm`${count(cals, 'CAL')} not ready`),
    ...some(n('pending', subject), (cals) => gfm`${count(cals, 'CAL')} pending`),
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

/** @param isBreaking whether something breaks, or things are only open */
function table(rows: readonly ScreenRow[], isBreaking: boolean): Markdown[] {
  if (rows.length === 0) return [];
  const shown = rows.slice(0, rows.length > ROWS ? ROWS - 1 : ROWS);
  const left = rows.length - shown.length;
  const more = left === 0 ? '' : row(gfm`… and ${thousands(left)} more`, 'below', '');
  const head = tableHead(isBreaking ? 'what breaks' : 'what is open', 'why', 'fix here');
  return [gfm`${head}${gfm.join('')(shown.map((make) => make()))}${more}`];
}

function causeRows(causes: readonly Cause[], target: LinkTarget | undefined): ScreenRow[] {
  const groups = groupBy(causes.filter(breaks), groupKey);
  return [...groups.values()].map((group) => () => {
    const [first] = group;
    const why = say`${prose(first.why, 240)}${group.length > 1 ? '' : otherSide(first)}`;
    const place = first.place === null ? [] : placeOfCause(first.place);
    const { help } = first;
    return screenRow(whatBreaks(group), why, help === undefined ? place : say`${place}; ${prose(help, 240)}`, target);
  });
}

// Every verdict that is not ready has a row: here those that no cause and no finding tells of.
function openRows({ report, changes, policy, target }: FirstScreen): ScreenRow[] {
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
      return screenRow(say`${file(cal.path)}: ${strong(say`${cal.verdict}`)}${before}`, why, [file(cal.path)], target);
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

/** Rules of relaxations and of small steps, which have lines of their own. */
const OF_CHANGES: readonly string[] = ['check/relaxed', 'package/small-step'];

// What is wrong by itself, by rule: what the policy counts, the worst first, and hosts of which nobody can tell.
function standingRows({ report, target, policy = PLAIN_POLICY }: FirstScreen): ScreenRow[] {
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
    const names = firstListed(
      paths.map((path) => [code(path, 120)]),
      NAMES,
    );
    const [{ message, path, range }] = group;
    return screenRow(names, [prose(message, 240)], [file(path, range.start.line)], target);
  });
}
