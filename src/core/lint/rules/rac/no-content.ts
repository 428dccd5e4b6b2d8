import { calExample } from '../../examples.ts';
import type { Rule } from '../../rule.ts';
import { own } from '../../mapping.ts';
import { quoteName } from '../../shape/words.ts';

export const rule: Rule = {
  meta: {
    id: 'rac/no-content',
    level: 'error',
    summary: 'a RAC item carries content',
    what: 'A RAC item has the property `content`, whatever its value and however the key is spelt: escaped, quoted, through an anchor or a merge key.',
    why: 'A RAC item declares knowledge by reference and description; the knowledge itself stays in its environment. A CAL is shared, and with it everything that stands in it.',
    bad: calExample({
      rac: `rac:
  - { id: wiki, kind: wiki, description: A map of the code base, content: The gateway listens on port 8080 }`,
    }),
    good: calExample({
      rac: `rac:
  - { id: wiki, kind: wiki, description: A map of the code base }`,
    }),
  },
  check({ cal }, report) {
    for (const { path, value } of cal.rac) {
      if (!Object.hasOwn(value, 'content')) continue;
      const id = own(value, 'id');
      const item = typeof id === 'string' ? quoteName(id) : `rac[${String(path[1])}]`;
      report({
        message: `RAC item ${item} must not carry content, description only`,
        path: [...path, 'content'],
        part: 'key',
        help: 'remove the key and its value; describe the knowledge in "description" and point to it in "check"',
      });
    }
  },
};
