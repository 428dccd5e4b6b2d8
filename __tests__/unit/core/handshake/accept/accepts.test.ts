import { describe, expect, test } from '@jest/globals';
import Ajv from 'ajv';
import Ajv2020 from 'ajv/dist/2020.js';
import { accepts } from '../../../../../src/core/handshake/accept/accepts.ts';
import { CASES } from './cases.ts';

const options = { strict: false, validateFormats: false, logger: false } as const;

function validates(schema: unknown, value: unknown): boolean {
  if (typeof schema === 'boolean') return schema;
  const draft7 = JSON.stringify(schema).includes('draft-07');
  const ajv = draft7 ? new Ajv.default(options) : new Ajv2020.default(options);
  return ajv.validate(schema as object, value) === true;
}

describe.each(Object.entries(CASES))('%s', (_, cases) => {
  test.each(cases)('%s', (_, contract, tool, expected) => {
    const { answer, reason, witness, warnings } = accepts(contract, tool);
    const parts: Record<typeof answer, string> = {
      accepts: ['accepts', ...warnings].join(' | '),
      refuses: witness === undefined ? 'refuses' : `refuses ${JSON.stringify(witness)}`,
      unknown: `unknown | ${reason}`,
    };
    expect(parts[answer]).toBe(expected);
    if (witness !== undefined) expect([validates(contract, witness), validates(tool, witness)]).toEqual([true, false]);
  });
});

test('there are at least 150 cases, each with a reason of its own within its topic', () => {
  const all = Object.values(CASES).flat();
  expect(all.length).toBeGreaterThanOrEqual(150);
  for (const cases of Object.values(CASES)) expect(new Set(cases.map(([why]) => why)).size).toBe(cases.length);
});
