import type { Command as WorkflowCommands, Html, Json, Markdown, Plain } from '../core/text/outlet.ts';
import { type FormatProfile, PREFIXES } from '../ids.ts';
import type { Clock, FileSystem } from '../ports.ts';
import type { Config } from '../app/project/config.ts';
import type { Asked } from '../app/project/projects.ts';

/** Output formats; each command lists which it has (docs/promises.md, Formats). */
export type Format = 'text' | 'json' | 'ndjson' | 'sarif' | 'github' | 'markdown' | 'html' | 'yaml' | 'cyclonedx';

/** `flag` takes no value, `value` one, `list` may be repeated. */
type OptionKind = 'flag' | 'value' | 'list';

/** One option of a command: parsed, shown in help and in the README's tables from this one record. */
export interface OptionSpec<N extends string = string, K extends OptionKind = OptionKind> {
  /** Long name without dashes. */
  readonly name: N;
  /** One letter that stands for it, without the dash. */
  readonly short?: string;
  readonly kind: K;
  /** Placeholder of the value in help, in capitals. */
  readonly value?: string;
  /** What it stands for when no value follows. */
  readonly bare?: string;
  /** One line, lower-case start, no trailing period. */
  readonly summary: string;
  /** The only values that are allowed. */
  readonly choices?: readonly string[];
}

/** An option without a value. */
export function flagOption<N extends string>(name: N, summary: string): OptionSpec<N, 'flag'> {
  return { name, kind: 'flag', summary };
}

/** An option with one value, shown as `value`. */
export function valueOption<N extends string>(
  name: N,
  value: string,
  summary: string,
  more: Pick<OptionSpec, 'bare' | 'choices'> = {},
): OptionSpec<N, 'value'> {
  return { name, kind: 'value', value, summary, ...more };
}

/** An option that may be repeated, each time with a value. */
export function listOption<N extends string>(
  name: N,
  value: string,
  summary: string,
  more: Pick<OptionSpec, 'choices'> = {},
): OptionSpec<N, 'list'> {
  return { name, kind: 'list', value, summary, ...more };
}

/** How long servers may take; every command that may start some has it. */
const timeoutOption = (server: string, when: string): OptionSpec<'server-timeout', 'value'> =>
  valueOption(
    'server-timeout',
    'SECONDS',
    `time for each ${server} to start and answer, before what its profile says (${when}default: 7; 60 for npx, uvx and the like)`,
  );
export const SERVER_TIMEOUT = timeoutOption('MCP server', 'with --live; ');
/** The same where servers are always started. */
export const START_TIMEOUT = timeoutOption('server', '');

/** How many findings a list for people shows; every command that lists those of many files has it. */
export const MAX = valueOption('max', 'N', 'list at most N findings in text (default: 200)');

/** The numbers that it takes. */
export const MOST_FINDINGS = [1, 1_000_000] as const;

/** Whether the lock decides; every command that resolves slots has it. */
export const FROZEN = flagOption('frozen', 'fail if anything differs from cartwright.lock');

/** Options that every command has (docs/promises.md, Commands). */
export const GLOBAL_OPTIONS = [
  valueOption('format', 'FORMAT', 'format of the result'),
  valueOption('config', 'FILE', 'configuration file (default: cartwright.yaml of the project)'),
  valueOption('prefix', 'PREFIX', 'profile of the format', { choices: PREFIXES }),
  valueOption('color', 'WHEN', 'colour in text output', { choices: ['auto', 'always', 'never'] }),
  flagOption('quiet', 'print nothing but findings and results'),
  { ...flagOption('help', 'show this help'), short: 'h' },
  flagOption('version', 'show the version'),
];

type GlobalOption = (typeof GLOBAL_OPTIONS)[number];

/** The names of options of a kind. Of options that are not known by their names there are none: a command that declares none reads none. */
type NameOf<O extends OptionSpec, K extends OptionKind> =
  O extends OptionSpec<infer N, K> ? (string extends N ? never : N) : never;

