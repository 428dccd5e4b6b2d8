/** The gate on the built program: what check finds before build does, what is said of a run that judged nothing, and what is never shown. */
import { describe, expect, test } from '@jest/globals';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../support/cli.ts';
import { scratch } from '../support/scratch.ts';
import { program } from '../support/main.ts';

const YAML = readFileSync(join(ROOT, 'examples/data-pipeline/agents/builder/cartridge.yaml'), 'utf8');
/** Made up here, from parts, so that no scanner takes this file for a leak. */
const VALUE = ['q8Rt2mXw', '9vKz4LpB'].join('');
const TOKEN = `ghp_${'a1B2c3D4e5'.repeat(3)}F6g7h8`;

function folder(files: Readonly<Record<string, string>>): string {
  const cwd = scratch();
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(cwd, name)), { recursive: true });
    writeFileSync(join(cwd, name), content);
  }
  return cwd;
}

const CAL = {
  schemaVersion: 'cart.cal/1',
  id: 'flow',
  participants: [{ alias: 'dev', bind: 'slot', slot: { role: 'developer' }, required: false }],
  start: 'begin',
  nodes: [
    { id: 'begin', type: 'event', event: 'start' },
    { id: 'done', type: 'event', event: 'end' },
  ],
  edges: [{ from: 'begin', to: 'done' }],
};

interface Found {
  readonly diagnostics: readonly { path: string; rule: string; message: string; range: { start: { line: number } } }[];
  readonly answer: { readonly ok: boolean; readonly line: string; readonly cautions: readonly string[] };
  readonly summary: { readonly accepted: number };
}

async function checked(cwd: string, ...args: readonly string[]): Promise<Found & { readonly code: number | null }> {
  const { code, stdout } = await program(['check', '--format', 'json', ...args], { cwd });
  return { code, ...(JSON.parse(stdout) as Found) };
}

describe('what build refuses, check finds, each at its place', () => {
  const FILES: Readonly<Record<string, string>> = {
    'pkg/cartridge.yaml': YAML,
    'pkg/rom/a.md': `one\n${TOKEN}\n`,
    'pkg/rom/b/settings.ini': `[db]\nname = prod\npass${'word'} = ${VALUE}\n`,
    'pkg/rom/c.json': `{"api${'Key'}": "${VALUE}"}\n`,
    'pkg/rom/d/.env': 'A=1\n',
    'pkg/rom/e f.md': 'x',
    'pkg/rom/g.md': `the value is canary-${'value'}-4711\n`,
    'pkg/rom/manifest/Harness-Requirements.json': '{}\n',
    'pkg/rom/server.key': 'x',
    '.env': `DB_PASS${'WORD'}=canary-${'value'}-4711\n`,
  };

  test('all of it, with no value in any format', async () => {
    const cwd = folder(FILES);
    symlinkSync('../../.env', join(cwd, 'pkg/rom/link.md'));
    symlinkSync('..', join(cwd, 'pkg/rom/up'));
    const { code, diagnostics } = await checked(cwd);
    expect(code).toBe(1);
    expect(
      diagnostics.map(({ path, rule, message, range }) => `${path}:${range.start.line} ${rule} ${message}`),
    ).toEqual([
      'pkg/rom/a.md:2 package/secret a GitHub token may not travel in a cartridge',
      'pkg/rom/b/settings.ini:3 package/secret a random value given to a password, a key or a token may not travel in a cartridge',
      'pkg/rom/c.json:1 package/secret a random value given to a password, a key or a token may not travel in a cartridge',
      'pkg/rom/d/.env:1 package/unpackable cannot be packed as "rom/d/.env": segment ".env" does not start with a letter or digit',
      'pkg/rom/e f.md:1 package/unpackable cannot be packed as "rom/e f.md": segment "e f.md" holds U+0020; only A-Z a-z 0-9 . _ - are allowed',
      'pkg/rom/g.md:1 package/secret the value of .env: DB_PASSWORD may not travel in a cartridge',
      'pkg/rom/link.md:1 package/unpackable cannot be packed: it is a symbolic link',
      'pkg/rom/manifest/Harness-Requirements.json:1 package/unpackable cannot be packed as "rom/manifest/Harness-Requirements.json": names "rom/manifest/harness-requirements.json" and "rom/manifest/Harness-Requirements.json" differ only by case',
      'pkg/rom/server.key:1 package/unpackable cannot be packed as "rom/server.key": key files are never packed',
      'pkg/rom/up:1 package/unpackable cannot be packed: it is a symbolic link',
    ]);
    for (const format of ['text', 'json', 'sarif', 'github', 'markdown']) {
      const { stdout, stderr } = await program(['check', '--format', format], { cwd });
      for (const secret of [VALUE, TOKEN.slice(4), 'canary-value']) expect(stdout + stderr).not.toContain(secret);
    }
  });

  test.each(Object.keys(FILES).filter((name) => name.startsWith('pkg/rom/')))(
    '%s alone: build and check agree',
    async (name) => {
      const { [name]: content = '', '.env': env = '', 'pkg/cartridge.yaml': yaml = '' } = FILES;
      const cwd = folder({ [name]: content, '.env': env, 'pkg/cartridge.yaml': yaml });
      expect((await program(['build', 'pkg', '--out', 'x.cart'], { cwd })).code).not.toBe(0);
      expect((await checked(cwd)).diagnostics.map(({ path }) => path)).toEqual([name]);
    },
  );

  test('a manifest with the line ends of Windows is in step, and not what is packed', async () => {
    const cwd = folder({ 'pkg/cartridge.yaml': YAML });
    const manifest = 'pkg/rom/manifest/harness-requirements.json';
    const { stdout } = await program(['manifest', 'pkg'], { cwd });
    mkdirSync(dirname(join(cwd, manifest)), { recursive: true });
    writeFileSync(join(cwd, manifest), stdout.replaceAll('\n', '\r\n'));
    const build = async (out: string): Promise<number | null> =>
      (await program(['build', 'pkg', '--out', out], { cwd })).code;
    expect([(await checked(cwd)).code, (await checked(cwd)).diagnostics, await build('crlf.cart')]).toEqual([0, [], 0]);
    writeFileSync(join(cwd, manifest), stdout);
    expect([(await checked(cwd)).code, await build('lf.cart')]).toEqual([0, 0]);
    expect(readFileSync(join(cwd, 'crlf.cart'))).toEqual(readFileSync(join(cwd, 'lf.cart')));
  });
});

