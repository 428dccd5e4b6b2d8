import { expect, test } from '@jest/globals';
import { mends } from '../../../../../src/core/report/html/mends.ts';
import type { CandidateResult, JudgedHost } from '../../../../../src/core/result/results.ts';
import { parse } from 'yaml';
import { handshake } from '../../../../support/reports.ts';

const ROLE = 'cart:dispatch';
const TOOL = { tool: 'spawn', schema: 'refuses', path: '', missingScopes: [], reservations: [], warnings: [] } as const;

function refused(unmet: readonly string[], candidates: readonly CandidateResult[] = []): JudgedHost {
  const roles = [{ role: ROLE, tier: 'required', boundTool: null, how: null, satisfied: false, candidates }] as const;
  return { ...handshake('agents/rex', 'desk', unmet), roles };
}

const told = (verdict: JudgedHost, hosts = [verdict]): string[] =>
  mends(verdict, hosts).map(({ what, paste = '' }) =>
    `${what}${paste === '' ? '' : `\n${paste}`}`.replaceAll(/<\/?code>/g, '`'),
  );

test('each unmet requirement has its way out, on both sides', () => {
  const unmet = [
    'model.minContextWindowTokens',
    'filesystem:read',
    'network:fetch',
    'tool:cart:other',
    'manifest.signature',
  ];
  expect(told(refused(unmet))).toEqual([
    '`model.minContextWindowTokens`: state asked for model.minContextWindowTokens in `hosts/desk.host.yaml` if the host can do it, or ask for less in `agents/rex`',
    'grant `read` under `filesystem` in `hosts/desk.host.yaml`, or ask for less in `agents/rex`',
    'grant `fetch` under `network` in `hosts/desk.host.yaml`, or ask for less in `agents/rex`',
    'give a tool to `hosts/desk.host.yaml` that serves `cart:other`',
    '`manifest.signature`: mend the manifest of `agents/rex`',
  ]);
});

test('a tool that only lacks a scope is named, and several hosts are counted', () => {
  const verdict = refused([`tool:${ROLE}`], [{ ...TOOL, schema: 'accepts', missingScopes: ['dispatch'] }]);
  expect(told(verdict, [verdict, verdict, verdict])).toEqual([
    'grant `spawn` the scope `dispatch` in `hosts/desk.host.yaml` and 2 more: then it serves `cart:dispatch`',
  ]);
});

test('a wrapped tool can be pasted, whatever it is called', () => {
  const rename = { task: 'prompt', true: 'no', 'a b': '1' };
  const [first] = mends(refused([`tool:${ROLE}`], [{ ...TOOL, rename, missingScopes: ['dispatch'] }]), []);
  const paste = String(first?.paste).replaceAll('&quot;', '"');
  expect(parse(paste)).toEqual({
    tools: [{ name: 'spawn-wrapped', wraps: 'spawn', rename, scopes: ['dispatch'] }],
  });
});

test('where no tool comes near, one is asked for; an acceptance has nothing to mend', () => {
  expect(told(refused([`tool:${ROLE}`], [TOOL]))).toEqual([
    'give a tool to `hosts/desk.host.yaml` that takes what `cart:dispatch` asks for, with its scopes',
  ]);
  expect(mends(handshake('agents/rex', 'desk'), [])).toEqual([]);
});
