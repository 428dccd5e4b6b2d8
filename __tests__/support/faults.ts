/** The program in this process on a file system that fails, or that is as one where the program was killed. */
import { jest } from '@jest/globals';
import * as fs from 'node:fs';
import { CHANGING, changesNothing } from '../fixtures/changing-calls.mjs';

export interface Fault {
  /** The number of the call that meets it, of those that change the file system. */
  readonly at: number;
  readonly what: 'ENOSPC' | 'SIGKILL';
  /** For a kill: whether the call is still done. */
  readonly when?: 'before' | 'after';
}

let fault: Fault | undefined;
let made: string[] = [];
let isKilled = false;

function meets(name: string, call: () => unknown): unknown {
  made.push(name);
  if (made.length !== fault?.at) return call();
  if (fault.what === 'ENOSPC')
    throw Object.assign(new Error('ENOSPC: made up'), { code: 'ENOSPC', errno: -28, syscall: name });
  if (fault.when === 'after') call();
  isKilled = true;
  throw new Error('killed');
}

/** Of what is killed, nothing changes a file any more. What the program does only while it cleans up is among it. */
const CLEANS = ['mkdtempSync', 'rmdirSync', 'unlinkSync', 'fchmodSync'];

jest.unstable_mockModule('node:fs', () => {
  const real = fs as unknown as Readonly<Record<string, (...args: readonly unknown[]) => unknown>>;
  const wrapped = [...CHANGING, ...CLEANS].map((name) => [
    name,
    (...args: readonly unknown[]): unknown => {
      const call = (): unknown => real[name]?.(...args);
      if (changesNothing(name, args)) return call();
      if (isKilled) throw new Error('killed');
      return CHANGING.includes(name) ? meets(name, call) : call();
    },
  ]);
  const faulty = { ...fs, ...Object.fromEntries(wrapped) };
  return { ...faulty, default: faulty };
});
const { runMain } = await import('./main.ts');
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** How a run ended, and the calls that it made. */
export interface Ended {
  /** `SIGKILL`, or the exit code with what standard error says. */
  readonly how: string;
  readonly calls: readonly string[];
}

/** Runs a command; a test file that imports this imports nothing of the program in another way. */
export async function runWithFault(
  args: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>>,
  met?: Fault,
): Promise<Ended> {
  [fault, made, isKilled] = [met, [], false];
  const before = SIGNALS.map((signal) => process.listeners(signal));
  try {
    const { code, err } = await runMain(args, cwd, '', env);
    return { how: isKilled ? 'SIGKILL' : `${code} ${err}`, calls: made };
  } catch (error) {
    if (isKilled) return { how: 'SIGKILL', calls: made };
    throw error;
  } finally {
    [fault, isKilled] = [undefined, false];
    // What is killed takes them with it.
    for (const [i, signal] of SIGNALS.entries())
      for (const each of process.listeners(signal)) if (before[i]?.includes(each) !== true) process.off(signal, each);
  }
}
