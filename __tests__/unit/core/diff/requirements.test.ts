import { expect, test } from '@jest/globals';
import { compareRequirements, diffRequirements, type Requirements } from '../../../../src/core/diff/requirements.ts';
import { changesText } from '../../../../src/core/report/text/changes.ts';
import { changesSection } from '../../../../src/core/report/sections/report.ts';
import { compareReports } from '../../../../src/core/report/compare.ts';
import { REFERENCE_MANIFEST } from '../../../support/handshake.ts';
import { rowsOf } from '../../../support/sections.ts';
import { handshake, reportOf, SHIP } from '../../../support/reports.ts';

const old: Requirements = { version: '1.2.0', manifest: REFERENCE_MANIFEST };
const raised: Requirements = {
  version: '1.2.1',
  manifest: {
    ...REFERENCE_MANIFEST,
    mcp: { ...REFERENCE_MANIFEST.mcp, minProtocolRevision: '2025-06-18' },
    filesystem: [],
  },
};
const CHANGES = [
  {
    id: 'mcp.minProtocolRevision',
    kind: 'breaking',
    before: '2024-11-05',
    after: '2025-06-18',
    message: 'the floor went up',
  },
  {
    id: 'filesystem:fs.read',
    kind: 'compatible',
    before: 'fs.read',
    after: 'not asked',
    message: 'the scope is no longer asked',
  },
];

test.each<[string, string | null, string | null, object]>([
  ['too small a step', '1.2.0', '1.2.1', { taken: 'patch', enough: false }],
  ['a major step', '1.2.0', '2.0.0', { taken: 'major', enough: true }],
  ['no step at all', '1.2.0', '1.2.0', { taken: 'none', enough: false }],
  ['an earlier version', '1.2.0', '1.1.0', { taken: null, enough: false }],
  ['a manifest without a version', null, '2.0.0', { taken: null, enough: true }],
])('%s', (_, before, after, expected) => {
  expect(diffRequirements({ ...old, version: before }, { ...raised, version: after })).toEqual({
    changes: CHANGES,
    step: 'major',
    ...expected,
  });
});

test('only packages that are on both sides and ask for something else', () => {
  const base = new Map([
    ['agents/a', old],
    ['agents/same', old],
    ['agents/gone', old],
  ]);
  const head = new Map([
    ['agents/a', raised],
    ['agents/same', { ...old, version: '1.3.0' }],
    ['agents/new', old],
  ]);
  expect(compareRequirements(base, head)).toEqual([
    {
      subject: 'agents/a',
      before: '1.2.0',
      after: '1.2.1',
      changes: CHANGES,
      step: 'major',
      taken: 'patch',
      enough: false,
    },
  ]);
});

const BASE = reportOf([], { cals: [{ ...SHIP, verdict: 'ready' }], handshakes: [handshake('agents/a', 'desk')] });
const HEAD = reportOf([], {
  cals: [{ ...SHIP, verdict: 'not ready' }],
  handshakes: [handshake('agents/a', 'desk', ['mcp.minProtocolRevision'])],
});
const changes = compareReports(
  BASE,
  HEAD,
  compareRequirements(new Map([['agents/a', old]]), new Map([['agents/a', raised]])),
);

test('in text', () => {
  expect(changesText(changes, 'main')).toBe(
    [
      'Against main',
      `  ✗ ${SHIP.path}: ready → not ready`,
      '  ✗ agents/a on desk: accept → refuse (no longer met: mcp.minProtocolRevision)',
      '  ! agents/a asks hosts for something else; breaking: mcp.minProtocolRevision 2024-11-05 → 2025-06-18; compatible: filesystem:fs.read fs.read → not asked; SemVer step major: 1.2.0 → 1.2.1 (patch) is too small',
      '',
    ].join('\n'),
  );
  expect(changesText(compareReports(BASE, BASE), 'v1\u001b[0m')).toBe('Against v1\\u001b[0m\n  nothing changed\n');
});

test('in the report of a pull request', () => {
  const lines = rowsOf(changesSection(changes));
  expect(lines[2]).toBe(
    '- ⬆️ `agents/a` asks hosts for something else; **breaking:** `mcp.minProtocolRevision` `2024-11-05` → `2025-06-18`; compatible: `filesystem:fs.read` `fs.read` → `not asked`; SemVer step **major**: `1.2.0` → `1.2.1` (patch) is too small\n',
  );
});

test('a description alone is not a reason for another version', () => {
  const [first, ...others] = REFERENCE_MANIFEST.requiredTools;
  if (first === undefined) throw new Error('no contract');
  const reworded = { ...REFERENCE_MANIFEST, requiredTools: [{ ...first, description: 'Other words' }, ...others] };
  const asked = compareRequirements(new Map([['a', old]]), new Map([['a', { version: '1.2.0', manifest: reworded }]]));
  expect(asked).toMatchObject([{ step: 'patch', taken: 'none', enough: false }]);
  const lines = rowsOf(changesSection(compareReports(BASE, BASE, asked)));
  expect(lines).toEqual([
    '- ⬆️ `a` asks hosts for something else; only names and descriptions; SemVer step **patch**, but the version stays `1.2.0`\n',
  ]);
});
