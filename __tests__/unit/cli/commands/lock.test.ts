import { describe, expect, test } from '@jest/globals';
import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { hostExample, packageExample } from '../../../../src/core/result/rule-examples.ts';
import { withSql } from '../../../support/cartridges.ts';
import { cartridgeOf, LockedProject, lockedProject, signerNumber, TWO_SLOTS } from '../../../support/lock.ts';
import { runMain } from '../../../support/main.ts';
import { VERSION } from '../../../../src/version.ts';

const UNSTAFFED = '  · not staffed: slot "reviewer" of flow.cal.yaml: no cartridge matches role reviewer\n';
const KEY = signerNumber(1).publicKey;

test('the lock holds who staffs each slot, is the same from everywhere, and is only written when something changed', async () => {
  const project = await lockedProject();
  expect(await project.run('lock')).toEqual({
    code: 0,
    err: '',
    out: `✓ wrote cartwright.lock: 1 CAL, 2 slots, 1 host\n${UNSTAFFED}`,
  });
  const text = project.read('cartwright.lock');
  expect(text.replaceAll(/(romDigest|fileDigest|digest): sha256:[0-9a-f]{64}/g, '$1: DIGEST')).toBe(
    `# Which cartridge staffs each slot. Written by "cartwright lock"; commit it, and do not edit it.
schemaVersion: cart.lock.v1
cals:
  flow.cal.yaml:
    dev:
      id: com.example/dev
      version: 1.0.0
      romDigest: DIGEST
      signedBy: [${KEY.keyid}]
      fileDigest: DIGEST
    reviewer: none
hosts:
  desk.host.yaml:
    digest: DIGEST
    pins: {}
`,
  );
  expect(await project.run('lock')).toEqual({
    code: 0,
    err: '',
    out: `✓ unchanged cartwright.lock: 1 CAL, 2 slots, 1 host\n${UNSTAFFED}`,
  });
  // From a folder within, from one beside, and in a copy elsewhere.
  project.write({ 'cartwright.yaml': 'prefix: cart\n', 'docs/a.md': '' });
  project.commit();
  project.remove('cartwright.lock');
  expect(await runMain(['lock'], join(project.folder, 'docs'))).toMatchObject({ code: 0, err: '' });
  expect(project.read('cartwright.lock')).toBe(text);
  const other = await lockedProject();
  await other.run('lock', '--quiet');
  expect(other.read('cartwright.lock')).toBe(text);
  expect(readdirSync(other.folder).sort()).toEqual([
    'cartridges',
    'cartwright.lock',
    'desk.host.yaml',
    'flow.cal.yaml',
  ]);
});

/** What CycloneDX's own library finds wrong with a bill of materials by the strict schema of its version; null for nothing. */
async function schemaFaults(bom: string): Promise<unknown> {
  const { JsonStrictValidator } = createRequire(import.meta.url)('@cyclonedx/cyclonedx-library/Validation') as {
    readonly JsonStrictValidator: new (version: '1.6') => { validate(text: string): Promise<unknown> };
  };
  return new JsonStrictValidator('1.6').validate(bom);
}

