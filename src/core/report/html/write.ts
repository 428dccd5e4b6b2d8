import type { Diagnostic } from '../../result/diagnostic.ts';
import type { CalResult } from '../../result/results.ts';
import { maskSecrets, redact } from '../../text/redact.ts';
import { fileName } from '../../value/path.ts';
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
import { count } from '../counts.ts';
import type { ReportInput, WrittenSection } from '../layout.ts';
import { fileAddress, ruleAddress } from '../markdown/links.ts';
import { placeOf } from '../sections/findings.ts';
import { aroundPlace } from '../text/excerpt.ts';
import { code, html, type Html, link, prose, sourceText } from './html.ts';

/** What a page shows of its report, and what it draws and links. */
export interface PageContext extends Pick<ReportInput, 'target' | 'rulesUrl' | 'excerpts'> {
  readonly draw: (cal: CalResult) => Html;
  /** The name of a finding's place in the page. */
  readonly idOf: (finding: Diagnostic) => Html;
}

type Links = Pick<ReportInput, 'target' | 'rulesUrl'>;

/** A sentence in HTML. */
export function lineHtml(line: Line, links: Links = {}): Html {
  return html.join('')(line.map((span) => spanHtml(span, links)));
}

function spanHtml(span: Span, links: Links): Html {
  if (typeof span === 'string') return span;
  if ('link' in span) return link(lineHtml(span.link), span.url);
  if ('strong' in span) return html`<b>${lineHtml(span.strong, links)}</b>`;
  if ('code' in span) return code(span.code, span.limit);
  if ('prose' in span) return prose(span.prose, span.limit);
  if ('rule' in span) return link(code(span.rule), ruleAddress(span.rule, links.rulesUrl));
  const { file, line, last = line, label } = span;
  const lines = line === undefined || last === undefined ? undefined : { first: line, last };
  const shown = label ?? (line === undefined ? file : `${file}:${line}`);
  return link(code(shown, 400), fileAddress(links.target, file, lines));
}

/** A row of a list behind its sign, and what to paste below it. */
export function itemHtml({ mark, line, at, source = [] }: Item, links: Links = {}): Html {
  const place = at === undefined ? '' : html` <span class="at">${lineHtml(at, links)}</span>`;
  const blocks = source.map(
    ({ text }) => html`<pre tabindex="0">${html.join('\n')(text.split('\n').map(sourceText))}</pre>`,
  );
  return html`<li>${sign(mark)} ${lineHtml(line, links)}${place}${html.join('')(blocks)}</li>`;
}

/** The sign of a mark, and its name for a reader who does not see it. */
export function sign(mark: Mark): Html {
  const { sign: shown, tone } = MARKS[mark];
  return html`<span class="s ${tone}" role="img" aria-label="${mark}">${shown}</span>`;
}

/** A section in HTML. */
export function sectionHtml(section: Section, context: PageContext): WrittenSection<Html> {
  const { name, noun, title, mark, fold, lead, parts, share } = section;
  const shown = mark === undefined ? '' : html`${sign(mark)} `;
  const open = [
    ...(title === undefined ? [] : [html`<h2>${fold === undefined ? shown : ''}${lineHtml(title, context)}</h2>`]),
    ...(fold === undefined
      ? []
      : [
          html`<details${fold.open === true ? ' open' : ''}><summary>${shown}${lineHtml(fold.line, context)}</summary>`,
        ]),
    ...(lead === undefined ? [] : [html`<p class="about">${lineHtml(lead, context)}</p>`]),
  ];
  return {
    name,
    ...(share === undefined ? {} : { share }),
    open: html`${html.join('\n')(open)}\n`,
    parts: parts.map((part) => partHtml(part, context)),
    close: fold === undefined ? html`` : html`</details>\n`,
    more: (rows) => html`<p class="cut">… and ${count(rows.length, noun)} more</p>\n`,
  };
}

