import { expect, test } from '@jest/globals';
import { SUPPORTED_PROTOCOL_VERSIONS } from '@modelcontextprotocol/client';
import { compareRevisions, isRevision, PUBLISHED_REVISIONS } from '../../../../src/core/value/revision.ts';

test('every revision that the MCP client offers is known as published', () => {
  expect(SUPPORTED_PROTOCOL_VERSIONS.filter((revision) => !PUBLISHED_REVISIONS.includes(revision))).toEqual([]);
});

test('the published revisions are dates, oldest first', () => {
  expect(PUBLISHED_REVISIONS.filter((revision) => !isRevision(revision))).toEqual([]);
  expect([...PUBLISHED_REVISIONS].sort(compareRevisions)).toEqual(PUBLISHED_REVISIONS);
});

test.each([
  ['2024-02-29', true],
  ['2023-02-29', false],
  ['1900-02-29', false],
  ['2000-02-29', true],
  ['2025-04-31', false],
  ['2025-13-01', false],
  ['2025-00-10', false],
  ['2025-10-00', false],
  ['2025-6-18', false],
  ['2025-06-18 ', false],
  [20_250_618, false],
])('%j is a date: %s', (text, expected) => {
  expect(isRevision(text)).toBe(expected);
});
