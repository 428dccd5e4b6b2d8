import { addHosts, type AddedHosts } from '../../app/handshake/add-host.ts';
import type { StatedFacts } from '../../core/clients/profile-text.ts';
import { addCommand, handshakeCommand } from '../../core/handshake/commands.ts';
import { addedText } from '../../core/report/text/clients.ts';
import { wholeNumber } from '../../app/whole-number.ts';
import { UserError } from '../../core/result/errors.ts';
import type { AddOption } from '../../core/result/results.ts';
import { resultJson } from '../../core/text/json-text.ts';
import { folderOf } from '../../core/value/path.ts';
import { isRevision } from '../../core/value/revision.ts';
import { EXIT, flagOption, SERVER_TIMEOUT, valueOption, type Command, type CommandContext } from '../command.ts';

const OPTIONS = [
  valueOption('out', 'DIR', 'folder of the profiles (default: hosts)'),
  flagOption('live', "start or contact the servers and record their tools; a server's command runs with your rights"),
  SERVER_TIMEOUT,
  flagOption('gate', 'let the gate serve memory'),
  flagOption('user', 'read your own configuration of the client, too, below your home'),
  valueOption('context-window', 'TOKENS', 'state the context window of the model'),
  flagOption('tool-use', 'state that the model uses tools'),
  valueOption('protocol-revision', 'DATE', 'state the MCP revision of the client'),
  flagOption('force', 'rewrite a profile that exists with other content'),
];
type Option = (typeof OPTIONS)[number];
type Context = CommandContext<'text' | 'json', Option>;

export const command: Command<'text' | 'json', Option> = {
  name: 'host add',
  summary: 'writes a host profile from what is known of a client and its configuration',
  example: 'host add claude-code',
  usage: ['host add [CLIENT…]', 'host add CLIENT --live --context-window 200000 --tool-use'],
  options: OPTIONS,
  formats: ['text', 'json'],
  details: [
    'Without CLIENT a profile is made for every client that has a configuration here; cartwright host list lists them.',
    'Of environment variables and headers only the names are read, and a secret in a configuration is an error at its place. With',
    '--force a profile is made anew, and keeps its bindings, wrapped tools, scopes and stated facts. A profile whose record of a tool\nis not what the server says with --live is only made anew with --force.',
  ].join('\n'),
  usesConfig: false,
  async run(context) {
    const { fs, io, positionals, value, flag } = context;
    const stated = statedFacts(context);
    const live = flag('live');
    if (!live && value('server-timeout') !== undefined)
      throw new UserError('usage', '--server-timeout needs --live', { help: 'add --live, or leave it out' });
    const peer = live ? await (await import('../live.ts')).livePeer(context) : undefined;
    const made = await addHosts(fs, {
      clients: positionals,
      out: value('out') ?? 'hosts',
      stated,
      gate: flag('gate'),
      force: flag('force'),
      peer,
      user: flag('user') ? await homeOf(io.env) : undefined,
    });
    const { hosts, diagnostics } = made;
    const { packagesIn } = await import('../../app/project/cartridge-files.ts');
    const next = nextCommands(made, packagesIn(fs, ['.']).map(folderOf));
    if (context.format === 'json') io.out(resultJson({ version: 1, ...made, next }, 2));
    else {
      if (diagnostics.length > 0) {
        const { printDiagnostics } = await import('../diagnostics.ts');
        await printDiagnostics(context, diagnostics, hosts.length);
      }
      io.out(addedText(hosts, made.notes, next));
    }
    const failed =
      hosts.some(({ state }) => state === 'not written') || diagnostics.some(({ level }) => level === 'error');
    return failed ? EXIT.no : EXIT.ok;
  },
};

/** @throws UserError `usage` for what is not a number of tokens or no revision */
function statedFacts({ value, flag }: Context): StatedFacts {
  const tokens = wholeNumber(value('context-window'), '--context-window', [1, 1e12], ' of tokens');
  const revision = value('protocol-revision');
  if (revision !== undefined && !isRevision(revision))
    throw new UserError('usage', `--protocol-revision is ${JSON.stringify(revision)}`, {
      help: 'write the MCP revision, a real date as YYYY-MM-DD',
    });
  const model = {
    ...(flag('tool-use') ? { toolUse: true } : {}),
    ...(tokens === undefined ? {} : { contextWindowTokens: tokens }),
  };
  return {
    ...(Object.keys(model).length === 0 ? {} : { model }),
    ...(revision === undefined ? {} : { protocolRevision: revision }),
  };
}

async function homeOf(env: Context['io']['env']): Promise<Context['fs']> {
  const home = env['HOME'] ?? env['USERPROFILE'] ?? '';
  if (home === '') throw new UserError('usage', '--user needs to know your home', { help: 'set HOME' });
  const { commandFiles } = await import('../../wiring/workspace.ts');
  return commandFiles(home.replaceAll('\\', '/'), []);
}

function nextCommands({ hosts }: AddedHosts, packages: readonly string[]): string[] {
  const written = hosts.filter(({ state }) => state !== 'not written');
  const differing = hosts.filter(({ state, changed }) => state === 'not written' && changed > 0);
  const lines = differing.map(({ client }) => addCommand([client], ['--live', '--force']));
  const lacking = written.filter(({ unasked, unstated }) => unasked || unstated.length > 0);
  const unstated = new Set(lacking.flatMap((host) => host.unstated));
  const live: readonly AddOption[] = lacking.some(({ unasked }) => unasked) ? ['--live'] : [];
  const names = lacking.map(({ client }) => client);
  if (lacking.length > 0) lines.push(addCommand(names, [...live, ...unstated, '--force']));
  const [first] = written;
  const [subject, ...others] = packages;
  // A check judges all packages; without one there is nothing to judge yet.
  const judge = others.length > 0 ? 'cartwright check' : 'cartwright init';
  const isOne = subject !== undefined && others.length === 0;
  if (first !== undefined) lines.push(isOne ? handshakeCommand({ subject, profile: first.file }, []) : judge);
  return lines;
}
