/** `pack`, and every command that takes a cartridge file: what it answers of a layout is what it answers of the file. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OCI } from '../../../../src/core/oci/media-types.ts';
import { LayoutEdit, readFiles, writeFiles, type Entry } from '../../../support/layouts.ts';
import { scratch } from '../../../support/scratch.ts';
import { released, type Released } from '../../../support/packed.ts';

const FILE = 'rel/agent-1.2.0.cart';
const OTHER = 'rel/other-2.0.0.cart';
const CAL = 'cal/ship-a-feature.cal.yaml';
/** A project that has no agents but those that are named. */
const ALONE = ['--config', 'alone.yaml'];
const digests = (text: string): string => text.replaceAll(/\b[0-9a-f]{64}\b/g, '…');

let made: Released;
let run: Released['run'];
const at = (name: string): string => join(made.folder, name);
const json = async (...args: string[]): Promise<Record<string, unknown>> =>
  JSON.parse((await run(...args, '--format', 'json')).out) as Record<string, unknown>;

beforeAll(async () => {
  made = await released();
  run = made.run;
  writeFileSync(at('alone.yaml'), 'packages: []\ncartridges: []\n');
  await run('pack', '--oci', 'lay', FILE, OTHER);
  await run('pack', '--oci', 'one', FILE);
  expect(spawnSync('tar', ['-cf', at('one.tar'), '-C', at('one'), '.']).status).toBe(0);
});

