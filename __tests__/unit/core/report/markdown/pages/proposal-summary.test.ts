import { expect, test } from '@jest/globals';
import { proposalMarkdown } from '../../../../../../src/core/report/markdown/pages/proposal-summary.ts';

test('nothing to propose', () => {
  const plan = { version: 1, roles: [], rac: [], files: [], notes: ['one file was too large'] } as const;
  expect(proposalMarkdown(plan)).toBe(
    '## Nothing to propose\n\nThe code calls for nothing that the CAL files lack.\n\n- one file was too large\n',
  );
});

test('roles, items and files, each with its evidence', () => {
  const evidence = [1, 2, 3, 4].map((line) => ({ path: 'infra/main.tf', line, why: 'a resource' }));
  const text = proposalMarkdown({
    version: 1,
    roles: [{ role: 'devops_engineer', capabilities: ['deploy'], confidence: 0.9, evidence }],
    rac: [
      {
        id: 'infra',
        kind: 'terraform',
        description: 'Modules | of @octocat',
        required: true,
        check: { type: 'file-glob', hint: 'infra/**/*.tf' },
        evidence: [{ path: 'infra', why: 'a folder' }],
      },
    ],
    files: [
      { path: 'cal/from-code.cal.yaml', action: 'create' },
      { path: 'README.md', action: 'skip' },
    ],
    notes: ['one file was too large'],
  });
  const because = [1, 2, 3].map((line) => `\`infra/main.tf:${line}\` a resource`).join('; ');
  expect(text).toBe(
    [
      '## Proposed: 1 role, 1 item of required context, 1 file',
      '',
      'Descriptions only, drawn from the names and the shape of the code. Read them, correct them, and keep what is true.',
      '',
      '| role | confidence | because |',
      '| --- | --- | --- |',
      `| \`devops_engineer\` | 90 % | ${because}; and 1 more |`,
      '',
      '| item | kind | description | check | because |',
      '| --- | --- | --- | --- | --- |',
      '| `infra` | `terraform` | Modules &#124; of `@octocat` | `file-glob infra/**/*.tf` | `infra` a folder |',
      '',
      '| file |  |',
      '| --- | --- |',
      '| `cal/from-code.cal.yaml` | create |',
      '| `README.md` | skip |',
      '',
      '- one file was too large',
      '',
    ].join('\n'),
  );
});
