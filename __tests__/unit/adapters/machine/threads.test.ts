/** How many processors are used: what the machine has, and no more than the container may. */
import { expect, test } from '@jest/globals';
import { processors } from '../../../../src/adapters/machine/threads.ts';

const CPU_MAX = '/sys/fs/cgroup/cpu.max';
const QUOTA = '/sys/fs/cgroup/cpu/cpu.cfs_quota_us';
const PERIOD = '/sys/fs/cgroup/cpu/cpu.cfs_period_us';

/** The files of a machine, and nothing else. */
const files =
  (texts: Readonly<Record<string, string>>) =>
  (file: string): string => {
    const text = texts[file];
    if (text === undefined) throw new Error(`ENOENT: ${file}`);
    return text;
  };

test.each<[string, Readonly<Record<string, string>>, number, number]>([
  ['no container', {}, 8, 8],
  ['no limit', { [CPU_MAX]: 'max 100000\n' }, 8, 8],
  ['two processors', { [CPU_MAX]: '200000 100000\n' }, 8, 2],
  ['one and a half', { [CPU_MAX]: '150000 100000\n' }, 8, 1],
  ['half of one', { [CPU_MAX]: '50000 100000\n' }, 8, 1],
  ['more than there are', { [CPU_MAX]: '1600000 100000\n' }, 8, 8],
  ['what no kernel writes', { [CPU_MAX]: 'lots\n' }, 8, 8],
  ['the older control groups', { [QUOTA]: '300000\n', [PERIOD]: '100000\n' }, 8, 3],
  ['the older control groups without a limit', { [QUOTA]: '-1\n', [PERIOD]: '100000\n' }, 8, 8],
  ['the older control groups without a period', { [QUOTA]: '300000\n' }, 8, 8],
  ['one processor', { [CPU_MAX]: 'max 100000\n' }, 1, 1],
])('%s', (_, texts, available, expected) => {
  expect(processors(files(texts), available)).toBe(expected);
});

test('one processor has no container looked for', () => {
  const none = (file: string): string => {
    throw new Error(`nobody asks for ${file}`);
  };
  expect(processors(none, 1)).toBe(1);
});
