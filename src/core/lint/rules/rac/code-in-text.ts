import { calExample } from '../../examples.ts';
import type { Rule } from '../../rule.ts';
import { findCode } from '../../smuggling/code.ts';

export const rule: Rule = {
  meta: {
    id: 'rac/code-in-text',
    level: 'warning',
    summary: 'a description or hint carries code',
    what: 'The description or hint of a RAC item, or a text below `okf`, holds a fenced code block, HCL, SQL, a script, a JSON document, or at least four lines that mostly look like code.',
    why: 'A description says which knowledge must be present. Code in it is the knowledge itself, which stays in its environment.',
    bad: calExample({
      rac: `rac:
  - id: warehouse
    kind: dataset
    description: |
      CREATE TABLE orders (id bigint, customer text, total numeric)`,
    }),
    good: calExample({
      rac: [
        '{ id: warehouse, kind: dataset, description: The columns of the table orders and how its total is computed }',
      ],
    }),
    falseAlarms:
      'Of 878,139 one-line descriptions of npm and PyPI packages it named 1 (a statement of SQL, indeed); of 11,841 paragraphs of prose in the documentation of packages 1 (a list of people with the fingerprints of their keys).',
    sensitive: true,
  },
  check({ racTexts, findSecrets }, report) {
    for (const found of racTexts) {
      const { text, path } = found;
      const code = findCode(text);
      // A key or a token is a finding of its own, and a graver one.
      if (code === undefined || (findSecrets?.(text) ?? []).length > 0) continue;
      report({
        message: `${found.where} carries ${code.what} (${code.length} characters)`,
        path,
        help: 'describe what must be known, and point to the file with "check"',
      });
    }
  },
};
