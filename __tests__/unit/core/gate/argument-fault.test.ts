import { expect, test } from '@jest/globals';
import { argumentFault } from '../../../../src/core/gate/argument-fault.ts';

const CONTRACT = {
  type: 'object',
  required: ['command'],
  properties: {
    command: { $ref: '#/$defs/text' },
    'a/b~c': { allOf: [{ type: 'object', properties: { x: { type: ['integer', 'null'] } } }] },
    never: false,
  },
  additionalProperties: false,
  $defs: { text: { type: 'string', maxLength: 3 } },
};

test.each([
  [{ command: 'ls' }, undefined],
  [{ command: 'ls', 'a/b~c': { x: null, y: 1 } }, undefined],
  [[], 'the arguments are not an object'],
  [null, 'the arguments are not an object'],
  [{}, '"/command" is missing'],
  [{ command: 1 }, '"/command" is not what the contract allows: "string", within its limits'],
  [{ command: 'long' }, '"/command" is not what the contract allows: "string", within its limits'],
  [{ command: 'ls', more: 1 }, '"/more" is not allowed'],
  [{ command: 'ls', never: 1 }, '"/never" is not allowed'],
  [
    { command: 'ls', 'a/b~c': { x: 'y' } },
    '"/a~1b~0c/x" is not what the contract allows: "integer" or "null", within its limits',
  ],
])('%j: %s', (args, fault) => {
  expect(argumentFault(CONTRACT, args)).toBe(fault);
});

test('what no part names is said of the whole', () => {
  const either = { type: 'object', anyOf: [{ required: ['a'] }, { required: ['b'] }] };
  expect(argumentFault(either, {})).toBe(
    'the object of arguments is not what the contract allows: "object", within its limits',
  );
});

test('a contract that cannot be judged lets nothing pass', () => {
  expect(argumentFault({ $ref: 'https://example.com/x' }, {})).toMatch(/^the contract cannot be judged: /);
  expect(argumentFault({ type: 'object', properties: { a: { pattern: '(?<=x)y' } } }, { a: 'y' })).toBe(
    'it cannot be determined whether the arguments keep the contract',
  );
});
