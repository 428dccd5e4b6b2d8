import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import type { HostProfile } from '../../../../src/core/handshake/host.ts';
import { liveProfile } from '../../../../src/core/handshake/live.ts';
import { OWN_SERVER, ownAnswer, withGate } from '../../../../src/core/handshake/own-tools.ts';
import { recordedProfile } from '../../../../src/core/handshake/record.ts';
import { REFERENCE_HOST, takes, tool } from '../../../support/handshake.ts';

const host = (more: Partial<HostProfile>): HostProfile => withGate({ ...REFERENCE_HOST, tools: [], ...more });
const names = ({ tools }: HostProfile): readonly string[] => tools.map(({ name }) => name);
const OTHER = { name: 'notes', command: 'x', instructionsDigest: `sha256:${'0'.repeat(64)}` };

test('a host has the tools of the gate where it names it, and its own ones come first', () => {
  expect(withGate(REFERENCE_HOST)).toBe(REFERENCE_HOST);
  const { gated, protocolRevision, ...rest } = host({ servers: [OWN_SERVER], protocolRevision: undefined });
  expect([gated, protocolRevision, names({ ...rest, protocolRevision })]).toEqual([
    true,
    '2026-07-28',
    ['add_memory', 'search_memory', 'list_agents'],
  ]);
  const wrap = tool('add_memory', ['memory.write'], undefined, { wraps: 'note', rename: { summary: 'text' } });
  expect(names(host({ servers: [OTHER, OWN_SERVER], tools: [wrap] }))).toEqual([
    'add_memory',
    'search_memory',
    'list_agents',
  ]);
  expect(host({ servers: [OTHER, OWN_SERVER], protocolRevision: undefined }).protocolRevision).toBeUndefined();
});

test('live, a server with the same name comes first, and what the gate cannot serve is not there', () => {
  const profile = host({ servers: [OTHER, OWN_SERVER] });
  const said = { name: 'search_memory', inputSchema: takes('query'), digest: 'sha256:1' };
  const other = { ...ownAnswer(), name: 'notes', protocolRevision: '2025-06-18', tools: [said] };
  const own = { ...ownAnswer(), tools: ownAnswer().tools.filter(({ name }) => name !== 'list_agents') };
  const { seen, origins, notes } = liveProfile(profile, [other, own]);
  expect([names(seen), seen.protocolRevision, notes]).toEqual([['search_memory', 'add_memory'], '2025-06-18', []]);
  expect([...origins].map(([name, { server }]) => [name, server.name])).toEqual([
    ['search_memory', 'notes'],
    ['add_memory', 'cartwright'],
  ]);
  // Where the gate is named, what it serves is not recorded.
  const recorded = (withServers: boolean): readonly string[] =>
    names(parse(recordedProfile(seen, withServers)) as HostProfile);
  expect([recorded(true), recorded(false)]).toEqual([['search_memory'], ['search_memory', 'add_memory']]);
});
