/** Whose signature counts is one answer for every command, and a policy's own registry decides (docs/cartridges.md#policies). */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hostExample, packageExample } from '../../src/core/result/rule-examples.ts';
import { sha256Digest } from '../../src/core/value/digest.ts';
import { withSql } from '../support/cartridges.ts';
import { cartridgeOf, LockedProject, signerNumber, TWO_SLOTS } from '../support/lock.ts';
import { program } from '../support/main.ts';
import { COMPROMISED, exampleRegistry } from '../support/registry.ts';
import { scratch } from '../support/scratch.ts';

const ONE = signerNumber(1).publicKey;
const HOST = hostExample().text;
const POLICY = 'schemaVersion: cart.policy.v1\n';

/** A project whose only developer is a signed cartridge. */
async function project(files: Readonly<Record<string, string>>): Promise<LockedProject> {
  return new LockedProject().write({
    'flow.cal.yaml': TWO_SLOTS,
    'cartridges/dev.cart': await cartridgeOf(),
    'desk.host.yaml': HOST,
    ...files,
  });
}

interface Answers {
  readonly cals?: readonly { readonly verdict: string }[];
  readonly results?: readonly { readonly verdict: string }[];
  readonly handshakes?: readonly { readonly verdict: string }[];
  readonly locks?: readonly { readonly unstaffed: readonly { readonly slot: string }[] }[];
}

/** What each door says of the cartridge: the verdict of the CAL that it staffs, of the host, and the slots that are left. */
async function doors(made: LockedProject): Promise<Record<string, unknown>> {
  const ask = async (...args: string[]): Promise<Answers> => {
    const { stdout } = await program([...args, '--format', 'json'], { cwd: made.folder });
    return JSON.parse(stdout) as Answers;
  };
  const host = ({ results, handshakes }: Answers): string[] =>
    (results ?? handshakes ?? []).map(({ verdict }) => verdict);
  const ready = ({ cals = [] }: Answers): string[] => cals.map(({ verdict }) => verdict);
  const [check, file] = [await ask('check'), await ask('check', 'cartridges/dev.cart')];
  return {
    check: [...ready(check), ...host(check)],
    'check FILE': host(file),
    handshake: host(await ask('handshake', 'cartridges/dev.cart')),
    'workflow ready': ready(await ask('workflow', 'ready', 'flow.cal.yaml')),
    lock: (await ask('lock')).locks?.flatMap(({ unstaffed }) => unstaffed.map(({ slot }) => slot)),
  };
}

const YES = { ready: 'ready', host: 'accept', unstaffed: ['reviewer'] };
const NO = { ready: 'not ready', host: 'refuse', unstaffed: ['dev', 'reviewer'] };

describe('attack 259: every door asks the registry and the policy of the project', () => {
  test.each<[string, Record<string, string>, typeof YES]>([
    ['none', {}, YES],
    ['a registry that trusts the key', { 'trust.json': exampleRegistry([ONE]) }, YES],
    ['a registry that does not know it', { 'trust.json': exampleRegistry([]) }, YES],
    ['a registry in which it is compromised', { 'trust.json': exampleRegistry([ONE], COMPROMISED) }, NO],
    ['a policy that the registry meets', { 'trust.json': exampleRegistry([ONE]), 'own.policy.yaml': POLICY }, YES],
    ['a policy that wants a trusted key', { 'trust.json': exampleRegistry([]), 'own.policy.yaml': POLICY }, NO],
    [
      'a policy that wants another key',
      {
        'own.policy.yaml': `${POLICY}trust: portable\nsigners: { keys: ['${signerNumber(2).publicKey.keyid}'] }\n`,
      },
      NO,
    ],
    [
      'a policy that wants another publisher',
      {
        'trust.json': exampleRegistry([ONE]),
        'own.policy.yaml': `${POLICY}signers: { publishers: [com.other] }\n`,
      },
      NO,
    ],
  ])('%s', async (_, files, { ready, host, unstaffed }) => {
    const settings = [
      ...('trust.json' in files ? ['trustRegistry: trust.json'] : []),
      ...('own.policy.yaml' in files ? ['policy: own.policy.yaml'] : []),
      '',
    ];
    const made = await project({ ...files, 'cartwright.yaml': settings.join('\n') });
    expect(await doors(made)).toEqual({
      check: [ready, host],
      'check FILE': [host],
      handshake: [host],
      'workflow ready': [ready],
      lock: unstaffed,
    });
  });
});

