import { gfm } from '../../../../src/core/text/outlet.ts';
import { describe, expect, test } from '@jest/globals';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileCommand, githubRunner } from '../../../../src/adapters/github/runner.ts';
import { parseFileCommands } from '../../../support/github/run-action.ts';
import { runnerCommands } from '../../../support/github/runner-commands.ts';
import { scratch } from '../../../support/scratch.ts';

function runner(env: Record<string, string> = {}) {
  let written = '';
  const made = githubRunner(env, (text) => (written += text));
  return { ...made, written: () => written };
}

function files() {
  const folder = scratch();
  const file = (name: string): string => {
    writeFileSync(join(folder, name), '');
    return join(folder, name);
  };
  return { GITHUB_OUTPUT: file('output'), GITHUB_STEP_SUMMARY: file('summary') };
}

test.each([
  ['a b', 'INPUT_A_B'],
  ['signing-key', 'INPUT_SIGNING-KEY'],
])('input %s is %s', (name, variable) => {
  expect(runner({ [variable]: '  x\n' }).input(name)).toBe('x');
  expect(runner().input(name)).toBe('');
});

describe('attack 137: outputs', () => {
  test.each(['plain', 'two\nlines', 'EOF\nverdict=ready', 'K<<EOF\nx\nEOF', '', '%0A', 'cartwright_'])(
    '%j is read back as it is',
    (value) => {
      const env = files();
      const { setOutput } = runner(env);
      setOutput('report', value);
      setOutput('errors', '3');
      expect(parseFileCommands(readFileSync(env.GITHUB_OUTPUT, 'utf8'))).toEqual({ report: value, errors: '3' });
    },
  );

  test('each has its own delimiter, and one that occurs in the value is refused', () => {
    expect(fileCommand('a', 'b')).not.toBe(fileCommand('a', 'b'));
    expect(() => fileCommand('a', 'x\nend', 'end')).toThrow('delimiter');
  });

  test('the runner reads the same as from @actions/core', async () => {
    const env = files();
    const core = await import('@actions/core');
    const before = process.env['GITHUB_OUTPUT'];
    process.env['GITHUB_OUTPUT'] = env.GITHUB_OUTPUT;
    core.setOutput('a', 'x\ny=z');
    if (before === undefined) delete process.env['GITHUB_OUTPUT'];
    else process.env['GITHUB_OUTPUT'] = before;
    runner(env).setOutput('b', 'x\ny=z');
    expect(parseFileCommands(readFileSync(env.GITHUB_OUTPUT, 'utf8'))).toEqual({ a: 'x\ny=z', b: 'x\ny=z' });
  });
});

test('attack 138: without a file nothing is written, and no old command is used instead', () => {
  const { setOutput, addSummary, written } = runner();
  setOutput('a', 'b');
  addSummary(gfm`# x`);
  expect(written()).toBe('');
});

test('a secret is masked as a whole, by line, and with escaped line breaks', () => {
  const { mask, written } = runner();
  mask('-----BEGIN KEY-----\nabcdefghij\nshort\n');
  mask('one-long-part\\ntwo-long-part');
  mask('');
  expect(runnerCommands(written()).map(({ command, data }) => [command, data])).toEqual([
    ['add-mask', '-----BEGIN KEY-----\nabcdefghij\nshort\n'],
    ['add-mask', '-----BEGIN KEY-----'],
    ['add-mask', 'abcdefghij'],
    ['add-mask', 'one-long-part\\ntwo-long-part'],
    ['add-mask', 'one-long-part'],
    ['add-mask', 'two-long-part'],
  ]);
});

test('attacks 131, 132 and 146: a line of the log is no command and hides nothing', () => {
  const { log, written } = runner();
  log('::error::x\n  ::set-env name=A::b\n##[group]\u001b[2K\r::stop-commands::x');
  expect(runnerCommands(written())).toEqual([]);
  expect(written()).toMatch(/^[ -~\n]+$/);
});

test('an annotation of the job keeps its lines', () => {
  const { annotate, written } = runner();
  annotate('error', 'first: 100%\n::warning::second');
  expect(runnerCommands(written())).toEqual([
    { command: 'error', properties: { title: 'cartwright' }, data: 'first: 100%\n\\u003a:warning::second' },
  ]);
});

test('attack 241: a file of the runner that cannot be written is named with its reason', () => {
  for (const [path, reason] of [
    ['/dev/full', 'no space is left on the disk'],
    ['/dev/null/x', 'a part of the path is no directory'],
    ['/', 'it is a directory'],
  ] as const) {
    const runner = githubRunner({ GITHUB_OUTPUT: path, GITHUB_STEP_SUMMARY: path }, () => undefined);
    for (const write of [() => runner.setOutput('a', 'b'), () => runner.addSummary(gfm`a`)])
      expect(write).toThrow(expect.objectContaining({ path, message: `cannot be written: ${reason}` }));
  }
});

test('attack 143: what GitHub would drop is a line of the log', () => {
  const { annotate, commands, made, written } = runner();
  commands(['::error file=a::1', '::error::2', '::notice::3', 'plain']);
  for (let i = 3; i <= 12; i++) annotate('error', `found ${i}`);
  annotate('warning', 'beside');
  const lines = written().trimEnd().split('\n');
  expect(runnerCommands(written()).map(({ command }) => command)).toEqual([
    'error',
    'error',
    'notice',
    ...Array.from({ length: 8 }, () => 'error'),
    'warning',
  ]);
  expect(lines.slice(-4)).toEqual([
    '::error title=cartwright::found 10',
    'found 11',
    'found 12',
    '::warning title=cartwright::beside',
  ]);
  expect(made).toEqual({ error: 12, warning: 1, notice: 1 });
});
