import { expect, test } from '@jest/globals';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROFILES } from '../../../../src/ids.ts';
import { summarize } from '../../../../src/core/result/diagnostic.ts';
import { lintDocument } from '../../../../src/core/lint/engine.ts';
import { sensitiveRanges } from '../../../../src/core/lint/sensitive.ts';
import { diagnosticsText, summaryLine } from '../../../../src/core/report/text/diagnostics.ts';
import { excerptOf } from '../../../../src/core/report/text/excerpt.ts';
import { readDocument } from '../../../../src/core/source/read.ts';
import { ROOT } from '../../../contract/sources.ts';

const FIXTURES = join(ROOT, '__tests__/fixtures/lint');
const CAL = /\.cal\.(?:json|ya?ml)$/;

/** What `cartwright lint` prints of a fixture; one named `acx.*` is read with that prefix. */
async function output(folder: string, name: string): Promise<string> {
  const doc = await readDocument(name, readFileSync(join(FIXTURES, folder, name)));
  const found = lintDocument(doc, { profile: name.startsWith('acx.') ? PROFILES.acx : PROFILES.cart });
  const excerpts = new Map([[name, excerptOf(doc.text, found, sensitiveRanges(doc, found))]]);
  return `${diagnosticsText(found, { color: false, excerpts })}\n${summaryLine(summarize(found, 1))}\n`;
}

const names = (folder: string): string[] => readdirSync(join(FIXTURES, folder)).filter((name) => CAL.test(name));

test.each(names('ok'))('ok/%s is silent', async (name) => {
  expect(await output('ok', name)).toBe('\nno problems in 1 file\n');
});

test.each(names('err'))('err/%s prints exactly what its .out says', async (name) => {
  const golden = join(FIXTURES, 'err', `${name.replace(CAL, '')}${name.endsWith('json') ? '.json' : ''}.out`);
  if (process.env['UPDATE_GOLDEN'] === '1') writeFileSync(golden, await output('err', name));
  expect(await output('err', name)).toBe(existsSync(golden) ? readFileSync(golden, 'utf8') : '');
});
