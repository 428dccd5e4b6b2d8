import { calExample, OKF_ITEMS } from '../../examples.ts';
import { isMapping, own } from '../../../value/mapping.ts';
import type { Rule } from '../../rule.ts';
import { itemName } from '../../smuggling/texts.ts';

const INLINE = ['title', 'description', 'tags'];

export const rule: Rule = {
  meta: {
    id: 'okf/incomplete',
    level: 'note',
    summary: 'an inline OKF descriptor lacks a usual property',
    what: 'An `okf` with a `type` has no `title`, `description` or `tags`.',
    why: 'Catalogs show and search these three. Only `type` is required by OKF itself.',
    bad: calExample({
      rac: ['{ id: wiki, kind: wiki, description: A map of the code base, okf: { type: Code Wiki, title: Code map } }'],
    }),
    good: calExample({ rac: OKF_ITEMS }),
  },
  check({ cal }, report) {
    for (const item of cal.rac) {
      const okf = own(item.value, 'okf');
      if (!isMapping(okf) || !Object.hasOwn(okf, 'type') || Object.hasOwn(okf, 'bundle')) continue;
      const lacking = INLINE.filter((name) => !Object.hasOwn(okf, name)).map((name) => `"${name}"`);
      if (lacking.length === 0) continue;
      report({
        message: `okf of ${itemName(item)} lacks ${lacking.join(', ')}`,
        path: [...item.path, 'okf'],
        part: 'key',
        help: 'add them for readers of other tools; the description of the item stays authoritative',
      });
    }
  },
};
