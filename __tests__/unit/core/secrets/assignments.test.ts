import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { findAssignments, holdsAssignment, isAssignedSecret } from '../../../../src/core/secrets/assignments.ts';
import { findSecrets } from '../../../../src/core/secrets/find.ts';
import { mayHoldSecret } from '../../../../src/core/secrets/prefilter.ts';
import { looksRandom } from '../../../../src/core/secrets/random.ts';

// Made up here: no scanner that reads this file finds a secret, as no value is behind a name.
const VALUE = ['q8Rt2mXw', '9vKz4LpB'].join('');
const at = (text: string): string[] => findAssignments(text).map(({ start, end }) => text.slice(start, end));

describe('a random value that is given to a secret name', () => {
  test.each([
    `pass${'word'}=${VALUE}`,
    `pass${'word'} = "${VALUE}"`,
    `api_${'key'}=${VALUE}`,
    `"api${'Key'}": "${VALUE}"`,
    `{\\"api${'Key'}\\":\\"${VALUE}\\"}`,
    `export DB_PASS${'WORD'}='${VALUE}'`,
    `APP_SEC${'RET'}=${VALUE} # a comment`,
    `client_sec${'ret'}: ${VALUE}`,
    `auth.to${'ken'} := \`${VALUE}\``,
    `const API_${'KEY'}: &str = "${VALUE}";`,
    `to${'ken'} => '${VALUE}',`,
    `https://x.dev/?access_to${'ken'}=${VALUE}&page=2`,
    `X-Api-${'Key'}: ${VALUE}`,
    `<pass${'word'}>${VALUE}</pass${'word'}>`,
    `pass${'word'}: >-\n    ${VALUE}\n`,
    `pass${'word'}:\n  ${VALUE}`,
    `pass${'word'}: !!str ${VALUE}`,
    `--pass${'word'}=${VALUE}`,
    `mysql -h db --pass${'phrase'}="${VALUE}"`,
    `not${'ken'}=word=${VALUE} to${'ken'}=${VALUE}`,
  ])('%s', (text) => {
    expect(at(text)).toEqual(expect.arrayContaining([VALUE]));
    expect([holdsAssignment(text), mayHoldSecret(text)]).toEqual([true, true]);
    expect(findSecrets(text).map(({ kind }) => kind)).toEqual(expect.arrayContaining(['assigned-secret']));
  });

  test('each is found, and only its value is the place', () => {
    const text = `pass${'word'}=${VALUE}\nname=${VALUE}\nsec${'ret'}: ${VALUE}`;
    const starts = [text.indexOf(VALUE), text.lastIndexOf(VALUE)];
    expect(findAssignments(text)).toEqual(
      starts.map((start) => ({ kind: 'assigned-secret', start, end: start + VALUE.length })),
    );
  });

  test('a token of a known form keeps its name', () => {
    const token = `gh${'p_'}${'aB3dE5gH7jK9mN1pQ2sT'.repeat(2).slice(0, 36)}`;
    expect(findSecrets(`to${'ken'}=${token}`).map(({ kind }) => kind)).toEqual(['github-token']);
  });
});

