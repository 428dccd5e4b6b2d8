/** What one document may cost: limits that are read before memory is spent, and the memory of the built program (attack 273). */
import { describe, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { lintDocument } from '../../src/core/lint/engine.ts';
import { LIMITS } from '../../src/core/source/limits.ts';
import { readDocument, readText } from '../../src/core/source/read.ts';
import { PROFILES } from '../../src/ids.ts';
import { ROOT } from '../support/cli.ts';
import { scratch } from '../support/scratch.ts';

const told = async (path: string, text: string): Promise<string[]> => {
  const { problems, value } = await readText(path, text);
  expect(value === undefined).toBe(problems.length > 0);
  return problems.map(({ rule, message }) => `${rule}: ${message}`);
};
const list = (length: number): string => `[${Array.from({ length }, () => 1).join(',')}]`;

describe('attack 273: limits', () => {
  test('bytes of a JSON document', async () => {
    const bytes = Buffer.alloc(LIMITS.jsonBytes + 1, ' ');
    const [problem] = (await readDocument('a.json', bytes)).problems;
    expect(problem?.message).toBe('the file has 25165825 bytes; at most 25165824 are read');
  });

  test('values, counted before anything is parsed', async () => {
    const many = `[${Array.from({ length: 50 }, () => list(40_001)).join(',')}]`;
    expect(await told('a.json', many)).toEqual(['source/limit: the file holds more than 2000000 values']);
    const broken = `[${many}`;
    expect(await told('a.json', broken)).toEqual(['source/limit: the file holds more than 2000000 values']);
    expect(await told('a.json', `[${Array.from({ length: 50 }, () => list(40_000)).join(',')}]`)).toEqual([]);
  });

  test.each(['a.json', 'a.yaml'])('entries of a list and of a mapping: %s', async (path) => {
    const message = 'source/limit: a list or a mapping has more than 50000 entries';
    expect(await told(path, `[${list(50_001)}]`)).toEqual([message]);
    expect(await told(path, `[${list(50_000)}]`)).toEqual([]);
    const mapping = (length: number): string => `{${Array.from({ length }, (_, i) => `"k${i}": 1`).join(', ')}}`;
    expect(await told(path, mapping(50_001))).toEqual([message]);
    expect(await told(path, mapping(50_000))).toEqual([]);
  });

  test('findings: the rest is one, as bad as the worst of them', async () => {
    const profile = PROFILES.cart;
    const cal = {
      schemaVersion: profile.calSchemaVersion,
      id: 'many',
      participants: [{ alias: 'dev', bind: 'slot', slot: { role: 'developer' } }],
      start: 'done',
      nodes: [{ id: 'done', type: 'event', event: 'end' }],
      edges: [],
    };
    const lint = async (faults: number): Promise<string[]> => {
      const rac = Array.from({ length: faults / 4 }, (_, i) => ({
        id: `i${i}`,
        kind: 'wiki',
        description: 'x',
        a: 1,
        b: 1,
        c: 1,
        d: 1,
      }));
      const doc = await readText('a.cal.json', JSON.stringify({ ...cal, rac }));
      const found = lintDocument(doc, { profile });
      const rest = found.filter(({ rule }) => rule === 'source/limit');
      return [`${found.length - rest.length}`, ...rest.map(({ level, message }) => `${level}: ${message}`)];
    };
    expect(await lint(20_000)).toEqual(['20000']);
    expect(await lint(20_004)).toEqual(['20000', 'error: 4 more findings in this file']);
    expect(await lint(90_000)).toEqual(['20000', 'error: 70000 more findings in this file']);
  });
});

describe('attack 273: memory of the built program', () => {
  const text = 'lorem ipsum '.repeat(50_000_000 / 12);
  const tool = { name: 'execute', scopes: ['exec'] };
  const host = (more: object): string =>
    JSON.stringify({
      schemaVersion: 'cart.host.v1',
      name: 'big',
      protocolRevision: '2025-11-25',
      tools: [{ ...tool, ...more }],
    });
  const cal = (more: object): string => JSON.stringify({ schemaVersion: 'cart.cal/1', id: 'big', ...more });
  const item = { id: 'a', kind: 'wiki', required: true };
  const faulty = Array.from({ length: 49_000 }, () => ({ a: 1, b: 1, c: 1, d: 1, e: 1, f: 1, g: 1, h: 1 }));
  const properties = (count: number): object =>
    Object.fromEntries(Array.from({ length: count }, (_, i) => [`p${i}`, { type: 'string' }]));

  test.each<[string, string, () => string, readonly string[]]>([
    [
      '50 MB in a description',
      'cal/big.cal.json',
      () => cal({ rac: [{ ...item, description: text }] }),
      ['check', '.'],
    ],
    [
      '24 MB in a description',
      'cal/big.cal.json',
      () => cal({ rac: [{ ...item, description: text.slice(0, 24_000_000) }] }),
      ['lint', '.'],
    ],
    ['faults without number', 'cal/big.cal.json', () => cal({ rac: faulty }), ['lint', '.']],
    [
      'a broken text of 24 MB',
      'cal/big.cal.json',
      () => cal({ name: text.slice(0, 24_000_000) }).slice(0, -9),
      ['lint', '.'],
    ],
    [
      '50 MB in a tool',
      'hosts/big.host.json',
      () => host({ description: text, inputSchema: { type: 'object' } }),
      ['check', '.', '--hosts', 'hosts/big.host.json'],
    ],
    [
      'a million properties',
      'hosts/big.host.json',
      () => host({ inputSchema: { type: 'object', properties: properties(200_000) } }),
      ['handshake', 'agents/builder', '--host', 'hosts/big.host.json'],
    ],
    [
      '50 MB in a skill',
      '.claude/skills/big/SKILL.md',
      () => `---\nname: big\ndescription: ${text}\n---\n`,
      ['check', '.', '--hosts', 'claude-code'],
    ],
    ['50 MB in the configuration', 'cartwright.yaml', () => `publisher: ${text}\n`, ['check', '.']],
    [
      '50 MB of payload',
      'agents/builder/rom/knowledge/big.md',
      () => text,
      ['build', 'agents/builder', '--out', 'x.cart'],
    ],
  ])(
    '%s: at most 512 MiB',
    (_, path, content, args) => {
      const cwd = scratch();
      cpSync(join(ROOT, 'examples/data-pipeline'), cwd, { recursive: true });
      mkdirSync(dirname(join(cwd, path)), { recursive: true });
      writeFileSync(join(cwd, path), content());
      const tell = join(ROOT, '__tests__/support/tell-memory.cjs');
      const run = spawnSync(process.execPath, ['--require', tell, join(ROOT, 'dist/cli/index.js'), ...args], {
        cwd,
        encoding: 'utf8',
        maxBuffer: 2 ** 28,
      });
      const [, kibibytes] = /^maxRSS (\d+)$/m.exec(run.stderr) ?? [];
      expect([run.status === 0 || run.status === 1 || run.status === 2, Number(kibibytes) < 512 * 1024]).toEqual([
        true,
        true,
      ]);
    },
    120_000,
  );
});
