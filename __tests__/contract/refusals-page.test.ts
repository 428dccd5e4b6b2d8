/** docs/when-it-says-no.md has every id and state by which the program says no; the compiler asks for each name of a union. */
import { expect, test } from '@jest/globals';
import type { PreflightCheck } from '../../src/core/handshake/preflight.ts';
import { CHECK_IDS } from '../../src/core/result/fault.ts';
import type { TrustState } from '../../src/core/result/verify-results.ts';
import type { HandshakeVerdict, RacResult, ReadyVerdict, RequirementId } from '../../src/core/result/results.ts';
import { pageText } from '../support/fences.ts';
import { sources } from './sources.ts';

/** `tool:` of `tool:ROLE`; an id without a colon as it is. */
type Family<Id> = Id extends `${infer Head}:${string}` ? `${Head}:` : Id;
type Names<Union extends string> = Readonly<Record<Union, true>>;

const UNMET: Names<Family<RequirementId>> = {
  'mcp.minProtocolRevision': true,
  'model.toolUse': true,
  'model.minContextWindowTokens': true,
  'tool:': true,
  'filesystem:': true,
  'network:': true,
  'manifest.signature': true,
  'manifest.schemaVersion': true,
  'manifest:': true,
};
const HOSTS: Names<Exclude<HandshakeVerdict, 'accept'>> = { refuse: true, 'not judged': true };
const READY: Names<ReadyVerdict> = { ready: true, pending: true, 'not ready': true };
const ITEMS: Names<RacResult['state']> = { confirmed: true, unconfirmed: true, failed: true, optional: true };
const TRUST: Names<TrustState> = {
  tampered: true,
  unsigned: true,
  untrusted: true,
  portable: true,
  trusted: true,
  local: true,
};
const PREFLIGHT: Names<PreflightCheck['id']> = {
  schemaVersion: true,
  requirementsHash: true,
  romDigest: true,
  verdict: true,
  floors: true,
  bindings: true,
  scopes: true,
  tools: true,
};

const page = pageText('docs/when-it-says-no.md');
const section = (heading: string): string => page.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
/** What is in backticks in the first column of the tables of a section. */
const rows = (heading: string): string[] =>
  [...section(heading).matchAll(/^\| (.*?) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word),
  );

test('every unmet requirement has a row', () => {
  const found = rows('A host refuses').map((id) => id.replace(/:(?:ROLE|SCOPE|POINTER)$/, ':'));
  expect(found.slice(0, Object.keys(UNMET).length)).toEqual(Object.keys(UNMET));
});

test('every trust state has a row, and then every check of verify', () => {
  expect(rows('A signature does not hold')).toEqual([...Object.keys(TRUST), ...CHECK_IDS]);
});

test('every check of preflight has a row', () => {
  expect(rows('Preflight aborts')).toEqual(Object.keys(PREFLIGHT));
});

test('every verdict that is not a yes has a section, and every state of a workflow and an item its words', () => {
  const headings = [...page.matchAll(/^## (.*)$/gm)].map(([, heading = '']) => heading).join('\n');
  expect(Object.keys(HOSTS).filter((word) => !headings.includes(word))).toEqual([]);
  const text = section('A workflow is not ready, or pending');
  const said = [...Object.keys(READY), ...Object.keys(ITEMS)];
  expect(said.filter((word) => !text.includes(`\`${word}\``))).toEqual([]);
});

test.each(['A host is not judged', 'Exit code 2'])('every message below "%s" is one of the program', (heading) => {
  const cells = [...section(heading).matchAll(/^\| (?!reason \||message \||-)(.*?) \|/gm)].map(([, cell = '']) => cell);
  const parts = cells.flatMap((cell) => cell.split(/…|NAME|FILE:LINE:COLUMN|\//)).map((part) => part.trim());
  const texts = sources().map(({ text }) => text);
  const unknown = parts.filter((part) => part.length > 8 && !texts.some((text) => text.includes(part)));
  expect([cells.length > 4, unknown]).toEqual([true, []]);
});
