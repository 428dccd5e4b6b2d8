import { rulePage } from '../../../../src/core/result/rule-page.ts';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { calExample } from '../../../../src/core/result/rule-examples.ts';
import { runMain } from '../../../support/main.ts';
import { runnerCommands } from '../../../support/github/runner-commands.ts';
import { scratch } from '../../../support/scratch.ts';

const GOOD = calExample().text;
const BAD = calExample({ rac: 'rac:\n  - { id: a, kind: wiki, description: d, content: secret }' }).text;
const WARNED = calExample({ variables: 'variables:\n  - { name: a, type: integer, init: x }' }).text;

const top = scratch();
const root = join(top, 'repository');

function write(name: string, text: string): void {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), text);
}

beforeAll(() => {
  mkdirSync(join(root, '.git'), { recursive: true });
  write('.gitignore', 'ignored/\n');
  write('good.cal.yaml', GOOD);
  write('loops/bad.cal.yml', BAD);
  write('loops/UPPER.CAL.YAML', GOOD);
  write('loops/notes.yaml', 'no CAL: at all\n');
  write('ignored/bad.cal.yaml', BAD);
  write('node_modules/x/bad.cal.yaml', BAD);
  write('warned/warned.cal.yaml', WARNED);
  mkdirSync(join(top, 'outside'));
  writeFileSync(join(top, 'outside/bad.cal.yaml'), BAD);
  symlinkSync('../outside', join(root, 'link'));
  symlinkSync('../../outside/bad.cal.yaml', join(root, 'loops/link.cal.yaml'));
});

const run = (args: readonly string[], stdin = '', cwd = root) => runMain(['lint', ...args], cwd, stdin);

/** Paths that have findings, from the JSON report, and how many files were looked at. */
async function looked(...args: string[]): Promise<{ code: number; files: number; paths: string[]; err: string }> {
  const { code, out, err } = await run([...args, '--format', 'json']);
  const report = JSON.parse(out) as { diagnostics: { path: string }[]; summary: { files: number } };
  return { code, files: report.summary.files, paths: report.diagnostics.map(({ path }) => path), err };
}

describe('which files', () => {
  test.each<[string[], number, string[]]>([
    [[], 4, ['loops/bad.cal.yml', 'warned/warned.cal.yaml']],
    [['.'], 4, ['loops/bad.cal.yml', 'warned/warned.cal.yaml']],
    [['loops'], 2, ['loops/bad.cal.yml']],
    [['loops/', './loops/bad.cal.yml', 'loops/../loops/bad.cal.yml'], 2, ['loops/bad.cal.yml']],
    [['ignored/bad.cal.yaml'], 1, ['ignored/bad.cal.yaml']],
    [['**/*.yml'], 1, ['loops/bad.cal.yml']],
    [['{good,warned/*}.cal.yaml'], 2, ['warned/warned.cal.yaml']],
    [['../outside/bad.cal.yaml'], 1, ['../outside/bad.cal.yaml']],
  ])('%j', async (args, files, paths) => {
    expect(await looked(...args)).toMatchObject({ files, paths, err: '' });
  });

  test('an absolute path is shown relative to the working directory', async () => {
    expect((await looked(join(root, 'loops'))).paths).toEqual(['loops/bad.cal.yml']);
  });

  test('what cannot be read is named, and the others are still linted', async () => {
    const { code, files, paths, err } = await looked('nope.cal.yaml', 'no/*.yaml', '/dev/null', 'loops/bad.cal.yml');
    expect([code, files, paths]).toEqual([2, 1, ['loops/bad.cal.yml']]);
    expect(err.split('\n').filter((line) => line.startsWith('cartwright'))).toEqual([
      'cartwright: nope.cal.yaml: there is no such file or directory',
      'cartwright: no/*.yaml: no file matches this glob',
      'cartwright: /dev/null: not a regular file or a directory',
    ]);
  });
});

describe('exit codes', () => {
  test.each<[string[], number]>([
    [['good.cal.yaml'], 0],
    [['loops/bad.cal.yml'], 1],
    [['warned/warned.cal.yaml'], 0],
    [['warned/warned.cal.yaml', '--strict'], 1],
    [['nope'], 2],
    [['good.cal.yaml', '--prefix', 'acx'], 1],
  ])('%j: %i', async (args, code) => {
    expect((await run(args)).code).toBe(code);
  });
});

