import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

/** Where Linux says how much time of the processors a container may use, and in which period: of control groups 2 and 1. */
const QUOTAS: readonly (readonly string[])[] = [
  ['/sys/fs/cgroup/cpu.max'],
  ['/sys/fs/cgroup/cpu/cpu.cfs_quota_us', '/sys/fs/cgroup/cpu/cpu.cfs_period_us'],
];

/**
 * How many processors this process may use: as many as its affinity names, and no more than its container may use, which Node 20
 * does not ask.
 *
 * @param read the text of a file; throws where there is none
 */
export function processors(
  read: (file: string) => string = (file) => readFileSync(file, 'utf8'),
  available: number = availableParallelism(),
): number {
  if (available < 2) return 1;
  const granted = QUOTAS.flatMap((files) => {
    const [quota = NaN, period = NaN] = files.flatMap((file) => numbersIn(file, read));
    return quota > 0 && period > 0 ? [Math.floor(quota / period)] : [];
  });
  return Math.max(1, Math.min(available, ...granted));
}

/** No limit is `max`, or less than nothing. */
function numbersIn(file: string, read: (file: string) => string): number[] {
  try {
    return read(file).trim().split(/\s+/).map(Number);
  } catch {
    return [];
  }
}
