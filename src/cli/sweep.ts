import { setFlagsFromString } from 'node:v8';
import { sweep } from '../app/check/check.ts';
import type { CheckOptions, CheckPorts } from '../app/check/options.ts';
import { policyOf } from '../core/result/answer.ts';
import { UserError } from '../core/result/errors.ts';
import { sweepExitCode, type SweptProject } from '../core/result/sweep.ts';
import { handedOn, sweepLine } from '../core/report/json/sweep-line.ts';
import { notesText } from '../core/report/text/receipts.ts';
import { EXIT, type CommandContext } from './command.ts';

/**
 * The projects of many folders, each as one line as soon as it is judged.
 *
 * @param strict whether warnings, what is pending and nothing to judge make an answer no
 * @throws UserError when not one project could be judged
 */
export async function runSweep(
  { io, quiet }: Pick<CommandContext, 'io' | 'quiet'>,
  ports: CheckPorts,
  options: CheckOptions,
  strict: boolean,
): Promise<number> {
  keepYoungMemorySmall();
  const codes = new Set<SweptProject['exitCode']>();
  for await (const swept of sweep(ports, options, strict)) {
    const project = await handedOn(swept);
    codes.add(project.exitCode);
    if (!quiet) io.err(notesText(project.notes));
    io.out(sweepLine(project, policyOf(project.failOn, strict)));
  }
  const exitCode = sweepExitCode(codes);
  if (exitCode === EXIT.unable) throw nothingJudged();
  return exitCode;
}

/** Not one project could be judged; what was printed says why of each. */
export function nothingJudged(): UserError {
  return new UserError('bad-config', 'nothing could be judged', { help: 'the report says why, project by project' });
}

/** Keeps the memory for young objects as small as it is: where nothing is kept of what was done, more of it only waits to be collected. */
function keepYoungMemorySmall(): void {
  setFlagsFromString('--semi-space-growth-factor=1');
}
