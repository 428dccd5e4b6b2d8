import { quote } from '../text/printable.ts';

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
