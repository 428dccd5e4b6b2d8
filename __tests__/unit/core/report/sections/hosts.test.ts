import { expect, test } from '@jest/globals';
import type { HostVerdict } from '../../../../../src/core/result/results.ts';
import { moodOf, reportAnswer, summaryLine } from '../../../../../src/core/report/sections/headline.ts';
import { lineText } from '../../../../../src/core/report/text/write.ts';
import { hostDetails, hostTable } from '../../../../../src/core/report/sections/hosts.ts';
import { hostsText } from '../../../../../src/core/report/text/check.ts';
import { releaseSummary } from '../../../../../src/core/report/markdown/pages/release-summary.ts';
import { hostCounts } from '../../../../../src/core/result/reservations.ts';
import { handshake, reportOf, reserved, unjudged } from '../../../../support/reports.ts';
import { asMarkdown } from '../../../../support/sections.ts';

const optional: HostVerdict['roles'][number] = {
  role: 'list',
  tier: 'optional',
  boundTool: null,
  how: null,
  satisfied: false,
  candidates: [],
};
const bound: HostVerdict['roles'][number] = {
  role: 'execute',
  tier: 'required',
  boundTool: 'run',
  how: 'suggested',
  satisfied: true,
  candidates: [
    { tool: 'run', schema: 'accepts', path: 'p', missingScopes: [], reservations: [], warnings: [] },
    {
      tool: 'mine',
      schema: 'refuses',
      path: 'named, and passed over',
      missingScopes: [],
      reservations: [],
      warnings: [],
    },
  ],
};
const refusing = handshake('agents/a', 'ci', ['tool:dispatch']);
const ALL: readonly HostVerdict[] = [
  { ...handshake('agents/a', 'plain'), roles: [bound, optional] },
  reserved('agents/a', 'narrow', ['it asks for "confirm"', 'whether it holds cannot be determined']),
  { ...refusing, roles: [bound, ...refusing.roles] },
  unjudged('agents/a', 'far', 'server "files" did not answer'),
];

test('four answers, each in a column of its own', () => {
  expect(asMarkdown(hostTable(ALL))).toBe(
    [
      '',
      '### Hosts',
      '',
      '| cartridge | signature | refused by | not judged | with reservations | accepted by |',
      '| --- | --- | --- | --- | --- | --- |',
      '| `agents/a` | verified | `ci` | `far` | `narrow` (2 reservations) | `plain` (without 1 optional role) |',
      '',
    ].join('\n'),
  );
});

test('signatures have a column where one of the cartridges can have one', () => {
  const [plain] = ALL as readonly [HostVerdict];
  const folder = { ...plain, subject: 'agents/b', signature: 'not applicable' } as const;
  const rows = (verdicts: readonly HostVerdict[]): string[] => asMarkdown(hostTable(verdicts)).split('\n').slice(3, -1);
  const accepted = '`plain` (without 1 optional role)';
  expect(rows([plain, folder])).toEqual([
    '| cartridge | signature | accepted by |',
    '| --- | --- | --- |',
    `| \`agents/a\` | verified | ${accepted} |`,
    `| \`agents/b\` |  | ${accepted} |`,
  ]);
  expect(rows([folder])).toEqual(['| cartridge | accepted by |', '| --- | --- |', `| \`agents/b\` | ${accepted} |`]);
});

test('an optional role that is bound is none to do without', () => {
  const taken: HostVerdict['roles'][number] = { ...bound, role: 'list', tier: 'optional' };
  const answers = [[bound], [bound, taken], [bound, taken, optional], [bound, optional, { ...optional, role: 'more' }]];
  const verdicts = answers.map((roles, i) => ({ ...handshake('agents/a', `h${i}`), roles }));
  expect(asMarkdown(hostTable(verdicts)).trim().split('\n').at(-1)).toBe(
    '| `agents/a` | verified | `h0`, `h1`, `h2` (without 1 optional role), `h3` (without 2 optional roles) |',
  );
});

test('of many hosts the first are named, and the rest are counted', () => {
  const more = Array.from({ length: 10 }, (_, i) => handshake('agents/a', `h${i}`));
  expect(asMarkdown(hostTable(more)).trim().split('\n').at(-1)).toBe(
    '| `agents/a` | verified | `h0`, `h1`, `h2`, `h3`, `h4`, `h5`, `h6`, `h7` and 2 more |',
  );
});

