/** The npm package: packed as a release packs it, installed into an empty folder without a network, and run. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { ROOT } from '../support/cli.ts';
import { counterpart } from '../support/counterparts.mjs';
import { fencesOf, pageText } from '../support/fences.ts';
import { scratch } from '../support/scratch.ts';

const packageFile = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  readonly name: string;
  readonly version: string;
};
const TARBALL = `${packageFile.name}-${packageFile.version}.tgz`;
const EXAMPLE = join(ROOT, 'examples/data-pipeline');

/** npm's own script, beside the Node that runs this or in npm's environment: no shell is between, on any system. */
const NPM = process.env['npm_execpath'] ?? '';

function npm(cwd: string, args: readonly string[], more: Readonly<Record<string, string>> = {}): string {
  const [program, first] = NPM.endsWith('.js') ? [process.execPath, [NPM]] : ['npm', []];
  const env = { ...process.env, npm_config_cache: join(cwd, '.npm'), npm_config_update_notifier: 'false', ...more };
  return execFileSync(program, [...first, ...args], { cwd, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

/** An empty folder with the example in it, and no package of its own. */
function userFolder(): string {
  const folder = scratch();
  cpSync(EXAMPLE, folder, { recursive: true });
  return folder;
}

/** The script that an installed program's name starts, followed through its link. */
const started = (folder: string, args: readonly string[]): { code: number | null; stdout: string } => {
  const result = spawnSync(process.execPath, [join(folder, 'node_modules/cartwright/dist/cli/index.js'), ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { code: result.status, stdout: result.stdout };
};

let packed: string;
/** What npm says that it packed. */
let listed: readonly { readonly files: readonly { readonly path: string }[] }[];

beforeAll(() => {
  packed = scratch();
  const said = npm(ROOT, ['pack', '--json', '--ignore-scripts', '--pack-destination', packed], {
    npm_config_cache: join(packed, '.npm'),
  });
  listed = JSON.parse(said) as typeof listed;
});

let installed: string | undefined;

/** A folder of its own with the example and the package beside it, as npm installs it once for all. */
function installedFolder(): string {
  if (installed === undefined) {
    installed = userFolder();
    npm(installed, ['install', '--offline', '--no-audit', '--no-fund', join(packed, TARBALL)]);
  }
  const folder = scratch();
  cpSync(installed, folder, { recursive: true, verbatimSymlinks: true });
  return folder;
}

test('holds the program, its schemas, the Action and the hooks, and nothing else', () => {
  const top = new Set(listed[0]?.files.map(({ path }) => path.split('/')[0]));
  expect([...top].sort()).toEqual([
    'LICENSE',
    'README.md',
    'action.yml',
    'dist',
    'hooks',
    'package.json',
    'schemas',
    'skills',
  ]);
  expect(existsSync(join(packed, TARBALL))).toBe(true);
});

test('installs offline into an empty folder, without a dependency, and checks the example as a clone does', () => {
  const folder = installedFolder();
  expect(readdirSync(join(folder, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual(['cartwright']);
  const { stdout } = spawnSync(process.execPath, [join(ROOT, 'dist/cli/index.js'), 'check'], {
    cwd: EXAMPLE,
    encoding: 'utf8',
  });
  expect(stdout).toContain('\nok: ');
  expect(npm(folder, ['exec', '--offline', '--no', '--', 'cartwright', 'check'])).toBe(stdout);
  expect(started(folder, ['--version'])).toEqual({ code: 0, stdout: `cartwright ${packageFile.version}\n` });
});

describe('the library', () => {
  /** The files of docs/library.md, and what they read, beside the package as npm unpacks it: one folder for all tests. */
  let folder: string;
  beforeAll(() => {
    folder = installedFolder();
    const run = (...args: string[]): void => expect([args, started(folder, args).code]).toEqual([args, 0]);
    run('keygen', '--out', 'keys');
    run('build', 'agents/builder', '--out', 'builder.cart');
    run('sign', 'builder.cart', '--key', 'keys/cartwright.key.pem');
    run(
      'trust',
      'init',
      'trust.yaml',
      '--public-key',
      'keys/cartwright.pub.pem',
      '--publisher',
      'io.github.example',
      '--proof',
      'repo:example/agents',
    );
    run('handshake', 'agents/builder', '--host', 'hosts/laptop.host.yaml', '--out', 'descriptor.json');
    writeFileSync(join(folder, 'harness-requirements.json'), started(folder, ['manifest', 'agents/builder']).stdout);
    for (const { info, lines } of FENCES) writeFileSync(join(folder, info.get('file') ?? ''), lines.join('\n') + '\n');
  });
  const FENCES = fencesOf(pageText('docs/library.md')).filter(({ info }) => info.has('file'));
  const examples = FENCES.flatMap(({ info }) => /^(\w+)\.mts$/.exec(info.get('file') ?? '')?.[1] ?? []);
  const tsc = (...more: string[]): unknown => {
    const types = ['--typeRoots', join(ROOT, 'node_modules/@types'), '--types', 'node'];
    const { status, stdout } = spawnSync(
      process.execPath,
      [
        join(ROOT, 'node_modules/typescript/bin/tsc'),
        '--strict',
        '--exactOptionalPropertyTypes',
        '--module',
        'nodenext',
        '--target',
        'es2022',
        ...types,
        ...more,
      ],
      { cwd: folder, encoding: 'utf8' },
    );
    return [status, stdout];
  };

  test('the examples of its page compile, run and print what the page says', () => {
    expect(tsc(...examples.map((name) => `${name}.mts`))).toEqual([0, '']);
    const printed = examples.map((name) => {
      const { stdout, stderr } = spawnSync(process.execPath, [`${name}.mjs`], { cwd: folder, encoding: 'utf8' });
      return [name, stdout, stderr];
    });
    const said = examples.map((name) => [name, readFileSync(join(folder, `${name}.txt`), 'utf8'), '']);
    expect(printed).toEqual(said);
  });

  test('its types say what is wrong, and loading it loads nothing of the program', () => {
    writeFileSync(
      join(folder, 'wrong.mts'),
      "import { toolDigest } from 'cartwright';\nconst n: number = toolDigest({});\n",
    );
    expect(tsc('--noEmit', 'wrong.mts')).toEqual([
      1,
      "wrong.mts(2,7): error TS2322: Type 'string' is not assignable to type 'number'.\n",
    ]);
    const script = [
      'const before = Object.getOwnPropertyNames(globalThis).join();',
      "const { UserError, ...functions } = await import('cartwright');",
      "const { createRequire } = await import('node:module');",
      'const loaded = Object.keys(createRequire(import.meta.url).cache);',
      "const crypto = process.moduleLoadList.includes('NativeModule crypto');",
      'console.log(JSON.stringify([Object.keys(functions), loaded, crypto, before === Object.getOwnPropertyNames(globalThis).join()]));',
    ].join('\n');
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(JSON.parse(stdout)).toEqual([
      ['negotiate', 'preflight', 'readManifest', 'toolDigest', 'verifyCartridge', 'wireArguments'],
      [],
      false,
      true,
    ]);
  });
});

const verdaccio = counterpart('VERDACCIO_FOLDER');

(verdaccio === undefined ? describe.skip : describe)('a registry', () => {
  /** A port that nothing listens on. */
  async function freePort(): Promise<number> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    server.close();
    await once(server, 'close');
    return typeof address === 'object' && address !== null ? address.port : 0;
  }

  test('takes the package as it is, and npx runs it from there in an empty folder', async () => {
    const home = scratch();
    const port = await freePort();
    const registry = `http://127.0.0.1:${port}/`;
    writeFileSync(
      join(home, 'config.yaml'),
      [
        'storage: ./storage',
        'auth: { htpasswd: { file: ./htpasswd } }',
        'uplinks: {}',
        "packages: { '**': { access: $all, publish: $all } }",
        'log: { type: stdout, format: json, level: http }',
        '',
      ].join('\n'),
    );
    const server = spawn(
      process.execPath,
      [
        join(verdaccio ?? '', 'node_modules/verdaccio/bin/verdaccio'),
        '--config',
        join(home, 'config.yaml'),
        '--listen',
        `127.0.0.1:${port}`,
      ],
      { cwd: home, stdio: ['ignore', 'pipe', 'ignore'] },
    );
    try {
      await new Promise<void>((listening, ended) => {
        server.stdout.on('data', (text) => String(text).includes('http address') && listening());
        server.on('exit', (code) => ended(new Error(`verdaccio ended with ${code}`)));
      });
      const rc = { npm_config_registry: registry, npm_config_userconfig: join(home, '.npmrc') };
      writeFileSync(join(home, '.npmrc'), `//127.0.0.1:${port}/:_authToken=nobody\n`);
      npm(home, ['publish', '--provenance=false', join(packed, TARBALL)], rc);
      const folder = userFolder();
      const output = npm(folder, ['exec', '--yes', '--', `cartwright@${packageFile.version}`, 'check'], rc);
      expect(output.trimEnd().split('\n').at(-1)).toMatch(/^ok: 1 CAL ready, 2 hosts accept/);
    } finally {
      if (server.kill()) await once(server, 'exit');
    }
  });
});

describe('the files of a release', () => {
  /** A copy of what the script reads, with a CHANGELOG that has a section for this version. */
  function release(changes: string): string {
    const folder = scratch();
    mkdirSync(join(folder, 'scripts'));
    for (const file of ['package.json', 'scripts/release-files.mjs', 'README.md', 'LICENSE', 'action.yml'])
      cpSync(join(ROOT, file), join(folder, file));
    for (const file of ['dist', 'schemas', 'hooks']) symlinkSync(join(ROOT, file), join(folder, file));
    writeFileSync(join(folder, 'CHANGELOG.md'), changes);
    return folder;
  }
  const CHANGES = `# Changes\n\n## Next\n\nx\n\n## ${packageFile.version}, 2026-11-22\n\n- One.\n- Two.\n\n## 0.0.1\n\nold\n`;
  const run = (folder: string, args: readonly string[]): unknown[] => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(folder, 'scripts/release-files.mjs'), ...args],
      {
        env: {
          ...process.env,
          npm_config_cache: join(folder, '.npm'),
          npm_config_loglevel: 'error',
          npm_config_update_notifier: 'false',
        },
        encoding: 'utf8',
      },
    );
    return [status, stdout, stderr];
  };

  test.each([
    [['OWNER/cartwright', `v${packageFile.version}`, '--check'], CHANGES, 0, ''],
    [[], CHANGES, 2, 'usage: node scripts/release-files.mjs OWNER/NAME TAG (FOLDER | --check)\n'],
    [
      ['fork/cartwright', `v${packageFile.version}`, '--check'],
      CHANGES,
      2,
      'package.json says git+https://github.com/OWNER/cartwright.git, but this is fork/cartwright: set "repository", and run npm run sync\n',
    ],
    [
      ['OWNER/cartwright', 'v9.9.9', '--check'],
      CHANGES,
      2,
      `the tag is v9.9.9, but package.json says version ${packageFile.version}\n`,
    ],
    [
      ['OWNER/cartwright', `v${packageFile.version}`, '--check'],
      '# Changes\n',
      2,
      `CHANGELOG.md has no section "## ${packageFile.version}"\n`,
    ],
    [
      ['OWNER/cartwright', `v${packageFile.version}`, '--check'],
      `## ${packageFile.version}\n\n## 0.0.1\n\nold\n`,
      2,
      `CHANGELOG.md has no section "## ${packageFile.version}"\n`,
    ],
  ])('%j', (args, changes, status, stderr) => {
    expect(run(release(changes), args)).toEqual([status, '', stderr]);
  });

  test('are the package, its digest and the notes of this version alone', () => {
    const folder = release(CHANGES);
    const out = join(folder, 'out');
    expect(run(folder, ['OWNER/cartwright', `v${packageFile.version}`, out])).toEqual([
      0,
      `cartwright ${packageFile.version}: ${TARBALL}, SHA256SUMS, NOTES.md in ${out}\n`,
      '',
    ]);
    expect(readFileSync(join(out, 'NOTES.md'), 'utf8')).toBe('- One.\n- Two.\n');
    expect(execFileSync('sha256sum', ['--check', '--strict', 'SHA256SUMS'], { cwd: out, encoding: 'utf8' })).toBe(
      `${TARBALL}: OK\n`,
    );
    expect(readdirSync(out).sort()).toEqual(['NOTES.md', 'SHA256SUMS', TARBALL]);
  });
});
