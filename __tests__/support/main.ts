import { expect } from '@jest/globals';
import { asUserError } from '../../src/core/result/errno.ts';
import { UserError } from '../../src/core/result/errors.ts';
import { EXIT } from '../../src/cli/command.ts';
import { main } from '../../src/cli/main.ts';
import { cartwright, ROOT, type Run } from './cli.ts';

/** Exit code and streams of one run of the command line in this process. */
export interface MainRun {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** What a stream says of every write, as that of a process does. */
export interface Refusal {
  readonly of: 'out' | 'err' | 'both';
  readonly by: 'ENOSPC' | 'EPIPE';
}

/**
 * Runs the command line in this process, from source, without a terminal.
 *
 * @param cwd absolute working directory
 * @param env the whole environment
 * @param written is told each text of either stream as it is written
 * @param refusal which streams refuse, and how
 */
export async function runMain(
  args: readonly string[],
  cwd = '/',
  stdin = '',
  env: Readonly<Record<string, string>> = {},
  written: (text: string) => void = () => undefined,
  refusal?: Refusal,
): Promise<MainRun> {
  let out = '';
  let err = '';
  const refuses = (stream: 'out' | 'err'): boolean => refusal?.of === stream || refusal?.of === 'both';
  // Of nothing, nothing is written.
  const offer = (stream: 'out' | 'err', name: string, text: string): void => {
    if (text !== '' && refuses(stream)) throw refusedBy(name, refusal?.by);
    written(text);
  };
  const io = {
    out: (text: string) => {
      offer('out', 'standard output', text);
      out += text;
    },
    err: (text: string) => {
      offer('err', 'standard error', text);
      err += text;
    },
    stdin: () => Promise.resolve(Buffer.from(stdin)),
    env,
    outIsTerminal: false,
  };
  try {
    return { code: await main(args, io, cwd), out, err };
  } catch (error) {
    // As `src/cli/process.ts` takes it: there is nothing left to say it on.
    if (refuses('err') && error instanceof UserError) return { code: EXIT.unable, out, err };
    throw error;
  }
}

/** What `writeStream` throws where the platform says so; that it does is shown on the built program. */
function refusedBy(stream: string, code: Refusal['by'] = 'ENOSPC'): unknown {
  const what = `${stream} cannot be written`;
  if (code === 'EPIPE') return new UserError('closed-stream', `${what}: its reader went away`);
  return asUserError(Object.assign(new Error(), { code }), undefined, 'unwritable-stream', what);
}

interface Around {
  readonly cwd?: string;
  readonly env?: Record<string, string>;
  readonly input?: string;
}

/** Runs a command from source in this process: one that prepares a test, or looks at what the tested one made. */
export async function fromSource(args: readonly string[], { cwd = ROOT, env, input }: Around = {}): Promise<Run> {
  const { code, out, err } = await runMain(args, cwd, input, { PATH: process.env['PATH'] ?? '', ...env });
  return { code, stdout: out, stderr: err };
}

/** Attack and command of every run of the built program in this file. */
const built = new Set<string>();

/**
 * Runs a command: on the built program when it is the first of that name in an attack (by the title of the running test; tests
 * of no attack count as one), and from source in this process otherwise, which shows the same for a tenth of the time.
 */
export async function program(args: readonly string[], options: Around = {}): Promise<Run> {
  const attack = /^\d+\b|\battacks? \d+/.exec(expect.getState().currentTestName ?? '')?.[0];
  const command = `${attack} ${args.find((word) => !word.startsWith('-'))}`;
  // What Node itself reads of the environment works on a process of its own alone.
  if (!built.has(command) || options.env?.['NODE_OPTIONS'] !== undefined) {
    built.add(command);
    return cartwright(args, options);
  }
  return fromSource(args, options);
}
