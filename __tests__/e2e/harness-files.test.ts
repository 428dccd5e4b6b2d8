/** What `manifest`, `handshake` and `preflight` print about their files, word by word, on the built program. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyOf, type Run } from '../support/cli.ts';
import { program } from '../support/main.ts';

const WORKBENCH = 'hosts/workbench.host.yaml';
const answer = ({ code, stdout, stderr }: Run): unknown => [code, stdout, stderr];

describe('manifest', () => {
  let cwd: string;
  let text: string;
  beforeAll(async () => {
    cwd = copyOf('examples/data-pipeline');
    const { code, stdout } = await program(['manifest', 'agents/builder'], { cwd });
    expect(code).toBe(0);
    text = stdout;
  });
  const checked = async (name: string, content?: string | Buffer): Promise<unknown> => {
    if (content !== undefined) writeFileSync(join(cwd, name), content);
    return answer(await program(['manifest', 'agents/builder', '--check', name], { cwd }));
  };
  const stale = (name: string, line: number, committed: string, own: string): unknown => [
    1,
    `${name}:${line}:1: out of date
  committed: ${committed}
  package:   ${own}
  help: run cartwright manifest agents/builder --out ${name}
`,
    '',
  ];

  test('--check: in step, whatever the line ends', async () => {
    expect(await checked('m.json', text)).toEqual([0, 'm.json: in step with its package\n', '']);
    expect(await checked('crlf.json', text.replaceAll('\n', '\r\n'))).toEqual([
      0,
      'crlf.json: in step with its package\n',
      '',
    ]);
    expect(answer(await program(['manifest', 'agents/builder', '--check', 'm.json', '--quiet'], { cwd }))).toEqual([
      0,
      '',
      '',
    ]);
  });

  test('--check: out of date, at the first line that differs', async () => {
    const other = text.replace('"toolUse": true', '"toolUse": false');
    expect(await checked('m.json', other)).toEqual(stale('m.json', 8, '"toolUse": false', '"toolUse": true'));
    expect(await checked('m.json', other.replaceAll('\n', '\r\n'))).toEqual(
      stale('m.json', 8, '"toolUse": false', '"toolUse": true'),
    );
    expect(await checked('m.json', text.split('\n').slice(0, 5).join('\n'))).toEqual(
      stale('m.json', 6, '(nothing)', '}'),
    );
    expect(await checked('m.json', `${text}\n`)).toEqual(
      stale('m.json', text.split('\n').length + 1, '(nothing)', '(nothing)'),
    );
    expect(await checked('m.json', `\uFEFF${text}`)).toEqual(stale('m.json', 1, '\\ufeff{', '{'));
    const below = await program(['manifest', '--check', '../../m.json'], { cwd: join(cwd, 'agents/builder') });
    expect(below.stdout.split('\n').at(-2)).toBe('  help: run cartwright manifest --out ../../m.json');
  });

  test('--check: a file that is not there, or none', async () => {
    expect(await checked('gone.json')).toEqual([
      1,
      'gone.json: missing\n  help: run cartwright manifest agents/builder --out gone.json\n',
      '',
    ]);
    expect(await checked('hosts')).toEqual([
      2,
      '',
      'cartwright: hosts: it is a directory\n  help: name a file that you can read\n',
    ]);
  });

  test.each<[string, (good: string) => string, string]>([
    [
      'a wrong type',
      (good) => good.replace('"toolUse": true', '"toolUse": "yes"'),
      `bad.json:8:16: error[manifest/schema] "model.toolUse" must be true or false, not a string
  |
8 |     "toolUse": "yes",
  |                ^^^^^
  = help: write true or false
`,
    ],
    [
      'no JSON',
      () => '{\n',
      `bad.json:2:1: error[source/syntax] not valid JSON: the document ends inside an object
  |
2 |
  | ^
  = help: close it with }
`,
    ],
    [
      'another prefix',
      (good) => good.replace('cart.harness.v1', 'acx.harness.v1'),
      `bad.json:2:20: error[manifest/schema-version] unrecognized schemaVersion: "acx.harness.v1"
  |
2 |   "schemaVersion": "acx.harness.v1",
  |                    ^^^^^^^^^^^^^^^^
  = help: use --prefix acx, or prefix: acx in cartwright.yaml, to read it
`,
    ],
    [
      'a revision that is not a date',
      (good) => good.replace('2024-11-05', '2024-13-05'),
      `bad.json:4:28: error[manifest/revision] minProtocolRevision is "2024-13-05", which is not a date
  |
4 |     "minProtocolRevision": "2024-13-05",
  |                            ^^^^^^^^^^^^
  = help: write a real date as YYYY-MM-DD
`,
    ],
  ])('a file with %s is told in words, not as JSON', async (_, change, words) => {
    writeFileSync(join(cwd, 'bad.json'), change(text));
    expect(answer(await program(['manifest', 'bad.json'], { cwd }))).toEqual([
      1,
      `${words}\nmore about a rule: cartwright explain ${/\[(.*?)\]/.exec(words)?.[1]}\n`,
      '',
    ]);
  });
});

describe('preflight', () => {
  let cwd: string;
  beforeAll(async () => {
    cwd = copyOf('examples/data-pipeline');
    const run = async (...args: string[]): Promise<void> =>
      expect([args, (await program(args, { cwd })).code]).toEqual([args, 0]);
    await run('keygen', '--out', 'keys');
    for (const name of ['one', 'two']) {
      writeFileSync(join(cwd, 'agents/builder/rom/own.md'), name);
      await run('build', 'agents/builder', '--out', `${name}.cart`);
      await run('sign', `${name}.cart`, '--key', 'keys/cartwright.key.pem');
    }
    await run('handshake', 'one.cart', '--host', WORKBENCH, '--out', 'of-one.json');
    await run('handshake', 'agents/builder', '--host', WORKBENCH, '--out', 'of-package.json');
  });
  const romDigest = async (name: string): Promise<string> => {
    const { stdout } = await program(['verify', name, '--format', 'json'], { cwd });
    return (JSON.parse(stdout) as { results: [{ romDigest: string }] }).results[0].romDigest;
  };
  const text = (
    path: string,
    mark: string,
    message: string,
    last: string,
  ): string => `  ✓ schemaVersion     it is "cart.harness.compliance.v1"
  ✓ requirementsHash  it belongs to exactly this manifest
  ${mark} romDigest         ${message}
  ✓ verdict           the host accepted
  ✓ floors            revision and model reach the floors
  ✓ bindings          every required role is bound and satisfied
  ✓ scopes            filesystem and network scopes are granted
preflight: ${last.replace('FILE', path)}
`;
  const untold = 'activate  FILE  (not checked: romDigest)';

  test('the descriptor of this cartridge', async () => {
    const descriptor = JSON.parse(readFileSync(join(cwd, 'of-one.json'), 'utf8')) as { romDigest: string };
    expect(descriptor.romDigest).toBe(await romDigest('one.cart'));
    expect(answer(await program(['preflight', 'one.cart', '--descriptor', 'of-one.json'], { cwd }))).toEqual([
      0,
      text('one.cart', '✓', 'it belongs to exactly this cartridge', 'activate  FILE'),
      '',
    ]);
  });

  test('the descriptor of another cartridge, whose manifest is the same', async () => {
    const [one, two] = [await romDigest('one.cart'), await romDigest('two.cart')];
    expect(one).not.toBe(two);
    const message = `of another cartridge with the same manifest: it is for ${one}, this one is ${two}`;
    expect(answer(await program(['preflight', 'two.cart', '--descriptor', 'of-one.json'], { cwd }))).toEqual([
      1,
      text('two.cart', '✗', message, 'abort  FILE'),
      '',
    ]);
  });

  test('it cannot tell: a descriptor without a cartridge, and a package that is not one yet', async () => {
    const nameless = 'cannot tell: the descriptor names no cartridge, and others may have the same manifest';
    expect(answer(await program(['preflight', 'one.cart', '--descriptor', 'of-package.json'], { cwd }))).toEqual([
      0,
      text('one.cart', '?', nameless, untold),
      '',
    ]);
    const packaged = 'cannot tell: only an intact cartridge has a ROM digest';
    expect(answer(await program(['preflight', 'agents/builder', '--descriptor', 'of-one.json'], { cwd }))).toEqual([
      0,
      text('agents/builder', '?', packaged, untold),
      '',
    ]);
  });

  test('the three answers in JSON', async () => {
    const rom = async (path: string, descriptor: string): Promise<unknown> => {
      const { stdout } = await program(['preflight', path, '--descriptor', descriptor, '--format', 'json'], { cwd });
      const { ok, checks } = JSON.parse(stdout) as { ok: boolean; checks: { id: string; ok: boolean | null }[] };
      return [ok, checks.map((check) => check.ok)];
    };
    expect(await rom('one.cart', 'of-one.json')).toEqual([true, [true, true, true, true, true, true, true]]);
    expect(await rom('two.cart', 'of-one.json')).toEqual([false, [true, true, false, true, true, true, true]]);
    expect(await rom('one.cart', 'of-package.json')).toEqual([true, [true, true, null, true, true, true, true]]);
  });
});

describe('schemas nested deep in the files of a handshake', () => {
  const LEVELS = 500;
  const nested = (levels: number, type: string): object => {
    let schema: object = { type };
    for (let i = 0; i < levels; i++) schema = { type: 'object', required: ['a'], properties: { a: schema } };
    return { type: 'object', required: ['command', 'deep'], properties: { command: { type: 'string' }, deep: schema } };
  };
  // The flow style of YAML is JSON.
  const host = (schema: object): string =>
    readFileSync(join(cwd, WORKBENCH), 'utf8').replace(
      /(- name: execute\n {4}inputSchema: ).*\n/,
      `$1${JSON.stringify(schema)}\n`,
    );
  let cwd: string;
  beforeAll(async () => {
    cwd = copyOf('examples/data-pipeline');
    const { stdout } = await program(['manifest', 'agents/builder'], { cwd });
    const manifest = JSON.parse(stdout) as { requiredTools: [{ inputSchema: object }] };
    manifest.requiredTools[0].inputSchema = nested(LEVELS, 'string');
    writeFileSync(join(cwd, 'deep.json'), JSON.stringify(manifest));
    const yaml = join(cwd, 'agents/builder/cartridge.yaml');
    const tools = `harness: { requiredTools: ${JSON.stringify(manifest.requiredTools)} }`;
    writeFileSync(yaml, `${readFileSync(yaml, 'utf8').replace(/^harness:[^]*$/m, '')}${tools}\n`);
  });
  const judged = async (subject: string, text: string): Promise<unknown> => {
    writeFileSync(join(cwd, 'deep.host.yaml'), text);
    return answer(await program(['handshake', subject, '--host', 'deep.host.yaml'], { cwd }));
  };
  const roles = `  ✓ cart:dispatch by dispatch (suggested)
  ✓ cart:memory.write by add_memory (suggested)
  ✓ cart:search by search_memory (suggested)
  · cart:list_agents is not bound (optional: runs degraded)
`;

  test.each(['deep.json', 'agents/builder'])('%s: 500 levels that agree are accepted', async (subject) => {
    expect(await judged(subject, host(nested(LEVELS, 'string')))).toEqual([
      0,
      `${subject}  (signature: not applicable)

✓ accept  workbench  (MCP 2025-11-25)
  ✓ cart:execute by execute (suggested)
${roles}
ok: 1 host accepts
`,
      '',
    ]);
  });

  test.each(['deep.json', 'agents/builder'])('%s: another type at the end is refused', async (subject) => {
    const levels = '/properties/a'.repeat(LEVELS);
    const shown = (pointer: string): string => `#${pointer.slice(0, 40)}…${pointer.slice(-79)}`;
    const [contract, tool] = [shown(`/properties/deep${levels}`), shown(`/properties/deep${levels}/type`)];
    const value = `deep${'.a'.repeat(LEVELS)}`.slice(0, 80);
    expect(await judged(subject, host(nested(LEVELS, 'integer')))).toEqual([
      1,
      `${subject}  (signature: not applicable)

✗ refuse  workbench  (MCP 2025-11-25)
  ✗ tool:cart:execute: asked execute with exec, fs.read, offered execute, whose schema does not fit
    ✗ execute: schema refuses; contract ${contract}, tool ${tool}: "${value}…" is a string, the tool takes an integer; for example {"deep":${'{"a":'.repeat(500).slice(0, 191)}…
${roles}  → to fix it: add a server that offers it: mcp-server-commands 0.5.0 has run_command (read on 2026-11-22)
      servers:
        - { name: mcp-server-commands, command: npx, args: ["-y", "mcp-server-commands@0.5.0"] }

not ok: 1 host refuses
`,
      '',
    ]);
  });

  test('what nests deeper than anybody reads is said, and judged by nobody', async () => {
    expect(await judged('deep.json', host(nested(1000, 'string')))).toEqual([
      1,
      `deep.host.yaml:9:10410: error[source/limit] nesting is deeper than 400 levels
  |
9 | …type":"******","required":["*"],"**********":{"*":{"type":"******","required":["*"],"**********":{"*…
  |                                                    ^
  = help: flatten the document, or write it as JSON, which is read to 1100 levels
deep.json  (signature: not applicable)

? not judged  deep.host.yaml
  ? its profile cannot be used: deep.host.yaml:9:10410: nesting is deeper than 400 levels
  → correct the profile; cartwright check lists all faults

more about a rule: cartwright explain source/limit
not ok: 1 error, 1 host not judged
`,
      '',
    ]);
    const manifest = readFileSync(join(cwd, 'deep.json'), 'utf8');
    const deeper = `"x-deep":${JSON.stringify(nested(600, 'string'))},"tier"`;
    writeFileSync(join(cwd, 'deeper.json'), manifest.replace(/"tier"/, deeper));
    expect(await judged('deeper.json', host(nested(1, 'string')))).toEqual([
      1,
      `deeper.json:1:28819: error[source/limit] nesting is deeper than 1100 levels
  |
1 | …*"],"**********":{"*":{"type":"******","required":["*"],"**********":{"*":{"type":"******","required…
  |                                                    ^
  = help: flatten the document
deeper.json  (signature: not applicable)

✗ refuse  workbench  (MCP 2025-11-25)
  ✗ manifest:: asked nesting is deeper than 1100 levels, offered a valid cart.harness.v1
  → to fix it: fix the manifest: no host can

more about a rule: cartwright explain source/limit
not ok: 1 error, 1 host refuses
`,
      '',
    ]);
  });
});
