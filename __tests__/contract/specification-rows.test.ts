import { expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../support/cli.ts';

/** Rows of the tables of states (3) and of errors (7) in the specification of the harness. */
const ROWS = { 3: 4, 7: 9 } as const;

test.each(Object.entries(ROWS))('each row of section %s of the specification is cited by a test', (section, count) => {
  const folder = join(ROOT, '__tests__');
  const titles = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts') && !file.endsWith('specification-rows.test.ts'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
  const cited = [...titles.matchAll(new RegExp(`specification ${section}, row (\\d)`, 'g'))].map(([, row]) =>
    Number(row),
  );
  expect([...new Set(cited)].sort()).toEqual(Array.from({ length: count }, (_, i) => i + 1));
});
