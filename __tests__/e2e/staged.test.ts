/** `check --staged` is answered by git's index: what only lies in the work tree changes nothing. */
import { expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exampleWithoutFindings } from '../support/cli.ts';
import { hostExample } from '../../src/core/result/rule-examples.ts';
import { cartridgeOf, LockedProject, signerNumber } from '../support/lock.ts';
import { program } from '../support/main.ts';
import { COMPROMISED, exampleRegistry } from '../support/registry.ts';

test('attack 253: the trust registry, too, is that of the index', async () => {
  const made = new LockedProject().write({
    'cartwright.yaml': 'trustRegistry: trust.json\n',
    'trust.json': exampleRegistry([signerNumber(1).publicKey]),
    'desk.host.yaml': hostExample().text,
    'dev.cart': await cartridgeOf(),
  });
  made.commit();
  const verdict = async (): Promise<string | undefined> => {
    const args = ['check', '--staged', '--only', 'handshake', '--format', 'json'];
    const { stdout } = await program(args, { cwd: made.folder });
    return (JSON.parse(stdout) as { handshakes: { verdict: string }[] }).handshakes[0]?.verdict;
  };
  made.write({ 'trust.json': exampleRegistry([signerNumber(1).publicKey], COMPROMISED) });
  const unstaged = await verdict();
  made.git('add', 'trust.json');
  expect([unstaged, await verdict()]).toEqual(['accept', 'refuse']);
});

const CONFIRMED = '- { id: on-call-runbook, by: Ada, at: 2026-09-01 }\n';
const BASELINE = JSON.stringify({ version: 1, wrong: [] });

test.each([
  ['cartwright.lock', 'no lock\n'],
  ['rac-confirmations.yaml', CONFIRMED],
  ['cartwright-baseline.json', BASELINE],
])('attack 253: %s, ignored or untracked', async (name, text) => {
  const folder = exampleWithoutFindings();
  const git = (...args: string[]): void => {
    execFileSync('git', args, { cwd: folder, env: { PATH: process.env['PATH'], HOME: folder }, stdio: 'ignore' });
  };
  git('init', '-q');
  git('add', '-A');
  git('rm', '-q', '--cached', '--ignore-unmatch', name);
  const staged = () => program(['check', '--staged', '--format', 'json'], { cwd: folder });
  const before = await staged();
  writeFileSync(join(folder, name), text);
  const untracked = await staged();
  appendFileSync(join(folder, '.gitignore'), `\n${name}\n`);
  const ignored = await staged();
  git('add', '-f', name);
  const tracked = await staged();
  expect([untracked, ignored]).toEqual([before, before]);
  expect(tracked).not.toEqual(before);
});
