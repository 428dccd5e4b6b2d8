import type { VerifyOutcome } from '../../../result/verify-results.ts';
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
