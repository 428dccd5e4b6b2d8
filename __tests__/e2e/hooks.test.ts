import { expect, test } from '@jest/globals';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { projectWithHooks, run } from '../support/hooks.ts';
import { ROOT } from '../support/cli.ts';

const EXAMPLE = join(ROOT, 'examples/data-pipeline');
const CAL = 'cal/ship-a-feature.cal.yaml';

/** What a hook printed, without pre-commit's own frame. */
function said(output: string): string[] {
  return output.split('\n').filter((line) => line.startsWith(CAL) || /error\[/.test(line));
}

test('cal-lint judges what is staged, at the exact place, and passes when it is mended', () => {
  const { folder, home, preCommit } = projectWithHooks(['id: cal-lint']);
  cpSync(EXAMPLE, folder, { recursive: true });
  const good = readFileSync(join(folder, CAL), 'utf8');
  const bad = good.replace('    kind: wiki\n', '    kind: wiki\n    content: the secret knowledge\n');
  const line = bad.split('\n').findIndex((text) => text.startsWith('    content:')) + 1;
  writeFileSync(join(folder, CAL), bad);
  run(folder, home, 'git', ['add', '-A']);
  // The work tree is mended, the index is not: the index counts.
  writeFileSync(join(folder, CAL), good);
  const refused = preCommit('run', 'cal-lint');
  expect(refused.code).toBe(1);
  expect(said(refused.output)[0]).toContain(`${CAL}:${line}:5`);
  expect(refused.output).toContain('rac/no-content');
  expect(refused.output).not.toContain('secret knowledge');

  run(folder, home, 'git', ['add', '-A']);
  expect(preCommit('run', 'cal-lint').code).toBe(0);
});

test('names with spaces and leading dashes are files', () => {
  const { folder, home, preCommit } = projectWithHooks(['{ id: cal-lint, args: [--prefix, cart] }']);
  const text = readFileSync(join(EXAMPLE, CAL), 'utf8').replace('kind: wiki', 'kind: wikis');
  mkdirSync(join(folder, 'a b'));
  for (const name of ['-n.cal.yaml', '--help.cal.yaml', 'a b/c d.cal.yaml']) writeFileSync(join(folder, name), text);
  run(folder, home, 'git', ['add', '-A']);
  const { code, output } = preCommit('run', 'cal-lint');
  expect(code).toBe(1);
  for (const name of ['-n.cal.yaml', '--help.cal.yaml', 'a b/c d.cal.yaml']) expect(output).toContain(`${name}:`);
});

test('the whole example passes every hook', () => {
  const { folder, home, preCommit } = projectWithHooks([
    'id: cal-lint',
    'id: cal-ready',
    'id: harness-manifest',
    'id: harness-handshake',
  ]);
  cpSync(EXAMPLE, folder, { recursive: true });
  run(folder, home, 'git', ['add', '-A']);
  const { code, output } = preCommit('run', '--all-files');
  expect([code, output.match(/Passed/g)?.length, output.match(/Failed/g)]).toEqual([0, 4, null]);
});

test('cal-ready fails when the last matching file goes', () => {
  const { folder, home, preCommit } = projectWithHooks(['id: cal-ready']);
  cpSync(EXAMPLE, folder, { recursive: true });
  run(folder, home, 'git', ['add', '-A']);
  run(folder, home, 'git', ['rm', '-rqf', 'infra']);
  const { code, output } = preCommit('run', 'cal-ready');
  expect([code, output.includes('✗ infra-arch')]).toEqual([1, true]);
});

test('harness-manifest fails when the committed manifest is stale', () => {
  const { folder, home, preCommit } = projectWithHooks(['id: harness-manifest']);
  cpSync(EXAMPLE, folder, { recursive: true });
  const manifest = join(folder, 'agents/builder/rom/manifest/harness-requirements.json');
  mkdirSync(join(manifest, '..'));
  writeFileSync(manifest, '{}\n');
  run(folder, home, 'git', ['add', '-A']);
  const { code, output } = preCommit('run', 'harness-manifest');
  expect([code, output.includes('manifest/stale')]).toEqual([1, true]);
});

test('harness-handshake fails when a host refuses', () => {
  const { folder, home, preCommit } = projectWithHooks(['id: harness-handshake']);
  cpSync(EXAMPLE, folder, { recursive: true });
  const host = join(folder, 'hosts/laptop.host.yaml');
  writeFileSync(host, readFileSync(host, 'utf8').replace('contextWindowTokens: 128000', 'contextWindowTokens: 64000'));
  run(folder, home, 'git', ['add', '-A']);
  const { code, output } = preCommit('run', 'harness-handshake');
  expect([code, output.includes('unmet: model.minContextWindowTokens')]).toEqual([1, true]);
});

test('every hook is a script that needs no installation', () => {
  const hooks = parse(readFileSync(join(ROOT, '.pre-commit-hooks.yaml'), 'utf8')) as Record<string, unknown>[];
  expect(hooks.map((hook) => [hook['id'], hook['language'], hook['stages'] ?? 'any'])).toEqual(
    hooks.map((hook) => [hook['id'], 'script', 'any']),
  );
});