test('why, in full: satisfied roles and their other candidates are left out, equal answers are one', () => {
  const twin = { ...refusing, roles: [bound, ...refusing.roles], host: 'CI', profile: 'b.host.yaml' };
  expect(asMarkdown(hostDetails([...ALL, twin]))).toBe(
    [
      '',
      '<details><summary>❌ <code>agents/a</code> on <code>ci (hosts/ci.host.yaml)</code>, <code>CI (b.host.yaml)</code>: 1 unmet requirement</summary>',
      '',
      '- `tool:dispatch`: asked `asked for tool:dispatch`, offered `none`',
      '  - `spawn_agent`: schema refuses; property `task` must be a string, the tool wants an object; for example <code>&#123;&#34;task&#34;&#58;&#34;x&#124;y&#34;&#125;</code>; lacks scope `dispatch`',
      '- to fix it: give the profile a tool that takes what dispatch asks for, with its scopes: no server that is known here offers one',
      '',
      '</details>',
      '',
      '<details><summary>❔ <code>agents/a</code> on <code>far</code>: not judged</summary>',
      '',
      '- server `files` did not answer',
      '- start the server',
      '',
      '</details>',
      '',
      '<details><summary>⚠️ <code>agents/a</code> on <code>narrow</code>: accept, 2 reservations</summary>',
      '',
      '- `role-0` by `run-0` (named), reservation: it asks for `confirm`, for example it rejects `{"command":""}`',
      '- `role-1` by `run-1` (named), reservation: whether it holds cannot be determined, for example it rejects `{"command":""}`',
      '- to fix it: no wrap is known that takes every call of role-0; offer another tool, or accept the finding',
      '- to fix it: no wrap is known that takes every call of role-1; offer another tool, or accept the finding',
      '',
      '</details>',
      '',
    ].join('\n'),
  );
});

test('the text of a check: equal answers of one cartridge are one line', () => {
  expect(hostsText([...ALL, { ...handshake('agents/a', 'twin'), roles: [bound, optional] }])).toBe(
    [
      'Hosts',
      '  ✓ plain, twin  accept  agents/a',
      '      · list is not bound (optional: runs degraded)',
      '  ! narrow       accept, 2 reservations  agents/a',
      '      ! role-0 by run-0 (named), reservation: it asks for "confirm", for example it rejects {"command":""}',
      '      ! role-1 by run-1 (named), reservation: whether it holds cannot be determined, for example it rejects {"command":""}',
      '  ✗ ci           refuse  agents/a',
      '      ✗ tool:dispatch: asked asked for tool:dispatch, offered none',
      '  ? far          not judged  agents/a',
      '      ? server "files" did not answer',
      '      → start the server',
      '',
    ].join('\n'),
  );
});

test('attack 245: hosts whose names look the same are told apart by their files, everywhere', () => {
  const names = ['Laptop', 'laptop', 'lap\u200btop', 'LAPTOP\u00a0', 'other'];
  const twins = names.map((name, i) => ({ ...handshake('a', name), profile: `${i}.host.yaml` }));
  const labels = ['Laptop (0.host.yaml)', 'laptop (1.host.yaml)', 'LAPTOP\u00a0 (3.host.yaml)', 'other'];
  const outputs = [asMarkdown(hostTable(twins)), hostsText(twins), releaseOf(twins)];
  for (const output of outputs) {
    for (const label of [...labels, 'lap\\u200btop (2.host.yaml)']) expect(output).toContain(label);
  }
});

function releaseOf(verdicts: readonly HostVerdict[]): string {
  const cartridges = [{ cartridgeId: 'a', romDigest: 'sha256:1', keyids: ['k'], verdicts }];
  return releaseSummary({ tag: 'v1', cartridges, files: [], diagnostics: [] });
}

test('the summary of a release never shows a plain mark for a reservation or a host that was not judged', () => {
  const rows = releaseOf(ALL)
    .split('\n')
    .filter((line) => /accept|refuse|judged/.test(line));
  expect(rows).toEqual([
    '| `a` | `plain` | ✓ accept |',
    '| `a` | `narrow` | ! accept, 2 reservations |',
    '| `a` | `ci` | ✗ refuse: tool:dispatch |',
    '| `a` | `far` | ? not judged: server `files` did not answer |',
  ]);
});

test('the counts: only an acceptance counts as one, and nothing is left out', () => {
  expect(hostCounts(ALL)).toBe('2 of 4 accept, 1 with reservations, 1 refuses, 1 not judged');
  const open = reportOf([], { handshakes: [handshake('a', 'x'), unjudged('a', 'far')], compliance: 'not judged' });
  expect([lineText(summaryLine(open)), reportAnswer(open).line, moodOf(open)]).toEqual([
    '0 files: 0 errors, 0 warnings, 0 notes · hosts: 1 of 2 accept, 1 not judged',
    'not ok: 1 host not judged',
    'bad',
  ]);
});

test('a host that a cartridge does not meet is not named', () => {
  const pairs = [handshake('agents/a', 'ci'), handshake('agents/b', 'desk')];
  expect(asMarkdown(hostTable(pairs))).toBe(`
### Hosts

| cartridge | signature | accepted by |
| --- | --- | --- |
| \`agents/a\` | verified | \`ci\` |
| \`agents/b\` | verified | \`desk\` |
`);
});
