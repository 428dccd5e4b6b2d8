import { MARK_OF_HOST } from './blocks.ts';
import { complianceOf } from '../result/compliance.ts';
import type { Diagnostic, Level, Range } from '../result/diagnostic.ts';
import { hostLabels, pairKey } from '../result/host-labels.ts';
import { oneLine, placeText, plain, type Plain, printable } from '../text/printable.ts';
import { renderReadiness } from './text/readiness.ts';
import { hostCounts, markOf, verdictWords, WORST_MARKS } from '../result/reservations.ts';
import type { CalResult, CheckReport, HandshakeVerdict, HostVerdict, ReadyVerdict } from '../result/results.ts';
import type { Changes } from './compare.ts';
import { groupBy } from '../value/group-by.ts';
import { restatingFindings } from './refusal.ts';
import { briefItems } from './sections/hosts.ts';
import { itemLines, signText } from './text/write.ts';

/** A verdict with all that it was made from, to be annotated: the checklist of a CAL, or what every host says of a package. */
export interface Overview {
  readonly kind: 'checklist' | 'verdict';
  /** `readiness: pending`, `compliance: accept`. */
  readonly title: string;
  readonly level: Level;
  /** The file that it is in, relative to the working directory. */
  readonly path: string;
  /** The place of a problem that it names; without one it is about its whole file. */
  readonly range?: Range;
  /** Lines of text without line breaks. */
  readonly lines: readonly string[];
  /** Lines that come after them, and are not left out for length before these are: where to fix what makes the verdict no. */
  readonly fixes: readonly string[];
  /** The findings that say no more than it does: where it is shown, they are not annotated by themselves. */
  readonly findings: readonly Diagnostic[];
  /** Whether what it is about is changed, or its verdict is. */
  readonly changed: boolean;
}

/** What a change touches, as far as it is known. */
export interface Touched {
  /** Paths of the changed files, relative to the working directory. */
  readonly paths?: ReadonlySet<string> | undefined;
  readonly changes?: Changes | undefined;
}

/** The overviews of a report: one for each CAL, then one for each package or cartridge, by path. */
export function overviewsOf(report: CheckReport, touched: Touched = {}): Overview[] {
  const { cals, handshakes } = report;
  const restating = groupBy(restatingFindings(report), ([, subject]) => subject);
  const namedBy = (subject: string): Diagnostic[] => (restating.get(subject) ?? []).map(([finding]) => finding);
  const subjects = groupBy(handshakes, ({ subject }) => subject);
  const label = hostLabels(handshakes);
  return [
    ...cals.map((cal) => readinessOverview(cal, namedBy(cal.path), touched)),
    ...[...subjects].map(([subject, verdicts]) => complianceOverview(verdicts, namedBy(subject), label, touched)),
  ];
}

const READINESS: Readonly<Record<ReadyVerdict, Level>> = { ready: 'note', pending: 'warning', 'not ready': 'error' };
const COMPLIANCE: Readonly<Record<HandshakeVerdict, Level>> = {
  accept: 'note',
  'not judged': 'warning',
  refuse: 'error',
};

function readinessOverview(cal: CalResult, named: readonly Diagnostic[], { paths, changes }: Touched): Overview {
  const { path, verdict } = cal;
  const findings = named.filter((finding) => finding.path === path);
  const item = findings.find(({ pointer }) => pointer.startsWith('/rac/'));
  return {
    kind: 'checklist',
    title: `readiness: ${verdict}`,
    level: READINESS[verdict],
    path,
    ...(item === undefined ? placeIn(path, named) : { range: item.range }),
    lines: renderReadiness(cal).trimEnd().split('\n'),
    fixes: fixLines(named),
    findings,
    changed: paths?.has(path) === true || changes?.verdicts.some((change) => change.path === path) === true,
  };
}

function complianceOverview(
  verdicts: readonly [HostVerdict, ...HostVerdict[]],
  named: readonly Diagnostic[],
  label: (verdict: HostVerdict) => string,
  touched: Touched,
): Overview {
  const [{ subject, signature }] = verdicts;
  const path = fileOf(verdicts[0]);
  const findings = named.filter((finding) => finding.path === path);
  const compliance = complianceOf(verdicts.map(({ verdict }) => verdict)) ?? 'not judged';
  const signed = signature === 'not applicable' ? '' : `  (signature: ${signature})`;
  // What makes the verdict is first, where it is not cut.
  const sorted = WORST_MARKS.flatMap((mark) => verdicts.filter((verdict) => markOf(verdict) === mark));
  return {
    kind: 'verdict',
    title: `compliance: ${compliance}`,
    level: COMPLIANCE[compliance],
    path,
    ...placeIn(path, named),
    lines: [
      `${printable(subject)}: ${hostCounts(verdicts)}${signed}`,
      '',
      ...sorted.flatMap((verdict) => hostLines(verdict, label)),
    ],
    fixes: fixLines(named),
    findings,
    changed: isTouched(subject, verdicts, touched),
  };
}

function hostLines(verdict: HostVerdict, label: (verdict: HostVerdict) => string): Plain[] {
  const head = plain`${signText(MARK_OF_HOST[markOf(verdict)], false)} ${printable(label(verdict))}: ${verdictWords(verdict)}`;
  return [plain`  ${head}`, ...itemLines(briefItems(verdict)).map((line) => plain`  ${line}`)];
}

/** Where a file has the first problem, or the other side of one that is fixed elsewhere. */
function placeIn(path: string, named: readonly Diagnostic[]): Pick<Overview, 'range'> {
  const places = [...named, ...named.flatMap(({ related = [] }) => related)];
  const found = places.find((each) => each.path === path);
  return found === undefined ? {} : { range: found.range };
}

/** Where to fix what makes a verdict no; nothing where nothing does. */
function fixLines(findings: readonly Diagnostic[]): string[] {
  if (findings.length === 0) return [];
  const lines = findings.flatMap(({ rule, message, help, related = [], ...at }) => [
    `  ${placeText(at)}  ${oneLine(message)}  [${oneLine(rule)}]`,
    ...related.slice(0, RELATED).map((each) => `    ↔ ${placeText(each)}  ${oneLine(each.message)}`),
    ...(help === undefined ? [] : [`    help: ${oneLine(help)}`]),
  ]);
  return ['', 'Fix', ...lines];
}

/** Other sides of a finding that are named. */
const RELATED = 3;

/** The file of what was judged: a package's is its source, a cartridge or a manifest is one itself. */
function fileOf({ subject, signature }: HostVerdict): string {
  if (signature !== 'not applicable' || subject.endsWith('.json')) return subject;
  return subject === '.' ? PACKAGE : `${subject}/${PACKAGE}`;
}

const PACKAGE = 'cartridge.yaml';

function isTouched(subject: string, verdicts: readonly HostVerdict[], { paths = NO_PATHS, changes }: Touched): boolean {
  if (paths.has(subject) || verdicts.some(({ profile }) => paths.has(profile))) return true;
  if (subject === '.' ? paths.size > 0 : [...paths].some((path) => path.startsWith(`${subject}/`))) return true;
  const turned = new Set(
    (changes?.hosts ?? []).map(({ profile, host, ...change }) => pairKey({ ...change, profile: profile ?? host })),
  );
  return verdicts.some((verdict) => turned.has(pairKey(verdict)));
}

const NO_PATHS: ReadonlySet<string> = new Set();
