/** What `sign` refuses of a YAML CAL is found by `lint`, which writes it otherwise with --fix (attack 272). */
import { expect, test } from '@jest/globals';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { calExample } from '../../../src/core/result/rule-examples.ts';
import { program } from '../../support/main.ts';
import { scratch } from '../../support/scratch.ts';

const cal = (word: string): string => calExample({ about: `version: 1.0.0\nname: ${word}\ndescription: ${word}` }).text;

/** Each is a text to YAML 1.2, and something else to another reader. */
const WORDS = ['on', 'off', 'yes', 'No', 'y', 'N', '1:30', '2026-11-22', ':x', '1_000', '0b11', '=', '<<'];

test.each(WORDS)('attack 272: %s: lint says it at its place, --fix quotes it, and the CAL is signed', async (word) => {
  const cwd = scratch();
  const file = join(cwd, 'a.cal.yaml');
  writeFileSync(file, cal(word));
  await program(['keygen', '--out', '.'], { cwd });
  const sign = ['sign', 'a.cal.yaml', '--key', 'cartwright.key.pem', '--publisher', 'org.example'];
  const refused = await program(sign, { cwd });
  expect([refused.code, refused.stdout + refused.stderr]).toEqual([
    expect.any(Number),
    expect.stringContaining('ambiguous scalar at 4:7'),
  ]);
  const linted = await program(['lint', 'a.cal.yaml', '--format', 'json'], { cwd });
  const { diagnostics } = JSON.parse(linted.stdout) as { diagnostics: { rule: string; range: { start: object } }[] };
  expect(diagnostics.map(({ rule, range: { start } }) => [rule, start])).toEqual([
    ['cal/ambiguous-scalar', { line: 4, column: 7 }],
    ['cal/ambiguous-scalar', { line: 5, column: 14 }],
  ]);
  await program(['lint', 'a.cal.yaml', '--fix'], { cwd });
  expect(readFileSync(file, 'utf8')).toBe(cal(`'${word}'`));
  const signed = await program(sign, { cwd });
  expect([signed.code, signed.stderr]).toEqual([0, expect.any(String)]);
});
