/** The recipe for pinned cartridges: its regular expressions read its files, its scripts fetch what they name, and a new signer is refused. */
import { describe, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fencesOf, pageText } from '../support/fences.ts';
import { cartridgeOf, lockedProject, signerNumber } from '../support/lock.ts';
import { scratch } from '../support/scratch.ts';

const FENCES = fencesOf(pageText('docs/github.md'));
const fileOf = (path: string): string => {
  const found = FENCES.find(({ info }) => info.get('file') === path);
  if (found === undefined) throw new Error(`docs/github.md has no file ${path}`);
  return `${found.lines.join('\n')}\n`;
};
const [fetchReleases = '', fetchImages = ''] = FENCES.filter(
  ({ info }) => info.get('test') === '__tests__/contract/pinned-cartridges.test.ts',
).map(({ lines }) => lines.join('\n'));
const sha256 = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex');

interface CustomManager {
  readonly managerFilePatterns: readonly string[];
  readonly matchStrings: readonly string[];
  readonly datasourceTemplate: string;
}

const PINNED = 'cartridges/pinned.txt';
const { customManagers } = JSON.parse(fileOf('renovate.json')) as { readonly customManagers: readonly CustomManager[] };

/** What Renovate finds in a file: all matches of all expressions (its strategy `any`). */
function dependencies(path: string, text: string): Record<string, string>[] {
  return customManagers
    .filter(({ managerFilePatterns }) =>
      managerFilePatterns.some((pattern) => new RegExp(pattern.replace(/^\/(.*)\/$/, '$1')).test(path)),
    )
    .flatMap(({ matchStrings }) => matchStrings.flatMap((each) => [...text.matchAll(new RegExp(each, 'g'))]))
    .map(({ groups = {} }) => ({ ...groups }));
}

/** A folder with programs that stand for `gh` and `oras`, and copy from a folder `remote`. */
function stage(files: Readonly<Record<string, string | Uint8Array>>): {
  run: (script: string) => void;
  names: () => string[];
} {
  const folder = scratch();
  const programs = {
    'bin/gh': `#!/bin/sh
tag=$3; repo=$5; name=$7
[ "$8" = --output ] && exec cat "remote/$repo/$tag/$name"
cp "remote/$repo/$tag/$name" "$9/"
`,
    'bin/oras': `#!/bin/sh
cp "remote/\${2%%:*}/\${2#*:}"/* "$4/"
`,
  };
  for (const [path, content] of Object.entries({ ...files, ...programs })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content, { mode: 0o755 });
  }
  return {
    run: (script) =>
      void execFileSync('bash', ['-euo', 'pipefail', '-c', script], {
        cwd: folder,
        env: { ...process.env, PATH: `${join(folder, 'bin')}:${process.env['PATH']}` },
        stdio: 'pipe',
      }),
    names: () => readdirSync(join(folder, 'cartridges')).sort(),
  };
}

describe('Renovate', () => {
  test('finds every pinned cartridge, and nothing in another file', () => {
    const found = dependencies(PINNED, fileOf(PINNED));
    const lines = fileOf(PINNED).trimEnd().split('\n');
    expect(
      found.map(({ depName, currentValue, currentDigest }) => `${depName} ${currentValue} ${currentDigest}`),
    ).toEqual(lines);
    expect(lines).toHaveLength(2);
    expect(dependencies('docs/cartridges/pinned.txt', fileOf(PINNED))).toEqual([]);
    expect(customManagers.map(({ datasourceTemplate }) => datasourceTemplate)).toEqual(['github-release-attachments']);
  });

  test('what it raises is fetched, and a file with other bytes is not taken', () => {
    const made = (version: string): string => `the cartridge ${version}`;
    const [dependency = {}] = dependencies(PINNED, fileOf(PINNED));
    const { depName = '', currentValue = '', currentDigest = '' } = dependency;
    const raised = `${depName} ${currentValue} ${currentDigest}\n`
      .replace(currentValue, 'v1.3.0')
      .replace(currentDigest, sha256(made('1.3.0')));
    const release = `remote/${depName}/v1.3.0`;
    const files = {
      [PINNED]: raised,
      [`${release}/SHA256SUMS`]: `${sha256('{}')}  reviewer-1.3.0.harness.json\n${sha256(made('1.3.0'))}  reviewer-1.3.0.cart\n`,
      [`${release}/reviewer-1.3.0.cart`]: made('1.3.0'),
    };
    const good = stage(files);
    good.run(fetchReleases);
    expect(good.names()).toEqual(['pinned.txt', 'reviewer-1.3.0.cart']);
    const tampered = stage({ ...files, [`${release}/reviewer-1.3.0.cart`]: 'something else' });
    expect(() => tampered.run(fetchReleases)).toThrow();
    const unknown = stage({ ...files, [PINNED]: raised.replace(/[0-9a-f]{64}/, '0'.repeat(64)) });
    expect(() => unknown.run(fetchReleases)).toThrow();
  });
});

