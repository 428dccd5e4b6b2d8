import { jsonExample } from '../../examples.ts';
import { runRule } from '../../rule.ts';

export const rule = runRule({
  id: 'baseline/no-reason',
  summary: 'an entry of the baseline gives no reason',
  what: 'The property `reason` of an entry is blank.',
  why: 'A reader will ask why the finding is accepted.',
  apart: 'It is found when a baseline is used.',
  bad: jsonExample(`{
  "version": 1,
  "entries": [
    { "rule": "rac/missing-hint", "path": "a.cal.yaml", "pointer": "/rac/0/check", "digest": "sha256:0000000000000000000000000000000000000000000000000000000000000000", "reason": "" }
  ]
}`),
  good: jsonExample(`{
  "version": 1,
  "entries": [
    { "rule": "rac/missing-hint", "path": "a.cal.yaml", "pointer": "/rac/0/check", "digest": "sha256:0000000000000000000000000000000000000000000000000000000000000000", "reason": "follows with the wiki" }
  ]
}`),
});
