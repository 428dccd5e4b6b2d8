/** Every pair of commands that judge the same thing gives the same answer (docs/promises.md, Projects). */
import { beforeAll, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { Workspace } from '../../../src/app/language/workspace.ts';
import { CHECK_PARTS } from '../../../src/app/check/options.ts';
import { calExample, hostExample, packageExample } from '../../../src/core/result/rule-examples.ts';
import { checkPorts } from '../../../src/wiring/check-ports.ts';
import { commandFiles } from '../../../src/wiring/workspace.ts';
import { cartridgeOf, signerNumber } from '../../support/lock.ts';
import { runMain } from '../../support/main.ts';
import { COMPROMISED, exampleRegistry } from '../../support/registry.ts';
import { scratch } from '../../support/scratch.ts';

/** By hand: `CARTWRIGHT_ROUNDS=1000 CARTWRIGHT_SEED=1 npm test -- one-answer`. */
const ROUNDS = Number(process.env['CARTWRIGHT_ROUNDS'] ?? 25);
/** The same cases on every run: few of them reach every pair by design, not by luck. */
const SEED = Number(process.env['CARTWRIGHT_SEED'] ?? 20_261_123);

const GONE = '\n  help: check the path; it is relative to the working directory';

type Agent = 'none' | 'package' | 'built' | 'both';
const agent = fc.constantFrom<Agent>('none', 'package', 'built', 'both');
const PARTICIPANTS = ['dev', 'hash', 'reviewer', 'spare'] as const;
const ITEMS = ['docs', 'nested', 'manual', 'resource'] as const;

const cal = fc.record({
  path: fc.constantFrom('cal/a.cal.yaml', 'cal/deep/b.cal.yaml', 'top.cal.yaml'),
  participants: fc.uniqueArray(fc.constantFrom(...PARTICIPANTS), { minLength: 1, maxLength: 2 }),
  items: fc.uniqueArray(fc.constantFrom(...ITEMS), { maxLength: 2 }),
  typo: fc.boolean(),
});

const layout = fc.record({
  top: fc.constantFrom('config', 'git', 'both', 'none'),
  nested: fc.constantFrom('none', 'config', 'git'),
  cwd: fc.constantFrom('root', 'sub', 'parent'),
  dev: agent,
  reviewer: agent,
  cals: fc.uniqueArray(cal, { selector: ({ path }) => path, minLength: 1, maxLength: 3 }),
  hosts: fc.uniqueArray(fc.constantFrom('accept', 'refuse'), { maxLength: 2 }),
  docs: fc.boolean(),
  confirmations: fc.constantFrom('none', 'beside', 'configured'),
  rule: fc.constantFrom('off', 'error', 'warning'),
  ignore: fc.boolean(),
  baseline: fc.boolean(),
  lists: fc.boolean(),
  trust: fc.constantFrom('none', 'active', 'unknown', 'compromised', 'policy'),
});

type Layout = typeof layout extends fc.Arbitrary<infer T> ? T : never;
type Cal = Layout['cals'][number];

const HOSTS = {
  accept: hostExample('resources: ["wiki://map"]').text,
  refuse: hostExample().text.replace('200000', '10'),
};
const SIGNER = signerNumber(1).publicKey;
const CONFIRMED = '- { id: manual, by: me, at: 2026-01-01 }\n';

function calText({ participants, items, typo }: Pick<Cal, 'participants' | 'items' | 'typo'>, digest: string): string {
  const slots: Record<(typeof PARTICIPANTS)[number], string> = {
    dev: '{ alias: dev, bind: slot, slot: { role: developer } }',
    hash: `{ alias: hash, bind: hash, romDigest: '${digest}' }`,
    reviewer: '{ alias: reviewer, bind: slot, slot: { role: reviewer } }',
    spare: '{ alias: spare, bind: slot, required: false, slot: { role: reviewer } }',
  };
  const checks: Record<(typeof ITEMS)[number], string> = {
    docs: 'type: file-glob, hint: "docs/**/*.md"',
    nested: 'type: file-glob, hint: "nested/**/*.yaml"',
    manual: 'type: manual, hint: ask',
    resource: 'type: mcp-resource, hint: "wiki://map"',
  };
  const rac = items.map((id) => `{ id: ${id}, kind: wiki, description: A map of it, check: { ${checks[id]} } }`);
  const [first = 'dev'] = participants;
  return calExample({
    participants: participants.map((each) => slots[each]),
    nodes: [`{ id: work, type: task, agent: ${first}, completion: { type: artifact, produces: report } }`, END],
    ...(rac.length === 0 ? {} : { rac: ['rac:', ...rac.map((item) => `  - ${item}`)].join('\n') }),
    ...(typo ? { variables: ["{ name: tries, type: integer, init: '0' }"] } : {}),
  }).text;
}

const END = '{ id: done, type: event, event: end }';
const TYPO = 'variable/init-of-other-type';

let dev: Uint8Array;
let reviewer: Uint8Array;
let digest: string;

beforeAll(async () => {
  [dev, reviewer] = [await cartridgeOf(), await cartridgeOf({ name: 'rex', role: 'reviewer' })];
  const { out } = await runMain(['digest', 'a.cart'], folderWith({ 'a.cart': dev }));
  digest = /sha256:[0-9a-f]{64}/.exec(out)?.[0] ?? '';
});

/** Everything of a case, by its path from the project. */
function filesOf(made: Layout): Readonly<Record<string, string | Uint8Array>> {
  const files: Record<string, string | Uint8Array> = {};
  for (const each of made.cals) files[each.path] = calText(each, digest);
  const packaged = (state: Agent): boolean => state === 'package' || state === 'both';
  if (packaged(made.dev)) files['agents/dev/cartridge.yaml'] = packageText('developer', 'dev');
  if (packaged(made.reviewer)) files['agents/rex/cartridge.yaml'] = packageText('reviewer', 'rex');
  if (made.dev === 'built' || made.dev === 'both') files['dist/dev.cart'] = dev;
  if (made.reviewer === 'built' || made.reviewer === 'both') files['agents/rex.cart'] = reviewer;
  files['trust/keys.json'] = exampleRegistry(
    made.trust === 'unknown' || made.trust === 'policy' ? [] : [SIGNER],
    made.trust === 'compromised' ? COMPROMISED : {},
  );
  files['trust/own.policy.yaml'] = 'schemaVersion: cart.policy.v1\n';
  for (const name of made.hosts) files[`hosts/${name}.host.yaml`] = HOSTS[name as keyof typeof HOSTS];
  if (made.docs) files['docs/map.md'] = 'A map.\n';
  if (made.confirmations !== 'none')
    files[made.confirmations === 'beside' ? 'rac-confirmations.yaml' : 'notes/said.yaml'] = CONFIRMED;
  if (made.nested !== 'none') {
    files['nested/n.cal.yaml'] = calText({ participants: ['dev'], items: ['docs'], typo: true }, '');
    files['nested/agents/cartridge.yaml'] = packageText('developer', 'inner');
  }
  if (made.nested === 'config') files['nested/cartwright.yaml'] = `rules: { ${TYPO}: error }\n`;
  if (made.nested === 'git') Object.assign(files, gitAt('nested/'));
  if (made.top === 'git' || made.top === 'both') Object.assign(files, gitAt(''));
  if (made.top === 'config' || made.top === 'both') files['cartwright.yaml'] = configText(made, files);
  return files;
}

function packageText(role: string, name: string): string {
  return packageExample()
    .text.replace('role: reviewer', `role: ${role}`)
    .replace('org.example/reviewer', `org.example/${name}`)
    .replace('Robin', name);
}

/** An empty repository, as git would make it. */
function gitAt(folder: string): Record<string, string> {
  return { [`${folder}.git/HEAD`]: 'ref: refs/heads/main\n', [`${folder}.git/objects/info/none`]: '' };
}

function configText({ rule, ignore, confirmations, lists, trust }: Layout, files: object): string {
  const has = (end: string): boolean =>
    Object.keys(files).some((file) => file.startsWith('agents/') && file.endsWith(end));
  return [
    `rules: { ${TYPO}: ${rule} }`,
    ...(ignore ? [`ignore: [{ rule: ${TYPO}, path: 'cal/*', reason: known }]`] : []),
    ...(confirmations === 'configured' ? ['confirmations: notes/said.yaml'] : []),
    ...(lists && has('cartridge.yaml') ? ['packages: [agents/*]'] : []),
    ...(lists && has('.cart') ? ['cartridges: [agents]'] : []),
    ...(trust === 'none' ? [] : ['trustRegistry: trust/keys.json']),
    ...(trust === 'policy' ? ['policy: trust/own.policy.yaml'] : []),
    '',
  ].join('\n');
}

function folderWith(files: Readonly<Record<string, string | Uint8Array>>, folder = scratch()): string {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}

interface Finding {
  readonly rule: string;
  readonly level: string;
  readonly message: string;
  readonly path: string;
  readonly pointer: string;
}

interface Answered {
  readonly diagnostics?: readonly Finding[];
  readonly cals?: readonly {
    readonly path: string;
    readonly verdict: string;
    readonly participants: readonly { readonly alias: string; readonly resolved: { readonly path: string } | null }[];
    readonly rac: readonly object[];
  }[];
  /** Verdicts that are the same are one entry. */
  readonly handshakes?: readonly (Pick<Verdict, 'verdict' | 'reservations'> & {
    readonly subjects: readonly { readonly path: string }[];
    readonly hosts: readonly { readonly profile: string }[];
  })[];
  readonly results?: readonly Verdict[];
}

interface Verdict {
  readonly subject: string;
  readonly profile: string;
  readonly verdict: string;
  readonly reservations: number;
}

/** A project that was made, seen from a working directory. */
class Made {
  readonly top: string;
  readonly cwd: string;

  constructor(top: string, cwd: string) {
    this.top = top;
    this.cwd = cwd;
  }

  /** A path of the project as it is named in the working directory. */
  at(path: string): string {
    return relative(this.cwd, join(this.top, path)) || '.';
  }

  #inside(path: string): string {
    return relative(this.top, resolve(this.cwd, path));
  }

  async run(...args: readonly string[]): Promise<Answered> {
    const { code, out, err } = await runMain([...args, '--format', 'json'], this.cwd);
    if (code > 1) throw new Error(`${args.join(' ')}: ${err}`);
    return JSON.parse(out) as Answered;
  }

  /** The findings of one file. */
  findings({ diagnostics = [] }: Answered, path: string): string[] {
    return diagnostics
      .filter((each) => this.#inside(each.path) === path)
      .map(({ rule, level, message, pointer }) => `${level} ${rule} ${pointer} ${message}`);
  }

  /** What is said of the readiness of one CAL. */
  readiness({ cals = [] }: Answered, path: string): unknown {
    return cals
      .filter((each) => this.#inside(each.path) === path)
      .map(({ verdict, participants, rac }) => ({
        verdict,
        rac,
        participants: participants.map(({ resolved, ...each }) => ({
          ...each,
          resolved: resolved === null ? null : { ...resolved, path: this.#inside(resolved.path) },
        })),
      }));
  }

  /** The verdict of each host for one package. */
  compliance({ handshakes = [], results = [] }: Answered, path: string): string[] {
    const apart = handshakes.flatMap(({ subjects, hosts, verdict, reservations }) =>
      subjects.flatMap((subject) =>
        hosts.map(({ profile }): Verdict => ({ subject: subject.path, profile, verdict, reservations })),
      ),
    );
    return [...apart, ...results]
      .filter((each) => this.#inside(each.subject) === path)
      .map(({ profile, verdict, reservations }) => `${this.#inside(profile)} ${verdict} ${reservations}`)
      .sort();
  }
}

async function madeOf(given: Layout, parent = scratch()): Promise<Made> {
  const top = folderWith(filesOf(given), join(parent, 'p'));
  mkdirSync(join(top, 'cal'), { recursive: true });
  const hasGit = given.top === 'git' || given.top === 'both';
  const own = given.cals.map(({ path }) => path);
  if (given.baseline) expect((await runMain(['lint', '--write-baseline', ...own], top)).code).toBeLessThan(2);
  // A work tree is looked at up to its top, and what is not one no further than the working directory.
  const cwd = given.cwd === 'sub' && hasGit ? 'cal' : given.cwd === 'parent' && given.top !== 'none' ? '..' : '.';
  return new Made(top, join(top, cwd));
}

/** What the language server says of files that are open, all of them. */
async function edited(
  made: Made,
  paths: readonly string[],
  files: Readonly<Record<string, string | Uint8Array>>,
): Promise<Workspace> {
  const wishes = { checkUrls: false, live: false, path: undefined, timeout: undefined };
  const clock = { now: () => new Date() };
  const workspace = new Workspace({
    files: (open) => commandFiles(made.cwd, open),
    ports: (fs) => checkPorts(fs, clock, wishes),
  });
  for (const path of paths) {
    const text = files[path];
    if (typeof text === 'string') workspace.put({ path: made.at(path), text, bytes: Buffer.from(text) });
  }
  const roots = new Set(paths.map((path) => workspace.root(made.at(path))));
  for (const root of roots) await workspace.judgeProject(root, new Set(CHECK_PARTS));
  return workspace;
}

function compare(pair: string, one: unknown, other: unknown): void {
  reached.set(pair, (reached.get(pair) ?? 0) + 1);
  expect({ pair, answer: other }).toEqual({ pair, answer: one });
}

/** How often each pair was compared. */
const reached = new Map<string, number>();

test('every pair of commands that judge the same thing gives the same answer', async () => {
  const property = fc.asyncProperty(layout, async (given) => {
    const made = await madeOf(given);
    const files = filesOf(given);
    const at = (path: string): string => made.at(path);
    const cals = Object.keys(files).filter((file) => file.endsWith('.cal.yaml'));
    const packages = Object.keys(files).filter((file) => file.endsWith('/cartridge.yaml'));
    const whole = await made.run('check', at('.'));
    const lint = await made.run('check', at('.'), '--only', 'lint');
    const linted = await made.run('lint', ...cals.map(at));
    const ready = await made.run('workflow', 'ready', ...cals.map(at));
    const own = cals.filter((path) => !path.startsWith('nested/'));
    const folder = packages.some((path) => path.startsWith('agents/')) ? ['--cartridges', at('agents')] : [];
    const named = await made.run('cal', ...own.map(at), ...folder);
    const editor = await edited(made, [...cals, ...packages], files);
    for (const path of cals) {
      compare('check, lint', made.findings(lint, path), made.findings(linted, path));
      compare('check, workflow ready', made.readiness(whole, path), made.readiness(ready, path));
      if (own.includes(path))
        compare('workflow ready, cal --cartridges', made.readiness(ready, path), made.readiness(named, path));
      const file = await made.run('check', at(path));
      compare('check, check FILE', made.readiness(whole, path), made.readiness(file, path));
      compare('check, check FILE: findings', made.findings(whole, path), made.findings(file, path));
      compare(
        'check FILE: nothing else',
        cals.filter((each) => each !== path).map((each) => made.readiness(file, each)),
        cals.slice(1).map(() => []),
      );
      compare(
        'check, editor',
        made.findings(whole, path),
        made.findings({ diagnostics: editor.findings(at(path)) }, path),
      );
    }
    if (given.top !== 'none') {
      const part = await made.run('check', at('cal'));
      for (const path of cals.filter((each) => each.startsWith('cal/'))) {
        compare('check, check FOLDER', made.readiness(whole, path), made.readiness(part, path));
        compare('check, check FOLDER: findings', made.findings(whole, path), made.findings(part, path));
      }
    }
    for (const path of packages) {
      const file = await made.run('check', at(path));
      const subject = dirname(path);
      compare('check, check PACKAGE', made.compliance(whole, subject), made.compliance(file, subject));
      compare('check, check PACKAGE: findings', made.findings(whole, path), made.findings(file, path));
      if (given.hosts.length > 0 && !path.startsWith('nested/'))
        compare(
          'check, handshake',
          made.compliance(whole, subject),
          made.compliance(await made.run('handshake', at(subject)), subject),
        );
    }
    for (const path of Object.keys(files).filter((file) => file.endsWith('.cart'))) {
      if (given.hosts.length === 0 || (given.lists && !path.startsWith('agents/'))) continue;
      const file = await made.run('check', at(path));
      compare('check, check CARTRIDGE', made.compliance(whole, path), made.compliance(file, path));
      const shaken = await made.run('handshake', at(path));
      compare('check, handshake: cartridge', made.compliance(whole, path), made.compliance(shaken, path));
    }
    for (const path of given.hosts.map((name) => `hosts/${name}.host.yaml`))
      compare(
        'check, check HOST: findings',
        made.findings(whole, path),
        made.findings(await made.run('check', at(path)), path),
      );
    await made.run('lock', ...(given.baseline ? [] : cals.map(at)));
    const frozen = await made.run('workflow', 'ready', '--frozen', ...cals.map(at));
    const held = await made.run('check', '--frozen', at('.'));
    for (const path of cals) {
      compare('workflow ready, after lock', made.readiness(whole, path), made.readiness(frozen, path));
      compare('check, after lock', made.readiness(whole, path), made.readiness(held, path));
    }
  });
  await fc.assert(property, { numRuns: ROUNDS, seed: SEED });
  // A pair that no case reaches would hold for nothing.
  expect([...reached.keys()].sort()).toEqual(PAIRS);
}, 600_000);

const PAIRS = [
  'check FILE: nothing else',
  'check, after lock',
  'check, check CARTRIDGE',
  'check, check FILE',
  'check, check FILE: findings',
  'check, check FOLDER',
  'check, check FOLDER: findings',
  'check, check HOST: findings',
  'check, check PACKAGE',
  'check, check PACKAGE: findings',
  'check, editor',
  'check, handshake',
  'check, handshake: cartridge',
  'check, lint',
  'check, workflow ready',
  'workflow ready, after lock',
  'workflow ready, cal --cartridges',
];

test('a hook that judges what is staged gives the answer of a check', async () => {
  const property = fc.asyncProperty(layout, async (given) => {
    const made = await madeOf({ ...given, top: given.top === 'both' ? 'config' : 'none', nested: 'none', cwd: 'root' });
    for (const args of [
      ['init', '-q'],
      ['add', '-A'],
    ])
      execFileSync('git', ['-c', 'core.hooksPath=/dev/null', ...args], { cwd: made.top, stdio: 'pipe' });
    const whole = await made.run('check', '.');
    for (const part of ['ready', 'handshake', 'manifest']) {
      const hook = await made.run('check', '--staged', '--only', part);
      if (part === 'ready') expect(hook.cals).toEqual(whole.cals);
      if (part === 'handshake') expect(hook.handshakes).toEqual(whole.handshakes);
      const rules = new Set((hook.diagnostics ?? []).map(({ rule }) => rule));
      expect(hook.diagnostics).toEqual((whole.diagnostics ?? []).filter(({ rule }) => rules.has(rule)));
    }
  });
  await fc.assert(property, { numRuns: Math.ceil(ROUNDS / 4), seed: SEED });
}, 120_000);

const EXAMPLE = {
  'agents/dev/cartridge.yaml': packageText('developer', 'dev'),
  'docs/map.md': 'A map.\n',
  'hosts/accept.host.yaml': HOSTS.accept,
  'cal/incident.cal.yaml': calText({ participants: ['dev'], items: ['docs'], typo: true }, ''),
};
const FOUND = `cal/incident.cal.yaml:8:41: warning[variable/init-of-other-type] variable "tries" is of type integer, but its init is a string
  |
8 |   - { name: tries, type: integer, init: '0' }
  |                                         ^^^
  = help: remove the quotes

`;
const READY = `CAL: example  (2 nodes, 1 participant)

Participants
  ✓ dev  slot  dev (developer)  best of 1

Required available context (descriptions only)
  ☑ docs [wiki] A map of it  (check: file-glob docs/**/*.md → 1 file)

verdict: ready
`;
const MORE = '\nmore about a rule: cartwright explain variable/init-of-other-type\n';
const PART = `${FOUND}${READY}${MORE}1 file: 0 errors, 1 warning, 0 notes · readiness: ready\nok: 1 CAL ready, 1 warning\n`;

test.each<[string, Record<string, string>]>([
  ['a configuration', { 'cartwright.yaml': '' }],
  ['a work tree', gitAt('')],
  ['both', { 'cartwright.yaml': '', ...gitAt('') }],
])('one CAL has one answer, whatever command is asked: %s', async (_, more) => {
  const top = folderWith({ ...EXAMPLE, ...more });
  const said = async (...args: string[]): Promise<unknown> => {
    const { code, out, err } = await runMain(args, top);
    return [code, out, err];
  };
  expect(await said('check', 'cal')).toEqual([0, PART, '']);
  expect(await said('check', 'cal/incident.cal.yaml')).toEqual([0, PART, '']);
  expect(await said('workflow', 'ready', 'cal/incident.cal.yaml')).toEqual([0, READY, '']);
  expect(await said('workflow', 'ready', 'cal/incident.cal.yaml', '--cartridges', 'agents')).toEqual([0, READY, '']);
  const [code, out] = (await said('check')) as [number, string];
  expect([code, out.startsWith(FOUND + READY)]).toEqual([0, true]);
});

test('a project with nothing to staff from says how to name some', async () => {
  const { 'agents/dev/cartridge.yaml': dev, ...files } = EXAMPLE;
  const top = folderWith({ ...files, 'cartwright.yaml': '' });
  const { code, out, err } = await runMain(['workflow', 'ready', 'cal/incident.cal.yaml'], top);
  expect([code, out.includes('✗ dev  slot  no cartridge matches role developer'), err]).toEqual([
    1,
    true,
    'cartwright: .: the project has no cartridge and no package: name some with --cartridges DIR\n',
  ]);
  const other = folderWith({ 'agents/dev/cartridge.yaml': dev });
  expect(
    await runMain(['workflow', 'ready', 'cal/incident.cal.yaml', '--cartridges', join(other, 'agents')], top),
  ).toEqual({ code: 0, out: READY, err: '' });
});

test.each([
  [
    'check',
    'docs/map.md',
    'check does not read this kind of file',
    '\n  help: name a CAL (*.cal.json, *.cal.yaml, *.cal.yml), the cartridge.yaml of a package, a cartridge, a host profile (*.host.yaml, *.host.yml, *.host.json), a skill (SKILL.md), or a folder',
  ],
  ['check', 'cal/other.cal.yaml', 'there is no such file or directory', GONE],
  ['check', 'nowhere', 'there is no such file or directory', GONE],
])('%s %s: %s', async (command, path, message, help) => {
  const top = folderWith(EXAMPLE);
  expect(await runMain([command, 'cal/incident.cal.yaml', path], top)).toEqual({
    code: 2,
    out: '',
    err: `cartwright: ${path}: ${message}${help}\n`,
  });
});

test('standard input is judged by the project of its name, and without one by that of the working directory', async () => {
  const top = folderWith({ ...EXAMPLE, 'cartwright.yaml': '', 'cal/cartwright.yaml': `rules: { ${TYPO}: error }\n` });
  const text = EXAMPLE['cal/incident.cal.yaml'];
  const codes = [['-'], ['--stdin-filename', 'new.cal.yaml'], ['--stdin-filename', 'cal/new.cal.yaml']].map(
    async (args) => (await runMain(['lint', ...args], top, text)).code,
  );
  expect(await Promise.all(codes)).toEqual([0, 0, 1]);
});
