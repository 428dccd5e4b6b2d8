import { calExample, PUBLISHED } from '../../examples.ts';
import type { Rule } from '../../rule.ts';
import { eachString } from '../../strings.ts';

const PLACEHOLDER = /\b(?:TODO|FIXME|TBD|XXX)\b|^<[^<>]+>$|\blorem ipsum\b/;

export const rule: Rule = {
  meta: {
    id: 'publish/placeholder',
    level: 'warning',
    publish: true,
    summary: 'a published CAL still holds a placeholder',
    what: 'A text of the CAL holds `TODO`, `FIXME`, `TBD` or `XXX`, or is nothing but a name in angle brackets.',
    why: '`cartwright init` writes placeholders where only a person knows the answer. An agent takes them for instructions.',
    bad: calExample({ about: PUBLISHED.replace('From an issue to a reviewed change', '"TODO: say what it does"') }),
    good: calExample({ about: PUBLISHED }),
  },
  check({ cal }, report) {
    eachString(cal.root, (text, path) => {
      const found = PLACEHOLDER.exec(text)?.[0];
      if (found === undefined) return;
      report({
        message: `a text holds the placeholder ${found.startsWith('<') ? 'in angle brackets' : found}`,
        path,
        help: 'write what belongs there',
      });
    });
  },
};
