import { expect, test } from '@jest/globals';
import { answerOf, policyOf } from '../../../../src/core/answer.ts';
import type { Requirements } from '../../../../src/core/diff/requirements.ts';
import { buildManifest } from '../../../../src/core/manifest/build.ts';
import { compareChecked } from '../../../../src/core/report/compare-checked.ts';
import { headline } from '../../../../src/core/report/headline.ts';
import { PROFILES } from '../../../../src/ids.ts';
import { finding, handshake, reportOf } from '../../../support/reports.ts';

const MANIFEST = buildManifest(undefined, PROFILES.cart);

const asks = (tokens: number, version: string, id = 'com.example/a'): Requirements => ({
  id,
  version,
  manifest: { ...MANIFEST, model: { ...MANIFEST.model, minContextWindowTokens: tokens } },
});

const at = (folder: string) =>
  reportOf([finding('package/task-type', 'warning', `${folder}/cartridge.yaml`, 3)], {
    handshakes: [handshake(folder, 'laptop')],
  });

test('a package that moved is compared with itself, by its id', () => {
  const { changes } = compareChecked(
    { report: at('agents/a'), requirements: new Map([['agents/a', asks(1000, '1.0.0')]]) },
    { report: at('packages/new'), requirements: new Map([['packages/new', asks(2000, '1.0.0')]]) },
  );
  expect([changes.hosts, changes.introduced, changes.fixed]).toEqual([
    [],
    { errors: 0, warnings: 0, notes: 0 },
    { errors: 0, warnings: 0, notes: 0 },
  ]);
  expect(changes.requirements).toMatchObject([
    { subject: 'packages/new', step: 'major', taken: 'none', enough: false },
  ]);
});

test('an id that two packages share tells nothing', () => {
  const twice = new Map([
    ['agents/a', asks(1000, '1.0.0')],
    ['agents/b', asks(1000, '1.0.0')],
  ]);
  const { changes } = compareChecked(
    { report: at('agents/a'), requirements: twice },
    { report: at('packages/new'), requirements: new Map([['packages/new', asks(1000, '1.0.0')]]) },
  );
  expect(changes.hosts.map(({ subject, before, after }) => [subject, before, after])).toEqual([
    ['agents/a', 'accept', null],
    ['packages/new', null, 'accept'],
  ]);
});

test('a missing SemVer step: a caution, and with strict the answer is no', () => {
  const clean = reportOf([], { handshakes: [handshake('agents/a', 'laptop')] });
  const { changes } = compareChecked(
    { report: clean, requirements: new Map([['agents/a', asks(1000, '1.0.0')]]) },
    { report: clean, requirements: new Map([['agents/a', asks(2000, '1.0.1')]]) },
  );
  const compared = { ...clean, changes };
  expect(answerOf(compared)).toEqual({
    ok: true,
    decided: [],
    cautions: [
      '1 package without the SemVer step that it needs: hosts that accepted the version before may not accept this one',
    ],
    line: 'ok: 1 host accepts',
    exitCode: 0,
  });
  expect(answerOf(compared, policyOf('error', true))).toMatchObject({
    ok: false,
    decided: ['1 package without the SemVer step that it needs'],
    exitCode: 1,
  });
  expect(headline(compared).split('\n')[0]).toBe('## ⏳ cartwright: 1 missing SemVer step');
  expect(headline(compared, policyOf('error', true)).split('\n')[0]).toBe('## ❌ cartwright: 1 missing SemVer step');
});
