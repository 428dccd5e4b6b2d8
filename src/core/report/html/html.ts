import { html, type Html } from '../../text/outlet.ts';
import { type Plain, printable, shorten } from '../../text/printable.ts';
import { sha256Hex } from '../../value/digest.ts';

export { html, type Html };

/*
 * Text from a repository reaches HTML through this file alone, and is in two places only: between tags (of HTML or SVG) and in the
 * double quotes of an attribute whose value nothing runs. None is in a script, a style or, but for `link`, an address.
 */

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '`': '&#96;',
};

function escaped(text: Plain): Html {
  return text.replace(/[&<>"'`]/g, (sign) => ENTITIES[sign] ?? '') as Html;
}

/** Text on one line, between tags or in the quotes of an attribute: invisible characters spelt out, secrets cut. */
export function text(value: string, limit = 600): Html {
  return escaped(shorten(printable(value), limit));
}

/** As {@link text}, what is quoted in it as code. */
export function prose(value: string, limit = 600): Html {
  const parts = shorten(printable(value), limit).split(/"([^"]*)"/);
  return html.join('')(parts.map((part, i) => (i % 2 === 1 ? code(part) : text(part, limit))));
}

/** As {@link text}, in the element of code. */
export function code(value: string, limit = 200): Html {
  return html`<code>${value.trim() === '' ? '(empty)' : text(value, limit)}</code>`;
}

/** A part of a source line: its tabs are blanks, and nothing of it is cut but secrets. */
export function sourceText(value: string): Html {
  return escaped(printable(value.replaceAll('\t', '  ')));
}

/** A link to a page of the web; the content alone where the address holds anything that is not plain. */
export function link(content: Html, address = ''): Html {
  return /^https?:\/\/[\w.:/%#-]+$/.test(address) ? html`<a href="${text(address, 4000)}">${content}</a>` : content;
}

/** The name of a place in the page, the same over runs: a letter for what it is, and a digest of what names it. */
export function anchor(kind: 'f' | 'w' | 'p', ...names: readonly string[]): Html {
  return html`${kind}-${text(sha256Hex(JSON.stringify(names)).slice(0, 12))}`;
}
