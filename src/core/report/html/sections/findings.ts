import type { Diagnostic, Range, Related } from '../../../result/diagnostic.ts';
import { maskSecrets, redact } from '../../../text/redact.ts';
import { count, countLevels, type FileGroup, fingerprints, groupByFile, someCounts } from '../../counts.ts';
import type { LinkTarget } from '../../markdown/links.ts';
import { takeApart } from '../../projects.ts';
import { aroundPlace } from '../../text/excerpt.ts';
import { anchor, code, html, prose, sourceText, type Html } from '../html.ts';
import { fileLink, fit, lineLink, ruleLink, sign } from '../write.ts';
import { MARK_OF_LEVEL } from '../../blocks.ts';
import type { PageInput } from '../outline.ts';

const ROOM = 8_000_000;
/** More findings than these are folded by file. */
const FEW = 60;
/** Characters of a source line that are shown. */
const WIDTH = 160;

/** Every finding at its place, by project and file, the worst first. */
export function findingsSection(input: PageInput): Html {
  const { report } = input;
  const { diagnostics } = report;
  const projects = takeApart(report);
  const groups =
    projects.length === 0
      ? [{ root: undefined, files: groupByFile(diagnostics) }]
      : projects.map(({ root, report: own }) => ({ root, files: groupByFile(own.diagnostics) }));
  const idOf = anchors();
  const few = diagnostics.length <= FEW;
  const blocks = groups.flatMap(({ root, files }) =>
    files.map((file, i) => ({ ...file, title: i === 0 && root !== undefined ? projectTitle(root) : html`` })),
  );
  const room = { left: ROOM };
  let cut = 0;
  const written = blocks.map((block) => {
    const { text: items, left } = fit(block.findings, room, (finding) => findingItem(finding, idOf(finding), input));
    cut += left.length;
    return items === '' ? html`` : fileBlock(block, block.title, items, left.length, few);
  });
  const more =
    cut === 0
      ? ''
      : html`<p class="cut">Left out for length: ${count(cut, 'finding')}; the JSON report has all of them.</p>`;
  return html`<section id="findings">
    <h2>Findings</h2>
    ${diagnostics.length === 0 ? html`<p class="muted">None.</p>` : ''}
    ${html.join('\n')(written.filter((each) => each !== ''))}${more}
  </section>`;
}

function projectTitle(root: string): Html {
  return html`<h3 class="project">${code(root)}</h3> `;
}

/** An anchor of each finding: of rule, file, place in the structure and message, so that moved lines change no link. */
function anchors(): (finding: Diagnostic) => Html {
  const fingerprint = fingerprints();
  return (finding) => anchor('f', fingerprint(finding));
}

function fileBlock({ path, findings }: FileGroup, title: Html, items: Html, left: number, isOpen: boolean): Html {
  const more = left === 0 ? '' : html`<li class="cut">… and ${count(left, 'finding')} more in this file</li>`;
  return html`${title}
    <details class="file"${isOpen ? ' open' : ''}>
      <summary><b>${code(path, 400)}</b> <span class="kind">${someCounts(countLevels(findings))}</span></summary>
      <ol class="findings">
        ${items}${more}
      </ol>
    </details>`;
}

function findingItem(finding: Diagnostic, id: Html, { target, rulesUrl, excerpts }: PageInput): Html {
  const { rule, level, message, path, range, help, fix, related = [] } = finding;
  const tone = MARK_OF_LEVEL[level];
  const last = range.end.column === 1 && range.end.line > range.start.line ? range.end.line - 1 : range.end.line;
  const at = fileLink(
    target,
    path,
    { first: range.start.line, last },
    `${nameOf(path)}:${range.start.line}:${range.start.column}`,
  );
  const parts = [
    html`<p class="m">${sign(tone)} <span class="${tone}">${level}</span> ${prose(message)}</p>`,
    html`<p class="at">${at} ${ruleLink(rule, rulesUrl)} <a class="here" href="#${id}" aria-label="Link to this finding">#</a></p>`,
    excerptOf(excerpts?.get(path)?.get(range.start.line), range),
    help === undefined ? html`` : html`<p class="help">→ ${prose(help, 400)}</p>`,
    ...related.slice(0, 20).map((each) => relatedLine(each, target)),
    fix === undefined
      ? html``
      : html`<p class="help">fix: ${prose(fix.title, 240)} <span class="kind">cartwright lint --fix</span></p>`,
  ];
  return html`<li id="${id}" class="${level}">${html.join('\n')(parts.filter((part) => part !== ''))}</li>`;
}

// What is cut away could be what gives a secret away.
function nameOf(path: string): string {
  const shown = redact(path);
  return shown.slice(shown.lastIndexOf('/') + 1);
}

function excerptOf(source: string | undefined, range: Range): Html {
  if (source === undefined) return html``;
  const [before, place, after] = aroundPlace(maskSecrets(source), range, WIDTH);
  return html`<pre><span class="n">${range.start.line}</span> ${sourceText(before)}<mark>${sourceText(place)}</mark>${sourceText(after)}</pre>`;
}

function relatedLine({ path, range: { start }, message, deleted }: Related, target: LinkTarget | undefined): Html {
  const at = deleted === true ? code(path) : lineLink(target, path, start.line);
  return html`<p class="help">↔ ${at}: ${prose(message, 240)}</p>`;
}
