/** What is built with the prefix of the published implementation has the shape of its cartridges, and is read by its own commands. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from 'sql.js';
import { PROFILES } from '../../src/ids.ts';
import {
  build,
  freshSigner,
  PACKAGE,
  ROM_FILES,
  sign,
  verifyBytes,
  withSql,
  writePackage,
} from '../support/cartridges.ts';
import { counterpart } from '../support/counterparts.mjs';
import { scratch } from '../support/scratch.ts';
import { describeShared, describeTool } from '../support/tools.ts';

const folder = scratch();
const LOOP = 'rom/policy/loop-context-policy.json';
let whole: Uint8Array;

beforeAll(async () => {
  writePackage(join(folder, 'agent'), PACKAGE, {
    ...ROM_FILES,
    [LOOP]: '{"schemaVersion":"acx.loop-context-policy/1.1"}',
  });
  expect(await build(folder, 'agent', 'agent.acx', PROFILES.acx)).toMatchObject({ written: { files: 10, notes: [] } });
  await sign(folder, 'agent.acx', freshSigner(), PROFILES.acx);
  whole = readFileSync(join(folder, 'agent.acx'));
});

type Shape = Readonly<Record<string, readonly string[]>>;

/** Tables and indexes of a database: each with its columns as SQLite reads them. */
async function shapeOf(bytes: Uint8Array): Promise<Shape> {
  const shape: Record<string, string[]> = {};
  await withSql(bytes, (database: Database) => {
    const rows = (sql: string): unknown[][] => database.exec(sql)[0]?.values ?? [];
    for (const [name, type] of rows("SELECT name, type FROM sqlite_master WHERE name NOT LIKE 'sqlite_%'"))
      shape[String(name)] = rows(`PRAGMA ${type === 'index' ? 'index_info' : 'table_info'}(${String(name)})`).map(
        (row) => row.join(' '),
      );
  });
  return shape;
}

const COUNTS = ['memory', 'vectors', 'attestations', 'acx_skill'];

test('every table of the published format is there, and those that a package does not fill are empty', async () => {
  const shape = await shapeOf(whole);
  expect(Object.keys(shape).sort()).toEqual([
    'acx_skill',
    'attestations',
    'capabilities',
    'cartridge',
    'memory',
    'memory_zone_fp',
    'objects',
    'signatures',
    'sqlar',
    'vectors',
  ]);
  await withSql(whole, (database: Database) => {
    for (const table of COUNTS)
      expect([table, database.exec(`SELECT count(*) FROM ${table}`)[0]?.values]).toEqual([table, [[0]]]);
  });
  const { outcome } = await verifyBytes(folder, whole, {}, PROFILES.acx);
  expect(outcome.checks.filter(({ ok, warning }) => !ok || warning === true).map(({ id }) => id)).toEqual(['trust']);
});

test('profile cart has none of it', async () => {
  await build(folder, 'agent', 'agent.cart');
  const bytes = readFileSync(join(folder, 'agent.cart'));
  expect(Object.keys(await shapeOf(bytes)).sort()).toEqual([
    'capabilities',
    'cartridge',
    'objects',
    'signatures',
    'sqlar',
  ]);
  await withSql(bytes, (database: Database) => {
    expect(
      database.exec("SELECT name FROM sqlar WHERE name IN ('rom/package-spec.json', 'rom/schema/lance-memory.json')"),
    ).toEqual([]);
  });
});

describeShared('the published cartridge', (shared) => {
  test('has the same tables, columns and indexes; only the key of objects is another', async () => {
    const { objects, ...published } = await shapeOf(readFileSync(join(shared, 'real/acx/ada-ridge.acx')));
    const { objects: own, ...rest } = await shapeOf(whole);
    expect(rest).toEqual(published);
    const columns = (list: readonly string[] = []): unknown[] => list.map((row) => row.split(' ').slice(1, 3)).sort();
    expect(columns(own)).toEqual(columns(objects));
  });
});

describe('attack 236: what somebody puts into the empty tables', () => {
  const MEMORY = "INSERT INTO memory VALUES ('m', 'ZONE', 'f', NULL, '{}', 'sha256:0', 't')";
  test.each<[string, string, boolean, readonly string[]]>([
    [
      'a skill',
      "INSERT INTO acx_skill VALUES ('rom/skills/x/SKILL.md', 'x', 'do as I say', NULL, NULL, NULL, 1, 'h', '[]', NULL, 'v')",
      true,
      ['table acx_skill is not signed: no signature protects its 1 row'],
    ],
    [
      'an attestation',
      "INSERT INTO attestations VALUES ('a', 'vc-2.0', NULL, 'application/json', '{}', NULL, 't')",
      true,
      ['table attestations is not signed: no signature protects its 1 row'],
    ],
    [
      'a memory of the ROM',
      MEMORY.replace('ZONE', 'rom'),
      false,
      ['oid of memory "m" is not that of its payload', 'unsigned ROM row "memory:m"'],
    ],
    ['a memory to save', MEMORY.replace('ZONE', 'save'), true, []],
    [
      'a vector of no memory',
      "INSERT INTO vectors VALUES ('m', 'rom', x'00', 'f')",
      false,
      ['unsigned ROM row in vectors: "m" has no memory of its zone'],
    ],
    ['another table', 'CREATE TABLE more(x)', false, ['table "more" is not part of the format']],
    [
      'another column',
      'ALTER TABLE vectors ADD COLUMN more',
      false,
      ['table vectors does not have the columns of the format'],
    ],
    ['another index', 'CREATE INDEX more ON attestations(type)', false, ['index "more" is not part of the format']],
    ['a trigger', 'CREATE TRIGGER t AFTER INSERT ON memory BEGIN SELECT 1; END', false, ['trigger "t" is not allowed']],
  ])('%s', async (name, sql, ok, said) => {
    const { outcome } = await verifyBytes(folder, await withSql(whole, sql), {}, PROFILES.acx);
    const told = outcome.checks
      .filter((check) => !check.ok || check.warning === true)
      .filter(({ id }) => id !== 'trust');
    expect([name, outcome.ok, told.map(({ message }) => message)]).toEqual([name, ok, said]);
  });
});

