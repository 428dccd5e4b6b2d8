import { describe, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exampleWithoutFindings, ROOT, type Run } from '../support/cli.ts';
import { freshPem } from '../support/cartridges.ts';
import { runHook } from '../support/hooks.ts';
import { runAction, type StepResult } from '../support/github/run-action.ts';
import { texts } from '../support/github/stage.ts';
import { scratch } from '../support/scratch.ts';
import { program } from '../support/main.ts';

/** Attacks 232, 235, 237, 238: what a repository hides, and what it names outside of itself. */
const CAL = 'cal/ship-a-feature.cal.yaml';
const GOOD = readFileSync(join(ROOT, 'examples/data-pipeline', CAL), 'utf8').replace("init: '0'", 'init: 0');
const BAD = GOOD.replace('    kind: wiki\n', '    kind: wiki\n    content: the secret knowledge\n');
const CANARY = 'CANARY-of-another-project';

function git(cwd: string, ...args: string[]): string {
  const env = { PATH: process.env['PATH'], HOME: cwd, GIT_CONFIG_NOSYSTEM: '1' };
  const settings = ['-c', 'user.name=t', '-c', 'user.email=t@t'];
  return execFileSync('git', [...settings, ...args], {
    cwd,
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

/** The example in a repository below a folder of its own, where nothing but the laptop's refusal would be wrong. */
function repository(): string {
  const top = join(scratch(), 'repository');
  cpSync(template(), top, { recursive: true });
  return top;
}

let made = '';
function template(): string {
  if (made === '') {
    made = exampleWithoutFindings();
    rmSync(join(made, 'hosts/laptop.host.yaml'));
    git(made, 'init', '-q', '--template=');
    git(made, 'add', '-A');
    git(made, 'commit', '-qm', 'good');
  }
  return made;
}

function write(top: string, name: string, text: string): void {
  mkdirSync(join(top, name, '..'), { recursive: true });
  writeFileSync(join(top, name), text);
}

function commit(top: string, ...options: string[]): void {
  git(top, 'add', '-A', '-f');
  git(top, 'commit', '-qm', 'hidden', ...options);
}

function there<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('there is none');
  return value;
}

const act = (workspace: string, inputs: Record<string, string> = {}): Promise<StepResult> =>
  runAction({ workspace, event: 'push', inputs: { comment: 'false', ...inputs } });

describe('attack 232: a tracked CAL cannot be hidden', () => {
  const hide: Readonly<Record<string, (top: string) => string>> = {
    ignored(top) {
      write(top, '.gitignore', 'hidden/\n');
      write(top, 'hidden/bad.cal.yaml', BAD);
      return 'hidden/bad.cal.yaml';
    },
    'below node_modules'(top) {
      write(top, 'node_modules/x/bad.cal.yaml', BAD);
      return 'node_modules/x/bad.cal.yaml';
    },
    'a link'(top) {
      write(top, 'elsewhere.txt', BAD);
      symlinkSync('../elsewhere.txt', join(top, 'cal/bad.cal.yaml'));
      return 'cal/bad.cal.yaml';
    },
    'a link to nothing'(top) {
      symlinkSync('../nothing', join(top, 'cal/bad.cal.yaml'));
      return 'cal/bad.cal.yaml';
    },
    'an ignored link below node_modules'(top) {
      write(top, '.gitignore', 'hidden/\n');
      mkdirSync(join(top, 'hidden/node_modules'), { recursive: true });
      symlinkSync('/etc/passwd', join(top, 'hidden/node_modules/bad.cal.yaml'));
      return 'hidden/node_modules/bad.cal.yaml';
    },
  };
  const doors: Readonly<Record<string, (top: string, path: string) => Run | Promise<Run>>> = {
    check: (top) => program(['check', '--quiet'], { cwd: top }),
    'check --staged': (top) => program(['check', '--staged', '--quiet'], { cwd: top }),
    'check --base': (top) => program(['check', '--base', 'HEAD~1', '--quiet'], { cwd: top }),
    'check DIR': (top) => program(['check', 'repository', '--quiet'], { cwd: join(top, '..') }),
    lint: (top) => program(['lint'], { cwd: top }),
    'lint DIR': (top, path) => program(['lint', path.split('/')[0] ?? ''], { cwd: top }),
    'lint GLOB': (top) => program(['lint', '**/*.cal.yaml'], { cwd: top }),
    'lint FILE': (top, path) => program(['lint', path], { cwd: top }),
    'the hook cal-ready': (top) => {
      const { code, output } = runHook(top, 'cal-ready');
      return { code, stdout: output, stderr: '' };
    },
  };
  const cases = Object.keys(hide).flatMap((way) => Object.keys(doors).map((door) => [way, door] as const));
  test.each(cases)('%s, %s', async (way, door) => {
    const top = repository();
    const path = there(hide[way])(top);
    commit(top);
    const { code, stdout, stderr } = await there(doors[door])(top, path);
    const rule = way.includes('link') ? 'source/symlink' : 'rac/no-content';
    const place = door === 'check DIR' ? `repository/${path}` : path;
    expect([code, stderr]).toEqual([1, '']);
    // The hook for readiness names the command that shows the error.
    const said = door.includes('cal-ready')
      ? `1 error; run cartwright lint ${place}$`
      : `\\d+:\\d+: error\\[${rule}\\]`;
    expect(stdout).toMatch(new RegExp(`^${place}: ?${said}`, 'm'));
    expect(stdout).not.toContain('root:');
  });

  test('control: without it every door says yes', async () => {
    const top = repository();
    commit(top, '--allow-empty');
    for (const [door, run] of Object.entries(doors)) {
      const { code, stderr } = await run(top, CAL);
      expect([door, code, stderr]).toEqual([door, 0, '']);
    }
  });

  test('control: without it the Action says yes', async () => {
    expect((await act(repository())).code).toBe(0);
  });

  test.each(Object.keys(hide))('%s, the Action', async (way) => {
    const top = repository();
    const path = there(hide[way])(top);
    commit(top);
    const result = await act(top);
    const rule = way.includes('link') ? 'source/symlink' : 'rac/no-content';
    const places = result.commands
      .filter(({ command, properties }) => command === 'error' && properties['title'] === rule)
      .map(({ properties }) => properties['file']);
    expect([result.code, result.outputs['errors'], places]).toEqual([1, '1', [path]]);
  });

  test('a package, a host and a cartridge that git ignores are judged, too', async () => {
    const top = repository();
    rmSync(join(top, 'cartwright.yaml'));
    write(top, '.gitignore', 'hidden/\n');
    write(top, 'hidden/cartridge.yaml', 'nonsense: 1\n');
    write(top, 'hidden/x.host.yaml', 'nonsense: 1\n');
    write(top, 'hidden/x.cart', 'no cartridge');
    commit(top);
    const { code, stdout } = await program(['check', '--format', 'json'], { cwd: top });
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { path: string; level: string }[] };
    const paths = new Set(diagnostics.filter(({ level }) => level === 'error').map(({ path }) => path));
    expect([code, [...paths]]).toEqual([1, ['hidden/cartridge.yaml', 'hidden/x.cart', 'hidden/x.host.yaml']]);
  });

  test('what counts for a file-glob check: tracked files, ignored or not, and no others that git ignores', async () => {
    const top = repository();
    write(top, '.gitignore', 'infra/\n');
    expect((await program(['workflow', 'ready', CAL, '--cartridges', 'agents'], { cwd: top })).stdout).toMatch(
      /☑ infra-arch/,
    );
    git(top, 'rm', '-rq', '--cached', 'infra');
    expect((await program(['workflow', 'ready', CAL, '--cartridges', 'agents'], { cwd: top })).stdout).toMatch(
      /✗ infra-arch/,
    );
  });
});

/** A file for every key of the configuration, in a folder outside of the repository. */
function outside(top: string): string {
  const folder = join(top, '../secret');
  write(folder, 'x.cal.yaml', `id: ${CANARY}\n`);
  write(folder, 'x.host.yaml', `name: ${CANARY}\n`);
  write(folder, 'pkg/cartridge.yaml', `id: ${CANARY}\n`);
  write(folder, 'x.cart', CANARY);
  write(folder, 'x.yaml', `${CANARY}: 1\n`);
  write(folder, 'x.json', `{"${CANARY}": 1}`);
  return folder;
}

describe('attack 235: a configuration names nothing outside of the workspace', () => {
  const keys: readonly (readonly [string, string, boolean])[] = [
    ['cals', 'x.cal.yaml', true],
    ['cals', '*.cal.yaml', true],
    ['hosts', 'x.host.yaml', true],
    ['packages', 'pkg', true],
    ['cartridges', 'x.cart', true],
    ['confirmations', 'x.yaml', false],
    ['baseline', 'x.json', false],
    ['trustRegistry', 'x.json', false],
  ];
  const ways: Readonly<Record<string, (top: string, folder: string, name: string) => string>> = {
    '../': (_, __, name) => `../secret/${name}`,
    'sub/../..': (_, __, name) => `cal/../../secret/${name}`,
    absolute: (_, folder, name) => `${folder}/${name}`,
    'a link in the middle'(top, folder, name) {
      symlinkSync(folder, join(top, 'inner'));
      return `inner/${name}`;
    },
    'a link'(top, folder, name) {
      if (name.includes('*')) return `../secret/${name}`;
      symlinkSync(join(folder, name), join(top, name));
      return name;
    },
  };
  const cases = keys.flatMap(([key, name, list]) => Object.keys(ways).map((way) => ({ key, name, list, way })));

  function prepared({ key, name, list, way }: (typeof cases)[number]) {
    const top = repository();
    const named = there(ways[way])(top, outside(top), name);
    const config = join(top, 'cartwright.yaml');
    const rest = readFileSync(config, 'utf8').replace(new RegExp(`^${key}:.*\\n(?:[ -].*\\n)*`, 'm'), '');
    writeFileSync(config, `${key}: ${list ? `['${named}']` : `'${named}'`}\n${rest}`);
    commit(top);
    const column = key.length + (list ? 4 : 3);
    const shown = named.includes('*') ? named.slice(0, named.lastIndexOf('/') + 1) : named;
    return { top, place: `cartwright.yaml:1:${column}`, message: `outside of the workspace: "${shown}"` };
  }

  test.each(cases)('$key: $name by $way', async (each) => {
    const { top, place, message } = prepared(each);
    for (const args of each.way === '../' ? [['check'], ['check', '--staged'], ['lint']] : [['check']]) {
      const { code, stdout, stderr } = await program(args, { cwd: top });
      expect([args, code, stdout]).toEqual([args, 2, '']);
      expect(stderr).toBe(
        `cartwright: ${place}: ${message}\n` +
          '  help: put the file into the workspace; a file elsewhere must be named on the command line\n',
      );
    }
  });

  test.each(keys.map(([key, name, list]) => ({ key, name, list, way: 'a link in the middle' })))(
    '$key in the Action',
    async (each) => {
      const { top, message } = prepared(each);
      const result = await act(top);
      expect([result.code, texts(result, 'error')]).toEqual([2, [expect.stringContaining(message)]]);
      expect(JSON.stringify(result)).not.toContain(CANARY);
    },
  );

  const standard: readonly (readonly [string, string])[] = [
    ['cartwright.yaml', 'x.yaml'],
    ['rac-confirmations.yaml', 'x.yaml'],
    ['cartwright-baseline.json', 'x.json'],
    ['agents/builder/rom/manifest/harness-requirements.json', 'x.json'],
  ];
  test.each(standard)('the file %s itself as a link', async (name, target) => {
    const top = repository();
    rmSync(join(top, name), { force: true });
    mkdirSync(join(top, name, '..'), { recursive: true });
    symlinkSync(join(outside(top), target), join(top, name));
    commit(top);
    const said = `outside of the workspace: "${name}"`;
    const { code, stdout, stderr } = await program(['check'], { cwd: top });
    expect([code, stdout, stderr.split('\n')[0]]).toEqual([2, '', `cartwright: ${said}`]);
    const result = await act(top);
    expect([result.code, texts(result, 'error')]).toEqual([2, [expect.stringContaining(said)]]);
    expect(JSON.stringify(result)).not.toContain(CANARY);
  });

  test.each([
    ['config', '../secret/x.yaml'],
    ['config', 'inner/x.yaml'],
    ['cals', '../secret/x.cal.yaml'],
    ['hosts', 'inner/x.host.yaml'],
  ])('the input %s: %s', async (name, value) => {
    const top = repository();
    symlinkSync(outside(top), join(top, 'inner'));
    commit(top);
    const result = await act(top, { [name]: value });
    const said = `outside of the workspace: "${value}"`;
    expect([result.code, texts(result, 'error')]).toEqual([2, [expect.stringContaining(said)]]);
    expect(JSON.stringify(result)).not.toContain(CANARY);
  });

  test('on the command line a file elsewhere is read when it is typed there, and only that', async () => {
    const top = repository();
    const folder = outside(top);
    write(folder, 'good.cal.yaml', GOOD);
    write(folder, 'c.yaml', 'prefix: cart\n');
    symlinkSync(folder, join(top, 'inner'));
    const at = async (...args: string[]) => (await program(args, { cwd: top })).code;
    expect([
      await at('lint', '../secret/good.cal.yaml'),
      await at('lint', 'inner/good.cal.yaml'),
      await at('lint', '--config', '../secret/c.yaml', CAL),
      await at('check', '../secret', '--only', 'manifest'),
      await at('check', '--config', '../secret/c.yaml'),
    ]).toEqual([0, 0, 0, 1, 0]);
    write(folder, 'cartwright.yaml', 'confirmations: ../elsewhere.yaml\n');
    write(join(top, '..'), 'elsewhere.yaml', `${CANARY}: 1\n`);
    const { code, stderr } = await program(['check', '../secret'], { cwd: top });
    expect([code, stderr.split('\n')[0]]).toEqual([
      2,
      'cartwright: ../secret/cartwright.yaml:1:16: outside of the workspace: "../secret/../elsewhere.yaml"',
    ]);
  });
});

describe('attack 237: nothing is written through a link', () => {
  const host = 'hosts/workbench.host.yaml';
  const linked = (name: string): { readonly top: string; readonly target: string } => {
    const top = repository();
    const target = join(top, '../target');
    mkdirSync(target);
    writeFileSync(join(target, 'file'), 'untouched');
    symlinkSync(name === 'link' ? target : join(target, 'file'), join(top, name));
    commit(top);
    return { top, target };
  };
  const untouched = (target: string): void => {
    expect(readdirSync(target)).toEqual(['file']);
    expect(readFileSync(join(target, 'file'), 'utf8')).toBe('untouched');
  };

  const inputs: readonly (readonly [string, Record<string, string>])[] = [
    ['out', { out: 'link' }],
    ['out', { out: 'link/deeper' }],
    ['out', { out: 'link', command: 'init', 'working-directory': 'empty' }],
    ['sarif-file', { 'sarif-file': 'link/x.sarif' }],
  ];
  test.each(inputs)('the Action: %s %j', async (_, given) => {
    const { top, target } = linked('link');
    write(top, 'empty/main.tf', 'resource "aws_s3_bucket" "a" {}\n');
    const result = await act(top, given);
    untouched(target);
    expect([result.code, texts(result, 'error').filter((text) => text.includes('link'))]).toEqual([
      2,
      [expect.stringContaining('nothing is written through a symbolic link: "link"')],
    ]);
  });

  test.each([{ 'sarif-file': 'report.sarif' }, { out: '.' }])('the Action: the file itself %j', async (given) => {
    const name = given.out === undefined ? 'report.sarif' : 'cartwright-report.json';
    const { top, target } = linked(name);
    const result = await act(top, given as Record<string, string>);
    untouched(target);
    expect([result.code, texts(result, 'error')]).toEqual([
      2,
      [expect.stringContaining(`nothing is written through a symbolic link: "${name}"`)],
    ]);
  });

  test.each(['../out', '/nowhere/out'])('the Action: out is %s', async (out) => {
    const result = await act(repository(), { out });
    expect([result.code, texts(result, 'error')]).toEqual([2, [expect.stringContaining('outside of the workspace')]]);
  });

  test('the Action: a release', async () => {
    const { top, target } = linked('link');
    const version = /^version: (.*)$/m.exec(readFileSync(join(top, 'agents/builder/cartridge.yaml'), 'utf8'))?.[1];
    git(top, 'tag', `v${version}`);
    const key = freshPem().privatePem;
    const given = { command: 'release', 'release-tag': `v${version}`, packages: 'agents/builder', hosts: host };
    const result = await act(top, { ...given, 'signing-key': key, out: 'link' });
    untouched(target);
    expect([result.code, texts(result, 'error')]).toEqual([
      2,
      [expect.stringContaining('nothing is written through a symbolic link: "link"')],
    ]);
  });

  test.each([
    ['sign', 'x.cart', '--key', 'key.pem', '--out', 'link/y.cart'],
    ['sign', 'link.cart', '--key', 'key.pem'],
    ['handshake', 'x.cart', '--host', 'hosts/workbench.host.yaml', '--allow-unsigned', '--out', 'link/y.json'],
    ['keygen', '--out', 'link'],
    ['keygen', '--out', 'link/deeper'],
  ])('%s %s %s %s %s %s', async (...args) => {
    const { top, target } = linked('link');
    // A folder that came in an archive: keygen writes into no repository.
    rmSync(join(top, '.git'), { recursive: true });
    writeFileSync(join(top, 'key.pem'), freshPem().privatePem, { mode: 0o600 });
    expect((await program(['build', 'agents/builder', '--out', 'x.cart'], { cwd: top })).code).toBe(0);
    symlinkSync('x.cart', join(top, 'link.cart'));
    const { code, stderr } = await program(args, { cwd: top });
    untouched(target);
    expect([code, stderr.split('\n')[0]]).toEqual([
      2,
      expect.stringMatching(
        /nothing is written through a symbolic link: "link"$|cannot be read: it is a symbolic link$/,
      ),
    ]);
  });

  const server = join(ROOT, 'node_modules/@modelcontextprotocol/server-memory/dist/index.js');
  const commands: readonly (readonly string[])[] = [
    ['handshake', 'agents/builder', '--host', 'live.host.yaml', '--live', '--record', 'link/seen.host.yaml'],
    ['handshake', 'agents/builder', '--host', 'live.host.yaml', '--live', '--record', 'link'],
    ['build', 'agents/builder', '--out', 'link/x.cart'],
    ['handshake', 'agents/builder', '--host', host, '--out', 'link/x.json'],
    ['manifest', 'agents/builder', '--out', 'link/x.json'],
    ['init', '--from-code', '.', '--out', 'link/agents'],
    ['init', '--from-code', '.', '--out', 'link'],
  ];
  test.each(commands.map((args) => [args.join(' '), args] as const))('%s', async (_, args) => {
    const { top, target } = linked('link');
    const servers = [{ name: 'memory', command: process.execPath, args: [server] }];
    write(top, 'live.host.yaml', JSON.stringify({ schemaVersion: 'cart.host.v1', name: 'Live', servers }));
    const { code, stderr } = await program(args, { cwd: top });
    untouched(target);
    expect([code, stderr.split('\n')[0]]).toEqual([
      2,
      expect.stringMatching(/nothing is written through (?:a symbolic link: "link"|it)$/),
    ]);
  });

  test('the file itself, on the command line', async () => {
    const { top, target } = linked('x.json');
    for (const args of [
      ['manifest', 'agents/builder', '--out', 'x.json'],
      ['handshake', 'agents/builder', '--host', host, '--out', 'x.json'],
      ['lint', '--write-baseline'],
    ]) {
      if (args[0] === 'lint') symlinkSync(join(target, 'file'), join(top, 'cartwright-baseline.json'));
      const { code, stderr } = await program(args, { cwd: top });
      untouched(target);
      expect([args, code, stderr]).toEqual([args, 2, expect.stringMatching(/symbolic link|outside of the workspace/)]);
    }
  });
});

describe('attack 238: the working directory is in the workspace', () => {
  test.each(['..', '../secret', 'link', 'cal/../..', '/'])('%s', async (directory) => {
    const top = repository();
    symlinkSync(outside(top), join(top, 'link'));
    commit(top);
    for (const command of ['check', 'init']) {
      const result = await act(top, { 'working-directory': directory, command });
      expect([command, result.code, texts(result, 'error')]).toEqual([
        command,
        2,
        [expect.stringContaining(`outside of the workspace: "${directory}"`)],
      ]);
      expect(JSON.stringify(result)).not.toContain(CANARY);
    }
  });
});