describe('a CAL', () => {
  test.each([
    ['in a description', { rac: [{ id: 'a', kind: 'wiki', description: `log in with pass${'word'}=${VALUE}` }] }],
    ['under a name of its own', { extensions: { 'dev.acme': { [`api${'Key'}`]: VALUE } } }],
    [
      'in a hint',
      {
        rac: [
          {
            id: 'a',
            kind: 'wiki',
            description: 'x',
            check: { type: 'url', hint: `https://x.dev/?access_to${'ken'}=${VALUE}` },
          },
        ],
      },
    ],
  ])('a random value that is given to a secret name, %s', async (_, more) => {
    const laidOut = folder({ 'a.cal.json': JSON.stringify({ ...CAL, ...more }, null, 2) });
    const onALine = folder({ 'a.cal.json': JSON.stringify({ ...CAL, ...more }) });
    const lint = ['text', 'json', 'sarif', 'github'].map((format) => ['lint', '--format', format]);
    const others = [['lint'], ['check'], ['check', '--format', 'markdown'], ['workflow', 'ready', 'a.cal.json']];
    for (const [cwd, calls] of [
      [laidOut, lint],
      [onALine, others],
    ] as const)
      for (const args of calls) {
        const { code, stdout, stderr } = await program(args, { cwd });
        expect([args, code]).toEqual([args, 1]);
        expect(stdout + stderr).not.toContain(VALUE);
        if (args[0] === 'lint') expect([stdout.includes('cal/secret'), stderr]).toEqual([true, '']);
      }
  });
});

