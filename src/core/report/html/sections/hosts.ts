import { hostLabels, pairKey } from '../../../result/host-labels.ts';
import { markOf, reservationsOf, verdictWords } from '../../../result/reservations.ts';
import type { CandidateResult, HostVerdict, JudgedHost, Reservation, RoleResult } from '../../../result/results.ts';
import { sameAnswers } from '../../../result/same-answers.ts';
import { count } from '../../counts.ts';
import type { LinkTarget } from '../../markdown/links.ts';
import { anchor, code, html, prose, text, type Html } from '../html.ts';
import { fileLink } from '../links.ts';
import { pill, sign, TONE_OF_HOST } from '../marks.ts';
import { mendList } from '../mends.ts';
import { fit, type Room } from '../room.ts';

/** Names of one answer, and tools of one role, that are listed. */
const NAMED = 12;
/** Answers that are unfolded from the start when they are no. */
const OPEN = 3;

/** Packages down and hosts across, each answer with what stands behind it: bindings, reservations, what is unmet and what would mend it. */
export function hostsSection(verdicts: readonly HostVerdict[], target: LinkTarget | undefined, room: Room): Html {
  if (verdicts.length === 0) return html``;
  const answers = sameAnswers(verdicts, answerKey).map((answer) => ({
    ...answer,
    id: anchor('h', answer.subjects.map(({ subject }) => subject).join('\n'), answer.hosts.map(pairKey).join('\n')),
  }));
  const where = new Map(
    answers.flatMap(({ id, subjects, hosts }) =>
      subjects.flatMap(({ subject }) => hosts.map(({ profile }) => [pairKey({ subject, profile }), id] as const)),
    ),
  );
  const label = hostLabels(verdicts);
  const table = matrix(verdicts, label, where, { target, room });
  let unfolded = 0;
  const { text: cards, left } = fit([...answers].sort(worseFirst), room, (answer) => {
    const isOpen = answer.verdict.verdict !== 'accept' && unfolded++ < OPEN;
    return answerCard(answer, isOpen, label);
  });
  const more = left.length === 0 ? '' : html`<p class="cut">… and ${count(left.length, 'answer')} more</p>`;
  return html`${table} ${cards}${more}`;
}

interface Answer {
  readonly id: Html;
  readonly verdict: HostVerdict;
  readonly subjects: readonly HostVerdict[];
  readonly hosts: readonly HostVerdict[];
}

type Label = (verdict: HostVerdict) => string;

const ORDER = ['refuse', 'not judged', 'reserved', 'accept'];

function worseFirst(a: Answer, b: Answer): number {
  return ORDER.indexOf(markOf(a.verdict)) - ORDER.indexOf(markOf(b.verdict));
}

// What a host is called and where its profile is makes no difference, nor which revision it speaks, while nothing follows from it.
function answerKey(verdict: HostVerdict): string {
  if (verdict.verdict === 'not judged') return JSON.stringify([verdict.reason, verdict.help]);
  return JSON.stringify([verdict.verdict, verdict.error?.error.data, verdict.roles]);
}

function matrix(
  verdicts: readonly HostVerdict[],
  label: Label,
  where: ReadonlyMap<string, Html>,
  { target, room }: { readonly target: LinkTarget | undefined; readonly room: Room },
): Html {
  const subjects = [...new Set(verdicts.map(({ subject }) => subject))];
  const profiles = [...new Map(verdicts.map((verdict) => [verdict.profile, label(verdict)]))];
  const byPair = new Map(verdicts.map((verdict) => [pairKey(verdict), verdict]));
  const signatures = new Map(verdicts.map((verdict) => [verdict.subject, verdict.signature]));
  const heads = profiles.map(([, name]) => html`<th scope="col"><span>${text(name, 80)}</span></th>`);
  const { text: rows, left } = fit(subjects, room, (subject) => {
    const cells = profiles.map(([profile]) => {
      const key = pairKey({ subject, profile });
      return cell(byPair.get(key), where.get(key));
    });
    return html`<tr>
      <th scope="row">${fileLink(target, subject)}${signature(signatures.get(subject))}</th>
      ${html.join('')(cells)}
    </tr>`;
  });
  const more = left.length === 0 ? '' : html`<p class="cut">… and ${count(left.length, 'row')} more</p>`;
  return html`<div class="matrix" tabindex="0" role="region" aria-label="Hosts by package">
      <table>
        <thead>
          <tr>
            <th scope="col">package or cartridge</th>
            ${html.join('')(heads)}
          </tr>
        </thead>
        <tbody>
          ${rows}
        </tbody>
      </table>
    </div>
    ${more}`;
}

function signature(found: HostVerdict['signature'] | undefined): Html {
  return found === undefined || found === 'not applicable' ? html`` : html` <span class="kind">${found}</span>`;
}

