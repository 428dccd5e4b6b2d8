/** `build --from`: another tool's cartridge gets a manifest, and everything else stays. */
import { beforeAll, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCartridgeCard } from '../../src/adapters/sqlite/card.ts';
import { cartridgeStore } from '../../src/adapters/sqlite/store.ts';
import { PROFILES } from '../../src/ids.ts';
import { sqlite } from '../support/cartridges.ts';
import { ROOT, type Run } from '../support/cli.ts';
import { describeShared, describeTool } from '../support/tools.ts';
import { scratch } from '../support/scratch.ts';
import { program } from '../support/main.ts';

const PACKAGE = join(ROOT, 'examples/data-pipeline/agents/builder');
const KEEPS = ['cartridge', 'memory', 'vectors', 'capabilities', 'attestations', 'acx_skill'];

/** Rows of another program, and one of every kind of value. */
const PLAYED = `
  INSERT INTO sqlar VALUES('save/notes.md',33188,1700000000,5,CAST('hello' AS BLOB));
  INSERT INTO sqlar VALUES('save/empty',33188,-5,0,x'');
  INSERT INTO memory SELECT 'save-1','save','f',NULL,'{"a":"ä"}',oid,created_at FROM memory LIMIT 1;
  INSERT INTO vectors VALUES('save-1','save',x'00ff10',NULL);
  INSERT INTO acx_skill VALUES('save/s','n','d',NULL,NULL,NULL,7,'h','[]',NULL,'1');
  INSERT INTO attestations VALUES('a1','t',NULL,'m','{}',NULL,'2026-01-01');`;

