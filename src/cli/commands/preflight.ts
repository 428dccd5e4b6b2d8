import { runPreflight, type PreflightHost, type PreflightResult } from '../../app/handshake/preflight.ts';
import { withPages } from '../../core/result/rule-page.ts';
import { UserError } from '../../core/result/errors.ts';
import { preflightText } from '../../core/report/text/receipts.ts';
import {
  aboutFirst,
  EXIT,
  flagOption,
  SERVER_TIMEOUT,
  valueOption,
  type Command,
  type CommandContext,
} from '../command.ts';
import { livePeer } from '../live.ts';
import { demandsByProject, TRUST_OPTIONS } from '../trust-options.ts';
import { signatureOf } from '../../wiring/signature-of.ts';
import { resultJson } from '../../core/text/json-text.ts';

const OPTIONS = [
  valueOption('descriptor', 'FILE', 'compliance descriptor that the host wrote at the handshake'),
  valueOption('host', 'PROFILE', 'host to compare the bound tools with: a profile, or the name of an agent client'),
  flagOption('live', "start or contact the servers of that host, too; a server's command runs with your rights"),
  SERVER_TIMEOUT,
  ...TRUST_OPTIONS,
];
type Option = (typeof OPTIONS)[number];
type Context = CommandContext<'text' | 'json', Option>;

export const command: Command<'text' | 'json', Option> = {
  name: 'preflight',
  summary: 'checks a saved descriptor against a cartridge',
  example: 'preflight reviewer.cart --descriptor reviewer.claude-code.compliance.json',
  usage: ['preflight FILE --descriptor FILE', 'preflight FILE --descriptor FILE --host PROFILE --live'],
  options: OPTIONS,
  formats: ['text', 'json'],
  details:
    'FILE is a cartridge (its signature is checked first), a manifest (*.json) or a package folder. Exit code 1 aborts the\nactivation: a required binding is not satisfied, or the descriptor is refused, stale, of another cartridge or malformed, or with\n--host a bound tool is not what it was.',
  usesConfig: aboutFirst,
  async run(context) {
    const [path] = context.positionals;
    const descriptor = context.value('descriptor');
    if (path === undefined) throw new UserError('usage', 'preflight takes exactly one file');
    if (descriptor === undefined)
      throw new UserError('usage', 'preflight needs a descriptor', { help: 'name it with --descriptor FILE' });
    const { fs, profile } = context;
    const demandsFor = await demandsByProject(context);
    const today = await hostOf(context);
    const result = await runPreflight(
      fs,
      path,
      descriptor,
      {
        profile,
        signatureOf: signatureOf(fs, () => demandsFor(context)),
        allowUnsigned: context.flag('allow-unsigned'),
      },
      today,
    );
    await print(context, result);
    return result.ok ? EXIT.ok : EXIT.no;
  },
};

/** @throws UserError `usage` for an option that needs another */
async function hostOf(context: Context): Promise<PreflightHost | undefined> {
  const host = context.value('host');
  const live = context.flag('live');
  if (live && host === undefined)
    throw new UserError('usage', '--live needs --host', { help: 'name the host whose servers are asked' });
  if (!live && context.value('server-timeout') !== undefined)
    throw new UserError('usage', '--server-timeout needs --live', { help: 'add --live, or leave it out' });
  if (host === undefined) return undefined;
  return live ? { host, peer: await livePeer(context) } : { host };
}

async function print(context: Context, result: PreflightResult): Promise<void> {
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
