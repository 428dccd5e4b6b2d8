import { expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../support/cli.ts';

/** How many rows the table of a section of docs/format.md has, without its head. */
function rows(section: number): number {
  const page = readFileSync(join(ROOT, 'docs/format.md'), 'utf8');
  const text = page.split(new RegExp(`^## ${section}\\. `, 'm'))[1]?.split(/^## /m)[0] ?? '';
  return (text.match(/^\| /gm)?.length ?? 0) - 1;
}

/** The states of a handshake, and its refusals. */
test.each([3, 7])('each row of docs/format.md %i is cited by a test', (section) => {
  const folder = join(ROOT, '__tests__');
  const titles = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts') && !file.endsWith('specification-rows.test.ts'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
  const cited = [...titles.matchAll(new RegExp(`docs/format\\.md ${section}, row (\\d+)`, 'g'))].map(([, row]) =>
    Number(row),
  );
  const count = rows(section);
  expect(count).toBeGreaterThan(1);
  expect([...new Set(cited)].sort()).toEqual(Array.from({ length: count }, (_, i) => i + 1));
});
