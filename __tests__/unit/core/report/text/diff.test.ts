/** A comparison of requirements, as a whole text. */
import { expect, test } from '@jest/globals';
import type { DiffResult } from '../../../../../src/core/diff/requirements.ts';
import { diffText } from '../../../../../src/core/report/text/diff.ts';

const side = (subject: string, version: string | null): DiffResult['old'] => ({
  subject,
  requirementsHash: '',
  version,
});
const host = (name: string, change: Partial<DiffResult['hosts'][number]>): DiffResult['hosts'][number] => ({
  host: name,
  profile: `${name}.yaml`,
  before: 'accept',
  after: 'accept',
  reservations: { before: 0, after: 0 },
  flipped: false,
  unmet: [],
  ...change,
});
const RESULT: DiffResult = {
  version: 1,
  old: side('HEAD:a.yaml', '1.0.0'),
  new: side('a.yaml', '2.0.0'),
  step: 'major',
  taken: 'major',
  enough: true,
  changes: [
    { id: 'tool:a', kind: 'breaking', before: 'absent', after: 'required', message: 'it is needed' },
    { id: 'protocol', kind: 'compatible', before: '2', after: '1', message: 'an older one will do' },
    { id: 'x|y', kind: 'text', before: '', after: 'b', message: 'its words' },
  ],
  hosts: [
    host('one', {}),
    host('two', { after: 'refuse', unmet: ['tool:a', 'scope:b'], flipped: true }),
    host('three', { before: 'not judged', after: 'not judged', reason: 'it cannot be read' }),
  ],
};
const NOTHING: DiffResult = {
  ...RESULT,
  old: side('a.yaml', null),
  new: side('b.yaml', null),
  step: 'none',
  changes: [],
  hosts: [],
};

test('as text', () => {
  expect(diffText(RESULT)).toBe(
    [
      'HEAD:a.yaml → a.yaml',
      '',
      '  ✗ breaking    tool:a    absent → required',
      '      it is needed',
      '  ✓ compatible  protocol  2 → 1',
      '      an older one will do',
      '  · text        x|y        → b',
      '      its words',
      '',
      'Hosts',
      '  one: accept, as before',
      '  two: accept → refuse (tool:a, scope:b)',
      '  three: not judged (it cannot be read), as before',
      '',
      'SemVer step major: 1.0.0 → 2.0.0 (major) is enough',
      '',
    ].join('\n'),
  );
  expect(diffText(NOTHING)).toBe(
    ['a.yaml → b.yaml', '', '  nothing changed in the requirements', '', 'the version may stay', ''].join('\n'),
  );
});

test('a version that is not later is said', () => {
  expect(diffText({ ...RESULT, old: RESULT.new, new: RESULT.old, taken: null, enough: false })).toContain(
    '\nSemVer step major: 2.0.0 → 1.0.0 (not later) is too small\n',
  );
});
