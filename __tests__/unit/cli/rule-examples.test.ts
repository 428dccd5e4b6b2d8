import { describe, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeRelease } from '../../../src/app/release/release.ts';
import { calExample, packageExample } from '../../../src/core/result/rule-examples.ts';
import type { RuleExample, RuleMeta } from '../../../src/core/result/rule.ts';
import { signerOfSeed, type Signer } from '../../../src/core/dsse/sign.ts';
import { publicKeyOfSeed } from '../../../src/core/dsse/ed25519.ts';
import { publicKeyFromRaw } from '../../../src/core/dsse/public-key.ts';
import type { RULE_FACTS, RuleId } from '../../../src/generated/rule-facts.ts';
import { RULES } from '../../../src/generated/rules.ts';
import { PROFILES } from '../../../src/ids.ts';
import { VERSION } from '../../../src/version.ts';
import { ACTIVATE, agentFolder, run } from '../../support/activate.ts';
import {
  build,
  freshPem,
  NOW,
  ports,
  sign,
  SIGNED_AT,
  signedBy,
  signedCartridge,
  withSql,
} from '../../support/cartridges.ts';
import { ROOT } from '../../support/cli.ts';
import { scratch } from '../../support/scratch.ts';
import { expectGolden } from '../../support/golden.ts';
import { REFERENCE_MANIFEST, takes } from '../../support/handshake.ts';
import { runMain, type MainRun } from '../../support/main.ts';
import { ruleMeta } from '../../support/rules.ts';

/** A folder to lay an example out in. */
class Place {
  readonly folder = scratch();

  write(files: Readonly<Record<string, string | Uint8Array>>): void {
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(dirname(join(this.folder, path)), { recursive: true });
      writeFileSync(join(this.folder, path), content);
    }
  }

  link(path: string, target: string): void {
    mkdirSync(dirname(join(this.folder, path)), { recursive: true });
    symlinkSync(target, join(this.folder, path));
  }

  read(path: string): Buffer {
    return readFileSync(join(this.folder, path));
  }

  run(...args: readonly string[]): Promise<MainRun> {
    return runMain(args, this.folder);
  }

  git(...args: readonly string[]): void {
    const own = ['-c', 'user.name=a', '-c', 'user.email=a@example.org', '-c', 'core.hooksPath=/dev/null'];
    execFileSync('git', [...own, ...args], { cwd: this.folder, stdio: 'pipe' });
  }

  commit(): void {
    this.git('init', '-q', '-b', 'main');
    this.git('add', '-A');
    this.git('commit', '-qm', 'base');
  }
}

/** Lays an example out and says which command finds what is wrong with it, or runs what no command line does. */
type Stage = (
  place: Place,
  example: RuleExample,
  good: boolean,
) => readonly string[] | Promise<readonly string[] | MainRun>;

const JSON_OUT = ['--format', 'json'] as const;
const PACKAGE = 'agents/reviewer/cartridge.yaml';
const HOST = 'workbench.host.yaml';
// A flow needs somebody, so that an example fails for its own reason.
const DEVELOPER = packageExample().text.replace('role: reviewer', 'role: developer');
const GOOD_HOST = ruleMeta('handshake/refuse').good.text;

const signerOf = (byte: number): Signer => {
  const seed = new Uint8Array(32).fill(byte);
  return signerOfSeed(seed, publicKeyFromRaw(publicKeyOfSeed(seed)));
};

const inCheck =
  (path: string): Stage =>
  (place, { text }) => {
    place.write({ [PACKAGE]: DEVELOPER, [path]: text });
    return ['check', ...JSON_OUT];
  };

/** A frozen check of a project with one slot; the text of no format stands for a lock that is not there. */
const inLock: Stage = (place, { language, text }) => {
  place.write({ [PACKAGE]: DEVELOPER, 'flow.cal.yaml': calExample().text });
  if (language !== 'text') place.write({ 'cartwright.lock': text });
  return ['check', '--frozen', '--only', 'lock', ...JSON_OUT];
};

const inHost: Stage = (place, { text }) => {
  place.write({ [PACKAGE]: DEVELOPER, [HOST]: text });
  return ['handshake', 'agents/reviewer', '--host', HOST, ...JSON_OUT];
};

