import type { Timing } from '../../../src/adapters/github/retry.ts';

/** A clock that waits for nothing and writes down how long it would have. Requests that hang are given up after `requestMs`. */
export function fakeTiming(requestMs = 3_000): Timing & { readonly slept: number[] } {
  const slept: number[] = [];
  let now = 0;
  return {
    requestMs,
    uploadBytesPerMs: 50,
    totalMs: 60_000,
    patienceMs: 180_000,
    tries: 3,
    slept,
    now: () => now,
    sleep: (ms) => {
      slept.push(ms);
      now += ms;
      return Promise.resolve();
    },
    random: () => 0.5,
  };
}
