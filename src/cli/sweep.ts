import { setFlagsFromString } from 'node:v8';
import type { ProjectsOptions, ProjectsPorts } from '../app/check/each-project.ts';
import { sweep } from '../app/check/sweep.ts';
import type { Policy } from '../core/result/answer.ts';
import { UserError } from '../core/result/errors.ts';
import { sweepExitCode, type SweptProject } from '../core/result/sweep.ts';
import { handedOn, sweepLine } from '../core/report/json/sweep-line.ts';
import { notesText } from '../core/report/text/receipts.ts';
import { EXIT, type CommandContext, type Format, type OptionSpec } from './command.ts';
import type { Progress } from './progress.ts';

/** Options of `check` that compare what a sweep judges project by project. */
const WITHOUT = ['base', 'config-from'] as const;

type Context = CommandContext<Format, OptionSpec<(typeof WITHOUT)[number], 'value'> | OptionSpec<'staged', 'flag'>>;

/**
 * The projects of many folders, each as one line as soon as it is judged.
 *
 * @param policy what makes an answer no
 * @throws UserError `usage` for options that a sweep does not have; when not one project could be judged
 */
export async function runSweep(
  context: Context,
  ports: ProjectsPorts,
  options: Omit<ProjectsOptions, 'judgedBy' | 'everyResult'>,
  policy: Policy,
  progress: Progress,
): Promise<number> {
  const { io, quiet } = context;
  refuseOthers(context);
  keepYoungMemorySmall();
  const codes = new Set<SweptProject['exitCode']>();
  try {
    for await (const swept of sweep(ports, { ...options, strict: policy })) {
      const project = await handedOn(swept);
      codes.add(project.exitCode);
      if (!quiet && project.notes.length > 0) {
        progress.clear();
        io.err(notesText(project.notes));
      }
      io.out(sweepLine(project, policy));
    }
  } finally {
    progress.clear();
  }
  const exitCode = sweepExitCode(codes);
  if (exitCode === EXIT.unable) throw nothingJudged();
  return exitCode;
}

/** Not one project could be judged; what was printed says why of each. */
export function nothingJudged(): UserError {
  return new UserError('bad-config', 'nothing could be judged', { help: 'the report says why, project by project' });
}

function refuseOthers({ value, flag }: Context): void {
  for (const option of WITHOUT)
    if (value(option) !== undefined)
      throw new UserError('usage', `--${option} and --format ndjson do not go together`, {
        help: 'a sweep judges each project by itself; split the list of folders instead of a run',
      });
  if (flag('staged')) throw new UserError('usage', '--staged and --format ndjson do not go together');
}

/** Keeps the memory for young objects as small as it is: where nothing is kept of what was done, more of it only waits to be collected. */
function keepYoungMemorySmall(): void {
  setFlagsFromString('--semi-space-growth-factor=1');
}