describe('attack 239: content twice in one RAC item', () => {
  const JSON_TEXT = JSON.stringify({
    ...CAL,
    rac: [{ id: 'w', kind: 'wiki', description: 'A map', content: 'X' }],
  }).replace('"content":"X"', '"content":"CANARY-1","content":"CANARY-2","content":"CANARY-3"');
  const YAML_TEXT = `schemaVersion: cart.cal/1
id: flow
participants: [{ alias: dev, bind: slot, slot: { role: developer }, required: false }]
rac:
  - { id: w, kind: wiki, description: A map, check: { type: manual, hint: h, content: CANARY-1, content: CANARY-2 } }
rac:
  - { id: w, kind: wiki, description: A map, check: { content: CANARY-3 }, check: { type: manual, hint: h } }
start: begin
nodes: [{ id: begin, type: event, event: start }, { id: done, type: event, event: end }]
edges: [{ from: begin, to: done }]
`;
  const SHADOWED = (key: string): string =>
    `a RAC item must not carry content, description only; this one is ignored, because its key "${key}" appears once more`;

  test('JSON: one finding for each, and no value anywhere', async () => {
    const cwd = folder({ 'a.cal.json': JSON_TEXT });
    expect(await contentFindings(cwd)).toEqual([
      `${JSON_TEXT.indexOf('"content"') + 1} ${SHADOWED('content')}`,
      `${JSON_TEXT.indexOf('"content":"CANARY-2"') + 1} ${SHADOWED('content')}`,
      `${JSON_TEXT.indexOf('"content":"CANARY-3"') + 1} RAC item "w" must not carry content, description only`,
    ]);
    await nothingShown(cwd);
  });

  test('YAML: also in a check, and in a list that appears once more', async () => {
    const cwd = folder({ 'a.cal.yaml': YAML_TEXT });
    expect((await contentFindings(cwd)).map((each) => each.replace(/^\d+ /, ''))).toEqual([
      SHADOWED('rac'),
      SHADOWED('content'),
      SHADOWED('check'),
    ]);
    await nothingShown(cwd);
  });

  async function contentFindings(cwd: string): Promise<string[]> {
    const { stdout } = await program(['lint', '--format', 'json'], { cwd });
    const { diagnostics } = JSON.parse(stdout) as {
      diagnostics: { rule: string; message: string; range: { start: { column: number } } }[];
    };
    return diagnostics
      .filter(({ rule }) => rule === 'rac/no-content')
      .map(({ message, range }) => `${range.start.column} ${message}`);
  }

  async function nothingShown(cwd: string): Promise<void> {
    const runs = [
      ...['text', 'json', 'sarif', 'github'].map((format) => ['lint', '--format', format]),
      ...['text', 'json', 'sarif', 'github', 'markdown'].map((format) => ['check', '--format', format]),
      ['lint', '--fix', '--dry-run'],
    ];
    for (const args of runs) {
      const { code, stdout, stderr } = await program(args, { cwd });
      expect(code).toBe(1);
      expect(stdout + stderr).not.toContain('CANARY');
    }
  }
});

