import { baseName, claimSentence, isBorneOut, judgedSentence, legWords } from '../../sections/run.ts';
import { moodOf, reportAnswer, summaryLine } from '../../sections/headline.ts';
import { html, text, type Html } from '../html.ts';
import { code, say } from '../../blocks.ts';
import { lineHtml, sign } from '../write.ts';
import type { PageInput } from '../outline.ts';

/** The one answer, what it is about, what it does not say, and the counts. */
export function answerSection(input: PageInput): Html {
  const { report, policy, claim, onlyChanges = false } = input;
  const { ok, line, cautions } = reportAnswer(report, policy);
  const doubted = ok && claim !== undefined && !isBorneOut(claim);
  const tone = doubted ? 'bad' : moodOf(report, policy);
  const warned = [
    ...cautions,
    ...(onlyChanges ? ['this is about what the pull request changes; the rest of the repository is left out'] : []),
  ];
  return html`<header class="answer ${tone}">
    <h1>
      ${sign(tone)} <span>${text(doubted ? 'not ok: the run that made this report did not succeed' : line)}</span>
    </h1>
    <p class="about">${html.join(' · ')(aboutOf(input))}</p>
    ${claim === undefined ? '' : html`<p class="caution">${lineHtml(claimSentence(claim))}</p>`}
    ${html.join('\n')(warned.map((each) => html`<p class="caution">${sign('open')} ${text(each)}</p>`))}
    <p class="about">${lineHtml(summaryLine(report))}</p>
  </header>`;
}

function aboutOf({ report, judged, changes, leg }: PageInput): Html[] {
  const lines = [
    ...(judged === undefined ? [] : [judgedSentence(judged)]),
    ...(leg === undefined ? [] : [legWords(leg)]),
    ...(changes?.base === undefined ? [] : [say`compared with ${code(baseName(changes.base), 80)}`]),
  ];
  const told = lines.filter((line) => line.length > 0).map((line) => lineHtml(line));
  return [...told, html`cartwright ${text(report.tool.version, 40)}`];
}
