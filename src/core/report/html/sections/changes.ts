import { sidesOf } from '../../../result/reservations.ts';
import type { Change } from '../../../diff/change.ts';
import type { RequirementsChange } from '../../../diff/requirements.ts';
import { relaxedPlace, type Relaxation } from '../../../relaxed/relaxation.ts';
import { breaks, type Cause, type CausePlace } from '../../causes/cause.ts';
import {
  byRelaxing,
  changedHostLabels,
  isUnchanged,
  isWorse,
  relaxedCount,
  type Changes,
  type HostChange,
  type RacChange,
  type VerdictChange,
} from '../../compare.ts';
import { count, someCounts, total } from '../../counts.ts';
import type { LinkTarget } from '../../markdown/links.ts';
import { code, html, prose, text, type Html } from '../html.ts';
import { fileLink, lineLink } from '../links.ts';
import { sign, type Tone } from '../marks.ts';
import { fit } from '../room.ts';

const ROOM = 500_000;

/** What is different against the base: what breaks, why and where it is mended; what counts less; every answer that flipped. */
export function changesSection(changes: Changes | undefined, target: LinkTarget | undefined): Html {
  if (changes === undefined) return html``;
  const causes = (changes.causes ?? []).filter((cause) => breaks(cause) || cause.kind === 'step');
  // A flip whose cause is told is not told twice.
  const told = new Set(
    causes
      .filter(({ kind }) => kind !== 'error')
      .map(({ subject, profile = null }) => JSON.stringify([subject, profile])),
  );
  const label = changedHostLabels(changes.hosts);
  const rows: (() => Html)[] = [
    ...causes.map((cause) => () => causeRow(cause, target)),
    ...(changes.relaxed ?? []).map((each) => () => relaxedRow(each, target)),
    ...changes.verdicts
      .filter(({ path }) => !told.has(JSON.stringify([path, null])))
      .map((change) => () => verdictRow(change, target)),
    ...changes.hosts
      .filter(({ subject, profile }) => !told.has(JSON.stringify([subject, profile])))
      .map((change) => () => hostRow(change, label(change), target)),
    ...(changes.requirements ?? []).map((change) => () => requirementsRow(change, target)),
    ...changes.rac.map((change) => () => racRow(change, target)),
    ...(changes.moved ?? []).map(
      ({ what, from, to }) =>
        () =>
          row('quiet', html`${what} moved`, html`${code(from)} → ${fileLink(target, to)}`),
    ),
  ];
  const { text: list, left } = fit(rows, { left: ROOM }, (make) => make());
  const more = left.length === 0 ? '' : html`<p class="cut">… and ${count(left.length, 'change')} more</p>`;
  return html`<section id="changes">
    <h2>What changed</h2>
    ${summaryOf(changes)}
    ${
      list === ''
        ? ''
        : html`<ul class="rows">
            ${list}
          </ul>`
    }${more}
  </section>`;
}

function summaryOf(changes: Changes): Html {
  if (isUnchanged(changes)) return html`<p class="muted">Nothing that anybody would want to read.</p>`;
  const { introduced, fixed, relaxed = [] } = changes;
  const parts = [
    ...(total(introduced) > 0 ? [html`new: ${someCounts(introduced)}`] : []),
    ...(total(fixed) > 0 ? [html`gone: ${someCounts(fixed)}`] : []),
    ...(relaxed.length > 0 ? [html`${relaxedCount(changes)}`] : []),
  ];
  return parts.length === 0 ? html`` : html`<p class="muted">${html.join(' · ')(parts)}</p>`;
}

function row(tone: Tone, what: Html, why: Html, where?: Html): Html {
  const place = where === undefined || where === '' ? '' : html`<span class="at">${where}</span>`;
  return html`<li>${sign(tone)} <b>${what}</b> <span class="why">${why}</span>${place}</li>`;
}

function causeRow(cause: Cause, target: LinkTarget | undefined): Html {
  const { kind, subject, host, before, after, why, place } = cause;
  const on = host === undefined ? '' : html` on ${code(host, 80)}`;
  const flip =
    kind === 'error' || kind === 'step' || after === null
      ? ''
      : html`: ${before === null || before === after ? '' : html`${text(before)} → `}${text(after)}`;
  const tone = kind === 'pending' || kind === 'step' || kind === 'not judged' ? 'open' : 'bad';
  return row(tone, html`${code(subject)}${on}${flip}`, prose(why), placeOf(place, target));
}

