/** Contracts that no tool can serve, and tools that serve none: attacks 247, 248 and 250. */
import { expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MANIFEST_PATH } from '../../src/ids.ts';
import { build, freshPem, freshSigner, sign } from '../support/cartridges.ts';
import { signedBlindly } from '../support/forge.ts';
import { runAction } from '../support/github/run-action.ts';
import { startGitHub } from '../support/github/server.ts';
import { newWorld } from '../support/github/world.ts';
import { scratch } from '../support/scratch.ts';
import { program } from '../support/main.ts';

const command = { type: 'string' };
const takes = (more: object): object => ({ type: 'object', required: ['command'], properties: { command }, ...more });

/** A folder with a package whose contract of the execute role has this schema. */
function packaged(inputSchema: object): string {
  const cwd = scratch();
  mkdirSync(join(cwd, 'agent/rom'), { recursive: true });
  writeFileSync(join(cwd, 'agent/rom/notes.md'), 'Notes\n');
  const contract = { role: 'cart:execute', inputSchema };
  const head = {
    schemaVersion: 'cart.package.v1',
    id: 'com.example/agent',
    version: '1.0.0',
    publisher: 'com.example',
  };
  const text = { ...head, name: 'Agent', role: 'builder', harness: { requiredTools: [contract] } };
  writeFileSync(join(cwd, 'agent/cartridge.yaml'), JSON.stringify(text, null, 1));
  return cwd;
}

const AT = 'agent/cartridge.yaml';
const IS = 'error[manifest/contract] the inputSchema of cart:execute is not a contract: ';
const NONE = 'error[manifest/contract] no call meets the inputSchema of cart:execute';

const NO_CONTRACTS: readonly [string, object, string][] = [
  [
    'an unknown type',
    takes({ properties: { command, n: { type: 'nope' } } }),
    `22:16: ${IS}type is "nope", which is not a type`,
  ],
  ['a size that is a word', takes({ minProperties: 'two' }), `22:23: ${IS}minProperties is not an integer from 0 up`],
  ['not anything', takes({ not: {} }), `12:20: ${NONE}`],
  [
    'lengths that exclude each other',
    takes({ properties: { command: { ...command, minLength: 5, maxLength: 2 } } }),
    `12:20: ${NONE}`,
  ],
  [
    'a reference to the outside',
    takes({ properties: { command, x: { $ref: 'https://example.com/a' } } }),
    `21:12: ${IS}it refers to "https://example.com/a", which is not in the document`,
  ],
  [
    'a list of arguments',
    { type: 'array' },
    `13:14: error[manifest/schema] "requiredTools[0].inputSchema.type" is "array"; allowed: "object"`,
  ],
  [
    'an unknown dialect',
    takes({ $schema: 'http://json-schema.org/draft-03/schema#' }),
    `22:17: ${IS}its dialect "http://json-schema.org/draft-03/schema#" is not known`,
  ],
  [
    'a pattern that is none',
    takes({ properties: { command: { ...command, pattern: '(' } } }),
    `20:19: ${IS}"(" is not a regular expression`,
  ],
];

test.each(NO_CONTRACTS)(
  'attack 247: %s is an error at its place wherever a contract is made',
  async (_, schema, expected) => {
    const cwd = packaged(schema);
    for (const args of [
      ['manifest', 'agent'],
      ['build', 'agent', '--out', 'a.cart'],
      ['check', 'agent'],
      ['handshake', 'agent', '--host', 'claude-code'],
    ]) {
      const { code, stdout, stderr } = await program([...args, '--color', 'never'], { cwd });
      expect([args[0], code, (stdout + stderr).split('\n').find((line) => line.includes('error[manifest/'))]).toEqual([
        args[0],
        1,
        `${AT}:${expected}`,
      ]);
    }
  },
);

test.each(NO_CONTRACTS)(
  'attack 247: %s in a cartridge is signed, verified and packed by none',
  async (_, schema, at) => {
    const cwd = packaged(takes({}));
    const { stdout } = await program(['manifest', 'agent'], { cwd });
    const manifest = JSON.parse(stdout) as { requiredTools: { role: string }[] };
    const requiredTools = manifest.requiredTools.map((each) =>
      each.role === 'cart:execute' ? { ...each, inputSchema: schema } : each,
    );
    const signer = freshSigner();
    await build(cwd, 'agent', 'a.cart');
    await sign(cwd, 'a.cart', signer);
    const content = JSON.stringify({ ...manifest, requiredTools });
    const signed = await signedBlindly(readFileSync(join(cwd, 'a.cart')), signer, MANIFEST_PATH, content);
    writeFileSync(join(cwd, 'a.cart'), signed);
    writeFileSync(join(cwd, 'key.pem'), freshPem().privatePem, { mode: 0o600 });
    const why = `  ✗ structure: invalid: ${MANIFEST_PATH}:1: ${at.slice(at.indexOf('] ') + 2)}`;
    for (const args of [
      ['verify', 'a.cart'],
      ['sign', 'a.cart', '--key', 'key.pem', '--replace'],
      ['pack', '--oci', 'out', 'a.cart'],
    ]) {
      const run = await program(args, { cwd });
      const faults = run.stdout.split('\n').filter((line) => line.startsWith('  ✗ '));
      expect([args[0], run.code, run.stderr, faults]).toEqual([args[0], 1, '', [why]]);
    }
    expect(readFileSync(join(cwd, 'a.cart')).equals(signed)).toBe(true);
    expect(existsSync(join(cwd, 'out'))).toBe(false);
  },
);