describe('attack 260: workflow ready says what the signature of each participant is worth', () => {
  const ready = async (made: LockedProject, ...args: string[]): Promise<unknown> => {
    const run = await program(['workflow', 'ready', 'flow.cal.yaml', ...args, '--format', 'json'], {
      cwd: made.folder,
    });
    const { cals } = JSON.parse(run.stdout) as {
      cals: { participants: { resolved: { path: string; trust: string } | null; reason: string }[] }[];
    };
    const [dev] = cals[0]?.participants ?? [];
    return [run.code, dev?.resolved?.path, dev?.resolved?.trust, dev?.reason];
  };
  const PATHS = { unsigned: 'cartridges/a.cart', signed: 'cartridges/dev.cart' };

  test('a signed cartridge comes before an unsigned one of the same ROM, whatever their names are', async () => {
    const made = await project({});
    made.write({ [PATHS.unsigned]: await cartridgeOf({ signers: [] }) });
    expect(await ready(made)).toEqual([0, PATHS.signed, 'portable', 'best of 1, portable']);
    made.remove(PATHS.signed);
    expect(await ready(made)).toEqual([0, PATHS.unsigned, 'unsigned', 'best of 1, unsigned']);
  });

  test('--require trusted and --trust-registry hold there, too', async () => {
    const made = await project({ 'trust.json': exampleRegistry([ONE]), 'none.json': exampleRegistry([]) });
    const no = [1, undefined, undefined, 'no cartridge was found'.replace('was found', 'matches role developer')];
    expect(await ready(made, '--require', 'trusted')).toEqual(no);
    expect(await ready(made, '--require', 'trusted', '--trust-registry', 'none.json')).toEqual(no);
    const yes = [0, PATHS.signed, 'trusted', 'best of 1, trusted'];
    expect(await ready(made, '--require', 'trusted', '--trust-registry', 'trust.json')).toEqual(yes);
    made.write({ 'cartwright.yaml': 'trustRegistry: trust.json\n' });
    expect(await ready(made, '--require', 'trusted')).toEqual(yes);
    made.write({ 'one.pem': ONE.pem, [PATHS.signed]: await cartridgeOf({ signers: [] }) });
    expect(await ready(made, '--public-key', 'one.pem')).toEqual(no);
    expect(await ready(made, '--public-key', 'one.pem', '--allow-unsigned')).toEqual([
      0,
      PATHS.signed,
      'unsigned',
      'best of 1, unsigned',
    ]);
  });
});

describe('attack 261: the configuration of a file is that of its own project', () => {
  let folder: string;
  const NESTED = 'team/agents/reviewer';
  beforeAll(() => {
    folder = scratch();
    const files = {
      'cartwright.yaml': 'prefix: cart\n',
      'team/cartwright.yaml': 'prefix: acx\n',
      [`${NESTED}/cartridge.yaml`]: packageExample().text,
      [`${NESTED}/rom/GUIDE.md`]: 'A guide.\n',
    };
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
  });
  const run = (cwd: string, ...args: string[]): ReturnType<typeof program> => program(args, { cwd: join(folder, cwd) });

  test('manifest', async () => {
    const [here, there] = [await run('.', 'manifest', NESTED), await run('team', 'manifest', 'agents/reviewer')];
    expect([here.code, here.stdout]).toEqual([0, there.stdout]);
    expect(here.stdout).toContain('"schemaVersion": "acx.harness.v1"');
  });

  test('build, sign and preflight', async () => {
    expect((await run('.', 'build', NESTED, '--out', 'a.acx')).code).toBe(0);
    expect((await run('team', 'build', 'agents/reviewer', '--out', 'b.acx')).code).toBe(0);
    expect(readFileSync(join(folder, 'a.acx'))).toEqual(readFileSync(join(folder, 'team/b.acx')));
    expect((await run('.', 'keygen', '--out', 'keys')).code).toBe(0);
    const signed = await run('.', 'sign', 'team/b.acx', '--key', 'keys/cartwright.key.pem');
    expect([signed.code, signed.stderr]).toEqual([0, '']);
    writeFileSync(join(folder, 'desk.host.yaml'), HOST);
    const offered = await run('.', 'handshake', NESTED, '--host', 'desk.host.yaml', '--out', 'd.json');
    expect([offered.code, offered.stderr]).toEqual([0, '']);
    expect((await run('.', 'preflight', NESTED, '--descriptor', 'd.json')).code).toBe(0);
    expect((await run('.', 'preflight', 'team/b.acx', '--descriptor', 'd.json')).stderr).toBe('');
  });
});

describe('attack 262: what a project says of names that are nearly right holds for lock, too', () => {
  test.each([
    ['off', 'rules: { source/file-name: off }\n', []],
    ['ignored', "ignore: [{ rule: source/file-name, path: 'old/*', reason: known }]\n", []],
  ])('%s', async (_, config, notes) => {
    const made = await project({ 'old/cartridge.yml': '' });
    const lock = async (): Promise<string[]> =>
      (await program(['lock'], { cwd: made.folder })).stderr.split('\n').filter((line) => line !== '');
    const [told = '', ...more] = await lock();
    expect([told.startsWith('cartwright: old/cartridge.yml: this file is ignored'), more]).toEqual([true, []]);
    made.write({ 'cartwright.yaml': config });
    expect(await lock()).toEqual(notes);
  });
});

interface Decided {
  readonly trustRegistry: string | null;
  readonly results: readonly {
    readonly path: string;
    readonly decision: string;
    readonly reasons: readonly { readonly id: string; readonly message: string }[];
    readonly romDigest: string;
    readonly fileDigest: string;
  }[];
}

