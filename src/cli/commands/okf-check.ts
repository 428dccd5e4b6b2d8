import { checkBundle } from '../../app/lint/okf.ts';
import { answerOf, policyOf } from '../../core/result/answer.ts';
import { summarize } from '../../core/result/diagnostic.ts';
import { UserError } from '../../core/result/errors.ts';
import { flagOption, defineCommand } from '../command.ts';
import { renderDiagnostics } from '../render-diagnostics.ts';

export const command = defineCommand({
  name: 'okf check',
  summary: 'checks whether an OKF bundle conforms',
  example: 'okf check knowledge',
  usage: ['okf check DIR'],
  options: [flagOption('strict', 'exit 1 for warnings too')],
  formats: ['text', 'json', 'sarif', 'github'],
  details: [
    'A bundle conforms when every Markdown file below DIR other than index.md and log.md has frontmatter with a type. What git',
    'ignores and does not track is left out. Links that lead nowhere are tolerated, and noted.',
  ].join('\n'),
  usesConfig: false,
  async run(context) {
    const [directory] = context.positionals;
    if (directory === undefined) throw new UserError('usage', 'DIR is missing', { help: 'cartwright okf check DIR' });
    const outcome = await checkBundle(context.fs, directory);
    const answer = answerOf(
      { summary: summarize(outcome.diagnostics, outcome.files), nothing: outcome.files === 0 },
      policyOf('error', context.flag('strict')),
    );
    context.io.out(await renderDiagnostics(command, context, outcome, answer));
    return answer.exitCode;
  },
});
