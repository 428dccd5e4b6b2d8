import { quote } from '../../../text/printable.ts';
import { calExample, OKF_ITEMS } from '../../examples.ts';
import { isMapping, own } from '../../../value/mapping.ts';
import type { Rule } from '../../rule.ts';
import { itemName } from '../../smuggling/texts.ts';

/** The illustrative mapping of docs/format.md 2.5. */
const TYPES: Readonly<Record<string, string>> = {
  wiki: 'Code Wiki',
  'code-map': 'Code Wiki',
  terraform: 'Terraform Module',
  infra: 'Terraform Module',
  'api-spec': 'API',
  dataset: 'Dataset',
  runbook: 'Runbook',
};

export const rule: Rule = {
  meta: {
    id: 'okf/type-differs',
    level: 'note',
    summary: 'kind and OKF type of a RAC item name different things',
    what: 'The property `okf.type` is the one that docs/format.md 2.5 maps to another `kind`: a `Dataset` of kind `wiki`, say. Types that it does not list are free, and so is kind `custom`.',
    why: 'One of the two is wrong, and hosts look for knowledge by either.',
    bad: calExample({
      rac: [
        '{ id: wiki, kind: wiki, description: A map of the code base, okf: { type: Dataset, title: Code map, description: A map, tags: [] } }',
      ],
    }),
    good: calExample({ rac: OKF_ITEMS }),
  },
  check({ cal }, report) {
    const known = new Set(Object.values(TYPES));
    for (const item of cal.rac) {
      const okf = own(item.value, 'okf');
      const kind = own(item.value, 'kind');
      const type = isMapping(okf) ? own(okf, 'type') : undefined;
      if (typeof type !== 'string' || typeof kind !== 'string' || !Object.hasOwn(TYPES, kind)) continue;
      if (!known.has(type) || type === TYPES[kind]) continue;
      report({
        message: `${itemName(item)} is of kind ${kind}, but its okf.type is ${quote(type)}`,
        path: [...item.path, 'okf', 'type'],
        help: `write ${quote(TYPES[kind] ?? '')}, or change the kind`,
      });
    }
  },
};
