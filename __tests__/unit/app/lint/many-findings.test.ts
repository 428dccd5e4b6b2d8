/**
 * Documents with very many faults: cost stays linear, and nothing overflows. Before, each of these took minutes or ended in a
 * RangeError; the time limit of a test tells.
 */
import { describe, expect, test } from '@jest/globals';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NO_CONFIG } from '../../../../src/app/project/config.ts';
import { lintRun } from '../../../../src/app/lint/run.ts';
import { main } from '../../../../src/cli/main.ts';
import { rulePage } from '../../../../src/core/result/rule-page.ts';
import type { Diagnostic } from '../../../../src/core/result/diagnostic.ts';
import { readText } from '../../../../src/core/source/read.ts';
import { PROFILES } from '../../../../src/ids.ts';
import { scratch } from '../../../support/scratch.ts';

const MINUTE = 60_000;

async function lint(
  name: string,
  text: string,
  ...args: string[]
): Promise<{ code: number; out: string; err: string }> {
  const folder = scratch();
  writeFileSync(join(folder, name), text);
  let out = '';
  let err = '';
  const code = await main(
    ['lint', name, ...args],
    {
      out: (more) => (out += more),
      err: (more) => (err += more),
      stdin: () => Promise.resolve(Buffer.from('')),
      env: {},
      outIsTerminal: false,
    },
    folder,
  );
  return { code, out, err };
}

const done = { id: 'done', type: 'event', event: 'end' };
const cal = (parts: Readonly<Record<string, unknown>>, indent?: number): string =>
  JSON.stringify(
    {
      schemaVersion: PROFILES.cart.calSchemaVersion,
      id: 'many',
      participants: [{ alias: 'dev', bind: 'slot', slot: { role: 'developer' } }],
      start: 'done',
      nodes: [done],
      edges: [],
      ...parts,
    },
    null,
    indent,
  );
const items = (count: number, item: (i: number) => object): object[] =>
  Array.from({ length: count }, (_, i) => item(i));
const errors = (out: string): unknown => (JSON.parse(out) as { summary: { errors: number } }).summary.errors;

describe('many findings in one document', () => {
  test('more of them than a call takes arguments', async () => {
    const doc = await readText('a.cal.json', cal({ id: 'Bad' }));
    const request = { profile: PROFILES.cart, config: NO_CONFIG };
    const [finding] = await lintRun(request).add(doc);
    const all = Array.from({ length: 200_000 }, (_, i) => ({ ...(finding as Diagnostic), message: `${i}` }));
    const run = lintRun({ ...request, steps: [{ file: () => all }] });
    await run.add(doc);
    expect(run.outcome().diagnostics).toHaveLength(200_000);
  });

  test.each([
    ['on one line', undefined],
    ['on lines of their own', 1],
  ])(
    'content that must be masked, %s',
    async (_, indent) => {
      const rac = items(8000, (i) => ({ id: `b${i}`, kind: 'wiki', description: 'x', content: `swordfish ${i}` }));
      const { code, out } = await lint('a.cal.json', cal({ rac }, indent));
      expect(code).toBe(1);
      expect(out).not.toContain('swordfish');
    },
    MINUTE,
  );

  test(
    'a diff that masks them',
    async () => {
      const rac = items(8000, (i) => ({ id: `b${i}`, kind: 'wiki', description: 'x', content: `swordfish ${i}` }));
      const { code, out } = await lint('a.cal.json', cal({ rac }, 1), '--fix', '--dry-run');
      expect(code).toBe(1);
      expect(out).not.toContain('swordfish');
    },
    MINUTE,
  );

  test(
    'secrets, each of which a message might quote',
    async () => {
      const hint = (i: number): string => `https://deploy:q8Rt2mXw9${i}@wiki.acme.dev/start`;
      const rac = items(2000, (i) => ({
        id: hint(i),
        kind: 'wiki',
        description: 'x',
        check: { type: 'url', hint: hint(i) },
      }));
      const { code, out } = await lint('a.cal.json', cal({ rac }), '--format', 'json');
      expect(code).toBe(1);
      expect(out).not.toContain('q8Rt2mXw9');
    },
    MINUTE,
  );

  test(
    'references to nothing, each of which might have a nearest name',
    async () => {
      const nodes = [...items(10_000, (i) => ({ id: `n${i}`, type: 'gateway', gateway: 'exclusive' })), done];
      const edges = items(10_000, (i) => ({ from: `n${i}`, to: `m${i}x` }));
      const { out } = await lint('a.cal.json', cal({ start: 'n0', nodes, edges }), '--format', 'json');
      expect(errors(out)).toBe(10_000);
    },
    MINUTE,
  );

  test(
    'more unknown properties than anybody reads: the rest is one finding of the whole',
    async () => {
      const unknown = Object.fromEntries(Array.from({ length: 10_002 }, (_, i) => [`k${i}`, 1]));
      const text = cal(unknown);
      const { code, out } = await lint('a.cal.json', text, '--format', 'json');
      const { diagnostics, summary } = JSON.parse(out) as { diagnostics: Diagnostic[]; summary: { errors: number } };
      expect([code, summary.errors]).toEqual([1, 10_001]);
      expect(diagnostics.filter(({ message }) => !message.startsWith('unknown property "k'))).toEqual([
        {
          rule: 'cal/unknown-property',
          level: 'error',
          message: '2 more unknown properties in the CAL',
          path: 'a.cal.json',
          range: { start: { line: 1, column: 1 }, end: { line: 1, column: text.length + 1 } },
          pointer: '',
          help: 'remove those that are named, and look again',
          url: rulePage('cal/unknown-property'),
        },
      ]);
      const { k0: _, k1: __, ...fewer } = unknown;
      expect(errors((await lint('a.cal.json', cal(fewer), '--format', 'json')).out)).toBe(10_000);
    },
    MINUTE,
  );

  test(
    'comments that silence nothing',
    async () => {
      const text = '# cartwright-ignore rac/no-kontent: why\n'.repeat(20_000) + cal({});
      const { code, out } = await lint('a.cal.yaml', text, '--format', 'json');
      expect([code, (JSON.parse(out) as { summary: { warnings: number } }).summary.warnings]).toEqual([0, 20_000]);
    },
    MINUTE,
  );
});
