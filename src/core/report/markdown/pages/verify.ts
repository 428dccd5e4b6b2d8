import type { PolicyResult, VerifyOutcome } from '../../../result/verify-results.ts';
import { code, gfm, type Markdown, prose, row } from '../markdown.ts';

/** Markdown of `verify`: a table of files, then what is wrong with each. Untrusted text stands in code spans only. */
export function verifyMarkdown(outcomes: readonly VerifyOutcome[]): Markdown {
  const rows = outcomes.map(({ path, ok, trust, romDigest }) =>
    row(ok ? '✅' : '❌', code(path), trust, romDigest === null ? '' : code(romDigest)),
  );
  const notes = outcomes.flatMap(({ path, checks }) =>
    checks
      .filter(({ ok, warning }) => !ok || warning === true)
      .map(({ id, ok, message }) => gfm`- ${ok ? '⚠️' : '❌'} ${code(path)} **${prose(id)}**: ${code(message, 600)}\n`),
  );
  const table = gfm`|  | file | trust | ROM digest |\n|---|---|---|---|\n${gfm.join('')(rows)}`;
  return gfm`${table}${notes.length === 0 ? '' : '\n'}${gfm.join('')(notes)}`;
}

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