describe('as a bill of materials', () => {
  test('it names what the lock names, valid by the schema of CycloneDX', async () => {
    const project = await lockedProject();
    await project.run('lock');
    const lock = project.read('cartwright.lock');
    const facts = (name: string): string[] =>
      [...lock.matchAll(new RegExp(` ${name}: sha256:(\\w{64})`, 'g'))].map(([, hex = '']) => hex);
    const [file = '', rom = '', host = ''] = ['fileDigest', 'romDigest', 'digest'].flatMap(facts);
    const { code, out, err } = await project.run('lock', '--format', 'cyclonedx');
    expect([code, err]).toEqual([0, '']);
    expect(await schemaFaults(out)).toBeNull();
    const cartridge = `com.example/dev@1.0.0 sha256:${file}`;
    expect(JSON.parse(out)).toEqual({
      $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
      bomFormat: 'CycloneDX',
      specVersion: '1.6',
      version: 1,
      metadata: { tools: { components: [{ type: 'application', name: 'cartwright', version: VERSION }] } },
      components: [
        {
          type: 'application',
          group: 'com.example',
          name: 'dev',
          version: '1.0.0',
          'bom-ref': cartridge,
          hashes: [{ alg: 'SHA-256', content: file }],
          properties: [
            { name: 'cartwright:romDigest', value: `sha256:${rom}` },
            { name: 'cartwright:signedBy', value: KEY.keyid },
          ],
        },
        {
          type: 'platform',
          'bom-ref': 'desk.host.yaml',
          name: 'desk.host.yaml',
          hashes: [{ alg: 'SHA-256', content: host }],
          properties: [],
        },
        { type: 'file', 'bom-ref': 'flow.cal.yaml', name: 'flow.cal.yaml' },
      ],
      dependencies: [{ ref: 'flow.cal.yaml', dependsOn: [cartridge] }],
    });
    expect(await project.run('lock', '--format', 'cyclonedx')).toEqual({ code, out, err });
    expect(await schemaFaults(out.replace('"SHA-256"', '"SHA-0"'))).not.toBeNull();
  });

  test('several projects make one, a cartridge of two is in it once, a package by its folder, pins by their tools', async () => {
    const project = new LockedProject();
    const dev = await cartridgeOf();
    const { text, files = [] } = packageExample();
    const pinned = `${hostExample().text}  - { name: pinned, inputSchema: {}, digest: 'sha256:${'a'.repeat(64)}' }\n`;
    for (const folder of ['one', 'two'])
      project.write({
        [`${folder}/cartwright.yaml`]: 'prefix: cart\n',
        [`${folder}/flow.cal.yaml`]: TWO_SLOTS,
        [`${folder}/dev.cart`]: dev,
      });
    project.write({ 'one/desk.host.yaml': pinned, 'two/package/cartridge.yaml': text });
    for (const each of files) project.write({ [`two/package/${each.path}`]: each.text });
    const { out } = await project.run('lock', '--format', 'cyclonedx');
    expect(await schemaFaults(out)).toBeNull();
    const { components, dependencies } = JSON.parse(out) as {
      components: { 'bom-ref': string; properties?: { name: string; value: string }[] }[];
      dependencies: unknown;
    };
    const agent = components[0]?.['bom-ref'] ?? '';
    expect(agent).toMatch(/^com\.example\/dev@1\.0\.0 sha256:[0-9a-f]{64}$/);
    expect(components.slice(1).map((each) => [each['bom-ref'], each.properties])).toEqual([
      ['one/desk.host.yaml', [{ name: 'cartwright:pin:pinned', value: `sha256:${'a'.repeat(64)}` }]],
      ['one/flow.cal.yaml', undefined],
      ['org.example/reviewer@1.0.0 two/package', [{ name: 'cartwright:package', value: 'two/package' }]],
      ['two/flow.cal.yaml', undefined],
    ]);
    expect(dependencies).toEqual([
      { ref: 'one/flow.cal.yaml', dependsOn: [agent] },
      { ref: 'two/flow.cal.yaml', dependsOn: [agent, 'org.example/reviewer@1.0.0 two/package'] },
    ]);
  });

  test('where a cartridge is not as demanded there is none', async () => {
    const project = await lockedProject();
    project.write({ 'other.pem': signerNumber(2).publicKey.pem });
    expect(await project.run('lock', '--public-key', 'other.pem', '--format', 'cyclonedx')).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringContaining('✗ not written cartwright.lock'),
    });
  });
});

test('with a CAL only its lines change, and hosts are left as they are', async () => {
  const project = await lockedProject();
  project.write({ 'other.cal.yaml': TWO_SLOTS });
  await project.run('lock');
  const before = project.read('cartwright.lock').split('\n');
  project.write({
    'cartridges/dev.cart': await cartridgeOf({ version: '1.1.0' }),
    'desk.host.yaml': `${hostExample().text}# more\n`,
  });
  expect(await project.run('lock', './other.cal.yaml')).toEqual({
    code: 0,
    err: '',
    out: `✓ wrote cartwright.lock: 1 CAL, 2 slots
  slot "dev" of "other.cal.yaml": com.example/dev 1.0.0 → com.example/dev 1.1.0
  · not staffed: slot "reviewer" of other.cal.yaml: no cartridge matches role reviewer
`,
  });
  const after = project.read('cartwright.lock').split('\n');
  expect(after.flatMap((line, i) => (line === before[i] ? [] : [line.replace(/:.*/, '')]))).toEqual([
    '      version',
    '      romDigest',
    '      fileDigest',
  ]);
  expect(before.indexOf('  other.cal.yaml:')).toBeLessThan(after.findIndex((line, i) => line !== before[i]));
  project.remove('cartwright.lock');
  await project.run('lock', 'flow.cal.yaml');
  expect(project.read('cartwright.lock')).toMatch(/cals:\n {2}flow\.cal\.yaml:\n(?: {4}.*\n)+hosts: \{\}\n$/);
});

