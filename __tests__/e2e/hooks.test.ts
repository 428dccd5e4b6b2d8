import { expect, test } from '@jest/globals';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { generateKeyPairSync } from 'node:crypto';
import { projectWithHooks, type Project } from '../support/hooks.ts';
import { describeTool, hasTool } from '../support/tools.ts';
import { recordText } from '../../src/core/activate/record.ts';
import { ROOT } from '../support/cli.ts';
import { program } from '../support/main.ts';

const EXAMPLE = join(ROOT, 'examples/data-pipeline');
/** A host of the example that accepts. */
const HOST = 'hosts/workbench.host.yaml';
const CAL = 'cal/ship-a-feature.cal.yaml';
const HOOKS = parse(readFileSync(join(ROOT, '.pre-commit-hooks.yaml'), 'utf8')) as Record<string, unknown>[];
const RUNNERS = [['pre-commit', 'preCommit'] as const, ['prek', 'prek'] as const];

function exampleWith(...hooks: string[]): Project {
  const project = projectWithHooks(hooks);
  cpSync(EXAMPLE, project.folder, { recursive: true });
  for (const host of readdirSync(join(project.folder, 'hosts'))) {
    if (!HOST.endsWith(host)) rmSync(join(project.folder, 'hosts', host));
  }
  return project;
}

function change({ folder }: Project, file: string, from: string, to: string): string {
  const text = readFileSync(join(folder, file), 'utf8');
  if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
  writeFileSync(join(folder, file), text.replace(from, to));
  return text;
}

/**
 * A hook is the same program in either runner. All are run through the one that starts faster; through the other all that pass, and
 * one of each way in which a runner and a hook meet: a refusal, what is staged alone, files that are written, files of any name, and
 * what is printed where nothing is refused.
 */
const WITH_ALL = hasTool('prek') ? 'prek' : 'pre-commit';

