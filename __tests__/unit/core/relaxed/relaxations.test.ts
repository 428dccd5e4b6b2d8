import { describe, expect, test } from '@jest/globals';
import type { Requirements } from '../../../../src/core/diff/requirements.ts';
import { buildManifest } from '../../../../src/core/manifest/build.ts';
import { relaxedFindings, relaxedPlace } from '../../../../src/core/relaxed/relaxation.ts';
import { relaxationsBetween } from '../../../../src/core/relaxed/relaxations.ts';
import type { JudgedFiles, Side } from '../../../../src/core/relaxed/side.ts';
import type { SourceDocument } from '../../../../src/core/source/document.ts';
import { readText } from '../../../../src/core/source/read.ts';
import { PROFILES } from '../../../../src/ids.ts';
import type { PackageHarness } from '../../../../src/core/manifest/types.ts';

/** One side by the texts of its files; the names say what they are. */
interface Files {
  readonly [path: string]: string;
}

const NOTHING: JudgedFiles = { cals: [], packages: [], cartridges: [], hosts: [] };

async function side(files: Files, judged: Partial<JudgedFiles> = {}): Promise<Side> {
  const docs = new Map<string, SourceDocument>();
  for (const [path, text] of Object.entries(files)) docs.set(path, await readText(path, text));
  const named = (end: string): Map<string, SourceDocument> => new Map([...docs].filter(([path]) => path.endsWith(end)));
  const packages = named('cartridge.yaml');
  const requirements = new Map<string, Requirements>(
    [...packages].map(([path, doc]) => {
      const harness = (doc.value as { harness?: PackageHarness }).harness;
      return [path.replace('/cartridge.yaml', ''), { version: '1.0.0', manifest: manifestOf(harness) }];
    }),
  );
  return {
    config: docs.get('cartwright.yaml'),
    baseline: docs.get('cartwright-baseline.json'),
    confirmations: docs.get('rac-confirmations.yaml'),
    registry: docs.get('registry.yaml'),
    policy: docs.get('cartwright-policy.yaml'),
    judged: { ...NOTHING, hosts: [...named('.host.yaml').keys()], ...judged },
    hosts: named('.host.yaml'),
    packages,
    cals: named('.cal.yaml'),
    requirements,
    has: (path) => docs.has(path),
  };
}

function manifestOf(harness: PackageHarness | undefined): Requirements['manifest'] {
  return buildManifest(harness, PROFILES.cart);
}

async function relaxed(
  base: Files,
  head: Files,
  judged: readonly [Partial<JudgedFiles>, Partial<JudgedFiles>] = [{}, {}],
): Promise<string[]> {
  const found = relaxationsBetween(await side(base, judged[0]), await side(head, judged[1]));
  return found.map((each) => `${each.id} | ${relaxedPlace(each)} | ${each.message} | ${each.covers.join(', ')}`);
}

const CONFIG = 'cartwright.yaml';
const BASELINE = 'cartwright-baseline.json';
const CONFIRMED = 'rac-confirmations.yaml';
const entry = (path: string, digest: string, more: object = {}): object => ({
  rule: 'cal/secret',
  path,
  pointer: '/rac/0',
  digest,
  reason: 'r',
  ...more,
});
const baseline = (...entries: object[]): string => JSON.stringify({ version: 1, entries }, null, 1);
const key = (keyid: string, more: object = {}): object => ({
  keyid,
  publisherId: 'org.example',
  status: 'active',
  notBefore: '2026-01-01T00:00:00Z',
  notAfter: '2027-01-01T00:00:00Z',
  ...more,
});
const registry = (...keys: object[]): string => JSON.stringify({ keys });
const HOST = 'hosts/a.host.yaml';
const host = (more: string): string => `name: a\n${more}`;
const PACKAGE = 'agents/b/cartridge.yaml';
const cal = (more: string): string => `id: c\nrac:\n${more}`;