/** The configuration of a client, which is named by its name; a command in its place names a profile. */
const inClient: Stage = (place, { text }) => {
  const configured = text.startsWith('{');
  place.write({ [PACKAGE]: DEVELOPER, [configured ? '.mcp.json' : HOST]: configured ? text : GOOD_HOST });
  return ['handshake', 'agents/reviewer', '--host', configured ? 'claude-code' : HOST, ...JSON_OUT];
};

/** The configuration of a client, of which a profile is made. */
const inConfiguration: Stage = (place, { text }) => {
  place.write({ '.mcp.json': text });
  return ['host', 'add', 'claude-code', ...JSON_OUT];
};

const inPackage: Stage = (place, { text }) => {
  place.write({ [PACKAGE]: text });
  return ['manifest', 'agents/reviewer', ...JSON_OUT];
};

const inBundle: Stage = (place, { text }) => {
  place.write({ 'bundle/restart.md': text, 'bundle/alerts/gateway.md': '---\ntype: Alert\n---\n\n# Gateway\n' });
  return ['okf', 'check', 'bundle', ...JSON_OUT];
};

/** The members of the example in the place of those of a whole manifest, its contracts completed. */
const inManifest: Stage = (place, { text }) => {
  type Contract = { readonly role: string; readonly tier: string };
  const { requiredTools = [], optionalTools = [], ...members } = JSON.parse(text) as Record<string, Contract[]>;
  const [some] = REFERENCE_MANIFEST.requiredTools;
  const known = REFERENCE_MANIFEST.requiredTools.map(({ role }) => role);
  const manifest = {
    ...REFERENCE_MANIFEST,
    ...members,
    // One that the manifest does not have is in the place of its first.
    requiredTools: REFERENCE_MANIFEST.requiredTools.map((own, i) => ({
      ...own,
      ...requiredTools.find(({ role }) => role === own.role || (i === 0 && !known.includes(role))),
    })),
    optionalTools: optionalTools.map((own, i) => ({
      ...some,
      name: `optional_${i}`,
      capabilityScopes: ['memory.read'],
      ...own,
    })),
  };
  place.write({ 'manifest.json': JSON.stringify(manifest), [HOST]: GOOD_HOST });
  return ['handshake', 'manifest.json', '--host', HOST, ...JSON_OUT];
};

const inBaseline: Stage = async (place, { text }, good) => {
  const { bad, good: sound } = ruleMeta('rac/missing-hint');
  const isFixed = !text.includes('expires') && text.includes('follows') && !good;
  place.write({ 'a.cal.yaml': bad.text });
  await place.run('lint', '--write-baseline', 'a.cal.yaml');
  const digest = /sha256:[0-9a-f]{64}/.exec(place.read('cartwright-baseline.json').toString())?.[0] ?? '';
  const isEmpty = text.includes('"entries": []');
  place.write({
    'cartwright.yaml': 'baseline: cartwright-baseline.json\n',
    'a.cal.yaml': isFixed || isEmpty ? sound.text : bad.text,
    'cartwright-baseline.json': isFixed ? text : text.replaceAll(/sha256:0{64}/g, digest),
  });
  return ['lint', 'a.cal.yaml', ...JSON_OUT];
};

const inCode: Stage = (place, { text }) => {
  place.write({
    [PACKAGE]: DEVELOPER,
    'ship.cal.yaml': text,
    'docs/index.md': '# The network\n',
    'infra/main.tf': 'resource "aws_vpc" "main" {\n  cidr_block = "10.0.0.0/16"\n}\n',
  });
  return ['check', '--only', 'lint', '--only', 'propose', ...JSON_OUT];
};

/** A package of two versions: the first is committed, the second lies in the work tree. */
const inStep: Stage = (place, { text }) => {
  const versions = [...text.matchAll(/\d+\.\d+\.\d+/g)].map(([version]) => version);
  const tokens = [...text.matchAll(/\d{5,}/g)].map(([count]) => count);
  const cartridge = (i: number): string =>
    packageExample(`harness: { model: { minContextWindowTokens: ${tokens[i] ?? ''} } }\n`).text.replace(
      /version: .*/,
      `version: ${versions[i] ?? ''}`,
    );
  place.write({ [PACKAGE]: cartridge(0) });
  place.commit();
  place.write({ [PACKAGE]: cartridge(1) });
  return ['check', '--base', 'HEAD', ...JSON_OUT];
};

const inSkill: Stage = (place, { text }) => {
  place.write({
    'skills/notes/SKILL.md': text,
    'skills/notes/scripts/collect.py': 'print(1)\n',
    '.mcp.json': '{"mcpServers":{"board":{"command":"board-mcp"}}}',
  });
  return ['check', ...JSON_OUT];
};

