import { expect, test } from '@jest/globals';
import { generateKeyPairSync } from 'node:crypto';
import type { Runner } from '../../../src/adapters/github/runner.ts';
import { maskKey } from '../../../src/action/release/mask-key.ts';

const { privateKey } = generateKeyPairSync('ed25519');
const PEM = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const SEED = privateKey.export({ type: 'pkcs8', format: 'der' }).subarray(16);

function masked(text: string): string[] {
  const secrets: string[] = [];
  const nothing = (): void => undefined;
  const runner: Runner = {
    input: () => '',
    mask: (secret) => secrets.push(secret),
    setOutput: nothing,
    addSummary: () => Promise.resolve(),
    annotations: nothing,
    annotate: nothing,
    made: { error: 0, warning: 0, notice: 0 },
    log: nothing,
  };
  maskKey(runner, text);
  return secrets;
}

test.each([
  ['as it is', PEM],
  ['with CRLF', PEM.replaceAll('\n', '\r\n')],
  ['with escaped newlines', PEM.replaceAll('\n', '\\n')],
  ['in base64', Buffer.from(PEM).toString('base64')],
])('attack 97: a key %s: text, body and seed', (_, text) => {
  const secrets = masked(text);
  const body = PEM.split('\n')[1];
  for (const form of [text, body, ...(['hex', 'base64', 'base64url'] as const).map((to) => SEED.toString(to))]) {
    expect(secrets).toContain(form);
  }
});

test('attack 97: an encrypted key: its body', () => {
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase: 'x' }).toString();
  expect(masked(pem)).toContain(pem.split('\n').slice(1, -2).join(''));
});

test('nothing is masked where nothing is given; what is no key is masked as it is', () => {
  expect([masked(' \n'), masked('not a key')]).toEqual([[], ['not a key']]);
});
