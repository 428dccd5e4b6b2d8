/** What changed against a base, as a whole text. */
import { expect, test } from '@jest/globals';
import type { Changes } from '../../../../../src/core/report/compare.ts';
import { changesText } from '../../../../../src/core/report/text/changes.ts';

const NONE = { errors: 0, warnings: 0, notes: 0 };
const NOTHING: Changes = { verdicts: [], hosts: [], rac: [], introduced: NONE, fixed: NONE };
const lines = (changes: Partial<Changes>): readonly string[] => {
  const [head, ...rest] = changesText({ ...NOTHING, ...changes }, 'main').split('\n');
  expect([head, rest.pop()]).toEqual(['Against main', '']);
  return rest;
};

test('nothing', () => {
  expect(lines({})).toEqual(['  nothing changed']);
});

test('verdicts of workflows', () => {
  const change = (before: string | null, after: string | null, more: object = {}): Changes['verdicts'][number] =>
    ({ path: 'a.yaml', before, after, ...more }) as Changes['verdicts'][number];
  expect(
    lines({
      verdicts: [
        change('ready', 'not ready'),
        change('not ready', 'ready'),
        change(null, 'ready'),
        change('ready', null),
      ],
    }),
  ).toEqual([
    '  ✗ a.yaml: ready → not ready',
    '  ✓ a.yaml: not ready → ready',
    '  ✓ a.yaml is new: ready',
    '  · a.yaml is gone (was ready)',
  ]);
});

test('hosts, with what is no longer met', () => {
  const change = (before: unknown, after: unknown, more: object = {}): Changes['hosts'][number] =>
    ({
      subject: 'p',
      host: 'h',
      profile: 'h.yaml',
      before,
      after,
      broken: [],
      mended: [],
      ...more,
    }) as unknown as Changes['hosts'][number];
  expect(
    lines({
      hosts: [
        change('accept', 'refuse', { broken: ['tool:a', 'tool:b'], mended: ['x'] }),
        change('refuse', 'accept', { mended: ['x', 'y'] }),
        change('accept', 'not judged'),
        change(null, 'accept'),
        change('accept', 'accept', { reservations: { before: 0, after: 2 } }),
      ],
    }),
  ).toEqual([
    '  ✗ p on h: accept → refuse (no longer met: tool:a, tool:b; met now: x)',
    '  ✓ p on h: refuse → accept (met now: x, y)',
    '  ? p on h: accept → not judged',
    '  ✓ p on h: accept (new)',
    '  ! p on h: accept → accept, 2 reservations',
  ]);
});

test('requirements, context, what moved, and counts', () => {
  const requirement = {
    subject: 'p',
    before: '1.0.0',
    after: '2.0.0',
    step: 'major',
    taken: 'major',
    enough: true,
    changes: [
      { id: 'tool:a', kind: 'breaking', before: 'absent', after: 'required' },
      { id: 'x', kind: 'compatible', before: '2', after: '1' },
      { id: 'y', kind: 'text', before: 'a', after: 'b' },
    ],
  };
  expect(
    lines({
      requirements: [
        requirement,
        { ...requirement, after: '1.0.0', taken: null, enough: false, changes: [] },
        { ...requirement, before: null, changes: [] },
      ] as unknown as Changes['requirements'] & object,
      rac: [
        { path: 'a.yaml', id: 'wiki', before: 'confirmed', after: 'failed' },
        { path: 'a.yaml', id: 'api', before: 'failed', after: 'confirmed' },
      ] as unknown as Changes['rac'],
      moved: [{ what: 'workflow', from: 'a', to: 'b' }] as unknown as Changes['moved'] & object,
      introduced: { errors: 1, warnings: 0, notes: 2 },
      fixed: { errors: 0, warnings: 3, notes: 0 },
    }),
  ).toEqual([
    '  ! p asks hosts for something else; breaking: tool:a absent → required; compatible: x 2 → 1; SemVer step major: 1.0.0 → 2.0.0 (major) is enough',
    '  ! p asks hosts for something else; only names and descriptions; SemVer step major, but the version stays 1.0.0',
    '  · p asks hosts for something else; only names and descriptions; SemVer step major',
    '  ✗ new: 1 error, 2 notes',
    '  ✓ gone: 3 warnings',
    '  ✗ wiki of a.yaml: confirmed → failed',
    '  ☑ api of a.yaml: failed → confirmed',
    '  · workflow a → b',
  ]);
});
