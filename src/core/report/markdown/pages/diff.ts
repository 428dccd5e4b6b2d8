import type { DiffResult } from '../../../diff/requirements.ts';
import { hostLabels } from '../../../result/host-labels.ts';
import { diffHost, diffStep } from '../../sections/diff.ts';
import { element, gfm, type Markdown, row } from '../markdown.ts';
import { lineMarkdown } from '../write.ts';

/** The comparison in GitHub's Markdown. */
export function diffMarkdown(result: DiffResult): Markdown {
  const { old, new: next, changes, hosts } = result;
  const label = hostLabels(hosts);
  const rows = changes.map(({ id, kind, before, after, message }) =>
    row(kind, cell(id), cell(before), cell(after), cell(message)),
  );
  return gfm.join('\n')([
    gfm`**${cell(old.subject)} → ${cell(next.subject)}**\n`,
    changes.length === 0
      ? 'Nothing changed in the requirements.\n'
      : gfm`| | requirement | before | after | |\n|---|---|---|---|---|\n${gfm.join('')(rows)}`,
    ...(hosts.length === 0
      ? []
      : [gfm`${gfm.join('')(hosts.map((host) => gfm`- ${lineMarkdown(diffHost(host, label(host)))}\n`))}`]),
    gfm`${lineMarkdown(diffStep(result))}\n`,
  ]);
}

// Names come from repositories: only in a code element are they no mention, no reference and no emoji.
function cell(text: string): Markdown {
  return text === '' ? gfm`` : element(text, Number.POSITIVE_INFINITY);
}
