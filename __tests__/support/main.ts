import { main } from '../../src/cli/main.ts';

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
 */
export async function runMain(
  args: readonly string[],
  cwd = '/',
  stdin = '',
  env: Readonly<Record<string, string>> = {},
): Promise<MainRun> {
  let out = '';
  let err = '';
  const io = {
    out: (text: string) => (out += text),
    err: (text: string) => (err += text),
    stdin: () => Promise.resolve(Buffer.from(stdin)),
    env,
    outIsTerminal: false,
    errIsTerminal: false,
  };
  const code = await main(args, io, cwd);
  return { code, out, err };
}
