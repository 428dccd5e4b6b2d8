import { plain, type Plain, printable, printableLines, quote } from '../../text/printable.ts';
import { staleHelp, type Proposal } from '../../scan/propose.ts';

/** What is missing, ready to paste, and what is stale. Ends with a line end. */
export function proposalText({
  cals,
  unread,
  missing,
  stale,
  paste,
}: Proposal & { readonly cals: readonly unknown[]; readonly unread: readonly unknown[] }): Plain {
  if (cals.length === 0 && unread.length > 0) return plain`No CAL can be compared with the code.\n`;
  if (cals.length === 0)
    return plain`There is no CAL to compare with; run cartwright init --from-code . --out DIR for a first one.\n`;
  if (missing.length + stale.length === 0)
    return plain`Nothing is missing: ${cals.length === 1 ? '1 CAL covers' : plain`${cals.length} CALs cover`} what the code calls for.\n`;
  const parts: Plain[] = [];
  const [first] = missing;
  if (first !== undefined) {
    const lines = missing.map(({ item }) => {
      const seen = item.evidence.slice(0, 3).map(({ path, line, why }) => {
        return plain`${printable(path)}${line === undefined ? '' : plain`:${line}`} (${printable(why)})`;
      });
      return plain`  ${printable(item.kind)}: ${plain.join(', ')(seen)}\n`;
    });
    const what = missing.length === 1 ? 'an item' : plain`${missing.length} items`;
    parts.push(plain`The code calls for ${what} of required context that no CAL has:\n${plain.join('')(lines)}`);
    const [head, text] =
      paste === undefined
        ? [
            plain`Put into "rac" of ${printable(first.cal)}, which is no list now:`,
            missing.map((each) => each.text).join(''),
          ]
        : [plain`Paste into ${printable(first.cal)}, ${printable(paste.place)}:`, paste.text.replace(/^\n|\r/g, '')];
    parts.push(plain`${head}\n\n${printableLines(text.trimEnd())}\n`);
  }
  for (const { cal, id, hint, suggestion } of stale) {
    parts.push(
      plain`${printable(cal)}: the check of ${quote(id)} matches no file any more: ${quote(hint)}\n  ${printable(staleHelp(suggestion === undefined ? {} : { suggestion }))}\n`,
    );
  }
  return plain.join('\n')(parts);
}
