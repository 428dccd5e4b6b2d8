/**
 * The cases of `sigstore-conformance` (a checkout, never copied), each as its own runner would call us: SIGSTORE_CONFORMANCE is its
 * folder, with the trusted root of the public instance in it as `trusted_root.json`.
 */
import { expect, test } from '@jest/globals';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runMain } from '../support/main.ts';
import { describeTool } from '../support/tools.ts';

/** Signed with an ECDSA key that everybody has to know; keys of the format are ed25519, so that ours refuses these unread. */
const NOT_OURS = [
  'managed-key-and-trusted-root',
  'managed-key-happy-path',
  'managed-key-no-key_fail',
  'managed-key-wrong-key_fail',
];

const IDENTITY =
  'https://github.com/sigstore-conformance/extremely-dangerous-public-oidc-beacon/.github/workflows/extremely-dangerous-oidc-beacon.yml@refs/heads/main';
const ISSUER = 'https://token.actions.githubusercontent.com';

describeTool('SIGSTORE_CONFORMANCE', 'the cases of sigstore-conformance', (checkout) => {
  const cases = join(checkout, 'test/assets/bundle-verify');
  const names = readdirSync(cases).filter((name) => existsSync(join(cases, name, 'bundle.sigstore.json')));

  async function codeOf(name: string): Promise<number> {
    const own = (file: string): string => join(cases, name, file);
    const text = (file: string, preset: string): string =>
      existsSync(own(file)) ? readFileSync(own(file), 'utf8').trim() : preset;
    const path = (file: string, preset: string): string => (existsSync(own(file)) ? own(file) : preset);
    const keyless = [
      ['--certificate-identity', text('identity', IDENTITY)],
      ['--certificate-oidc-issuer', text('issuer', ISSUER)],
      ['--trusted-root', path('trusted_root.json', join(checkout, 'trusted_root.json'))],
    ];
    const signer = existsSync(own('key.pub')) ? ['--public-key', own('key.pub')] : keyless.flat();
    const artifact = path('artifact', join(cases, 'a.txt'));
    const { code } = await runMain(['verify', artifact, '--bundle', own('bundle.sigstore.json'), ...signer]);
    return code;
  }

  test('every case that applies has its outcome, and those that do not are refused', async () => {
    const wrong: string[] = [];
    for (const name of names) {
      const passed = (await codeOf(name)) === 0;
      if (passed !== (!name.endsWith('_fail') && !NOT_OURS.includes(name))) wrong.push(name);
    }
    process.stderr.write(
      `sigstore-conformance: ${names.length} cases, ${names.length - NOT_OURS.length} apply, ${wrong.length} fail\n`,
    );
    expect(wrong).toEqual([]);
    expect(names.filter((name) => NOT_OURS.includes(name))).toEqual(NOT_OURS);
  }, 120_000);
});