describe('standard input', () => {
  test('has the name that it is given', async () => {
    const { code, out } = await run(['--stdin-filename', 'x/y.cal.yaml'], BAD);
    expect([code, out.split(' ')[0]]).toEqual([1, 'x/y.cal.yaml:6:42:']);
  });

  test('without a name is JSON when it starts with a brace', async () => {
    expect((await run(['-'], '{"a": 1,}')).out).toMatch(/^<stdin>:1:8: error\[source\/syntax\] not valid JSON/);
    expect((await run(['-'], GOOD)).out).toBe('no problems in 1 file\n');
  });
});

describe('the configuration', () => {
  test.each<[string, number, string[]]>([
    ['rules: { variable/init-of-other-type: error }', 1, ['error variable/init-of-other-type']],
    ['rules: { variable/init-of-other-type: off }', 0, []],
    ['ignore: [{ rule: variable/init-of-other-type, path: "*.yaml", reason: known }]', 0, []],
    [
      'ignore: [{ rule: variable/init-of-other-type, path: "x/*", reason: known }]',
      0,
      ['warning variable/init-of-other-type'],
    ],
  ])('%s', async (text, code, expected) => {
    write('configured/cartwright.yaml', `${text}\n`);
    write('configured/a.cal.yaml', WARNED);
    const { code: exit, out } = await run(['--format', 'json', 'a.cal.yaml'], '', join(root, 'configured'));
    const found = (JSON.parse(out) as { diagnostics: { level: string; rule: string }[] }).diagnostics;
    const own = found.filter(({ rule }) => rule.startsWith('variable/'));
    expect([exit, own.map(({ level, rule }) => `${level} ${rule}`)]).toEqual([code, expected]);
  });

  test('cannot silence what the parser and the signature find', async () => {
    write('configured/cartwright.yaml', 'rules: { source/duplicate-key: off }\n');
    write('configured/b.cal.yaml', GOOD.replace('id: example', 'id: example\nid: other'));
    expect(await run(['b.cal.yaml'], '', join(root, 'configured'))).toEqual({
      code: 2,
      out: '',
      err: 'cartwright: cartwright.yaml: "source/duplicate-key" is an integrity rule, which cannot be silenced\n  help: remove it from "rules"\n',
    });
  });

  test.each(['', '\n', '# prefix: acx\r\n  # hosts: []\r\n', '\uFEFF# nothing yet'])(
    'without any key says nothing: %j',
    async (text) => {
      write('configured/cartwright.yaml', text);
      write('configured/b.cal.yaml', GOOD);
      expect(await run(['b.cal.yaml'], '', join(root, 'configured'))).toMatchObject({ code: 0, err: '' });
    },
  );

  test.each(['---\n', 'null\n', '[]\n'])('that is not a mapping is an error: %j', async (text) => {
    write('configured/cartwright.yaml', text);
    expect(await run(['b.cal.yaml'], '', join(root, 'configured'))).toMatchObject({ code: 2, out: '' });
  });

  test('an unknown rule is an error with a suggestion', async () => {
    write('configured/cartwright.yaml', 'rules: { rac/no-contents: off }\n');
    const { code, err } = await run(['b.cal.yaml'], '', join(root, 'configured'));
    expect([code, err]).toEqual([
      2,
      'cartwright: cartwright.yaml: unknown rule "rac/no-contents"\n  help: did you mean rac/no-content?\n',
    ]);
  });
});

