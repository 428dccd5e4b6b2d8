import type { CalResult, Evidence, ParticipantResult, RacResult } from '../../../result/results.ts';
import { words } from '../../../text/outlet.ts';
import { quote } from '../../../text/printable.ts';
import { redact } from '../../../text/redact.ts';
import { count, thousands } from '../../counts.ts';
import { worstFirst } from '../../markdown/sections/readiness.ts';
import type { LinkTarget } from '../../markdown/links.ts';
import { drawFlow, type FlowLayout } from '../flow.ts';
import { anchor, code, html, prose, text, type Html } from '../html.ts';
import { fileLink } from '../links.ts';
import { pill, sign, TONE_OF_STATE, TONE_OF_VERDICT, type Tone } from '../marks.ts';
import { fit, type Room } from '../room.ts';

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
  const { path, name, id, verdict, nodes, participants, rac } = cal;
  const staffed = participants.filter((each) => each.resolved !== null).length;
  const required = rac.filter((item) => item.required);
  const confirmed = required.filter((item) => item.state === 'confirmed').length;
  const here = anchor('w', path);
  const facts = [
    count(nodes, 'node'),
    html`${thousands(staffed)} of ${count(participants.length, 'participant')} staffed`,
    html`${thousands(confirmed)} of ${thousands(required.length)} required items confirmed`,
  ];
  const parts = [
    html`<p class="about">${fileLink(target, path)} · ${html.join(' · ')(facts)}</p>`,
    list(html`Participants`, participants, participantRow, 'participant'),
    list(html`Required available context`, rac, itemRow, 'item'),
    lines(html`Cannot run yet`, cal.blocked ?? []),
    lines(
      html`Still to write`,
      (cal.todo ?? []).map((task) => `the action of task ${quote(task)} is a TODO`),
    ),
    flowOf(cal, layout),
  ];
  return html`<details class="card" id="${here}"${isOpen ? ' open' : ''}>
    <summary>${pill(TONE_OF_VERDICT[verdict], words`${verdict}`)} <b>${text(name || id, 120)}</b></summary>
    ${html.join('\n')(parts.filter((part) => part !== ''))}
  </details>`;
}

function flowOf(cal: CalResult, layout: FlowLayout | undefined): Html {
  if (cal.flow === undefined) return html``;
  if (layout !== undefined) return drawFlow(cal, cal.flow, layout);
  return html`<p class="cut">Its flow is not drawn: a page draws the first ones only.</p>`;
}

function list<T>(title: Html, all: readonly T[], row: (each: T) => Html, noun: 'participant' | 'item'): Html {
  if (all.length === 0) return html``;
  const left = all.length - ROWS;
  const more = left > 0 ? html`<li class="cut">… and ${count(left, noun)} more</li>` : '';
  return html`<p class="part">${title}</p>
    <ul class="rows">
      ${html.join('\n')(all.slice(0, ROWS).map(row))}${more}
    </ul>`;
}

function participantRow({ alias, bind, required, resolved, reason }: ParticipantResult): Html {
  const tone: Tone = resolved !== null ? 'good' : required ? 'bad' : 'quiet';
  const by = resolved === null ? html`not staffed` : html`${text(resolved.name, 120)} ${code(resolved.role)}`;
  const digest = resolved?.romDigest ?? null;
  const proof = digest === null ? '' : html` ${code(redact(digest).slice(0, 19))}`;
  return html`<li>
    ${sign(tone)} <b>${code(alias)}</b> <span class="kind">${required ? '' : 'optional '}${bind}</span>
    <span class="why">${by}${proof}</span><span class="at">${prose(reason)}</span>
  </li>`;
}

function itemRow(item: RacResult): Html {
  const { id, kind, description, required, state, check } = item;
  const tone = TONE_OF_STATE[state];
  const how = check === null ? html`no check` : html`${text(check.type, 40)} ${code(check.hint, 160)}`;
  const said = html.join('; ')(evidence(item));
  const found = said === '' ? '' : html` → ${said}`;
  return html`<li>
    ${state === 'unconfirmed' ? sign(tone, '□') : sign(tone)} <b>${code(id)}</b>
    <span class="kind">${text(kind, 40)}, ${required ? state : 'optional'}</span>
    <span class="why">${prose(description, 400)}</span><span class="at">${how}${found}</span>
  </li>`;
}

// The reason says in words what the evidence holds; without one the evidence speaks. The digest is in neither's words.
function evidence({ reason, evidence: found = {} }: RacResult): Html[] {
  const words = reason === undefined ? evidenceWords(found) : [prose(reason, 240)];
  return [...words, ...(found.digest === undefined ? [] : [code(redact(found.digest).slice(0, 19))])];
}

function evidenceWords({ count: n, by, at, expires }: Evidence): Html[] {
  return [
    ...(n === undefined ? [] : [html`${thousands(n)} found`]),
    ...(by === undefined ? [] : [html`by ${text(by, 60)}`]),
    ...(at === undefined ? [] : [html`on ${text(redact(at).slice(0, 10))}`]),
    ...(expires === undefined ? [] : [html`until ${text(redact(expires).slice(0, 10))}`]),
  ];
}

function lines(title: Html, all: readonly string[]): Html {
  if (all.length === 0) return html``;
  const shown = all
    .slice(0, ROWS)
    .map((line) => html`<li>${sign('open')} <span class="why">${prose(line, 240)}</span></li>`);
  const left = all.length - shown.length;
  const more = left > 0 ? html`<li class="cut">… and ${count(left, 'line')} more</li>` : '';
  return html`<p class="part">${title}</p>
    <ul class="rows">
      ${html.join('\n')(shown)}${more}
    </ul>`;
}
