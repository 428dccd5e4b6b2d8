import type { Diagnostic } from '../../../result/diagnostic.ts';
import { rulePage } from '../../../result/rule-page.ts';
import type { RuleExample, RuleMeta } from '../../../result/rule.ts';
import { gfm, type Markdown } from '../../../text/outlet.ts';
import { type Plain, visibleLines } from '../../../text/printable.ts';
import { blocks, link, prose } from '../markdown.ts';

// What rules say of themselves is ours, and Markdown as it stands.

/** How a rule behaves beyond its level, in short sentences. */
function notesOf({ fixable, always, apart, owasp }: RuleMeta): string[] {
  return [
    ...(fixable === true ? ['`cartwright lint --fix` fixes it where there is one safe answer.'] : []),
    ...(always === true ? ['It cannot be silenced.'] : []),
    ...(apart === undefined ? [] : [apart]),
    ...(owasp === undefined ? [] : [`OWASP: ${owasp.join(', ')}.`]),
  ];
}

/** The page of a rule. */
export function ruleMarkdown(meta: RuleMeta, heading: '#' | '##' | '###' = '##'): Markdown {
  const notes = notesOf(meta);
  return [
    `${heading} ${meta.id}`,
    `**${meta.level}** · ${meta.summary}`,
    meta.what,
    meta.why,
    ...(meta.falseAlarms === undefined ? [] : [`*False alarms:* ${meta.falseAlarms}`]),
    ...(notes.length === 0 ? [] : [notes.join(' ')]),
    ...exampleMarkdown('Bad', meta.bad),
    ...exampleMarkdown('Good', meta.good),
  ].join('\n\n') as Markdown;
}

/** What an editor shows at findings: the fix of each, then the pages of their rules with their addresses. */
export function hoverMarkdown(findings: readonly Diagnostic[], rules: readonly RuleMeta[]): Markdown {
  const pages = rules.flatMap((meta) => [ruleMarkdown(meta, '###'), link(prose(meta.id), rulePage(meta.id))]);
  const helps = new Set(findings.flatMap(({ help }) => help ?? []));
  return blocks([...[...helps].map((help) => prose(help)), ...pages]);
}

function exampleMarkdown(title: string, { language, text, files = [] }: RuleExample): string[] {
  const fence = (tag: string, body: string): string => `\`\`\`\`${tag}\n${body.replace(/\n*$/, '\n')}\`\`\`\``;
  return [`${title}:`, ...files.map((file) => `\`${file.path}\`\n\n${fence('', file.text)}`), fence(language, text)];
}

/** The output of `explain RULE…`; as Markdown the table of all rules where none is named. */
export function rulePagesMarkdown(chosen: readonly RuleMeta[], all: readonly RuleMeta[]): Markdown {
  const pages = chosen.length === 0 ? [rulesMarkdown(all)] : chosen.map((meta) => ruleMarkdown(meta, '#'));
  return gfm`${gfm.join('\n\n')(pages)}\n`;
}

/** The table of all rules, which is docs/rules.md, too. */
export function rulesMarkdown(metas: readonly RuleMeta[]): Markdown {
  const rows = metas.map((meta) => {
    const marks = [meta.fixable === true ? 'fix' : '', meta.always === true ? 'always' : ''];
    return `| <a id="${meta.id.replace('/', '')}"></a>${meta.id} | ${meta.level} | ${meta.summary} | ${marks.filter(Boolean).join(', ')} |`;
  });
  return ['| rule | level | raised when | |', '|---|---|---|---|', ...rows].join('\n') as Markdown;
}

/** All rules by group, one line each, for `explain` without a rule. */
export function rulesText(metas: readonly RuleMeta[]): Plain {
  const width = Math.max(...metas.map(({ id }) => id.length));
  const lines = metas.map(({ id, level, summary }) => `${id.padEnd(width)}  ${level.padEnd(7)}  ${summary}`);
  return visibleLines(`${lines.join('\n')}\n`);
}
