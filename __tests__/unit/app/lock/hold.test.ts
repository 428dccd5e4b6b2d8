import { beforeAll, describe, expect, test } from '@jest/globals';
import { cpSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { calExample, hostExample, packageExample } from '../../../../src/core/result/rule-examples.ts';
import { withSql } from '../../../support/cartridges.ts';
import { cartridgeOf, findingsOf, LockedProject, lockedProject, TWO_SLOTS } from '../../../support/lock.ts';

const HOST = hostExample().text;
const pinned = (digest: string): string =>
  HOST.replace('name: execute,', `name: execute, digest: 'sha256:${digest.repeat(64)}',`);
const ABOUT = 'what the entry is about';
const NO_ENTRY = 'the lock, which has no entry for it';
const AT = 'cartwright.lock:5 slot "dev" of "flow.cal.yaml": locked: com.example/dev 1.0.0';

let locked: LockedProject;

beforeAll(async () => {
  locked = await lockedProject();
  locked.write({ 'desk.host.yaml': pinned('a') });
  expect(await locked.run('lock')).toMatchObject({ code: 0, err: '' });
});

function copy(): LockedProject {
  const project = new LockedProject();
  cpSync(locked.folder, project.folder, { recursive: true });
  return project;
}

interface Change {
  readonly name: string;
  readonly change: (project: LockedProject) => unknown;
  /** What a frozen check says, without its level. */
  readonly said: readonly string[];
  /** Without `--frozen` nobody asks for a lock. */
  readonly silent?: true;
}

const CHANGES: readonly Change[] = [
  { name: 'nothing', change: () => undefined, said: [] },
  {
    name: 'another version of the cartridge, by another signer',
    change: async (p) => p.write({ 'cartridges/dev.cart': await cartridgeOf({ version: '1.1.0', signers: [2] }) }),
    said: [`lock/stale ${AT}; now: com.example/dev 1.1.0; another signer`, `  flow.cal.yaml:4 ${ABOUT}`],
  },
  {
    name: 'the same version, signed by one more',
    change: async (p) => p.write({ 'cartridges/dev.cart': await cartridgeOf({ signers: [1, 2] }) }),
    said: [
      `lock/stale ${AT}, signedBy ed25519:fd110d301d2f077d…; now: com.example/dev 1.0.0, signedBy ed25519:47dea58ea00fae94…, ed25519:fd110d301d2f077d…; another signer`,
      `  flow.cal.yaml:4 ${ABOUT}`,
    ],
  },
  {
    name: 'the same version, signed by nobody',
    change: async (p) => p.write({ 'cartridges/dev.cart': await cartridgeOf({ signers: [] }) }),
    said: [
      `lock/stale ${AT}, signedBy ed25519:fd110d301d2f077d…; now: com.example/dev 1.0.0, signedBy none; another signer`,
      `  flow.cal.yaml:4 ${ABOUT}`,
    ],
  },
  {
    name: 'a file of other bytes that is the same cartridge by its ROM digest and its signer',
    change: async (p) => p.write({ 'cartridges/dev.cart': await withSql(await cartridgeOf(), 'VACUUM') }),
    said: [
      `lock/stale ${AT}, fileDigest sha256:FILE…; now: com.example/dev 1.0.0, fileDigest sha256:FILE…`,
      `  flow.cal.yaml:4 ${ABOUT}`,
    ],
  },
  {
    name: 'another cartridge that comes first by its path',
    change: async (p) => p.write({ 'a.cart': await cartridgeOf({ name: 'newcomer' }) }),
    said: [`lock/stale ${AT}; now: com.example/newcomer 1.0.0`, `  flow.cal.yaml:4 ${ABOUT}`],
  },
  {
    name: 'a cartridge that is renamed',
    change: async (p) => {
      p.remove('cartridges/dev.cart');
      p.write({ 'elsewhere/renamed.cart': await cartridgeOf() });
    },
    said: [],
  },
  {
    name: 'no cartridge any more',
    change: (p) => p.remove('cartridges/dev.cart'),
    said: [`lock/stale ${AT}; now: no cartridge`, `  flow.cal.yaml:4 ${ABOUT}`],
  },
  {
    name: 'a package in the place of the cartridge',
    change: (p) => {
      p.remove('cartridges/dev.cart');
      p.write({ 'agents/dev/cartridge.yaml': packageExample().text.replace('role: reviewer', 'role: developer') });
    },
    said: [
      `lock/stale ${AT}; now: org.example/reviewer 1.0.0, a package in "agents/dev"`,
      `  flow.cal.yaml:4 ${ABOUT}`,
    ],
  },
  {
    name: 'somebody where nobody was',
    change: (p) => p.write({ 'agents/new/cartridge.yaml': packageExample().text }),
    said: [
      'lock/stale cartwright.lock:11 slot "reviewer" of "flow.cal.yaml": locked: no cartridge; now: org.example/reviewer 1.0.0, a package in "agents/new"',
      `  flow.cal.yaml:5 ${ABOUT}`,
    ],
  },
  {
    name: 'a slot by another name',
    change: (p) => p.edit('flow.cal.yaml', 'alias: reviewer', 'alias: critic'),
    said: [
      'lock/stale cartwright.lock:11 slot "reviewer" of "flow.cal.yaml": locked: no cartridge; now: not there',
      `  flow.cal.yaml:4 ${ABOUT}`,
      'lock/stale flow.cal.yaml:5 slot "critic" of "flow.cal.yaml": locked: no entry; now: no cartridge',
      `  cartwright.lock:4 ${NO_ENTRY}`,
    ],
  },
  {
    name: 'a CAL without an entry',
    change: (p) => p.write({ 'new.cal.yaml': calExample({ id: 'id: new' }).text }),
    said: [
      'lock/stale new.cal.yaml:3 the CAL "new.cal.yaml": locked: no entry; now: 1 slot',
      `  cartwright.lock:3 ${NO_ENTRY}`,
    ],
  },
  {
    name: 'an entry without a CAL',
    change: (p) => p.remove('flow.cal.yaml'),
    said: ['lock/stale cartwright.lock:4 the CAL "flow.cal.yaml": locked: 2 slots; now: not there'],
  },
  {
    name: 'a host profile of other bytes',
    change: (p) => p.edit('desk.host.yaml', 'contextWindowTokens: 200000', 'contextWindowTokens: 200001'),
    said: [
      'lock/stale cartwright.lock:13 the host "desk.host.yaml": locked: digest sha256:FILE…; now: digest sha256:FILE…',
      `  desk.host.yaml:1 ${ABOUT}`,
    ],
  },
  {
    name: 'another pin',
    change: (p) => p.write({ 'desk.host.yaml': pinned('b') }),
    said: [
      'lock/stale cartwright.lock:13 the host "desk.host.yaml": locked: digest sha256:FILE…, "execute" sha256:aaaaaaaaaaaaaaaa…; now: digest sha256:FILE…, "execute" sha256:bbbbbbbbbbbbbbbb…',
      `  desk.host.yaml:1 ${ABOUT}`,
    ],
  },
  {
    name: 'a pin that only the lock has, under the right digest',
    change: (p) => p.edit('cartwright.lock', `execute: sha256:${'a'.repeat(64)}`, `execute: sha256:${'b'.repeat(64)}`),
    said: [
      'lock/stale cartwright.lock:13 the host "desk.host.yaml": locked: digest sha256:FILE…, "execute" sha256:bbbbbbbbbbbbbbbb…; now: digest sha256:FILE…, "execute" sha256:aaaaaaaaaaaaaaaa…',
      `  desk.host.yaml:1 ${ABOUT}`,
    ],
  },
  {
    name: 'a host profile that is not YAML any more',
    change: (p) => p.write({ 'desk.host.yaml': 'name: [' }),
    said: [
      'lock/stale cartwright.lock:13 the host "desk.host.yaml": locked: digest sha256:FILE…, "execute" sha256:aaaaaaaaaaaaaaaa…; now: digest sha256:FILE…, "execute" not pinned',
      `  desk.host.yaml:1 ${ABOUT}`,
    ],
  },
  {
    name: 'a host without an entry, and an entry without a host',
    change: (p) => {
      p.remove('desk.host.yaml');
      p.write({ 'hosts/desk.host.yaml': HOST });
    },
    said: [
      'lock/stale cartwright.lock:13 the host "desk.host.yaml": locked: digest sha256:FILE…; now: not there',
      'lock/stale hosts/desk.host.yaml:1 the host "hosts/desk.host.yaml": locked: no entry; now: digest sha256:FILE…',
      `  cartwright.lock:12 ${NO_ENTRY}`,
    ],
  },
  {
    name: 'other line ends of a host profile and of the lock',
    change: (p) => {
      for (const path of ['desk.host.yaml', 'cartwright.lock'])
        p.write({ [path]: p.read(path).replaceAll('\n', '\r\n') });
    },
    said: [],
  },
  {
    name: 'no lock',
    change: (p) => p.remove('cartwright.lock'),
    said: ['lock/missing cartwright.lock:1 locked: nothing, because there is no lock; now: 1 CAL, 1 host'],
    silent: true,
  },
  {
    name: 'marks of a merge conflict',
    change: (p) => p.edit('cartwright.lock', 'hosts:\n', '=======\nhosts:\n'),
    said: ['lock/unreadable cartwright.lock:12 the lock cannot be read: it holds the marks of a merge conflict'],
  },
  {
    name: 'a lock of another version',
    change: (p) => p.edit('cartwright.lock', 'cart.lock.v1', 'cart.lock.v2'),
    said: [
      'lock/unreadable cartwright.lock:2 the lock cannot be read: it is of version "cart.lock.v2"; this program reads "cart.lock.v1"',
    ],
  },
  {
    name: 'a lock that lacks a digest',
    change: (p) => p.write({ 'cartwright.lock': p.read('cartwright.lock').replace(/ +fileDigest: .*\n/, '') }),
    said: ['lock/unreadable cartwright.lock:5 the lock cannot be read: "fileDigest" is missing'],
  },
  {
    name: 'a link in the place of the lock',
    change: (p) => {
      p.write({ other: p.read('cartwright.lock') });
      p.remove('cartwright.lock');
      symlinkSync('other', join(p.folder, 'cartwright.lock'));
    },
    said: ['lock/unreadable cartwright.lock:1 the lock cannot be read: it is a symbolic link'],
  },
  {
    name: 'a lock that is larger than any',
    change: (p) => truncateSync(join(p.folder, 'cartwright.lock'), 64 * 1024 * 1024 + 1),
    said: [
      'lock/unreadable cartwright.lock:1 the lock cannot be read: the file has 67108865 bytes; at most 67108864 are read',
    ],
  },
  {
    name: 'nothing to lock, and no lock',
    change: (p) => p.remove('cartwright.lock', 'flow.cal.yaml', 'desk.host.yaml'),
    said: [],
  },
];

test.each(CHANGES)('$name: an error when frozen, else a warning', async ({ change, said, silent }) => {
  const project = copy();
  await change(project);
  const found = async (...args: string[]): Promise<string[]> => {
    const lines = await project.findings('--only', 'lock', ...args);
    return lines.map((line) => line.replaceAll(/((?:[dD]igest) sha256:)[0-9a-f]{16}…/g, '$1FILE…'));
  };
  const leveled = (level: string): string[] => said.map((line) => (line.startsWith(' ') ? line : `${level} ${line}`));
  expect(await found('--frozen')).toEqual(leveled('error'));
  expect(await found()).toEqual(silent === true ? [] : leveled('warning'));
});

describe('a frozen check', () => {
  test('is silenced by nothing', async () => {
    const project = copy().write({ 'cartwright.yaml': 'rules: { lock/stale: off }\n' });
    expect(await project.run('check', '--frozen')).toEqual({
      code: 2,
      out: '',
      err: `cartwright: cartwright.yaml: "lock/stale" is an integrity rule, which cannot be silenced
  help: remove it from "rules"
`,
    });
  });

  test('needs the part that holds to the lock', async () => {
    expect(await copy().run('check', '--frozen', '--only', 'lint')).toEqual({
      code: 2,
      out: '',
      err: 'cartwright: --frozen needs --only lock\n  help: add --only lock\n',
    });
  });

  test('is not one where reports are only put together', async () => {
    expect(await copy().run('check', '--frozen', '--merge', 'a.json')).toEqual({
      code: 2,
      out: '',
      err: 'cartwright: --frozen cannot be used together with --merge\n  help: for example: cartwright check --base origin/main\n',
    });
  });

  test('judges what is named by hand, and no entry besides', async () => {
    const project = copy();
    project.write({ 'new.cal.yaml': calExample({ id: 'id: new' }).text, 'more.host.yaml': HOST });
    const only = ['--only', 'lock', '--frozen'];
    expect(await project.findings(...only, '--cals', 'flow.cal.yaml', '--hosts', 'desk.host.yaml')).toEqual([]);
    expect(await project.findings(...only, '--cals', 'new.cal.yaml', '--hosts', 'desk.host.yaml')).toEqual([
      'error lock/stale new.cal.yaml:3 the CAL "new.cal.yaml": locked: no entry; now: 1 slot',
      `  cartwright.lock:3 ${NO_ENTRY}`,
    ]);
  });

  test('has a lock for each project, and for a part of one that of the whole', async () => {
    const project = copy();
    project.write({
      'team/cartwright.yaml': 'cartridges: [../cartridges/dev.cart]\nhosts: [../desk.host.yaml, claude-code]\n',
      'team/flows/flow.cal.yaml': TWO_SLOTS,
    });
    expect(await project.run('lock')).toEqual({
      code: 0,
      err: '',
      out: `✓ unchanged cartwright.lock: 1 CAL, 2 slots, 1 host
  · not staffed: slot "reviewer" of flow.cal.yaml: no cartridge matches role reviewer
✓ wrote team/cartwright.lock: 1 CAL, 2 slots, 2 hosts
  · not staffed: slot "reviewer" of team/flows/flow.cal.yaml: no cartridge matches role reviewer
`,
    });
    expect(
      project
        .read('team/cartwright.lock')
        .split('\n')
        .filter((line) => /^ {2}\S/.test(line)),
    ).toEqual(['  flows/flow.cal.yaml:', '  "../desk.host.yaml":', '  claude-code:']);
    expect(await project.findings('--only', 'lock', '--frozen')).toEqual([]);
    project.edit('team/flows/flow.cal.yaml', 'alias: reviewer', 'alias: critic');
    project.edit('team/cartwright.lock', 'claude-code', 'codex-cli');
    const stale = [
      'error lock/stale team/cartwright.lock:11 slot "reviewer" of "flows/flow.cal.yaml": locked: no cartridge; now: not there',
      `  team/flows/flow.cal.yaml:4 ${ABOUT}`,
      'error lock/stale team/flows/flow.cal.yaml:5 slot "critic" of "flows/flow.cal.yaml": locked: no entry; now: no cartridge',
      `  team/cartwright.lock:4 ${NO_ENTRY}`,
    ];
    const hosts = (await project.findings('--only', 'lock', '--frozen')).filter((line) => line.includes('the host'));
    expect(hosts.map((line) => line.replaceAll(/sha256:[0-9a-f]+…/g, 'DIGEST'))).toEqual([
      'error lock/stale team/cartwright.lock:12 the host "claude-code": locked: no entry; now: digest DIGEST',
      'error lock/stale team/cartwright.lock:17 the host "codex-cli": locked: digest DIGEST; now: not there',
    ]);
    expect(await project.findings('--only', 'lock', '--frozen', 'team/flows')).toEqual(stale);
  });

  test('judges what is staged', async () => {
    const project = copy();
    project.commit();
    project.write({ 'cartridges/dev.cart': await cartridgeOf({ version: '1.1.0' }) });
    const args = ['--only', 'lock', '--frozen', '--staged'];
    expect(await project.findings(...args)).toEqual([]);
    project.git('add', 'cartridges');
    project.write({ 'cartridges/dev.cart': await cartridgeOf() });
    const stale = [`error lock/stale ${AT}; now: com.example/dev 1.1.0`, `  flow.cal.yaml:4 ${ABOUT}`];
    expect(await project.findings(...args)).toEqual(stale);
  });
});

describe('workflow ready', () => {
  const ready = async (
    project: LockedProject,
    ...args: string[]
  ): Promise<{ code: number; verdict: string | undefined; found: string[] }> => {
    const { code, out, err } = await project.run('workflow', 'ready', 'flow.cal.yaml', '--format', 'json', ...args);
    if (code > 1) throw new Error(err);
    const [cal] = (JSON.parse(out) as { cals: { verdict: string; diagnostics: Parameters<typeof findingsOf>[0] }[] })
      .cals;
    return { code, verdict: cal?.verdict, found: findingsOf(cal?.diagnostics ?? []) };
  };

  test('is held to the lock: with an error when frozen, else with a warning', async () => {
    const project = copy();
    expect(await ready(project, '--frozen')).toEqual({ code: 0, verdict: 'ready', found: [] });
    project.write({ 'cartridges/dev.cart': await cartridgeOf({ version: '1.1.0' }) });
    const stale = [`lock/stale ${AT}; now: com.example/dev 1.1.0`, `  flow.cal.yaml:4 ${ABOUT}`];
    const leveled = (level: string): string[] =>
      stale.map((line) => (line.startsWith(' ') ? line : `${level} ${line}`));
    expect(await ready(project, '--frozen')).toEqual({ code: 1, verdict: 'ready', found: leveled('error') });
    expect(await ready(project, '--cartridges', 'cartridges')).toEqual({
      code: 0,
      verdict: 'ready',
      found: leveled('warning'),
    });
    expect(await ready(project)).toEqual({ code: 0, verdict: 'ready', found: leveled('warning') });
  });

  test('says it in text, and is told when there is no lock', async () => {
    const project = copy();
    project.remove('cartwright.lock');
    expect(await project.run('cal', 'flow.cal.yaml', '--frozen')).toEqual({
      code: 1,
      err: '',
      out: `CAL: example  (2 nodes, 2 participants)

Participants
  ✓ dev       slot  dev (developer)  best of 1, portable
  · reviewer  slot  optional: no cartridge matches role reviewer

Lock
  ✗ cartwright.lock:1:1  locked: nothing, because there is no lock; now: 1 CAL, 0 hosts  [lock/missing]

verdict: ready; the lock fails: 1 error
`,
    });
  });

  test('takes packages, with the lock and without', async () => {
    const project = copy();
    project.remove('cartridges/dev.cart');
    project.write({ 'agents/dev/cartridge.yaml': packageExample().text.replace('role: reviewer', 'role: developer') });
    expect((await project.run('lock')).code).toBe(0);
    expect(await ready(project, '--frozen')).toEqual({ code: 0, verdict: 'ready', found: [] });
    project.write({ 'cartridges/other.cart': await cartridgeOf({ role: 'reviewer' }) });
    expect(await ready(project)).toEqual({
      code: 0,
      verdict: 'ready',
      found: [
        'warning lock/stale cartwright.lock:9 slot "reviewer" of "flow.cal.yaml": locked: no cartridge; now: com.example/dev 1.0.0',
        `  flow.cal.yaml:5 ${ABOUT}`,
      ],
    });
  });

  test('holds the hosts that it asks', async () => {
    const project = copy();
    project.edit('desk.host.yaml', '200000', '200001');
    const { code, found } = await ready(project, '--frozen', '--host', 'desk.host.yaml');
    expect([code, found.map((line) => line.slice(0, 64))]).toEqual([
      1,
      [
        'error lock/stale cartwright.lock:13 the host "desk.host.yaml": l',
        '  desk.host.yaml:1 what the entry is about',
      ],
    ]);
  });
});

test('bytes that are not UTF-8 are told, and nothing is thrown', async () => {
  const project = copy();
  writeFileSync(join(project.folder, 'cartwright.lock'), Buffer.from([0xff, 0xfe, 0x0a, 0x80]));
  expect(await project.findings('--only', 'lock', '--frozen')).toEqual([
    'error lock/unreadable cartwright.lock:1 the lock cannot be read: the line does not belong in a lock: "\ufffd\ufffd"',
  ]);
});

test('an alias of two participants is neither locked nor held to', async () => {
  const project = copy();
  project.edit('flow.cal.yaml', 'alias: reviewer', 'alias: dev');
  const words = 'several participants have this alias';
  expect(await project.findings('--only', 'lock', '--frozen')).toContain(
    `error lock/stale flow.cal.yaml:4 slot "dev" of "flow.cal.yaml": ${words}`,
  );
  expect(await project.run('lock')).toEqual({
    code: 2,
    out: '',
    err: `cartwright: flow.cal.yaml:4:14: the participants cannot be determined: "dev": ${words}\n  help: give each participant an alias of its own\n`,
  });
});

test('a lock that could not be read again is not written', async () => {
  const project = copy();
  project.write({ 'a\\b.cal.yaml': calExample({ id: 'id: new' }).text });
  expect(await project.run('lock')).toEqual({
    code: 2,
    out: '',
    err: 'cartwright: cartwright.lock: not written, because it could not be read: "a\\b.cal.yaml" is not a path from the project\'s folder\n  help: give the file or folder another name\n',
  });
  project.remove('a\\b.cal.yaml');
  expect(await project.findings('--only', 'lock', '--frozen')).toEqual([]);
});
