import { expect, test } from '@jest/globals';
import { canonicalize } from '../../../../src/core/value/canonical-json.ts';
import { readStatement, statementPayload } from '../../../../src/core/dsse/statement.ts';

const HEX = 'a1'.repeat(32);
const TYPE = 'https://example.org/x/v1';
const statement = { subjectName: 'x', sha256: HEX, predicateType: TYPE, predicate: {} };

test('a statement is read as it was written', () => {
  expect(readStatement(statementPayload(statement), TYPE)).toEqual({ statement });
});

test.each([`0${HEX}`, `${HEX}0`, HEX.slice(1), HEX.toUpperCase(), `${HEX}\n`, `sha256:${HEX}`, '', 7, null, [HEX]])(
  'no subject has the digest %j',
  (sha256) => {
    const written = JSON.parse(new TextDecoder().decode(statementPayload(statement))) as Record<string, unknown>;
    const text = canonicalize({ ...written, subject: [{ name: 'x', digest: { sha256 } }] });
    expect(readStatement(new TextEncoder().encode(text), TYPE)).toEqual({
      problem: 'subject digest is not 64 lower-case hex digits of sha256',
    });
  },
);
