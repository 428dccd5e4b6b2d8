import type { Item, Line, Mark } from '../blocks.ts';
import type { LinkTarget } from '../markdown/links.ts';
import { code, html, prose, type Html } from './html.ts';
import { fileLink, lineLink } from './links.ts';
import { sign, type Tone } from './marks.ts';

const TONES = {
  good: 'good',
  open: 'open',
  bad: 'bad',
  quiet: 'quiet',
  unknown: 'open',
  confirmed: 'good',
  unconfirmed: 'open',
  failed: 'bad',
  lock: 'quiet',
  added: 'bad',
  resolved: 'good',
  moved: 'quiet',
  step: 'open',
  deleted: 'quiet',
} as const satisfies Readonly<Record<Mark, Tone>>;

/** A sentence in HTML. */
export function lineHtml(line: Line, target?: LinkTarget): Html {
  return html.join('')(
    line.map((span) => {
      if (typeof span === 'string') return span;
      if ('strong' in span) return html`<b>${lineHtml(span.strong, target)}</b>`;
      if ('code' in span) return code(span.code, span.limit);
      if ('prose' in span) return prose(span.prose, span.limit);
      return span.line === undefined ? fileLink(target, span.file) : lineLink(target, span.file, span.line);
    }),
  );
}

/** A row of a list behind its sign. */
export function itemHtml({ mark, line, at }: Item, target?: LinkTarget): Html {
  const place = at === undefined ? '' : html` <span class="at">${lineHtml(at, target)}</span>`;
  return html`<li>${sign(TONES[mark])} ${lineHtml(line, target)}${place}</li>`;
}
