import type { LintOutcome } from '../../app/lint/lint.ts';
import type { ProjectsRequest } from '../../app/lint/projects.ts';
import { answerOf, type Answer } from '../../core/result/answer.ts';
import { summarize } from '../../core/result/diagnostic.ts';
import { wholeNumber } from '../../app/whole-number.ts';
import { UserError } from '../../core/result/errors.ts';
import { baselineText, fixedText } from '../../core/report/text/receipts.ts';
import { formatUserError } from '../../core/report/text/user-error.ts';
import { quote } from '../../core/text/printable.ts';
import { EXIT, flagOption, MAX, MOST_FINDINGS, valueOption, type Command, type CommandContext } from '../command.ts';
import { renderDiagnostics } from '../render-diagnostics.ts';

const OPTIONS = [
  flagOption('strict', 'also exit 1 for warnings, notes and nothing to lint'),
  flagOption('fix', 'apply the fixes that are safe'),
  flagOption('dry-run', 'with --fix, print the changes as a diff and write nothing'),
  flagOption('write-baseline', 'accept the current findings: write them to the baseline (cartwright-baseline.json)'),
  valueOption('expires', 'DAY', 'with --write-baseline, last day of the new entries, or never (default: in 90 days)'),
  MAX,
  valueOption('stdin-filename', 'NAME', 'lint standard input as if it were this file'),
];
type Option = (typeof OPTIONS)[number];
type Context = CommandContext<'text' | 'json' | 'sarif' | 'github', Option>;

export const command: Command<'text' | 'json' | 'sarif' | 'github', Option> = {
  name: 'lint',
  summary: 'lints CAL files',
  example: 'lint loops/release.cal.yaml --fix',
  usage: [
    'lint [PATH…]',
    'lint --fix [--dry-run] [PATH…]',
    'lint --write-baseline [--expires DAY] [PATH…]',
    'lint --stdin-filename NAME < FILE',
  ],
  options: OPTIONS,
  formats: ['text', 'json', 'sarif', 'github'],
  details: [
    'PATH is a file, a directory or a glob; - is standard input. Without one, all *.cal.json, *.cal.yaml and *.cal.yml below',
    'the working directory are linted: all that git tracks, and the untracked ones that it does not ignore. A link that git',
    'tracks is an error. A file named *.json is JSON, any other is YAML.',
    'Each file is judged by the configuration of its project; --config names one for all.',
    'With --fix the findings that are left are reported; --fix --dry-run exits 1 when anything would change.',
    'In YAML, "# cartwright-ignore RULE: REASON" accepts the findings of its line, or of the next when it is alone.',
  ].join('\n'),
  usesConfig: true,
  async run(context) {
    const { fs, asked, clock } = context;
    const max = wholeNumber(context.value('max'), '--max', MOST_FINDINGS);
    const fix = fixOf(context);
    const stdin = await stdinOf(context);
    const request = {
      paths: context.positionals,
      now: clock.now(),
      ...(stdin === undefined ? {} : { stdin }),
      ...(fix === undefined ? {} : { fix }),
    };
    const { lintProjects } = await import('../../app/lint/projects.ts');
    const outcome = context.flag('write-baseline')
      ? await accept(context, request)
      : await lintProjects(fs, request, asked);
    context.io.err(fixedText(outcome.fixed));
    const answer = answerTo(outcome, context.flag('strict'));
    const nothingRead = outcome.problems.length > 0 && outcome.files === 0 && context.format === 'text';
    if (!nothingRead) context.io.out(await renderDiagnostics(command, context, outcome, answer, max));
    for (const problem of outcome.problems) context.io.err(formatUserError(problem));
    if (outcome.problems.length > 0) return EXIT.unable;
    return answer.exitCode;
  },
};

/** With `strict` every finding fails the run, and so does a run without a file to lint. */
function answerTo({ diagnostics, files, suppressed, fixed, problems }: LintOutcome, strict: boolean): Answer {
  const changing = fixed.filter(({ diff }) => diff !== undefined).length;
  return answerOf(
    {
      summary: summarize(diagnostics, files, suppressed.length),
      nothing: files + problems.length + diagnostics.length === 0,
      also: changing === 0 ? [] : [`${changing} ${changing === 1 ? 'file' : 'files'} would change`],
    },
    { failOn: strict ? 'note' : 'error', strict },
  );
}

function fixOf({ flag, value }: Context): 'write' | 'diff' | undefined {
  if (flag('dry-run') && !flag('fix')) throw new UserError('usage', '--dry-run needs --fix');
  if (value('expires') !== undefined && !flag('write-baseline'))
    throw new UserError('usage', '--expires needs --write-baseline');
  if (flag('fix') && flag('write-baseline'))
    throw new UserError('usage', '--fix and --write-baseline cannot be used together', { help: 'fix first' });
  return flag('fix') ? (flag('dry-run') ? 'diff' : 'write') : undefined;
}

async function accept(
  { fs, io, value, asked }: Context,
  request: ProjectsRequest & { now: Date },
): Promise<LintOutcome> {
  if (request.stdin !== undefined) throw new UserError('usage', '--write-baseline needs files, not standard input');
  const { requestInOne } = await import('../../app/lint/projects.ts');
  const { renewBaseline } = await import('../../app/lint/renew-baseline.ts');
  const { path, entries, expires, outcome } = await renewBaseline(
    fs,
    { ...(await requestInOne(fs, request, asked)), now: request.now },
    value('expires'),
  );
  io.err(baselineText(path, entries, expires));
  return outcome;
}

async function stdinOf({
  positionals,
  value,
  io,
}: Context): Promise<{ name: string; bytes: Uint8Array; language?: 'json' | 'yaml' } | undefined> {
  const name = value('stdin-filename');
  if (name === undefined && !positionals.includes('-')) return undefined;
  const paths = positionals.filter((path) => path !== '-');
  if (paths.length > 0)
    throw new UserError('usage', `standard input and files cannot be used together: ${quote(paths[0] as string)}`, {
      help: 'lint them in two runs',
    });
  const bytes = await io.stdin();
  if (name !== undefined) return { name, bytes };
  // Without a name, a text that starts with a brace is JSON.
  const first = new TextDecoder().decode(bytes.subarray(0, 1024)).trimStart()[0];
  return { name: '<stdin>', bytes, language: first === '{' || first === '[' ? 'json' : 'yaml' };
}
