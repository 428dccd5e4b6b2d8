import { calExample } from '../../examples.ts';
import type { Rule } from '../../rule.ts';
import { findHidden } from '../../../text/hidden.ts';

/** So many invisible characters are a text of their own. */
const MANY = 8;

export const rule: Rule = {
  meta: {
    id: 'rac/hidden-text',
    level: 'warning',
    summary: 'a description or hint holds invisible characters',
    what: 'The description or hint of a RAC item, or a text below `okf`, holds tag characters, zero-width characters, variation selectors or bidirectional controls outside of emoji and right-to-left scripts. Eight or more are an error.',
    why: 'An agent reads what a reviewer cannot see: such characters carry hidden content and hidden instructions.',
    bad: calExample({
      rac: `rac:
  - { id: wiki, kind: wiki, description: "A map\\u200b of\\u200b the code base" }`,
    }),
    good: calExample({ rac: ['{ id: wiki, kind: wiki, description: A map of the code base }'] }),
    falseAlarms:
      'Of 878,139 one-line descriptions of npm and PyPI packages it named 4, each with a stray invisible character indeed; of 11,841 paragraphs of prose in the documentation of packages none.',
  },
  check({ racTexts }, report) {
    for (const found of racTexts) {
      const { text, path } = found;
      const hidden = findHidden(text);
      if (hidden === undefined) continue;
      const { count, points } = hidden;
      report({
        message: `${found.where} holds ${count === 1 ? 'an invisible character' : `${count} invisible characters`} (${points.join(', ')})`,
        path,
        ...(count >= MANY ? { level: 'error' } : {}),
        help: 'type the text anew',
      });
    }
  },
};