test('as JSON it says what changed, who staffs nothing, and what is equal', async () => {
  const project = await lockedProject();
  await project.run('lock');
  project.write({
    'cartridges/a.cart': await cartridgeOf({ name: 'newcomer', signers: [2] }),
    'cartridges/same.cart': await cartridgeOf(),
  });
  const { code, out, err } = await project.run('lock', '--format', 'json');
  expect([code, err]).toEqual([0, '']);
  expect(JSON.parse(out)).toEqual({
    version: 1,
    locks: [
      {
        path: 'cartwright.lock',
        state: 'written',
        cals: 1,
        slots: 2,
        hosts: 1,
        changes: [
          {
            kind: 'slot',
            entry: 'flow.cal.yaml',
            slot: 'dev',
            before: 'com.example/dev 1.0.0',
            after: 'com.example/newcomer 1.0.0',
            otherSigner: true,
          },
        ],
        unstaffed: [{ cal: 'flow.cal.yaml', slot: 'reviewer', reason: 'no cartridge matches role reviewer' }],
        equal: [
          {
            cal: 'flow.cal.yaml',
            slot: 'dev',
            reason:
              'best of 3, portable; cartridges/a.cart is equal to cartridges/dev.cart and 1 more (both fit, and neither has a proven level), the path decides',
          },
        ],
        refused: [],
      },
    ],
  });
});

describe('trust', () => {
  const withKey = async (): Promise<LockedProject> => (await lockedProject()).write({ 'keys/own.pem': KEY.pem });

  test('a cartridge of a given key is locked', async () => {
    const project = await withKey();
    expect((await project.run('lock', '--public-key', 'keys/own.pem')).code).toBe(0);
  });

  test('one of another key, or of none, is not, and what was there stays', async () => {
    const project = await withKey();
    await project.run('lock');
    const before = project.read('cartwright.lock');
    project.write({ 'cartridges/dev.cart': await cartridgeOf({ version: '1.1.0', signers: [2] }) });
    expect(await project.run('lock', '--public-key', 'keys/own.pem')).toEqual({
      code: 1,
      err: '',
      out: `✗ not written cartwright.lock: 1 CAL, 2 slots, 1 host
  ✗ cartridges/dev.cart: untrusted: signed by ${signerNumber(2).publicKey.keyid}, which is not one of the given keys
${UNSTAFFED}`,
    });
    project.write({ 'cartridges/dev.cart': await cartridgeOf({ signers: [] }) });
    expect((await project.run('lock', '--require', 'trusted')).out.split('\n')[1]).toBe(
      '  ✗ cartridges/dev.cart: unsigned: no signature',
    );
    expect(project.read('cartwright.lock')).toBe(before);
    expect((await project.run('lock', '--allow-unsigned')).code).toBe(0);
    expect(project.read('cartwright.lock')).toContain('signedBy: []');
  });

  test('the registry of the configuration is asked, in the folder of the project', async () => {
    const project = await withKey();
    const registry = { schemaVersion: 'cart.trust-registry/1', keys: [] };
    project.write({
      'team/cartwright.yaml': 'trustRegistry: trust.json\ncartridges: [../cartridges/dev.cart]\n',
      'team/trust.json': JSON.stringify(registry),
      'team/flow.cal.yaml': TWO_SLOTS,
    });
    const { code, out } = await project.run('lock', 'team/flow.cal.yaml', '--require', 'trusted');
    expect([code, out.split('\n').slice(0, 2)]).toEqual([
      1,
      [
        '✗ not written team/cartwright.lock: 1 CAL, 2 slots',
        '  ✗ team/../cartridges/dev.cart: portable: portable is not enough: trusted is required',
      ],
    ]);
  });
});

test('a cartridge that is not whole staffs nobody, and is said', async () => {
  const project = await lockedProject();
  const bytes = await withSql(await cartridgeOf(), "UPDATE sqlar SET data = x'00' WHERE name LIKE '%GUIDE%'");
  project.write({ 'cartridges/dev.cart': bytes });
  const { code, out, err } = await project.run('lock');
  expect([code, out.includes('not staffed: slot "dev"'), err.startsWith('cartwright: cartridges/dev.cart: ')]).toEqual([
    0,
    true,
    true,
  ]);
});

test.each<[name: string, args: string[], change: (project: LockedProject) => void, err: string]>([
  [
    'a CAL that cannot be read',
    [],
    (p) => p.write({ 'flow.cal.yaml': 'id: [\n' }),
    'cartwright: flow.cal.yaml:2:1: the participants cannot be determined: ',
  ],
  [
    'nothing to lock',
    [],
    (p) => p.remove('flow.cal.yaml', 'desk.host.yaml'),
    'cartwright: there is no CAL and no host profile to lock\n  help: name a CAL: cartwright lock FILE\n',
  ],
  ['a CAL that is not there', ['no.cal.yaml'], () => undefined, 'cartwright: no.cal.yaml: '],
  [
    'a lock whose other lines cannot be kept',
    ['flow.cal.yaml'],
    (p) => p.write({ 'cartwright.lock': '<<<<<<< HEAD\n' }),
    'cartwright: cartwright.lock:1:1: the lock cannot be read: it holds the marks of a merge conflict\n  help: run cartwright lock without a CAL, which writes all of it\n',
  ],
  [
    'a lock of a newer version',
    [],
    (p) => p.write({ 'cartwright.lock': 'schemaVersion: cart.lock.v9\n' }),
    'cartwright: cartwright.lock:1:1: the lock cannot be read: it is of version "cart.lock.v9"; this program reads "cart.lock.v1"\n  help: use the version of cartwright that wrote it, or delete the file and run cartwright lock\n',
  ],
])('%s is exit 2, and nothing is written', async (_name, args, change, err) => {
  const project = await lockedProject();
  change(project);
  const before = readdirSync(project.folder, { recursive: true, encoding: 'utf8' }).sort();
  const texts = before.includes('cartwright.lock') ? project.read('cartwright.lock') : '';
  const ran = await project.run('lock', ...args);
  expect([ran.code, ran.out, ran.err.slice(0, err.length)]).toEqual([2, '', err]);
  expect(readdirSync(project.folder, { recursive: true, encoding: 'utf8' }).sort()).toEqual(before);
  if (texts !== '') expect(project.read('cartwright.lock')).toBe(texts);
});

