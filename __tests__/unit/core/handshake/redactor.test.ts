import { expect, test } from '@jest/globals';
import { redactor } from '../../../../src/core/handshake/redactor.ts';

test('values of six characters and more are blotted out, each word of them too, the longest first', () => {
  const server = { name: 's', env: { A: 'secret', B: 'short', C: 'secrets' }, headers: { D: 'Bearer tokens-1' } };
  expect(redactor(server)('secrets secret short Bearer tokens-1, tokens-1 Bearer')).toBe(
    '*** *** short ***, *** Bearer',
  );
  expect(redactor({ name: 's' })('secret')).toBe('secret');
});

test.each([
  ['--token hushed', ['--token', 'hushed'], '--token ***'],
  ['-token=hushed', ['-token=hushed'], '-token=***'],
  ['--token=first second', ['--token=first', 'second'], '--token=*** second'],
  ['--token: second', ['--token:', 'second'], '--token: second'],
  ['about --token second', ['about --token', 'second'], 'about --token second'],
  ['about--token=hushed', ['about--token=hushed'], 'about--token=hushed'],
])('only what an option of that name is given counts as its value: %s', (text, args, said) => {
  expect(redactor({ name: 's', args })(text)).toBe(said);
});

test.each(['1234567', '-12.5', 'v1.2.3', '127.0.0.1', '2026-11-22', '2026-11-22T12:00:00Z'])(
  'the number %s is not a secret, and with a word before or behind it is none any more',
  (number) => {
    const said = (value: string): string => redactor({ name: 's', env: { A: value } })(`it is ${value}.`);
    expect([number, `${number}hush`, `hush${number}`].map(said)).toEqual([
      `it is ${number}.`,
      'it is ***.',
      'it is ***.',
    ]);
  },
);

test.each(['https', 'HTTPS', 'Postgres', 'jdbc:postgresql'])(
  'the password in a %s address is blotted out',
  (scheme) => {
    const url = `${scheme}://me:hush1@db.example/x`;
    for (const server of [{ env: { A: url } }, { args: [url] }, { args: ['--db', url] }])
      expect(redactor({ name: 's', ...server })('it was hush1.')).toBe('it was ***.');
  },
);

test('a path is shown, and what only has a slash in it is a value', () => {
  const shown = ['/hushed/word', './hushed/word', '../hushed', '~/hushed/word', 'C:\\hushed\\word', 'c:/hushed'];
  const values = ['hushed/word', 'a./hushed', 'aC:/hushed', '.../hushed', '~a/hushed'];
  const said = (value: string): string => redactor({ name: 's', env: { A: value } })(value);
  expect([shown.map(said), values.map(said)]).toEqual([shown, values.map(() => '***')]);
});

test.each(['true', 'none', 'null', 'user', 'pass', 'password', 'secret', 'token'])(
  'a password that is only the word %s is no secret, and with a word before or behind it is one',
  (word) => {
    const said = (value: string): string => redactor({ name: 's', env: { PASSWORD: value } })(`it is ${value}.`);
    expect([word, `${word}hush`, `hush${word}`].map(said)).toEqual([`it is ${word}.`, 'it is ***.', 'it is ***.']);
  },
);

test('what has an address behind other words is not one', () => {
  const said = redactor({ name: 's', env: { A: 'see,https://me.example/hush1' } });
  expect(said('me.example see,https://me.example/hush1')).toBe('me.example ***');
});

test('the members of a value are taken apart when an address is the last of them, and not when it is all', () => {
  const said = (value: string): string => redactor({ name: 's', env: { A: value } })('it was hushed1.');
  expect(['key=hushed1;url=https://db.example/', 'https://db.example/;key=hushed12'].map(said)).toEqual([
    'it was ***.',
    'it was hushed1.',
  ]);
});
