import { describe, expect, test } from '@jest/globals';
import { negotiate } from '../../../../src/core/handshake/negotiate.ts';
import { preflight, type Today } from '../../../../src/core/handshake/preflight.ts';
import type { Binding, ComplianceDescriptor } from '../../../../src/core/result/results.ts';
import { PROFILES } from '../../../../src/ids.ts';
import { judged, REFERENCE_HASH, REFERENCE_HOST, REFERENCE_MANIFEST, subjectOf } from '../../../support/handshake.ts';

const { descriptor: DESCRIPTOR } = judged(
  negotiate({ subject: subjectOf(), host: REFERENCE_HOST, source: 'a.host.yaml', profile: PROFILES.cart }),
);

const ROM = `sha256:${'12'.repeat(32)}`;
const SUBJECT = { requirementsHash: REFERENCE_HASH, romDigest: ROM };

function failed(descriptor: ComplianceDescriptor): string[] {
  return preflight(REFERENCE_MANIFEST, SUBJECT, { romDigest: ROM, ...descriptor }, PROFILES.cart)
    .filter(({ ok }) => ok !== true)
    .map(({ id, message }) => `${id}: ${message}`);
}

const withBinding = (role: string, change: Partial<Binding>): ComplianceDescriptor => ({
  ...DESCRIPTOR,
  bindings: DESCRIPTOR.bindings.map((binding) => (binding.role === role ? { ...binding, ...change } : binding)),
});

test('the descriptor of an accepting handshake lets the cartridge start', () => {
  expect(failed(DESCRIPTOR)).toEqual([]);
});

test('docs/format.md 3, row 4, and docs/format.md 7, row 8: each required binding with satisfied false aborts', () => {
  for (const { role } of REFERENCE_MANIFEST.requiredTools)
    expect(failed(withBinding(role, { satisfied: false }))).toEqual([`bindings: ${role} is not satisfied`]);
});

test('docs/format.md 3: an unbound optional role does not abort', () => {
  const unbound = { boundTool: null, scopesGranted: [], satisfied: false };
  expect(failed(withBinding('cart:list_agents', unbound))).toEqual([]);
});

