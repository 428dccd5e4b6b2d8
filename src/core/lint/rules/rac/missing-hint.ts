import { calExample } from '../../examples.ts';
import type { Rule } from '../../rule.ts';
import { isMapping, own } from '../../../value/mapping.ts';

export const rule: Rule = {
  meta: {
    id: 'rac/missing-hint',
    level: 'warning',
    summary: 'a check that a program could run has no hint',
    what: 'A check of type `file-glob`, `url` or `mcp-resource` has no `hint`.',
    why: 'Only the hint says which files, which URL or which resource; without it the item stays unconfirmed for ever.',
    bad: calExample({
      rac: ['{ id: wiki, kind: wiki, description: A map of the code base, check: { type: file-glob } }'],
    }),
    good: calExample({
      rac: [
        '{ id: wiki, kind: wiki, description: A map of the code base, check: { type: file-glob, hint: docs/**/*.md } }',
      ],
    }),
  },
  check({ cal }, report) {
    for (const { path, value } of cal.rac) {
      const check = own(value, 'check');
      if (!isMapping(check) || Object.hasOwn(check, 'hint')) continue;
      const type = own(check, 'type');
      if (type !== 'file-glob' && type !== 'url' && type !== 'mcp-resource') continue;
      if (Object.keys(check).length > 1) continue;
      report({
        message: `a check of type ${type} has no hint, so nothing can confirm it`,
        path: [...path, 'check'],
        part: 'key',
        help: 'add "hint"',
      });
    }
  },
};