test.each(NO_CONTRACTS)('attack 247: %s is not released', async (_, schema, at) => {
  const workspace = packaged(schema);
  const git = (...args: string[]): string => execFileSync('git', args, { cwd: workspace, encoding: 'utf8' }).trim();
  git('init', '-q');
  git('add', '-A');
  git('-c', 'user.name=T', '-c', 'user.email=t@example.org', 'commit', '-qm', 'all');
  git('tag', '1.0.0');
  const { events } = JSON.parse(readFileSync(new URL('../fixtures/github/events.json', import.meta.url), 'utf8')) as {
    events: Record<string, object>;
  };
  const world = newWorld('Codertocat/Hello-World', 'a'.repeat(40));
  world.releases.push({ id: 7, tag: '1.0.0', draft: false, assets: [] });
  const github = await startGitHub(world);
  const { code, commands } = await runAction({
    workspace,
    event: 'release',
    payload: events['release'],
    apiUrl: github.url,
    env: { GITHUB_SHA: git('rev-parse', 'HEAD') },
    inputs: { command: 'release', 'signing-key': freshPem().privatePem, 'release-tag': '1.0.0' },
  });
  await github.close();
  const errors = commands.filter(({ command }) => command === 'error');
  // A range of several lines has no column.
  const places = errors.map(
    ({ properties: { file, line, title }, data }) => `${file}:${line}: error[${title}] ${data.split('\n')[0]}`,
  );
  const refused = `${AT}:${at.replace(/^(\d+):\d+/, '$1')}`;
  expect([code, places, world.releases.flatMap(({ assets }) => assets)]).toEqual([
    1,
    [refused, expect.stringMatching(/ error\[cartwright\] not ok: 1 error$/)],
    [],
  ]);
});

const SCOPES = {
  execute: ['exec', 'fs.read'],
  dispatch: ['dispatch'],
  add_memory: ['memory.write'],
  search_memory: ['search', 'memory.read'],
};
const PROPERTIES = { execute: 'command', dispatch: 'task', add_memory: 'summary', search_memory: 'query' };

/** What the execute role comes to with a tool of these members. */
async function executes(tool: object): Promise<unknown> {
  const cwd = packaged(takes({}));
  const tools = Object.entries(PROPERTIES).map(([name, property]) => ({
    name,
    inputSchema: { type: 'object', required: [property], properties: { [property]: { type: 'string' } } },
    scopes: SCOPES[name as keyof typeof SCOPES],
  }));
  const host = {
    schemaVersion: 'cart.host.v1',
    name: 'desk',
    protocolRevision: '2025-11-25',
    model: { toolUse: true, contextWindowTokens: 200_000 },
    filesystem: ['fs.read'],
    tools: tools.map((each) => (each.name === 'execute' ? { ...each, ...tool } : each)),
  };
  writeFileSync(join(cwd, 'desk.host.yaml'), JSON.stringify(host));
  const { code, stdout } = await program(['handshake', 'agent', '--host', 'desk.host.yaml', '--format', 'json'], {
    cwd,
  });
  const { results } = JSON.parse(stdout) as {
    results: {
      verdict: string;
      roles: { candidates: { schema: string; witness?: unknown; reservations: unknown[] }[] }[];
    }[];
  };
  const [found] = results[0]?.roles[0]?.candidates ?? [];
  return [code, results[0]?.verdict, found?.schema, found?.witness, found?.reservations.length];
}

const schema = (more: object): object => ({ inputSchema: takes(more) });

