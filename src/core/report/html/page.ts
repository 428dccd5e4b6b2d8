import { STYLE, STYLE_HASH } from '../../../generated/page-assets.ts';
import type { Diagnostic } from '../../result/diagnostic.ts';
import { code, MARKS, say, type Section } from '../blocks.ts';
import { allCounts, countLevels, fingerprints, subtract, total } from '../counts.ts';
import { layOut, type ReportInput } from '../layout.ts';
import { judgedFolder, takeApart } from '../projects.ts';
import { firstScreen } from '../sections/first-screen.ts';
import { reportAnswer } from '../sections/headline.ts';
import { changesSection, projectTable, reportSections } from '../sections/report.ts';
import { baseName, claimSentence, legWords } from '../sections/run.ts';
import { ARROW, flowDrawer } from './flow.ts';
import { anchor, html, text, type Html } from './html.ts';
import { itemHtml, lineHtml, sectionHtml, sign, tableHtml } from './write.ts';

const LIMIT = 12_000_000;

/**
 * A check as one HTML page that needs nothing else: no other file, no network, no script. Its policy lets nothing
 * run and only our own style count, so that a text which came alive all the same would do nothing.
 */
export function renderPage(input: ReportInput): Html {
  const { report, policy } = input;
  const policies = html`default-src 'none'; style-src '${STYLE_HASH}'; base-uri 'none'; form-action 'none'`;
  const fingerprint = fingerprints();
  const context = {
    ...input,
    draw: flowDrawer(),
    idOf: (finding: Diagnostic) => anchor('f', fingerprint(finding)),
  } as const;
  const sections = sectionsOf(input).map((section) => sectionHtml(section, context));
  const { texts, shown, left } = layOut(headerHtml(input), sections, { limit: LIMIT, size: (each) => each.length });
  const cut = subtract(countLevels(report.diagnostics), countLevels(shown));
  const missing = [...left, ...(total(cut) === 0 ? [] : [allCounts(cut)])];
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policies}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>${text(reportAnswer(report, policy).line, 120)} – cartwright</title>
<style>${STYLE}</style>
</head>
<body>
<main>
${html.join('')(texts)}
${missing.length === 0 ? '' : html`<p class="cut">Left out for length: ${html.join(', ')(missing)}; the JSON report has all of them.</p>`}
</main>
${ARROW}
</body>
</html>
`;
}

/** Of several projects a table, then the sections of each below its name. */
function sectionsOf(input: ReportInput): Section[] {
  const { report, policy, changes } = input;
  const projects = takeApart(report);
  if (projects.length === 0) return reportSections(input, { whole: true });
  return [
    ...(changes === undefined ? [] : changesSection(changes, true)),
    ...projectTable(report, policy),
    ...projects.flatMap(({ report: own, ...place }) =>
      reportSections({ report: own }, { whole: true }).map((section) =>
        section.title === undefined
          ? section
          : { ...section, title: say`${code(judgedFolder(place))}: ${section.title}` },
      ),
    ),
  ];
}

/** The first screen: the answer, what breaks, what else changes, what it is about. */
export function headerHtml(input: ReportInput): Html {
  const { report, changes, claim, leg, onlyChanges = false } = input;
  const { mark, heading, head, rows, items, state } = firstScreen(input);
  const base = changes?.base === undefined ? [] : [say`compared with ${code(baseName(changes.base), 80)}`];
  const about = [...base, ...(leg === undefined ? [] : [legWords(leg)]), state].filter((line) => line.length > 0);
  const broken = rows.map((cells) => ({ cells }));
  const parts = [
    ...(claim === undefined ? [] : [html`<p class="caution">${lineHtml(claimSentence(claim))}</p>`]),
    ...(rows.length === 0 ? [] : [tableHtml({ head, rows: broken }, input)]),
    ...(items.length === 0
      ? []
      : [html`<ul class="rows">${html.join('\n')(items.map((item) => itemHtml(item, input)))}</ul>`]),
    ...(onlyChanges
      ? [html`<p>This is about what the pull request changes; the rest of the repository is left out.</p>`]
      : []),
    ...about.map((line) => html`<p class="about">${lineHtml(line)}</p>`),
    html`<p class="about">cartwright ${text(report.tool.version, 40)}</p>`,
  ];
  return html`<header class="answer ${MARKS[mark].tone}">
<h1>${sign(mark)} <span>${lineHtml(heading)}</span></h1>
${html.join('\n')(parts)}
</header>
`;
}
