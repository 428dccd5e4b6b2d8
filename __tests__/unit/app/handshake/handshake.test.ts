import { describe, expect, test } from '@jest/globals';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nodeFileSystem } from '../../../../src/adapters/fs/node-fs.ts';
import { descriptorPaths } from '../../../../src/app/handshake/descriptor-paths.ts';
import { handshakeAll, type HandshakeOutcome } from '../../../../src/app/handshake/handshake.ts';
import { runPreflight } from '../../../../src/app/handshake/preflight.ts';
import type { SignatureOf } from '../../../../src/app/package/subject.ts';
import { serializeManifest } from '../../../../src/core/manifest/build.ts';
import { PROFILES } from '../../../../src/ids.ts';
import { REFERENCE_HOST, REFERENCE_MANIFEST, takes, tool } from '../../../support/handshake.ts';
import { scratch } from '../../../support/scratch.ts';
import { untracked } from '../../../support/untracked.ts';

const profile = PROFILES.cart;
const MANIFEST = serializeManifest(REFERENCE_MANIFEST);
const HOST = { schemaVersion: 'cart.host.v1', ...REFERENCE_HOST };
const DIGEST = `sha256:${'ab'.repeat(32)}`;

function folder(files: Record<string, string | object>): string {
  const cwd = scratch();
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(join(cwd, path, '..'), { recursive: true });
    writeFileSync(join(cwd, path), typeof content === 'string' ? content : JSON.stringify(content, null, 2));
  }
  return cwd;
}

const run = (
  cwd: string,
  subjects: string[],
  hosts: string[],
  signatureOf?: SignatureOf,
  allowUnsigned = false,
): Promise<HandshakeOutcome> =>
  handshakeAll(nodeFileSystem(cwd, untracked), { subjects, hosts, profile, signatureOf, allowUnsigned });

const brief = ({ result, diagnostics }: HandshakeOutcome): unknown => ({
  results: result.results.map(({ subject, signature, host, verdict, reason, descriptor }) => [
    subject,
    signature,
    host,
    verdict,
    descriptor?.unmet.join(' ') ?? reason,
  ]),
  diagnostics: diagnostics.map(({ path, range, rule }) => `${path}:${range.start.line}:${range.start.column} ${rule}`),
});

const judged =
  (signature: 'verified' | 'unsigned' | 'failed', manifest: string | undefined): SignatureOf =>
  (path) =>
    Promise.resolve({
      signature,
      manifestBytes: manifest === undefined ? undefined : new TextEncoder().encode(manifest),
      outcome: {
        path,
        ok: signature === 'verified',
        trust: signature === 'verified' ? 'portable' : signature === 'unsigned' ? 'unsigned' : 'tampered',
        cartridgeId: null,
        romDigest: DIGEST,
        fileDigest: DIGEST,
        saveRecords: 0,
        publisherId: null,
        keyids: [],
        signedAt: null,
        checks: signature === 'verified' ? [] : [{ id: 'signature', ok: false, message: 'no' }],
      },
    });

