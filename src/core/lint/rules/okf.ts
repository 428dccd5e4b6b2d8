import type { Rule } from '../rule.ts';
import { OKF_ITEMS, calExample } from '../../result/rule-examples.ts';
import { isMapping, own } from '../../value/mapping.ts';
import { itemName } from '../smuggling/texts.ts';
import { kindOf } from '../../cal/shape/words.ts';
import { quote } from '../../text/printable.ts';

const INLINE = ['title', 'description', 'tags'];

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

type Check = (value: unknown) => string | undefined;

const text: Check = (value) =>
  typeof value === 'string' && value.trim() !== '' ? undefined : 'a string that is not blank';
const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every((item) => typeof item === 'string');
const URI = /^[A-Za-z][A-Za-z0-9+.-]*:\S+$/;
const DATE = /^\d{4}-\d{2}-\d{2}(?:[Tt ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:[Zz]|[+-]\d{2}:?\d{2})?)?$/;

/** What the convention says of each property (docs/format.md 2.5). */
const PROPERTIES: Readonly<Record<string, Check>> = {
  type: text,
  title: text,
  description: text,
  tags: (value) => (isTexts(value) ? undefined : 'a list of strings'),
  resource: (value) => (typeof value === 'string' && URI.test(value) ? undefined : 'a URI'),
  timestamp: (value) => (typeof value === 'string' && DATE.test(value) ? undefined : 'a date or a time as in ISO 8601'),
  bundle: text,
  concept: (value) =>
    typeof value === 'string' && /^[^/\\]/.test(value) && !value.endsWith('.md') && !value.split('/').includes('..')
      ? undefined
      : 'a path inside the bundle, without .md',
};

export const rules: readonly Rule[] = [
  {
    id: 'okf/incomplete',
    level: 'note',
    summary: 'an inline OKF descriptor lacks a usual property',
    what: 'An `okf` with a `type` has no `title`, `description` or `tags`.',
    why: 'Catalogs show and search these three. Only `type` is required by OKF itself.',
    bad: calExample({
      rac: ['{ id: wiki, kind: wiki, description: A map of the code base, okf: { type: Code Wiki, title: Code map } }'],
    }),
    good: calExample({ rac: OKF_ITEMS }),
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
  },
  {
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
          report({
            message: `${where} names a "concept" without its "bundle"`,
            path,
            part: 'key',
            help: 'add "bundle"',
          });
        else if (!has('type') && !has('bundle'))
          report({
            message: `${where} has neither "type" nor "bundle"`,
            path,
            part: 'key',
            help: 'add "type", "title", "description" and "tags", or "bundle"',
          });
      }
    },
  },
  {
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
  },
  {
    id: 'okf/wrong-value',
    level: 'warning',
    summary: 'a property of an OKF descriptor is not what the convention says',
    what: 'In `okf`, `type`, `title`, `description` and `bundle` are strings, `tags` is a list of strings, `resource` a URI, `timestamp` a date or time of ISO 8601, and `concept` a path inside the bundle without `.md`. Other properties are free.',
    why: 'The convention is not enforced, but a reader that follows it cannot use another value.',
    bad: calExample({
      rac: [
        '{ id: wiki, kind: wiki, description: A map of the code base, okf: { type: Code Wiki, title: Code map, description: A map, tags: code } }',
      ],
    }),
    good: calExample({ rac: OKF_ITEMS }),
    check({ cal }, report) {
      for (const item of cal.rac) {
        const okf = own(item.value, 'okf');
        if (!isMapping(okf)) continue;
        for (const [name, check] of Object.entries(PROPERTIES)) {
          if (!Object.hasOwn(okf, name)) continue;
          const wanted = check(okf[name]);
          if (wanted === undefined) continue;
          const found = typeof okf[name] === 'string' ? 'is not' : `is ${kindOf(okf[name])}, not`;
          report({ message: `okf.${name} of ${itemName(item)} ${found} ${wanted}`, path: [...item.path, 'okf', name] });
        }
      }
    },
  },
];