type ApartId = Extract<(typeof RULE_FACTS)[number], { readonly apart: true }>['id'];

/** Rules whose examples no lint of one document judges; the type asks for each of them. */
const APART: Readonly<Record<ApartId, Stage>> = {
  'activation/drift': async (place, _example, good) => {
    cpSync(await agentFolder(), place.folder, { recursive: true });
    const { code, err } = await run(place.folder, ...ACTIVATE, '--client', 'claude-code', '--write');
    expect([code, err]).toEqual([0, expect.stringContaining('accept: ')]);
    if (!good) place.write({ '.mcp.json': '{"mcpServers": {}}' });
    return ['check', '--only', 'handshake', ...JSON_OUT];
  },
  'baseline/expired': inBaseline,
  'baseline/fixed': inBaseline,
  'baseline/no-reason': inBaseline,
  'cartridge/not-whole': async (place, _example, good) => {
    const whole = await signedCartridge(place.folder, signerOf(1));
    const tampered = await withSql(whole, "UPDATE sqlar SET data = x'00' WHERE name LIKE '%loop.json'");
    place.write({ 'old.cart': good ? whole : tampered });
    return ['build', 'base', '--from', 'old.cart', '--out', 'new.cart', ...JSON_OUT];
  },
  'check/relaxed': (place, { text }) => {
    place.write({ [PACKAGE]: DEVELOPER, 'cartwright.yaml': ruleMeta('check/relaxed').good.text });
    place.commit();
    place.write({ 'cartwright.yaml': text });
    return ['check', '--base', 'HEAD', ...JSON_OUT];
  },
  'descriptor/schema': async (place, { text }) => {
    place.write({ [PACKAGE]: DEVELOPER, [HOST]: GOOD_HOST });
    const { out } = await place.run('handshake', 'agents/reviewer', '--host', HOST, ...JSON_OUT);
    const { results } = JSON.parse(out) as { results: readonly { descriptor: object }[] };
    const descriptor = { ...results[0]?.descriptor, ...(JSON.parse(text) as object) };
    place.write({ 'descriptor.json': JSON.stringify(descriptor) });
    return ['preflight', 'agents/reviewer', '--descriptor', 'descriptor.json', ...JSON_OUT];
  },
  'client/composed': inClient,
  'client/secret': inConfiguration,
  'client/unread': inConfiguration,
  'handshake/not-judged': inHost,
  'handshake/refuse': inCheck(HOST),
  'handshake/reservation': inHost,
  'host/binding': inHost,
  'host/duplicate-tool': inHost,
  'host/revision': inHost,
  'host/schema': inHost,
  'host/secret': inHost,
  'host/tool-changed': async (place, _example, good) => {
    const server = join(ROOT, '__tests__/fixtures/mcp/server.mjs');
    const said = (description: string): string =>
      JSON.stringify({ tools: [{ name: 'run', description, inputSchema: takes('command') }] });
    const profile = {
      schemaVersion: 'cart.host.v1',
      name: 'Desk',
      model: { toolUse: true, contextWindowTokens: 200_000 },
      servers: [{ name: 'one', command: process.execPath, args: [server, 'tells', join(place.folder, 'said.json')] }],
    };
    place.write({
      [PACKAGE]: DEVELOPER,
      'desk.host.yaml': JSON.stringify(profile),
      'said.json': said('Runs a command'),
    });
    const args = ['handshake', 'agents/reviewer', '--host', 'desk.host.yaml', '--live', ...JSON_OUT];
    await place.run(...args, '--record', 'desk.host.yaml');
    if (!good) place.write({ 'said.json': said('Runs a command, and more') });
    return args;
  },
  'host/tool-schema': inHost,
  'host/tool-text': inHost,
  'host/wrapped-tool': inHost,
  'lock/missing': inLock,
  'lock/stale': inLock,
  'lock/unreadable': inLock,
  'manifest/contract': inPackage,
  'manifest/duplicate-role': inManifest,
  'manifest/required-roles': inManifest,
  'manifest/revision': inPackage,
  'manifest/role-namespace': inPackage,
  'manifest/schema': inManifest,
  'manifest/schema-version': inManifest,
  'manifest/stale': async (place, _example, good) => {
    const committed = 'agents/reviewer/rom/manifest/harness-requirements.json';
    place.write({ [PACKAGE]: packageExample('harness: { model: { minContextWindowTokens: 100000 } }\n').text });
    mkdirSync(dirname(join(place.folder, committed)), { recursive: true });
    await place.run('manifest', 'agents/reviewer', '--out', committed);
    if (!good)
      place.write({ [PACKAGE]: packageExample('harness: { model: { minContextWindowTokens: 200000 } }\n').text });
    return ['check', ...JSON_OUT];
  },
  'manifest/unknown-member': inManifest,
  'manifest/unknown-revision': inCheck(PACKAGE),
  'manifest/unusual-contract': inCheck(PACKAGE),
  'okf/bad-frontmatter': inBundle,
  'okf/missing-frontmatter': inBundle,
  'okf/missing-type': inBundle,
  'package/publisher': inPackage,
  'package/schema': inPackage,
  'package/secret': (place, _example, good) => {
    const value = 'k3J9xQ2vLm8RtY5wZb7N';
    place.write({
      [PACKAGE]: DEVELOPER,
      'agents/reviewer/.env': `API_TOKEN=${value}\n`,
      'agents/reviewer/rom/knowledge/deploy.md': `Deploy with ${good ? 'API_TOKEN' : value}.\n`,
    });
    return ['build', 'agents/reviewer', '--out', 'reviewer.cart', ...JSON_OUT];
  },
  'package/small-step': inStep,
  'package/task-type': inPackage,
  'package/todo': (place, { text }) => {
    const [path = '', ...said] = text.split(': ');
    place.write({ [PACKAGE]: DEVELOPER, [path.replace('anyone', 'reviewer')]: `# Anyone\n\n${said.join(': ')}` });
    return ['check', ...JSON_OUT];
  },
  'package/unpackable': (place, _example, good) => {
    place.write({ [PACKAGE]: DEVELOPER, 'docs/deploy.md': '# Deploy\n' });
    const path = 'agents/reviewer/rom/knowledge/deploy.md';
    if (good) place.write({ [path]: '# Deploy\n' });
    else place.link(path, '../../../../docs/deploy.md');
    return ['check', ...JSON_OUT];
  },
  'project/unreadable': inCheck('nested/cartwright.yaml'),
  'propose/missing-item': inCode,
  'propose/stale-check': inCode,
  'policy/denied': (place, { text }) => {
    place.write({
      [PACKAGE]: DEVELOPER,
      'cartwright.yaml': 'policy: cartwright-policy.yaml\n',
      'cartwright-policy.yaml': text,
    });
    return ['check', ...JSON_OUT];
  },
  'ready/rac-missing': inCheck('flow.cal.yaml'),
  'ready/unstaffed': inCheck('flow.cal.yaml'),
  // A release is made by the Action; what it does is asked here without GitHub.
  'release/not-trusted': async (place, _example, good) => {
    place.write({ [PACKAGE]: DEVELOPER, [HOST]: GOOD_HOST });
    const { diagnostics, answer } = await makeRelease(ports(place.folder), {
      profile: PROFILES.cart,
      packages: ['agents/reviewer'],
      hosts: [HOST],
      staging: join(place.folder, 'staging'),
      folder: 'out',
      tag: 'v1.0.0',
      signer: signerOf(1),
      demands: signedBy(signerOf(good ? 1 : 2).publicKey),
      signedAt: SIGNED_AT,
      now: NOW,
      epoch: 0,
      publisher: undefined,
    });
    return { code: answer.exitCode, out: JSON.stringify({ diagnostics, answer }), err: '' };
  },
  'secret/private-key': (place, _example, good) => {
    const second = good ? 'the key is in the secret SIGNING_KEY' : freshPem().privatePem;
    place.write({ 'deploy/notes.txt': `How to sign\n${second}\n` });
    return ['no-private-keys', 'deploy/notes.txt', ...JSON_OUT];
  },
  'signature/not-verified': async (place, _example, good) => {
    place.write({ [PACKAGE]: DEVELOPER, [HOST]: GOOD_HOST });
    await build(place.folder, 'agents/reviewer', 'reviewer.cart');
    if (good) await sign(place.folder, 'reviewer.cart', signerOf(1));
    return ['handshake', 'reviewer.cart', '--host', HOST, ...JSON_OUT];
  },
  'source/file-name': (place, { text }) => {
    place.write({ [PACKAGE]: DEVELOPER, [text.trim()]: '{}\n' });
    return ['check', ...JSON_OUT];
  },
  'skill/cannot-run': inSkill,
  'skill/misspelt': inSkill,
  'skill/no-file': inSkill,
  'skill/no-front-matter': inSkill,
  'skill/no-server': inSkill,
  'source/symlink': (place, _example, good) => {
    const text = ruleMeta('cal/missing-property').good.text;
    place.write({ [PACKAGE]: DEVELOPER });
    if (good) place.write({ 'cal/ship.cal.yaml': text });
    else place.link('cal/ship.cal.yaml', '../../elsewhere/ship.cal.yaml');
    place.git('init', '-q', '-b', 'main');
    place.git('add', '-A');
    return ['check', '--staged', ...JSON_OUT];
  },
};

