import { expect, test } from '@jest/globals';
import { PROFILES } from '../../../../../src/ids.ts';
import { lintDocument } from '../../../../../src/core/lint/engine.ts';
import { calExample } from '../../../../../src/core/result/rule-examples.ts';
import { readText } from '../../../../../src/core/source/read.ts';
import { entriesOf } from '../../../../support/patterns.ts';

const KEPT = { type: 'Runbook', title: 'On call', description: 'What to do.', tags: ['ops'] };

/** What is said of an item of a kind with a descriptor, `RULE POINTER`. */
async function said(kind: string, okf: object): Promise<string[]> {
  const item = JSON.stringify({ id: 'one', kind, description: 'What to do when it breaks.', okf });
  const doc = await readText('a.cal.yaml', calExample({ rac: [item] }).text);
  return lintDocument(doc, { profile: PROFILES.cart }).map(({ rule, pointer }) => `${rule} ${pointer}`);
}

const TYPES = {
  wiki: 'Code Wiki',
  'code-map': 'Code Wiki',
  terraform: 'Terraform Module',
  infra: 'Terraform Module',
  'api-spec': 'API',
  dataset: 'Dataset',
  runbook: 'Runbook',
};

test('the types are those of the samples', () => {
  expect(Object.fromEntries(entriesOf('core/lint/rules', 'TYPES'))).toEqual(TYPES);
});

test.each(Object.entries(TYPES))('an item of kind %s is a %s, and no other known type', async (kind, type) => {
  const other = type === 'API' ? 'Dataset' : 'API';
  expect(await said(kind, { ...KEPT, type })).toEqual([]);
  expect(await said(kind, { ...KEPT, type: other })).toEqual(['okf/type-differs /rac/0/okf/type']);
});

test.each([
  ['type', 7],
  ['title', ''],
  ['description', ' '],
  ['tags', 'ops'],
  ['tags', [7]],
  ['resource', 'no uri'],
  ['timestamp', 'yesterday'],
  ['timestamp', '2026-01-02T'],
  ['timestamp', '2026-01-02 at noon'],
  ['timestamp', '2026-01-02T03:04:05Z.'],
  ['timestamp', '2026-01-02T03:04+1'],
  ['timestamp', 'on 2026-01-02'],
  ['resource', 'see https://example.org'],
  ['resource', 'https://example.org x'],
  ['bundle', 7],
  ['concept', 7],
  ['concept', '/absolute'],
  ['concept', 'a.md'],
  ['concept', 'a/../b'],
])('%s is not %j', async (name, value) => {
  expect(await said('runbook', { ...KEPT, [name]: value })).toContain(`okf/wrong-value /rac/0/okf/${name}`);
});

test.each([
  ['resource', 'https://example.org'],
  ['timestamp', '2026-01-02'],
  ['timestamp', '2026-01-02T03:04:05Z'],
])('%s may be %j', async (name, value) => {
  expect(await said('runbook', { ...KEPT, [name]: value })).toEqual([]);
});

test('a concept of a bundle is named by both', async () => {
  expect(await said('runbook', { bundle: 'knowledge', concept: 'a/b' })).toEqual([]);
});

test.each(['title', 'description', 'tags'])('an inline descriptor has %s', async (name) => {
  expect(await said('runbook', { ...KEPT, [name]: undefined })).toEqual(['okf/incomplete /rac/0/okf']);
});
