import { describe, expect, test } from '@jest/globals';
import { sha256Hex } from '../../../../src/core/value/digest.ts';
import { assessCal, worstVerdict } from '../../../../src/core/readiness/assess.ts';
import { probeKey, type Facts } from '../../../../src/core/readiness/facts.ts';
import { renderReadiness } from '../../../../src/core/report/text/readiness.ts';
import { parseJson } from '../../../../src/core/source/parse-json.ts';
import { PROFILES } from '../../../../src/ids.ts';

const DIGEST = `sha256:${'ab'.repeat(32)}`;
const ada = {
  path: 'c/ada.cart',
  name: 'Ada Ridge',
  role: 'devops_engineer',
  romDigest: DIGEST,
  capabilities: [{ taskType: 'build-dag', stack: ['airflow', 'python'] }],
  id: 'com.example/ada',
  version: '1.0.0',
};

const nothing: Facts = {
  files: [],
  cards: [],
  proofs: [],
  confirmations: [],
  now: Date.UTC(2026, 10, 21),
  probes: new Map(),
};

function assess(cal: object, facts: Partial<Facts> = {}) {
  return assessCal(parseJson('a.cal.json', JSON.stringify(cal)), [], { ...nothing, ...facts }, PROFILES.cart);
}

function slot(value: object, facts: Partial<Facts> = {}) {
  const { resolved, reason } =
    assess({ participants: [{ alias: 'a', bind: 'slot', slot: value }] }, { cards: [ada], ...facts }).participants[0] ??
    {};
  return [resolved?.name ?? null, reason];
}

describe('participants', () => {
  test.each<[string, object, Partial<Facts>, unknown[]]>([
    ['role', { role: 'devops_engineer' }, {}, ['Ada Ridge', 'best of 1']],
    ['another role', { role: 'architect' }, {}, [null, 'no cartridge matches role architect']],
    ['a capability', { capabilities: [{ taskType: 'build-dag', stack: ['airflow'] }] }, {}, ['Ada Ridge', 'best of 1']],
    [
      'a capability with another stack',
      { capabilities: [{ taskType: 'build-dag', stack: ['dbt'] }] },
      {},
      [null, 'Ada Ridge (devops_engineer) lacks capability build-dag with dbt'],
    ],
    [
      'a level nobody proved',
      { minLevel: { cartLevel: 15 } },
      {},
      [null, 'Ada Ridge (devops_engineer) fits, but has no proof of level 15 (--roster FILE)'],
    ],
    [
      'a proven level',
      { minLevel: { cartLevel: 15 } },
      { proofs: [{ romDigest: DIGEST, level: 15 }] },
      ['Ada Ridge', 'best of 1'],
    ],
    [
      'a proof one level short',
      { minLevel: { cartLevel: 15 } },
      { proofs: [{ romDigest: DIGEST, level: 14 }] },
      [null, 'Ada Ridge (devops_engineer) fits, but has no proof of level 15 (--roster FILE)'],
    ],
    [
      'an expired proof',
      { minLevel: { cartLevel: 15 } },
      { proofs: [{ romDigest: DIGEST, level: 15, expires: '2026-11-20' }] },
      [null, 'Ada Ridge (devops_engineer) fits, but has no proof of level 15 (--roster FILE)'],
    ],
    [
      'a proven tier',
      { minLevel: { careerTier: 'mid' } },
      { proofs: [{ romDigest: DIGEST, careerTier: 'senior' }] },
      ['Ada Ridge', 'best of 1'],
    ],
    [
      'the very tier that is asked for',
      { minLevel: { careerTier: 'mid' } },
      { proofs: [{ romDigest: DIGEST, careerTier: 'mid', expires: '2026-11-21' }] },
      ['Ada Ridge', 'best of 1'],
    ],
    [
      'a proof one tier short',
      { minLevel: { careerTier: 'mid' } },
      { proofs: [{ romDigest: DIGEST, careerTier: 'junior' }] },
      [null, 'Ada Ridge (devops_engineer) fits, but has no proof of tier mid (--roster FILE)'],
    ],
    [
      'the higher of two levels',
      { role: 'devops_engineer' },
      {
        cards: [{ ...ada, name: 'Low', path: 'a.cart', romDigest: null }, ada],
        proofs: [{ romDigest: DIGEST, level: 3 }],
      },
      ['Ada Ridge', 'best of 2'],
    ],
    [
      'two that are equal by what they can do',
      { role: 'devops_engineer' },
      { cards: [{ ...ada, name: 'Bo', path: 'b.cart', romDigest: null }, ada] },
      ['Bo', 'best of 2; b.cart is equal to c/ada.cart (both fit, and neither has a proven level), the path decides'],
    ],
    [
      'three that are equal by the level that was proved',
      { role: 'devops_engineer' },
      {
        cards: ['c.cart', 'd.cart', 'e.cart', 'f.cart'].map((path, i) => ({ ...ada, path, romDigest: `${i}` })),
        proofs: [1, 2, 3].map((i) => ({ romDigest: `${i}`, level: 3 })),
      },
      ['Ada Ridge', 'best of 4; d.cart is equal to e.cart and 1 more (both proved level 3), the path decides'],
    ],
    [
      'two that are the same',
      { role: 'devops_engineer' },
      { cards: [ada, { ...ada, path: 'copy of ada.cart' }] },
      ['Ada Ridge', 'best of 2; c/ada.cart is equal to copy of ada.cart (the same ROM digest), the path decides'],
    ],
  ])('%s', (_name, value, facts, expected) => {
    expect(slot(value, facts)).toEqual(expected);
  });

  test('by ROM digest', () => {
    const cal = {
      participants: [
        { alias: 'a', bind: 'hash', romDigest: DIGEST },
        { alias: 'b', bind: 'hash', romDigest: `sha256:${'0'.repeat(64)}`, required: false },
      ],
    };
    expect(assess(cal, { cards: [ada] }).participants).toEqual([
      {
        alias: 'a',
        bind: 'hash',
        required: true,
        resolved: { path: 'c/ada.cart', name: 'Ada Ridge', role: 'devops_engineer', romDigest: DIGEST },
        reason: 'ROM digest matches',
      },
      {
        alias: 'b',
        bind: 'hash',
        required: false,
        resolved: null,
        reason: 'no cartridge has the ROM digest sha256:000000000000…',
      },
    ]);
  });
});