/** What cannot be shown as a text: the size and the encoding of a file. */
const BYTES: Partial<Readonly<Record<RuleId, Uint8Array>>> = {
  'source/encoding': Buffer.from('\ufeffschemaVersion: cart.cal/1\n', 'utf16le'),
  'source/too-large': Buffer.alloc(2 * 1024 * 1024 + 1, '#'),
};

const inLint =
  ({ id }: RuleMeta): Stage =>
  (place, { language, text, files = [] }, good) => {
    const file = `example.cal.${language}`;
    for (const each of files) place.write({ [each.path]: each.text });
    place.write({ [file]: (good ? undefined : BYTES[id]) ?? text });
    return ['lint', file, ...JSON_OUT];
  };

/** An entry that has expired accepts nothing any more. */
const COUNTS_AGAIN: Partial<Readonly<Record<RuleId, readonly RuleId[]>>> = {
  'baseline/expired': ['rac/missing-hint'],
  'host/tool-changed': ['handshake/not-judged'],
};

/** What a run said, whole: each member of its JSON in a line, each finding in its own; what differs from run to run has a name. */
function whole({ code, out, err }: MainRun, args: string, place: Place): string {
  const member = ([name, value]: [string, unknown]): string =>
    name === 'diagnostics' && Array.isArray(value) && value.length > 0
      ? `${name}:\n${value.map((each) => `  ${JSON.stringify(each)}\n`).join('')}`
      : `${name}: ${JSON.stringify(value)}\n`;
  const lines = Object.entries(JSON.parse(out) as object)
    .map(member)
    .join('');
  return `$ ${args}\nexit ${code}\n${lines}${err}`
    .replaceAll(place.folder, 'FOLDER')
    .replaceAll(ROOT, 'ROOT/')
    .replaceAll(process.execPath, 'NODE')
    .replaceAll(`"version":"${VERSION}"`, '"version":"VERSION"');
}

