import { describe, expect, test } from '@jest/globals';
import { onlyChanged } from '../../../../src/core/report/changed.ts';
import { compareReports } from '../../../../src/core/report/compare.ts';
import { mergeReports } from '../../../../src/core/report/merge.ts';
import { finding, FULL, handshake, reportOf, SHIP } from '../../../support/reports.ts';

const READY = { ...SHIP, path: 'a.cal.yaml', verdict: 'ready' as const };

test('parts put together are the whole', () => {
  const [first, ...others] = FULL.diagnostics;
  const one = reportOf(first === undefined ? [] : [first], {
    handshakes: FULL.handshakes.slice(0, 1),
    compliance: 'accept',
  });
  const two = reportOf(others, {
    cals: FULL.cals,
    handshakes: FULL.handshakes.slice(1),
    verdict: 'not ready',
    compliance: 'refuse',
  });
  const sorted = FULL.handshakes.toReversed();
  const files = one.summary.files + two.summary.files;
  const merged = mergeReports([one, two]);
  expect(merged).toEqual({
    ...FULL,
    diagnostics: merged.diagnostics,
    handshakes: sorted,
    summary: { ...FULL.summary, files },
  });
  expect(new Set(merged.diagnostics)).toEqual(new Set(FULL.diagnostics));
});

test('what two parts both found is there once; changes add up, unless a part has none', () => {
  const same = reportOf([finding('a/b', 'warning', 'x', 1)]);
  const changes = compareReports(reportOf([]), same);
  expect(mergeReports([same, same])).toEqual({ ...same, summary: { ...same.summary, files: 2 } });
  expect(
    mergeReports([
      { ...same, changes },
      { ...same, changes },
    ]).changes?.introduced,
  ).toEqual({ errors: 0, warnings: 2, notes: 0 });
  expect(mergeReports([{ ...same, changes }, same]).changes).toBeUndefined();
});

test('a merged report was made where its first part was', () => {
  const [one, two] = ['a', 'b'].map((letter) => ({
    ...reportOf([]),
    origin: { job: letter, directory: '', sha: letter.repeat(40) },
  }));
  if (one === undefined || two === undefined) throw new Error('two parts');
  expect([mergeReports([one, two]), mergeReports([two, one]), mergeReports([reportOf([]), two])]).toEqual([
    one,
    two,
    reportOf([]),
  ]);
});

test('only what a change touches is left, and judged', () => {
  const old = finding('old/rule', 'error', 'untouched.cal.yaml', 1);
  const touched = finding('old/rule', 'error', 'touched.cal.yaml', 1);
  const fresh = finding('new/rule', 'warning', 'untouched.cal.yaml', 2);
  const lost = { ...SHIP, path: 'lost.cal.yaml', rac: SHIP.rac.slice(1) };
  const common = { cals: [SHIP, READY], handshakes: [handshake('agents/a', 'h', ['x']), handshake('agents/b', 'h')] };
  const base = reportOf([old, touched], { ...common, cals: [...common.cals, { ...lost, rac: SHIP.rac }] });
  const head = reportOf([old, touched, fresh], {
    ...common,
    cals: [...common.cals, lost],
    verdict: 'not ready',
    compliance: 'refuse',
  });
  const kept = onlyChanged(base, head, { changed: new Set(['touched.cal.yaml', 'agents/b/cartridge.yaml']) });
  expect(kept.diagnostics).toEqual([touched, fresh]);
  expect(kept.cals).toEqual([lost]);
  expect(kept.handshakes.map(({ subject }) => subject)).toEqual(['agents/b']);
  expect([kept.verdict, kept.compliance, kept.summary]).toEqual([
    'not ready',
    'accept',
    { files: 4, errors: 1, warnings: 1, notes: 0, accepted: 0 },
  ]);
});

test('a change of nothing that is judged leaves nothing', () => {
  expect(onlyChanged(FULL, FULL, { changed: new Set(['README.md']) })).toMatchObject({
    diagnostics: [],
    cals: [],
    handshakes: [],
    verdict: null,
    compliance: null,
  });
});

describe('what a change can break', () => {
  const manual = {
    ...SHIP,
    path: 'manual.cal.yaml',
    rac: [{ ...SHIP.rac[0], check: { type: 'manual', hint: 'ask' } }],
  };
  const refused = finding('handshake/refuse', 'error', 'agents/a/cartridge.yaml', 4);
  const report = reportOf([refused, finding('rac/no-content', 'error', 'flows/ship.cal.yaml', 2)], {
    cals: [SHIP, manual as typeof SHIP],
    handshakes: [handshake('agents/a', 'h', ['x']), handshake('agents/b', 'h'), handshake('agents/b', 'other')],
  });
  const kept = (changed: readonly string[], base = report): unknown => {
    const touched = { changed: new Set(changed), confirmations: 'rac-confirmations.yaml' };
    const { cals, handshakes, diagnostics } = onlyChanged(base, report, touched);
    return [
      cals.map(({ path }) => path),
      handshakes.map(({ subject, profile }) => `${subject} ${profile}`),
      diagnostics.map(({ path }) => path),
    ];
  };

  test('a host profile: its handshakes, and the finding of the one that refuses', () => {
    expect(kept(['hosts/h.host.yaml'])).toEqual([
      [],
      ['agents/a hosts/h.host.yaml', 'agents/b hosts/h.host.yaml'],
      ['agents/a/cartridge.yaml'],
    ]);
  });

  test('a cartridge: the workflows that it staffs; confirmations: the workflows that ask for some', () => {
    expect(kept(['agents/rex.cart'])).toEqual([
      ['flows/ship.cal.yaml', 'manual.cal.yaml'],
      [],
      ['flows/ship.cal.yaml'],
    ]);
    expect(kept(['rac-confirmations.yaml'])).toEqual([['manual.cal.yaml'], [], []]);
  });

  test('a document more among the evidence breaks nothing, a state that is another one does', () => {
    const [first, ...rest] = SHIP.rac;
    const base = (more: object) => ({
      ...report,
      cals: [{ ...SHIP, rac: [{ ...first, ...more }, ...rest] }, ...report.cals.slice(1)],
    });
    expect(kept(['infra/new.tf'], base({ evidence: { count: 11, digest: 'sha256:0' } }) as typeof report)).toEqual([
      [],
      [],
      [],
    ]);
    expect(kept(['infra/new.tf'], base({ state: 'failed' }) as typeof report)).toEqual([
      ['flows/ship.cal.yaml'],
      [],
      ['flows/ship.cal.yaml'],
    ]);
  });
});