function cell(verdict: HostVerdict | undefined, id: Html | undefined): Html {
  if (verdict === undefined || id === undefined) return html`<td class="quiet">–</td>`;
  const mark = markOf(verdict);
  const tone = TONE_OF_HOST[mark];
  const seen = mark === 'not judged' ? sign(tone, '?') : sign(tone);
  const [first, ...others] = verdict.verdict === 'refuse' ? verdict.descriptor.unmet : [];
  const unmet =
    first === undefined
      ? ''
      : html`<small>${code(first, 60)}${others.length > 0 ? html` +${others.length}` : ''}</small>`;
  return html`<td class="${tone}"><a href="#${id}">${seen} ${verdictWords(verdict)}</a>${unmet}</td>`;
}

function answerCard({ id, verdict, subjects, hosts }: Answer, isOpen: boolean, label: Label): Html {
  const mark = markOf(verdict);
  const words = html`${named(subjects.map(({ subject }) => code(subject)))} on
  ${named(hosts.map((each) => code(label(each), 80)))}`;
  return html`<details class="card" id="${id}"${isOpen ? ' open' : ''}>
    <summary>${pill(TONE_OF_HOST[mark], verdictWords(verdict))} ${words}</summary>
    ${bodyOf(verdict)}
  </details>`;
}

function named(names: readonly Html[]): Html {
  const rest = names.length > NAMED ? html` and ${names.length - NAMED} more` : '';
  return html`${html.join(', ')(names.slice(0, NAMED))}${rest}`;
}

function bodyOf(verdict: HostVerdict): Html {
  switch (verdict.verdict) {
    case 'not judged':
      return html`<p>${prose(verdict.reason, 400)}</p>
        <p class="help"><b>Mend</b> ${prose(verdict.help, 400)}</p>`;
    case 'accept':
    case 'refuse':
      return html`${unmetTable(verdict)}${mendList(verdict)}
        <p class="part">Roles</p>
        <ul class="rows">
          ${html.join('\n')(verdict.roles.map(roleRow))}
        </ul>`;
  }
}

function unmetTable({ error }: JudgedHost): Html {
  if (error === null) return html``;
  const { unmet, supported, requested } = error.error.data;
  const rows = unmet.slice(0, 60).map(
    (id, i) =>
      html`<tr>
        <th scope="row">${code(id, 120)}</th>
        <td>${text(requested[i] ?? '', 240)}</td>
        <td>${text(supported[i] ?? '', 240)}</td>
      </tr>`,
  );
  return html`<div class="matrix plain" tabindex="0" role="region" aria-label="Unmet requirements">
    <table>
      <thead>
        <tr>
          <th scope="col">not met</th>
          <th scope="col">asked</th>
          <th scope="col">offered</th>
        </tr>
      </thead>
      <tbody>
        ${html.join('\n')(rows)}
      </tbody>
    </table>
  </div>`;
}

function roleRow(role: RoleResult): Html {
  const reservations = reservationsOf(role);
  if (role.boundTool !== null) {
    const tone = reservations.length === 0 ? 'good' : 'open';
    const wrap = role.wraps === undefined ? '' : html` <span class="kind">wraps ${code(role.wraps, 80)}</span>`;
    const said = reservations.map((each) => html`<span class="at">${reservationText(each)}</span>`);
    return html`<li>
      ${sign(tone)} <b>${code(role.role)}</b> <span class="why">${code(role.boundTool, 80)}</span>
      <span class="kind">${role.how ?? 'found'}</span>${wrap}${html.join('')(said)}
    </li>`;
  }
  if (role.tier === 'optional')
    return html`<li>
      ${sign('quiet')} <b>${code(role.role)}</b> <span class="why">not bound</span>
      <span class="kind">optional: runs degraded</span>
    </li>`;
  const tools = role.candidates.slice(0, NAMED).map((each) => html`<span class="at">${candidateText(each)}</span>`);
  const left = role.candidates.length - tools.length;
  const more = left > 0 ? html`<span class="at">… and ${count(left, 'tool')} more</span>` : '';
  return html`<li>
    ${sign('bad')} <b>${code(role.role)}</b> <span class="why">not bound</span>${html.join('')(tools)}${more}
  </li>`;
}

function candidateText(candidate: CandidateResult): Html {
  const { tool, schema, path, witness, missingScopes, notTaken, reservations } = candidate;
  const parts = [
    schema === 'unknown' ? html`the schema cannot be told` : html`the schema ${schema}`,
    ...(path === '' ? [] : [prose(path, 240)]),
    ...(witness === undefined ? [] : [html`it rejects ${code(JSON.stringify(witness) ?? '', 160)}`]),
    ...(missingScopes.length === 0 ? [] : [html`lacks ${html.join(', ')(missingScopes.map((each) => code(each)))}`]),
    ...(notTaken === undefined ? [] : [html`not taken: ${prose(notTaken, 240)}`]),
    ...reservations.map(reservationText),
  ];
  return html`${code(tool, 80)}: ${html.join('; ')(parts)}`;
}

function reservationText({ reason, witness }: Reservation): Html {
  const shown = witness === undefined ? '' : html`, for example it rejects ${code(JSON.stringify(witness) ?? '', 160)}`;
  return html`reservation: ${prose(reason, 240)}${shown}`;
}
