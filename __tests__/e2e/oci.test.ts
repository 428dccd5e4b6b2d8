/** Layouts on their way: the same bytes wherever they are made, and what comes back from a registry is what was sent. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CLI } from '../support/cli.ts';
import { LayoutEdit, readFiles, type Entry } from '../support/layouts.ts';
import { startRegistry, type RegistryServer } from '../support/oci-registry.ts';
import { released, type Released } from '../support/packed.ts';
import { scratch } from '../support/scratch.ts';
import { describeTool } from '../support/tools.ts';

const AGENT = 'rel/agent-1.2.0.cart';
const OTHER = 'rel/other-2.0.0.cart';
let made: Released;
let run: Released['run'];
const at = (name: string): string => join(made.folder, name);

beforeAll(async () => {
  made = await released();
  run = made.run;
  expect((await run('pack', '--oci', 'lay', AGENT, OTHER)).code).toBe(0);
});

describe('the same files give the same bytes', () => {
  interface How {
    readonly env?: Readonly<Record<string, string>>;
    readonly umask?: string;
    readonly node?: string;
    readonly from?: string;
  }

  /** Packs with the built program; gives the digest of all that it wrote. */
  function digestOf({ env, umask = '022', node = process.execPath, from = made.folder }: How = {}): string {
    const out = scratch();
    const args = ['pack', '--oci', join(out, 'lay'), OTHER, AGENT];
    const shell = ['-c', 'umask "$1"; shift; exec "$@"', 'sh', umask, node, CLI, ...args];
    const options = { cwd: from, env: { PATH: '/usr/bin:/bin', ...env }, encoding: 'utf8' } as const;
    const { status, stderr } = spawnSync('sh', shell, options);
    expect([status, stderr]).toEqual([0, '']);
    return digestOfAll(out);
  }

  /** Digest of every file of the layout in a folder. */
  function digestOfAll(folder: string): string {
    const hash = createHash('sha256');
    for (const [path, bytes] of readFiles(folder))
      if (path.startsWith('lay/')) hash.update(`${path} ${bytes.length}\n`).update(bytes);
    return hash.digest('hex');
  }

  /** The release in another folder, its files made in another order and at another time. */
  function elsewhere(): string {
    const folder = join(scratch(), 'an other', 'place');
    for (const name of readdirSync(at('rel')).toReversed()) {
      cpSync(at(`rel/${name}`), join(folder, 'rel', name), { recursive: true });
      utimesSync(join(folder, 'rel', name), 1_234_567_890, 1_234_567_890);
    }
    return folder;
  }

  test.each<[string, () => How]>([
    ['in another folder, by files of another order and time', () => ({ from: elsewhere() })],
    ['with a strict umask', () => ({ umask: '077' })],
    ['with an open umask', () => ({ umask: '000' })],
    ['in another time zone', () => ({ env: { TZ: 'Pacific/Kiritimati' } })],
    ['in another language', () => ({ env: { LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' } })],
    ['with a time that is given', () => ({ env: { SOURCE_DATE_EPOCH: '1' } })],
  ])('%s', (_, how) => {
    expect(digestOf(how())).toBe(digestOfAll(made.folder));
  });

  describeTool('OTHER_NODE', 'another version of Node', (node) => {
    test('gives the same', () => {
      expect(digestOf({ node })).toBe(digestOfAll(made.folder));
    });
  });
});

describeTool('docker-registry', 'docker-registry', () =>
  describeTool('skopeo', 'through a registry, and back', () => {
    let registry: RegistryServer;
    let home: string;
    beforeAll(async () => {
      home = scratch();
      registry = await startRegistry(home);
    });
    afterAll(() => registry.close());

    const remote = (reference: string): string => `docker://${registry.address}/demo/agent:${reference}`;
    const LOCAL = ['--src-tls-verify=false', '--dest-tls-verify=false'];
    function skopeo(...args: string[]): void {
      const env = { PATH: process.env['PATH'], HOME: home, TMPDIR: home };
      const all = ['--insecure-policy', '--tmpdir', home, 'copy', ...LOCAL, ...args];
      const { status, stderr } = spawnSync('skopeo', all, { cwd: made.folder, env, encoding: 'utf8' });
      expect([status, stderr]).toEqual([0, '']);
    }
    const TRUST = ['--public-key', 'key.pub.pem', '--require', 'trusted'];

    test('everything comes back, byte for byte, and verifies', async () => {
      skopeo('--preserve-digests', 'oci:lay:agent-1.2.0', remote('1.2.0'));
      skopeo('--preserve-digests', remote('1.2.0'), 'oci:back:1.2.0');

      const [sent, back] = [new LayoutEdit(readFiles(at('lay'))), new LayoutEdit(readFiles(at('back')))];
      expect(back.entry('1.2.0').digest).toBe(sent.entry('agent-1.2.0').digest);
      const [layer] = back.document(back.entry('1.2.0').digest)['layers'] as Entry[];
      expect(readFileSync(at(`back/blobs/${layer?.digest.replace(':', '/')}`)).equals(readFileSync(at(AGENT)))).toBe(
        true,
      );
      const other = [...back.files].filter(([name, bytes]) => !Buffer.from(sent.files.get(name) ?? '').equals(bytes));
      expect(other.map(([name]) => name).sort()).toEqual(['index.json', 'oci-layout']);

      const { code, out, err } = await run('verify', 'back:1.2.0', ...TRUST, '--strict');
      expect([code, err, out.split('\n')[0]]).toEqual([0, '', '✓ back:1.2.0: trusted']);
    });

    const tar = (...args: string[]): void =>
      expect(spawnSync('tar', args, { cwd: made.folder, encoding: 'utf8' })).toMatchObject({ status: 0, stderr: '' });

    test('and as an archive', async () => {
      skopeo('--preserve-digests', remote('1.2.0'), 'oci-archive:back.tar:1.2.0');
      mkdirSync(at('unpacked-back'));
      tar('-xf', 'back.tar', '-C', 'unpacked-back');
      const { code, out, err } = await run('verify', 'unpacked-back', ...TRUST);
      expect([code, err, out.split('\n')[0]]).toEqual([0, '', '✓ unpacked-back: trusted']);
      tar('-cf', 'lay.tar', '-C', 'lay', '.');
      skopeo('oci-archive:lay.tar:agent-1.2.0', 'oci:unpacked:agent-1.2.0');
      expect((await run('verify', 'unpacked', ...TRUST)).code).toBe(0);
    });

    test('a tag that was moved in the registry is refused', async () => {
      skopeo('--preserve-digests', 'oci:lay:other-2.0.0', remote('1.2.0'));
      skopeo('--preserve-digests', remote('1.2.0'), 'oci:moved:1.2.0');
      const { code, out } = await run('verify', 'moved:1.2.0', ...TRUST);
      expect([code, out.match(/^ {2}✗ .*$/gm)]).toEqual([
        1,
        ['  ✗ layout: the tag "1.2.0" names version 1.2.0, the cartridge is "2.0.0"'],
      ]);
    });

    test('a registry that gives other bytes under a digest is found out', async () => {
      cpSync(at('lay'), at('changed'), { recursive: true });
      const [layer] = new LayoutEdit(readFiles(at('lay'))).document(
        new LayoutEdit(readFiles(at('lay'))).entry('agent-1.2.0').digest,
      )['layers'] as Entry[];
      const blob = at(`changed/blobs/${layer?.digest.replace(':', '/')}`);
      const bytes = readFileSync(blob);
      bytes[bytes.length - 1]! ^= 1;
      writeFileSync(blob, bytes);
      const { code, err } = await run('verify', 'changed:agent-1.2.0', ...TRUST);
      expect([code, err.replaceAll(/[0-9a-f]{64}/g, '…')]).toEqual([
        2,
        'cartwright: changed: the layout is not read: the blob sha256:… has other bytes: their digest is sha256:…\n  help: run cartwright pack again\n',
      ]);
    });
  }),
);