function placeOf(place: CausePlace | null, target: LinkTarget | undefined): Html | undefined {
  if (place === null) return undefined;
  if (place.change === 'deleted') return html`${code(place.path)} (deleted here)`;
  const at = lineLink(target, place.path, place.range.start.line);
  return place.change === 'unchanged' ? html`mend ${at}` : html`mend ${at} (${place.change} here)`;
}

function relaxedRow(relaxation: Relaxation, target: LinkTarget | undefined): Html {
  const { message, side, path, range } = relaxation;
  // The head has no line of the base to link to.
  const at = side === 'head' ? lineLink(target, path, range.start.line) : code(relaxedPlace(relaxation));
  return row('open', html`relaxed`, prose(message), at);
}

function verdictRow(change: VerdictChange, target: LinkTarget | undefined): Html {
  const { path, before, after } = change;
  if (after === null) return row('quiet', code(path), html`is gone (was ${before ?? 'new'})`);
  const tone = isWorse(change) ? 'bad' : change.relaxed === true ? 'open' : after === 'ready' ? 'good' : 'quiet';
  const flip = before === null ? html`is new: ${after}` : html`${before} → ${after}`;
  return row(tone, fileLink(target, path), html`${flip}${byRelaxing(change)}`);
}

function hostRow(change: HostChange, host: string, target: LinkTarget | undefined): Html {
  const { subject, before, after, broken, mended } = change;
  const [was, is] = sidesOf(change);
  const what = html`${after === null ? code(subject) : fileLink(target, subject)} on ${code(host, 80)}`;
  const ids = [
    ...(broken.length > 0 ? [html`not met: ${listed(broken)}`] : []),
    ...(mended.length > 0 ? [html`met: ${listed(mended)}`] : []),
  ];
  const why = html`${ids.length > 0 ? html`; ${html.join('; ')(ids)}` : ''}${byRelaxing(change)}`;
  if (after === null) return row('quiet', what, html`not there any more (was ${was})${why}`);
  const tone =
    after === 'refuse'
      ? 'bad'
      : after === 'not judged' || change.relaxed === true
        ? 'open'
        : is === after
          ? 'good'
          : 'open';
  const flip = before === null ? html`${is} (new)` : was === is ? html`${is}` : html`${was} → ${is}`;
  return row(tone, what, html`${flip}${why}`);
}

const SHOWN = 8;

function requirementsRow(change: RequirementsChange, target: LinkTarget | undefined): Html {
  const { subject, before, after, changes, step, taken, enough } = change;
  const of = (kind: Change['kind'], title: 'breaking' | 'compatible'): Html[] => {
    const own = changes.filter((each) => each.kind === kind);
    if (own.length === 0) return [];
    const shown = own
      .slice(0, SHOWN)
      .map(({ id, before: was, after: is }) => html`${code(id, 80)} ${code(was, 40)} → ${code(is, 40)}`);
    const more = own.length > SHOWN ? html`, and ${own.length - SHOWN} more` : '';
    return [html`${title}: ${html.join(', ')(shown)}${more}`];
  };
  const said = [...of('breaking', 'breaking'), ...of('compatible', 'compatible')];
  const versions =
    before === null || after === null
      ? ''
      : before === after
        ? html`, the version stays ${code(after, 40)}`
        : html`: ${code(before, 40)} → ${code(after, 40)} (${taken ?? 'not later'})`;
  const verdict = before === null || after === null ? '' : enough ? ' is enough' : ' is too small';
  const why = html`${said.length === 0 ? 'only names and descriptions' : html.join('; ')(said)}; SemVer step
  ${step}${versions}${verdict}`;
  return row(enough ? 'quiet' : 'open', html`${fileLink(target, subject)} asks hosts for something else`, why);
}

function racRow({ path, id, before, after }: RacChange, target: LinkTarget | undefined): Html {
  const tone = after === 'confirmed' ? 'good' : after === 'failed' ? 'bad' : after === 'unconfirmed' ? 'open' : 'quiet';
  return row(tone, html`${code(id)} of ${fileLink(target, path)}`, html`${text(before, 40)} → ${text(after, 40)}`);
}

function listed(ids: readonly string[]): Html {
  const shown = html.join(', ')(ids.slice(0, 5).map((id) => code(id)));
  return ids.length > 5 ? html`${shown}, ${ids.length - 5} more` : shown;
}
