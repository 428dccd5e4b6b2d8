import { hostLabels, pairKey } from '../../../result/host-labels.ts';
import { markOf, verdictWords } from '../../../result/reservations.ts';
import type { HostVerdict } from '../../../result/results.ts';
import { sameAnswers } from '../../../result/same-answers.ts';
import { count } from '../../counts.ts';
import type { LinkTarget } from '../../markdown/links.ts';
import { anchor, code, html, text, type Html } from '../html.ts';
import { fileLink, fit, itemHtml, pill, type Room, sign } from '../write.ts';
import { MARK_OF_HOST, MARKS } from '../../blocks.ts';
import { answerItems, answerKey } from '../../sections/hosts.ts';

/** Names of one answer that are listed. */
const NAMED = 12;
/** Answers that are unfolded from the start when they are no. */
const OPEN = 3;

/** Packages down and hosts across, each answer with what stands behind it: bindings, reservations, what is unmet and what would fix it. */
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
  const mark = MARK_OF_HOST[markOf(verdict)];
  const [first, ...others] = verdict.verdict === 'refuse' ? verdict.descriptor.unmet : [];
  const unmet =
    first === undefined
      ? ''
      : html`<small>${code(first, 60)}${others.length > 0 ? html` +${others.length}` : ''}</small>`;
  return html`<td class="${MARKS[mark].tone}"><a href="#${id}">${sign(mark)} ${verdictWords(verdict)}</a>${unmet}</td>`;
}

function answerCard({ id, verdict, subjects, hosts }: Answer, isOpen: boolean, label: Label): Html {
  const words = html`${named(subjects.map(({ subject }) => code(subject)))} on
  ${named(hosts.map((each) => code(label(each), 80)))}`;
  const items = answerItems(verdict).map((item) => itemHtml(item));
  return html`<details class="card" id="${id}"${isOpen ? ' open' : ''}>
    <summary>${pill(MARK_OF_HOST[markOf(verdict)], verdictWords(verdict))} ${words}</summary>
    <ul class="rows">
      ${html.join('\n')(items)}
    </ul>
  </details>`;
}

function named(names: readonly Html[]): Html {
  const rest = names.length > NAMED ? html` and ${names.length - NAMED} more` : '';
  return html`${html.join(', ')(names.slice(0, NAMED))}${rest}`;
}
