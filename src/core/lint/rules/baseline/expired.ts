import { jsonExample } from '../../examples.ts';
import { runRule } from '../../rule.ts';

export const rule = runRule({
  id: 'baseline/expired',
  summary: 'an entry of the baseline has expired',
  what: 'The date in `expires` has passed. The finding counts again.',
  why: 'The entry was meant to last until that day.',
  apart: 'It is found when a baseline is used.',
  bad: jsonExample(`{
  "version": 1,
  "entries": [
    { "rule": "rac/missing-hint", "path": "a.cal.yaml", "pointer": "/rac/0/check", "digest": "sha256:0000000000000000000000000000000000000000000000000000000000000000", "reason": "follows with the wiki", "expires": "2020-01-01" }
  ]
}`),
  good: jsonExample(`{
  "version": 1,
  "entries": [
    { "rule": "rac/missing-hint", "path": "a.cal.yaml", "pointer": "/rac/0/check", "digest": "sha256:0000000000000000000000000000000000000000000000000000000000000000", "reason": "follows with the wiki", "expires": "2099-12-31" }
  ]
}`),
});
