/** The verdicts of hosts as a whole text. */
import { expect, test } from '@jest/globals';
import { handshakeText } from '../../../../../src/core/report/text/handshake.ts';
import type {
  CandidateResult,
  HandshakeResult,
  HostVerdict,
  RoleResult,
} from '../../../../../src/core/result/results.ts';
import { handshake, reserved, unjudged } from '../../../../support/reports.ts';

const text = (...results: readonly HostVerdict[]): readonly string[] =>
  handshakeText({ version: 1, compliance: 'refuse', results } as unknown as HandshakeResult).split('\n');
const candidate = (tool: string, more: Partial<CandidateResult> = {}): CandidateResult => ({
  tool,
  schema: 'accepts',
  path: 'at /x',
  missingScopes: [],
  reservations: [],
  warnings: [],
  ...more,
});
const role = (name: string, more: Partial<RoleResult> = {}): RoleResult => ({
  role: name,
  tier: 'required',
  boundTool: null,
  how: null,
  satisfied: false,
  candidates: [],
  ...more,
});

test('each of the four answers, by subject', () => {
  const revision = handshake('b.cart', 'none');
  const results = [
    handshake('a.cart', 'yes'),
    handshake('a.cart', 'no', ['tool:dispatch', 'x']),
    { ...revision, signature: 'unsigned', descriptor: { ...revision.descriptor, protocolRevision: '' } } as HostVerdict,
    reserved('a.cart', 'perhaps', ['it wants it', 'it may not']),
    unjudged('a.cart', 'unknown'),
  ];
  expect(text(...results)).toEqual([
    'a.cart  (signature: verified)',
    '',
    '✓ accept  yes  (MCP 2025-11-25)',
    '',
    '✗ refuse  no  (MCP 2025-11-25)',
    '  ✗ tool:dispatch: asked asked for tool:dispatch, offered none',
    '    ✗ spawn_agent: schema refuses; property "task" must be a string, the tool wants an object; for example {"task":"x|y"}; lacks scope dispatch',
    '  ✗ x: asked asked for x, offered none',
    '  → to fix it: give the profile a tool that takes what dispatch asks for, with its scopes: no server that is known here offers one',
    '  → to fix it: give the profile a tool that serves it',
    '',
    '! accept, 2 reservations  perhaps  (MCP 2025-11-25)',
    '  ! role-0 by run-0 (named), reservation: it wants it, for example it rejects {"command":""}',
    '  ! role-1 by run-1 (named), reservation: it may not, for example it rejects {"command":""}',
    '  → to fix it: no wrap is known that takes every call of role-0; offer another tool, or accept the finding',
    '  → to fix it: no wrap is known that takes every call of role-1; offer another tool, or accept the finding',
    '',
    '? not judged  unknown',
    '  ? server "files" did not start',
    '  → start the server',
    '',
    'b.cart  (signature: unsigned)',
    '',
    '✓ accept  none  (no MCP revision)',
    '',
    '',
  ]);
});

test('all that can be said of a role and its candidates', () => {
  const refusal = handshake('a', 'h', ['tool:open']);
  const verdict = {
    ...refusal,
    roles: [
      role('bound', { boundTool: 'run', how: 'found', satisfied: true }),
      role('loose-end', { tier: 'optional', candidates: [candidate('not shown')] }),
      role('open', {
        candidates: [
          candidate('one', { schema: 'unknown', missingScopes: ['a', 'b'] }),
          candidate('two', { notTaken: 'it is odd' }),
          candidate('three', { reservations: [{ reason: 'why', contractPath: '', toolPath: '' }] }),
          candidate('four', { witness: 'a'.repeat(200) }),
          candidate('five'),
        ],
      }),
    ],
  };
  expect(text(verdict).slice(3)).toEqual([
    '  ✗ tool:open: asked asked for tool:open, offered none',
    '    ✗ one: cannot tell; at /x; lacks scope a, b',
    '    ✗ two: schema accepts; not taken: it is odd',
    '    ✗ three: schema accepts; why',
    `    ✗ four: schema accepts; for example "${'a'.repeat(198)}…`,
    '    ✗ 1 more, which the JSON report has',
    '  ✓ bound by run (found)',
    '  · loose-end is not bound (optional: runs degraded)',
    '  → to fix it: name "two" in bindings if it is the one that is meant',
    '      bindings: { open: two } # your promise: write it only if it is true',
    '',
    '',
  ]);
  const four = role('open', { candidates: verdict.roles[2]?.candidates.slice(0, 4) ?? [] });
  expect(text({ ...verdict, roles: [four] }).filter((line) => line.includes('more'))).toEqual([]);
  const short = role('open', { candidates: [candidate('four', { witness: 'a'.repeat(198) })] });
  expect(text({ ...verdict, roles: [short] })).toContain(
    `    ✗ four: schema accepts; for example "${'a'.repeat(198)}"`,
  );
});

test.each([
  [20, ''],
  [21, ' and 1 more'],
])('of %i hosts that answer the same 20 are listed', (count, more) => {
  const hosts = Array.from({ length: count }, (_, i) => handshake('a', `h${i}`));
  expect(text(...hosts)).toEqual([
    'a  (signature: verified)',
    '',
    `✓ accept  ${hosts
      .slice(0, 20)
      .map(({ host }) => `${host}  (MCP 2025-11-25)`)
      .join(', ')}${more}`,
    '',
    '',
  ]);
});

test('each mark has its color', () => {
  const results = [
    handshake('a', 'yes'),
    reserved('a', 'perhaps', ['x']),
    handshake('a', 'no', ['tool:dispatch']),
    unjudged('a', 'unknown'),
    {
      ...handshake('a', 'more'),
      roles: [role('o', { tier: 'optional' }), role('b', { boundTool: 'x', how: 'named' })],
    },
  ];
  const text = handshakeText({ version: 1, compliance: 'refuse', results } as unknown as HandshakeResult, true);
  const names: Readonly<Record<string, string>> = { 31: 'red', 32: 'green', 33: 'yellow' };
  // eslint-disable-next-line no-control-regex -- what it looks for
  const painted = [...text.matchAll(/\u001b\[(\d+)m(.*?)\u001b\[0m/g)].map(
    ([, code, mark]) => `${mark} ${names[code ?? '']}`,
  );
  expect(painted).toEqual([
    '✓ green',
    '! yellow',
    '! yellow',
    '→ green',
    '✗ red',
    '✗ red',
    '✗ red',
    '→ green',
    '? yellow',
    '? yellow',
    '→ green',
    '✓ green',
    '✓ green',
  ]);
});