describe('a descriptor that is wrong, stale or contradicts itself aborts', () => {
  const other = `sha256:${'cd'.repeat(32)}`;
  const rows: [string, ComplianceDescriptor, string[]][] = [
    [
      'the verdict is refuse',
      { ...DESCRIPTOR, verdict: 'refuse', unmet: ['model.toolUse'] },
      ['verdict: the verdict is refuse; unmet: "model.toolUse"'],
    ],
    [
      'accepted, but something is unmet',
      { ...DESCRIPTOR, unmet: ['tool:cart:search'] },
      ['verdict: unmet: "tool:cart:search"'],
    ],
    [
      'another manifest',
      { ...DESCRIPTOR, requirementsHash: other },
      [`requirementsHash: stale, or of another cartridge: it is for ${other}, the manifest is ${REFERENCE_HASH}`],
    ],
    [
      'another cartridge with the same manifest',
      { ...DESCRIPTOR, romDigest: other },
      [`romDigest: of another cartridge with the same manifest: it is for ${other}, this one is ${ROM}`],
    ],
    [
      'another format profile',
      { ...DESCRIPTOR, schemaVersion: PROFILES.acx.descriptorSchemaVersion },
      ['schemaVersion: unrecognized schemaVersion "acx.harness.compliance.v1"; --prefix acx reads it'],
    ],
    [
      'an unknown schemaVersion',
      { ...DESCRIPTOR, schemaVersion: 'x' },
      ['schemaVersion: unrecognized schemaVersion "x"'],
    ],
    [
      'revision below the floor',
      { ...DESCRIPTOR, protocolRevision: '2024-11-04' },
      ['floors: MCP 2024-11-04 is below the floor 2024-11-05'],
    ],
    [
      'a revision that is not a date',
      { ...DESCRIPTOR, protocolRevision: '2025-02-30' },
      ['floors: protocolRevision "2025-02-30" is not a date'],
    ],
    [
      'a model below the floors',
      { ...DESCRIPTOR, model: { toolUse: false, contextWindowTokens: 1, structuredOutput: false } },
      ['floors: the model lacks tool use; a context window of 1 tokens is below the floor 100000'],
    ],
    [
      'a role is missing',
      { ...DESCRIPTOR, bindings: DESCRIPTOR.bindings.slice(1) },
      ['bindings: cart:execute has no binding'],
    ],
    [
      'a role is there twice',
      { ...DESCRIPTOR, bindings: [...DESCRIPTOR.bindings, ...DESCRIPTOR.bindings.slice(0, 1)] },
      ['bindings: cart:execute has 2 bindings'],
    ],
    [
      'satisfied without a tool',
      withBinding('cart:search', { boundTool: null }),
      ['bindings: cart:search is called satisfied, but no tool is bound'],
    ],
    [
      'a tool without a name',
      withBinding('cart:search', { boundTool: ' ' }),
      ['bindings: "cart:search" is bound to a tool without a name'],
    ],
    [
      'a role that the manifest does not have',
      {
        ...DESCRIPTOR,
        bindings: [...DESCRIPTOR.bindings, { role: 'cart:other', boundTool: 'x', scopesGranted: [], satisfied: true }],
      },
      ['bindings: "cart:other" is not a role of the manifest'],
    ],
    [
      'satisfied without a scope',
      withBinding('cart:search', { scopesGranted: ['search'] }),
      ['bindings: cart:search is called satisfied, but lacks scope memory.read'],
    ],
    [
      'a filesystem scope is not granted',
      { ...DESCRIPTOR, filesystemGranted: [] },
      ['scopes: filesystem scope fs.read is not granted'],
    ],
  ];
  test.each(rows)('%s', (_, descriptor, expected) => expect(failed(descriptor)).toEqual(expected));
});

describe('which of the cartridges with one manifest a descriptor is for', () => {
  const told = (romDigest: string | undefined, descriptor: ComplianceDescriptor): unknown =>
    preflight(
      REFERENCE_MANIFEST,
      { requirementsHash: REFERENCE_HASH, ...(romDigest === undefined ? {} : { romDigest }) },
      descriptor,
      PROFILES.cart,
    ).find(({ id }) => id === 'romDigest');

  test('is told by the ROM digest that the handshake of a cartridge writes', () => {
    const subject = subjectOf(REFERENCE_MANIFEST, { romDigest: ROM });
    const { descriptor } = judged(
      negotiate({ subject, host: REFERENCE_HOST, source: 'a.host.yaml', profile: PROFILES.cart }),
    );
    expect(descriptor.romDigest).toBe(ROM);
    expect(told(ROM, descriptor)).toEqual({
      id: 'romDigest',
      ok: true,
      message: 'it belongs to exactly this cartridge',
    });
  });

  test('cannot be determined without one, on either side', () => {
    expect(told(ROM, DESCRIPTOR)).toEqual({
      id: 'romDigest',
      ok: null,
      message: 'cannot tell: the descriptor names no cartridge, and others may have the same manifest',
    });
    expect(told(undefined, { ...DESCRIPTOR, romDigest: ROM })).toEqual({
      id: 'romDigest',
      ok: null,
      message: 'cannot tell: only an intact cartridge has a ROM digest',
    });
  });
});