describe('pack', () => {
  test('takes a cartridge from elsewhere', async () => {
    const elsewhere = join(scratch(), 'agent-1.2.0.cart');
    cpSync(at(FILE), elsewhere);
    const own = await json('pack', '--oci', 'own', FILE);
    const foreign = await json('pack', '--oci', 'foreign', elsewhere);
    const said = JSON.stringify(own).replaceAll('own:', 'foreign:').replaceAll('"own"', '"foreign"');
    expect(JSON.stringify(foreign).replaceAll(elsewhere, FILE)).toBe(said);
  });

  test('says what it packed', async () => {
    const { code, out, err } = await run('pack', '--oci', 'said', OTHER, FILE);
    expect([code, err, digests(out)]).toEqual([
      0,
      '',
      `packed said: 2 cartridges
  said:other-2.0.0
    digest      sha256:…
  said:agent-1.2.0
    digest      sha256:…
`,
    ]);
    expect((await run('pack', '--oci', 'quiet', FILE, '--quiet')).out).toBe('');
  });

  test('as JSON', async () => {
    const result = await json('pack', '--oci', 'json', OTHER);
    expect(JSON.parse(digests(JSON.stringify(result)))).toEqual({
      version: 1,
      path: 'json',
      cartridges: [
        {
          path: OTHER,
          reference: 'json:other-2.0.0',
          digest: 'sha256:…',
          fileDigest: 'sha256:…',
        },
      ],
    });
  });

  test('again, in another order: the same files', async () => {
    const before = readFiles(at('lay'));
    expect((await run('pack', '--oci', 'lay', OTHER, FILE)).code).toBe(0);
    expect(readFiles(at('lay'))).toEqual(before);
  });

  test.each<[string, string[], number, string]>([
    ['without --oci', [FILE], 2, 'cartwright: pack needs --oci DIR\n  help: for example: --oci release/oci\n'],
    [
      'without a file',
      ['--oci', 'x'],
      2,
      'cartwright: pack needs at least one cartridge\n  help: for example: cartwright pack --oci release/oci release/reviewer-1.2.0.cart\n',
    ],
    [
      'a file that is not there',
      ['--oci', 'x', 'none.cart'],
      2,
      'cartwright: none.cart: cannot be read: there is no such file or directory\n  help: check the path; it is relative to the working directory\n',
    ],
    [
      'a CAL',
      ['--oci', 'x', 'cal/ship-a-feature.cal.yaml'],
      2,
      'cartwright: cal/ship-a-feature.cal.yaml: it is a CAL\n  help: pack takes cartridges\n',
    ],
    [
      'a key',
      ['--oci', 'x', 'key.pub.pem'],
      2,
      'cartwright: key.pub.pem: it is a public key, not a cartridge\n  help: to verify with it, give it with --public-key\n',
    ],
    [
      'a layout',
      ['--oci', 'x', 'one'],
      2,
      'cartwright: one: it is a directory\n  help: name a file that you can read\n',
    ],
    [
      'a tar of a layout',
      ['--oci', 'x', 'one.tar'],
      2,
      'cartwright: one.tar: it is a tar, not a cartridge\n  help: unpack it first: of an OCI layout the folder is read\n',
    ],
    [
      'into a tar',
      ['--oci', 'x.tar', FILE],
      2,
      'cartwright: x.tar: pack writes a folder, not a tar file\n  help: name a folder with --oci, then make a tar of it: tar -cf FILE -C DIR .\n',
    ],
    [
      'a file twice',
      ['--oci', 'x', FILE, FILE],
      2,
      `cartwright: ${FILE}: its tag would be "agent-1.2.0", as that of "${FILE}"\n  help: give one of the files another name\n`,
    ],
    [
      'a name of which no tag can be made',
      ['--oci', 'x', 'rel/no tag.cart'],
      2,
      'cartwright: rel/no tag.cart: no tag can be made of the name "no tag.cart"\n  help: call the file NAME-VERSION with letters, digits, ".", "_", "+" and "-", at most 128 of them\n',
    ],
    [
      'into a folder with something else',
      ['--oci', 'full', FILE],
      2,
      'cartwright: full: the folder holds something else: "mine.txt"\n  help: name a folder that is empty, or not there\n',
    ],
    [
      'into another layout',
      ['--oci', 'one', OTHER],
      2,
      'cartwright: one: the folder holds something else: "blobs/sha256/…"\n  help: name a folder that is empty, or not there\n',
    ],
    [
      'into a file',
      ['--oci', FILE, OTHER],
      2,
      `cartwright: ${FILE}/blobs/sha256/…: cannot be written: a part of the path is not a directory\n  help: name a path whose folders are all directories\n`,
    ],
  ])('%s', async (_, args, code, err) => {
    mkdirSync(at('full'), { recursive: true });
    writeFileSync(at('full/mine.txt'), 'mine');
    cpSync(at(OTHER), at('rel/no tag.cart'));
    const result = await run('pack', ...args);
    rmSync(at('rel/no tag.cart'));
    expect([result.code, result.out, digests(result.err)]).toEqual([code, '', err]);
    const written = readdirSync(made.folder).filter((name) => ['x', 'x.tar'].includes(name));
    expect([readdirSync(at('full')), written]).toEqual([['mine.txt'], []]);
  });

  test('what is not whole, or has the name of another version, is not packed', async () => {
    const bytes = readFileSync(at(FILE));
    bytes[bytes.indexOf('Demo Agent')]! ^= 1;
    mkdirSync(at('bad'), { recursive: true });
    writeFileSync(at('bad/agent.cart'), bytes);
    cpSync(at(OTHER), at('bad/other-1.0.0.cart'));
    const { code, out } = await run('pack', '--oci', 'x', 'bad/agent.cart', 'bad/other-1.0.0.cart', FILE);
    expect(code).toBe(1);
    expect(digests(out)).toBe(`✗ bad/agent.cart: not packed
  ✗ rom: oid mismatch: the content of "cartridge:cart.agent_name" is not what its object lists
  ✗ rom-digest: ROM digest is sha256:…, but cart.rom_manifest_hash is another
  ✗ signature-row: manifest_hash of the signature is not the ROM digest
  ✗ statement: manifest hash does not match the signed subject: subject digest … is not …, which the content has
✗ bad/other-1.0.0.cart: not packed
  ✗ layout: the tag "other-1.0.0" names version 1.0.0, the cartridge is "2.0.0"
`);
    expect(await json('pack', '--oci', 'x', 'bad/other-1.0.0.cart')).toEqual({
      version: 1,
      path: 'x',
      cartridges: [],
      refused: [
        {
          path: 'bad/other-1.0.0.cart',
          faults: [{ id: 'layout', message: 'the tag "other-1.0.0" names version 1.0.0, the cartridge is "2.0.0"' }],
        },
      ],
    });
    expect(readdirSync(made.folder)).not.toContain('x');
  });
});