type Row = readonly [what: string, base: Files, head: Files, forth: readonly string[], back: readonly string[]];

/** What a change relaxes, and what the opposite change does. */
const ROWS: readonly Row[] = [
  [
    'a rule switched off; one that loses its level falls back to its own, at the place that the base has',
    { [CONFIG]: 'rules:\n  propose/stale-check: error\n' },
    { [CONFIG]: 'rules:\n  cal/secret: off\n' },
    [
      'rule:cal/secret | cartwright.yaml:2 | the rule "cal/secret" is switched off (was error) | ',
      'rule:propose/stale-check | cartwright.yaml:2 of the base | the rule "propose/stale-check" is lowered to note (was error) | ',
    ],
    [],
  ],
  [
    'a rule lowered',
    {},
    { [CONFIG]: 'rules: { cal/secret: note }\n' },
    ['rule:cal/secret | cartwright.yaml:1 | the rule "cal/secret" is lowered to note (was error) | '],
    ['config | cartwright.yaml:1 of the base | the configuration is deleted: its settings no longer apply | rules'],
  ],
  [
    'an ignore added',
    { [CONFIG]: 'prefix: cart\nignore:\n  - { rule: cal/secret, path: a, reason: r }\n' },
    {
      [CONFIG]:
        'prefix: cart\nignore:\n  - { rule: cal/secret, path: a, reason: other }\n  - { rule: cal/secret, path: "**", reason: r }\n',
    },
    ['ignore:cal/secret:** | cartwright.yaml:4 | findings of "cal/secret" in "**" are ignored | **'],
    [],
  ],
  [
    'another prefix, and a publisher taken away',
    { [CONFIG]: 'prefix: cart\npublisher: org.example\n' },
    { [CONFIG]: 'prefix: acx\n' },
    [
      'prefix | cartwright.yaml:1 | the prefix is "acx" (was "cart") | ',
      'publisher | cartwright.yaml:2 of the base | the publisher is none (was "org.example") | ',
    ],
    ['prefix | cartwright.yaml:1 | the prefix is "cart" (was "acx") | '],
  ],
  [
    'entries of a baseline: added, further, moved with their file',
    {
      [BASELINE]: baseline(
        entry('gone.cal.yaml', 'd1'),
        entry('b.cal.yaml', 'd2', { expires: '2026-01-01' }),
        entry('x.cal.yaml', 'd3'),
      ),
      'x.cal.yaml': cal(''),
      'y.cal.yaml': cal(''),
    },
    {
      [BASELINE]: baseline(
        entry('moved.cal.yaml', 'd1'),
        entry('b.cal.yaml', 'd2', { expires: '2027-01-01' }),
        entry('y.cal.yaml', 'd3'),
        entry('z.cal.yaml', 'd4'),
      ),
      'x.cal.yaml': cal(''),
      'y.cal.yaml': cal(''),
    },
    [
      'baseline:cal/secret | cartwright-baseline.json:19 | the baseline accepts 2 findings more of "cal/secret" | y.cal.yaml, z.cal.yaml',
      'baseline:cal/secret:b.cal.yaml:expires | cartwright-baseline.json:17 | the baseline accepts "cal/secret" in "b.cal.yaml" until 2027-01-01 (was until 2026-01-01) | b.cal.yaml',
    ],
    [
      'baseline:cal/secret | cartwright-baseline.json:19 | the baseline accepts a finding more of "cal/secret" | x.cal.yaml',
    ],
  ],
  [
    'comments: added for another line, not for one that moved with its CAL',
    { 'old.cal.yaml': cal('  # cartwright-ignore cal/secret: a reason\n  - id: a\n  - id: b\n') },
    {
      'new.cal.yaml': cal(
        '  - id: b # cartwright-ignore cal/secret, rac/no-content: r\n  - id: z\n  # cartwright-ignore cal/secret\n  - id: a\n',
      ),
    },
    [
      'comment:new.cal.yaml:cal/secret | new.cal.yaml:3 | a comment accepts "cal/secret" | new.cal.yaml',
      'comment:new.cal.yaml:rac/no-content | new.cal.yaml:3 | a comment accepts "rac/no-content" | new.cal.yaml',
    ],
    [],
  ],
  [
    'confirmations: added, for longer, from earlier on',
    {
      [CONFIRMED]:
        '- { id: b, by: x, at: 2026-01-01, expires: 2026-02-01 }\n- { id: c, by: x, at: 2030-01-01 }\n- { id: d, by: x, at: 2026-01-01, cal: k }\n',
    },
    {
      [CONFIRMED]:
        'confirmations:\n  - { id: a, by: x, at: 2026-01-01, expires: 2026-03-01 }\n  - { id: b, by: x, at: 2026-01-01 }\n  - { id: c, by: x, at: 2026-01-01 }\n  - { id: d, by: x, at: 2026-01-01 }\n',
    },
    [
      'confirmation:a | rac-confirmations.yaml:2 | "a" is confirmed by "x", until 2026-03-01 | a',
      'confirmation:b | rac-confirmations.yaml:3 | the confirmation of "b" counts from 2026-01-01 on, without an end (was from 2026-01-01 on, until 2026-02-01) | b',
      'confirmation:c | rac-confirmations.yaml:4 | the confirmation of "c" counts from 2026-01-01 on, without an end (was from 2030-01-01 on, without an end) | c',
      'confirmation:d | rac-confirmations.yaml:5 | "d" is confirmed by "x", without an end | d',
    ],
    ['confirmation:d:k | rac-confirmations.yaml:3 | "d" is confirmed by "x", without an end | d'],
  ],
  [
    'trust: a key added, one revived, one for longer, one of somebody else, a revoked one forgotten',
    {
      'registry.yaml': registry(
        key('k1', { status: 'revoked', revocationReason: 'key-compromise' }),
        key('k2', { status: 'expired' }),
        key('k3'),
        key('k4', { status: 'revoked' }),
      ),
    },
    {
      'registry.yaml': registry(
        key('k1', { status: 'revoked', revocationReason: 'retired' }),
        key('k2', { publisherId: 'org.other' }),
        key('k3', { notAfter: '2030-01-01T00:00:00Z', notBefore: '2020-01-01T00:00:00Z' }),
        key('k5'),
      ),
    },
    [
      'trust:k1:status | registry.yaml:1 | the key k1 is revoked (was compromised) | org.example',
      'trust:k2:status | registry.yaml:1 | the key k2 is active (was expired) | org.other',
      'trust:k2:publisherId | registry.yaml:1 | the key k2 belongs to org.other (was org.example) | org.other',
      'trust:k3:notAfter | registry.yaml:1 | the key k3 is trusted until 2030-01-01T00:00:00Z (was 2027-01-01T00:00:00Z) | org.example',
      'trust:k3:notBefore | registry.yaml:1 | the key k3 is trusted from 2020-01-01T00:00:00Z (was 2026-01-01T00:00:00Z) | org.example',
      'trust:k5 | registry.yaml:1 | the key k5 of "org.example" is trusted | org.example',
      'trust:k4 | registry.yaml:1 of the base | the key k4 is no longer known as revoked | org.example',
    ],
    [
      'trust:k2:publisherId | registry.yaml:1 | the key k2 belongs to org.example (was org.other) | org.example',
      'trust:k4 | registry.yaml:1 | the key k4 of "org.example" is trusted | org.example',
    ],
  ],
  [
    'a host: what is of another type, or no revision, offers nothing; what is stated in its place does',
    { [HOST]: host('protocolRevision: "2025-03-26"\nmodel: { toolUse: true, contextWindowTokens: 2 }\n') },
    { [HOST]: host('protocolRevision: "newest"\nmodel: { toolUse: "yes", contextWindowTokens: lots }\n') },
    [],
    [
      'host:hosts/a.host.yaml:model.toolUse | hosts/a.host.yaml:3 | host "a" states toolUse true (was yes) | ',
      'host:hosts/a.host.yaml:model.contextWindowTokens | hosts/a.host.yaml:3 | host "a" states contextWindowTokens 2 (was lots) | ',
      'host:hosts/a.host.yaml:protocolRevision | hosts/a.host.yaml:2 | host "a" states protocolRevision 2025-03-26 (was newest) | ',
    ],
  ],
  [
    'a host: facts raised, scopes and tools granted, bound otherwise, pinned otherwise',
    {
      [HOST]: host(
        'protocolRevision: "2025-03-26"\nmodel: { toolUse: false, contextWindowTokens: 1 }\nbindings: { r: t }\ntools:\n  - { name: t, scopes: [exec], digest: d, inputSchema: { type: object } }\n',
      ),
    },
    {
      'hosts/moved.host.yaml': host(
        'protocolRevision: "2025-11-25"\nmodel: { toolUse: true, contextWindowTokens: 2 }\nnetwork: [net]\nbindings: { r: u }\ntools:\n  - { name: t, scopes: [exec, fs.write], inputSchema: {} }\n  - { name: u }\n',
      ),
    },
    [
      'host:hosts/moved.host.yaml:model.toolUse | hosts/moved.host.yaml:3 | host "a" states toolUse true (was false) | ',
      'host:hosts/moved.host.yaml:model.contextWindowTokens | hosts/moved.host.yaml:3 | host "a" states contextWindowTokens 2 (was 1) | ',
      'host:hosts/moved.host.yaml:protocolRevision | hosts/moved.host.yaml:2 | host "a" states protocolRevision 2025-11-25 (was 2025-03-26) | ',
      'host:hosts/moved.host.yaml:network | hosts/moved.host.yaml:4 | host "a" grants for network net | net',
      'host:hosts/moved.host.yaml:tool:t:scopes | hosts/moved.host.yaml:7 | host "a" grants "t" the scopes fs.write | fs.write',
      'host:hosts/moved.host.yaml:tool:t:inputSchema | hosts/moved.host.yaml:7 | host "a" states another inputSchema of the tool "t" | t',
      'host:hosts/moved.host.yaml:tool:t:digest | hosts/moved.host.yaml:7 | host "a" pins the tool "t" to another description, or to none | t',
      'host:hosts/moved.host.yaml:tool:u | hosts/moved.host.yaml:8 | host "a" offers the tool "u" | u',
      'host:hosts/moved.host.yaml:binding:r | hosts/moved.host.yaml:5 | host "a" binds r to "u" (was t) | r',
    ],
    [
      'host:hosts/a.host.yaml:tool:t:inputSchema | hosts/a.host.yaml:6 | host "a" states another inputSchema of the tool "t" | t',
      'host:hosts/a.host.yaml:binding:r | hosts/a.host.yaml:4 | host "a" binds r to "t" (was u) | r',
    ],
  ],
  [
    'a host profile deleted',
    { [HOST]: host('') },
    {},
    ['host:hosts/a.host.yaml | hosts/a.host.yaml:1 of the base | the host profile "hosts/a.host.yaml" is deleted | a'],
    [],
  ],
  [
    'floors: a package that moved asks less',
    { [PACKAGE]: 'id: p\nharness:\n  model: { minContextWindowTokens: 9000 }\n  network: [net]\n' },
    { 'other/cartridge.yaml': 'id: p\nharness:\n  model: { minContextWindowTokens: 8000 }\n' },
    [
      'floor:other:model.minContextWindowTokens | other/cartridge.yaml:3 | "other" asks less of hosts: model.minContextWindowTokens is 8000 (was 9000) | other',
      'floor:other:network:net | other/cartridge.yaml:2 | "other" asks less of hosts: network:net is not asked (was net) | other',
    ],
    [],
  ],
];

