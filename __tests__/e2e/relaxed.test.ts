import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parsePublicKey } from '../../src/core/dsse/public-key.ts';
import { exampleWithoutFindings } from '../support/cli.ts';
import { CAL, EVENTS, Stage, texts, type PullPayload } from '../support/github/stage.ts';
import { registryEntry } from '../support/registry.ts';
import { scratch } from '../support/scratch.ts';
import { commitAll, gitEach, initAll } from '../support/git.ts';
import { program } from '../support/main.ts';

const PACKAGE = 'agents/builder/cartridge.yaml';
const CONFIG = 'cartwright.yaml';

function replaceIn(cwd: string, file: string, from: string, to: string): void {
  const text = readFileSync(join(cwd, file), 'utf8');
  expect(text).toContain(from);
  writeFileSync(join(cwd, file), text.replace(from, to));
}

/** The fault that most changes hide: a warning in the CAL. */
function addFault(cwd: string): void {
  replaceIn(cwd, CAL, 'init: 0', "init: '0'");
}
const FAULT = 'variable/init-of-other-type';

/** More is asked of hosts than the laptop offers. */
function askMore(cwd: string): void {
  replaceIn(cwd, PACKAGE, 'minContextWindowTokens: 100000', 'minContextWindowTokens: 150000');
}

async function publicKey(): Promise<string> {
  const folder = scratch();
  await program(['keygen', '--out', folder, '--quiet'], { cwd: folder });
  const file =
    execFileSync('ls', [folder], { encoding: 'utf8' })
      .split('\n')
      .find((name) => name.includes('pub')) ?? '';
  return readFileSync(join(folder, file), 'utf8');
}

function registry(cwd: string, ...pems: string[]): void {
  const keys = pems.map((pem) => registryEntry(parsePublicKey(pem)));
  writeFileSync(join(cwd, 'trust.json'), JSON.stringify({ schemaVersion: 'cart.trust-registry/1', keys }));
}

interface Attack {
  readonly name: string;
  /** The repository before. */
  readonly before?: (cwd: string) => void | Promise<void>;
  readonly change: (cwd: string) => void | Promise<void>;
  /** Ids and places of what is relaxed. */
  readonly relaxed: readonly string[];
  /** What it hides: a rule that finds it only by the base's configuration, or the readiness there. */
  readonly fault?: string;
  readonly hides?: string;
  readonly verdict?: string;
}

const ATTACKS: readonly Attack[] = [
  {
    name: 'a rule switched off',
    change(cwd) {
      addFault(cwd);
      appendFileSync(join(cwd, CONFIG), `rules: { ${FAULT}: off }\n`);
    },
    relaxed: [`rule:${FAULT} cartwright.yaml:6`],
    fault: FAULT,
    hides: '1 warning',
  },
  {
    name: 'an ignore added',
    change(cwd) {
      askMore(cwd);
      appendFileSync(join(cwd, CONFIG), "ignore:\n  - { rule: handshake/refuse, path: '**', reason: later }\n");
    },
    relaxed: ['ignore:handshake/refuse:** cartwright.yaml:7'],
    fault: 'handshake/refuse',
    hides: '1 error',
  },
  {
    name: 'a baseline added',
    async change(cwd) {
      addFault(cwd);
      expect((await program(['lint', '--write-baseline'], { cwd })).code).toBe(0);
    },
    relaxed: [`baseline:${FAULT} cartwright-baseline.json:4`],
    fault: FAULT,
    hides: '1 warning',
  },
  {
    name: 'a comment added',
    change(cwd) {
      replaceIn(cwd, CAL, 'init: 0 }', `init: '0' } # cartwright-ignore ${FAULT}: later`);
    },
    relaxed: [`comment:${CAL}:${FAULT} ${CAL}:43`],
    fault: FAULT,
    hides: '1 warning',
  },
  {
    name: 'a confirmation added',
    before: (cwd) => rmSync(join(cwd, 'rac-confirmations.yaml')),
    change: (cwd) =>
      writeFileSync(join(cwd, 'rac-confirmations.yaml'), '- { id: on-call-runbook, by: Eve, at: 2026-09-01 }\n'),
    relaxed: ['confirmation:on-call-runbook rac-confirmations.yaml:1'],
    verdict: 'pending',
  },
  {
    name: 'the refusing host dropped from the configuration',
    change(cwd) {
      askMore(cwd);
      replaceIn(cwd, CONFIG, 'hosts/*.host.yaml', 'hosts/workbench.host.yaml');
    },
    relaxed: ['judged:hosts cartwright.yaml:5'],
    fault: 'handshake/refuse',
    hides: '1 error',
  },
  {
    name: 'the refusing host deleted',
    change(cwd) {
      askMore(cwd);
      rmSync(join(cwd, 'hosts/laptop.host.yaml'));
    },
    relaxed: ['host:hosts/laptop.host.yaml hosts/laptop.host.yaml:1'],
    fault: 'handshake/refuse',
    hides: '1 error',
  },
  {
    name: 'the configuration deleted that raised a rule',
    before: (cwd) => appendFileSync(join(cwd, CONFIG), `rules: { ${FAULT}: error }\n`),
    change(cwd) {
      addFault(cwd);
      rmSync(join(cwd, CONFIG));
    },
    relaxed: ['config cartwright.yaml:2', `rule:${FAULT} cartwright.yaml:6`, 'publisher cartwright.yaml:3'],
    fault: FAULT,
    hides: '1 error',
    verdict: 'not ready',
  },
];