function partHtml(part: Part, context: PageContext): WrittenSection<Html>['parts'][number] {
  if ('head' in part) return tableParts(part, context);
  if ('findings' in part) {
    const rows = part.findings.map((finding) => ({ text: () => findingHtml(finding, context), finding }));
    return { open: html`<ol class="findings">\n`, rows, close: html`</ol>\n` };
  }
  if ('flow' in part) return { open: html``, rows: [{ text: () => context.draw(part.flow) }], close: html`\n` };
  const { title, items } = part;
  return {
    open: html`${title === undefined ? '' : html`<h3>${title}</h3>`}<ul class="rows">\n`,
    rows: items.map((item) => ({ text: () => html`${itemHtml(item, context)}\n` })),
    close: html`</ul>\n`,
  };
}

/** A table as a whole. */
export function tableHtml(table: Table, links: Links): Html {
  const { open, rows, close } = tableParts(table, links);
  return html`${open}${html.join('')(rows.map((row) => row.text()))}${close}`;
}

function tableParts({ head, rows, foot }: Table, links: Links): WrittenSection<Html>['parts'][number] {
  const marked = rows.some(({ mark }) => mark !== undefined);
  const titles = head.map((line) => html`<th>${lineHtml(line)}</th>`);
  return {
    open: html`<table><thead><tr>${marked ? html`<td></td>` : ''}${html.join('')(titles)}</tr></thead><tbody>\n`,
    rows: rows.map(({ mark, word, cells }) => ({
      text: () => {
        const first = mark === undefined ? '' : html`<td>${sign(mark)}${word === undefined ? '' : html` ${word}`}</td>`;
        const others = cells.map((cell) => html`<td>${lineHtml(cell, links)}</td>`);
        return html`<tr>${first}${html.join('')(others)}</tr>\n`;
      },
    })),
    close: html`</tbody></table>${foot === undefined ? '' : html`<p class="about">${lineHtml(foot)}</p>`}\n`,
  };
}

/** Characters of a source line that are shown. */
const WIDTH = 160;

function findingHtml(finding: Diagnostic, context: PageContext): Html {
  const { rule, level, message, path, range, help, fix, related = [] } = finding;
  const { line, column } = range.start;
  const id = context.idOf(finding);
  const mark = MARK_OF_LEVEL[level];
  // What is cut away of a path could be what gives a secret away.
  const at = placeOf(finding, `${fileName(redact(path))}:${line}:${column}`);
  const source = context.excerpts?.get(path)?.get(line);
  const others = related.slice(0, 20).map((each) => {
    const place: Span = each.deleted === true ? { code: each.path } : { file: each.path, line: each.range.start.line };
    return html`<p class="help">↔ ${lineHtml([place], context)}: ${prose(each.message, 240)}</p>`;
  });
  const parts = [
    html`<p>${sign(mark)} <span class="${MARKS[mark].tone}">${level}</span> ${prose(message)}</p>`,
    html`<p class="at">${lineHtml([at], context)} <span class="rule">${lineHtml([{ rule }], context)}</span> <a class="here" href="#${id}" aria-label="Link to this finding">#</a></p>`,
    ...(source === undefined ? [] : [excerptHtml(source, range)]),
    ...(help === undefined ? [] : [html`<p class="help">→ ${prose(help, 400)}</p>`]),
    ...others,
    ...(fix === undefined
      ? []
      : [html`<p class="help">fix: ${prose(fix.title, 240)} <span class="about">cartwright lint --fix</span></p>`]),
  ];
  return html`<li id="${id}">${html.join('\n')(parts)}</li>\n`;
}

function excerptHtml(source: string, range: Diagnostic['range']): Html {
  const [before, place, after] = aroundPlace(maskSecrets(source), range, WIDTH);
  return html`<pre><span class="n">${range.start.line}</span> ${sourceText(before)}<mark>${sourceText(place)}</mark>${sourceText(after)}</pre>`;
}
