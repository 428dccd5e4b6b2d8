import { calExample, OKF_ITEMS } from '../../examples.ts';
import { isMapping, own } from '../../../value/mapping.ts';
import type { Rule } from '../../rule.ts';
import { itemName } from '../../smuggling/texts.ts';
import { kindOf } from '../../../cal/shape/words.ts';

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

export const rule: Rule = {
  meta: {
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
  },
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
};
