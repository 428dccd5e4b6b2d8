import { expect } from '@jest/globals';
import { asUserError } from '../../src/core/result/errno.ts';
import { UserError } from '../../src/core/result/errors.ts';
import { main } from '../../src/cli/main.ts';
import { cartwright, ROOT, type Run } from './cli.ts';

/** Exit code and streams of one run of the command line in this process. */
export interface MainRun {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/**
 * Runs the command line in this process, from source, without a terminal.
 *
 * @param cwd absolute working directory
 * @param env the whole environment
 * @param written is told each text of either stream as it is written
 * @param refusal what standard output says of every write, as the stream of a process does
 */
export async function runMain(
  args: readonly string[],
  cwd = '/',
  stdin = '',
  env: Readonly<Record<string, string>> = {},
  written: (text: string) => void = () => undefined,
  refusal?: 'ENOSPC' | 'EPIPE',
  errIsTerminal = false,
): Promise<MainRun> {
  let out = '';
  let err = '';
  const io = {
    out: (text: string) => {
      if (refusal !== undefined) throw refusedBy(refusal);
      out += text;
      written(text);
    },
    err: (text: string) => {
      err += text;
      written(text);
    },
    stdin: () => Promise.resolve(Buffer.from(stdin)),
    env,
    outIsTerminal: false,
    errIsTerminal,
  };
  const code = await main(args, io, cwd);
  return { code, out, err };
}

/** What `writeStream` throws where the platform says so; that it does is shown on the built program. */
function refusedBy(code: 'ENOSPC' | 'EPIPE'): unknown {
  const what = 'standard output cannot be written';
  if (code === 'EPIPE') return new UserError('closed-stream', `${what}: its reader went away`);
  return asUserError(Object.assign(new Error(), { code }), undefined, 'unwritable-stream', what);
}

/** Attack and command of every run of the built program in this file. */
const built = new Set<string>();

/**
 * Runs a command: on the built program when it is the first of that name in an attack (by the title of the running test; tests
 * of no attack count as one), and from source in this process otherwise, which shows the same for a tenth of the time.
 */
export async function program(
  args: readonly string[],
  options: { cwd?: string; env?: Record<string, string>; input?: string } = {},
): Promise<Run> {
  const attack = /^\d+\b|\battacks? \d+/.exec(expect.getState().currentTestName ?? '')?.[0];
  const command = `${attack} ${args.find((word) => !word.startsWith('-'))}`;
  // What Node itself reads of the environment works on a process of its own alone.
  if (!built.has(command) || options.env?.['NODE_OPTIONS'] !== undefined) {
    built.add(command);
    return cartwright(args, options);
  }
  const env = { PATH: process.env['PATH'] ?? '', ...options.env };
  const { code, out, err } = await runMain(args, options.cwd ?? ROOT, options.input, env);
  return { code, stdout: out, stderr: err };
}
