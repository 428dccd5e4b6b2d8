/** The readiness of a CAL as a whole text. */
import { expect, test } from '@jest/globals';
import { renderReadiness } from '../../../../../src/core/report/text/readiness.ts';
import { finding, SHIP } from '../../../../support/reports.ts';

test('everything that a CAL can say', () => {
  const [reviewer, builder] = SHIP.participants;
  if (reviewer === undefined || builder === undefined) throw new Error('the example has two participants');
  const text = renderReadiness({
    ...SHIP,
    name: ' Ship\n it ',
    nodes: 1,
    diagnostics: [
      finding('cal/x', 'error', 'flows/ship.cal.yaml', 4, { message: 'it is\n broken' }),
      finding('cal/y', 'warning', 'flows/ship.cal.yaml', 5),
    ],
    participants: [reviewer, builder, { ...builder, alias: 'qa', bind: 'hash', required: false, reason: 'none named' }],
    rac: [
      ...SHIP.rac,
      {
        ...SHIP.rac[0],
        id: 'x',
        kind: 'k',
        description: 'd',
        required: true,
        state: 'unconfirmed',
        check: { type: 'human', hint: '' },
      },
    ],
    todo: ['build'],
  });
  expect(text).toBe(
    [
      'CAL: Ship it  (1 node, 3 participants)',
      '',
      'Structure',
      '  ✗ flows/ship.cal.yaml:4:3  it is broken  [cal/x]',
      '',
      'Participants',
      '  ✓ reviewer  slot  Rex Calder (security_expert)  best of 1',
      '  ✗ builder   slot  no cartridge matches role "devops_engineer"',
      '  · qa        hash  optional: none named',
      '',
      'Required available context (descriptions only)',
      '  ☑ infra-arch [terraform] Terraform modules describing the network  (check: file-glob infra/**/*.tf)',
      '  □ code-wiki  [wiki] An LLM-readable wiki  (check: mcp-resource wiki://project/overview → no host profile names a server)',
      '  ✗ runbook    [runbook] How to roll back  (check: file-glob docs/rollback.md)',
      '  · schema     [api-spec] A description of the warehouse',
      '  □ x          [k] d  (check: human)',
      '',
      'Cannot run',
      '  ✗ task "build" waits for "runbook"',
      '',
      'Still to write',
      '  □ the action of task "build" is a TODO',
      '',
      'verdict: not ready',
      '',
    ].join('\n'),
  );
});

test('what is not there has no heading', () => {
  const { blocked: _, ...rest } = SHIP;
  const bare = { ...rest, participants: [], rac: [], diagnostics: [], nodes: 2, verdict: 'ready' as const };
  const expected = 'CAL: Ship a data-pipeline feature  (2 nodes, 0 participants)\n\nverdict: ready\n';
  expect([renderReadiness(bare), renderReadiness({ ...bare, blocked: [], todo: [] })]).toEqual([expected, expected]);
  const optional = { id: 'a', kind: 'k', description: 'd', required: false, state: 'optional' as const, check: null };
  expect(renderReadiness({ ...bare, rac: [{ ...optional, reason: 'nobody\n looked' }] }).split('\n')[3]).toBe(
    '  · a [k] d  (nobody looked)',
  );
});
