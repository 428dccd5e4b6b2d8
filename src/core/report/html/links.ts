import { fileAddress, ruleAddress, type Lines, type LinkTarget } from '../markdown/links.ts';
import { code, html, link, type Html } from './html.ts';

/** `path:line` as code, linked to the file at the judged commit where there is one to link to. */
export function fileLink(target: LinkTarget | undefined, path: string, lines?: Lines, label?: string): Html {
  const shown = label ?? (lines === undefined ? path : `${path}:${lines.first}`);
  return link(code(shown, 400), fileAddress(target, path, lines));
}

/** A place that is one line. */
export function lineLink(target: LinkTarget | undefined, path: string, line: number): Html {
  return fileLink(target, path, { first: line, last: line });
}

/** A rule's id as code, linked to its section of the reference page where that is known. */
export function ruleLink(rule: string, rulesUrl: string | undefined): Html {
  return html`<span class="rule">${link(code(rule), ruleAddress(rule, rulesUrl))}</span>`;
}