describeTool('sqlite3', 'build --from', () => {
  describeShared('the published cartridge', (shared) => {
    let folder: string;
    let played: string;

    beforeAll(() => {
      folder = scratch();
      played = join(folder, 'played.acx');
      copyFileSync(join(shared, 'real/acx/ada-ridge.acx'), played);
      chmodSync(played, 0o640);
      sqlite(played, PLAYED);
    });

    const from = (source: string, subject: string, out: string, ...more: readonly string[]): Promise<Run> =>
      program(['build', source, '--from', subject, '--out', out, '--prefix', 'acx', ...more]);
    const ask = (path: string, sql: string): string =>
      execFileSync('sqlite3', ['-readonly', path, sql], { encoding: 'utf8' });
    const rows = (path: string, table: string): string =>
      ask(path, `SELECT quote(${columnsOf(path, table)}) FROM ${table} WHERE 1 ORDER BY 1`);
    const columnsOf = (path: string, table: string): string =>
      ask(path, `SELECT group_concat(name, ')||'',''||quote(') FROM pragma_table_info('${table}')`).trimEnd();
    /** Name, time and true content of every file, whatever way it is stored. */
    const filesOf = (path: string, where: string): string =>
      ask(path, `SELECT name, mtime, sz FROM sqlar WHERE ${where} ORDER BY name`);

    test('everything but manifest, digest and signature is as it was', async () => {
      const out = join(folder, 'new.acx');
      const built = await from(PACKAGE, played, out);
      expect([built.code, built.stderr]).toEqual([0, '']);
      expect(built.stdout).toContain('note: the ROM digest changed, so the signature was dropped; sign it again');
      for (const table of KEEPS) {
        const [old, now] = [rows(played, table), rows(out, table)].map((text) =>
          text.split('\n').filter((line) => !line.includes('rom_manifest_hash')),
        );
        expect([table, now]).toEqual([table, old]);
      }
      const others = "name <> 'rom/manifest/harness-requirements.json'";
      expect(filesOf(out, others)).toBe(filesOf(played, others));
      expect(ask(out, 'SELECT count(*) FROM signatures')).toBe('0\n');
      expect(ask(out, 'PRAGMA integrity_check')).toBe('ok\n');
      const to = scratch();
      execFileSync('sqlite3', [out, '-Ax'], { cwd: to });
      expect(readFileSync(join(to, 'save/notes.md'), 'utf8')).toBe('hello');
      const manifest = (await program(['manifest', PACKAGE, '--prefix', 'acx'])).stdout;
      expect(readFileSync(join(to, 'rom/manifest/harness-requirements.json'), 'utf8')).toBe(manifest);
    });

    test('the result can be signed and verified, and played on', async () => {
      const out = join(folder, 'signed.acx');
      expect((await from(PACKAGE, played, out)).code).toBe(0);
      expect((await program(['keygen', '--out', folder, '--name', 'k'])).code).toBe(0);
      const signed = await program(['sign', out, '--key', join(folder, 'k.key.pem'), '--prefix', 'acx']);
      expect([signed.code, signed.stderr]).toEqual([0, '']);
      const verify = (): Promise<Run> =>
        program(['verify', out, '--public-key', join(folder, 'k.pub.pem'), '--prefix', 'acx', '--format', 'json']);
      expect(JSON.parse((await verify()).stdout)).toMatchObject({ results: [{ ok: true, trust: 'trusted' }] });
      sqlite(out, "DELETE FROM sqlar WHERE name LIKE 'save/%'; DELETE FROM memory WHERE zone='save'; VACUUM;");
      expect(JSON.parse((await verify()).stdout)).toMatchObject({ results: [{ ok: true, trust: 'trusted' }] });
    });

    test('with its own manifest nothing changes, and the signature still holds', async () => {
      const { manifestBytes } = await readCartridgeCard(cartridgeStore('/'), played, PROFILES.acx);
      const manifest = join(folder, 'own.json');
      writeFileSync(manifest, manifestBytes ?? '');
      const out = join(folder, 'same.acx');
      const built = await from(manifest, played, out);
      expect([built.code, built.stderr, built.stdout.includes('note:')]).toEqual([0, '', false]);
      const outcome = async (path: string): Promise<unknown> =>
        (
          JSON.parse((await program(['verify', path, '--prefix', 'acx', '--format', 'json'])).stdout) as {
            results: object[];
          }
        ).results[0];
      const { checks: _, path: __, fileDigest: ___, ...expected } = (await outcome(played)) as Record<string, unknown>;
      expect(await outcome(out)).toMatchObject({ ...expected, trust: 'portable' });
    });

    test('it may be put in place of itself, and a second time changes no byte', async () => {
      const path = join(folder, 'inplace.acx');
      copyFileSync(played, path);
      // The signature is dropped with the ROM that it was over.
      expect((await from(PACKAGE, path, path, '--force')).code).toBe(0);
      const once = readFileSync(path);
      expect((await from(PACKAGE, path, path)).code).toBe(0);
      expect(readFileSync(path).equals(once)).toBe(true);
    });

    test('what a cartridge may not hold is not carried over', async () => {
      const changes: readonly (readonly [string, RegExp])[] = [
        ['CREATE TABLE diary(x);', /not-whole\] schema: .*table "diary" is not part of the format/],
        ['CREATE TRIGGER t AFTER INSERT ON sqlar BEGIN DELETE FROM memory; END;', /not-whole\] schema: .*trigger "t"/],
        ["INSERT INTO sqlar VALUES('rom/extra',33188,0,1,x'41');", /not-whole\] rom: .*unsigned ROM row "rom\/extra"/],
        ["UPDATE sqlar SET data=zeroblob(sz) WHERE name='rom/knowledge/SKILLS.md';", /not-whole\] rom: .*oid mismatch/],
        ["INSERT INTO sqlar VALUES('save/link',41471,0,-1,'/etc');", /not-whole\] files: .*mode of "save\/link"/],
        ["UPDATE memory SET payload=CAST(x'ff' AS TEXT) WHERE id='save-1';", /not-whole\] memory: .*invalid UTF-8/],
      ];
      for (const [change, expected] of changes) {
        const own = scratch();
        const path = join(own, 'x.acx');
        copyFileSync(played, path);
        sqlite(path, change);
        const built = await from(PACKAGE, path, join(own, 'out.acx'));
        expect([built.code, built.stderr]).toEqual([1, '']);
        expect(built.stdout.replaceAll('\n', ' ')).toMatch(expected);
        expect(existsSync(join(own, 'out.acx'))).toBe(false);
      }
    });

    test('a secret in the manifest that is put in stops it, and is not shown', async () => {
      const own = scratch();
      mkdirSync(join(own, 'pkg'));
      const canary = `ghp_${'a1B2c3D4e5'.repeat(3)}F6g7h8`;
      const text = (await program(['manifest', PACKAGE, '--prefix', 'acx'])).stdout;
      const manifest = JSON.parse(text) as { requiredTools: { description?: string }[] };
      for (const tool of manifest.requiredTools) tool.description = `use ${canary}`;
      writeFileSync(join(own, 'm.json'), JSON.stringify(manifest, null, 2));
      const built = await from(join(own, 'm.json'), played, join(own, 'out.acx'));
      expect(built.code).toBe(1);
      expect(built.stdout).toMatch(/m\.json:\d+:1: .*a GitHub token may not travel in a cartridge/);
      expect(built.stdout + built.stderr).not.toContain(canary.slice(4));
      expect(readdirSync(own).sort()).toEqual(['m.json', 'pkg']);
    });
  });
});
