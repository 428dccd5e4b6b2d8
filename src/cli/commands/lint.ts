import { lint } from '../../app/lint.ts';
import { summarize } from '../../core/diagnostic.ts';
import { VERSION } from '../../version.ts';
import { EXIT, type Command, type CommandContext } from '../command.ts';
import { formatUserError } from '../user-error.ts';

export const command: Command = {
  name: 'lint',
  summary: 'lints CAL files',
  usage: ['lint [PATH…]', 'lint --stdin-filename NAME < FILE'],
  options: [
    { name: 'strict', kind: 'flag', summary: 'exit 1 for warnings and notes too' },
    { name: 'stdin-filename', kind: 'value', value: 'NAME', summary: 'lint standard input, as if it were this file' },
  ],
  formats: ['text', 'json', 'sarif', 'github'],
  details: [
    'PATH is a file, a directory or a glob; - is standard input. Without one, all *.cal.json, *.cal.yaml and *.cal.yml below',
    'the working directory are linted, those that git ignores left out. A file named *.json is JSON, any other is YAML.',
  ].join('\n'),
  usesConfig: true,
  async run(context) {
    const stdin = await stdinOf(context);
    const { profile, config, fs } = context;
    const outcome = await lint(fs, {
      profile,
      config,
      paths: context.positionals,
      ...(stdin === undefined ? {} : { stdin }),
    });
    const summary = summarize(outcome.diagnostics, outcome.files);
    context.io.out(await render(context, outcome));
    for (const problem of outcome.problems) context.io.err(formatUserError(problem));
    if (outcome.problems.length > 0) return EXIT.unable;
    const findings = context.flag('strict') ? outcome.diagnostics.length : summary.errors;
    return findings > 0 ? EXIT.no : EXIT.ok;
  },
};

async function stdinOf({
  positionals,
  value,
  io,
}: CommandContext): Promise<{ name: string; bytes: Uint8Array; language?: 'json' | 'yaml' } | undefined> {
  const name = value('stdin-filename');
  if (name === undefined && !positionals.includes('-')) return undefined;
  const bytes = await io.stdin();
  if (name !== undefined) return { name, bytes };
  // Without a name, a text that starts with a brace is JSON.
  const first = new TextDecoder().decode(bytes.subarray(0, 1024)).trimStart()[0];
  return { name: '<stdin>', bytes, language: first === '{' || first === '[' ? 'json' : 'yaml' };
}

async function render(
  { format, color, quiet, io }: CommandContext,
  { diagnostics, files, excerpts }: Awaited<ReturnType<typeof lint>>,
): Promise<string> {
  if (format === 'json') {
    const { diagnosticsReport, jsonText } = await import('../../core/report/diagnostics-json.ts');
    return jsonText(diagnosticsReport(diagnostics, files, VERSION));
  }
  if (format === 'sarif') {
    const { sarifLog } = await import('../../core/report/sarif.ts');
    const { ruleOf } = await import('../../core/lint/rules/index.ts');
    const { jsonText } = await import('../../core/report/diagnostics-json.ts');
    const { sarifContext } = await import('../../core/report/sarif-context.ts');
    const place = sarifContext(io.env);
    return jsonText(
      sarifLog(diagnostics, { toolVersion: VERSION, ruleOf: (id) => ruleOf(id)?.meta, excerpts, ...place }),
    );
  }
  const { diagnosticsText, summaryLine } = await import('../../core/report/diagnostics-text.ts');
  const summary = quiet ? '' : `${summaryLine(summarize(diagnostics, files))}\n`;
  if (format === 'github') {
    const { diagnosticsGithub } = await import('../../core/report/diagnostics-github.ts');
    return diagnosticsGithub(diagnostics) + summary;
  }
  const text = diagnosticsText(diagnostics, { color, excerpts });
  return text + (text === '' || summary === '' ? '' : '\n') + summary;
}
