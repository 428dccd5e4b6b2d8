import { acceptedCount, count, countLevels, someCounts, thousands, total } from '../../counts.ts';
import { hostCounts } from '../../../result/reservations.ts';
import { claimSentence, isBorneOut, judgedSentence, legWords } from '../../sections/run.ts';
import { moodOf, reportAnswer } from '../../markdown/sections/headline.ts';
import { html, text, type Html } from '../html.ts';
import { code, say, type Tone } from '../../blocks.ts';
import { lineHtml, sign } from '../write.ts';
import type { PageInput } from '../outline.ts';

/** The one answer, what it is about, what it does not say, and where to read on. */
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
    <nav aria-label="Parts of the report">
      <ul class="tiles">
        ${html.join('')(tiles(input))}
      </ul>
    </nav>
  </header>`;
}

const COMMIT = 12;

function aboutOf({ report, judged, changes, leg }: PageInput): Html[] {
  const lines = [
    ...(judged === undefined ? [] : [judgedSentence(judged)]),
    ...(leg === undefined ? [] : [legWords(leg)]),
    ...(changes?.base === undefined ? [] : [say`compared with ${code(shortName(changes.base), 80)}`]),
  ];
  const told = lines.filter((line) => line.length > 0).map((line) => lineHtml(line));
  return [...told, html`cartwright ${text(report.tool.version, 40)}`];
}

function shortName(base: string): string {
  return /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(base) ? base.slice(0, COMMIT) : base;
}

function tiles({ report, changes }: PageInput): Html[] {
  const { cals, handshakes, summary, projects = [] } = report;
  const levels = countLevels(report.diagnostics);
  const ready = cals.filter(({ verdict }) => verdict === 'ready').length;
  const found: Tone = levels.errors > 0 ? 'bad' : levels.warnings > 0 ? 'open' : 'good';
  const host: Tone = report.compliance === 'refuse' ? 'bad' : report.compliance === 'accept' ? 'good' : 'open';
  const readiness: Tone = report.verdict === 'not ready' ? 'bad' : report.verdict === 'ready' ? 'good' : 'open';
  return [
    ...(changes === undefined ? [] : [tile('#changes', 'quiet', html`What changed`, changeWords(changes))]),
    ...(projects.length === 0 ? [] : [tile('#projects', 'quiet', html`Projects`, thousands(projects.length))]),
    ...(cals.length === 0
      ? []
      : [tile('#workflows', readiness, html`Workflows`, html`${thousands(ready)} of ${thousands(cals.length)} ready`)]),
    ...(handshakes.length === 0 ? [] : [tile('#hosts', host, html`Hosts`, hostCounts(handshakes))]),
    tile(
      '#findings',
      found,
      html`Findings in ${count(summary.files, 'file')}`,
      html`${total(levels) === 0 ? 'none' : someCounts(levels)}${acceptedCount(summary)}`,
    ),
  ];
}

function changeWords({ introduced, fixed }: NonNullable<PageInput['changes']>): Html {
  return html`${thousands(total(introduced))} new, ${thousands(total(fixed))} gone`;
}

function tile(
  to: '#changes' | '#projects' | '#workflows' | '#hosts' | '#findings',
  tone: Tone,
  title: Html,
  words: Html,
): Html {
  return html`<li class="${tone}">
    <a href="${to}"><span class="t">${title}</span> <b>${words}</b></a>
  </li>`;
}