describe('green on nothing', () => {
  const NOTHING =
    'nothing was judged: found no skill, CAL, package, cartridge or host profile; name another folder, or run cartwright init';

  test('an empty repository says so in every format', async () => {
    const cwd = scratch();
    expect(await program(['check'], { cwd })).toEqual({
      code: 0,
      stdout: `0 files: 0 errors, 0 warnings, 0 notes\nwarning: ${NOTHING}\nok: nothing to judge\n`,
      stderr:
        'found: nothing that cartwright can check\nnext:  run cartwright in a repository that has code or agent skills; cartwright check DIR… judges several\nhelp:  cartwright --help\n',
    });
    expect(await checked(cwd)).toMatchObject({
      code: 0,
      nothing: true,
      answer: { ok: true, line: 'ok: nothing to judge', decided: [], cautions: [NOTHING] },
    });
    expect((await program(['check', '--format', 'markdown'], { cwd })).stdout).toBe(
      `## ⏳ cartwright: ok: nothing to judge\n\n⚠️ ${NOTHING}\n\n0 files: 0 errors, 0 warnings, 0 notes\n\n<sub>cartwright ${JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).version}</sub>\n`,
    );
    expect((await program(['check', '--format', 'github'], { cwd })).stdout).toBe(
      `::warning title=cartwright::${NOTHING}\nok: nothing to judge\n`,
    );
    expect((await program(['check', '--format', 'sarif'], { cwd })).stderr).toBe(`cartwright: warning: ${NOTHING}\n`);
    expect((await program(['check', '--strict'], { cwd })).code).toBe(1);
    expect(await program(['lint'], { cwd })).toEqual({
      code: 0,
      stdout: 'no problems in 0 files\n',
      stderr: `cartwright: warning: ${NOTHING}\n`,
    });
    expect((await program(['lint', '--strict'], { cwd })).code).toBe(1);
  });

  test('a part that has nothing to compare says so', async () => {
    const cwd = folder({ 'pkg/cartridge.yaml': YAML });
    expect((await checked(cwd)).answer.cautions).toEqual([]);
    expect((await checked(cwd, '--only', 'handshake')).answer.cautions).toEqual([NOTHING]);
    expect((await checked(cwd, '--only', 'ready', '--only', 'lint')).answer).toMatchObject({ ok: true });
  });

  test('what a baseline accepts is counted, and said when nothing else is left', async () => {
    const cwd = folder({
      'a.cal.json': JSON.stringify({ ...CAL, rac: [{ id: 'a', kind: 'wiki', description: 'A map' }] }),
    });
    writeFileSync(
      join(cwd, 'a.cal.json'),
      JSON.stringify({ ...CAL, rac: [{ id: 'a', kind: 'wikipedia', description: 'A map' }] }),
    );
    expect((await program(['lint', '--write-baseline'], { cwd })).code).toBe(0);
    const { summary, answer } = await checked(cwd);
    expect(summary.accepted).toBeGreaterThan(0);
    const caution = `nothing is reported because all that was found is accepted: ${summary.accepted} by a baseline, a comment or the configuration`;
    expect(answer.cautions).toEqual([caution]);
    expect((await program(['check'], { cwd })).stdout).toContain(
      `0 notes, ${summary.accepted} accepted · readiness: pending\nwarning: ${caution}\nok: 1 CAL pending; ${summary.accepted} accepted\n`,
    );
    expect((await program(['check', '--format', 'markdown'], { cwd })).stdout).toContain(
      `\n1 file: 0 errors, 0 warnings, 0 notes, ${summary.accepted} accepted · readiness: pending\n`,
    );
    expect((await program(['lint'], { cwd })).stdout).toBe(`no problems, ${summary.accepted} accepted in 1 file\n`);
  });
});

test('what init wrote is pending until its TODOs are gone', async () => {
  const cwd = folder({
    'package.json': '{"name":"app","dependencies":{"express":"5.0.0"}}',
    'src/server.js': 'require("express")()',
  });
  expect((await program(['init', '--from-code'], { cwd })).code).toBe(0);
  const cal = 'agents-proposal/cal/from-code.cal.json';
  const run = await program(['check', 'agents-proposal', '--only', 'ready', '--format', 'json'], { cwd });
  const { cals } = JSON.parse(run.stdout) as { cals: { verdict: string; todo: string[] }[] };
  expect(cals.map(({ todo }) => todo)).toEqual([['describe']]);
  const text = (await program(['workflow', 'ready', cal, '--cartridges', 'agents-proposal'], { cwd })).stdout;
  expect(text).toContain('Still to write\n  □ the action of task "describe" is a TODO\n');
});

test('manifest --check shows the two lines as they stand, and a bad manifest is told in text', async () => {
  const cwd = folder({ 'pkg/cartridge.yaml': YAML });
  const { stdout } = await program(['manifest', 'pkg'], { cwd });
  const line = stdout.split('\n').findIndex((each) => each.includes('"minContextWindowTokens"'));
  const shown = (stdout.split('\n')[line] ?? '').trim().replace(/,$/, '');
  writeFileSync(join(cwd, 'old.json'), stdout.replace(/("minContextWindowTokens": )\d+/, '$11'));
  expect(await program(['manifest', 'pkg', '--check', 'old.json'], { cwd })).toEqual({
    code: 1,
    stdout: `old.json:${line + 1}:1: out of date\n  committed: "minContextWindowTokens": 1\n  package:   ${shown}\n  help: run cartwright manifest pkg --out old.json\n`,
    stderr: '',
  });
  writeFileSync(join(cwd, 'bad.json'), '{"schemaVersion": 1}\n');
  expect((await program(['manifest', 'bad.json'], { cwd })).stdout).toMatch(/^bad\.json:1:\d+: error\[/);
  expect((await program(['manifest', 'bad.json', '--format', 'json'], { cwd })).stdout).toMatch(
    /^\{\n {2}"version": 1,/,
  );
});
