/** Completion as real shells do it: what is offered at a place, from the script that the command prints. */
import { describe, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from '../../../../src/cli/command.ts';
import { COMMANDS } from '../../../../src/cli/commands.ts';
import { rowOf } from '../../../../src/cli/completion/table.ts';
import { RULE_FACTS } from '../../../../src/generated/rule-facts.ts';
import { ROOT } from '../../../support/cli.ts';
import { runMain } from '../../../support/main.ts';
import { scratch } from '../../../support/scratch.ts';
import { describeTool } from '../../../support/tools.ts';

const folder = scratch();
for (const name of ['agents', 'hosts']) mkdirSync(join(folder, name));
for (const name of ['a b.cart', 'apply.cal.json', 'hosts/laptop.host.yaml']) writeFileSync(join(folder, name), '');

const firstWords = [...new Set(Object.keys(COMMANDS).map((name) => name.split(' ')[0] ?? ''))].sort();
const rules = (start: string): string[] =>
  RULE_FACTS.map(({ id }) => id as string)
    .filter((id) => id.startsWith(start))
    .sort();

/** What is offered where a line ends; a folder ends with a slash or not, as the shell likes it. */
const CASES: readonly (readonly [line: string, offered: readonly string[]])[] = [
  ['cartwright ', firstWords],
  ['cartwright ch', ['check']],
  ['cartwright work', ['workflow']],
  ['cartwright workflow ', ['ready']],
  ['cartwright okf ', ['check']],
  ['cartwright --co', ['--color', '--config']],
  ['cartwright --prefix ', ['acx', 'cart']],
  ['cartwright --prefix acx --quiet ex', ['explain']],
  ['cartwright --config=a.yaml ex', ['explain']],
  ['cartwright check --c', ['--cals', '--cartridges', '--check-urls', '--color', '--config', '--config-from']],
  ['cartwright workflow ready --host', ['--host']],
  ['cartwright okf check --st', ['--strict']],
  ['cartwright verify --require ', ['portable', 'trusted']],
  ['cartwright check --only p', ['package', 'policy', 'propose']],
  ['cartwright okf check --format ', ['github', 'json', 'sarif', 'text']],
  ['cartwright check --color al', ['always']],
  ['cartwright check --threshold', []],
  ['cartwright verify --threshold ', []],
  ['cartwright explain rac/', rules('rac/')],
  ['cartwright explain rac/no-content rac/h', rules('rac/h')],
  ['cartwright completion ', ['bash', 'fish', 'zsh']],
  ['cartwright keygen --out ', ['agents', 'hosts']],
  ['cartwright check a', ['a b.cart', 'agents', 'apply.cal.json']],
  ['cartwright digest a', ['a b.cart', 'agents', 'apply.cal.json']],
  ['cartwright lint --fix ap', ['apply.cal.json']],
  ['cartwright handshake agents --host c', ['claude-code', 'codex-cli', 'continue', 'copilot', 'crush', 'cursor']],
  ['cartwright handshake agents --host h', ['hosts']],
  ['cartwright handshake agents --host hosts/l', ['hosts/laptop.host.yaml']],
  ['cartwright lint -- ap', ['apply.cal.json']],
  ['cartwright lint -- --', []],
  ['cartwright nothing --', []],
];
const WITH_EQUALS: readonly (readonly [line: string, offered: readonly string[]])[] = [
  ['cartwright check --format=', ['github', 'html', 'json', 'markdown', 'ndjson', 'sarif', 'text']],
  ['cartwright verify --require=p', ['portable']],
];

const script = async (shell: string): Promise<string> => {
  const { code, out } = await runMain(['completion', shell]);
  expect(code).toBe(0);
  const file = join(folder, `.completion.${shell}`);
  writeFileSync(file, out);
  return file;
};

/** Runs a shell with nothing of the user's, and gives what it prints. */
function shell(program: string, args: readonly string[]): string {
  const env = { PATH: process.env['PATH'] ?? '', HOME: folder, LC_ALL: 'C.UTF-8', TMPDIR: scratch() };
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: folder, env, encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
  return stdout;
}

const plain = (offers: readonly string[]): string[] => offers.map((offer) => offer.replace(/\/$/, '')).sort();

/** What was printed for each line, apart by `line N`. */
const answers = (printed: string): string[][] =>
  printed
    .split(/^line \d+\n/m)
    .slice(1)
    .map((part) => part.split('\n').filter((line) => line !== '' && line !== 'end'));

/** A line as bash hands it to a completion: `=` is a word of its own. */
const wordsOf = (line: string): string[] => line.split(/ |(?<==)|(?==)/);
const quoted = (word: string): string => `'${word.replaceAll("'", String.raw`'\''`)}'`;

describeTool('bash', 'bash', (bash) => {
  test('offers what may follow', async () => {
    const all = [...CASES, ...WITH_EQUALS];
    const calls = all.map(([line], i) => {
      const words = wordsOf(line);
      return `COMP_WORDS=(${words.map(quoted).join(' ')}); COMP_CWORD=${words.length - 1}; echo line ${i}; _cartwright; printf '%s\\n' "\${COMPREPLY[@]}"`;
    });
    const source = `source ${quoted(await script('bash'))}\ncomplete -p cartwright >&2\n`.replace(
      ' >&2',
      ' >/dev/null',
    );
    const printed = shell(bash, ['--norc', '--noprofile', '-c', source + calls.join('\n')]);
    expect(answers(printed).map(plain)).toEqual(all.map(([, offered]) => [...offered].sort()));
  });
});

describeTool('zsh', 'zsh', (zsh) => {
  test('offers what may follow', async () => {
    const all = [...CASES, ...WITH_EQUALS];
    const driver = join(ROOT, '__tests__/support/complete.zsh');
    const printed = shell(zsh, ['-f', driver, await script('zsh'), ...all.map(([line]) => line)]);
    const offers = answers(printed).map((lines) => plain(lines.map((line) => line.replaceAll('\\', ''))));
    // A match of zsh is what comes after the folder.
    expect(offers).toEqual(all.map(([, offered]) => offered.map((each) => each.replace(/^hosts\//, '')).sort()));
  });
});

describeTool('zsh', 'zsh, from a folder of fpath', (zsh) => {
  test('offers the same', async () => {
    const fpath = scratch();
    copyFileSync(await script('zsh'), join(fpath, '_cartwright'));
    const driver = join(ROOT, '__tests__/support/complete.zsh');
    const printed = shell(zsh, ['-f', driver, fpath, 'cartwright ch', 'cartwright okf check --st']);
    expect(answers(printed)).toEqual([['check'], ['--strict']]);
  });
});

describeTool('fish', 'fish', (fish) => {
  test('offers what may follow', async () => {
    const all = [...CASES, ...WITH_EQUALS];
    const calls = all.map(([line], i) => `echo line ${i}; complete -C ${quoted(line)}`);
    const printed = shell(fish, ['--no-config', '-c', [`source ${quoted(await script('fish'))}`, ...calls].join('\n')]);
    const offers = answers(printed).map((lines) =>
      plain(lines.map((line) => (line.split('\t')[0] ?? '').replace(/^--[a-z]+=/, '').replaceAll('\\ ', ' '))),
    );
    expect(offers).toEqual(all.map(([, offered]) => [...offered].sort()));
  });
});

describe('the table', () => {
  const options = ['from-code', 'out', 'roots'].map((name) => ({ name, kind: 'value', value: 'DIR', summary: 's' }));
  const command = { name: 'a', summary: 's', options, formats: ['text'], usage: ['a'] } as unknown as Command;

  test('takes what is where no option does from the lines of usage', () => {
    const rest = (...usage: string[]): unknown => rowOf({ ...command, usage }).rest;
    expect(rest('a [--from-code DIR] [--out DIR]', 'a --propose [CAL…]')).toEqual({ files: 'files', words: [] });
    expect(rest('a [DIR…]', 'a --roots FILE', 'a --write < FILE')).toEqual({ files: 'folders', words: [] });
    expect(rest('a [PACKAGE|MANIFEST] --out FILE')).toEqual({ files: 'files', words: [] });
    expect(rest('a bash|zsh')).toEqual({ files: 'none', words: ['bash', 'zsh'] });
    expect(rest('a', 'a --all')).toEqual({ files: 'none', words: [] });
  });

  test('asks what a new placeholder stands for', () => {
    expect(() => rowOf({ ...command, usage: ['a WHATEVER'] })).toThrow(
      'say in PLACEHOLDERS what a shell offers for WHATEVER',
    );
  });
});

test('another shell, none and two are usage errors', async () => {
  const help = '  help: allowed: bash, zsh, fish\n';
  expect(await runMain(['completion'])).toEqual({
    code: 2,
    out: '',
    err: `cartwright: completion needs a shell\n${help}`,
  });
  const err = `cartwright: there is no completion for "tcsh"\n${help}`;
  expect(await runMain(['completion', 'tcsh'])).toEqual({ code: 2, out: '', err });
  expect(await runMain(['completion', 'bash', 'tcsh'])).toMatchObject({
    code: 2,
    err: expect.stringContaining('unexpected argument "tcsh": completion takes one argument'),
  });
});
