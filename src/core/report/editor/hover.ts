import type { RuleMeta } from '../../result/rule.ts';
import type { Diagnostic } from '../../result/diagnostic.ts';
import { rulePage } from '../../result/rule-page.ts';
import { plain, type Markdown, type Plain } from '../../text/outlet.ts';
import { printable } from '../../text/printable.ts';
import { blocks, link, prose } from '../markdown/markdown.ts';
import { ruleMarkdown } from '../markdown/pages/rule.ts';
import { rulePagesText } from '../text/rule.ts';

/** What an editor shows at findings: the way out of each, then the pages of their rules with their addresses. */
export function hoverMarkdown(findings: readonly Diagnostic[], rules: readonly RuleMeta[]): Markdown {
  const pages = rules.flatMap((meta) => [ruleMarkdown(meta, '###'), link(prose(meta.id), rulePage(meta.id))]);
  return blocks([...helpsOf(findings).map((help) => prose(help)), ...pages]);
}

/** As {@link hoverMarkdown}, for editors that show no Markdown. */
export function hoverText(findings: readonly Diagnostic[], rules: readonly RuleMeta[]): Plain {
  const helps = helpsOf(findings).map((help) => printable(help));
  return plain.join('\n')([...helps, rulePagesText(rules), ...rules.map(({ id }) => printable(rulePage(id)))]);
}

function helpsOf(findings: readonly Diagnostic[]): string[] {
  return [...new Set(findings.flatMap(({ help }) => help ?? []))];
}
