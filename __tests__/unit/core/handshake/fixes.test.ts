import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { fixesOf, type Fix } from '../../../../src/core/handshake/fixes.ts';
import { WITHHELD } from '../../../../src/core/handshake/pins.ts';
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
    'manifest.model': ['', ''],
    'manifest.signature': ['', ''],
    'mcp.minProtocolRevision': ['not stated', '2025-06-18'],
    'model.minContextWindowTokens': ['32000', '100000'],
    'model.toolUse': ['not stated', 'true'],
    'network:fetch': ['none', 'fetch'],
  });
  expect(fixesOf(verdict)).toEqual([
    {
      requirement: 'filesystem:fs.write',
      what: 'grant "fs.write" under filesystem if the host may do that, or ask for less in the package',
      paste: `filesystem: [fs.read, fs.write] ${PROMISE}`,
    },
    { requirement: 'manifest.model', what: 'fix the manifest at "model": no host can' },
    { requirement: 'manifest.signature', what: 'have the cartridge signed by its publisher: no host can' },
    {
      requirement: 'mcp.minProtocolRevision',
      what: 'state the fact in the profile: "2025-06-18" or more is what the package needs',
      paste: `protocolRevision: "2025-06-18" ${PROMISE}`,
    },
    {
      requirement: 'model.minContextWindowTokens',
      what: 'the profile states "32000": use a host with "100000" or more, or lower the requirement in the package',
    },
    {
      requirement: 'model.toolUse',
      what: 'state the fact in the profile: "true" or more is what the package needs',
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
  expect(fixesOf(verdict)).toEqual([
    {
      requirement: `tool:${ROLE}`,
      what: 'grant "spawn" the scope "dispatch" if it does no more than that: then it serves cart:dispatch',
    },
  ]);
});

test('a wrapped tool can be pasted, whatever it is called', () => {
  const rename = { task: 'prompt', true: 'no', 'a b': '1' };
  const wrap = { name: 'dispatch', wraps: 'on', rename, constants: { n: null, x: ['-', '#'] }, scopes: ['dispatch'] };
  const [first] = fixesOf(refused([`tool:${ROLE}`], [{ ...TOOL, wrap, missingScopes: ['dispatch'] }]));
  expect(first).toMatchObject({ what: 'wrap "spawn": then it serves cart:dispatch' });
  expect(first?.paste?.endsWith(`scopes: [dispatch] ${PROMISE}`)).toBe(true);
  expect(parse(first?.paste ?? '')).toEqual({ tools: [wrap] });
});

test('a rename that leaves something open is told, and not to be pasted', () => {
  const reason = 'the tool requires "userId", which the contract never sends';
  const reservations = [{ reason, contractPath: '', toolPath: '' }];
  const verdict = refused([`tool:${ROLE}`], [{ ...TOOL, rename: { task: 'prompt' }, reservations }]);
  expect(fixesOf(verdict)).toEqual([
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
  const [mend] = fixesOf(bound({ wrap }));
  expect(mend?.what).toBe('wrap "spawn": then it serves cart:dispatch without a reservation');
  expect(parse(mend?.paste ?? '')).toEqual({ tools: [wrap], bindings: { [ROLE]: 'dispatch_wrapped' } });
  expect(fixesOf(bound({}))).toEqual([
    {
      requirement: `tool:${ROLE}`,
      what: 'no wrap is known that takes every call of cart:dispatch; offer another tool, or accept the finding',
    },
  ]);
});

test('where no tool comes near, a server that is known to have one is named; an acceptance has nothing to mend', () => {
  const write = { 'tool:cart:memory.write': ['none', 'add_memory with memory.write'] } as const;
  const roles = [
    { role: 'cart:memory.write', tier: 'required', boundTool: null, how: null, satisfied: false, candidates: [] },
  ] as const;
  expect(fixesOf({ ...lacking(write), roles })).toEqual([
    {
      requirement: 'tool:cart:memory.write',
      what: 'let the gate serve it (docs/gate.md), or add a server that offers it: @modelcontextprotocol/server-memory 2026.8.31 has create_entities, through a wrap that the handshake then suggests (read on 2026-11-21)',
      paste: 'servers:\n  - { name: cartwright, gate: true }',
    },
  ]);
  expect(fixesOf(refused([`tool:${ROLE}`], [TOOL])).map(({ what }) => what)).toEqual([
    'give the profile a tool that takes what cart:dispatch asks for, with its scopes: no server that is known here offers one',
  ]);
  expect(fixesOf(handshake('agents/rex', 'desk'))).toEqual([]);
});

const UNSTATED = {
  'mcp.minProtocolRevision': ['not stated', '2025-06-18'],
  'model.minContextWindowTokens': ['not stated', '100000'],
  'model.toolUse': ['not stated', 'true'],
} as const;

test('what goes under one name of the profile is one text, at the last that it is for', () => {
  const verdict = lacking({
    ...UNSTATED,
    'network:a': ['net.fetch', 'a'],
    'network:b': ['net.fetch', 'b'],
  });
  expect(fixesOf(verdict).map(({ paste }) => paste)).toEqual([
    `protocolRevision: "2025-06-18" ${PROMISE}`,
    undefined,
    `model: { contextWindowTokens: 100000, toolUse: true } ${PROMISE}`,
    undefined,
    `network: [net.fetch, a, b] ${PROMISE}`,
  ]);
  const wrap = (name: string): CandidateResult => ({ ...TOOL, wrap: { name, wraps: 'spawn', scopes: ['dispatch'] } });
  const mends = fixesOf(refused([`tool:${ROLE}`], [wrap('one'), wrap('two')]));
  expect(mends.map(({ paste }) => paste && (parse(paste) as unknown))).toEqual([
    undefined,
    { tools: ['one', 'two'].map((name) => ({ name, wraps: 'spawn', scopes: ['dispatch'] })) },
  ]);
});

test('a client that was named by its name is made a profile of first, and nothing is said of what its servers may bring', () => {
  const verdict: JudgedHost = {
    ...lacking({ 'filesystem:fs.write': ['none', 'fs.write'], ...UNSTATED, [`tool:${ROLE}`]: ['none', 'x with y'] }),
    profile: 'my tools/claude-code',
  };
  const [first, ...others] = fixesOf({
    ...verdict,
    remake: ['--live', '--tool-use', '--context-window TOKENS', '--force'],
    unasked: ['memory', 'files'],
  });
  expect(first).toEqual({
    requirement: 'filesystem:fs.write',
    what: 'make a profile of it, which asks its servers ("memory", "files") and states what no file says; TOKENS is the context window of its model, 100000 or more for this package',
    command: "cd 'my tools' && cartwright host add claude-code --live --tool-use --context-window TOKENS --force",
  });
  expect(others.map(({ requirement }) => requirement)).toEqual(['filesystem:fs.write']);
  const own = fixesOf({ ...verdict, profile: 'vscode', remake: [] });
  expect(own.map(({ requirement, what, command }) => command ?? [requirement, what.slice(0, 4)])).toEqual([
    'cartwright host add vscode',
    ['filesystem:fs.write', 'gran'],
    [`tool:${ROLE}`, 'give'],
  ]);
  expect(own[0]?.what.split(';')[0]).toBe('make a profile of it, which can be changed');
  expect(fixesOf({ ...lacking({ 'manifest.signature': ['', ''] }), remake: [] }).map(({ command }) => command)).toEqual(
    [undefined],
  );
  expect(fixesOf({ ...handshake('agents/rex', 'vscode'), remake: [], unasked: ['a'] })).toEqual([]);
});

test('of a profile, servers that nobody asked are asked first, where they may bring what is missing', () => {
  const unasked = ['a', 'b', 'c', 'd', 'e', 'f'];
  const verdict = { ...refused([`tool:${ROLE}`]), profile: 'hosts/x.host.yaml', unasked };
  expect(fixesOf(verdict)).toEqual([
    {
      requirement: `tool:${ROLE}`,
      what: 'ask its servers ("a", "b", "c", "d", "e", 1 more): what they offer is not in this verdict',
      command: 'cartwright handshake agents/rex --host hosts/x.host.yaml --live',
    },
  ]);
  const [mend] = fixesOf({ ...lacking({ 'model.toolUse': ['not stated', 'true'] }), unasked });
  expect(mend?.command).toBeUndefined();
});

test('tools that are not as they were recorded are recorded again, before another server is thought of', () => {
  const mendsWith = (candidate: CandidateResult): Fix[] =>
    fixesOf({ ...refused([`tool:${ROLE}`], [candidate]), profile: 'x.host.yaml', withheld: ['spawn'] });
  const again = {
    requirement: `tool:${ROLE}`,
    what: 'review what changed in "spawn", and record the servers again; these tools are ignored until then',
    command: 'cartwright handshake agents/rex --host x.host.yaml --live --record x.host.yaml',
  };
  expect(mendsWith({ ...TOOL, schema: 'accepts', notTaken: WITHHELD })).toEqual([again]);
  // What changed would not have served the role, and something else is to be found for it.
  expect(mendsWith(TOOL)).toEqual([
    again,
    {
      requirement: `tool:${ROLE}`,
      what: 'give the profile a tool that takes what cart:dispatch asks for, with its scopes: no server that is known here offers one',
    },
  ]);
});

test('a tool with a reservation is not a way out where none is taken', () => {
  const reservations = [{ reason: 'it also requires "kind"', contractPath: '', toolPath: '' }];
  const near = { ...TOOL, schema: 'accepts', reservations } as const;
  const told = (candidate: CandidateResult, strict?: true): string | undefined =>
    fixesOf({ ...refused([`tool:${ROLE}`], [candidate]), ...(strict && { strict }) })[0]?.what;
  const never = '"spawn" has a reservation: offer another tool for cart:dispatch, or judge without --strict';
  expect(told({ ...near, missingScopes: ['dispatch'] }, true)).toBe(never);
  expect(told({ ...near, notTaken: 'it has 1 reservation, and --strict accepts none' }, true)).toBe(never);
  expect(told({ ...near, missingScopes: ['dispatch'] })).toBe(
    'grant "spawn" the scope "dispatch" if it does no more than that: then it serves cart:dispatch with a reservation, once it is named in bindings',
  );
});