describe('the tools that were bound, held to a host', () => {
  const [pin, other] = ['1', '2'].map((digit) => `sha256:${digit.repeat(64)}`);
  const bound = DESCRIPTOR.bindings.flatMap(({ boundTool }) => boundTool ?? []);
  const pinned = { ...DESCRIPTOR, toolDigests: Object.fromEntries(bound.map((tool) => [tool, pin ?? ''])) };
  const offers = (digest: string | undefined, names: readonly string[] = bound): Today => ({
    tools: names.map((name) => ({ name, inputSchema: {}, scopes: [], ...(digest === undefined ? {} : { digest }) })),
  });
  const told = (descriptor: ComplianceDescriptor, host?: Today): unknown => {
    const checks = preflight(REFERENCE_MANIFEST, SUBJECT, { romDigest: ROM, ...descriptor }, PROFILES.cart, host);
    return checks.filter(({ id }) => id === 'tools').map(({ ok, message }) => [ok, message]);
  };
  const each = (words: (tool: string) => string): string => bound.map(words).join('; ');
  const [first = '', ...others] = bound;

  test('of a descriptor without pins nothing is said, where nobody asks', () => {
    expect(told(DESCRIPTOR)).toEqual([]);
  });

  test.each<[string, ComplianceDescriptor, Today | undefined, boolean | null, string]>([
    ['the same', pinned, offers(pin), true, 'every bound tool is what it was when it was bound'],
    [
      'no host',
      pinned,
      undefined,
      null,
      `cannot tell whether the ${bound.length} pinned tools are as they were: name the host with --host`,
    ],
    [
      'one pin',
      { ...pinned, toolDigests: { [first]: pin ?? '' } },
      undefined,
      null,
      'cannot tell whether the pinned tool is as it was: name the host with --host',
    ],
    [
      'another digest',
      pinned,
      offers(other),
      false,
      each((tool) => `"${tool}" is not what was bound: "sha256:111111111111…" then, "sha256:222222222222…" today`),
    ],
    [
      'no digest of the host',
      pinned,
      offers(undefined),
      false,
      each((tool) => `cannot tell: the host has no digest of "${tool}"`),
    ],
    [
      'no pins',
      DESCRIPTOR,
      offers(pin),
      false,
      each((tool) => `cannot tell: the descriptor has no digest of "${tool}"`),
    ],
    [
      'a tool that is listed in other words, too',
      pinned,
      { tools: offers(pin).tools.map((tool) => ({ ...tool, ambiguous: true })) },
      false,
      each((tool) => `"${tool}" is listed more than once, in different words`),
    ],
    [
      'a tool whose record was edited',
      pinned,
      { tools: [], withheld: offers(pin).tools.map((tool) => ({ ...tool, altered: true })) },
      false,
      each((tool) => `${JSON.stringify(tool)} is not what was recorded: its words do not give its digest`),
    ],
    ['a tool less', pinned, offers(pin, others), false, `the host offers no "${first}"`],
    [
      'a host that gave no answer',
      pinned,
      { tools: [], failure: 'server "one" ended' },
      false,
      'cannot tell: server "one" ended',
    ],
    [
      'a pin of a tool that is not bound',
      { ...pinned, toolDigests: { ...pinned.toolDigests, stray: pin ?? '' } },
      undefined,
      false,
      '"stray" is pinned, and bound to no role',
    ],
  ])('%s', (_what, descriptor, host, ok, message) => {
    expect(told(descriptor, host)).toEqual([[ok, message]]);
  });

  test("the host's own tools have no digest, and of a wrapped one that of the other counts", () => {
    const own: Today = { tools: offers(undefined).tools.map((tool) => ({ ...tool, builtIn: true })) };
    expect(told(DESCRIPTOR, own)).toEqual([[true, 'every bound tool is what it was when it was bound']]);
    const [, ...rest] = offers(pin).tools;
    const wrapped = { name: first, wraps: 'behind', inputSchema: undefined, scopes: [] };
    const behind = { name: 'behind', inputSchema: {}, scopes: [], digest: pin ?? '' };
    expect(told(pinned, { tools: [wrapped, behind, ...rest] })).toEqual([
      [true, 'every bound tool is what it was when it was bound'],
    ]);
    expect(told(pinned, { tools: [wrapped, ...rest] })).toEqual([[false, `the host offers no "${first}"`]]);
  });
});