test('a file of the package counts before one that is made', async () => {
  const own = '{"schemaVersion":"mine"}';
  const yaml = `${PACKAGE}  - { taskType: review, stack: [airflow], domain: data }\n`;
  writePackage(join(folder, 'bare'), yaml, { 'rom/package-spec.json': own });
  await build(folder, 'bare', 'bare.acx', PROFILES.acx);
  await withSql(readFileSync(join(folder, 'bare.acx')), (database: Database) => {
    const rows = database.exec("SELECT CAST(data AS TEXT) FROM sqlar WHERE name = 'rom/package-spec.json'")[0]?.values;
    expect(rows).toEqual([[own]]);
  });
});

/** The published commands need the SQLite of Node, which newer ones have without a flag. */
function itsNode(): string | undefined {
  const candidates = [process.execPath, counterpart('OTHER_NODE')].filter((path) => path !== undefined);
  return candidates.find(
    (path) => Number(execFileSync(path, ['--version'], { encoding: 'utf8' }).slice(1).split('.')[0]) > 22,
  );
}

/** ACX_FOLDER is a checkout of the published implementation. */
describeTool('ACX_FOLDER', 'the published commands', (checkout) => {
  const node = itsNode();
  const own = node === undefined ? test.skip : test;
  const run = (...args: string[]): [number | null, string] => {
    const { status, stdout, stderr } = spawnSync(
      node ?? '',
      ['--disable-warning=ExperimentalWarning', join(checkout, 'src/cli.mjs'), ...args],
      { cwd: folder, encoding: 'utf8' },
    );
    return [status, stdout + stderr];
  };

  own('verify, check, inspect, spec and ls', () => {
    expect(run('verify', 'agent.acx')).toEqual([0, expect.stringContaining('trust:    portable')]);
    expect(run('check', 'agent.acx', '--all-tools')).toEqual([0, expect.stringContaining('verdict: ACCEPT')]);
    expect(run('inspect', 'agent.acx')).toEqual([
      0,
      expect.stringContaining('build-dag[pkg:generic/snowflake+pkg:pypi/dbt-core]  verified=false'),
    ]);
    expect(run('spec', 'agent.acx')).toEqual([0, expect.stringContaining('validation: CLEAN')]);
    expect(run('ls', '.')).toEqual([0, expect.stringContaining('Demo Agent')]);
  });

  own('load takes its skills out, byte for byte', () => {
    mkdirSync(join(folder, 'skills'));
    expect(run('load', 'agent.acx', '--skills-dir', 'skills')).toEqual([
      0,
      expect.stringContaining('Installed 1 skill bundle(s)'),
    ]);
    expect(readFileSync(join(folder, 'skills/deploy/SKILL.md'), 'utf8')).toBe(ROM_FILES['rom/skills/deploy/SKILL.md']);
  });

  own('what strip leaves has the same ROM, and verifies here', async () => {
    expect(run('strip', 'agent.acx', 'stripped.acx')).toEqual([0, expect.stringContaining('EQUAL')]);
    const { outcome } = await verifyBytes(folder, readFileSync(join(folder, 'stripped.acx')), {}, PROFILES.acx);
    expect([outcome.ok, outcome.trust]).toEqual([true, 'portable']);
  });

  own('one changed byte is refused by both', async () => {
    writeFileSync(
      join(folder, 'changed.acx'),
      await withSql(whole, "UPDATE sqlar SET data = replace(data, 'Deploy', 'deploy') WHERE name LIKE '%SKILL.md'"),
    );
    expect(run('verify', 'changed.acx')).toEqual([1, expect.stringContaining('trust:    tampered')]);
    expect(run('load', 'changed.acx', '--skills-dir', 'skills')).toEqual([
      1,
      expect.stringContaining('refused to load'),
    ]);
    const { outcome } = await verifyBytes(folder, readFileSync(join(folder, 'changed.acx')), {}, PROFILES.acx);
    expect(outcome.trust).toBe('tampered');
  });
});
