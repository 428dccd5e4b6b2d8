import type { Config } from '../app/project/config.ts';
import { hasConfig, rootOf } from '../app/project/root.ts';
import { asRefusal } from '../core/result/errno.ts';
import { FIXES, UserError } from '../core/result/errors.ts';
import { words } from '../core/text/outlet.ts';
import { shortest } from '../core/value/path.ts';
import { DEFAULT_PREFIX, isPrefix, PREFIXES, PROFILES } from '../ids.ts';
import { VERSION } from '../version.ts';
import { parse, unknownValue, refuseSurplus } from './arguments.ts';
import {
  EXIT,
  GLOBAL_OPTIONS,
  type Command,
  type CommandContext,
  type Format,
  type Io,
  type OptionSpec,
  type Parsed,
} from './command.ts';
import { COMMANDS, everyCommand, GROUPS, HOOK_COMMANDS } from './commands.ts';

/**
 * Runs the command line.
 *
 * @param argv arguments after the program's name
 * @param cwd absolute working directory
 * @returns the exit code (docs/promises.md, Exit codes)
 */
export async function main(argv: readonly string[], io: Io, cwd: string): Promise<number> {
  try {
    if (argv.length === 1 && (argv[0] === '--version' || argv[0] === '-V')) return version(io);
    return await dispatch(argv, io, cwd);
  } catch (error) {
    const known = asRefusal(error);
    if (!(known instanceof UserError)) throw error;
    // The reader closed the stream (`| head -1`): end silently, as other programs do.
    if (known.code !== 'closed-stream') {
      const { formatUserError } = await import('../core/report/text/user-error.ts');
      io.err(formatUserError(known));
    }
    return EXIT.unable;
  }
}

async function dispatch(given: readonly string[], io: Io, cwd: string): Promise<number> {
  const argv = commandFirst(given);
  const [first, second] = argv;
  if (first === 'help' && second !== undefined) return dispatch([...argv.slice(1), '--help'], io, cwd);
  const name = second !== undefined && `${first} ${second}` in COMMANDS ? `${first} ${second}` : (first ?? '');
  if (first === undefined) return lookAround(io, cwd);
  if (isHelp(first) || (Object.hasOwn(GROUPS, first) && (second === undefined || isHelp(second)))) {
    const { groupHelp, overview } = await import('./help.ts');
    io.out(await (isHelp(first) ? overview() : groupHelp(first)));
    return EXIT.ok;
  }
  const known = { ...HOOK_COMMANDS, ...COMMANDS };
  const load = Object.hasOwn(known, name) ? known[name] : undefined;
  if (load === undefined) throw await unknownCommand(first, second);
  const { command } = await load();
  const parsed = await parse(command, argv.slice(name.includes(' ') ? 2 : 1));
  if (parsed.flag('version')) return version(io);
  if (parsed.flag('help')) {
    const { commandHelp } = await import('./help.ts');
    io.out(commandHelp(command));
    return EXIT.ok;
  }
  try {
    await refuseSurplus(command, parsed.positionals);
    return await command.run(await contextOf(command, parsed, io, cwd));
  } catch (error) {
    throw withExample(error, command);
  }
}

function isHelp(word: string): boolean {
  return ['--help', '-h', 'help'].includes(word);
}

/** What is here, and what to run next: of `cartwright` alone, and of a check that found nothing to judge. */
async function lookAround(io: Io, cwd: string): Promise<number> {
  const { commandFiles } = await import('../wiring/workspace.ts');
  const { surroundings } = await import('../app/check/surroundings.ts');
  const { surroundingsText } = await import('../core/report/text/surroundings.ts');
  io.out(surroundingsText(await surroundings(commandFiles(cwd, []))));
  return EXIT.ok;
}

/** With too few or too many arguments, shows a call that works. */
function withExample(error: unknown, { example }: Command): unknown {
  if (!(error instanceof UserError) || error.help !== FIXES.usage) return error;
  return new UserError('usage', error.message, { help: `for example: cartwright ${example}` });
}

/** Global options may be before the command, too: they are moved behind its name. */
function commandFirst(argv: readonly string[]): readonly string[] {
  let index = 0;
  for (;;) {
    const [, name, value] = /^--([a-z]+)(=.*)?$/s.exec(argv[index] ?? '') ?? [];
    const option = GLOBAL_OPTIONS.find((each) => each.name === name);
    if (option === undefined) break;
    index += option.kind === 'flag' || value !== undefined ? 1 : 2;
  }
  const rest = argv.slice(index);
  const words = `${rest[0]} ${rest[1]}` in COMMANDS ? 2 : 1;
  return rest.length === 0 || index === 0
    ? argv
    : [...rest.slice(0, words), ...argv.slice(0, index), ...rest.slice(words)];
}

function version(io: Io): number {
  io.out(words`cartwright ${VERSION}\n`);
  return EXIT.ok;
}

