import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rulesPage } from '../../src/tools/rules-page.ts';
import { ROOT } from './sources.ts';

test('docs/rules.md is in step with the rules (npm run sync writes it)', () => {
  expect(readFileSync(join(ROOT, 'docs/rules.md'), 'utf8')).toBe(rulesPage());
});