describe('what a change relaxes', () => {
  test.each(ROWS)('%s', async (_, base, head, forth, back) => {
    expect(await relaxed(base, head)).toEqual(forth);
    expect(await relaxed(head, base)).toEqual(back);
    expect([await relaxed(base, base), await relaxed(head, head)]).toEqual([[], []]);
  });
});

test('what is there and no longer judged is told where the configuration leaves it out', async () => {
  const [a, b] = ['hosts/a.host.yaml', 'hosts/b.host.yaml'];
  const hosts = { [a]: host(''), [b]: host('') };
  expect(
    await relaxed(
      { ...hosts, [CONFIG]: 'prefix: cart\n', 'deleted.cal.yaml': cal('') },
      { ...hosts, [CONFIG]: `prefix: cart\nhosts: [${a}]\n` },
      [{ hosts: [a, b, 'claude-code'], cals: ['deleted.cal.yaml'] }, { hosts: [a] }],
    ),
  ).toEqual([
    'judged:hosts | cartwright.yaml:2 | the hosts claude-code, hosts/b.host.yaml are no longer judged | claude-code, hosts/b.host.yaml',
  ]);
  expect(
    await relaxed({ ...hosts, [CONFIG]: `hosts: ["*", ${b}]\n` }, hosts, [{ hosts: [a, b] }, { hosts: [b] }]),
  ).toEqual([
    'judged:hosts | cartwright.yaml:1 of the base | the host hosts/a.host.yaml is no longer judged | hosts/a.host.yaml',
    'config | cartwright.yaml:1 of the base | the configuration is deleted: its settings no longer apply | hosts',
  ]);
});

