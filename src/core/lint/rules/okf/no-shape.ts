import { calExample, OKF_ITEMS } from '../../examples.ts';
import { isMapping, own } from '../../../value/mapping.ts';
import type { Rule } from '../../rule.ts';
import { itemName } from '../../smuggling/texts.ts';

export const rule: Rule = {
  meta: {
    id: 'okf/no-shape',
    level: 'warning',
    summary: 'an OKF descriptor has neither shape',
    what: 'The property `okf` of a RAC item has neither `type` (the inline shape) nor `bundle` (the pointer shape), or both. A `concept` needs a `bundle`.',
    why: 'The two shapes are a convention. A reader that follows it finds nothing in any other.',
    bad: calExample({
      rac: [
        '{ id: wiki, kind: wiki, description: A map of the code base, okf: { title: Code map, description: A map, tags: [] } }',
      ],
    }),
    good: calExample({ rac: OKF_ITEMS }),
  },
  check({ cal }, report) {
    for (const item of cal.rac) {
      const okf = own(item.value, 'okf');
      if (!isMapping(okf)) continue;
      const has = (name: string): boolean => Object.hasOwn(okf, name);
      const path = [...item.path, 'okf'];
      const where = `okf of ${itemName(item)}`;
      if (has('type') && has('bundle'))
        report({
          message: `${where} has both "type" and "bundle"`,
          path,
          part: 'key',
          help: 'describe the artifact, or point to it',
        });
      else if (has('concept') && !has('bundle'))
        report({ message: `${where} names a "concept" without its "bundle"`, path, part: 'key', help: 'add "bundle"' });
      else if (!has('type') && !has('bundle'))
        report({
          message: `${where} has neither "type" nor "bundle"`,
          path,
          part: 'key',
          help: 'add "type", "title", "description" and "tags", or "bundle"',
        });
    }
  },
};
