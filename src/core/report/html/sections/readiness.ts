import type { CalResult } from '../../../result/results.ts';
import { words } from '../../../text/outlet.ts';
import { count, thousands } from '../../counts.ts';
import { worstFirst } from '../../markdown/sections/readiness.ts';
import type { LinkTarget } from '../../markdown/links.ts';
import { drawFlow, type FlowLayout } from '../flow.ts';
import { anchor, html, text, type Html } from '../html.ts';
import { fileLink, fit, itemHtml, listHtml, pill, type Room, tableHtml } from '../write.ts';
import { MARK_OF_VERDICT } from '../../blocks.ts';
import { openLists, progressOf, readinessTables } from '../../sections/readiness.ts';

/** Rows of one list. */
const ROWS = 200;
/** Workflows that are unfolded from the start when they are not ready. */
const OPEN = 5;

/**
 * Every workflow, the worst first: who does its tasks and why, which knowledge is there by which evidence, what cannot run, the flow.
 *
 * @param layouts places of the flows that are drawn
 */
export function workflowsSection(
  cals: readonly CalResult[],
  target: LinkTarget | undefined,
  layouts: ReadonlyMap<CalResult, FlowLayout>,
  room: Room,
): Html {
  if (cals.length === 0) return html``;
  let unfolded = 0;
  const { text: cards, left } = fit(worstFirst(cals), room, (cal) => {
    const isOpen = cals.length === 1 || (cal.verdict !== 'ready' && unfolded++ < OPEN);
    return card(cal, isOpen, target, layouts.get(cal));
  });
  const more = left.length === 0 ? '' : html`<p class="cut">… and ${count(left.length, 'workflow')} more</p>`;
  return html`${cards}${more}`;
}

function card(cal: CalResult, isOpen: boolean, target: LinkTarget | undefined, layout: FlowLayout | undefined): Html {
  const { path, name, id, verdict, nodes, participants } = cal;
  const { staffed, confirmed, required } = progressOf(cal);
  const here = anchor('w', path);
  const facts = [
    count(nodes, 'node'),
    html`${thousands(staffed)} of ${count(participants.length, 'participant')} staffed`,
    html`${thousands(confirmed)} of ${thousands(required)} required items confirmed`,
  ];
  const parts = [
    html`<p class="about">${fileLink(target, path)} · ${html.join(' · ')(facts)}</p>`,
    ...readinessTables(cal).map((table) => tableHtml(table, ROWS)),
    ...openLists(cal).map(({ title, lines }) => {
      const rows = lines.slice(0, ROWS).map((line) => itemHtml({ mark: 'open', line }));
      return listHtml(words`${title}`, rows, lines.length, words`line`);
    }),
    flowOf(cal, layout),
  ];
  return html`<details class="card" id="${here}"${isOpen ? ' open' : ''}>
    <summary>${pill(MARK_OF_VERDICT[verdict], words`${verdict}`)} <b>${text(name || id, 120)}</b></summary>
    ${html.join('\n')(parts.filter((part) => part !== ''))}
  </details>`;
}

function flowOf(cal: CalResult, layout: FlowLayout | undefined): Html {
  if (cal.flow === undefined) return html``;
  if (layout !== undefined) return drawFlow(cal, cal.flow, layout);
  return html`<p class="cut">Its flow is not drawn: a page draws the first ones only.</p>`;
}