describe('RAC items', () => {
  const item = (check: object | undefined, facts: Partial<Facts>, required = true) => {
    const { state, reason, evidence } =
      assess({ id: 'c', rac: [{ id: 'i', kind: 'wiki', description: 'd', required, check }] }, facts).rac[0] ?? {};
    return [state, reason, evidence];
  };
  const glob = (hint: string) => ({ type: 'file-glob', hint });

  test.each<[string, object | undefined, Partial<Facts>, boolean, unknown[]]>([
    [
      'a glob that matches',
      glob('docs/*.md'),
      { files: ['docs/a.md', 'docs/b.md', 'x.md'] },
      true,
      ['confirmed', '2 files', { count: 2, digest: `sha256:${sha256Hex('docs/a.md\ndocs/b.md')}` }],
    ],
    [
      'a glob that matches nothing',
      glob('docs/*.md'),
      { files: ['x.md'] },
      true,
      ['failed', 'no file matches', undefined],
    ],
    ['an optional item whose check fails', glob('docs/*.md'), {}, false, ['optional', 'no file matches', undefined]],
    [
      'a glob outside the repository',
      glob('../*'),
      {},
      true,
      ['failed', 'a glob is relative and stays inside the repository', undefined],
    ],
    ['nobody confirmed it', { type: 'manual' }, {}, true, ['unconfirmed', 'not confirmed yet', undefined]],
    ['no check at all', undefined, {}, true, ['unconfirmed', 'not confirmed yet', undefined]],
    [
      'confirmed',
      { type: 'manual' },
      { confirmations: [{ id: 'i', by: 'Rex', at: '2026-09-01' }] },
      true,
      ['confirmed', 'confirmed by Rex on 2026-09-01', { by: 'Rex', at: '2026-09-01' }],
    ],
    [
      'confirmed for another CAL',
      { type: 'manual' },
      { confirmations: [{ id: 'i', cal: 'other', by: 'Rex', at: '2026-09-01' }] },
      true,
      ['unconfirmed', 'not confirmed yet', undefined],
    ],
    [
      'expired',
      { type: 'manual' },
      { confirmations: [{ id: 'i', by: 'Rex', at: '2026-09-01', expires: '2026-11-20' }] },
      true,
      ['unconfirmed', 'the confirmation by Rex expired on 2026-11-20', undefined],
    ],
    [
      'good on its last day',
      { type: 'manual' },
      { confirmations: [{ id: 'i', by: 'Rex', at: '2026-09-01', expires: '2026-11-21' }] },
      true,
      ['confirmed', 'confirmed by Rex on 2026-09-01', { by: 'Rex', at: '2026-09-01', expires: '2026-11-21' }],
    ],
    [
      'dated in the future',
      { type: 'manual' },
      { confirmations: [{ id: 'i', by: 'Rex', at: '2027-01-01' }] },
      true,
      ['unconfirmed', 'the confirmation is dated in the future', undefined],
    ],
    [
      'a URL nobody looked up',
      { type: 'url', hint: 'https://e.org' },
      {},
      true,
      ['unconfirmed', 'not looked up (--check-urls)', undefined],
    ],
    [
      'a URL that is gone',
      { type: 'url', hint: 'u' },
      { probes: new Map([[probeKey('url', 'u'), { answer: 'absent', reason: '404' }]]) },
      true,
      ['failed', '404', undefined],
    ],
    [
      'a URL that cannot be determined',
      { type: 'url', hint: 'u' },
      { probes: new Map([[probeKey('url', 'u'), { answer: 'unknown', reason: '503' }]]) },
      true,
      ['unconfirmed', '503', undefined],
    ],
  ])('%s', (_name, check, facts, required, expected) => {
    expect(item(check, facts, required)).toEqual(expected);
  });
});

