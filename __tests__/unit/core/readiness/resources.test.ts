import { expect, test } from '@jest/globals';
import { matchesTemplate, probeResource } from '../../../../src/core/readiness/resources.ts';

test.each([
  ['wiki://{page}', 'wiki://overview', true],
  ['wiki://{page}', 'wiki://a/b', false],
  ['wiki://{page}', 'wiki://', false],
  ['wiki://{+path}', 'wiki://a/b', true],
  ['wiki:/{/path*}', 'wiki://a/b', true],
  ['wiki://{a}/{b}', 'wiki://x/y', true],
  ['wiki://{a}/{b}/end', 'wiki://x/y/end', true],
  ['wiki://search{?q}', 'wiki://search?q=1', true],
  ['wiki://search{?q}', 'wiki://search', true],
  ['wiki://search', 'wiki://search', false],
  ['{+x}'.repeat(20), 'a'.repeat(2000), true],
  ['{+x}'.repeat(21), 'a'.repeat(2000), false],
])('template %.40s for %.40s: %s', (template, uri, expected) => {
  expect(matchesTemplate(template, uri)).toBe(expected);
});

test.each([
  [
    'by name',
    [{ host: 'a', resources: ['wiki://x'] }],
    {
      answer: 'present',
      reason: 'served by "a"',
      evidence: { count: 1, digest: expect.stringMatching(/^sha256:[0-9a-f]{64}$/) },
    },
  ],
  [
    'by a template',
    [
      { host: 'a', resources: [] },
      { host: 'b', resources: ['wiki://{page}'] },
    ],
    { answer: 'present', reason: 'served by "b" by the template "wiki://{page}"' },
  ],
  [
    'by nobody',
    [{ host: 'a', resources: ['wiki://y'] }],
    { answer: 'absent', reason: 'no resource and no template of "a" serves it' },
  ],
  [
    'by nobody who could be asked',
    [
      { host: 'a', resources: [] },
      { host: 'b', resources: [], failure: 'server "s" timed out' },
    ],
    { answer: 'unknown', reason: 'cannot confirm: server "s" timed out' },
  ],
])('a resource is served %s', (_, hosts, expected) => {
  expect(probeResource('wiki://x', hosts)).toMatchObject(expected);
});