describe('what is said of a file is said of it in a layout', () => {
  const digest = (): string => new LayoutEdit(readFiles(at('one'))).entry('agent-1.2.0').digest;
  const forms = (): string[] => [
    'one',
    'one:agent-1.2.0',
    `one@${digest()}`,
    './lay:agent-1.2.0',
    `lay:agent-1.2.0@${digest()}`,
    at('lay:agent-1.2.0'),
  ];
  /** Each answer with the name of what it is about taken out, and what is only said of a layout. */
  const plain = (value: unknown, ...names: string[]): unknown =>
    JSON.parse(JSON.stringify(value), (key, each: unknown) =>
      key === 'checks' && Array.isArray(each)
        ? each.filter((check) => (check as { id: string }).id !== 'layout')
        : typeof each === 'string' && names.includes(each)
          ? 'NAME'
          : each,
    );

  test.each<[string, (name: string) => string[]]>([
    ['verify', (name) => ['verify', name, '--public-key', 'key.pub.pem', '--strict']],
    ['handshake', (name) => ['handshake', name, '--host', 'hosts/workbench.host.yaml']],
    ['preflight', (name) => ['preflight', name, '--descriptor', 'rel/agent-1.2.0.workbench.compliance.json']],
    ['diff', (name) => ['diff', OTHER, name]],
    ['verify --not-older-than', (name) => ['verify', FILE, '--not-older-than', name]],
    ['workflow ready', (name) => ['workflow', 'ready', CAL, ...ALONE, '--cartridges', name]],
  ])('%s', async (_, args) => {
    const expected = await run(...args(FILE), '--format', 'json');
    expect([expected.err, expected.code === 2]).toEqual(['', false]);
    for (const name of args('')[0] === 'verify' ? forms() : forms().slice(0, 4)) {
      const { code, out, err } = await run(...args(name), '--format', 'json');
      expect([name, code, err]).toEqual([name, expected.code, '']);
      expect(plain(JSON.parse(out), name, `${name}:agent-1.2.0`, FILE)).toEqual(plain(JSON.parse(expected.out), FILE));
    }
  });

  test('build --from takes it, and gives the same bytes', async () => {
    await run('build', 'agent', '--from', FILE, '--out', 'from-file.cart');
    for (const name of forms().slice(0, 4)) {
      expect((await run('build', 'agent', '--from', name, '--out', 'from-layout.cart')).err).toBe('');
      expect(readFileSync(at('from-layout.cart')).equals(readFileSync(at('from-file.cart')))).toBe(true);
    }
  });

  test('sign does not change it', async () => {
    const before = readFiles(at('one'));
    const { code, err } = await run('sign', 'one', '--key', 'key.pem', '--out', 'signed.cart');
    expect([code, err]).toEqual([
      2,
      'cartwright: one: a cartridge is not signed where it lies in an OCI layout\n  help: sign its file, and pack that\n',
    ]);
    expect(readFiles(at('one'))).toEqual(before);
  });

  test('every cartridge of a layout may take part, wherever the layout is named', async () => {
    const cards = async (...named: string[]): Promise<unknown> => {
      const options = named.flatMap((each) => ['--cartridges', each]);
      const { cals } = (await json('workflow', 'ready', CAL, ...ALONE, ...options)) as {
        cals: { participants: { reason: string; resolved: { path: string } | null }[] }[];
      };
      return cals[0]?.participants.map(({ reason, resolved }) => [resolved?.path, reason]);
    };
    mkdirSync(at('mirror'), { recursive: true });
    cpSync(at('lay'), at('mirror/lay'), { recursive: true });
    const equal = (layout: string): readonly string[] => [
      `${layout}agent-1.2.0`,
      `best of 2, portable; ${layout}agent-1.2.0 is equal to ${layout}other-2.0.0 (both fit, and neither has a proven level), the path decides`,
    ];
    const [first] = (await cards('lay')) as [unknown];
    expect(first).toEqual(equal('lay:'));
    expect(((await cards('mirror')) as unknown[])[0]).toEqual(equal('mirror/lay:'));
    expect(((await cards('lay:other-2.0.0')) as unknown[])[0]).toEqual(['lay:other-2.0.0', 'best of 1, portable']);
  });

  test('a file that is called like a cartridge in a layout is not judged in its place', async () => {
    const twin = 'lay:agent-1.2.0';
    cpSync(at(OTHER), at(twin));
    try {
      const expected = 'it is there, and names a cartridge in the layout "lay", too';
      expect(await run('verify', twin)).toEqual({
        code: 2,
        out: '',
        err: `cartwright: ${twin}: ${expected}\n  help: move one of them away\n`,
      });
      const { err } = await run('workflow', 'ready', 'cal/ship-a-feature.cal.yaml', '--cartridges', 'lay');
      expect(err).toContain(`${twin}: ${expected} (move one of them away)`);
    } finally {
      rmSync(at(twin));
    }
  });

  test('the configuration of a project names one, too', async () => {
    const config = readFileSync(at('cartwright.yaml'), 'utf8');
    writeFileSync(at('cartwright.yaml'), `${config}\ncartridges: [lay, 'one:agent-1.2.0']\n`);
    const { out } = await run('check', '.', '--format', 'json');
    writeFileSync(at('cartwright.yaml'), config);
    const found = new Set([...out.matchAll(/(?:lay|one):[a-z]+-\d\.\d\.\d/g)].map(([name]) => name));
    expect([...found].sort()).toEqual(['lay:agent-1.2.0', 'lay:other-2.0.0', 'one:agent-1.2.0']);
  });

  test.each<[string, string[], string]>([
    [
      'more than one',
      ['verify', 'lay'],
      'cartwright: lay: the layout holds more than one cartridge: name one by its tag\n  help: it holds lay:agent-1.2.0, lay:other-2.0.0\n',
    ],
    [
      'another tag',
      ['verify', 'lay:x'],
      'cartwright: lay: the layout has no tag "x"\n  help: it holds lay:agent-1.2.0, lay:other-2.0.0\n',
    ],
    [
      'a digest that leads out',
      ['verify', 'one@sha256:..'],
      'cartwright: one@sha256:..: "sha256:.." is not a digest\n  help: sha256: and 64 lower-case hex digits follow the @\n',
    ],
    [
      'a tag of a file',
      ['verify', `${FILE}:x`],
      `cartwright: ${FILE}: it is not the folder of an OCI layout, and has no tags\n  help: name a cartridge by its path alone; unpack a tar of a layout: tar -xf FILE -C DIR\n`,
    ],
    [
      'a compressed tar',
      ['verify', 'lay.tar.gz'],
      'cartwright: lay.tar.gz: it is a compressed file, not a cartridge\n  help: unpack it first: of an OCI layout the folder is read\n',
    ],
    [
      'a tar',
      ['verify', 'one.tar'],
      'cartwright: one.tar: it is a tar, not a cartridge\n  help: unpack it first: of an OCI layout the folder is read\n',
    ],
    [
      'a folder that is none',
      ['verify', 'rel'],
      'cartwright: rel: cannot be read: it is a directory\n  help: name a file in it\n',
    ],
    [
      'a broken one among cartridges',
      ['workflow', 'ready', 'cal/ship-a-feature.cal.yaml', '--cartridges', 'broken'],
      'cartwright: broken: the layout is not read: it has no file index.json\n  help: run cartwright pack again\n',
    ],
  ])('%s: exit 2', async (_, args, err) => {
    writeFileSync(at('lay.tar.gz'), Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0]));
    mkdirSync(at('broken'), { recursive: true });
    writeFileSync(at('broken/oci-layout'), '{"imageLayoutVersion":"1.0.0"}');
    expect(await run(...args)).toEqual({ code: 2, out: '', err });
  });
});

