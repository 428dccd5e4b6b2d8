import { runPreflight, type PreflightResult } from '../../app/handshake/preflight.ts';
import { withPages } from '../../core/result/rule-page.ts';
import { UserError } from '../../core/result/errors.ts';
import { preflightText } from '../../core/report/text/receipts.ts';
import { EXIT, MIN_LEVEL, valueOption, type Command, type CommandContext } from '../command.ts';
import { demandsOf, TRUST_OPTIONS } from '../trust-options.ts';
import { signatureOf } from '../../wiring/signature-of.ts';
import { resultJson } from '../../core/text/json-text.ts';

export const command: Command<'text' | 'json'> = {
  name: 'preflight',
  summary: 'the cartridge-side self-check of a persisted descriptor',
  example: 'preflight reviewer.cart --descriptor reviewer.claude-code.compliance.json',
  usage: ['preflight FILE --descriptor FILE'],
  options: [
    valueOption('descriptor', 'FILE', 'compliance descriptor that the host wrote at the handshake'),
    ...TRUST_OPTIONS,
    MIN_LEVEL,
  ],
  formats: ['text', 'json'],
  details:
    'FILE is a cartridge (its signature is checked first), a manifest (*.json) or a package folder. Exit code 1 aborts the\nactivation: a required binding is not satisfied, or the descriptor is refused, stale, of another cartridge or malformed.',
  usesConfig: true,
  async run(context) {
    const [path, second] = context.positionals;
    const descriptor = context.value('descriptor');
    if (path === undefined || second !== undefined) throw new UserError('usage', 'preflight takes exactly one file');
    if (descriptor === undefined)
      throw new UserError('usage', 'preflight needs a descriptor', { help: 'name it with --descriptor FILE' });
    const { fs, profile } = context;
    const result = await runPreflight(fs, path, descriptor, {
      profile,
      signatureOf: signatureOf(fs, profile, (ports) => demandsOf(context, ports)),
      allowUnsigned: context.flag('allow-unsigned'),
    });
    await print(context, result);
    return result.ok ? EXIT.ok : EXIT.no;
  },
};

async function print(context: CommandContext<'text' | 'json'>, result: PreflightResult): Promise<void> {
  const { io } = context;
  if (context.format === 'json') {
    io.out(resultJson({ ...result, diagnostics: withPages(result.diagnostics) }, 2));
    return;
  }
  if (result.diagnostics.length > 0) {
    const { printDiagnostics } = await import('../diagnostics.ts');
    await printDiagnostics(context, result.diagnostics, 2);
  }
  io.out(preflightText(result));
}
