import { expect, test } from '@jest/globals';
import { calExample, hostExample } from '../../../../src/core/result/rule-examples.ts';
import { cartridgeOf, LockedProject, lockedProject } from '../../../support/lock.ts';

const HOST = hostExample().text;

async function committed(): Promise<LockedProject> {
  const project = await lockedProject();
  project.write({ 'cartwright.yaml': 'prefix: cart\n' });
  await project.run('lock');
  project.commit();
  return project;
}

/** What a check says that a change does to the lock. */
async function locksOf(project: LockedProject, ...args: string[]): Promise<readonly unknown[]> {
  const { code, out, err } = await project.run('check', '--base', 'HEAD', '--format', 'json', ...args);
  if (code > 1) throw new Error(err);
  return (JSON.parse(out) as { changes: { locks: readonly unknown[] } }).changes.locks;
}

const SWAPPED = {
  lock: 'cartwright.lock',
  kind: 'slot',
  entry: 'flow.cal.yaml',
  slot: 'dev',
  before: 'com.example/dev 1.0.0',
  after: 'com.example/dev 1.1.0',
  otherSigner: true,
};

async function swap(project: LockedProject): Promise<void> {
  project.write({ 'cartridges/dev.cart': await cartridgeOf({ version: '1.1.0', signers: [2] }) });
  await project.run('lock');
}

test('a change of cartridge and lock passes a frozen check, and is the first that is said of it', async () => {
  const project = await committed();
  await swap(project);
  expect(await locksOf(project, '--frozen')).toEqual([SWAPPED]);
  const text = await project.run('check', '--base', 'HEAD', '--frozen');
  const words =
    'cartwright.lock: slot "dev" of "flow.cal.yaml": com.example/dev 1.0.0 → com.example/dev 1.1.0, another signer';
  expect([text.code, text.out.split('\n\n').at(-2)]).toEqual([0, `Against HEAD\n  ! ${words}`]);
  const { out } = await project.run('check', '--base', 'HEAD', '--frozen', '--format', 'markdown');
  const line =
    '⚠️ `cartwright.lock`: slot `dev` of `flow.cal.yaml`: com.example/dev 1.0.0 → com.example/dev 1.1.0, another signer';
  expect(out.split('\n').filter((each) => each.includes('cartwright.lock'))).toEqual([line, `- ${line}`]);
  expect(out.split('\n').at(2)).toBe(line);
});

test('the lock of the change is held to the change, also by the configuration of the base', async () => {
  const project = await committed();
  await swap(project);
  const args = ['--only', 'lock', '--frozen', '--config-from', 'HEAD'];
  expect(await project.findings(...args)).toEqual([]);
  expect(await locksOf(project, ...args)).toEqual([SWAPPED]);
});

test.each<[name: string, change: (project: LockedProject) => unknown, said: readonly unknown[]]>([
  ['nothing', () => undefined, []],
  [
    'a lock that is gone',
    (p) => p.remove('cartwright.lock'),
    [{ lock: 'cartwright.lock', kind: 'lock', entry: '', before: '1 CAL, 1 host', after: null }],
  ],
  [
    'a lock that is not to be read',
    (p) => p.write({ 'cartwright.lock': '=======\n' }),
    [{ lock: 'cartwright.lock', kind: 'lock', entry: '', before: '1 CAL, 1 host', after: 'not to be read' }],
  ],
  [
    'a lock of a new project',
    async (p) => {
      p.write({ 'team/cartwright.yaml': 'prefix: cart\n', 'team/a.cal.yaml': calExample({ id: 'id: a' }).text });
      await p.run('lock');
    },
    [{ lock: 'team/cartwright.lock', kind: 'lock', entry: '', before: null, after: '1 CAL, 0 hosts' }],
  ],
  [
    'a new CAL, a slot less, another host',
    async (p) => {
      p.write({ 'new.cal.yaml': calExample({ id: 'id: new' }).text, 'desk.host.yaml': `${HOST}# more\n` });
      p.edit('flow.cal.yaml', '  - { alias: reviewer, bind: slot, required: false, slot: { role: reviewer } }\n', '');
      await p.run('lock');
    },
    [
      { kind: 'slot', entry: 'flow.cal.yaml', slot: 'reviewer', before: 'no cartridge', after: null },
      { kind: 'slot', entry: 'new.cal.yaml', slot: 'dev', before: null, after: 'com.example/dev 1.0.0' },
      { kind: 'host', entry: 'desk.host.yaml', before: 'digest DIGEST', after: 'digest DIGEST' },
    ].map((each) => ({ lock: 'cartwright.lock', ...each })),
  ],
  [
    'a CAL and a host that moved',
    async (p) => {
      p.git('mv', 'flow.cal.yaml', 'moved.cal.yaml');
      p.git('mv', 'desk.host.yaml', 'moved.host.yaml');
      await p.run('lock');
    },
    [],
  ],
])('%s', async (_name, change, said) => {
  const project = await committed();
  await change(project);
  const found = JSON.stringify(await locksOf(project)).replaceAll(/sha256:[0-9a-f]{16}…/g, 'DIGEST');
  expect(JSON.parse(found)).toEqual(said);
});

test('of very many changes those by another signer come first, and the rest is counted', async () => {
  const project = await committed();
  const cals = Array.from({ length: 600 }, (_, i) => `cal/${String(i).padStart(3, '0')}.cal.yaml`);
  const before = project.read('cartwright.lock');
  const more = cals.map((path) => `  ${path}: {}\n`).join('');
  await swap(project);
  project.write({ 'cartwright.lock': project.read('cartwright.lock').replace('cals:\n', `cals:\n${more}`) });
  expect(before).not.toContain('cal/');
  const found = (await locksOf(project, '--only', 'lint')) as { kind: string; entry: string; before: unknown }[];
  expect([found.length, found[0], found.at(-1)]).toEqual([
    500,
    SWAPPED,
    { lock: 'cartwright.lock', kind: 'lock', entry: '', before: '102 more entries', after: 'others' },
  ]);
});