describe('formats', () => {
  test('the value of a content key is in none of them', async () => {
    for (const format of ['text', 'json', 'sarif', 'github']) {
      const { out, err } = await run(['loops', '--format', format]);
      expect(out + err).toContain('rac/no-content');
      expect(out + err).not.toContain('secret');
    }
  });

  test('github: one command at the exact place, which the runner reads back', async () => {
    write('odd/a,b:c%\n.cal.yaml', BAD);
    const { out } = await run(['odd', '--format', 'github', '--quiet']);
    expect(runnerCommands(out)).toEqual([
      {
        command: 'error',
        properties: {
          file: 'odd/a,b:c%\n.cal.yaml',
          line: '6',
          endLine: '6',
          col: '42',
          endColumn: expect.any(String),
          title: 'rac/no-content',
        },
        data: expect.stringMatching(/^RAC item "a" must not carry content, description only\nhelp: /),
      },
    ]);
    rmSync(join(root, 'odd'), { recursive: true });
  });

  test('hostile text is not a command in any format', async () => {
    const key = '"::stop-commands::t\\n##[error]x\\u001b[31m\\u202e"';
    write('odd/::error::x.cal.yaml', calExample({ extra: `${key}: 1`, id: 'id: "\\r::add-mask::a"' }).text);
    for (const format of ['text', 'json', 'sarif', 'github']) {
      const { out, err } = await run(['odd', '--format', format]);
      const commands = runnerCommands(out + err).map(({ command }) => command);
      expect(commands).toEqual(format === 'github' ? ['error', 'error'] : []);
      // eslint-disable-next-line no-control-regex
      expect(out + err).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/);
    }
    rmSync(join(root, 'odd'), { recursive: true });
  });

  test('json is what docs/json-output.md promises', async () => {
    const { out } = await run(['loops/bad.cal.yml', '--format', 'json']);
    expect(JSON.parse(out)).toEqual({
      version: 1,
      tool: { name: 'cartwright', version: expect.stringMatching(/^\d+\.\d+\.\d+/) },
      diagnostics: [
        {
          rule: 'rac/no-content',
          level: 'error',
          message: 'RAC item "a" must not carry content, description only',
          path: 'loops/bad.cal.yml',
          range: { start: { line: 6, column: 42 }, end: { line: 6, column: 49 } },
          pointer: '/rac/0/content',
          help: expect.any(String),
          fix: {
            title: 'remove "content"',
            edits: [{ range: { start: { line: 6, column: 40 }, end: { line: 6, column: 57 } }, newText: '' }],
          },
          url: rulePage('rac/no-content'),
        },
      ],
      summary: { files: 1, errors: 1, warnings: 0, notes: 0, accepted: 0 },
      answer: { ok: false, line: 'not ok: 1 error', decided: ['1 error'], cautions: [] },
    });
  });
});

test('a long list is cut with a count, and only in text; what --fix would do is counted', async () => {
  const items = Array.from({ length: 205 }, (_, i) => `  - { id: item-${i}, kind: wiki, description: d, content: x }`);
  write('many/many.cal.yaml', calExample({ rac: ['rac:', ...items].join('\n') }).text);
  const shown = async (...args: string[]): Promise<readonly [number, string[]]> => {
    const { out } = await run(['many', ...args]);
    const lines = out.split('\n').filter((line) => line !== '');
    return [lines.filter((line) => line.includes('[rac/no-content]')).length, lines.slice(-4)];
  };
  const last = (rest: string): string[] => [
    `… and ${rest}: --format json has all of them`,
    'more about a rule: cartwright explain rac/no-content',
    '205 errors in 1 file',
    '205 fixable with --fix',
  ];
  expect(await shown()).toEqual([200, last('5 more findings')]);
  expect(await shown('--max', '204')).toEqual([204, last('1 more finding')]);
  expect((await shown('--max', '205'))[0]).toBe(205);
  expect((await looked('--max', '1', 'many')).paths).toHaveLength(205);
  const { out } = await runMain(['check', 'many', '--only', 'lint', '--max', '1'], root);
  expect(out.match(/\[rac\/no-content\]/g)).toHaveLength(1);
  expect(out).toContain('… and 204 more findings: --format json has all of them');
  rmSync(join(root, 'many'), { recursive: true });
});

test('with --quiet a check says nothing of a yes', async () => {
  expect(await runMain(['check', 'good.cal.yaml', '--only', 'lint', '--quiet'], root)).toEqual({
    code: 0,
    out: '',
    err: '',
  });
  expect((await runMain(['check', 'warned', '--only', 'lint', '--quiet'], root)).out).toContain('init-of-other-type');
});
