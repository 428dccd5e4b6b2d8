/** Sweeps that lost something on the way, and lines that say less than they hold (attack 255). */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../../src/core/result/errors.ts';
import type { FileSystem } from '../../src/ports.ts';
import { mergedSweeps } from '../../src/wiring/sweep-files.ts';
import { ROOT } from '../support/cli.ts';
import { runMain, type MainRun } from '../support/main.ts';
import { scratch } from '../support/scratch.ts';

let cwd: string;
/** The sweeps of two shards, as bytes and as lines with their ends. */
let whole: Buffer;
let other: string;
let lines: readonly string[];

const run = (...args: string[]): Promise<MainRun> => runMain(['check', ...args], cwd);
const sweep = async (...folders: string[]): Promise<string> => (await run(...folders, '--format', 'ndjson')).out;

beforeAll(async () => {
  cwd = scratch();
  const example = join(ROOT, 'examples/data-pipeline');
  const small = 'schemaVersion: cart.cal/1\nid: a\n';
  for (const [path, text] of [
    ['a/flow.cal.yaml', small],
    ['b/cartwright.yaml', ''],
    ['b/sub/cartwright.yaml', ''],
    ['b/sub/deep/cartwright.yaml', 'prefixes: cart\n'],
    ['c/notes.txt', 'nothing to judge\n'],
    ['d/notes.txt', 'nothing to judge\n'],
  ] as const) {
    mkdirSync(join(cwd, path, '..'), { recursive: true });
    writeFileSync(join(cwd, path), text);
  }
  cpSync(example, join(cwd, 'e'), { recursive: true });
  const text = await sweep('c', 'b', 'a');
  whole = Buffer.from(text);
  lines = text.split(/(?<=\n)/);
  other = await sweep('d', 'e');
});

/** What merging files of these bytes is refused with; undefined for a report. */
async function refusal(...files: readonly (Uint8Array | string)[]): Promise<string | undefined> {
  const readFile = (path: string): Uint8Array => Buffer.from(files[Number(path)] ?? '');
  try {
    await mergedSweeps({ readFile } as unknown as FileSystem, [...files.keys()].map(String));
    return undefined;
  } catch (error) {
    if (error instanceof UserError) return `${error.range?.start.line ?? ''} ${error.message}`;
    throw error;
  }
}

describe('attack 255: a sweep of which something is missing is not a sweep', () => {
  test('cut after any byte', async () => {
    expect(lines).toHaveLength(5);
    expect(await refusal(whole)).toBeUndefined();
    const merged: number[] = [];
    for (let end = 0; end < whole.length; end++)
      if ((await refusal(whole.subarray(0, end))) === undefined) merged.push(end);
    expect(merged).toEqual([]);
  }, 120_000);

  test('cut before any byte, and between lines with the place of what is missing', async () => {
    const found: (string | undefined)[] = [];
    for (let end = 0; end < lines.length; end++) found.push(await refusal(lines.slice(0, end).join('')));
    expect(found).toEqual([
      ' it ends before the first project of a sweep',
      ' it ends before project 1 of folder 2 of 3',
      ' it ends before project 2 of folder 2 of 3',
      ' it ends before project 3 of folder 2 of 3',
      ' it ends before project 1 of folder 3 of 3',
    ]);
    for (let start = 1; start < lines.length; start++)
      expect(await refusal(lines.slice(start).join(''))).toBe('1 the first project of a sweep must be here');
  });

  test('with a line missing, doubled or moved', async () => {
    const merged: string[] = [];
    const tried = async (what: string, changed: readonly string[]): Promise<void> => {
      if ((await refusal(changed.join(''))) === undefined) merged.push(what);
    };
    for (const [i, line] of lines.entries()) {
      await tried(`without ${i}`, lines.toSpliced(i, 1));
      for (let at = 0; at <= lines.length; at++) {
        await tried(`${i} again at ${at}`, lines.toSpliced(at, 0, line));
        const moved = lines.toSpliced(i, 1).toSpliced(at, 0, line);
        if (moved.join('') !== lines.join('')) await tried(`${i} at ${at}`, moved);
      }
    }
    expect(merged).toEqual([]);
  });

  test('several shards merge, in files of their own or one after the other, and one of them cut off does not', async () => {
    expect(await refusal(whole, other)).toBeUndefined();
    expect(await refusal(`${whole.toString()}${other}`)).toBeUndefined();
    expect(await refusal(whole, '')).toBe(' it ends before the first project of a sweep');
    const [first = ''] = other.split(/(?<=\n)/);
    expect(await refusal(whole, first)).toBe(' it ends before project 1 of folder 2 of 2');
    expect(await refusal(`${first}${whole.toString()}`)).toBe('2 project 1 of folder 2 of 2 must be here');
  });

  test('on the command line, in every format, and nothing is written', async () => {
    writeFileSync(join(cwd, 'cut.ndjson'), lines.slice(0, 1).join(''));
    const help = '\n  help: hand over what cartwright check --format ndjson wrote, whole\n';
    const refused = [2, '', `cartwright: cut.ndjson: it ends before project 1 of folder 2 of 3${help}`];
    for (const format of ['text', 'json', 'html', 'sarif']) {
      const { code, out, err } = await run('--merge', 'cut.ndjson', '--format', format);
      expect([code, out, err]).toEqual(refused);
    }
    const { code, out, err } = await run('--merge', 'cut.ndjson', '--format', 'sarif', '--out', 'sarif');
    expect([code, out, err]).toEqual(refused);
  });
});