describe('Dependabot', () => {
  const path = 'cartridges/reviewer/Dockerfile';
  // dependabot-core, docker/lib/dependabot/docker: FROM_LINE of file_parser.rb, VERSION_WITH_PFX of tag.rb.
  const NAME = '[a-z\\d]+(?:(?:[._]|__|[-]*)[a-z\\d]+)*';
  const DOMAIN = '(?:[A-Za-z\\d]|[A-Za-z\\d][A-Za-z\\d-]*[A-Za-z\\d])';
  const FROM = new RegExp(
    `^FROM\\s+(?:(?<registry>${DOMAIN}(?:\\.${DOMAIN})+(?::\\d+)?)/)?(?<image>${NAME}(?:/${NAME})*)(?::(?<tag>\\w[\\w.-]{0,127}))?(?:@(?<digest>\\S+))?`,
    'gim',
  );
  const TAG = /^(?<prefix>[a-z][a-z0-9.-]*-)?v?(?<version>[0-9]+(?:\.[0-9]+)*)$/i;

  test('reads image, tag and digest of each folder, and compares tags of one prefix', () => {
    expect([...fileOf(path).matchAll(FROM)].map(({ groups }) => ({ ...groups }))).toEqual([
      {
        registry: 'ghcr.io',
        image: 'acme/cartridges',
        tag: 'reviewer-1.2.0',
        digest: expect.stringMatching(/^sha256:[0-9a-f]{64}$/),
      },
    ]);
    expect(TAG.exec('reviewer-1.2.0')?.groups).toMatchObject({ prefix: 'reviewer-', version: '1.2.0' });
    expect(fileOf('.github/dependabot.yml')).toContain(`directories: ['/cartridges/*']`);
  });

  test('what it raises is fetched', () => {
    const reference = fileOf(path).replace('FROM ', '').trim().replace('1.2.0', '1.3.0');
    const [image = '', ...rest] = reference.split(':');
    const { run, names } = stage({
      [path]: `FROM ${reference}\n`,
      [`remote/${image}/${rest.join(':')}/reviewer-1.3.0.cart`]: 'x',
    });
    run(fetchImages);
    expect(names()).toEqual(['reviewer', 'reviewer-1.3.0.cart']);
  });
});

test('a raised cartridge is red in the check until the lock is written, and the lock takes over no other signer', async () => {
  const [, command = ''] = /`cartwright (lock [^`]*)`/.exec(pageText('docs/github.md')) ?? [];
  const lock = (): ReturnType<typeof project.run> => project.run(...command.split(' '));
  const frozen = (): Promise<string[]> => project.findings('--frozen', '--only', 'lock');
  const project = await lockedProject();
  project.write({ 'keys/acme.pub.pem': signerNumber(1).publicKey.pem });
  expect(await lock()).toMatchObject({ code: 0 });
  const before = project.read('cartwright.lock');

  project.write({ 'cartridges/dev.cart': await cartridgeOf({ version: '1.1.0' }) });
  expect(await frozen()).toEqual([
    'error lock/stale cartwright.lock:5 slot "dev" of "flow.cal.yaml": locked: com.example/dev 1.0.0; now: com.example/dev 1.1.0',
    expect.stringContaining('  flow.cal.yaml:'),
  ]);
  expect([(await lock()).code, await frozen()]).toEqual([0, []]);

  project.write({
    'cartwright.lock': before,
    'cartridges/dev.cart': await cartridgeOf({ version: '1.1.0', signers: [2] }),
  });
  expect(await frozen()).toEqual([
    'error lock/stale cartwright.lock:5 slot "dev" of "flow.cal.yaml": locked: com.example/dev 1.0.0; now: com.example/dev 1.1.0; another signer',
    expect.stringContaining('  flow.cal.yaml:'),
  ]);
  const { code, out } = await lock();
  expect([code, out.split('\n').slice(0, 2), project.read('cartwright.lock')]).toEqual([
    1,
    ['✗ not written cartwright.lock: 1 CAL, 2 slots, 1 host', expect.stringContaining('  ✗ cartridges/dev.cart: ')],
    before,
  ]);
});
