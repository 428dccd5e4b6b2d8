import { jsonExample } from '../../examples.ts';
import { runRule } from '../../rule.ts';

export const rule = runRule({
  id: 'baseline/fixed',
  summary: 'an entry of the baseline matches no finding',
  what: 'The finding that an entry of the baseline accepts is not there any more: it was fixed, or the value at its place is another.',
  why: 'Left in, the entry would accept the same fault when it comes back.',
  apart: 'It is found when a baseline is used.',
  bad: jsonExample(`{
  "version": 1,
  "entries": [
    { "rule": "rac/missing-hint", "path": "a.cal.yaml", "pointer": "/rac/0/check", "digest": "sha256:0000000000000000000000000000000000000000000000000000000000000000", "reason": "follows with the wiki" }
  ]
}`),
  good: jsonExample(`{
  "version": 1,
  "entries": []
}`),
});
