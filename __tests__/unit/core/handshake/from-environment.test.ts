import { expect, test } from '@jest/globals';
import { fromEnvironment } from '../../../../src/core/handshake/from-environment.ts';

const variable = (name: string): string | undefined => ({ A: 'one', B: 'two words', EMPTY: '' })[name];

test('a server without names stays what it is', () => {
  const server = { name: 's', command: 'x', args: ['${A}'], env: { C: 'd' } };
  expect(fromEnvironment(server, variable)).toEqual(server);
});

test('a command gets its variables, also where its arguments name them', () => {
  const args = ['${A}', '${env:A}', '{env:A}', '${B}', '$A'];
  expect(fromEnvironment({ name: 's', command: 'x', args, env: { C: 'd' }, envVars: ['A'] }, variable)).toEqual({
    name: 's',
    command: 'x',
    args: ['one', 'one', 'one', '${B}', '$A'],
    env: { C: 'd', A: 'one' },
  });
});

test('an address gets its headers; an authorization without a scheme is a bearer', () => {
  const envHeaders = { Authorization: 'A', 'X-Key': 'A' };
  expect(fromEnvironment({ name: 's', url: 'https://h/${A}', envVars: ['A'], envHeaders }, variable)).toEqual({
    name: 's',
    url: 'https://h/one',
    env: { A: 'one' },
    headers: { Authorization: 'Bearer one', 'X-Key': 'one' },
  });
  expect(fromEnvironment({ name: 's', url: 'https://h', envHeaders: { Authorization: 'B' } }, variable)).toMatchObject({
    headers: { Authorization: 'two words' },
  });
});

test('what is not set, or empty, is missing', () => {
  expect(fromEnvironment({ name: 's', command: 'x', envVars: ['A', 'EMPTY', 'C'] }, variable)).toEqual({
    missing: ['EMPTY', 'C'],
  });
});