test.each<[string, object, unknown]>([
  ['no property at all', schema({ maxProperties: 0 }), [1, 'refuse', 'refuses', { command: '' }, 0]],
  [
    'not the one that is sent',
    schema({ not: { required: ['command'] } }),
    [1, 'refuse', 'refuses', { command: '' }, 0],
  ],
  ['one that is never sent', schema({ required: ['command', 'cwd'] }), [1, 'refuse', 'refuses', { command: '' }, 0]],
  ['as a task only', { execution: { taskSupport: 'required' } }, [1, 'refuse', 'refuses', { command: '' }, 0]],
  ['as a task, too', { execution: { taskSupport: 'optional' } }, [0, 'accept', 'accepts', undefined, 0]],
  [
    'draft-03',
    schema({ $schema: 'http://json-schema.org/draft-03/schema#', disallow: 'string' }),
    [1, 'refuse', 'unknown', undefined, 0],
  ],
  [
    'a required vocabulary',
    schema({ $vocabulary: { 'https://example.com/v': true } }),
    [1, 'refuse', 'unknown', undefined, 0],
  ],
  [
    'a vocabulary that may be unknown',
    schema({ $vocabulary: { 'https://example.com/v': false } }),
    [0, 'accept', 'accepts', undefined, 0],
  ],
  [
    'draft-04 with its own bounds',
    schema({
      $schema: 'http://json-schema.org/draft-04/schema#',
      properties: { command, n: { type: 'integer', minimum: 0, exclusiveMinimum: true } },
    }),
    [0, 'accept', 'accepts', undefined, 0],
  ],
  [
    'the bounds of draft-04 in 2020-12',
    schema({ properties: { command, n: { type: 'integer', minimum: 0, exclusiveMinimum: true } } }),
    [1, 'refuse', 'unknown', undefined, 0],
  ],
  [
    'a root with branches that look at what is sent',
    schema({
      properties: {},
      anyOf: [{ properties: { command } }, { properties: { script: command } }],
      unevaluatedProperties: false,
    }),
    [0, 'accept', 'accepts', undefined, 0],
  ],
  [
    'every member of MCP',
    {
      title: 'Run',
      icons: [{ src: 'https://example.com/a.png' }],
      annotations: {},
      outputSchema: { type: 'object' },
      execution: {},
      _meta: { 'example.com/a': 1 },
    },
    [0, 'accept', 'accepts', undefined, 0],
  ],
])('attack 248: %s', async (_, tool, expected) => {
  expect(await executes(tool)).toEqual(expected);
});

test('attack 250: a rule of integrity is raised by a configuration, and never lowered', async () => {
  const cwd = packaged(takes({}));
  const tool = { name: 'execute', description: 'Runs', inputSchema: takes({}), digest: `sha256:${'0'.repeat(64)}` };
  writeFileSync(
    join(cwd, 'desk.host.yaml'),
    JSON.stringify({ schemaVersion: 'cart.host.v1', name: 'desk', tools: [tool] }),
  );
  const checked = async (level: string): Promise<unknown> => {
    writeFileSync(join(cwd, 'cartwright.yaml'), `rules: { host/tool-changed: ${level} }\n`);
    const { stdout, stderr } = await program(['check', '.', '--color', 'never'], { cwd });
    const lines = (stdout + stderr).split('\n');
    return lines.find((line) => /host\/tool-changed/.test(line))?.replace(/^.*?(error|warning|"host)/, '$1');
  };
  const what = 'tool "execute" is not what was recorded: its words do not give its digest';
  expect(await checked('error')).toBe(`error[host/tool-changed] ${what}`);
  expect(await checked('warning')).toBe(`warning[host/tool-changed] ${what}`);
  for (const level of ['note', 'off'])
    expect(await checked(level)).toBe('"host/tool-changed" is an integrity rule, which cannot be silenced');
});

test('an optional role that writes is a warning, a preferred revision below the floor an error', async () => {
  const cwd = packaged(takes({}));
  const harness = { mcp: { minProtocolRevision: '2025-06-18', preferredProtocolRevision: '2025-03-26' } };
  const head = {
    schemaVersion: 'cart.package.v1',
    id: 'com.example/agent',
    version: '1.0.0',
    publisher: 'com.example',
    name: 'Agent',
    role: 'builder',
  };
  const said = async (more: object): Promise<unknown> => {
    writeFileSync(join(cwd, AT), JSON.stringify({ ...head, harness: more }));
    const { code, stdout, stderr } = await program(['manifest', 'agent', '--color', 'never'], { cwd });
    return [
      code,
      (stdout + stderr)
        .split('\n')
        .find((line) => /\[manifest\//.test(line))
        ?.replace(/^\S+ /, ''),
    ];
  };
  expect(await said(harness)).toEqual([
    1,
    'error[manifest/revision] preferredProtocolRevision 2025-03-26 is below the floor 2025-06-18',
  ]);
  expect(await said({ mcp: { minProtocolRevision: '2026-07-28' } })).toEqual([0, undefined]);
  const optionalTools = [{ role: 'cart:list_agents', capabilityScopes: ['memory.write'] }];
  expect(await said({ optionalTools })).toEqual([
    0,
    'warning[manifest/unusual-contract] optional role "cart:list_agents" asks for memory.write: optional roles only read',
  ]);
  const named = (name: string): object => ({ optionalTools: [{ role: 'cart:list_agents', name }] });
  expect(await said(named('a'.repeat(40)))).toEqual([0, undefined]);
  for (const name of ['a'.repeat(41), 'list.agents', 'list agents', 'über'])
    expect(await said(named(name))).toEqual([
      0,
      `warning[manifest/unusual-contract] the name "${name}" of cart:list_agents is one that clients shorten or refuse`,
    ]);
  expect(await said(named('execute'))).toEqual([
    1,
    'error[manifest/contract] the name "execute" of cart:list_agents is that of cart:execute, too',
  ]);
});
