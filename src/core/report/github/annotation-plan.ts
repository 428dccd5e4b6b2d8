import type { Diagnostic, Level } from '../../result/diagnostic.ts';
import {
  allCounts,
  count,
  countLevels,
  LEVELS,
  mostTellingFirst,
  NONE,
  subtract,
  thousands,
  total,
  type Counts,
} from '../counts.ts';
import type { Overview } from '../overviews.ts';

/** GitHub shows this many annotations of one kind a step; the rest is dropped in silence. */
export const ANNOTATIONS_A_LEVEL = 10;

/**
 * Places that overviews leave to what a step says of itself: its answer; cautions; that something was cut, and that the report could
 * not be posted.
 */
const RESERVED: Readonly<Record<Level, number>> = { error: 1, warning: 2, note: 2 };

/** What a step annotates, chosen and not yet written. */
export type AnnotationPlan = Readonly<ReturnType<typeof planAnnotations>>;

/** Options of {@link planAnnotations}. */
export interface AnnotationOptions {
  readonly overviews?: readonly Overview[];
  /** Annotations that the step has made already. */
  readonly made?: Counts | undefined;
  /** Where the rest is, for the sentence about what was cut. */
  readonly rest?: string;
}

/**
 * Chooses the annotations of one step. Problems come first, the most telling ones before the others; overviews take what is left, those
 * of what is changed first. An overview that names a problem stands for it: it has the problem's turn, and the problem is not annotated
 * once more.
 */
export function planAnnotations(
  diagnostics: readonly Diagnostic[],
  { overviews = [], made = NONE, rest = 'the job summary has all of them' }: AnnotationOptions = {},
) {
  const overviewOf = new Map(overviews.flatMap((overview) => overview.findings.map((each) => [each, overview])));
  const itemOf = (finding: Diagnostic): Diagnostic | Overview => overviewOf.get(finding) ?? finding;
  const problems = [...new Set(mostTellingFirst(diagnostics).map(itemOf))];
  const named = new Set<Diagnostic | Overview>(problems);
  const others = byWorth(overviews.filter((overview) => !named.has(overview)));
  const whole = choose(problems, others, made, false);
  const isCut = whole.length < problems.length + others.length;
  const items = isCut ? choose(problems, others, made, true) : whole;
  const taken = new Set(items);
  const counts = countLevels(diagnostics);
  const shown = countLevels(diagnostics.filter((finding) => taken.has(itemOf(finding))));
  const cut = subtract(counts, shown);
  const words = [
    ...(total(cut) === 0 ? [] : [`found ${allCounts(counts)}; ${allCounts(cut)} are not annotated`]),
    ...cutOverviews(overviews, taken),
  ];
  return {
    /** In the order in which they are written. */
    items,
    /** Findings with an annotation, or named in that of an overview. */
    shown,
    cut,
    /** What found no place, as a sentence; undefined when everything has one. */
    cutWords: words.length === 0 ? undefined : `cartwright ${words.join('; ')}: ${rest}`,
  };
}

/** @param isCut whether one of the notices is needed to say so */
function choose(
  problems: readonly (Diagnostic | Overview)[],
  others: readonly Overview[],
  made: Counts,
  isCut: boolean,
): (Diagnostic | Overview)[] {
  const left: Record<Level, number> = { error: 0, warning: 0, note: 0 };
  for (const level of LEVELS) left[level] = Math.max(0, ANNOTATIONS_A_LEVEL - made[`${level}s`]);
  const sentence = isCut && left.note > 0 ? 1 : 0;
  left.note -= sentence;
  const chosen = problems.filter(({ level }) => left[level] > 0 && left[level]-- > 0);
  for (const level of LEVELS) left[level] -= RESERVED[level] - (level === 'note' ? sentence : 0);
  return [...chosen, ...others.filter(({ level }) => left[level]-- > 0)];
}

/** Of what is changed first, then the worst; a checklist and a verdict by turns. */
function byWorth(overviews: readonly Overview[]): Overview[] {
  const seen = { checklist: 0, verdict: 0 };
  return overviews
    .map((overview) => ({ overview, turn: seen[overview.kind]++ }))
    .sort(
      (a, b) =>
        Number(b.overview.changed) - Number(a.overview.changed) ||
        LEVELS.indexOf(a.overview.level) - LEVELS.indexOf(b.overview.level) ||
        a.turn - b.turn,
    )
    .map(({ overview }) => overview);
}

const NOUNS = {
  checklist: ['checklist', 'checklists'],
  verdict: ['verdict on a package', 'verdicts on packages'],
} as const;

function cutOverviews(overviews: readonly Overview[], taken: ReadonlySet<Diagnostic | Overview>): string[] {
  const cut = (['checklist', 'verdict'] as const).flatMap((kind) => {
    const all = overviews.filter((overview) => overview.kind === kind);
    const n = all.filter((overview) => !taken.has(overview)).length;
    return n === 0 ? [] : [`${thousands(n)} of ${count(all.length, NOUNS[kind][0], NOUNS[kind][1])}`];
  });
  return cut.length === 0 ? [] : [`left out ${cut.join(' and ')}`];
}
