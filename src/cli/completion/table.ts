import { CLIENTS } from '../../core/clients/catalog/index.ts';
import { RULE_FACTS } from '../../generated/rule-facts.ts';
import { GLOBAL_OPTIONS, type Command, type OptionSpec } from '../command.ts';

/** What a shell offers at a place. */
export interface Offer {
  readonly files: 'files' | 'folders' | 'none';
  readonly words: readonly string[];
}

/** One option as a shell completes it. */
export interface OptionRow {
  /** With its dashes. */
  readonly flag: string;
  readonly summary: string;
  /** What its value may be; undefined for a flag. */
  readonly value: Offer | undefined;
}

/** One command as a shell completes it. */
export interface CommandRow {
  /** One word or two. */
  readonly name: string;
  readonly summary: string;
  readonly options: readonly OptionRow[];
  /** What may be where no option does. */
  readonly rest: Offer;
}

/** A placeholder, or several. */
const ARGUMENT = /^(?:[A-Z]+(?:\|[A-Z]+)*|[a-z]+(?:\|[a-z]+)+)$/;
/** Words that stand for themselves. */
const WORDS = /^[a-z]+(?:\|[a-z]+)+$/;
const FILES: Offer = { files: 'files', words: [] };
const NOTHING: Offer = { files: 'none', words: [] };

const each = (names: string, offer: Offer): Readonly<Record<string, Offer>> =>
  Object.fromEntries(names.split(' ').map((name) => [name, offer]));

/** What each placeholder of the help stands for. */
const PLACEHOLDERS: Readonly<Record<string, Offer>> = {
  ...each('FILE PATH GLOB CAL PACKAGE MANIFEST CARTRIDGE SKILL SUBJECT OLD NEW OUT', FILES),
  DIR: { files: 'folders', words: [] },
  PROFILE: { files: 'files', words: Object.keys(CLIENTS) },
  RULE: { files: 'none', words: RULE_FACTS.map(({ id }) => id) },
  CLIENT: { files: 'none', words: Object.keys(CLIENTS) },
  ...each('REV URL VERSION NAME ID N SECONDS ROLE=JSON KIND TOKENS ORGANISATION PROOF REASON LEVEL TRUST', NOTHING),
  ...each('DATE DAYS DAY TIME KEYID DIGEST', NOTHING),
};

/** What a shell knows of the program. */
export interface CompletionTable {
  readonly commands: readonly CommandRow[];
  /** Options that may be before the command, too. */
  readonly globals: readonly OptionRow[];
}

/** Every command with what may follow it, from the tables of which help is made. */
export function completionTable(commands: readonly Command[]): CompletionTable {
  return { commands: commands.map(rowOf), globals: GLOBAL_OPTIONS.map((option) => optionRow(option, [])) };
}

/**
 * One command with what may follow it.
 *
 * @throws Error for a placeholder that stands for nothing here
 */
export function rowOf({ name, summary, usage, options, formats }: Command): CommandRow {
  return {
    name,
    summary,
    options: [...options, ...GLOBAL_OPTIONS].map((option) => optionRow(option, formats)),
    rest: mergedOffer(usage.flatMap((line) => argumentsOf(line.slice(name.length), options)).map(offerOf)),
  };
}

/** What a line begins with, which every shell has to tell apart. */
export function beginnings({ commands, globals }: CompletionTable) {
  /** The words that a command begins with, each with the words that must follow it: none where it is the whole name. */
  const words = new Map<string, CommandRow[]>();
  for (const row of commands) {
    const [first = '', second] = row.name.split(' ');
    words.set(first, [...(words.get(first) ?? []), ...(second === undefined ? [] : [row])]);
  }
  const halves = [...words].flatMap(([word, rows]) => (rows.length > 0 ? [word] : []));
  /** Options with a value that may be before the command. */
  const valued = globals.flatMap(({ flag, value }) => (value === undefined ? [] : [flag]));
  return { words, halves, valued };
}

/** The second word of a command of two. */
export const secondWord = ({ name }: CommandRow): string => name.slice(name.indexOf(' ') + 1);

function optionRow(option: OptionSpec, formats: readonly string[]): OptionRow {
  return { flag: `--${option.name}`, summary: option.summary, value: valueOf(option, formats) };
}

function valueOf(option: OptionSpec, formats: readonly string[]): Offer | undefined {
  if (option.kind === 'flag') return undefined;
  const words = option.name === 'format' ? formats : option.choices;
  return words === undefined ? offerOf(option.value ?? '') : { files: 'none', words };
}

/** The placeholders of a line of usage that belong to no option. */
function argumentsOf(usage: string, options: readonly OptionSpec[]): string[] {
  const valued = new Set(options.flatMap(({ name, kind }) => (kind === 'flag' ? [] : [`--${name}`])));
  const words = usage.split(/[\s[\]…]+/);
  return words.filter((word, i) => !valued.has(words[i - 1] ?? '') && words[i - 1] !== '<' && ARGUMENT.test(word));
}

function offerOf(placeholder: string): Offer {
  if (WORDS.test(placeholder)) return { files: 'none', words: placeholder.split('|') };
  return mergedOffer(
    placeholder.split('|').map((name) => {
      const offer = Object.hasOwn(PLACEHOLDERS, name) ? PLACEHOLDERS[name] : undefined;
      if (offer === undefined) throw new Error(`say in PLACEHOLDERS what a shell offers for ${name}`);
      return offer;
    }),
  );
}

function mergedOffer(offers: readonly Offer[]): Offer {
  const files = (['files', 'folders'] as const).find((kind) => offers.some((offer) => offer.files === kind)) ?? 'none';
  return { files, words: [...new Set(offers.flatMap(({ words }) => words))] };
}