describe('what FILE may be (docs/promises.md, Commands)', () => {
  test('a manifest; the descriptor holds the digest of its exact bytes (docs/format.md 5)', async () => {
    const cwd = folder({ 'm.json': MANIFEST, 'spaced.json': `${MANIFEST}\n`, 'h.host.json': HOST });
    const { result } = await run(cwd, ['m.json', 'spaced.json'], ['h.host.json']);
    const hashes = result.results.map(({ descriptor }) => descriptor?.requirementsHash);
    expect(hashes).toEqual(
      [MANIFEST, `${MANIFEST}\n`].map((text) => `sha256:${createHash('sha256').update(text).digest('hex')}`),
    );
  });
  test('a package folder', async () => {
    const yaml =
      'schemaVersion: cart.package.v1\nid: com.acme/b\nversion: 1.0.0\npublisher: com.acme\nname: B\nrole: reviewer\n';
    const cwd = folder({ 'b/cartridge.yaml': yaml, 'h.host.json': HOST });
    expect(brief(await run(cwd, ['b'], ['h.host.json']))).toEqual({
      results: [['b', 'not applicable', 'Reference host', 'accept', '']],
      diagnostics: [],
    });
  });

  const cartridges: [string, SignatureOf, boolean, unknown][] = [
    [
      'docs/format.md 4.1: a verified cartridge is negotiated',
      judged('verified', MANIFEST),
      false,
      { results: [['c.cart', 'verified', 'Reference host', 'accept', '']], diagnostics: [] },
    ],
    [
      'docs/format.md 7, row 1: a signature that does not verify',
      judged('failed', MANIFEST),
      false,
      {
        results: [['c.cart', 'failed', 'Reference host', 'refuse', 'manifest.signature']],
        diagnostics: ['c.cart:1:1 signature/not-verified'],
      },
    ],
    [
      'docs/format.md 7, row 1: no signature',
      judged('unsigned', MANIFEST),
      false,
      {
        results: [['c.cart', 'unsigned', 'Reference host', 'refuse', 'manifest.signature']],
        diagnostics: ['c.cart:1:1 signature/not-verified'],
      },
    ],
    [
      'no signature, and that is allowed',
      judged('unsigned', MANIFEST),
      true,
      { results: [['c.cart', 'unsigned', 'Reference host', 'accept', '']], diagnostics: [] },
    ],
    [
      'allowing unsigned ones does not let a broken one pass',
      judged('failed', MANIFEST),
      true,
      {
        results: [['c.cart', 'failed', 'Reference host', 'refuse', 'manifest.signature']],
        diagnostics: ['c.cart:1:1 signature/not-verified'],
      },
    ],
    [
      'no manifest in it',
      judged('verified', undefined),
      false,
      { results: [['c.cart', 'verified', 'Reference host', 'refuse', 'manifest:']], diagnostics: [] },
    ],
  ];
  test.each(cartridges)('%s', async (_, signatureOf, allowUnsigned, expected) => {
    const cwd = folder({ 'c.cart': 'x', 'h.host.json': HOST });
    expect(brief(await run(cwd, ['c.cart'], ['h.host.json'], signatureOf, allowUnsigned))).toEqual(expected);
  });

  const manifests: [string, string, unknown][] = [
    [
      'docs/format.md 7, row 2: an unrecognized schemaVersion',
      MANIFEST.replace('cart.harness.v1', 'cart.harness.v9'),
      [['m.json', 'not applicable', 'Reference host', 'refuse', 'manifest.schemaVersion']],
    ],
    [
      'docs/format.md 2.2: a manifest that lacks a required role',
      JSON.stringify({ ...REFERENCE_MANIFEST, requiredTools: REFERENCE_MANIFEST.requiredTools.slice(1) }),
      [['m.json', 'not applicable', 'Reference host', 'refuse', 'tool:cart:execute']],
    ],
    [
      'a manifest that is not a manifest',
      '[]',
      [['m.json', 'not applicable', 'Reference host', 'refuse', 'manifest.schemaVersion']],
    ],
    ['a manifest that is not JSON', '{', [['m.json', 'not applicable', 'Reference host', 'refuse', 'manifest:']]],
    [
      'a manifest with faults in two members',
      JSON.stringify({
        ...REFERENCE_MANIFEST,
        model: { toolUse: true, minContextWindowTokens: 'many' },
        network: ['web'],
      }),
      [
        [
          'm.json',
          'not applicable',
          'Reference host',
          'refuse',
          'manifest:/model/minContextWindowTokens manifest:/network/0',
        ],
      ],
    ],
    [
      'a revision that is not a date',
      JSON.stringify({ ...REFERENCE_MANIFEST, mcp: { minProtocolRevision: '2025-02-30' } }),
      [['m.json', 'not applicable', 'Reference host', 'refuse', 'manifest:/mcp/minProtocolRevision']],
    ],
    [
      'docs/format.md 2.2: a required role without its scope, and a role that is missing',
      JSON.stringify({
        ...REFERENCE_MANIFEST,
        requiredTools: REFERENCE_MANIFEST.requiredTools
          .slice(0, 3)
          .map((tool) => (tool.role === 'cart:execute' ? { ...tool, capabilityScopes: ['fs.read'] } : tool)),
      }),
      [['m.json', 'not applicable', 'Reference host', 'refuse', 'tool:cart:search']],
    ],
    [
      'docs/format.md 2.2: a required role without its scope',
      MANIFEST.replace('"exec",', ''),
      [['m.json', 'not applicable', 'Reference host', 'refuse', 'manifest:/requiredTools/0/capabilityScopes']],
    ],
  ];
  test.each(manifests)('%s is refused, and its fault has a place', async (_, text, results) => {
    const cwd = folder({ 'm.json': text, 'h.host.json': HOST });
    const outcome = brief(await run(cwd, ['m.json'], ['h.host.json'])) as { results: unknown; diagnostics: string[] };
    expect(outcome.results).toEqual(results);
    expect(outcome.diagnostics[0]).toMatch(/^m\.json:\d+:\d+ (?:manifest|source)\//);
  });
});

describe('where hosts come from', () => {
  const other = { ...HOST, name: 'Other' };
  const files = { 'm.json': MANIFEST, 'hosts/a.host.json': HOST, 'hosts/b.host.json': other, 'hosts/notes.md': '#' };
  const names = async (hosts: string[]): Promise<string[]> =>
    (await run(folder(files), ['m.json'], hosts)).result.results.map(({ host }) => host);

  test.each([
    [['hosts/b.host.json'], ['Other']],
    [['hosts'], ['Reference host', 'Other']],
    [['hosts/*.host.json'], ['Reference host', 'Other']],
    [
      ['hosts/b.host.json', 'hosts'],
      ['Other', 'Reference host'],
    ],
    [['gemini-cli'], ['Gemini CLI']],
    [
      ['Gemini CLI', 'hosts/a.host.json'],
      ['Gemini CLI', 'Reference host'],
    ],
  ])('%j', async (hosts, expected) => expect(await names(hosts)).toEqual(expected));

  test.each([
    ['gemini-cil', 'there is no file and no client "gemini-cil"', 'did you mean "gemini-cli"?'],
    ['hosts/aa.host.json', 'there is no file and no client "hosts/aa.host.json"', 'did you mean "hosts/a.host.json"?'],
    ['hosts/c.host.json', 'there is no file and no client "hosts/c.host.json"', /^clients: amazonq, /],
    ['none/*.host.yaml', 'no file matches the host glob "none/*.host.yaml"', undefined],
  ])('%s leads to nothing', async (host, message, help) => {
    await expect(names([host])).rejects.toMatchObject({
      name: 'UserError',
      message,
      ...(help === undefined ? {} : { help }),
    });
  });

  test('attack 190: a revision that is not a date is an error of the profile, and the host is not judged', async () => {
    for (const protocolRevision of ['2024-13-99', '2025-02-30', 'latest', '', 20241105]) {
      const cwd = folder({ 'm.json': MANIFEST, 'h.host.json': { ...HOST, protocolRevision } });
      const outcome = await run(cwd, ['m.json'], ['h.host.json']);
      const { compliance, results } = outcome.result;
      expect([compliance, results.map(({ verdict }) => verdict)]).toEqual(['not judged', ['not judged']]);
      expect(outcome.diagnostics.map(({ pointer }) => pointer)).toEqual(['/protocolRevision']);
    }
  });
});

describe('JSON under a YAML name, as --record writes it', () => {
  const recorded = `${JSON.stringify(HOST, null, 2)}\n`;
  const judge = async (text: string): Promise<unknown> =>
    brief(await run(folder({ 'm.json': MANIFEST, 'h.host.yaml': text }), ['m.json'], ['h.host.yaml']));

  test('is read, of any size', async () => {
    const accept = { results: [['m.json', 'not applicable', 'Reference host', 'accept', '']], diagnostics: [] };
    expect(await judge(recorded)).toEqual(accept);
    const description = 'x'.repeat(3 * 1024 * 1024);
    expect(await judge(JSON.stringify({ ...HOST, description }))).toEqual(accept);
  });
  test.each([
    [
      'a fault has its place',
      recorded.replace('2024-11-05', '2024-13-05'),
      'h.host.yaml:4:23 host/revision',
      'protocolRevision is "2024-13-05", which is not a date',
    ],
    [
      'a key twice is found',
      `{"name": "a", ${recorded.slice(1)}`,
      'h.host.yaml:3:3 source/duplicate-key',
      'duplicate key "name", first on line 1',
    ],
    [
      'a comment makes it YAML, where a fault has its place too',
      `${recorded.replace('2024-11-05', 'x')}# so\n`,
      'h.host.yaml:4:23 host/revision',
      'protocolRevision is "x", which is not a date',
    ],
  ])('%s', async (_, text, diagnostic, problem) => {
    const reason = `its profile cannot be used: ${diagnostic.replace(/ .*/, '')}: ${problem}`;
    expect(await judge(text)).toEqual({
      results: [['m.json', 'not applicable', 'Reference host', 'not judged', reason]],
      diagnostics: [diagnostic],
    });
  });

  test.each([
    ['Mine', 'Mine'],
    ['x'.repeat(201), 'x'.repeat(200)],
    [' ', 'h.host.yaml'],
    ['', 'h.host.yaml'],
    [7, 'h.host.yaml'],
  ])('one with a fault and the name %j is called %s', async (name, called) => {
    const cwd = folder({ 'm.json': MANIFEST, 'h.host.yaml': JSON.stringify({ ...HOST, name, protocolRevision: 'x' }) });
    const { result } = await run(cwd, ['m.json'], ['h.host.yaml']);
    expect(result.results.map(({ host, verdict }) => [host, verdict])).toEqual([[called, 'not judged']]);
  });
});

describe('preflight', () => {
  test('a persisted descriptor is checked against the manifest, and nothing is written (docs/format.md 3; attack 200)', async () => {
    const cwd = folder({ 'm.json': MANIFEST, 'h.host.json': HOST });
    const fs = nodeFileSystem(cwd, untracked);
    const { result } = await run(cwd, ['m.json'], ['h.host.json']);
    fs.writeFile('d.json', JSON.stringify(result.results[0]?.descriptor));
    const before = readdirSync(cwd).map((name) => [name, readFileSync(join(cwd, name), 'utf8')]);
    expect(await runPreflight(fs, 'm.json', 'd.json', { profile })).toMatchObject({ ok: true, diagnostics: [] });
    writeFileSync(join(cwd, 'm.json'), `${MANIFEST} `);
    const stale = await runPreflight(fs, 'm.json', 'd.json', { profile });
    expect([stale.ok, stale.checks.filter(({ ok }) => ok === false).map(({ id }) => id)]).toEqual([
      false,
      ['requirementsHash'],
    ]);
    writeFileSync(join(cwd, 'm.json'), MANIFEST);
    expect(readdirSync(cwd).map((name) => [name, readFileSync(join(cwd, name), 'utf8')])).toEqual(before);
  });

  test('the answer of a handshake is not a descriptor, which is said once, with the way out', async () => {
    const cwd = folder({ 'm.json': MANIFEST, 'h.host.json': HOST });
    const { result } = await run(cwd, ['m.json'], ['h.host.json']);
    writeFileSync(join(cwd, 'd.json'), JSON.stringify(result));
    const { ok, diagnostics } = await runPreflight(nodeFileSystem(cwd, untracked), 'm.json', 'd.json', { profile });
    expect([ok, diagnostics.map(({ path, pointer, help }) => [path, pointer, help])]).toEqual([
      false,
      [['d.json', '/results', 'write the descriptor alone, with cartwright handshake FILE --host PROFILE --out FILE']],
    ]);
  });

  test.each([
    ['{"verdict":"accept"}', 'descriptor/schema'],
    ['{"verdict":"accept",}', 'syntax'],
    ['', 'syntax'],
    ['null', 'descriptor/schema'],
  ])('a malformed descriptor %j aborts with its place', async (text, rule) => {
    const cwd = folder({ 'm.json': MANIFEST, 'd.txt': text });
    const { ok, diagnostics } = await runPreflight(nodeFileSystem(cwd, untracked), 'm.json', 'd.txt', { profile });
    expect([ok, diagnostics[0]?.path]).toEqual([false, 'd.txt']);
    expect(diagnostics[0]?.rule).toContain(rule);
  });

  test.each(['d.json', 'd.JSON', 'd.txt', 'd.json.yaml', 'd'])(
    'a descriptor is JSON, whatever its file is called: %s',
    async (name) => {
      const cwd = folder({ 'm.json': MANIFEST, [name]: 'verdict: accept\n' });
      const { ok, diagnostics } = await runPreflight(nodeFileSystem(cwd, untracked), 'm.json', name, { profile });
      expect([ok, diagnostics.map(({ path, rule, message }) => [path, rule, message])]).toEqual([
        false,
        [[name, 'source/syntax', 'not valid JSON: this is not a JSON value']],
      ]);
    },
  );

  test('a cartridge whose signature fails aborts whatever the descriptor says', async () => {
    const cwd = folder({ 'c.cart': 'x', 'd.json': '{}' });
    const result = await runPreflight(nodeFileSystem(cwd, untracked), 'c.cart', 'd.json', {
      profile,
      signatureOf: judged('failed', MANIFEST),
    });
    expect([result.ok, result.signature, result.checks.map(({ id }) => id)]).toEqual([false, 'failed', ['manifest']]);
  });
});

describe('what the verdicts say of the hosts is in their profiles', () => {
  const narrow = tool('execute', ['exec', 'fs.read'], {
    type: 'object',
    properties: { command: { type: 'string', maxLength: 2, pattern: '^[a-z]*$' }, confirm: { type: 'boolean' } },
    required: ['command'],
  });
  const tools = [narrow, ...REFERENCE_HOST.tools.slice(1)];
  const placed = ({ hostFindings }: HandshakeOutcome): unknown =>
    hostFindings.map(({ path, range: { start }, pointer, level, rule, message }) => [
      `${path}:${start.line}:${start.column} ${level} ${rule}`,
      pointer,
      message,
    ]);

  test('a reservation at the keyword of the tool, once for many cartridges', async () => {
    const text = JSON.stringify({ ...HOST, tools }, null, 1);
    const cwd = folder({ 'm.json': MANIFEST, 'n.json': MANIFEST, 'h.host.json': text });
    const outcome = await run(cwd, ['m.json', 'n.json'], ['h.host.json']);
    expect(outcome.result).toMatchObject({ compliance: 'accept', results: [{ reservations: 2 }, { reservations: 2 }] });
    const lineOf = (part: string): string => {
      const lines = text.split('\n');
      const line = lines.findIndex((each) => each.includes(part));
      return `${line + 1}:${(lines[line] ?? '').indexOf(part) + part.length + 1}`;
    };
    expect(placed(outcome)).toEqual([
      [
        `h.host.json:${lineOf('"maxLength": ')} warning handshake/reservation`,
        '/tools/0/inputSchema/properties/command/maxLength',
        'host "Reference host" binds "execute" to cart:execute (suggested) with a reservation: "command": the tool takes 2 characters at most; for example it rejects {"command":"0"}',
      ],
      [
        `h.host.json:${lineOf('"pattern": ')} warning handshake/reservation`,
        '/tools/0/inputSchema/properties/command/pattern',
        'host "Reference host" binds "execute" to cart:execute (suggested) with a reservation: "command": the tool takes only what matches the pattern "^[a-z]*$"; for example it rejects {"command":"!"}',
      ],
    ]);
  });

  test('--strict refuses it, and nothing is reserved any more', async () => {
    const cwd = folder({ 'm.json': MANIFEST, 'h.host.json': { ...HOST, tools } });
    const subjects = { subjects: ['m.json'], hosts: ['h.host.json'], profile };
    const outcome = await handshakeAll(nodeFileSystem(cwd, untracked), { ...subjects, strict: true });
    expect([outcome.result.compliance, placed(outcome)]).toEqual(['refuse', []]);
    expect(outcome.result.results[0]?.roles[0]?.candidates[0]).toMatchObject({
      tool: 'execute',
      schema: 'accepts',
      notTaken: 'it has 2 reservations, and --strict accepts none',
    });
  });

  test('a wrapped tool at its own entry', async () => {
    const real = tool('run', [], narrow.inputSchema);
    const wrapper = { name: 'execute', scopes: ['exec', 'fs.read'], wraps: 'run', constants: { confirm: true } };
    const text = JSON.stringify({ ...HOST, tools: [real, wrapper, ...tools.slice(1)] }, null, 1);
    const outcome = await run(folder({ 'm.json': MANIFEST, 'h.host.json': text }), ['m.json'], ['h.host.json']);
    expect((placed(outcome) as unknown[]).slice(0, 1)).toEqual([
      [
        `h.host.json:${text.split('\n').findIndex((line) => line.includes('"wraps"')) + 1}:13 warning handshake/reservation`,
        '/tools/1/wraps',
        expect.stringContaining('"command": the tool takes 2 characters at most'),
      ],
    ]);
  });

  test('a host with only servers that were not asked is not judged, and the way out is said', async () => {
    const servers = [{ name: 's', command: 'server' }];
    const text = JSON.stringify({ ...HOST, tools: [], servers }, null, 1);
    const cwd = folder({ 'm.json': MANIFEST, 'h.host.json': text, 'good.host.json': { ...HOST, name: 'good' } });
    const outcome = await run(cwd, ['m.json'], ['h.host.json', 'good.host.json']);
    const reason = 'its tools are known to its servers only, and those were not asked';
    const help =
      'ask them with --live (the input live), or record the host once with --live --record PROFILE and judge that';
    expect(outcome.result.compliance).toBe('not judged');
    expect(outcome.result.results[0]).toEqual({
      subject: 'm.json',
      signature: 'not applicable',
      host: 'Reference host',
      profile: 'h.host.json',
      verdict: 'not judged',
      reason,
      help,
      reservations: 0,
      error: null,
      roles: [],
    });
    expect(outcome.hostFindings).toEqual([
      {
        rule: 'handshake/not-judged',
        level: 'warning',
        message: `host "Reference host" is not judged: ${reason}`,
        path: 'h.host.json',
        range: expect.objectContaining({}),
        pointer: '/servers',
        help,
      },
    ]);
  });

  test('a declared tool beside servers is judged as declared', async () => {
    const servers = [{ name: 's', command: 'server' }];
    const cwd = folder({ 'm.json': MANIFEST, 'h.host.json': { ...HOST, servers } });
    expect((await run(cwd, ['m.json'], ['h.host.json'])).result.compliance).toBe('accept');
  });

  test('one refusing host leads over one that is not judged; a folder that cannot be read is left out of nothing', async () => {
    const poor = { ...HOST, name: 'poor', tools: [tool('x', [], takes('y'))] };
    const cwd = folder({ 'm.json': MANIFEST, 'a.host.json': '{', 'b.host.json': poor, 'c.host.json': HOST });
    const { result } = await run(cwd, ['m.json'], ['.']);
    expect([result.compliance, result.results.map(({ host, verdict }) => [host, verdict])]).toEqual([
      'refuse',
      [
        ['a.host.json', 'not judged'],
        ['poor', 'refuse'],
        ['Reference host', 'accept'],
      ],
    ]);
  });
});

describe('the descriptors of verdicts', () => {
  test('one verdict goes to the file that was named, several into a folder under names of their own', async () => {
    const cwd = folder({
      'm.json': MANIFEST,
      'a/m.json': MANIFEST,
      'h.host.json': HOST,
      'i.host.json': { ...HOST, name: '../Evil::host' },
    });
    const { result } = await run(cwd, ['m.json', 'a/m.json'], ['h.host.json', 'i.host.json']);
    expect(descriptorPaths(result.results.slice(0, 1), 'out.json')).toEqual(['out.json']);
    expect(descriptorPaths(result.results, 'out/')).toEqual([
      'out/m.json.reference-host.descriptor.json',
      'out/m.json.evil-host.descriptor.json',
      'out/m.json.reference-host-2.descriptor.json',
      'out/m.json.evil-host-2.descriptor.json',
    ]);
  });
});
