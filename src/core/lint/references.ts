import { quote } from '../text/printable.ts';
import type { Path } from '../source/document.ts';
import type { Names } from '../cal/model.ts';
import type { RuleFinding } from '../cal/rule-finding.ts';
import { listed, quoteName } from '../cal/shape/words.ts';

const SHOWN = 8;

/**
 * The finding for a reference that names nothing, with the nearest name that is there. Nothing is found where the names
 * themselves cannot all be read: then the reference may be right.
 *
 * @param name the reference; anything but a text is another rule's finding
 * @param noun what it should name, for the message
 * @param key what of the reference is looked up, when it is not all of it
 */
export function unknownName(
  names: Names,
  name: unknown,
  noun: string,
  path: Path,
  key = name,
): RuleFinding | undefined {
  if (
    typeof name !== 'string' ||
    typeof key !== 'string' ||
    name.trim() === '' ||
    !names.whole ||
    names.byName.has(key)
  )
    return undefined;
  const known = names.all;
  const near = names.nearest(key);
  const list = `${listed(known.slice(0, SHOWN))}${known.length > SHOWN ? `, and ${known.length - SHOWN} more` : ''}`;
  const help =
    near !== undefined
      ? `did you mean ${quote(near)}?`
      : known.length === 0
        ? `declare a ${noun}`
        : `there are: ${list}`;
  return { message: `there is no ${noun} ${quoteName(key)}`, path, help };
}
