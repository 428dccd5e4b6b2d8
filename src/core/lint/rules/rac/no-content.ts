import { calExample } from '../../examples.ts';
import { isMapping, own } from '../../mapping.ts';
import type { Rule } from '../../rule.ts';
import { itemName } from '../../smuggling/texts.ts';

const HELP = 'remove the key and its value; describe the knowledge in "description" and point to it in "check"';

export const rule: Rule = {
  meta: {
    id: 'rac/no-content',
    level: 'error',
    always: true,
    fixable: true,
    summary: 'a RAC item carries content',
    what: 'A RAC item, or its check, has the property `content`, whatever its value and however the key is spelt: escaped, quoted, through an anchor or a merge key. Under `okf` it is the rule `rac/content-in-okf`; under `extensions` a vendor may use the name.',
    why: 'A RAC item declares knowledge by reference and description; the knowledge itself stays in its environment. A CAL is shared, and with it everything that stands in it.',
    bad: calExample({
      rac: `rac:
  - { id: wiki, kind: wiki, description: A map of the code base, content: The gateway listens on port 8080 }`,
    }),
    good: calExample({
      rac: `rac:
  - { id: wiki, kind: wiki, description: A map of the code base }`,
    }),
    sensitive: true,
  },
  check({ cal }, report) {
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
  },
};
