/** One mistake is one finding, and at most two hooks print it (docs/hooks.md). */
import { describe, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exampleWithoutFindings, ROOT } from '../../support/cli.ts';
import { runMain } from '../../support/main.ts';

interface Said {
  readonly rule: string;
  readonly level: string;
  readonly path: string;
  readonly message: string;
}

const CAL = 'cal/ship-a-feature.cal.yaml';
const PACKAGE = 'agents/builder/cartridge.yaml';
const HOST = 'hosts/laptop.host.yaml';

/** What is written wrong where, and the one error of it. */
const MISTAKES: readonly (readonly [path: string, right: string, wrong: string, rule: string])[] = [
  [PACKAGE, 'taskType: build-dag', 'taskType: bild-dag', 'package/task-type'],
  [PACKAGE, 'capabilities:', 'capabilites:', 'package/schema'],
  [PACKAGE, 'role: devops_engineer', 'role: [devops_engineer', 'source/syntax'],
  [CAL, 'start: build', 'start: biuld', 'graph/unknown-start'],
  [HOST, 'schemaVersion: cart.host.v1', 'schemaVersion: cart.host.v2', 'host/schema'],
];

/** The checks of the hooks, without those that write. */
const HOOKS = readdirSync(join(ROOT, 'hooks')).flatMap((file) => {
  const call = /launch\((\[[^\]]*\])/.exec(readFileSync(join(ROOT, 'hooks', file), 'utf8'))?.[1];
  const args = call === undefined ? [] : (JSON.parse(call.replaceAll("'", '"')) as string[]);
  return args[0] === 'check' || (args[0] === 'lint' && args.length === 1) ? [args] : [];
});

function wrong(path: string, right: string, by: string): string {
  const cwd = exampleWithoutFindings();
  const text = readFileSync(join(cwd, path), 'utf8');
  if (!text.includes(right)) throw new Error(`${path} lacks ${right}`);
  writeFileSync(join(cwd, path), text.replace(right, by));
  execFileSync('git', ['init', '--quiet'], { cwd });
  execFileSync('git', ['add', '--all'], { cwd });
  return cwd;
}

async function errorsOf(cwd: string, args: readonly string[]): Promise<readonly string[]> {
  const { out } = await runMain([...args, '--format', 'json'], cwd);
  const { diagnostics } = JSON.parse(out) as { diagnostics: readonly Said[] };
  return diagnostics.flatMap(({ rule, level, path, message }) =>
    level === 'error' ? [`${path}: ${rule}: ${message}`] : [],
  );
}

describe.each(MISTAKES)('%s: %s → %s', (path, right, by, rule) => {
  test('is one error of check, and of no more than two hooks', async () => {
    const cwd = wrong(path, right, by);
    const all = await errorsOf(cwd, ['check']);
    expect(all.map((each) => each.split(': ').slice(0, 2))).toEqual([[path, rule]]);
    const told: string[] = [];
    for (const args of HOOKS) if ((await errorsOf(cwd, args)).includes(all[0] ?? '')) told.push(args.join(' '));
    expect(told.length).toBeLessThanOrEqual(2);
    expect(told).not.toEqual([]);
  });
});

test('readiness alone says which package is not valid, for nothing else does', async () => {
  const cwd = wrong(PACKAGE, 'taskType: build-dag', 'taskType: bild-dag');
  expect(await errorsOf(cwd, ['check', '--only', 'ready'])).toEqual([
    `${CAL}: ready/unstaffed: participant "builder" is not staffed: ${PACKAGE} is not valid`,
  ]);
});