async function findingsOf(meta: RuleMeta, good: boolean): Promise<{ readonly rules: readonly string[]; text: string }> {
  const place = new Place();
  const stage = (APART as Partial<Readonly<Record<RuleId, Stage>>>)[meta.id] ?? inLint(meta);
  const made = await stage(place, good ? meta.good : meta.bad, good);
  const run = 'code' in made ? made : await place.run(...made);
  const { diagnostics = [] } = JSON.parse(run.out) as {
    readonly diagnostics?: readonly { readonly rule: string; readonly help?: string }[];
  };
  expect(diagnostics.filter(({ help = '' }) => help === '')).toEqual([]);
  const text = whole(run, 'code' in made ? 'a release of the Action' : `cartwright ${made.join(' ')}`, place);
  return { rules: diagnostics.map(({ rule }) => rule), text };
}

const groups = [...new Set(RULES.map(({ id }) => id.split('/')[0] ?? ''))];

describe.each(groups)('%s', (group) => {
  const own = RULES.filter(({ id }) => id.startsWith(`${group}/`));

  test.each(own)('$id: the good example raises nothing', async (meta) => {
    expect((await findingsOf(meta, true)).rules).toEqual([]);
  });

  test('the bad examples raise their rule, and all that is said is as it was', async () => {
    let told = '';
    for (const meta of own) {
      const { rules, text } = await findingsOf(meta, false);
      expect([meta.id, [...new Set(rules)].sort()]).toEqual([
        meta.id,
        [...(COUNTS_AGAIN[meta.id] ?? []), meta.id].sort(),
      ]);
      told += `## ${meta.id}\n${text}\n`;
    }
    expectGolden(`rules/${group}.out`, told);
  });
});
