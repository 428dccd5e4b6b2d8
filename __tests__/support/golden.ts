import { expect } from '@jest/globals';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { RULES_PAGE } from '../../src/core/result/rule-page.ts';

/**
 * Compares a text with a whole file under `__tests__/fixtures/`; `UPDATE_GOLDEN=1` writes it, to be read before it is committed. The
 * address of the rules' page, which every release changes, is RULES there.
 */
export function expectGolden(name: string, said: string): void {
  const text = said.replaceAll(RULES_PAGE, 'RULES');
  const path = fileURLToPath(new URL(`../fixtures/${name}`, import.meta.url));
  if (process.env['UPDATE_GOLDEN'] === '1') writeFileSync(path, text);
  expect(text).toBe(existsSync(path) ? readFileSync(path, 'utf8') : `no ${name}: run with UPDATE_GOLDEN=1`);
}
