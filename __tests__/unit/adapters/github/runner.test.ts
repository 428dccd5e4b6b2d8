import { describe, expect, test } from '@jest/globals';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gfm } from '../../../../src/core/text/outlet.ts';
import { capturedRunner as runner } from '../../../support/github/captured-runner.ts';
import { parseFileCommands } from '../../../support/github/run-action.ts';
import { runnerCommands } from '../../../support/github/runner-commands.ts';
import { scratch } from '../../../support/scratch.ts';

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
});

test('attack 138: without a file nothing is written, and no old command is used instead', async () => {
  const { setOutput, addSummary, written } = runner();
  setOutput('a', 'b');
  await addSummary(gfm`# x`);
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

test('attacks 131, 132 and 146: a line of the log is not a command and hides nothing', () => {
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

test('attack 241: a file of the runner that cannot be written is named with its reason', async () => {
  for (const [path, reason] of [
    ['/dev/full', 'no space is left on the disk'],
    ['/dev/null/x', 'a part of the path is not a directory'],
    ['/', 'it is a directory'],
  ] as const) {
    const { setOutput, addSummary } = runner({ GITHUB_OUTPUT: path, GITHUB_STEP_SUMMARY: path });
    const refused = expect.objectContaining({ path, message: `cannot be written: ${reason}` });
    expect(() => setOutput('a', 'b')).toThrow(refused);
    await expect(addSummary(gfm`a`)).rejects.toEqual(refused);
  }
});

test('a summary that could not be written is not written with the next one', async () => {
  await expect(runner({ GITHUB_STEP_SUMMARY: '/dev/full' }).addSummary(gfm`lost`)).rejects.toThrow('cannot be written');
  const env = files();
  const { addSummary } = runner(env);
  await addSummary(gfm`one`);
  await addSummary(gfm`two`);
  expect(readFileSync(env.GITHUB_STEP_SUMMARY, 'utf8')).toBe('one\ntwo\n');
});

test('attack 143: what GitHub would drop is a line of the log', () => {
  const { annotate, annotations, made, written } = runner();
  const properties = { title: 't', file: 'a, b: 100%', startLine: 2, endLine: 2, startColumn: 3, endColumn: 4 };
  annotations([
    { kind: 'error', message: '1', properties },
    { kind: 'error', message: '2\n::set-env name=A::b', properties: { title: 't' } },
    { kind: 'notice', message: '3', properties: { title: 't' } },
  ]);
  expect(runnerCommands(written())[0]?.properties).toEqual({
    title: 't',
    file: 'a, b: 100%',
    line: '2',
    endLine: '2',
    col: '3',
    endColumn: '4',
  });
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
