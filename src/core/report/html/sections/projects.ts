import type { Policy } from '../../../result/answer.ts';
import { hostCounts } from '../../../result/reservations.ts';
import type { CalResult, CheckReport } from '../../../result/results.ts';
import { count, someCounts, total } from '../../counts.ts';
import { reportAnswer } from '../../sections/headline.ts';
import { judgedFolder, takeApart, type ReportOfProject } from '../../projects.ts';
import type { FlowLayout } from '../flow.ts';
import { anchor, code, html, type Html } from '../html.ts';
import { fit, itemHtml, sign } from '../write.ts';
import { nextItems, skillItems } from '../../sections/skills.ts';
import type { PageInput } from '../outline.ts';
import { hostsSection } from './hosts.ts';
import { workflowsSection } from './readiness.ts';

const PROJECTS_ROOM = 500_000;
/** Answers of skills that are listed. */
const SKILLS = 1_000;
/** Of all workflows, and of what hosts say, in characters. */
const ROOM = 4_000_000;

type Judged = ReportOfProject & { readonly ok: boolean; readonly id: Html };
type Layouts = ReadonlyMap<CalResult, FlowLayout>;

/** A row for each project, those whose answer is no first; empty for a report of one. */
export function projectsSection({ report, policy }: PageInput): Html {
  const projects = judged(report, policy);
  if (projects.length === 0) return html``;
  const { text: rows, left } = fit(
    [...projects].sort(noFirst),
    { left: PROJECTS_ROOM },
    ({ ok, id, report: own, ...place }) => {
      const facts = [
        total(own.summary) === 0 ? html`no findings` : someCounts(own.summary),
        ...(own.verdict === null ? [] : [html`${own.verdict}`]),
        ...(own.handshakes.length === 0 ? [] : [html`hosts: ${hostCounts(own.handshakes)}`]),
      ];
      const folder = code(judgedFolder(place));
      const name = own.cals.length + own.handshakes.length === 0 ? folder : html`<a href="#${id}">${folder}</a>`;
      return html`<li>
        ${sign(ok ? 'good' : 'bad')} <b>${name}</b> <span class="kind">${ok ? 'ok' : 'not ok'}</span>
        <span class="why">${html.join(' · ')(facts)}</span>
      </li>`;
    },
  );
  const more = left.length === 0 ? '' : html`<p class="cut">… and ${count(left.length, 'project')} more</p>`;
  return html`<section id="projects">
    <h2>Projects</h2>
    <ul class="rows">
      ${rows}
    </ul>
    ${more}
  </section>`;
}

/** The workflows, and what hosts say of the packages, by project where there are several. */
export function judgedSections({ report, policy, target }: PageInput, layouts: Layouts): Html {
  const projects = judged(report, policy);
  const parts = projects.length === 0 ? [{ report, id: undefined, root: '' }] : projects;
  const [forWorkflows, forHosts] = [{ left: ROOM }, { left: ROOM }];
  const workflows = parts.map(({ report: { cals }, id, ...place }) =>
    titled(workflowsSection(cals, target, layouts, forWorkflows), judgedFolder(place), id),
  );
  const hosts = parts.map(({ report: { cals, handshakes }, id, ...place }) =>
    titled(hostsSection(handshakes, target, forHosts), judgedFolder(place), id, cals.length > 0),
  );
  const skills = [...skillItems(report.skills ?? []).slice(0, SKILLS), ...nextItems(report)];
  const rows = html.join('\n')(skills.map((item) => itemHtml(item, target)));
  const forSkills = skills.length === 0 ? [] : [html`<ul class="rows">${rows}</ul>`];
  return html`${section('workflows', html`Workflows`, workflows)}${section('hosts', html`Hosts`, hosts)}${section('skills', html`Skills`, forSkills)}`;
}

// The first part of a project is where links to it lead.
function titled(part: Html, folder: string, id: Html | undefined, isSecond = false): Html {
  if (id === undefined || part === '') return part;
  return html`<h3 class="project"${isSecond ? '' : html` id="${id}"`}>${code(folder)}</h3>
    ${part}`;
}

function section(id: 'workflows' | 'hosts' | 'skills', title: Html, parts: readonly Html[]): Html {
  const all = parts.filter((part) => part !== '');
  if (all.length === 0) return html``;
  return html`<section id="${id}">
    <h2>${title}</h2>
    ${html.join('\n')(all)}
  </section> `;
}

function judged(report: CheckReport, policy: Policy | undefined): Judged[] {
  return takeApart(report).map((project) => ({
    ...project,
    ok: reportAnswer(project.report, policy).ok,
    id: anchor('p', judgedFolder(project)),
  }));
}

function noFirst(a: Judged, b: Judged): number {
  return Number(a.ok) - Number(b.ok);
}
