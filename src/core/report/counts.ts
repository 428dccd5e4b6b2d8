import { compareDiagnostics, type Diagnostic, type Level, type Summary } from '../result/diagnostic.ts';
import { words, type Fitting, type Words } from '../text/outlet.ts';
import { sha256Hex } from '../value/digest.ts';
import { groupBy } from '../value/group-by.ts';

/** How many findings of each level. */
export type Counts = Pick<Summary, 'errors' | 'warnings' | 'notes'>;

export const NONE: Counts = { errors: 0, warnings: 0, notes: 0 };
export const LEVELS: readonly Level[] = ['error', 'warning', 'note'];

/** `12,345`. Written out: the platform's formatter takes 10 ms to load. */
export function thousands(n: number): Words {
  return String(n).replace(/\B(?=(?:\d{3})+$)/g, ',') as Words;
}

/** `1 error`, `2 errors`. */
export function count<const O extends string, const M extends string = `${O}s`>(
  n: number,
  one: Fitting<Words, O>,
  many?: Fitting<Words, M>,
): Words {
  return words`${thousands(n)} ${n === 1 ? one : (many ?? words`${one}s`)}`;
}

/** Counts by level what has one. */
export function countLevels(items: Iterable<{ readonly level: Level }>): Counts {
  const counts = { errors: 0, warnings: 0, notes: 0 };
  for (const { level } of items) counts[`${level}s`]++;
  return counts;
}

export function subtract(a: Counts, b: Counts): Counts {
  return { errors: a.errors - b.errors, warnings: a.warnings - b.warnings, notes: a.notes - b.notes };
}

export function total({ errors, warnings, notes }: Counts): number {
  return errors + warnings + notes;
}

/** `2 errors, 1 warning, 0 notes`: the same words in every outlet. */
export function allCounts({ errors, warnings, notes }: Counts): Words {
  return words`${count(errors, 'error')}, ${count(warnings, 'warning')}, ${count(notes, 'note')}`;
}

/** `, 3 accepted` behind the counts of findings; empty for none. */
export function acceptedCount({ accepted = 0 }: Partial<Pick<Summary, 'accepted'>>): Words {
  return accepted === 0 ? words`` : words`, ${thousands(accepted)} accepted`;
}

/** As {@link allCounts}, without what there is none of. */
export function someCounts({ errors, warnings, notes }: Counts): Words {
  const parts = [
    ...(errors > 0 ? [count(errors, 'error')] : []),
    ...(warnings > 0 ? [count(warnings, 'warning')] : []),
    ...(notes > 0 ? [count(notes, 'note')] : []),
  ];
  return parts.length === 0 ? words`nothing` : words.join(', ')(parts);
}

/** Groups findings by rule and level; the worst level first, then the most frequent. Those of a group are sorted by path and position. */
export function groupByRule(diagnostics: readonly Diagnostic[]) {
  const groups = [...groupBy(diagnostics.toSorted(compareDiagnostics), (d) => `${d.level} ${d.rule}`).values()].map(
    (findings) => {
      const [{ rule, level }] = findings;
      return { rule, level, findings };
    },
  );
  return groups.sort(
    (a, b) => rank(a.level) - rank(b.level) || b.findings.length - a.findings.length || (a.rule < b.rule ? -1 : 1),
  );
}

/** Groups findings by file; files with the worst findings first, then by path. In a file the worst level comes first. */
export function groupByFile(diagnostics: readonly Diagnostic[]) {
  return [...groupBy(diagnostics.toSorted(compareDiagnostics), (d) => d.path).values()]
    .map((findings) => ({ path: findings[0].path, findings: findings.sort(byLevel), counts: countLevels(findings) }))
    .sort(
      (a, b) =>
        b.counts.errors - a.counts.errors || b.counts.warnings - a.counts.warnings || (a.path < b.path ? -1 : 1),
    );
}

/**
 * The order in which a few places are best spent: the worst level first; within it the first finding of every rule in every file
 * before any second one, and of these one of each rule in turn, so that a rule that fires a thousand times does not hide the others.
 */
export function mostTellingFirst(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const seen = new Map<string, number>();
  const turnOf = (...key: readonly (string | number)[]): number => {
    const name = JSON.stringify(key);
    const turn = seen.get(name) ?? 0;
    seen.set(name, turn + 1);
    return turn;
  };
  return diagnostics
    .toSorted(compareDiagnostics)
    .map((diagnostic) => {
      const { rule, path, level } = diagnostic;
      const inFile = turnOf(rule, level, path);
      return { diagnostic, inFile, inRule: turnOf(rule, level, inFile) };
    })
    .sort((a, b) => rank(a.diagnostic.level) - rank(b.diagnostic.level) || a.inFile - b.inFile || a.inRule - b.inRule)
    .map(({ diagnostic }) => diagnostic);
}

function rank(level: Level): number {
  return LEVELS.indexOf(level);
}

function byLevel(a: Diagnostic, b: Diagnostic): number {
  return rank(a.level) - rank(b.level) || compareDiagnostics(a, b);
}

/**
 * Fingerprints of findings: rule, file, where in the structure, and what, without numbers of lines and list positions. The
 * n-th equal one gets its number.
 */
export function fingerprints(): (diagnostic: Diagnostic) => string {
  const seen = new Map<string, number>();
  return ({ rule, path, pointer, message }) => {
    const place = pointer.replace(/\/\d+(?=\/|$)/g, '/*');
    const what = message.replace(/\bline \d+/g, 'line');
    const key = sha256Hex(JSON.stringify([rule, path, place, what])).slice(0, 32);
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    return `${key}:${count}`;
  };
}
