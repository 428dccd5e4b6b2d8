import type { RuleExample, RuleDeclaration } from '../../result/rule.ts';
import { itemExample, jsonExample } from '../../result/rule-examples.ts';

/** A baseline of one entry. */
function baselineExample(more: string): RuleExample {
  return jsonExample(`{
  "version": 1,
  "entries": [
    { "rule": "rac/missing-hint", "path": "a.cal.yaml", "pointer": "/rac/0/check", "digest": "sha256:${'0'.repeat(64)}", ${more} }
  ]
}`);
}

const ACCEPTED = itemExample(
  'check: { type: file-glob }',
  'cartwright-ignore rac/missing-hint: the glob follows with the wiki',
);

export const rules: readonly RuleDeclaration[] = [
  {
    id: 'baseline/expired',
    level: 'warning',
    summary: 'an entry of the baseline has expired',
    what: 'The date in `expires` has passed. The finding is reported again.',
    why: 'The entry was accepted only until that day.',
    apart: 'It is found when a baseline is used.',
    bad: baselineExample('"reason": "follows with the wiki", "expires": "2020-01-01"'),
    good: baselineExample('"reason": "follows with the wiki", "expires": "2099-12-31"'),
  },
  {
    id: 'baseline/fixed',
    level: 'warning',
    summary: 'an entry of the baseline matches no finding',
    what: 'The finding that an entry of the baseline accepts is not there any more: it was fixed, or the value at its place is another.',
    why: 'The entry would also accept the same fault when it comes back.',
    apart: 'It is found when a baseline is used.',
    bad: baselineExample('"reason": "follows with the wiki"'),
    good: jsonExample(`{
  "version": 1,
  "entries": []
}`),
  },
  {
    id: 'baseline/no-reason',
    level: 'warning',
    summary: 'an entry of the baseline gives no reason',
    what: 'The property `reason` of an entry is blank.',
    why: 'A reader will ask why the finding is accepted.',
    apart: 'It is found when a baseline is used.',
    bad: baselineExample('"reason": ""'),
    good: baselineExample('"reason": "follows with the wiki"'),
  },
  {
    id: 'suppression/no-reason',
    level: 'warning',
    summary: 'a suppression gives no reason',
    what: 'A `# cartwright-ignore` comment has no text after the colon.',
    why: 'A reader will ask why the finding is accepted, and until when.',
    bad: itemExample('check: { type: file-glob }', 'cartwright-ignore rac/missing-hint'),
    good: ACCEPTED,
  },
  {
    id: 'suppression/not-allowed',
    level: 'warning',
    summary: 'a suppression names a rule that cannot be suppressed',
    what: 'A `# cartwright-ignore` comment, or an entry of the baseline, names a rule of integrity: one that says that the file cannot be read with certainty, or that its signature block is wrong.',
    why: 'A file that is not read with certainty cannot be judged.',
    bad: itemExample('', 'cartwright-ignore source/duplicate-key: both are the same'),
    good: ACCEPTED,
  },
  {
    id: 'suppression/unknown-rule',
    level: 'warning',
    summary: 'a suppression names an unknown rule',
    what: 'A `# cartwright-ignore` comment names no rule, or one that does not exist.',
    why: 'It has no effect.',
    bad: itemExample('', 'cartwright-ignore rac/missing-hnt: the glob follows with the wiki'),
    good: ACCEPTED,
  },
  {
    id: 'suppression/unused',
    level: 'warning',
    summary: 'a suppression is unused',
    what: 'A `# cartwright-ignore` comment, or an entry of `ignore` in the configuration, silences a finding that is not there.',
    why: 'It would silence the next finding of that kind.',
    bad: itemExample('check: { type: manual }', 'cartwright-ignore rac/missing-hint: the glob follows with the wiki'),
    good: ACCEPTED,
  },
];
