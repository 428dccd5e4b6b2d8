import type { Cause } from '../../causes/cause.ts';
import { prose, say, type Item } from '../../blocks.ts';
import { isUnchanged, type Changes } from '../../compare.ts';
import { count } from '../../counts.ts';
import type { LinkTarget } from '../../markdown/links.ts';
import { otherItems, placeOfCause, whatBreaks } from '../../sections/changes.ts';
import { html, type Html } from '../html.ts';
import { fit, itemHtml } from '../write.ts';

const ROOM = 500_000;

/** What is different against the base: what breaks, why and where to fix it; what counts less; every answer that flipped. */
export function changesSection(changes: Changes | undefined, target: LinkTarget | undefined): Html {
  if (changes === undefined) return html``;
  const items = [...(changes.causes ?? []).map(causeItem), ...otherItems(changes)];
  const { text: list, left } = fit(items, { left: ROOM }, (item) => itemHtml(item, target));
  const more = left.length === 0 ? '' : html`<p class="cut">… and ${count(left.length, 'change')} more</p>`;
  return html`<section id="changes">
    <h2>What changed</h2>
    ${isUnchanged(changes) ? html`<p class="muted">Nothing that anybody would want to read.</p>` : ''}
    ${
      list === ''
        ? ''
        : html`<ul class="rows">
            ${list}
          </ul>`
    }${more}
  </section>`;
}

function causeItem(cause: Cause): Item {
  const { kind, why, place } = cause;
  const mark = kind === 'pending' || kind === 'step' || kind === 'not judged' ? 'open' : 'bad';
  const at = place === null ? undefined : say`fix ${placeOfCause(place)}`;
  const between = kind === 'step' ? ' ' : kind === 'error' ? ': ' : '; ';
  return { mark, line: say`${whatBreaks([cause])}${between}${prose(why)}`, at };
}