/** The streams and facts of the process that a command may see. */
export interface Io {
  /** Results. */
  out(text: Plain | Markdown | Html | WorkflowCommands | Json): void;
  /** Everything else. */
  err(text: Plain): void;
  /** Reads standard input to its end. */
  stdin(): Promise<Uint8Array>;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly outIsTerminal: boolean;
}

/** What the arguments of one command say, by the names of its options and those of every command. */
export interface Parsed {
  /** Arguments that are not options. */
  readonly positionals: readonly string[];
  readonly flag: (name: string) => boolean;
  readonly value: (name: string) => string | undefined;
  readonly list: (name: string) => readonly string[];
  /** Whether an option of any kind is given. */
  readonly isGiven: (name: string) => boolean;
}

/**
 * What a command gets: parsed arguments, configuration and the ports. `F` are its formats, `O` its options: one that it does not declare
 * cannot be read.
 */
export interface CommandContext<F extends Format = Format, O extends OptionSpec = OptionSpec> {
  readonly io: Io;
  readonly fs: FileSystem;
  readonly clock: Clock;
  /** Of the project that the command is about: that of the working directory, unless `usesConfig` names another. */
  readonly profile: FormatProfile;
  readonly config: Config;
  /** Its folder, relative to the working directory. */
  readonly root: string;
  /** What the options set for every project instead of its configuration. */
  readonly asked: Asked;
  /** Arguments that are not options. */
  readonly positionals: readonly string[];
  readonly flag: (name: NameOf<O | GlobalOption, 'flag'>) => boolean;
  readonly value: (name: NameOf<O | GlobalOption, 'value'>) => string | undefined;
  readonly list: (name: NameOf<O, 'list'>) => readonly string[];
  /** Whether an option of any kind is given. */
  readonly isGiven: (name: NameOf<O, OptionKind>) => boolean;
  /** The same, for what reads the options of any command by its table. */
  readonly parsed: Parsed;
  readonly format: F;
  readonly quiet: boolean;
  /** Whether text output may use colour. */
  readonly color: boolean;
  /** Every command of the program, this one too. */
  commands(): Promise<readonly Command[]>;
}

/** Exit codes (docs/promises.md, Exit codes). A result of 3 is never returned: a bug is thrown. */
export const EXIT = { ok: 0, no: 1, unable: 2, bug: 3 } as const;

/** The arguments that may name the path whose project applies. */
type PathsGiven<O extends OptionSpec> = Pick<CommandContext<Format, O>, 'positionals' | 'value'>;

/** For `usesConfig`: the project is that of the only, or the first, file or folder that is named. */
export function aboutFirst({ positionals: [path = '.'] }: Pick<CommandContext, 'positionals'>): string {
  return path;
}

/** One command of the program. It translates arguments into a use case and its result into text; it decides nothing. `F` are the formats that it has, `O` its options. */
export interface Command<F extends Format = Format, O extends OptionSpec = OptionSpec> {
  readonly name: string;
  readonly summary: string;
  /** A call that people make, without the program's name; help begins with it. */
  readonly example: string;
  /** Usage lines without the program's name. */
  readonly usage: readonly string[];
  readonly options: readonly O[];
  /** The first is the default. */
  readonly formats: readonly [F, ...F[]];
  /** Paragraphs for `--help`, after the options. */
  readonly details?: string;
  /** Whether `cartwright.yaml` is read before the command runs: of the working directory's project, or of that of a path. */
  readonly usesConfig: boolean | ((given: PathsGiven<O>) => string);
  /**
   * @returns the exit code: 0 nothing wrong, 1 the answer is no
   * @throws UserError when it could not run
   */
  run(context: CommandContext<F, O>): Promise<number>;
}

/** A command whose formats and options follow from its own tables. */
export function defineCommand<F extends Format, O extends OptionSpec>(command: Command<F, O>): Command<F, O> {
  return command;
}