/** How the reports count what an attack relaxes and hides. */
function counted({ relaxed, hides }: Attack): string {
  const several = relaxed.length > 1;
  const what = hides === undefined ? '' : `, which ${several ? 'hide' : 'hides'} ${hides}`;
  return `${relaxed.length} relaxation${several ? 's' : ''}${what}`;
}

/** An example of before in `main`, and the change in the work tree. */
async function repository({ before, change }: Pick<Attack, 'before' | 'change'>): Promise<string> {
  const cwd = exampleWithoutFindings();
  await before?.(cwd);
  initAll(cwd);
  await change(cwd);
  return cwd;
}

interface Report {
  readonly diagnostics: readonly { readonly rule: string; readonly level: string; readonly path: string }[];
  readonly verdict: string;
  readonly summary: { readonly warnings: number };
  readonly changes: {
    readonly relaxed: readonly {
      readonly id: string;
      readonly path: string;
      readonly range: { readonly start: { readonly line: number } };
    }[];
    readonly hidden?: { readonly errors: number; readonly warnings: number };
    readonly fixed: object;
  };
}

async function report(cwd: string, ...args: string[]): Promise<Report> {
  return JSON.parse(
    (await program(['check', '--base', 'main', '--format', 'json', ...args], { cwd })).stdout,
  ) as Report;
}

const places = ({ changes }: Report): string[] =>
  changes.relaxed.map(({ id, path, range }) => `${id} ${path}:${range.start.line}`);
const faults = ({ diagnostics }: Report, rule = ''): string[] =>
  diagnostics.filter((each) => each.rule === rule).map(({ level }) => level);

