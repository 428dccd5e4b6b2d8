import { expect, test } from '@jest/globals';
import { canonOf, kindOf } from '../../../../src/core/cartridge/rom-manifest.ts';

test.each([
  ['memory:m1', 'memory', 'jcs-rfc8785'],
  ['cartridge:name', 'cartridge', 'jcs-rfc8785'],
  ['capability:cap-0123456789abcdef', 'cartridge', 'jcs-rfc8785'],
  ['rom/manifest/harness-requirements.json', 'sqlar', 'raw'],
  ['rom/memory:', 'sqlar', 'raw'],
  ['rom/x/capability:', 'sqlar', 'raw'],
  ['rom/cartridge:', 'sqlar', 'raw'],
])('%s is of kind %s and read as %s', (ref, kind, canon) => {
  expect([kindOf(ref), canonOf(kindOf(ref))]).toEqual([kind, canon]);
});
