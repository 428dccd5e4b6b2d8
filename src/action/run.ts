import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readContext, type GitHubContext } from '../adapters/github/context.ts';
import { githubRunner, type Runner } from '../adapters/github/runner.ts';
import { INPUTS, readInputs, uncheckedInputs } from './inputs.ts';
import { userErrorLines } from '../core/report/text/user-error.ts';
import { workspaceFiles } from '../wiring/workspace.ts';
import { asRefusal } from '../core/result/errno.ts';
import { UserError } from '../core/result/errors.ts';
import { findingAnnotation } from '../core/report/github/annotations.ts';
import { commandOf, loadCommand } from './commands.ts';

/** Inputs that may name a file in the runner's folder for temporary files, where earlier steps put what they make. */
const PATH_INPUTS = ['config', 'cartridges', 'hosts', 'sarif-file', 'out', 'public-key', 'trust-registry'] as const;

/**
 * The Action: masks secrets, reads the inputs, runs the command.
 *
 * @returns the exit code (docs/promises.md, Exit codes)
 */
export async function run(): Promise<number> {
  const runner = githubRunner();
  const workspace = process.env['GITHUB_WORKSPACE'] ?? process.cwd();
  let context: GitHubContext | undefined;
  try {
    for (const spec of INPUTS) if (spec.secret === true) runner.mask(runner.input(spec.name));
    context = readContext(process.env);
    const inputs = readInputs(runner.input);
    if (context.payloadProblem !== undefined) runner.log(`cartwright: ${context.payloadProblem}`);
    const command = await loadCommand(commandOf(inputs.text('command'), context));
    const runnerTemporary = process.env['RUNNER_TEMP'] || tmpdir();
    const temporary = mkdtempSync(join(runnerTemporary, 'cartwright-'));
    const named = PATH_INPUTS.flatMap((name) => inputs.list(name) ?? []);
    return await command({
      inputs,
      runner,
      context,
      env: process.env,
      fs: workspaceFiles(workspace, runnerTemporary, temporary, named),
      temporary,
    });
  } catch (error) {
    const known = asRefusal(error);
    await tell(known, runner, context).catch(() => {
      // The log itself cannot be written.
    });
    return known instanceof UserError ? 2 : 3;
  }
}

async function tell(error: unknown, runner: Runner, context: GitHubContext | undefined): Promise<void> {
  try {
    explain(error, runner);
  } finally {
    const inputs = uncheckedInputs(runner.input);
    if (context !== undefined && commandOf(inputs.text('command'), context) === 'check') {
      const { sayNotJudged } = await import('./check/not-judged.ts');
      await sayNotJudged({ context, inputs, runner }, error);
    }
  }
}

function explain(error: unknown, runner: Runner): void {
  if (error instanceof UserError) {
    const { path, range, message, help } = error;
    if (path === undefined || range === undefined) {
      runner.annotate('error', userErrorLines(error).trimEnd());
    } else {
      // A mistake in a file is shown at its place, as the findings are.
      const found = { rule: 'cartwright', level: 'error', message, help, path, range } as const;
      runner.annotations([findingAnnotation(found)]);
    }
    return;
  }
  // A message of the platform may quote the file that it failed on, so only its kind is told.
  const kind = error instanceof Error ? error.name : typeof error;
  runner.annotate('error', `a bug in cartwright (${kind}): please report it with this run's inputs`);
}
