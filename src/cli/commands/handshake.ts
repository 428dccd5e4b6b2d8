import { handshakeAll } from '../../app/handshake.ts';
import { UserError } from '../../core/errors.ts';
import { EXIT, type Command, type CommandContext } from '../command.ts';

export const command: Command = {
  name: 'handshake',
  summary: 'verdict of each host for a cartridge, a manifest or a package folder',
  usage: ['handshake FILE… --host PROFILE…', 'handshake FILE… --host PROFILE… --matrix'],
  options: [
    {
      name: 'host',
      kind: 'list',
      value: 'PROFILE',
      summary: 'host profile: a file, a folder, a glob or the name of a shipped one',
    },
    { name: 'matrix', kind: 'flag', summary: 'one table of all files and hosts' },
  ],
  formats: ['text', 'json', 'markdown'],
  details:
    'FILE is a cartridge (its signature is checked first), a manifest (*.json) or a package folder.\nWithout --host the hosts of cartwright.yaml are taken. Exit code 1 when a host refuses.',
  usesConfig: true,
  async run(context) {
    const subjects = context.positionals;
    if (subjects.length === 0)
      throw new UserError('usage', 'handshake needs a cartridge, a manifest or a package folder', {
        help: 'run cartwright handshake FILE --host PROFILE',
      });
    const named = context.list('host');
    const hosts = named.length > 0 ? named : (context.config.hosts ?? []);
    if (hosts.length === 0)
      throw new UserError('usage', 'handshake needs a host', {
        help: 'name one with --host, or list hosts in cartwright.yaml',
      });
    const outcome = await handshakeAll(context.fs, { subjects, hosts, profile: context.profile });
    await print(context, outcome);
    const wrong =
      outcome.diagnostics.some(({ level }) => level === 'error') ||
      outcome.result.results.some(({ descriptor }) => descriptor.verdict === 'refuse');
    return wrong ? EXIT.no : EXIT.ok;
  },
};

async function print(context: CommandContext, outcome: Awaited<ReturnType<typeof handshakeAll>>): Promise<void> {
  const { io } = context;
  const { result, diagnostics, files } = outcome;
  if (context.format === 'json') {
    io.out(`${JSON.stringify(diagnostics.length === 0 ? result : { ...result, diagnostics }, null, 2)}\n`);
    return;
  }
  if (diagnostics.length > 0) {
    const { printDiagnostics } = await import('../diagnostics.ts');
    await printDiagnostics(context, diagnostics, files);
  }
  if (result.results.length === 0) return;
  if (context.format === 'markdown' || context.flag('matrix')) {
    const { matrixOf, matrixMarkdown, matrixText } = await import('../../core/handshake/matrix.ts');
    io.out((context.format === 'markdown' ? matrixMarkdown : matrixText)(matrixOf(result)));
    return;
  }
  const { handshakeText } = await import('../../core/handshake/text.ts');
  io.out(handshakeText(result, context.color ? paint : undefined));
}

const CODES = { green: 32, red: 31, yellow: 33 } as const;

function paint(mark: string, color: keyof typeof CODES): string {
  return `\u001b[${CODES[color]}m${mark}\u001b[0m`;
}
