import type { Diagnostic } from '../../result/diagnostic.ts';
import { gfm, type Markdown } from '../../text/outlet.ts';
import {
  MARK_OF_LEVEL,
  MARKS,
  type Item,
  type Line,
  type Mark,
  type Part,
  type Section,
  type Span,
  type Table,
} from '../blocks.ts';
import { count, countLevels, someCounts } from '../counts.ts';
import type { ReportInput, WrittenRow, WrittenSection } from '../layout.ts';
import { placeOf } from '../sections/findings.ts';
import { fileLink, ruleLink } from './links.ts';
import { code, element, fenced, link, prose, row, tableHead } from './markdown.ts';
import { flowDiagram } from './mermaid.ts';

/** Where links lead. */
type Links = Pick<ReportInput, 'target' | 'rulesUrl'>;

/** A sentence in Markdown. */
export function lineMarkdown(line: Line, links: Links = {}): Markdown {
  return line
    .map((span) => spanMarkdown(span, links))
    .reduce(
      (said, part) => {
        // Backticks that meet would be one fence.
        const apart = said.endsWith('`') && part.startsWith('`') ? ' ' : '';
        return gfm`${said}${apart}${part}`;
      },
      gfm``,
    );
}

function spanMarkdown(span: Span, links: Links): Markdown {
  if (typeof span === 'string') return span;
  if ('link' in span) return link(lineMarkdown(span.link), span.url);
  if ('strong' in span) return gfm`**${lineMarkdown(span.strong, links)}**`;
  if ('code' in span) return code(span.code, span.limit);
  if ('prose' in span) return prose(span.prose, span.limit);
  if ('rule' in span) return ruleLink(span.rule, links.rulesUrl);
  const { file, line, last = line, label } = span;
  const lines = line === undefined || last === undefined ? undefined : { first: line, last };
  return fileLink(links.target, file, lines, label);
}

// Markdown is not read there.
function summaryMarkdown(line: Line): Markdown {
  const texts = line.map((span) =>
    typeof span === 'object' && 'code' in span ? element(span.code) : lineMarkdown([span]),
  );
  return gfm.join('')(texts);
}

/** The sign of a mark. */
export function signMarkdown(mark: Mark): Markdown {
  return gfm`${MARKS[mark].gfm}`;
}

/** A row of a list behind its mark. */
export function itemMarkdown({ mark, line, at }: Item, links?: Links): Markdown {
  const place = at === undefined ? '' : gfm` (${lineMarkdown(at, links)})`;
  return gfm`${signMarkdown(mark)} ${lineMarkdown(line, links)}${place}`;
}

/** Rows of a list, each behind its mark. */
export function itemsMarkdown(items: readonly Item[]): Markdown {
  return gfm.join('')(items.map((item) => gfm`- ${itemMarkdown(item)}\n`));
}

/** A row of a list without its mark, and what to paste below it. */
function bulletMarkdown({ line, nested, source = [] }: Item, links: Links): Markdown {
  const blocks = source.map(({ text, language }) => gfm`\n${fenced(text, language)}\n\n`);
  return gfm`${nested === true ? '  ' : ''}- ${lineMarkdown(line, links)}\n${gfm.join('')(blocks)}`;
}

/** A section in Markdown. */
export function sectionMarkdown(section: Section, links: Links): WrittenSection<Markdown> {
  const { name, noun, title, mark, fold, lead, parts, share } = section;
  const sign = mark === undefined ? '' : gfm`${signMarkdown(mark)} `;
  const open = [
    ...(title === undefined ? [] : [gfm`\n### ${fold === undefined ? sign : ''}${lineMarkdown(title, links)}\n`]),
    ...(fold === undefined
      ? []
      : [
          gfm`\n<details${fold.open === true ? ' open' : ''}><summary>${sign}${summaryMarkdown(fold.line)}</summary>\n`,
        ]),
    ...(lead === undefined ? [] : [gfm`\n${lineMarkdown(lead, links)}\n`]),
  ];
  const isOfFindings = parts.some((part) => 'findings' in part);
  return {
    name,
    ...(share === undefined ? {} : { share }),
    open: gfm.join('')(open),
    parts: parts.map((part) => partMarkdown(part, links)),
    close: fold === undefined ? gfm`` : gfm`\n</details>\n`,
    more: (rows) =>
      isOfFindings
        ? gfm`\n*… and ${someCounts(countLevels(rows.flatMap(({ finding }) => finding ?? [])))} more in this file*\n`
        : gfm`\n*… and ${count(rows.length, noun)} more*\n`,
  };
}

function partMarkdown(part: Part, links: Links): WrittenSection<Markdown>['parts'][number] {
  if ('head' in part) {
    const { head, rows, foot } = part;
    const marked = rows.some(({ mark }) => mark !== undefined);
    const titles = head.map((line) => lineMarkdown(line));
    return {
      open: gfm`\n${marked ? tableHead('', ...titles) : tableHead(...titles)}`,
      rows: rows.map((each) => ({ text: () => rowMarkdown(each, links) })),
      close: foot === undefined ? gfm`` : gfm`\n${lineMarkdown(foot)}\n`,
    };
  }
  if ('findings' in part) {
    const rows = part.findings.map((finding): WrittenRow<Markdown> => ({
      text: () => findingRow(finding, links),
      finding,
    }));
    return { open: gfm`\n${tableHead('', 'place', 'finding', 'rule')}`, rows, close: gfm`` };
  }
  if ('flow' in part) return { open: gfm`\n`, rows: [{ text: () => flowDiagram(part.flow) }], close: gfm`\n` };
  const { title, items, bare } = part;
  return {
    open: title === undefined ? gfm`\n` : gfm`\n**${title}**\n\n`,
    rows: items.map((item) => ({
      text: () => (bare === true ? bulletMarkdown(item, links) : gfm`- ${itemMarkdown(item, links)}\n`),
    })),
    close: gfm``,
  };
}

function rowMarkdown({ mark, word, cells }: Table['rows'][number], links: Links): Markdown {
  const sign = mark === undefined ? [] : [word === undefined ? signMarkdown(mark) : gfm`${signMarkdown(mark)} ${word}`];
  return row(...sign, ...cells.map((cell) => lineMarkdown(cell, links)));
}

function findingRow(finding: Diagnostic, links: Links): Markdown {
  const { start } = finding.range;
  const help = finding.help === undefined ? '' : gfm`<br>→ ${prose(finding.help, 400)}`;
  const fix = finding.fix === undefined ? '' : ' 🔧';
  const see = (finding.related ?? []).map(({ path, range, deleted, message }) => {
    const at = deleted === true ? code(path) : lineMarkdown([{ file: path, line: range.start.line }], links);
    return gfm`<br>↔ ${at}: ${prose(message, 240)}`;
  });
  return row(
    signMarkdown(MARK_OF_LEVEL[finding.level]),
    lineMarkdown([placeOf(finding, `${start.line}:${start.column}`)], links),
    gfm`${prose(finding.message)}${help}${gfm.join('')(see)}`,
    gfm`${ruleLink(finding.rule, links.rulesUrl)}${fix}`,
  );
}