describe('attack 246: a change relaxes what would find its fault', () => {
  test.each(ATTACKS)('$name: it leads what changes, and is counted', async (attack) => {
    const cwd = await repository(attack);
    const found = await report(cwd);
    expect(places(found)).toEqual(attack.relaxed);
    expect([faults(found, 'check/relaxed').length, faults(found, attack.fault)]).toEqual([
      attack.relaxed.length,
      attack.name.startsWith('the configuration') ? ['warning'] : [],
    ]);
    expect(found.changes.fixed).toEqual({ errors: 0, warnings: 0, notes: 0 });
    const { stdout } = await program(['check', '--base', 'main'], { cwd });
    const [first = '', second = '', third = ''] = stdout.slice(stdout.indexOf('Against main\n')).split('\n');
    expect([first, second]).toEqual(['Against main', `  ! ${counted(attack)}`]);
    expect(third).toContain(` (${(attack.relaxed[0] ?? '').split(' ')[1]}`);
    expect((await program(['check', '--base', 'main', '--strict'], { cwd })).code).toBe(1);
  });

  test.each(ATTACKS)("$name: the base's configuration finds the fault", async (attack) => {
    const cwd = await repository(attack);
    const strict = await report(cwd, '--config-from', 'main');
    expect(places(strict)).toEqual(attack.relaxed);
    expect(faults(strict, attack.fault).length).toBe(attack.fault === undefined ? 0 : 1);
    expect(strict.verdict).toBe(attack.verdict ?? 'ready');
    expect(strict.changes.hidden).toEqual({ errors: 0, warnings: 0, notes: 0 });
  });

  test('a key that is trusted, a host that states more, and a floor that is lower lead, too', async () => {
    const [old, added] = [await publicKey(), await publicKey()];
    const cwd = await repository({
      before(at) {
        registry(at, old);
        appendFileSync(join(at, CONFIG), 'trustRegistry: trust.json\n');
      },
      change(at) {
        registry(at, old, added);
        replaceIn(at, 'hosts/laptop.host.yaml', 'contextWindowTokens: 128000', 'contextWindowTokens: 1000000');
        replaceIn(at, PACKAGE, 'minContextWindowTokens: 100000', 'minContextWindowTokens: 90000');
      },
    });
    expect(places(await report(cwd)).map((place) => place.replace(/trust:ed25519:\S+|trust:\S+/, 'trust:KEY'))).toEqual(
      [
        'trust:KEY trust.json:1',
        expect.stringMatching(
          /^host:hosts\/laptop\.host\.yaml:model\.contextWindowTokens hosts\/laptop\.host\.yaml:\d+$/,
        ),
        'floor:agents/builder:model.minContextWindowTokens agents/builder/cartridge.yaml:14',
      ],
    );
  });

  test('what is gone only because a rule is switched off is not said to be gone', async () => {
    const cwd = await repository({
      before: addFault,
      change: (at) => appendFileSync(join(at, CONFIG), `rules: { ${FAULT}: off }\n`),
    });
    const { stdout } = await program(['check', '--base', 'main'], { cwd });
    expect(stdout.slice(stdout.indexOf('Against main'))).toBe(
      [
        'Against main',
        '  ! 1 relaxation, which hides 1 warning',
        `  ! relaxed: the rule "${FAULT}" is switched off (was warning) (cartwright.yaml:6)`,
        '',
        'more about a rule: cartwright explain check/relaxed',
        '4 files: 0 errors, 1 warning, 0 notes · readiness: ready · hosts: 2 of 2 accept, 1 with promises',
        'ok: 1 CAL ready, 2 hosts accept, 1 promise, 1 warning',
        '',
      ].join('\n'),
    );
  });

  test('a host that accepts only since it states more is not shown as mended', async () => {
    const cwd = await repository({
      before: askMore,
      change: (at) =>
        replaceIn(at, 'hosts/laptop.host.yaml', 'contextWindowTokens: 128000', 'contextWindowTokens: 150000'),
    });
    const { stdout } = await program(['check', '--base', 'main'], { cwd });
    expect(stdout.slice(stdout.indexOf('Against main'))).toMatch(
      /^Against main\n  ! 1 relaxation, which hides 1 error\n  ! relaxed: host "laptop" states contextWindowTokens 150000 \(was 128000\) \(hosts\/laptop\.host\.yaml:\d+\)\n  ! agents\/builder on laptop: refuse, 1 promise → accept, 1 promise \(met now: model\.minContextWindowTokens\), only by what is relaxed\n\n/,
    );
  });

  test('a change that only tightens relaxes nothing', async () => {
    const cwd = await repository({
      before: (at) => appendFileSync(join(at, CONFIG), `rules: { ${FAULT}: off }\n`),
      change: (at) => replaceIn(at, CONFIG, 'off', 'error'),
    });
    expect((await report(cwd)).changes.relaxed).toEqual([]);
    expect((await program(['check', '--base', 'main', '--strict'], { cwd })).code).toBe(0);
  });

  test('a commit that is not here, a configuration that the base lacks, and a merge are exit 2', async () => {
    const cwd = await repository({ change: (at) => writeFileSync(join(at, 'other.yaml'), 'prefix: cart\n') });
    const run = async (...args: string[]): Promise<unknown> => {
      const { code, stdout, stderr } = await program(['check', ...args], { cwd });
      return [code, stdout, stderr];
    };
    expect(await run('--config-from', 'nowhere')).toEqual([
      2,
      '',
      'cartwright: --config-from: no commit "nowhere" is here\n  help: name a branch, a tag or a commit; in a shallow clone fetch it first\n',
    ]);
    expect(await run('--config-from', 'main', '--config', 'other.yaml')).toEqual([
      2,
      '',
      'cartwright: other.yaml: the configuration of the base cannot be used: there is no such file in the commit\n  help: name a file that the commit has\n',
    ]);
    expect(await run('--config-from', 'main', '--merge', 'x.json')).toEqual([
      2,
      '',
      'cartwright: --config-from cannot be used together with --merge\n  help: for example: cartwright check --base origin/main\n',
    ]);
  });
});

