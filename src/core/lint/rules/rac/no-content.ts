import { calExample } from '../../examples.ts';
import { isMapping, own } from '../../../value/mapping.ts';
import type { Rule } from '../../rule.ts';
import { quote } from '../../../text/printable.ts';
import type { Path } from '../../../source/document.ts';
import { itemName } from '../../smuggling/texts.ts';

const HELP = 'remove the key and its value; describe the knowledge in "description" and point to it in "check"';

/** Paths of `content` in a RAC item or its check, at a path or below it. */
function contentPlaces(path: Path, value: unknown): Path[] {
  const [list, item, ...rest] = path;
  if (list !== 'rac' || (item !== undefined && typeof item !== 'number')) return [];
  const inside = rest.join('/');
  if (inside === 'content' || inside === 'check/content') return [path];
  if (item === undefined) {
    return Array.isArray(value) ? value.flatMap((each, i) => contentPlaces(['rac', i], each)) : [];
  }
  const found = inside === '' || inside === 'check' ? ownPlaces(path, value) : [];
  return inside === '' && isMapping(value) ? [...found, ...ownPlaces([...path, 'check'], own(value, 'check'))] : found;
}

function ownPlaces(path: Path, value: unknown): Path[] {
  return isMapping(value) && Object.hasOwn(value, 'content') ? [[...path, 'content']] : [];
}

export const rule: Rule = {
  meta: {
    id: 'rac/no-content',
    level: 'error',
    always: true,
    fixable: true,
    summary: 'a RAC item carries content',
    what: 'A RAC item, or its check, has the property `content`, whatever its value and however the key is spelt: escaped, quoted, through an anchor or a merge key, once or twice. Under `okf` it is the rule `rac/content-in-okf`; under `extensions` a vendor may use the name.',
    why: 'A RAC item declares knowledge by reference and description; the knowledge itself stays in its environment. A CAL is shared, and with it everything that stands in it.',
    bad: calExample({
      rac: ['{ id: wiki, kind: wiki, description: A map of the code base, content: The gateway listens on port 8080 }'],
    }),
    good: calExample({ rac: ['{ id: wiki, kind: wiki, description: A map of the code base }'] }),
    sensitive: true,
  },
  check({ cal, doc }, report) {
    for (const item of cal.rac) {
      const { path, value } = item;
      if (Object.hasOwn(value, 'content')) {
        report({
          message: `${itemName(item)} must not carry content, description only`,
          path: [...path, 'content'],
          part: 'key',
          help: HELP,
          remedy: { kind: 'remove' },
        });
      }
      const check = own(value, 'check');
      if (isMapping(check) && Object.hasOwn(check, 'content')) {
        report({
          message: `the check of ${itemName(item)} must not carry content: it verifies that the knowledge is present`,
          path: [...path, 'check', 'content'],
          part: 'key',
          help: HELP,
          remedy: { kind: 'remove' },
        });
      }
    }
    for (const { path, key, content } of doc.shadowed ?? []) {
      for (const place of contentPlaces(path, content)) {
        report({
          message: `a RAC item must not carry content, description only; this one counts for nothing, since its key ${quote(String(path.at(-1)))} stands once more`,
          path: place,
          span: key,
          help: HELP,
        });
      }
    }
  },
};
