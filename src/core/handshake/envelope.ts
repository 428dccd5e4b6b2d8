import { quote } from '../text/printable.ts';
import { compareRevisions, isRevision } from '../value/revision.ts';
import type { HostVerdict } from '../result/results.ts';
import type { HostProfile } from './host.ts';

/** The revision from which tools may have an `outputSchema` (docs/format.md 4.1 and 9). */
const STRUCTURED_SINCE = '2025-06-18';

/**
 * Checks the answer of a called tool (docs/format.md 2.2): the content envelope is an array of items; those of the execute
 * role are texts.
 *
 * @returns what is wrong, in words without any of the answer's text; undefined when nothing is
 */
export function checkAnswer(
  answer: { readonly content: unknown; readonly isError: boolean },
  onlyTexts: boolean,
): string | undefined {
  if (answer.isError) return 'the tool answered with an error';
  if (!Array.isArray(answer.content)) return 'the answer has no content array';
  if (onlyTexts && answer.content.length === 0) return 'the content array is empty';
  for (const [i, item] of (answer.content as readonly unknown[]).entries()) {
    if (typeof item !== 'object' || item === null) return `content item ${i} is no object`;
    const { type, text } = item as { type?: unknown; text?: unknown };
    if (typeof type !== 'string') return `content item ${i} has no type`;
    if (onlyTexts && type !== 'text')
      return `content item ${i} is of type ${quote(type, 40)}; only text items are allowed`;
    if (type === 'text' && typeof text !== 'string') return `content item ${i} is a text item without a text`;
  }
  return undefined;
}

/**
 * Says whether the tool that is bound to the search role has an `outputSchema`: structured answers should be asked for and
 * must stay optional (docs/format.md 4.1).
 *
 * @returns one line, or undefined where the revision knows no such thing or the role is not bound
 */
export function searchOutput(
  { roles }: Pick<HostVerdict, 'roles'>,
  { protocolRevision, tools }: HostProfile,
  searchRole: string,
): string | undefined {
  if (!isRevision(protocolRevision) || compareRevisions(protocolRevision, STRUCTURED_SINCE) < 0) return undefined;
  const name = roles.find(({ role }) => role === searchRole)?.boundTool;
  const tool = tools.find((entry) => entry.name === name);
  if (tool === undefined) return undefined;
  const target = tool.wraps === undefined ? tool : (tools.find((entry) => entry.name === tool.wraps) ?? tool);
  const has = typeof target.outputSchema === 'object' && target.outputSchema !== null;
  return `${searchRole}: ${quote(tool.name)} has ${has ? 'an' : 'no'} outputSchema${has ? '' : ', which is allowed'}`;
}
