/** What was signed before its key was put into a registry is trusted by it (docs/keys.md). */
import { expect, test } from '@jest/globals';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, writePackage } from '../support/cartridges.ts';
import { SMALL_CAL } from '../support/cals.ts';
import { program } from '../support/main.ts';
import { scratch } from '../support/scratch.ts';

const OWN = ['--publisher', 'com.example', '--proof', 'dns'];
const AT = { SOURCE_DATE_EPOCH: '1760000000' };
const SIGNED = '2025-10-09T08:53:20.000Z';

async function signed(): Promise<{ run: (...args: string[]) => ReturnType<typeof program>; keyid: string }> {
  const folder = scratch();
  const run = (...args: string[]): ReturnType<typeof program> => program(args, { cwd: folder, env: AT });
  writePackage(join(folder, 'pkg'));
  const yaml = readFileSync(join(folder, 'pkg/cartridge.yaml'), 'utf8');
  writeFileSync(join(folder, 'pkg/cartridge.yaml'), yaml.replaceAll('io.github.demo', 'com.example'));
  await build(folder, 'pkg', 'agent.cart');
  writeFileSync(join(folder, '.gitignore'), '*.cart\n');
  for (const name of ['one', 'two']) await run('keygen', '--out', 'keys', '--name', name);
  const { stdout } = await run('sign', 'agent.cart', '--key', 'keys/one.key.pem', '--format', 'json');
  return { run, keyid: (JSON.parse(stdout) as { keyid: string }).keyid };
}

const NOTE = (keyid: string, path: string): string =>
  `  note: ${keyid} counts from ${SIGNED} on, when it signed ${path}\n`;

test('attack 263: sign, then trust init, then verify', async () => {
  const { run, keyid } = await signed();
  const made = await run('trust', 'init', 'trust.yaml', '--public-key', 'keys/one.pub.pem', ...OWN);
  expect([made.code, made.stdout.includes(NOTE(keyid, 'agent.cart'))]).toEqual([0, true]);
  const verified = await run('verify', 'agent.cart', '--trust-registry', 'trust.yaml', '--require', 'trusted');
  expect([verified.code, verified.stdout.split('\n')[0]]).toEqual([0, '✓ agent.cart: trusted']);
});

test('attack 263: sign, then trust add or rotate, then verify; a CAL, too', async () => {
  const { run, keyid } = await signed();
  await run('trust', 'init', 'trust.yaml', '--public-key', 'keys/two.pub.pem', ...OWN);
  const added = await run('trust', 'add', 'trust.yaml', '--public-key', 'keys/one.pub.pem', ...OWN);
  expect([added.code, added.stdout.includes(NOTE(keyid, 'agent.cart'))]).toEqual([0, true]);
  const verify = (file: string, registry: string): ReturnType<typeof program> =>
    run('verify', file, '--trust-registry', registry, '--require', 'trusted');
  expect((await verify('agent.cart', 'trust.yaml')).code).toBe(0);
  await run('trust', 'init', 'next.yaml', '--public-key', 'keys/two.pub.pem', ...OWN);
  const { keyid: old } = JSON.parse((await run('trust', 'show', 'next.yaml', '--format', 'json')).stdout).keys[0] as {
    keyid: string;
  };
  const rotated = await run('trust', 'rotate', 'next.yaml', '--key', old, '--public-key', 'keys/one.pub.pem');
  expect([rotated.code, rotated.stdout.includes(NOTE(keyid, 'agent.cart'))]).toEqual([0, true]);
  expect((await verify('agent.cart', 'next.yaml')).code).toBe(0);
});

test('attack 263: a key that signed nothing, and a moment that is given', async () => {
  const { run, keyid } = await signed();
  const none = await run('trust', 'init', 'a.yaml', '--public-key', 'keys/two.pub.pem', ...OWN);
  expect(none.stdout).not.toContain('counts from');
  const given = ['--public-key', 'keys/one.pub.pem', '--not-before', '2026-01-01', ...OWN];
  const later = await run('trust', 'init', 'b.yaml', ...given);
  expect(later.stdout).not.toContain('counts from');
  const { code, stdout } = await run('verify', 'agent.cart', '--trust-registry', 'b.yaml', '--require', 'trusted');
  const until = /to (\S+)\)/.exec(stdout)?.[1] ?? '';
  expect([code, stdout]).toEqual([
    1,
    expect.stringContaining(
      `(${keyid}: it was signed outside the validity of its key: at ${SIGNED}, not from 2026-01-01T00:00:00Z to ${until})`,
    ),
  ]);
});

test('attack 263: a signed CAL is asked, too', async () => {
  const folder = scratch();
  const run = (...args: string[]): ReturnType<typeof program> => program(args, { cwd: folder, env: AT });
  writeFileSync(join(folder, 'flow.cal.json'), JSON.stringify(SMALL_CAL));
  await run('keygen', '--out', 'keys');
  const key = ['--key', 'keys/cartwright.key.pem', '--publisher', 'com.example'];
  expect((await run('sign', 'flow.cal.json', ...key)).code).toBe(0);
  await run('trust', 'init', 'trust.yaml', '--public-key', 'keys/cartwright.pub.pem', ...OWN);
  expect((await run('verify', 'flow.cal.json', '--trust-registry', 'trust.yaml', '--require', 'trusted')).code).toBe(0);
});