test('verdicts', () => {
  const rac = (check: object) =>
    assess({ rac: [{ id: 'i', kind: 'wiki', description: 'd', check }] }, { files: ['a'] }).verdict;
  expect([
    rac({ type: 'file-glob', hint: 'a' }),
    rac({ type: 'manual' }),
    rac({ type: 'file-glob', hint: 'b' }),
  ]).toEqual(['ready', 'pending', 'not ready']);
  expect([
    worstVerdict(['ready', 'not ready', 'pending']),
    worstVerdict(['ready', 'pending']),
    worstVerdict([]),
  ]).toEqual(['not ready', 'pending', null]);
});

test('the text has one line an item, and no line of its own making', () => {
  const cal = {
    name: 'Ship\nit ::error::x',
    nodes: [{}],
    participants: [
      { alias: 'builder', bind: 'slot', slot: { role: 'devops_engineer' } },
      { alias: 'x', bind: 'slot', required: false, slot: { role: 'none' } },
    ],
    rac: [
      {
        id: 'infra',
        kind: 'terraform',
        description: 'Modules,\r\nin two lines \u001b[31m',
        check: { type: 'file-glob', hint: 'infra/**' },
      },
      { id: 'wiki-map', kind: 'wiki', description: 'A map', required: false },
    ],
  };
  expect(renderReadiness(assess(cal, { cards: [ada], files: ['infra/a.tf'] }))).toBe(
    [
      'CAL: Ship it ::error::x  (1 node, 2 participants)',
      '',
      'Participants',
      '  ✓ builder  slot  Ada Ridge (devops_engineer)  best of 1',
      '  · x        slot  optional: no cartridge matches role none',
      '',
      'Required available context (descriptions only)',
      '  ☑ infra    [terraform] Modules, in two lines \\u001b[31m  (check: file-glob infra/** → 1 file)',
      '  · wiki-map [wiki] A map  (not confirmed yet)',
      '',
      'verdict: ready',
      '',
    ].join('\n'),
  );
});

test('a password in a hint is not shown', () => {
  const check = { type: 'url', hint: 'https://ada:swordfish@docs.example.org/map' };
  const text = renderReadiness(assess({ rac: [{ id: 'a', kind: 'wiki', description: 'd', check }] }));
  expect(text).toContain('(check: url https://ada:…@docs.example.org/map → not looked up (--check-urls))');
});

test.each([
  ['TODO: say what is to be built', 'pending', ['build']],
  ['  TODO', 'pending', ['build']],
  ['Write the TODO list', 'ready', undefined],
  ['TODOS are listed', 'ready', undefined],
])('a task whose action is %p is %s', (action, verdict, todo) => {
  const cal = assess({ nodes: [{ id: 'build', type: 'task', agent: 'a', action }] });
  expect([cal.verdict, cal.todo]).toEqual([verdict, todo]);
});

test('the tasks that require a missing item cannot run, and no others', () => {
  const item = (id: string, hint?: string): object => ({
    id,
    ...(hint === undefined ? {} : { check: { type: 'file-glob', hint } }),
  });
  const task = (id: string, ...ids: unknown[]): object => ({ id, type: 'task', requires: { rac: ids } });
  const cal = {
    rac: [item('infra', 'infra/*'), item('wiki', 'docs/*'), item('word')],
    nodes: [task('a', 'infra', 'wiki', 'word'), task('b', 'wiki', 'word', 'other', 1), { id: 'c', type: 'task' }],
  };
  expect(assess(cal, { files: ['docs/a.md'] }).blocked).toEqual(['task "a" cannot run: it requires "infra"']);
  expect(assess(cal, { files: ['docs/a.md', 'infra/b.tf'] }).blocked).toBeUndefined();
});
