import { gfm, words, type Markdown } from '../../../text/outlet.ts';
import type { Diagnostic, Related } from '../../../result/diagnostic.ts';
import { count, countLevels, groupByFile, groupByRule, LEVEL_MARK, someCounts, thousands } from '../../counts.ts';
import { fileLink, ruleLink, type LinkTarget } from '../links.ts';
import { code, element, prose, row, tableHead } from '../markdown.ts';
import type { ReportRow, ReportSection } from '../layout.ts';

const PLACES = 3;

/** So many findings are shown unfolded, one by one. */
export const FEW_FINDINGS = 10;

/** Findings by rule, the worst first: what kind of trouble there is, with the first places of each. */
export function ruleTable(
  diagnostics: readonly Diagnostic[],
  target: LinkTarget | undefined,
  rulesUrl?: string,
): ReportSection[] {
  if (diagnostics.length === 0) return [];
  return [
    {
      noun: [words`table of rules`, words`tables of rules`],
      open: gfm`\n### Findings by rule\n\n${tableHead('', 'rule', 'findings', 'first places')}`,
      rows: groupByRule(diagnostics).map(({ rule, level, findings }) => {
        const places = findings.slice(0, PLACES).map((finding) => place(finding, target));
        const rest = findings.length > PLACES ? [gfm`${thousands(findings.length - PLACES)} more`] : [];
        const n = thousands(findings.length);
        return { text: row(LEVEL_MARK[level], ruleLink(rule, rulesUrl), n, gfm.join(', ')([...places, ...rest])) };
      }),
      more: (rows) => gfm`\n*… and ${count(rows.length, 'rule')} more*\n`,
      share: 0.3,
    },
  ];
}

/** The findings themselves by folder and file, folded but for a short list. */
export function fileSections(
  diagnostics: readonly Diagnostic[],
  target: LinkTarget | undefined,
  rulesUrl?: string,
): ReportSection[] {
  const open = diagnostics.length <= FEW_FINDINGS ? ' open' : '';
  return groupByFile(diagnostics).map(({ path, findings }, i): ReportSection => {
    const title = gfm`${element(path)}: ${someCounts(countLevels(findings))}`;
    return {
      noun: [words`file with findings`, words`files with findings`],
      open: gfm`${i === 0 ? '\n### Findings\n' : ''}\n<details${open}><summary>${title}</summary>\n\n${tableHead('', 'place', 'finding', 'rule')}`,
      rows: findings.map((finding) => ({ text: findingRow(finding, target, rulesUrl), finding })),
      close: gfm`\n</details>\n`,
      more: (rows) => gfm`\n*… and ${someCounts(countLevels(withFinding(rows)))} more in this file*\n`,
    };
  });
}

/** The findings that rows show. */
export function withFinding(rows: Iterable<ReportRow>): Diagnostic[] {
  return [...rows].flatMap(({ finding }) => (finding === undefined ? [] : [finding]));
}

function findingRow(finding: Diagnostic, target: LinkTarget | undefined, rulesUrl: string | undefined): Markdown {
  const help = finding.help === undefined ? '' : gfm`<br>→ ${prose(finding.help, 400)}`;
  const fix = finding.fix === undefined ? '' : ' 🔧';
  const see = (finding.related ?? []).map(
    (each) => gfm`<br>↔ ${relatedLink(each, target)}: ${prose(each.message, 240)}`,
  );
  return row(
    LEVEL_MARK[finding.level],
    fileLink(target, finding.path, lines(finding), position(finding)),
    gfm`${prose(finding.message)}${help}${gfm.join('')(see)}`,
    gfm`${ruleLink(finding.rule, rulesUrl)}${fix}`,
  );
}

function relatedLink({ path, range: { start }, deleted }: Related, target: LinkTarget | undefined): Markdown {
  return deleted === true ? code(path) : fileLink(target, path, { first: start.line, last: start.line });
}

function place(finding: Diagnostic, target: LinkTarget | undefined): Markdown {
  return fileLink(target, finding.path, lines(finding));
}

function position({ range: { start } }: Diagnostic): Markdown {
  return gfm`${start.line}:${start.column}`;
}

function lines({ range: { start, end } }: Diagnostic): { first: number; last: number } {
  return { first: start.line, last: end.column === 1 && end.line > start.line ? end.line - 1 : end.line };
}
