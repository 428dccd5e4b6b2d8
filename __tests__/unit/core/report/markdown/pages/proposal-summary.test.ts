import { expect, test } from '@jest/globals';
import { DOCS } from '../../../../../../src/core/result/rule-page.ts';
import { proposalMarkdown, proposalPull } from '../../../../../../src/core/report/markdown/pages/proposal-summary.ts';

const WORDS = `${DOCS.replace(/docs$/, '')}README.md`;
const ITEM = `[RAC item](${WORDS}#rac-item)`;

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
  const because = `${[1, 2, 3].map((line) => `\`infra/main.tf:${line}\``).join(', ')}: a resource`;
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
      `| ${ITEM} | description | because |`,
      '| --- | --- | --- |',
      '| `infra` | Modules &#124; of `@octocat`<br>`terraform`, check: `file-glob infra/**/*.tf` | `infra`: a folder |',
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

test('a pull request says what it adds and why, what is left to do, and how it gets its checks', () => {
  const evidence = [{ path: 'infra/main.tf', line: 3, why: 'a resource' }];
  const check = { type: 'file-glob', hint: 'runbooks/*.md' };
  const item = { id: 'rota', kind: 'runbook', description: 'What to do.', required: true, check, evidence };
  const target = {
    serverUrl: 'https://github.com',
    repository: 'octo/repo',
    sha: 'a'.repeat(40),
    prefix: 'packages/a',
  };
  const files = [{ path: 'cal/ship.cal.yaml', action: 'overwrite' }] as const;
  const plan = { version: 1, roles: [], rac: [item], files, notes: ['one check is stale'] } as const;
  expect(proposalPull(plan, target, 1e6)).toBe(
    [
      'This adds 1 item of required context, 1 file changed, proposed by `cartwright init`. Descriptions only, drawn from the names and the shape of the code. Read them, correct them, and keep what is true.',
      '',
      `| ${ITEM} | description | because |`,
      '| --- | --- | --- |',
      `| \`rota\` | What to do.<br>\`runbook\`, check: \`file-glob runbooks/*.md\` | [\`infra/main.tf:3\`](https://github.com/octo/repo/blob/${target.sha}/packages/a/infra/main.tf#L3): a resource |`,
      '',
      '### Left to do',
      '',
      '- Correct each description, and delete the items that are not true.',
      '- one check is stale',
      '',
      '### Checks',
      '',
      'A pull request that the token of a job opens starts no workflow. To get its checks, close it and open it again, push a commit to its branch, or give the input `github-token` the token of a GitHub App.',
      '',
    ].join('\n'),
  );
  const first = {
    ...plan,
    roles: [{ role: 'developer', capabilities: [], confidence: 1, evidence }],
    files: [{ path: 'cal/a.cal.yaml', action: 'create' }] as const,
  };
  expect(
    proposalPull(first, target, 700)
      .split('\n\n')
      .slice(-3)
      .map((part) => part.slice(0, 30)),
  ).toEqual(['The rest is in the job summary', '### Checks', 'A pull request that the token ']);
  expect(proposalPull(first, target, 1e6)).toContain(
    `- Write in the new [CAL](${WORDS}#cal) what is to change: that is a TODO, and it is [pending](${WORDS}#ready) until then.\n- Read the instructions of each agent, and raise or lower what it asks of [hosts](${WORDS}#host).`,
  );
});