test('documents of any other shape relax nothing, and break nothing', async () => {
  const odd = '[1, { rules: [], ignore: {}, keys: 1, entries: 2, confirmations: 3, tools: 4, model: 5 }]';
  const files = {
    [CONFIG]: odd,
    [BASELINE]: odd,
    [CONFIRMED]: odd,
    'registry.yaml': odd,
    [HOST]: odd,
    'a.cal.yaml': odd,
  };
  expect([await relaxed(files, files), await relaxed({}, files)]).toEqual([[], []]);
});

test('a finding is at the place in the head; of what is gone it names the line of the base', async () => {
  const base = await side({ [CONFIG]: 'prefix: cart\nrules:\n  propose/stale-check: error\n' });
  const head = await side({ [CONFIG]: 'rules:\n  cal/secret: off\n' });
  const help = 'ask an owner of this file to review the change; config-from: base judges without it';
  const rest = { rule: 'check/relaxed', level: 'warning', path: CONFIG, pointer: '', help };
  expect(relaxedFindings(relaxationsBetween(base, head))).toEqual([
    {
      ...rest,
      message: 'the rule "cal/secret" is switched off (was error)',
      range: { start: { line: 2, column: 3 }, end: { line: 2, column: 18 } },
    },
    {
      ...rest,
      message: 'the rule "propose/stale-check" is lowered to note (was error) (line 3 of the base)',
      range: { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } },
    },
  ]);
});

test('of very many of a kind 200 are told, and texts of any length are cut', async () => {
  const ignore = Array.from({ length: 1500 }, (_, i) => ({
    rule: 'cal/secret',
    path: `${i}/${'x'.repeat(2000)}`,
    reason: 'r',
  }));
  const found = relaxationsBetween(await side({}), await side({ [CONFIG]: JSON.stringify({ ignore }) }));
  expect([found.length, found[199]?.message, found[198]?.id.slice(0, 24)]).toEqual([
    200,
    '1301 more relaxations of this kind',
    'ignore:cal/secret:198/xx',
  ]);
  expect(
    Math.max(...found.flatMap(({ id, message, covers }) => [id, message, ...covers].map((each) => each.length))),
  ).toBe(1000);
});
