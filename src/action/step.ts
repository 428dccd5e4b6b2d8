import { UserError } from '../core/result/errors.ts';
import type { GitHubContext } from '../adapters/github/context.ts';
import type { Runner } from '../adapters/github/runner.ts';
import type { Inputs } from './inputs.ts';
import type { Answer } from '../core/result/answer.ts';
import { NARROWING, type Leg, type Narrowed } from '../core/report/sections/run.ts';
import type { ReportInput } from '../core/report/layout.ts';
import type { FileSystem } from '../ports.ts';
import { joinPath } from '../core/value/path.ts';

const HTML_FILE = 'cartwright-report.html';

/** What a command of the Action gets: checked inputs, the runner, where it runs. Its secrets are masked. */
export interface Step {
  readonly inputs: Inputs;
  readonly runner: Runner;
  readonly context: GitHubContext;
  /** The environment of the job. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The workspace. */
  readonly fs: FileSystem;
  /** A new folder of this step for what it makes when the input `out` is empty. */
  readonly temporary: string;
}

/** A command of the Action. It returns the exit code: 0 nothing wrong, 1 the answer is no; it throws a UserError when it could not run. */
export type ActionCommand = (step: Step) => Promise<number>;

/** Path of a file that the step makes: in the folder `out`, otherwise in a folder of its own. */
export function outputPath({ inputs, temporary }: Step, name: string): string {
  const out = inputs.text('out');
  return out === '' ? joinPath(temporary, name) : joinPath(out, name);
}

/** Writes the report as one HTML page, ready to be uploaded, and says where. */
export async function writeHtml(step: Step, input: ReportInput): Promise<void> {
  const path = outputPath(step, HTML_FILE);
  const { renderPage } = await import('../core/report/html/page.ts');
  step.fs.writeFile(path, renderPage(input));
  step.runner.setOutput('html', path);
}

/** The working directory relative to the repository's top folder; empty when they are one. */
export function workingDirectory(inputs: Inputs): string {
  const directory = inputs.text('working-directory').replace(/^\.\/+|\/+$/g, '');
  return directory === '.' ? '' : directory;
}

/** The folder that the input working-directory names. @throws UserError `no-directory` */
export function workingFolder({ fs, inputs }: Pick<Step, 'fs' | 'inputs'>): string {
  const path = inputs.text('working-directory');
  if (fs.kind(path) === 'directory') return path;
  throw new UserError('no-directory', 'the input working-directory names no directory', { path });
}

/** The leg of a matrix that a step is. */
export function legOf({ context, inputs }: Pick<Step, 'context' | 'inputs'>): Leg {
  const given = NARROWING.flatMap((name) => {
    const list = inputs.list(name);
    return list === undefined ? [] : [[name, list]];
  });
  const { workflow, job } = context;
  return { workflow, job, directory: workingDirectory(inputs), narrowed: Object.fromEntries(given) as Narrowed };
}

/**
 * Ends a step that judged: its answer is the last line, and the exit code.
 *
 * @param also what is to be said of the step itself, after the cautions of the answer
 */
export function conclude(
  { runner }: Pick<Step, 'runner'>,
  { cautions, exitCode, line }: Answer,
  also: readonly string[] = [],
): 0 | 1 {
  for (const caution of [...cautions, ...also]) runner.annotate('warning', caution);
  if (exitCode !== 0) runner.annotate('error', line);
  else runner.log(line);
  return exitCode;
}
