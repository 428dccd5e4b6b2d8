import { gfm, type Markdown } from '../../text/outlet.ts';
import type { Item, Line, Mark } from '../blocks.ts';
import { fileLink, type LinkTarget } from './links.ts';
import { code, prose } from './markdown.ts';

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
} as const satisfies Readonly<Record<Mark, string>>;

/** A sentence in Markdown. */
export function lineMarkdown(line: Line, target?: LinkTarget): Markdown {
  return gfm.join('')(
    line.map((span) => {
      if (typeof span === 'string') return span;
      if ('strong' in span) return gfm`**${lineMarkdown(span.strong, target)}**`;
      if ('code' in span) return code(span.code, span.limit);
      if ('prose' in span) return prose(span.prose, span.limit);
      return fileLink(target, span.file, span.line === undefined ? undefined : { first: span.line, last: span.line });
    }),
  );
}

/** A row of a list behind its mark. */
export function itemMarkdown({ mark, line, at }: Item, target?: LinkTarget): Markdown {
  const place = at === undefined ? '' : gfm` (${lineMarkdown(at, target)})`;
  return gfm`${MARKS[mark]} ${lineMarkdown(line, target)}${place}`;
}
