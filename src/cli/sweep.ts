import { keepYoungMemorySmall } from '../adapters/machine/memory.ts';
import type { ProjectsOptions, ProjectsPorts } from '../app/check/each-project.ts';
import { decidingOptions, sweep, type SweepOptions, type Swept } from '../app/check/sweep.ts';
import type { Policy } from '../core/result/answer.ts';
import { UserError } from '../core/result/errors.ts';
import { sweepExitCode, type SweptProject } from '../core/result/sweep.ts';
import { handedOn, inputsJson, sweepLine, type KeptLine } from '../core/report/json/sweep-line.ts';
import { notesText } from '../core/report/text/receipts.ts';
import { openSweep } from '../wiring/sweep-files.ts';
import { EXIT, type CommandContext } from './command.ts';
import type { Progress } from './progress.ts';

/** Options of `check` that compare or split what a sweep judges project by project. */
const WITHOUT = ['base', 'config-from', 'shard'] as const;

/**
 * The projects of many folders, each as one line as soon as it is judged, or what their answers depend on.
 *
 * @param policy what makes an answer no
 * @throws UserError `usage` for options that a sweep does not have; when not one project could be judged
 */
export async function runSweep(
  context: CommandContext,
  ports: ProjectsPorts,
  options: Omit<ProjectsOptions, 'shard' | 'commit' | 'judgedBy' | 'everyResult'>,
  policy: Policy,
  progress: Progress,
): Promise<number> {
  const { io, fs, value, flag, quiet } = context;
  refuseOthers(context);
  keepYoungMemorySmall();
  const file = value('since-report');
  const since = file === undefined ? undefined : openSweep(fs, file, 'left out');
  const sweepOptions: SweepOptions<KeptLine> = {
    ...options,
    strict: policy,
    outside: asksOutside(context),
    before: since === undefined ? undefined : (root, within) => since.before(root, within),
  };
  const codes = new Set<SweptProject['exitCode']>();
  const printed: KeptLine['project'][] = [];
  try {
    for await (const swept of sweep(ports, sweepOptions)) {
      const { project, line } = await lineOf(swept, policy);
      codes.add(project.exitCode);
      if (flag('print-inputs')) {
        printed.push(project);
        continue;
      }
      if (!quiet && project.notes.length > 0) {
        progress.clear();
        io.err(notesText(project.notes));
      }
      io.out(line);
    }
  } finally {
    progress.clear();
  }
  if (flag('print-inputs')) {
    printInputs(context, decidingOptions(sweepOptions), printed);
    return EXIT.ok;
  }
  const exitCode = sweepExitCode(codes);
  if (exitCode === EXIT.unable) throw nothingJudged();
  return exitCode;
}

/** Not one project could be judged; what was printed says why of each. */
export function nothingJudged(): UserError {
  return new UserError('bad-config', 'nothing could be judged', { help: 'the report says why, project by project' });
}

function asksOutside({ flag }: CommandContext): boolean {
  return flag('live') || flag('check-urls');
}

function refuseOthers(context: CommandContext): void {
  const { value, flag, format } = context;
  const printsInputs = flag('print-inputs');
  const what = printsInputs ? '--print-inputs' : '--format ndjson';
  for (const option of WITHOUT)
    if (value(option) !== undefined)
      throw new UserError('usage', `--${option} and ${what} do not go together`, {
        help: 'a sweep judges each project by itself; split the list of folders instead of a run',
      });
  if (printsInputs && format !== 'text' && format !== 'json')
    throw new UserError('usage', `--print-inputs has no format ${format}`, { help: 'text or json' });
  if (flag('staged')) throw new UserError('usage', `--staged and ${what} do not go together`);
  if (asksOutside(context) && (printsInputs || value('since-report') !== undefined))
    throw new UserError('usage', `${printsInputs ? what : '--since-report'} does not go with --live and --check-urls`, {
      help: 'what servers and addresses answer is no input that could be compared',
    });
}

async function lineOf(swept: Swept<KeptLine>, policy: Policy): Promise<KeptLine> {
  if ('kept' in swept) return swept.kept;
  const project = await handedOn(swept.project);
  const { report: _, ...rest } = project;
  return { project: rest, line: sweepLine(project, policy) };
}

function printInputs({ io, format }: CommandContext, options: object, projects: readonly KeptLine['project'][]): void {
  const unknown = projects.find(({ inputs }) => inputs === null);
  if (unknown !== undefined)
    throw new UserError('usage', 'nobody can say what the answer about this project depends on', {
      path: unknown.root,
      help: 'it cannot be listed, or changed while it was read: run cartwright check, which says what is wrong',
    });
  const { digest, json } = inputsJson(options, projects);
  io.out(format === 'json' ? json : digest);
}
