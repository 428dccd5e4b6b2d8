import { expect, jest, test } from '@jest/globals';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Shape } from '../../../../src/core/cal/shape/shape.ts';
import type { RuleId } from '../../../../src/generated/rule-facts.ts';
import { scratch } from '../../../support/scratch.ts';

/** What no compiler lets through: an id that no rule file has. */
const MISSPELT = 'cal/mising-property' as RuleId;
const shape: Shape = {
  kind: 'object',
  noun: 'the CAL',
  required: ['id'],
  properties: new Map<string, Shape>([
    ['schemaVersion', { kind: 'any' }],
    ['id', { kind: 'enum', was: 'id', values: ['ship'], rule: MISSPELT }],
  ]),
};
jest.unstable_mockModule('../../../../src/core/cal/shape/cal.ts', () => ({ calShape: () => shape }));
const { runMain } = await import('../../../support/main.ts');
const { withLevels } = await import('../../../../src/core/result/known-rules.ts');

const lint = (text: string): ReturnType<typeof runMain> => {
  const folder = scratch();
  writeFileSync(join(folder, 'a.cal.json'), text);
  return runMain(['lint', 'a.cal.json'], folder);
};

test('a finding of a rule that does not exist is a bug of the program, not a file without faults', async () => {
  expect(await lint('{"schemaVersion":"cart.cal/1","id":"ship"}')).toMatchObject({ code: 0 });
  // What main throws is not an error of the user's: the process ends with 3.
  await expect(lint('{"schemaVersion":"cart.cal/1","id":"other"}')).rejects.toThrow(
    new Error('a finding names the rule "cal/mising-property", which does not exist'),
  );
});

test('the same for findings that other parts of the program make', () => {
  const range = { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };
  const found = { rule: MISSPELT, level: 'error', message: 'wrong', help: 'h', path: 'a', range, pointer: '' } as const;
  expect(() => withLevels([found], {})).toThrow('a finding names the rule "cal/mising-property", which does not exist');
});