for (const [tool, runner] of RUNNERS)
  describeTool(tool, `through ${tool}`, () => {
    const alike = (name: string, body: () => void | Promise<void>): void => {
      if (tool === WITH_ALL) test(name, body);
    };

    test('the whole example passes every hook', async () => {
      const project = exampleWith(...HOOKS.map(({ id }) => `id: ${String(id)}`));
      await program(['lock'], { cwd: project.folder });
      project.stage();
      const { code, output } = project[runner]('run', '--all-files');
      expect([code, output.match(/Passed/g)?.length, output.match(/Failed/g)]).toEqual([0, HOOKS.length - 1, null]);
      expect(output).toMatch(/verify cartridges.*no files to check.*Skipped/);
    });

    test('cal-lint names the exact place, and passes when it is mended', () => {
      const project = exampleWith('id: cal-lint');
      const good = change(project, CAL, '    kind: wiki\n', '    kind: wiki\n    content: the secret knowledge\n');
      const line = good.split('\n').indexOf('    kind: wiki') + 2;
      project.stage();
      const refused = project[runner]('run', 'cal-lint');
      expect(refused.code).toBe(1);
      expect(refused.output).toContain(`${CAL}:${line}:5: error[rac/no-content]`);
      expect(refused.output).not.toContain('secret knowledge');
      project.stage({ [CAL]: good });
      expect(project[runner]('run', 'cal-lint').code).toBe(0);
    });

    test('cal-ready fails when the last matching file goes, though the files lie about untracked', () => {
      const project = exampleWith('id: cal-ready');
      project.stage();
      project.git('rm', '-rq', '--cached', 'infra');
      const { code, output } = project[runner]('run', 'cal-ready');
      expect([code, output.includes('✗ infra-arch')]).toEqual([1, true]);
      project.stage();
      expect(project[runner]('run', 'cal-ready').code).toBe(0);
    });

    alike('cal-lock fails without a lock, and for what is staged and not locked', async () => {
      const project = exampleWith('id: cal-lock');
      project.stage();
      const missing = project[runner]('run', 'cal-lock');
      expect([missing.code, missing.output.includes('cartwright.lock:1:1: error[lock/missing]')]).toEqual([1, true]);
      await program(['lock'], { cwd: project.folder });
      project.stage();
      expect(project[runner]('run', 'cal-lock').code).toBe(0);
      change(project, 'agents/builder/cartridge.yaml', 'version: 1.2.0', 'version: 1.3.0');
      project.stage();
      const stale = project[runner]('run', 'cal-lock');
      expect(stale.code).toBe(1);
      expect(stale.output).toMatch(/locked: \S+ 1\.2\.0, a package in "agents\/builder"; now: \S+ 1\.3\.0/);
      await program(['lock'], { cwd: project.folder });
      project.stage();
      expect(project[runner]('run', 'cal-lock').code).toBe(0);
    });

    alike('harness-manifest fails when the committed manifest is stale', () => {
      const project = exampleWith('id: harness-manifest');
      project.stage({ 'agents/builder/rom/manifest/harness-requirements.json': '{}\n' });
      const { code, output } = project[runner]('run', 'harness-manifest');
      expect([code, output.includes('manifest/stale')]).toEqual([1, true]);
    });

    test('cal-fix mends what has one safe answer, once, and leaves the rest to be named', () => {
      const project = exampleWith('id: cal-fix');
      const good = change(project, CAL, '    kind: wiki\n', '    kind: wiki\n    content: the secret knowledge\n');
      project.stage();
      const fixed = project[runner]('run', 'cal-fix');
      expect([fixed.code, fixed.output.includes('files were modified by this hook')]).toEqual([1, true]);
      expect(fixed.output).not.toContain('secret knowledge');
      expect(readFileSync(join(project.folder, CAL), 'utf8')).toBe(good);
      project.stage();
      expect(project[runner]('run', 'cal-fix').code).toBe(0);
      const wrong = change(project, CAL, 'kind: wiki\n', 'kind: nonsense\n');
      project.stage();
      const left = project[runner]('run', 'cal-fix');
      expect([left.code, left.output.includes('error[rac/unknown-kind]')]).toEqual([1, true]);
      expect(left.output).not.toContain('files were modified');
      expect(wrong).toBe(good);
    });

    alike('harness-manifest-write writes what harness-manifest calls stale, and makes none', async () => {
      const project = exampleWith('id: harness-manifest-write', 'id: harness-manifest');
      const manifest = 'agents/builder/rom/manifest/harness-requirements.json';
      project.stage({ [manifest]: '{}\n' });
      const { code, output } = project[runner]('run', 'harness-manifest-write');
      expect([code, output.includes(`${manifest}: written anew`)]).toEqual([1, true]);
      const made = (await program(['manifest', 'agents/builder'], { cwd: project.folder })).stdout;
      expect(readFileSync(join(project.folder, manifest), 'utf8')).toBe(made);
      project.stage();
      expect(project[runner]('run').code).toBe(0);
      expect(project.git('status', '--porcelain', '--', 'agents').output).not.toMatch(/\?\?|^ M/m);
    });

    alike('skill-check fails when a client lacks what a staged skill requires', () => {
      const project = exampleWith('id: skill-check');
      project.write({
        'skills/a/SKILL.md': '---\nname: a\nrequires: { mcp: [tracker] }\n---\n',
        '.mcp.json': '{"mcpServers":{"board":{"command":"board-mcp"}}}',
      });
      project.stage();
      const { code, output } = project[runner]('run', 'skill-check');
      expect([code, output.includes('error[skill/cannot-run] "a" requires the MCP server "tracker"')]).toEqual([
        1,
        true,
      ]);
      project.write({ 'skills/a/SKILL.md': '---\nname: a\nallowed-tools: Read\n---\n' });
      project.stage();
      expect(project[runner]('run', 'skill-check').code).toBe(0);
    });

    alike('harness-handshake fails when a host refuses', () => {
      const project = exampleWith('id: harness-handshake');
      const text = readFileSync(join(project.folder, HOST), 'utf8');
      project.write({ [HOST]: text.replace(/contextWindowTokens: \d+/, 'contextWindowTokens: 8') });
      project.stage();
      const { code, output } = project[runner]('run', 'harness-handshake');
      expect([code, output.includes('✗ model.minContextWindowTokens: asked ')]).toEqual([1, true]);
    });

    alike('cartridge-active fails when an activated agent is not what was accepted', () => {
      const project = exampleWith('id: cartridge-active');
      project.stage();
      expect(project[runner]('run', 'cartridge-active').code).toBe(0);
      const digest = `sha256:${'0'.repeat(64)}`;
      const made = { name: 'builder', client: 'claude-code', cartridge: 'gone.cart', id: 'a/b', version: '1.0.0' };
      const held = { romDigest: digest, requirementsHash: digest, keyids: [], signedAt: null, host: HOST };
      const folder = '.claude/skills/builder';
      const rest = { profileDigest: digest, options: [], folder, save: null, descriptor: '.cartwright/d.json' };
      const record = recordText([
        { ...made, ...held, ...rest, files: { [`${folder}/SKILL.md`]: digest }, entry: null },
      ]);
      project.stage({ '.cartwright/activations.json': record });
      const { code, output } = project[runner]('run', 'cartridge-active');
      expect([code, output.includes('✗ builder in claude-code: .claude/skills/builder/SKILL.md: it is gone')]).toEqual([
        1,
        true,
      ]);
    });

    alike(
      'cartridge-verify fails for a cartridge that nobody signed, unless the configuration lets it pass',
      async () => {
        const project = exampleWith('id: cartridge-verify');
        await program(['build', 'agents/builder', '--out', 'a b.cart'], { cwd: project.folder });
        project.stage();
        const { code, output } = project[runner]('run', 'cartridge-verify');
        expect([code, output.includes('a b.cart'), output.includes('unsigned')]).toEqual([1, true, true]);
        const config = join(project.folder, '.pre-commit-config.yaml');
        const text = readFileSync(config, 'utf8');
        writeFileSync(
          config,
          text.replace('id: cartridge-verify', '{ id: cartridge-verify, args: [--allow-unsigned] }'),
        );
        project.stage();
        expect(project[runner]('run', 'cartridge-verify').code).toBe(0);
      },
    );

    test('rac-propose shows what the staged code calls for, ready to paste, and stops nothing', () => {
      const project = exampleWith('id: rac-propose');
      project.stage();
      project.write({ Dockerfile: 'FROM python:3.12\nCMD ["python", "-m", "src.nightly_load"]\n' });
      project.write({ 'deploy/k8s/load.yaml': 'apiVersion: batch/v1\nkind: CronJob\nmetadata:\n  name: load\n' });
      const before = project[runner]('run', 'rac-propose');
      expect([before.code, before.output.includes('infrastructure')]).toEqual([0, false]);
      project.stage();
      const { code, output } = project[runner]('run', 'rac-propose');
      expect([code, output.includes('Passed')]).toEqual([0, true]);
      expect(output).toMatch(
        new RegExp(
          `Paste into ${CAL}, after line \\d+:\\n\\s+- id: infrastructure-deploy-k8s-load-yaml\\n\\s+kind: infra\\n`,
        ),
      );
    });

    test('no-private-keys names the file and the kind of key, never the key', () => {
      const project = projectWithHooks(['id: no-private-keys']);
      const { privateKey } = generateKeyPairSync('ed25519');
      const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
      const encrypted = privateKey.export({ type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase: 'x' });
      const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
      const files = {
        'pkcs8.txt': `one\n${pem}`,
        'encrypted.bin': encrypted.toString(),
        'pkcs1.md': rsa.export({ type: 'pkcs1', format: 'pem' }).toString(),
        'jwk.json': JSON.stringify(privateKey.export({ format: 'jwk' }), null, 2),
        'oneline.env': `KEY="${pem.replaceAll('\n', '\\n')}"\n`,
        'wrapped.yaml': `key: ${Buffer.from(pem).toString('base64')}\n`,
        '-der.bin': privateKey.export({ type: 'pkcs8', format: 'der' }),
      };
      project.stage({
        ...files,
        'public.pem': generateKeyPairSync('ed25519').publicKey.export({ type: 'spki', format: 'pem' }),
      });
      const { code, output } = project[runner]('run', 'no-private-keys');
      expect(code).toBe(1);
      const named = [...output.matchAll(/^ *(\S+?):(\d+):1: error\[secret\/private-key\]/gm)].map(
        (m) => `${m[1]}:${m[2]}`,
      );
      expect(named.sort().map((place) => place.replace(/^jwk.json:[1-6]$/, 'jwk.json:'))).toEqual([
        '-der.bin:1',
        'encrypted.bin:1',
        'jwk.json:',
        'oneline.env:1',
        'pkcs1.md:1',
        'pkcs8.txt:2',
        'wrapped.yaml:1',
      ]);
      const seed = String(privateKey.export({ format: 'jwk' }).d);
      const bodies = [...pem.split('\n'), ...String(encrypted).split('\n')].filter((line) =>
        /^[A-Za-z0-9+/=]{20,}$/.test(line),
      );
      for (const part of [seed, ...bodies, pem.slice(40, 60)]) expect(output).not.toContain(part.trim());
      for (const name of Object.keys(files)) project.git('rm', '-qf', '--', name);
      expect(project[runner]('run', 'no-private-keys').code).toBe(0);
    });
  });

test('every hook of the surface is a script that needs no installation', () => {
  expect(HOOKS.map(({ id }) => id)).toEqual([
    'cal-lint',
    'cal-fix',
    'cal-ready',
    'cal-lock',
    'harness-manifest',
    'harness-manifest-write',
    'harness-handshake',
    'skill-check',
    'cartridge-verify',
    'cartridge-active',
    'rac-propose',
    'no-private-keys',
  ]);
  // `stages` and the newer names of `language` would make every hook unreadable to older versions of pre-commit.
  for (const hook of HOOKS)
    expect([hook['language'], hook['stages'], hook['entry']]).toEqual([
      'script',
      undefined,
      `hooks/${String(hook['id'])}.mjs`,
    ]);
});
