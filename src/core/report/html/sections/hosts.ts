import { hostLabels } from '../../../result/host-labels.ts';
import { markOf, verdictWords } from '../../../result/reservations.ts';
import type { HostVerdict } from '../../../result/results.ts';
import { sameAnswers, type SameAnswer } from '../../../result/same-answers.ts';
import { MARK_OF_HOST } from '../../blocks.ts';
import { count } from '../../counts.ts';
import type { LinkTarget } from '../../markdown/links.ts';
import { answerItems, answerKey } from '../../sections/hosts.ts';
import { code, html, type Html } from '../html.ts';
import { fileLink, fit, itemHtml, pill, type Room } from '../write.ts';

/** Names of one answer that are listed. */
const NAMED = 12;
/** Answers that are unfolded from the start when they are no. */
const OPEN = 3;
const ORDER = ['refuse', 'not judged', 'reserved', 'accept'];

/** Each answer with who gave it on what, the worst first, and what stands behind it: bindings, reservations, what is unmet and what would fix it. */
export function hostsSection(verdicts: readonly HostVerdict[], target: LinkTarget | undefined, room: Room): Html {
  if (verdicts.length === 0) return html``;
  const label = hostLabels(verdicts);
  const rank = ({ verdict }: SameAnswer): number => ORDER.indexOf(markOf(verdict));
  const answers = sameAnswers(verdicts, answerKey).sort((a, b) => rank(a) - rank(b));
  let unfolded = 0;
  const { text: cards, left } = fit(answers, room, ({ verdict, subjects, hosts }) => {
    const isOpen = verdict.verdict !== 'accept' && unfolded++ < OPEN;
    const words = html`${named(subjects.map(({ subject }) => code(subject)))} on
    ${named(hosts.map((each) => code(label(each), 80)))}`;
    return html`<details class="card"${isOpen ? ' open' : ''}>
      <summary>${pill(MARK_OF_HOST[markOf(verdict)], verdictWords(verdict))} ${words}</summary>
      <p class="about">${named(subjects.map((each) => subjectHtml(each, target)))}</p>
      <ul class="rows">
        ${html.join('\n')(answerItems(verdict).map((item) => itemHtml(item)))}
      </ul>
    </details>`;
  });
  const more = left.length === 0 ? '' : html`<p class="cut">… and ${count(left.length, 'answer')} more</p>`;
  return html`${cards}${more}`;
}

function subjectHtml({ subject, signature }: HostVerdict, target: LinkTarget | undefined): Html {
  return html`${fileLink(target, subject)}${signature === 'not applicable' ? '' : html`, ${signature}`}`;
}

function named(names: readonly Html[]): Html {
  const rest = names.length > NAMED ? html` and ${names.length - NAMED} more` : '';
  return html`${html.join(', ')(names.slice(0, NAMED))}${rest}`;
}