describe('attack 255: what a line sums up follows from its parts', () => {
  type Members = Record<string, unknown>;
  const at = (value: unknown, path: readonly (string | number)[]): Members =>
    path.reduce<unknown>((inner, name) => (inner as Members)[String(name)], value) as Members;

  // Which line of which sweep, where in it, what it is made, and which member is refused.
  test.each<[string, 0 | 1, number, string, unknown, string]>([
    ['errors that are not counted', 0, 4, 'report summary errors', 0, '/report/summary/errors'],
    ['errors that are none', 0, 0, 'report summary errors', 1, '/report/summary/errors'],
    ['warnings that are not counted', 1, 1, 'report summary warnings', 0, '/report/summary/warnings'],
    ['a finding of another level', 0, 4, 'report diagnostics 0 level', 'note', '/report/summary/errors'],
    ['a workflow that is not ready', 0, 4, 'report cals 0 verdict', 'ready', '/report/verdict'],
    ['the worst of all workflows', 0, 4, 'report verdict', 'ready', '/report/verdict'],
    ['a required item that failed', 1, 1, 'report cals 0 rac 0 state', 'failed', '/report/cals/0/verdict'],
    ['the answer of all hosts', 1, 1, 'report compliance', 'refuse', '/report/compliance'],
    ['no host at all', 1, 1, 'report handshakes', [], '/report/compliance'],
    [
      'a refusal',
      1,
      1,
      'report handshakes 0 descriptor unmet',
      ['tool:cart:search'],
      '/report/handshakes/descriptor/verdict',
    ],
    ['reservations', 1, 1, 'report handshakes 0 reservations', 3, '/report/handshakes/reservations'],
    ['nothing to judge', 1, 0, 'report nothing', undefined, '/report/nothing'],
    ['nothing to judge, with files', 1, 1, 'report nothing', true, '/report/nothing'],
    ['the answer', 0, 4, 'report answer ok', true, '/report/answer'],
    ['the line of the answer', 0, 4, 'report answer line', 'ok: no problems', '/report/answer'],
    ['no answer', 0, 0, 'report answer', undefined, '/report/answer'],
    ['the exit code', 0, 4, 'exitCode', 0, '/exitCode'],
    ['the exit code of what could not be judged', 0, 3, 'exitCode', 0, '/exitCode'],
    ['what could not be judged', 0, 3, 'state', 'judged', '/exitCode'],
  ])('%s', async (_, which, number, path, value, pointer) => {
    const all = which === 0 ? lines : other.split(/(?<=\n)/);
    const names = path.split(' ');
    const line = JSON.parse(all[number] ?? '') as Members;
    const [last = ''] = names.splice(-1);
    expect(at(line, names)).toHaveProperty(last === 'nothing' ? 'version' : last);
    at(line, names)[last] = value;
    const text = all.with(number, `${JSON.stringify(line)}\n`).join('');
    expect(await refusal(text)).toMatch(`${number + 1} ${pointer} does not follow from the parts, which make it `);
  });

  test('on the command line', async () => {
    const less = lines.with(4, (lines[4] ?? '').replace(/"errors":\d+/, '"errors":0')).join('');
    writeFileSync(join(cwd, 'less.ndjson'), less);
    const { code, out, err } = await run('--merge', 'less.ndjson');
    expect([code, out, err]).toEqual([
      2,
      '',
      'cartwright: less.ndjson:5:1: /report/summary/errors does not follow from the parts, which make it 4\n  help: hand over what cartwright check --format ndjson wrote, whole\n',
    ]);
  });
});
