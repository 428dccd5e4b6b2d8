import type { InitPlan, ScanEvidence } from '../../result/results.ts';
import { code, count, fenced, prose, row, tableHead } from './markdown.ts';

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
 */
export function proposalMarkdown({ roles, rac, files, notes }: InitPlan, paste?: PasteText): string {
  const created = files.filter(({ action }) => action !== 'skip');
  const nothing = roles.length + rac.length + created.length === 0;
  const counts = `${count(roles.length, 'role')}, ${count(rac.length, 'item')} of required context, ${count(created.length, 'file')}`;
  const parts = nothing
    ? ['## Nothing to propose', 'The code calls for nothing that the CAL files lack.']
    : [
        `## Proposed: ${counts}`,
        'Descriptions only, drawn from the names and the shape of the code. Read them, correct them, and keep what is true.',
      ];
  if (roles.length > 0) {
    parts.push(
      table(
        ['role', 'confidence', 'because'],
        roles.map(({ role, confidence, evidence }) => [code(role), `${Math.round(confidence * 100)} %`, why(evidence)]),
      ),
    );
  }
  if (rac.length > 0) {
    parts.push(
      table(
        ['item', 'kind', 'description', 'check', 'because'],
        rac.map(({ id, kind, description, check, evidence }) => [
          code(id),
          code(kind),
          prose(description),
          code(`${check.type} ${check.hint}`),
          why(evidence),
        ]),
      ),
    );
  }
  if (paste !== undefined) {
    const { cal, place, text, language } = paste;
    parts.push(`Paste into ${code(cal)}, ${prose(place)}:`, fenced(text, language));
  }
  if (files.length > 0) {
    parts.push(
      table(
        ['file', ''],
        files.map(({ path, action }) => [code(path), action]),
      ),
    );
  }
  if (notes.length > 0)
    parts.push(
      notes
        .slice(0, MOST_ROWS)
        .map((note) => `- ${prose(note)}`)
        .join('\n'),
    );
  return `${parts.map((part) => part.trimEnd()).join('\n\n')}\n`;
}

function why(evidence: readonly ScanEvidence[]): string {
  const shown = evidence.slice(0, MOST_EVIDENCE).map(({ path, line, why: reason }) => {
    return `${code(line === undefined ? path : `${path}:${line}`)} ${prose(reason)}`;
  });
  const rest = evidence.length - shown.length;
  return [...shown, ...(rest > 0 ? [`and ${rest} more`] : [])].join('; ');
}

function table(titles: readonly string[], rows: readonly (readonly string[])[]): string {
  const shown = rows.slice(0, MOST_ROWS).map((cells) => row(...cells));
  const rest = rows.length - shown.length;
  return [tableHead(...titles), ...shown, ...(rest > 0 ? [`\nand ${rest} more`] : [])].join('');
}
