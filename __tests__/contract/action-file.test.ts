import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { actionFile } from '../../src/tools/action-file.ts';
import { ROOT } from './sources.ts';

test('action.yml is in step with the table of inputs (npm run sync writes it)', () => {
  expect(readFileSync(join(ROOT, 'action.yml'), 'utf8')).toBe(actionFile());
});