describe('attack 257: a policy decides by its own registry, wherever it is asked', () => {
  const decided = async (cwd: string, ...args: string[]): Promise<unknown> => {
    const run = await program(['verify', '--policy', ...args, '--format', 'json'], { cwd });
    const { trustRegistry, results } = JSON.parse(run.stdout) as Decided;
    return [run.code, trustRegistry, ...results.flatMap(({ reasons }) => reasons.map(({ id }) => id))];
  };
  let [door, checkout] = ['', ''];
  beforeAll(async () => {
    [door, checkout] = [scratch(), scratch()];
    writeFileSync(join(door, 'door.policy.yaml'), POLICY);
    writeFileSync(join(checkout, 'evil.json'), exampleRegistry([ONE]));
    writeFileSync(join(checkout, 'cartwright.yaml'), 'trustRegistry: evil.json\n');
    writeFileSync(join(checkout, 'dev.cart'), await cartridgeOf());
  });

  test('the registry that the checkout brings does not count', async () => {
    expect(await decided(checkout, join(door, 'door.policy.yaml'), 'dev.cart')).toEqual([1, null, 'require']);
  });

  test('a configuration of the checkout that cannot be read changes nothing', async () => {
    const broken = scratch();
    writeFileSync(join(broken, 'cartwright.yaml'), 'trust: [\n');
    writeFileSync(join(broken, 'dev.cart'), await cartridgeOf());
    expect(await decided(broken, join(door, 'door.policy.yaml'), 'dev.cart')).toEqual([1, null, 'require']);
  });

  test('that of its options does, and the one beside the policy', async () => {
    const policy = join(door, 'door.policy.yaml');
    expect(await decided(checkout, policy, '--trust-registry', 'evil.json', 'dev.cart')).toEqual([0, 'evil.json']);
    writeFileSync(join(door, 'own.json'), exampleRegistry([ONE]));
    writeFileSync(join(door, 'cartwright.yaml'), 'trustRegistry: own.json\n');
    const [code, registry, ...reasons] = (await decided(checkout, policy, 'dev.cart')) as [number, string];
    expect([code, registry.endsWith('/own.json'), reasons]).toEqual([0, true, []]);
  });
});

describe('attack 258: SAVE rows that somebody added to a signed cartridge', () => {
  const SAVED = "INSERT INTO sqlar VALUES ('save/notes.txt', 33188, 0, 2, x'6869')";
  const facts = async (name: string, folder: string): Promise<unknown> => {
    const run = await program(['verify', name, '--format', 'json'], { cwd: folder });
    const { results } = JSON.parse(run.stdout) as {
      results: {
        ok: boolean;
        fileDigest: string;
        romDigest: string;
        saveRecords: number;
        checks: { id: string; message: string }[];
      }[];
    };
    const [{ ok, fileDigest, saveRecords, romDigest, checks } = NONE] = results;
    return {
      ok,
      romDigest,
      fileDigest,
      saveRecords,
      said: checks.flatMap(({ id, message }) => (id === 'save' ? [message] : [])),
    };
  };
  const NONE = { ok: false, fileDigest: '', romDigest: '', saveRecords: -1, checks: [] };

  test('they are counted and said, and the file has another digest; a policy may let none in', async () => {
    const folder = scratch();
    const bytes = await cartridgeOf();
    const changed = await withSql(bytes, SAVED);
    writeFileSync(join(folder, 'dev.cart'), bytes);
    writeFileSync(join(folder, 'more.cart'), changed);
    const plain = (await facts('dev.cart', folder)) as { romDigest: string };
    expect(plain).toEqual({
      ok: true,
      romDigest: plain.romDigest,
      fileDigest: sha256Digest(bytes),
      saveRecords: 0,
      said: [],
    });
    expect(await facts('more.cart', folder)).toEqual({
      ok: true,
      romDigest: plain.romDigest,
      fileDigest: sha256Digest(changed),
      saveRecords: 1,
      said: ['1 SAVE record, not signed'],
    });
    const text = await program(['verify', 'more.cart'], { cwd: folder });
    expect(text.stdout).toContain('  1 SAVE record, not signed\n');
    writeFileSync(join(folder, 'p.policy.yaml'), `${POLICY}trust: portable\nsave: none\n`);
    const run = await program(['verify', '--policy', 'p.policy.yaml', 'dev.cart', 'more.cart', '--format', 'json'], {
      cwd: folder,
    });
    const { results } = JSON.parse(run.stdout) as Decided;
    expect(results.map(({ path, reasons, fileDigest }) => ({ path, reasons, fileDigest }))).toEqual([
      { path: 'dev.cart', reasons: [], fileDigest: sha256Digest(bytes) },
      {
        path: 'more.cart',
        reasons: [{ id: 'save', message: '1 SAVE record, not signed: none is allowed here' }],
        fileDigest: sha256Digest(changed),
      },
    ]);
  });
});
