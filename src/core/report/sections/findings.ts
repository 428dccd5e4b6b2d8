import type { Diagnostic } from '../../result/diagnostic.ts';
import { words } from '../../text/outlet.ts';
import { code, joined, MARK_OF_LEVEL, say, tableSection, type Section, type Span } from '../blocks.ts';
import { countLevels, groupByFile, groupByRule, someCounts, thousands } from '../counts.ts';

const PLACES = 3;

/** So many findings are shown unfolded, one by one. */
export const FEW_FINDINGS = 10;

/** Findings by rule, the worst first: what kind of trouble there is, with the first places of each. */
export function ruleTable(diagnostics: readonly Diagnostic[]): Section[] {
  if (diagnostics.length === 0) return [];
  const rows = groupByRule(diagnostics).map(({ rule, level, findings }) => {
    const places = findings.slice(0, PLACES).map((finding) => [placeOf(finding)]);
    const rest = findings.length > PLACES ? [say`${thousands(findings.length - PLACES)} more`] : [];
    const cells = [[{ rule }], say`${thousands(findings.length)}`, joined([...places, ...rest], ', ')];
    return { mark: MARK_OF_LEVEL[level], cells };
  });
  const head = [say`rule`, say`findings`, say`first places`];
  return [tableSection(words`rules`, words`rule`, say`Findings by rule`, { head, rows }, 0.3)];
}

/** The findings themselves by folder and file, folded but for a short list. */
export function fileSections(diagnostics: readonly Diagnostic[]): Section[] {
  return groupByFile(diagnostics).map(({ path, findings }, i) => ({
    name: [words`file with findings`, words`files with findings`],
    noun: words`finding`,
    ...(i === 0 ? { title: say`Findings` } : {}),
    fold: {
      line: say`${code(path)}: ${someCounts(countLevels(findings))}`,
      open: diagnostics.length <= FEW_FINDINGS,
    },
    parts: [{ findings }],
  }));
}

/** The lines of a finding, linked; `label` stands for its path and line. */
export function placeOf({ path, range: { start, end } }: Diagnostic, label?: string): Span {
  const last = end.column === 1 && end.line > start.line ? end.line - 1 : end.line;
  return { file: path, line: start.line, last, ...(label === undefined ? {} : { label }) };
}