async function unknownCommand(name: string, second: string | undefined): Promise<UserError> {
  const { didYouMean } = await import('../core/schema/suggest.ts');
  const { quote } = await import('../core/text/printable.ts');
  const begun = Object.keys(COMMANDS).filter((command) => command.startsWith(`${name} `));
  const word = second === undefined || second.startsWith('-') ? '' : ` ${second}`;
  const run = `run cartwright ${begun.join(' or cartwright ')}`;
  if (begun.length > 0 && word === '')
    return new UserError('usage', `${quote(name)} needs a second word`, { help: run });
  if (Object.hasOwn(GROUPS, name) && begun.length === 0)
    return new UserError('usage', `${quote(name)} is a group of commands`, {
      help: `run cartwright ${name} for its commands`,
    });
  if (name.startsWith('-')) {
    const options = GLOBAL_OPTIONS.map((option) => `--${option.name}`).filter((option) => option !== name);
    return new UserError('usage', `unknown option ${quote(name)}`, { help: didYouMean(name, options, FIXES.usage) });
  }
  const all = Object.keys(COMMANDS);
  const firstWords = [...Object.keys(GROUPS), ...all.map((each) => each.split(' ')[0] ?? '')];
  const help = begun.length > 0 ? run : didYouMean(name, [...new Set([...all, ...firstWords])], FIXES.usage);
  return new UserError('usage', `unknown command ${quote(begun.length > 0 ? name + word : name)}`, {
    help: didYouMean(name + word, begun.length > 0 ? begun : all, help),
  });
}

async function contextOf(command: Command, parsed: Parsed, io: Io, cwd: string): Promise<CommandContext> {
  const { commandFiles } = await import('../wiring/workspace.ts');
  const typed = typedIn(command, parsed);
  const about = typeof command.usesConfig === 'function' ? command.usesConfig(parsed) : '.';
  const fs = commandFiles(cwd, about === '.' ? typed : [...typed, about]);
  const configPath = parsed.value('config');
  const root = configPath === undefined && command.usesConfig ? rootOf(fs, shortest(cwd, about)) : '.';
  const config = await configFor(command, configPath, fs, root);
  const asked = parsed.value('prefix');
  const prefix = asked ?? config.prefix;
  if (!isPrefix(prefix)) throw await unknownValue('prefix', prefix, PREFIXES);
  const color = parsed.value('color') ?? 'auto';
  return {
    ...parsed,
    parsed,
    io,
    fs,
    config,
    root,
    asked: { configPath, profile: asked === undefined ? undefined : PROFILES[prefix] },
    clock: { now: () => new Date() },
    profile: PROFILES[prefix],
    format: await formatOf(command, parsed.value('format')),
    quiet: parsed.flag('quiet'),
    commands: everyCommand,
    get color() {
      return color === 'always' || (color === 'auto' && wantsColor(io));
    },
  };
}

/** Every word that may name a file. */
function typedIn({ options }: Command, parsed: Parsed): readonly string[] {
  return [...parsed.positionals, ...[...options, ...GLOBAL_OPTIONS].flatMap((option) => valuesOf(option, parsed))];
}

function valuesOf({ name, kind }: OptionSpec, { list, value }: Parsed): readonly string[] {
  if (kind === 'list') return list(name);
  const one = kind === 'value' ? value(name) : undefined;
  return one === undefined ? [] : [one];
}

/**
 * What the environment says of colour, in the order of the conventions (no-color.org, bixense.com/clicolors, Node's FORCE_COLOR):
 * NO_COLOR off; FORCE_COLOR and CLICOLOR_FORCE on, 0 and false off; then a terminal that is not dumb.
 */
function wantsColor({ env, outIsTerminal }: Io): boolean {
  if ((env['NO_COLOR'] ?? '') !== '') return false;
  for (const name of ['FORCE_COLOR', 'CLICOLOR_FORCE']) {
    const value = env[name];
    if (value !== undefined && (value !== '' || name === 'FORCE_COLOR')) {
      if (value !== '0' && value !== 'false') return true;
      if (name === 'FORCE_COLOR') return false;
    }
  }
  return outIsTerminal && env['TERM'] !== 'dumb' && env['CLICOLOR'] !== '0';
}

async function configFor(
  command: Command,
  named: string | undefined,
  fs: CommandContext['fs'],
  root: string,
): Promise<Config> {
  const none: Config = { file: undefined, prefix: DEFAULT_PREFIX, rules: {}, ignore: [] };
  if (!command.usesConfig || (named === undefined && !hasConfig(fs, root))) return none;
  const { loadConfig } = await import('../app/project/config.ts');
  return loadConfig(fs, named, root);
}

async function formatOf(command: Command, named: string | undefined): Promise<Format> {
  if (named === undefined) return command.formats[0];
  const format = command.formats.find((candidate) => candidate === named);
  if (format === undefined) throw await unknownValue('format', named, command.formats);
  return format;
}
