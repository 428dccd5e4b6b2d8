import { expect, test } from '@jest/globals';
import { compareVersions, isVersion, versionOfTag } from '../../../../src/core/value/semver.ts';

test('versions have the order of semver.org, 11', () => {
  const ordered = [
    '0.9.9',
    '1.0.0-0',
    '1.0.0-9',
    '1.0.0-10',
    '1.0.0-1234567890123456a',
    '1.0.0-1234567890123456b.1',
    '1.0.0-a-12345678901234567890',
    '1.0.0-alpha',
    '1.0.0-alpha.1',
    '1.0.0-alpha.beta',
    '1.0.0-beta',
    '1.0.0-beta.2',
    '1.0.0-beta.11',
    '1.0.0-rc.1',
    '1.0.0',
    '1.0.9',
    '1.0.10',
    '1.9.0',
    '1.10.0',
    '2.0.0',
    '100000000000000.0.0',
  ];
  for (const [i, a] of ordered.entries())
    for (const [j, b] of ordered.entries())
      expect([a, b, Math.sign(compareVersions(a, b) ?? NaN)]).toEqual([a, b, Math.sign(i - j)]);
});

test('build metadata has no say', () => {
  expect(compareVersions('1.0.0+a', '1.0.0+b')).toBe(0);
  expect(compareVersions('1.0.0-rc.1+a', '1.0.0-rc.1')).toBe(0);
  expect(compareVersions('1.0.0+20261122080309123456', '1.0.0+sha.00000000000000000001')).toBe(0);
});

test.each([
  '',
  '1',
  '1.0',
  '1.0.0.0',
  'v1.0.0',
  '=1.0.0',
  ' 1.0.0',
  '1.0.0 ',
  '1.0.0\n',
  '01.0.0',
  '1.0.0-01',
  '1.0.0-a..b',
  '1.0.0-',
  '1.0.0+',
  '1.0.0-ä',
  // Numbers beyond what is compared exactly: of these two the first is newer.
  '1.0.0-1732260000123456789',
  '1.0.0-1732260000123456788',
  '99999999999999999999.0.0',
])('%j is not a version, and compared with nothing', (text) => {
  expect(isVersion(text)).toBe(false);
  expect([compareVersions(text, '1.0.0'), compareVersions('1.0.0', text)]).toEqual([undefined, undefined]);
});

test.each([
  ['v1.2.0', '1.2.0'],
  ['1.2.0', '1.2.0'],
  ['builder-v1.2.0', '1.2.0'],
  ['org.example/builder@1.2.0-rc.1+x', '1.2.0-rc.1+x'],
  ['v1.2', undefined],
  ['v01.2.0', undefined],
  ['v1.2.0-a..b', undefined],
  ['release', undefined],
])('the tag %j names the version %j', (tag, version) => {
  expect(versionOfTag(tag)).toBe(version);
});
