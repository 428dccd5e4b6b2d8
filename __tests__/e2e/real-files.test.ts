import { expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { program } from '../support/main.ts';
import { describeShared, describeTool } from '../support/tools.ts';
import { scratch } from '../support/scratch.ts';

describeShared('the published files', (shared) => {
  const folder = scratch();
  cpSync(join(shared, 'real/acx'), folder, { recursive: true });
  const run = (...args: string[]) => program(args, { cwd: folder });

  test('the CAL lints clean with its prefix', async () => {
    const { code, stdout } = await run('lint', 'ship-a-feature.cal.json', '--prefix', 'acx', '--format', 'json');
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      version: 1,
      diagnostics: [],
      summary: { files: 1, errors: 0, warnings: 0, notes: 0, accepted: 0 },
      answer: { ok: true, line: 'ok: no problems', decided: [], cautions: [] },
    });
  });

  test('workflow ready names the three slots with the reason for each', async () => {
    const { code, stdout, stderr } = await run(
      'workflow',
      'ready',
      'ship-a-feature.cal.json',
      '--cartridges',
      '.',
      '--prefix',
      'acx',
    );
    expect([code, stderr]).toEqual([1, '']);
    expect(stdout).toBe(
      [
        'CAL: Ship a data-pipeline feature  (5 nodes, 3 participants)',
        '',
        'Participants',
        '  ✗ architect  slot  no cartridge matches role architect',
        '  ✗ builder    slot  Ada Ridge (devops_engineer) fits, but has no proof of level 15 (--roster FILE)',
        '  ✗ reviewer   slot  no cartridge matches role security_expert',
        '',
        'Required available context (descriptions only)',
        '  ✗ infra-arch       [terraform] Terraform modules describing the network + IAM architecture (structure only, not the .tf contents).  (check: file-glob infra/**/*.tf → no file matches)',
        '  □ code-wiki        [wiki] An LLM-readable wiki / knowledge map of the codebase: modules, data flows, conventions.  (check: mcp-resource wiki://project/overview → no host profile names a server)',
        '  · warehouse-schema [api-spec] A description of the target Snowflake warehouse schema (table names + grains, not the data).  (check: manual confirm the DE team shared the schema doc → not confirmed yet)',
        '',
        'Cannot run',
        '  ✗ task "design" cannot run: it requires "infra-arch"',
        '  ✗ task "build" cannot run: it requires "infra-arch"',
        '',
        'verdict: not ready',
        '',
      ].join('\n'),
    );
    const alias = await run('cal', 'ship-a-feature.cal.json', '--cartridges', '.', '--prefix', 'acx');
    expect(alias).toEqual({ code, stdout, stderr });
  });

  test('without the prefix both are unrecognized, and the message names the setting', async () => {
    const lint = await run('lint', 'ship-a-feature.cal.json');
    expect(lint.code).toBe(1);
    expect(lint.stdout).toMatch(
      /ship-a-feature\.cal\.json:2:20: error\[cal\/unrecognized-schema-version\] unrecognized schemaVersion/,
    );
    expect(lint.stdout).toContain('--prefix acx');
    const ready = await run('workflow', 'ready', 'ship-a-feature.cal.json', '--cartridges', '.');
    expect([ready.code, ready.stdout.split('\n').at(-2)]).toEqual([1, 'verdict: not ready']);
    expect(ready.stderr).toBe(
      'cartwright: ada-ridge.acx: not a cartridge that can be read: unrecognized schemaVersion, application_id is that of profile acx: use --prefix acx, or prefix: acx in cartwright.yaml (name the profile that it was built for, if it is a cartridge)\n',
    );
  });

  describeTool('sqlite3', 'a cartridge with one changed file', () => {
    test('staffs nobody', async () => {
      const other = scratch();
      cpSync(folder, other, { recursive: true });
      const sql = "UPDATE sqlar SET data = X'00', sz = 1 WHERE name = 'rom/knowledge/SKILLS.md'";
      execFileSync('sqlite3', [join(other, 'ada-ridge.acx'), sql]);
      const args = ['workflow', 'ready', 'ship-a-feature.cal.json', '--cartridges', '.', '--prefix', 'acx'];
      const { code, stdout, stderr } = await program(args, { cwd: other });
      expect(code).toBe(1);
      expect(stdout).toContain('  ✗ builder    slot  no cartridge matches role devops_engineer\n');
      expect(stderr).toMatch(/^cartwright: ada-ridge\.acx: tampered: .*rom\/knowledge\/SKILLS\.md.*\n$/);
    });
  });

  test('the JSON carries the same, in the promised shape', async () => {
    const { stdout } = await run(
      'workflow',
      'ready',
      'ship-a-feature.cal.json',
      '--cartridges',
      '.',
      '--prefix',
      'acx',
      '--format',
      'json',
    );
    expect(JSON.parse(stdout)).toMatchObject({
      version: 1,
      cals: [
        {
          path: 'ship-a-feature.cal.json',
          id: 'ship-a-feature',
          name: 'Ship a data-pipeline feature',
          verdict: 'not ready',
          participants: [
            { alias: 'architect', bind: 'slot', required: true, resolved: null },
            { alias: 'builder', bind: 'slot', required: true, resolved: null },
            { alias: 'reviewer', bind: 'slot', required: true, resolved: null },
          ],
          rac: [
            {
              id: 'infra-arch',
              kind: 'terraform',
              required: true,
              state: 'failed',
              check: { type: 'file-glob', hint: 'infra/**/*.tf' },
            },
            {
              id: 'code-wiki',
              kind: 'wiki',
              required: true,
              state: 'unconfirmed',
              check: { type: 'mcp-resource', hint: 'wiki://project/overview' },
            },
            { id: 'warehouse-schema', kind: 'api-spec', required: false, state: 'optional', check: { type: 'manual' } },
          ],
          diagnostics: [],
        },
      ],
    });
  });
});
