import { expect, test } from '@jest/globals';
import { oldFacts } from '../../../../src/core/clients/client.ts';

const sources = ['2026-11-21', '2025-01-02', '2024-12-31'].map((date) => ({ fact: 'f', source: 's', date }));

test.each([
  ['2024-12-31', []],
  ['2025-12-31', []],
  ['2026-01-01', ['one fact about one is older than a year (2024-12-31): it may do otherwise today']],
  ['2026-11-22', ['2 facts about one are older than a year (2024-12-31): it may do otherwise today']],
])('on %s', (today, notes) => {
  expect(oldFacts('one', { sources }, new Date(`${today}T00:00:00Z`))).toEqual(notes);
});
