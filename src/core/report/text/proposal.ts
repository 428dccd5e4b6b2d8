import { printable, printableLines, quote } from '../../text/printable.ts';
import { staleHelp, type Proposal } from '../../scan/propose.ts';

/** What is missing, ready to paste, and what is stale. Ends with a line end. */
export function proposalText({
  cals,
  unread,
  missing,
  stale,
  paste,
}: Proposal & { readonly cals: readonly unknown[]; readonly unread: readonly unknown[] }): string {
  if (cals.length === 0 && unread.length > 0) return 'No CAL can be compared with the code.\n';
  if (cals.length === 0)
    return 'There is no CAL to compare with; run cartwright init --from-code . --out DIR for a first one.\n';
  if (missing.length + stale.length === 0)
    return `Nothing is missing: ${cals.length === 1 ? '1 CAL covers' : `${cals.length} CALs cover`} what the code calls for.\n`;
  const parts: string[] = [];
  const [first] = missing;
  if (first !== undefined) {
    const lines = missing.map(({ item }) => {
      const seen = item.evidence.slice(0, 3).map(({ path, line, why }) => {
        return `${printable(path)}${line === undefined ? '' : `:${line}`} (${printable(why)})`;
      });
      return `  ${printable(item.kind)}: ${seen.join(', ')}\n`;
    });
    const what = missing.length === 1 ? 'an item' : `${missing.length} items`;
    parts.push(`The code calls for ${what} of required context that no CAL has:\n${lines.join('')}`);
    const [head, text] =
      paste === undefined
        ? [
            `Put into "rac" of ${printable(first.cal)}, which is no list now:`,
            missing.map((each) => each.text).join(''),
          ]
        : [`Paste into ${printable(first.cal)}, ${paste.place}:`, paste.text.replace(/^\n|\r/g, '')];
    parts.push(`${head}\n\n${printableLines(text.trimEnd())}\n`);
  }
  for (const { cal, id, hint, suggestion } of stale) {
    parts.push(
      `${printable(cal)}: the check of ${quote(id)} matches no file any more: ${quote(hint)}\n  ${staleHelp(suggestion === undefined ? {} : { suggestion })}\n`,
    );
  }
  return parts.join('\n');
}
