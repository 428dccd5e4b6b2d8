import { gfm, type Markdown } from '../../text/outlet.ts';
import { MARKS as SIGNS, type Item, type Line, type Mark, type Span, type Table } from '../blocks.ts';
import { count } from '../counts.ts';
import { fileLink, type LinkTarget } from './links.ts';
import { code, fenced, link, prose, row, tableHead } from './markdown.ts';

const MARKS = {
  good: '✅',
  open: '⚠️',
  bad: '❌',
  quiet: '🔄',
  unknown: '❔',
  confirmed: '☑',
  unconfirmed: '□',
  failed: '✗',
  lock: '🔒',
  added: '🔺',
  resolved: '✔️',
  moved: '🚚',
  step: '⬆️',
  deleted: '🗑️',
  fix: '→',
} as const satisfies Readonly<Record<Mark, string>>;

/** A sentence in Markdown. */
export function lineMarkdown(line: Line, target?: LinkTarget): Markdown {
  return line
    .map((span) => spanMarkdown(span, target))
    .reduce(
      (said, part) => {
        // Backticks that meet would be one fence.
        const apart = said.endsWith('`') && part.startsWith('`') ? ' ' : '';
        return gfm`${said}${apart}${part}`;
      },
      gfm``,
    );
}

function spanMarkdown(span: Span, target: LinkTarget | undefined): Markdown {
  if (typeof span === 'string') return span;
  if ('link' in span) return link(lineMarkdown(span.link), span.url);
  if ('strong' in span) return gfm`**${lineMarkdown(span.strong, target)}**`;
  if ('code' in span) return code(span.code, span.limit);
  if ('prose' in span) return prose(span.prose, span.limit);
  return fileLink(target, span.file, span.line === undefined ? undefined : { first: span.line, last: span.line });
}

/** The sign of a mark. */
export function signMarkdown(mark: Mark): Markdown {
  return gfm`${MARKS[mark]}`;
}

/** A row of a list behind its mark. */
export function itemMarkdown({ mark, line, at }: Item, target?: LinkTarget): Markdown {
  const place = at === undefined ? '' : gfm` (${lineMarkdown(at, target)})`;
  return gfm`${MARKS[mark]} ${lineMarkdown(line, target)}${place}`;
}

/** A row of a list without its mark, and what to paste below it. */
export function bulletMarkdown({ line, nested, source = [] }: Item, target?: LinkTarget): Markdown {
  const blocks = source.map(({ text, language }) => gfm`\n${fenced(text, language)}\n\n`);
  return gfm`${nested === true ? '  ' : ''}- ${lineMarkdown(line, target)}\n${gfm.join('')(blocks)}`;
}

/** The first `most` rows of a table, without its title. */
export function tableMarkdown({ head, rows, noun, foot }: Table, most: number): Markdown {
  const shown = rows
    .slice(0, most)
    .map(({ mark, cells }) => row(SIGNS[mark].sign, ...cells.map((cell) => lineMarkdown(cell))));
  const left = rows.length - shown.length;
  const more = left > 0 ? gfm`\n*… and ${count(left, noun)} more*\n` : '';
  return gfm`\n${tableHead('', ...head)}${gfm.join('')(shown)}${more}${foot === undefined ? '' : gfm`\n${foot}\n`}`;
}
