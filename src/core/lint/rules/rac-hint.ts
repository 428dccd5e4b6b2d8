import type { Rule } from '../rule.ts';
import { itemExample } from '../../result/rule-examples.ts';
import { compileGlob } from '../../value/glob.ts';
import { isMapping, own } from '../../value/mapping.ts';
import { show } from '../../cal/shape/words.ts';

export const rules: readonly Rule[] = [
  {
    id: 'rac/invalid-hint',
    summary: 'the hint of a check cannot be used',
    what: 'The hint of a `file-glob` check must be a glob that stays inside the repository, without extended patterns such as `+(a|b)`; that of a `url` check an http or https URL; that of an `mcp-resource` check a URI.',
    why: 'The check can never succeed, so the item is never confirmed.',
    bad: itemExample('check: { type: file-glob, hint: ../wiki/*.md }'),
    good: itemExample('check: { type: file-glob, hint: docs/**/*.md }'),
    check({ cal }, report) {
      for (const { path, value } of cal.rac) {
        const check = own(value, 'check');
        if (!isMapping(check)) continue;
        const hint = own(check, 'hint');
        if (typeof hint !== 'string' || hint.length > 1000) continue;
        const problem = problemOf(own(check, 'type'), hint);
        if (problem !== undefined)
          report({
            message: `the hint ${show(hint)} cannot be used: ${problem}`,
            path: [...path, 'check', 'hint'],
            help: 'write a hint of that form, or change the type of the check to manual',
          });
      }
    },
  },
  {
    id: 'rac/missing-hint',
    level: 'warning',
    summary: 'a check that a program could run has no hint',
    what: 'A check of type `file-glob`, `url` or `mcp-resource` has no `hint`.',
    why: 'Only the hint says which files, which URL or which resource; without it the item stays unconfirmed for ever.',
    bad: itemExample('check: { type: file-glob }'),
    good: itemExample('check: { type: file-glob, hint: docs/**/*.md }'),
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
  },
];

function problemOf(type: unknown, hint: string): string | undefined {
  if (type === 'manual') return undefined;
  if (type === 'file-glob') {
    if (hint.trim() === '') return 'it is empty';
    const glob = compileGlob(hint);
    return 'problem' in glob ? glob.problem : undefined;
  }
  if (type === 'url') return /^https?:\/\/[^\s/?#]+\S*$/.test(hint) ? undefined : 'it is not an http or https URL';
  if (type === 'mcp-resource') return /^[A-Za-z][A-Za-z0-9+.-]*:\S+$/.test(hint) ? undefined : 'it is not a URI';
  return undefined;
}
