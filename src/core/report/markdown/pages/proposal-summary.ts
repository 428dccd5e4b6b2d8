import { count } from '../../counts.ts';
import type { InitPlan, ScanEvidence } from '../../../result/init-results.ts';
import { blocks, code, fenced, gfm, type Markdown, marker, prose, row, tableHead } from '../markdown.ts';

const MOST_EVIDENCE = 3;
const MOST_ROWS = 100;

/** RAC items for a CAL, in its own format and indentation. */
export interface PasteText {
  readonly cal: string;
  /** Where in the CAL, in words. */
  readonly place: string;
  readonly text: string;
  readonly language: 'json' | 'yaml';
}

/**
 * What `init` proposes, as Markdown for a job summary or a pull request: roles, RAC items, files, each with its evidence.
 *
 * @param paste what to add to a CAL, ready to paste
 * @param limit in UTF-16 units; what is behind it is left out in whole blocks
 */
export function proposalMarkdown(
  { roles, rac, files, notes }: InitPlan,
  paste?: PasteText,
  limit = Number.POSITIVE_INFINITY,
): Markdown {
  const created = files.filter(({ action }) => action !== 'skip');
  const nothing = roles.length + rac.length + created.length === 0;
  const counts = gfm`${count(roles.length, 'role')}, ${count(rac.length, 'item')} of required context, ${count(created.length, 'file')}`;
  const parts = nothing
    ? [gfm`## Nothing to propose`, gfm`The code calls for nothing that the CAL files lack.`]
    : [
        gfm`## Proposed: ${counts}`,
        gfm`Descriptions only, drawn from the names and the shape of the code. Read them, correct them, and keep what is true.`,
      ];
  if (roles.length > 0) {
    parts.push(
      table(
        tableHead('role', 'confidence', 'because'),
        roles.map(({ role, confidence, evidence }) =>
          row(code(role), gfm`${Math.round(confidence * 100)} %`, why(evidence)),
        ),
      ),
    );
  }
  if (rac.length > 0) {
    parts.push(
      table(
        tableHead('item', 'kind', 'description', 'check', 'because'),
        rac.map(({ id, kind, description, check, evidence }) =>
          row(code(id), code(kind), prose(description), code(`${check.type} ${check.hint}`), why(evidence)),
        ),
      ),
    );
  }
  if (paste !== undefined) {
    const { cal, place, text, language } = paste;
    parts.push(gfm`Paste into ${code(cal)}, ${prose(place)}:`, fenced(text, language));
  }
  if (files.length > 0) {
    parts.push(
      table(
        tableHead('file', ''),
        files.map(({ path, action }) => row(code(path), action)),
      ),
    );
  }
  if (notes.length > 0) parts.push(gfm.join('\n')(notes.slice(0, MOST_ROWS).map((note) => gfm`- ${prose(note)}`)));
  let shown = blocks(parts);
  for (let n = parts.length - 1; shown.length > limit; n--)
    shown = blocks([...parts.slice(0, n), gfm`The rest is in the job summary.`]);
  return shown;
}

function why(evidence: readonly ScanEvidence[]): Markdown {
  const shown = evidence.slice(0, MOST_EVIDENCE).map(({ path, line, why: reason }) => {
    return gfm`${code(line === undefined ? path : `${path}:${line}`)} ${prose(reason)}`;
  });
  const rest = evidence.length - shown.length;
  return gfm.join('; ')([...shown, ...(rest > 0 ? [gfm`and ${rest} more`] : [])]);
}

function table(head: Markdown, rows: readonly Markdown[]): Markdown {
  const shown = rows.slice(0, MOST_ROWS);
  const rest = rows.length - shown.length;
  return gfm.join('')([head, ...shown, ...(rest > 0 ? [gfm`\nand ${rest} more`] : [])]);
}

const END = gfm`<!-- /cartwright-proposal -->`;

/** Hidden in the body of a pull request, so that a merged one is remembered; it begins what is ours in the body. */
export function proposalMarker(digest: string): Markdown {
  return marker('cartwright-proposal', digest);
}

/** The body of a pull request: what somebody wrote before or behind our part of it stays. */
export function proposalBody(own: Markdown, digest: string, found: string): string {
  const text = `${proposalMarker(digest)}\n${own.trim()}\n\n${END}`;
  const begin = found.search(/<!-- cartwright-proposal [0-9a-f]+ -->/);
  const end = found.indexOf(END, begin);
  return begin < 0 || end < 0 ? `${text}\n` : found.slice(0, begin) + text + found.slice(end + END.length);
}
