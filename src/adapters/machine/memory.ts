import { setFlagsFromString } from 'node:v8';

/** Keeps the memory for young objects as small as it is: where nothing is kept of what was done, more of it only waits to be collected. */
export function keepYoungMemorySmall(): void {
  setFlagsFromString('--semi-space-growth-factor=1');
}