describe('attack 246: on a pull request', () => {
  let stage: Stage;
  beforeEach(async () => {
    stage = await Stage.open();
  });
  afterEach(() => stage.close());

  async function pull(attack: Attack): Promise<{ workspace: string; payload: PullPayload }> {
    const workspace = await repository(attack);
    const payload = structuredClone(EVENTS['pull_request']) as PullPayload;
    payload.pull_request.base.sha = gitEach(workspace, ['rev-parse', 'HEAD']);
    const headSha = commitAll(workspace);
    payload.pull_request.head.sha = headSha;
    stage.github.world.pulls.set(2, { headSha, files: [] });
    return { workspace, payload };
  }

  test.each(ATTACKS)('$name', async (attack) => {
    const { workspace, payload } = await pull(attack);
    const inputs = { comment: 'false', out: 'out' };
    const plain = await stage.act(workspace, { payload, inputs });
    const count = attack.relaxed.length;
    const lines = plain.summary.slice(plain.summary.indexOf('### What changes')).split('\n').slice(2, 4);
    expect(lines).toEqual([`- ⚠️ **${counted(attack)}**`, expect.stringMatching(/^- ⚠️ relaxed: /)]);
    expect(plain.summary).not.toMatch(/^## ✅|gone: /m);
    const relaxedTexts = texts(plain, 'warning').filter((text) => text.includes('config-from: base judges'));
    expect(relaxedTexts.length).toBe(count);
    const strict = await stage.act(workspace, { payload, inputs: { ...inputs, 'config-from': 'base' } });
    const file = JSON.parse(readFileSync(join(workspace, strict.outputs['report'] ?? ''), 'utf8')) as Report;
    expect(places(file)).toEqual(attack.relaxed);
    expect([faults(file, attack.fault).length, file.verdict]).toEqual([
      attack.fault === undefined ? 0 : 1,
      attack.verdict ?? 'ready',
    ]);
    expect(strict.code).toBe(attack.hides === '1 error' ? 1 : 0);
  });

  test('without the commit of the base it is exit 2, and no verdict', async () => {
    const [attack] = ATTACKS;
    if (attack === undefined) throw new Error('no attack');
    const { workspace, payload } = await pull(attack);
    payload.pull_request.base.sha = 'b'.repeat(40);
    const result = await stage.act(workspace, { payload, inputs: { 'config-from': 'base' } });
    expect([result.code, result.outputs, texts(result, 'error')]).toEqual([
      2,
      { verdict: '', compliance: '', errors: '', warnings: '', accepted: '', report: '', html: '', sarif: '' },
      [
        'config-from: base needs the commit of the base, which is not here\n  help: give actions/checkout fetch-depth: 2, or fetch-depth: 0',
      ],
    ]);
  });

  test('a merge queue is judged by what it merges into, and a branch by its own word', async () => {
    const [attack] = ATTACKS;
    if (attack === undefined) throw new Error('no attack');
    const { workspace, payload } = await pull(attack);
    const inputs = { 'config-from': 'base', strict: 'true' };
    const env = { GITHUB_SHA: payload.pull_request.head.sha };
    const queue = { merge_group: { base_sha: payload.pull_request.base.sha } };
    const codes = [
      await stage.act(workspace, { event: 'merge_group', payload: queue, inputs, env }),
      await stage.act(workspace, { event: 'push', payload: {}, inputs, env }),
      await stage.act(workspace, { event: 'merge_group', payload: {}, inputs, env }),
    ].map(({ code }) => code);
    expect(codes).toEqual([1, 0, 2]);
  });
});
