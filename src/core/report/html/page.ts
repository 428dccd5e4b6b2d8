import { STYLE, STYLE_HASH } from '../../../generated/page-assets.ts';
import { reportAnswer } from '../sections/headline.ts';
import { worstFirst } from '../markdown/sections/readiness.ts';
import { ARROW, placeFlows } from './flow.ts';
import { html, text, type Html } from './html.ts';
import type { PageInput } from './outline.ts';
import { answerSection } from './sections/answer.ts';
import { changesSection } from './sections/changes.ts';
import { findingsSection } from './sections/findings.ts';
import { judgedSections, projectsSection } from './sections/projects.ts';

/**
 * A check as one HTML page that needs nothing else: no other file, no network, no script. Its policy lets nothing
 * run and only our own style count, so that a text which came alive all the same would do nothing.
 */
export function renderPage(input: PageInput): Html {
  const { report, changes, target, policy } = input;
  const policies = html`default-src 'none'; style-src '${STYLE_HASH}'; base-uri 'none'; form-action 'none'`;
  const flows = placeFlows(worstFirst(report.cals));
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
${answerSection(input)}
${changesSection(changes, target)}
${projectsSection(input)}
${judgedSections(input, flows)}
${findingsSection(input)}
</main>
${ARROW}
</body>
</html>
`;
}
