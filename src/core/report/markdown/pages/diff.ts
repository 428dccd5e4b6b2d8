import type { DiffResult, HostChange } from '../../../diff/requirements.ts';
import { hostLabels } from '../../../result/host-labels.ts';
import { sidesOf } from '../../../result/reservations.ts';
import { element, gfm, type Markdown, row } from '../markdown.ts';

/** The comparison in GitHub's Markdown. */
export function diffMarkdown({ old, new: next, changes, hosts, step, taken, enough }: DiffResult): Markdown {
  const label = hostLabels(hosts);
  const rows = changes.map(({ id, kind, before, after, message }) =>
    row(kind, cell(id), cell(before), cell(after), cell(message)),
  );
  const asked = step === 'none' ? gfm`the version may stay` : gfm`SemVer step: ${step}`;
  const versions =
    old.version === null || next.version === null
      ? ''
      : gfm`; ${cell(old.version)} → ${cell(next.version)} (${taken ?? 'not later'}) ${enough ? 'is enough' : 'is too small'}`;
  return gfm.join('\n')([
    gfm`**${cell(old.subject)} → ${cell(next.subject)}**\n`,
    changes.length === 0
      ? 'Nothing changed in the requirements.\n'
      : gfm`| | requirement | before | after | |\n|---|---|---|---|---|\n${gfm.join('')(rows)}`,
    ...(hosts.length === 0 ? [] : [gfm`${gfm.join('')(hosts.map((host) => hostLine(host, label(host))))}`]),
    gfm`${asked}${versions}\n`,
  ]);
}

function hostLine(change: HostChange, host: string): Markdown {
  const { after, unmet, reason = '' } = change;
  const [was, is] = sidesOf(change);
  const why = after === 'refuse' ? unmet.join(', ') : reason;
  const now = why === '' ? is : gfm`${is} (${cell(why)})`;
  return gfm`- ${cell(host)}: ${was === is ? gfm`${now}, as before` : gfm`${was} → ${now}`}\n`;
}

// Names come from repositories: only in a code element are they no mention, no reference and no emoji.
function cell(text: string): Markdown {
  return text === '' ? gfm`` : element(text, Number.POSITIVE_INFINITY);
}
