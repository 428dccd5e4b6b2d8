import { GLOBAL_OPTIONS, type Command, type OptionSpec } from './command.ts';
import type { Plain } from '../core/text/outlet.ts';
import { visibleLines } from '../core/text/printable.ts';
import { EVERYDAY, GROUPS, loaded } from './commands.ts';

/** Text of `cartwright --help`. */
export async function overview(): Promise<Plain> {
  return text([
    'Usage: cartwright [COMMAND] [OPTION…]',
    '',
    'Without a command, cartwright looks around and says what to run next.',
    '',
    'Commands:',
    ...(await commandRows(EVERYDAY)),
    '',
    'More commands, by group:',
    ...table(Object.entries(GROUPS).map(([name, { summary }]) => [name, summary])),
    '',
    'Options of every command:',
    ...optionRows(GLOBAL_OPTIONS),
    '',
    'Exit codes: 0 nothing wrong; 1 the answer is no; 2 it could not run; 3 a bug in cartwright.',
    'Run cartwright COMMAND --help for the options of a command, cartwright GROUP for the commands of a group.',
  ]);
}

/** Text of `cartwright GROUP`. */
export async function groupHelp(name: string): Promise<Plain> {
  const { summary, commands } = GROUPS[name] as (typeof GROUPS)[string];
  return text([
    `${capital(summary)}:`,
    ...(await commandRows(commands)),
    '',
    'Run cartwright COMMAND --help for the options of a command.',
  ]);
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const text = (lines: readonly string[]): Plain => visibleLines(`${lines.join('\n')}\n`);

async function commandRows(names: readonly string[]): Promise<string[]> {
  return table((await loaded(names)).map(({ name, summary }) => [name, summary]));
}

/** Text of `cartwright COMMAND --help`. */
export function commandHelp(command: Command): Plain {
  const usage = command.usage.map((line, i) => `${i === 0 ? 'Usage:' : '      '} cartwright ${line}`);
  const formats = `Formats: ${command.formats.join(', ')} (default ${command.formats[0]})`;
  const sections = [`Example: cartwright ${command.example}`, usage.join('\n'), `${capital(command.summary)}.`];
  if (command.options.length > 0) sections.push(['Options:', ...optionRows(command.options)].join('\n'));
  sections.push(['Options of every command:', ...optionRows(GLOBAL_OPTIONS)].join('\n'), formats);
  if (command.details !== undefined) sections.push(command.details);
  return text([sections.join('\n\n')]);
}

/** `-n, --name VALUE` as help and the README show it. */
export function optionLabel(option: OptionSpec): string {
  const short = option.short === undefined ? '' : `-${option.short}, `;
  return `${short}--${option.name}${option.kind === 'flag' ? '' : ` ${option.value ?? 'VALUE'}`}`;
}

/** The option's summary with what may be repeated and what is allowed. */
export function optionSummary(option: OptionSpec): string {
  const repeat = option.kind === 'list' ? ' (repeatable)' : '';
  const choices = option.choices === undefined ? '' : `: ${option.choices.join(', ')}`;
  return `${option.summary}${choices}${repeat}`;
}

function optionRows(options: readonly OptionSpec[]): string[] {
  return table(options.map((option) => [optionLabel(option), optionSummary(option)]));
}

function table(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
}
