import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { mendsOf } from '../../../../src/core/handshake/mends.ts';
import type { CandidateResult, JudgedHost } from '../../../../src/core/result/results.ts';
import { handshake } from '../../../support/reports.ts';

const ROLE = 'cart:dispatch';
const TOOL = { tool: 'spawn', schema: 'refuses', path: '', missingScopes: [], reservations: [], warnings: [] } as const;
const PROMISE = '# your promise: write it only if it is true';

function refused(unmet: readonly string[], candidates: readonly CandidateResult[] = []): JudgedHost {
  const roles = [{ role: ROLE, tier: 'required', boundTool: null, how: null, satisfied: false, candidates }] as const;
  return { ...handshake('agents/rex', 'desk', unmet), roles };
}

/** With what the host offers and what is asked. */
function lacking(facts: Readonly<Record<string, readonly [offers: string, asked: string]>>): JudgedHost {
  const verdict = refused(Object.keys(facts));
  const [supported, requested] = [0, 1].map((i) => Object.values(facts).map((fact) => fact[i] ?? ''));
  const data = { ...verdict.error?.error.data, supported, requested };
  return { ...verdict, error: { ...verdict.error, error: { ...verdict.error?.error, data } } } as unknown as JudgedHost;
}

test('a fact that nobody stated is to be stated, one that is stated is not raised, a scope is to be granted', () => {
  const verdict = lacking({
    'filesystem:fs.write': ['fs.read', 'fs.write'],
    'manifest.signature': ['', ''],
    'mcp.minProtocolRevision': ['not stated', '2025-06-18'],
    'model.minContextWindowTokens': ['32000', '100000'],
    'model.toolUse': ['not stated', 'true'],
    'network:fetch': ['none', 'fetch'],
  });
  expect(mendsOf(verdict)).toEqual([
    {
      requirement: 'filesystem:fs.write',
      what: 'grant "fs.write" under filesystem if the host may do that, or ask for less in the package',
      paste: `filesystem: [fs.read, fs.write] ${PROMISE}`,
    },
    { requirement: 'manifest.signature', what: '"manifest.signature": mend the manifest, no host can' },
    {
      requirement: 'mcp.minProtocolRevision',
      what: 'state the fact in the profile: "2025-06-18" is what the package needs, more is as good',
      paste: `protocolRevision: "2025-06-18" ${PROMISE}`,
    },
    {
      requirement: 'model.minContextWindowTokens',
      what: 'the profile states "32000", which nothing in it can mend: take a host with "100000" or more, or ask for less in the package',
    },
    {
      requirement: 'model.toolUse',
      what: 'state the fact in the profile: "true" is what the package needs, more is as good',
      paste: `model: { toolUse: true } ${PROMISE}`,
    },
    {
      requirement: 'network:fetch',
      what: 'grant "fetch" under network if the host may do that, or ask for less in the package',
      paste: `network: [fetch] ${PROMISE}`,
    },
  ]);
});

test('a tool that only lacks a scope is named', () => {
  const verdict = refused([`tool:${ROLE}`], [{ ...TOOL, schema: 'accepts', missingScopes: ['dispatch'] }]);
  expect(mendsOf(verdict)).toEqual([
    {
      requirement: `tool:${ROLE}`,
      what: 'grant "spawn" the scope "dispatch" if it does no more than that: then it serves cart:dispatch',
    },
  ]);
});

test('a wrapped tool can be pasted, whatever it is called', () => {
  const rename = { task: 'prompt', true: 'no', 'a b': '1' };
  const wrap = { name: 'dispatch', wraps: 'on', rename, constants: { n: null, x: ['-', '#'] }, scopes: ['dispatch'] };
  const [first] = mendsOf(refused([`tool:${ROLE}`], [{ ...TOOL, wrap, missingScopes: ['dispatch'] }]));
  expect(first).toMatchObject({ what: 'wrap "spawn": then it serves cart:dispatch' });
  expect(first?.paste?.endsWith(`scopes: [dispatch] ${PROMISE}`)).toBe(true);
  expect(parse(first?.paste ?? '')).toEqual({ tools: [wrap] });
});

test('a rename that leaves something open is told, and not to be pasted', () => {
  const reason = 'the tool also requires "userId", which the contract never sends';
  const reservations = [{ reason, contractPath: '', toolPath: '' }];
  const verdict = refused([`tool:${ROLE}`], [{ ...TOOL, rename: { task: 'prompt' }, reservations }]);
  expect(mendsOf(verdict)).toEqual([
    {
      requirement: `tool:${ROLE}`,
      what: `wrap "spawn" with a rename of "task" to "prompt", and with what only you can say: ${reason}`,
    },
  ]);
});

test('a tool that is taken with a reservation is wrapped and named, or another one is asked for', () => {
  const reservations = [{ reason: 'it also requires "kind"', contractPath: '', toolPath: '' }];
  const wrap = { name: 'dispatch_wrapped', wraps: 'spawn', constants: { kind: 'a' }, scopes: ['dispatch'] };
  const bound = (candidate: Partial<CandidateResult>): JudgedHost => ({
    ...handshake('agents/rex', 'desk'),
    roles: [
      {
        role: ROLE,
        tier: 'required',
        boundTool: 'spawn',
        how: 'named',
        satisfied: true,
        candidates: [{ ...TOOL, schema: 'accepts', reservations, ...candidate }],
      },
    ],
  });
  const [mend] = mendsOf(bound({ wrap }));
  expect(mend?.what).toBe('wrap "spawn": then it serves cart:dispatch without a reservation');
  expect(parse(mend?.paste ?? '')).toEqual({ tools: [wrap], bindings: { [ROLE]: 'dispatch_wrapped' } });
  expect(mendsOf(bound({}))).toEqual([
    {
      requirement: `tool:${ROLE}`,
      what: 'no wrap is known that takes every call of cart:dispatch: offer another tool, or accept the finding with its reason',
    },
  ]);
});

test('where no tool comes near, a server that is known to have one is named; an acceptance has nothing to mend', () => {
  const write = { 'tool:cart:memory.write': ['none', 'add_memory with memory.write'] } as const;
  const roles = [
    { role: 'cart:memory.write', tier: 'required', boundTool: null, how: null, satisfied: false, candidates: [] },
  ] as const;
  expect(mendsOf({ ...lacking(write), roles })).toEqual([
    {
      requirement: 'tool:cart:memory.write',
      what: 'add a server that offers it: @modelcontextprotocol/server-memory 2026.8.31 has create_entities, through a wrap that the handshake then suggests (read on 2026-11-21)',
      paste:
        'servers:\n  - { name: memory, command: npx, args: ["-y", "@modelcontextprotocol/server-memory@2026.8.31"] }',
    },
  ]);
  expect(mendsOf(refused([`tool:${ROLE}`], [TOOL])).map(({ what }) => what)).toEqual([
    'give the profile a tool that takes what cart:dispatch asks for, with its scopes: no server that is known here offers one',
  ]);
  expect(mendsOf(handshake('agents/rex', 'desk'))).toEqual([]);
});