test('a CAL outside of the project is not one of its lock', async () => {
  const project = await lockedProject();
  project.write({ 'inner/readme.md': '' });
  const inner = join(project.folder, 'inner');
  expect(await runMain(['lock', '../flow.cal.yaml'], inner)).toEqual({
    code: 2,
    out: '',
    err: `cartwright: ../flow.cal.yaml: the CAL lies outside of the project ".", whose lock would name it
  help: run cartwright lock in the folder of the project that it belongs to
`,
  });
  expect(readdirSync(inner)).toEqual(['readme.md']);
});

test('which of two equal cartridges it is does not hang on the working directory', async () => {
  const project = await lockedProject();
  project.write({
    'cartwright.yaml': 'prefix: cart\n',
    'cartridges/dev.cart': await cartridgeOf(),
    'more/dev.cart': await cartridgeOf({ name: 'newcomer' }),
  });
  project.commit();
  for (const folder of ['.', 'cartridges', 'more']) {
    expect(await runMain(['lock', '--quiet'], join(project.folder, folder))).toMatchObject({ code: 0 });
    expect(project.read('cartwright.lock')).toContain('id: com.example/dev\n');
    project.remove('cartwright.lock');
  }
});

test('a link or a folder in the place of the lock is not written through', async () => {
  const project = await lockedProject();
  project.write({ target: 'of somebody else\n' });
  symlinkSync('target', join(project.folder, 'cartwright.lock'));
  const linked = await project.run('lock');
  expect([linked.code, linked.out, project.read('target')]).toEqual([2, '', 'of somebody else\n']);
  project.remove('cartwright.lock');
  mkdirSync(join(project.folder, 'cartwright.lock'));
  const folder = await project.run('lock');
  expect([folder.code, folder.out]).toEqual([2, '']);
});

describe('git', () => {
  const staffed = async (): Promise<LockedProject> => {
    const project = await lockedProject();
    project.write({ 'agents/critic/cartridge.yaml': packageExample().text });
    await project.run('lock');
    project.commit();
    return project;
  };
  const branch = async (project: LockedProject, name: string, change: () => unknown): Promise<void> => {
    project.git('checkout', '-q', '-b', name, 'main');
    await change();
    await project.run('lock');
    project.commit(name);
  };

  test('two branches that each change a slot of one CAL are merged, and the lock is as it would be written', async () => {
    const project = await staffed();
    const dev = await cartridgeOf({ version: '1.1.0' });
    await branch(project, 'one', () => project.write({ 'cartridges/dev.cart': dev }));
    await branch(project, 'two', () =>
      project.edit('agents/critic/cartridge.yaml', 'version: 1.0.0', 'version: 2.0.0'),
    );
    project.git('merge', '-q', 'one', '-m', 'merge');
    expect(await project.run('lock')).toMatchObject({ code: 0, out: expect.stringMatching(/^✓ unchanged/) });
  });

  test('a conflict is told, and settled by writing the lock again', async () => {
    const project = await staffed();
    const versions = [await cartridgeOf({ version: '1.1.0' }), await cartridgeOf({ version: '1.2.0' })] as const;
    await branch(project, 'one', () => project.write({ 'cartridges/dev.cart': versions[0] }));
    await branch(project, 'two', () => project.write({ 'cartridges/dev.cart': versions[1] }));
    expect(() => project.git('merge', '-q', 'one')).toThrow();
    project.write({ 'cartridges/dev.cart': versions[1] });
    expect(await project.findings('--only', 'lock', '--frozen')).toEqual([
      'error lock/unreadable cartwright.lock:7 the lock cannot be read: it holds the marks of a merge conflict',
    ]);
    expect((await project.run('lock')).code).toBe(0);
    project.git('add', '-A');
    expect(await project.findings('--only', 'lock', '--frozen', '--staged')).toEqual([]);
  });
});
