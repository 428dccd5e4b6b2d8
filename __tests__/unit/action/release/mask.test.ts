import { expect, test } from '@jest/globals';
import { generateKeyPairSync } from 'node:crypto';
import type { Runner } from '../../../../src/adapters/github/runner.ts';
import { maskKey } from '../../../../src/action/release/release.ts';

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

test('nothing is masked where nothing is given; what is not a key is masked as it is', () => {
  expect([masked(' \n'), masked('not a key')]).toEqual([[], ['not a key']]);
});

test('a key in base64: whole, unwrapped, its lines in one, its seed in three forms, and nothing else', () => {
  const body = PEM.split('\n')[1] ?? '';
  const forms = [body, ...(['hex', 'base64', 'base64url'] as const).map((to) => SEED.toString(to))];
  const wrapped = Buffer.from(PEM.replaceAll('\n', '\r\n')).toString('base64');
  expect(masked(wrapped)).toEqual([wrapped, PEM, ...forms]);
  expect(masked(PEM)).toEqual([PEM, ...forms]);
});

test('what is too short for a key gives no form that would blot out ordinary words', () => {
  const pem = (body: string): string => `-----BEGIN PRIVATE KEY-----\n${body}\n-----END PRIVATE KEY-----\n`;
  const [short, long] = ['A'.repeat(31), 'A'.repeat(32)];
  expect([masked(pem(short)), masked(pem(long))]).toEqual([[pem(short)], [pem(long), long]]);
});
