import type { Words } from '../../text/outlet.ts';
import { joined, MARKS, type Item, type Line, type Mark, type Table } from '../blocks.ts';
import { count } from '../counts.ts';
import { fileAddress, type Lines, type LinkTarget, ruleAddress } from '../markdown/links.ts';
import { code, html, type Html, link, prose, sourceText } from './html.ts';

/** A sentence in HTML. */
export function lineHtml(line: Line, target?: LinkTarget): Html {
  return html.join('')(
    line.map((span) => {
      if (typeof span === 'string') return span;
      if ('link' in span) return link(lineHtml(span.link), span.url);
      if ('strong' in span) return html`<b>${lineHtml(span.strong, target)}</b>`;
      if ('code' in span) return code(span.code, span.limit);
      if ('prose' in span) return prose(span.prose, span.limit);
      return span.line === undefined ? fileLink(target, span.file) : lineLink(target, span.file, span.line);
    }),
  );
}

/** A row of a list behind its sign, and what to paste below it. */
export function itemHtml({ mark, line, at, source = [] }: Item, target?: LinkTarget): Html {
  const place = at === undefined ? '' : html` <span class="at">${lineHtml(at, target)}</span>`;
  const blocks = source.map(
    ({ text }) => html`<pre tabindex="0">${html.join('\n')(text.split('\n').map(sourceText))}</pre>`,
  );
  return html`<li>${sign(mark)} ${lineHtml(line, target)}${place}${html.join('')(blocks)}</li>`;
}

/** The first `most` rows of a table as a list: the name, its kind, what it is, and below that the rest. */
export function tableHtml({ title, rows, noun }: Table, most: number): Html {
  const shown = rows.slice(0, most).map(({ mark, cells: [name = [], kind = [], what = [], ...rest], more }) => {
    const below = rest.filter((cell) => cell.length > 0);
    return html`<li>
      ${sign(mark)} <b>${lineHtml(name)}</b> <span class="kind">${lineHtml(joined([kind, ...more], ', '))}</span>
      <span class="why">${lineHtml(what)}</span><span class="at">${lineHtml(joined(below, ' → '))}</span>
    </li>`;
  });
  return listHtml(title, shown, rows.length, noun);
}

/** Rows of a list below its title, and how many more than these there are. */
export function listHtml(title: Words, rows: readonly Html[], all: number, noun: Words): Html {
  const more = all > rows.length ? html`<li class="cut">… and ${count(all - rows.length, noun)} more</li>` : '';
  return html`<p class="part">${title}</p>
    <ul class="rows">
      ${html.join('\n')(rows)}${more}
    </ul>`;
}

/** The sign of a mark, for the eye: the words stand beside it. */
export function sign(mark: Mark): Html {
  const { sign: shown, tone } = MARKS[mark];
  return html`<span class="s ${tone}" aria-hidden="true">${shown}</span>`;
}

/** A word in its colour. */
export function pill(mark: Mark, word: Words): Html {
  return html`<span class="pill ${MARKS[mark].tone}">${word}</span>`;
}

/** `path:line` as code, linked to the file at the judged commit where there is one to link to. */
export function fileLink(target: LinkTarget | undefined, path: string, lines?: Lines, label?: string): Html {
  const shown = label ?? (lines === undefined ? path : `${path}:${lines.first}`);
  return link(code(shown, 400), fileAddress(target, path, lines));
}

/** A place that is one line. */
export function lineLink(target: LinkTarget | undefined, path: string, line: number): Html {
  return fileLink(target, path, { first: line, last: line });
}

/** A rule's id as code, linked to its section of the reference page where that is known. */
export function ruleLink(rule: string, rulesUrl: string | undefined): Html {
  return html`<span class="rule">${link(code(rule), ruleAddress(rule, rulesUrl))}</span>`;
}

/** How many characters there is still room for; lists that share one share what is left. */
export interface Room {
  left: number;
}

/** What found its place, one below the other, and what found none. */
export interface Fitted<T> {
  readonly text: Html;
  readonly left: readonly T[];
}

/**
 * Writes items as long as there is room, so that no page grows without end. A list is cut at its end and never thinned out: behind
 * the first item that does not fit nothing of it, nor of any later list of the same room, is written.
 */
export function fit<T>(items: readonly T[], room: Room, write: (item: T) => Html): Fitted<T> {
  const texts: Html[] = [];
  for (const [i, item] of items.entries()) {
    const text = room.left > 0 ? write(item) : html``;
    if (text.length >= room.left) {
      room.left = 0;
      return { text: html.join('\n')(texts), left: items.slice(i) };
    }
    room.left -= text.length + 1;
    texts.push(text);
  }
  return { text: html.join('\n')(texts), left: [] };
}