describe('what is given to a secret name and is none', () => {
  test.each([
    ['nothing', ''],
    ['a placeholder', 'changeme1234'],
    ['a placeholder', 'your-api-key-1a2b'],
    ['a placeholder', '<API_KEY_9X>'],
    ['a placeholder', 'xxxxxxxx1234'],
    ['a made-up password', 'P4ssw0rd!23'],
    ['a keyboard', 'qwertz123456'],
    ['a variable', '${DB_PASSWORD9}'],
    ['a variable', '$DB_PASS_9XZQ'],
    ['a variable', '{{ vault.q8Rt2m }}'],
    ['an expression', 'process.env.API_KEY2'],
    ['an expression', 'getToken2fa(q8Rt2m)'],
    ['a reference', 'op://vault/item/q8Rt2mXw'],
    ['a reference', 'vault:kv/data/q8Rt2mXw#x'],
    ['a sealed value', 'ENC[AES256_GCM,data:q8Rt2mXw9vKz]'],
    ['a digest', 'sha256:9f86d081884c7d659a2feaa0c55ad015'],
    ['a digest', '$2b$10$Q8Rt2mXw9vKz4LpB7nHs3uYc'],
    ['a UUID', 'a3f1c2d4-5b6e-4f7a-8b9c-0d1e2f3a4b5c'],
    ['a path', '/run/secrets/q8Rt2mXw9vKz'],
    ['a path', './keys/q8Rt2mXw9vKz'],
    ['an address', 'https://wiki.acme.dev/q8Rt2mXw9vKz'],
    ['a number', '1234567890'],
    ['a date', '2026-11-22T01:02:03Z'],
    ['a version', 'v1.2.3-rc4'],
    ['a sequence', 'abcdef012345'],
    ['one letter', 'aaaaaaaaaaaa1'],
    ['a word', 'correct-horse-battery'],
    ['an identifier', 'dataPipelineReviewer2'],
    ['a name', 'prod-db-primary-01'],
    ['a wrapped word', Buffer.from('data pipeline').toString('base64')],
    ['signs', '=!#-+!?*/^%'],
    ['prose', 'Größenordnung1x'],
  ])('%s: %s', (_, value) => {
    for (const text of [`pass${'word'}: ${value}`, `"api${'Key'}": "${value}"`]) expect(at(text)).toEqual([]);
  });

  test.each(['nextPageToken', 'continuation_token', 'idempotency-key', 'PublicKeyToken', 'badge.svg?token', 'name'])(
    'a name that everybody may know: %s',
    (name) => {
      expect(at(`${name}=${VALUE}`)).toEqual([]);
      expect(isAssignedSecret(name, VALUE)).toBe(false);
    },
  );
});

test('a value and its name that stand apart', () => {
  expect(isAssignedSecret('apiKey', VALUE)).toBe(true);
  expect(isAssignedSecret('DB_PASSWORD', `  ${VALUE}\n`)).toBe(true);
  expect(isAssignedSecret('apiKey', 'a word')).toBe(false);
  expect(isAssignedSecret('apiKeyName', VALUE)).toBe(false);
});

test('the limits of length', () => {
  const random = 'q8Rt2mXw9vKz4LpB7nHs3uYcF6jD1gWe';
  expect([random.slice(0, 7), random.slice(0, 8)].map(looksRandom)).toEqual([false, true]);
  const long = random.repeat(16);
  expect([long, `${long}x`].map(looksRandom)).toEqual([true, false]);
});

test('a base64 is judged by what it wraps', () => {
  expect(looksRandom(Buffer.from(VALUE).toString('base64'))).toBe(true);
  expect(looksRandom(Buffer.from('example-cookie-secretzzz').toString('base64'))).toBe(false);
});

/** How many of a thousand drawn values of each kind are found; the rest look like words by chance, or like nothing at all. */
test.each([
  ['letters and digits', 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789', [480, 950, 995]],
  ['base64url', 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_', [420, 910, 990]],
  ['hex', '0123456789abcdef', [300, 830, 980]],
] as const)('%s', (_, alphabet, least) => {
  for (const [i, length] of [8, 16, 32].entries()) {
    const drawn = fc.sample(
      fc.array(fc.constantFrom(...alphabet), { minLength: length, maxLength: length }).map((all) => all.join('')),
      { seed: 11, numRuns: 1000 },
    );
    expect(drawn.filter(looksRandom).length).toBeGreaterThanOrEqual(least[i] ?? 0);
  }
});

test('the cost is linear in the text', () => {
  for (const part of [`to${'ken'}=`, `pass${'word'}: "`, `sec${'ret'}:\n`, `api_${'key'}: a=`, '=:>'])
    expect(holdsAssignment(part.repeat(100_000))).toBe(false);
});

test.each([
  ['letters alone, too few to tell', 'Haijawekwaqz', false],
  ['letters alone', 'xkqjwzvbnmplkqjw', true],
  ['an escaped address', 'q8Rt%2FmXw9vKz', false],
])('%s: %s', (_, value, random) => {
  expect(looksRandom(value)).toBe(random);
});

test('an element is named without quotation marks', () => {
  expect(at(`<string name="share_pass${'word'}">${VALUE}</string>`)).toEqual([]);
});
