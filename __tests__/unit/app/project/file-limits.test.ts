/** How large a file may be that somebody names: the number that its reader gives to the file system. */
import { expect, test } from '@jest/globals';
import { loadHosts } from '../../../../src/app/handshake/hosts.ts';
import { serverTimeout } from '../../../../src/app/whole-number.ts';
import { readBaseline } from '../../../../src/app/lint/baseline.ts';
import { scanForKeys } from '../../../../src/app/lint/no-private-keys.ts';
import { loadManifest } from '../../../../src/app/package/manifest.ts';
import { loadPackage } from '../../../../src/app/package/package.ts';
import { MAX_PACKED_FILE } from '../../../../src/app/package/package-content.ts';
import { openScan } from '../../../../src/app/package/forbidden-content.ts';
import { loadConfig } from '../../../../src/app/project/config.ts';
import { readPublicKey, readRegistryFile } from '../../../../src/app/trust/policy.ts';
import { MAX_KEY_BYTES } from '../../../../src/app/trust/signing-key.ts';
import { UserError } from '../../../../src/core/result/errors.ts';
import { MCP_LIMITS } from '../../../../src/adapters/mcp/limits.ts';
import { RELEASE_TIMING, REPORT_TIMING } from '../../../../src/adapters/github/retry.ts';
import { PROFILES } from '../../../../src/ids.ts';
import type { FileSystem } from '../../../../src/ports.ts';
import { mergedSweeps } from '../../../../src/wiring/sweep-files.ts';

const KIB = 1024;
const MIB = 1024 * KIB;

/** The paths and limits that are asked for; nothing can be read. */
async function asked(action: (fs: FileSystem) => unknown): Promise<string[]> {
  const wishes: string[] = [];
  const fs = {
    cwd: '/w',
    kind: () => 'file',
    list: () => [],
    readFile(path: string, limit?: number, start?: boolean) {
      // How a file begins is asked for before it is read.
      if (start === true) return new Uint8Array();
      wishes.push(`${path} ${limit}`);
      throw new UserError('unreadable-file', 'it cannot be read', { path });
    },
  } as unknown as FileSystem;
  try {
    await action(fs);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
  }
  return wishes;
}

test.each<[string, (fs: FileSystem) => unknown, string]>([
  ['a configuration', (fs) => loadConfig(fs), `cartwright.yaml ${MIB}`],
  ['one that is named', (fs) => loadConfig(fs, 'c.yaml', 'sub'), `c.yaml ${MIB}`],
  ['one of a folder', (fs) => loadConfig(fs, undefined, 'sub/'), `sub/cartwright.yaml ${MIB}`],
  ['a baseline', (fs) => readBaseline(fs, 'b.json'), `b.json ${16 * MIB}`],
  ['a file that is searched for keys', (fs) => scanForKeys(fs, ['k']), `k ${KIB * MIB}`],
  ['a manifest', (fs) => loadManifest(fs, 'm.JSON', PROFILES.cart), `m.JSON ${4 * MIB}`],
  ['a package', (fs) => loadPackage(fs, 'p', PROFILES.cart), `p/cartridge.yaml ${4 * MIB}`],
  ['a host profile', (fs) => loadHosts(fs, ['h.host.yaml']), `h.host.yaml ${8 * MIB}`],
  ['a public key', (fs) => readPublicKey(fs, 'k.pem'), `k.pem ${64 * KIB}`],
  ['a trust registry', (fs) => readRegistryFile(fs, 't.yaml', PROFILES.cart), `t.yaml ${8 * MIB}`],
  ['a sweep', (fs) => mergedSweeps(fs, ['s.ndjson']), `s.ndjson ${1024 * MIB}`],
  ['an environment file', (fs) => openScan(fs, 'p'), `p/.env ${MIB}`],
])('%s', async (_name, action, expected) => {
  expect(await asked(action)).toEqual([expected]);
});

test('limits by their numbers', () => {
  const { now: _now, sleep: _sleep, random: _random, ...report } = REPORT_TIMING;
  const { now: _n, sleep: _s, random: _r, ...release } = RELEASE_TIMING;
  expect({ MAX_KEY_BYTES, MAX_PACKED_FILE, report, release, MCP_LIMITS }).toEqual({
    MAX_KEY_BYTES: 64 * KIB,
    MAX_PACKED_FILE: 64 * MIB,
    report: { requestMs: 10_000, uploadBytesPerMs: 256, totalMs: 60_000, patienceMs: 60_000, tries: 3 },
    release: { requestMs: 20_000, uploadBytesPerMs: 256, totalMs: Infinity, patienceMs: 900_000, tries: 3 },
    MCP_LIMITS: {
      totalMs: 7_000,
      discoverMs: 3_000,
      politeMs: 250,
      termMs: 2_000,
      lineBytes: 10 * MIB,
      totalBytes: 32 * MIB,
      stderrBytes: 4_096,
      pages: 50,
      cursor: 4_096,
      entries: 10_000,
      noise: 10_000,
    },
  });
});

test('a server may take 1 to 600 seconds', () => {
  const given = ['1', '600', '', undefined].map((text) => serverTimeout(text, '--server-timeout'));
  expect(given).toEqual([1, 600, undefined, undefined]);
  for (const text of ['0', '601', '1.5', '-1', '06000', 'x1'])
    expect(() => serverTimeout(text, '--server-timeout')).toThrow(
      expect.objectContaining({
        code: 'usage',
        message: `--server-timeout is "${text}"; it must be a whole number of seconds from 1 to 600`,
        help: 'leave it out: a server that npx installs gets 60',
      }),
    );
});
