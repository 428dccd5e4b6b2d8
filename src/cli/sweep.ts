import type { ProjectsOptions, ProjectsPorts } from '../app/check/each-project.ts';
import { decidingOptions, sweep, type SweepOptions } from '../app/check/sweep.ts';
import type { Policy } from '../core/result/answer.ts';
import { UserError } from '../core/result/errors.ts';
import { sweepExitCode, type SweptProject } from '../core/result/sweep.ts';
import { handedOn, inputsJson, sweepLine, type ReadLine } from '../core/report/json/sweep-line.ts';
import { notesText } from '../core/report/text/receipts.ts';
import { openSweep } from '../wiring/sweep-files.ts';
import { EXIT, type CommandContext } from './command.ts';
import type { Progress } from './progress.ts';

/** Options of `check` that compare or split what a sweep judges project by project, and what to do instead. */
const WITHOUT = ['base', 'config-from', 'shard'] as const;

/**
 * The projects of many folders, each as one line as soon as it is judged, or what their answers depend on.
 *
 * @param policy what makes an answer no
 * @throws UserError `usage` for options that a sweep does not have
 */
export async function runSweep(
  context: CommandContext,
  ports: ProjectsPorts,
  options: Omit<ProjectsOptions, 'shard' | 'commit' | 'judgedBy' | 'everyResult'>,
  policy: Policy,
  progress: Progress,
): Promise<number> {
  const { io, fs, value, flag, quiet } = context;
  const printsInputs = flag('print-inputs');
  const outside = flag('live') || flag('check-urls');
  const what = printsInputs ? '--print-inputs' : '--format ndjson';
  for (const option of WITHOUT)
    if (value(option) !== undefined)
      throw new UserError('usage', `--${option} and ${what} do not go together`, {
        help: 'a sweep judges each project by itself; split the list of folders instead of a run',
      });
  if (printsInputs && context.format !== 'text' && context.format !== 'json')
    throw new UserError('usage', `--print-inputs has no format ${context.format}`, { help: 'text or json' });
  if (flag('staged')) throw new UserError('usage', `--staged and ${what} do not go together`);
  const file = value('since-report');
  if (outside && (printsInputs || file !== undefined))
    throw new UserError('usage', `${printsInputs ? what : '--since-report'} does not go with --live and --check-urls`, {
      help: 'what servers and addresses answer is no input that could be compared',
    });
  const since = file === undefined ? undefined : openSweep(fs, file, 'left out');
  const sweepOptions: SweepOptions<ReadLine> = {
    ...options,
    strict: policy,
    outside,
    before: since === undefined ? undefined : (root, within) => since.before(root, within),
  };
  const codes = new Set<SweptProject['exitCode']>();
  const printed: Omit<SweptProject, 'report'>[] = [];
  try {
    for await (const swept of sweep(ports, sweepOptions)) {
      const project = 'kept' in swept ? swept.kept.project : await handedOn(swept.project);
      codes.add(project.exitCode);
      if (printsInputs) {
        const { report: _, ...rest } = project;
        printed.push(rest);
        continue;
      }
      if (!quiet && project.notes.length > 0) {
        progress.clear();
        io.err(notesText(project.notes));
      }
      io.out('kept' in swept ? swept.kept.line : sweepLine(project, policy));
    }
  } finally {
    progress.clear();
  }
  const exitCode = sweepExitCode(codes);
  if (printsInputs) {
    printInputs(context, decidingOptions(sweepOptions), printed);
    return EXIT.ok;
  }
  if (exitCode === EXIT.unable) throw nothingJudged();
  return exitCode;
}

/** Not one project could be judged; what was printed says why of each. */
export function nothingJudged(): UserError {
  return new UserError('bad-config', 'nothing could be judged', { help: 'the report says why, project by project' });
}

function printInputs(
  { io, format }: CommandContext,
  options: object,
  projects: readonly Omit<SweptProject, 'report'>[],
): void {
  const unknown = projects.find(({ inputs }) => inputs === null);
  if (unknown !== undefined)
    throw new UserError('usage', 'nobody can say what the answer about this project depends on', {
      path: unknown.root,
      help: 'it cannot be listed, or changed while it was read: run cartwright check, which says what is wrong',
    });
  const { digest, json } = inputsJson(options, projects);
  io.out(format === 'json' ? json : digest);
}
