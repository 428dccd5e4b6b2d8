import type { PolicyResult } from '../../../result/verify-results.ts';
import { code, gfm, type Markdown, prose, row } from '../markdown.ts';

/** Markdown of `verify --policy`: a table of files, then why which of them is denied. */
export function policyMarkdown({ results }: PolicyResult): Markdown {
  const rows = results.map(({ path, decision, trust }) =>
    row(decision === 'allow' ? '✅' : '❌', code(path), decision, trust ?? ''),
  );
  const notes = results.flatMap(({ path, reasons }) =>
    reasons.map(({ id, message }) => gfm`- ❌ ${code(path)} **${prose(id)}**: ${code(message, 600)}\n`),
  );
  const table = gfm`|  | file | answer | trust |\n|---|---|---|---|\n${gfm.join('')(rows)}`;
  return gfm`${table}${notes.length === 0 ? '' : '\n'}${gfm.join('')(notes)}`;
}