describe('verify says what a layout says wrong of its cartridge', () => {
  let count = 0;
  /** The failed and doubtful checks of a layout that was changed. */
  async function checks(change: (edit: LayoutEdit) => unknown, reference: string): Promise<unknown> {
    const edit = new LayoutEdit(readFiles(at('lay')));
    change(edit);
    const name = `changed-${count++}`;
    writeFiles(at(name), edit.files);
    const trust = ['--public-key', 'key.pub.pem', '--require', 'trusted', '--strict'];
    const { code, out, err } = await run('verify', name + reference, ...trust, '--format', 'json');
    expect(err).toBe('');
    const [result] = (
      JSON.parse(out) as { results: { checks: { id: string; ok: boolean; message: string; warning?: true }[] }[] }
    ).results;
    const said = result?.checks.filter(({ ok, warning }) => !ok || warning === true);
    return [code, ...(said ?? []).map(({ id, ok, message }) => `${ok ? '!' : '✗'} ${id}: ${digests(message)}`)];
  }
  const tagged = (edit: LayoutEdit, from: string, to: string): LayoutEdit =>
    edit.index((all) =>
      all.map((each) =>
        each.annotations?.[OCI.refName] === from ? { ...each, annotations: { [OCI.refName]: to } } : each,
      ),
    );
  test.each<[string, (edit: LayoutEdit) => unknown, string, unknown[]]>([
    ['nothing', (edit) => edit, ':agent-1.2.0', [0]],
    ['a tag that names no version', (edit) => tagged(edit, 'agent-1.2.0', 'latest'), ':latest', [0]],
    ['a tag of the same version', (edit) => tagged(edit, 'agent-1.2.0', 'v1.2.0'), ':v1.2.0', [0]],
    [
      'a tag that was moved to another version',
      (edit) => tagged(tagged(tagged(edit, 'agent-1.2.0', 'x'), 'other-2.0.0', 'agent-1.2.0'), 'x', 'other-2.0.0'),
      ':agent-1.2.0',
      [1, '✗ layout: the tag "agent-1.2.0" names version 1.2.0, the cartridge is "2.0.0"'],
    ],
  ])('%s', async (_, change, reference, expected) => {
    expect(await checks(change, reference)).toEqual(expected);
  });

  test('a layout is not read through links, or beside an open database', async () => {
    cpSync(at('one'), at('linked'), { recursive: true });
    renameSync(at('linked/blobs'), at('elsewhere'));
    symlinkSync(at('elsewhere'), at('linked/blobs'));
    expect((await run('verify', 'linked')).err).toBe(
      'cartwright: linked: the layout is not read: the folder blobs is a symbolic link\n  help: run cartwright pack again\n',
    );
    cpSync(at('one'), at('link'), { recursive: true });
    renameSync(at('link/index.json'), at('index.json'));
    symlinkSync(at('index.json'), at('link/index.json'));
    expect((await run('verify', 'link')).err).toBe(
      'cartwright: link/index.json: cannot be read: it is a symbolic link\n  help: name the file that it points to\n',
    );
    cpSync(at('one'), at('open'), { recursive: true });
    const edit = new LayoutEdit(readFiles(at('one')));
    const [layer] = edit.document(edit.entry('agent-1.2.0').digest)['layers'] as Entry[];
    const blob = layer?.digest.replace(':', '/') ?? '';
    writeFileSync(at(`open/blobs/${blob}-wal`), 'x');
    expect((await run('verify', 'open')).err).toContain('it is being written: ');
  });
});
