import { parseArgs, type ParseArgsConfig } from 'node:util';
import { UserError } from '../core/result/errors.ts';
import { holdsKey } from '../core/text/key-text.ts';
import { GLOBAL_OPTIONS, type Command, type OptionSpec, type Parsed } from './command.ts';

/**
 * Parses the arguments of one command against its option table.
 *
 * @param args the arguments after the command's name
 * @throws UserError `usage` for an unknown option, a missing value or a value that is not allowed
 */
export async function parse(command: Command, args: readonly string[]): Promise<Parsed> {
  const specs = [...command.options, ...GLOBAL_OPTIONS];
  const options: NonNullable<ParseArgsConfig['options']> = {};
  for (const { name, kind, short } of specs)
    options[name] = {
      type: kind === 'flag' ? 'boolean' : 'string',
      multiple: kind === 'list',
      ...(short === undefined ? {} : { short }),
    };
  refusePem(args);
  let result: { values: Record<string, unknown>; positionals: string[] };
  try {
    result = parseArgs({ args: withBare(specs, args), options, allowPositionals: true, strict: true }) as typeof result;
  } catch (error) {
    throw await usageError(command, specs, error as Error);
  }
  if (result.positionals.includes('')) throw empty('an argument');
  for (const { name, choices } of specs) {
    const value = result.values[name];
    const values = (Array.isArray(value) ? value : [value]) as unknown[];
    if (values.includes('')) throw empty(`--${name}`);
    const wrong = values.find((each) => choices !== undefined && typeof each === 'string' && !choices.includes(each));
    if (typeof wrong === 'string') throw await unknownValue(name, wrong, choices ?? []);
  }
  refuseKeys(result);
  return {
    positionals: result.positionals,
    flag: (name) => result.values[name] === true,
    value: (name) => result.values[name] as string | undefined,
    list: (name) => (result.values[name] as string[] | undefined) ?? [],
    isGiven: (name) => result.values[name] !== undefined,
  };
}

/** Writes out what an option means that no value follows, where its table says so. */
function withBare(specs: readonly OptionSpec[], args: readonly string[]): string[] {
  const end = args.includes('--') ? args.indexOf('--') : args.length;
  return args.map((arg, i) => {
    const bare = i < end ? specs.find(({ name }) => arg === `--${name}`)?.bare : undefined;
    const next = args[i + 1];
    return bare !== undefined && (next === undefined || next.startsWith('-')) ? `${arg}=${bare}` : arg;
  });
}

/** @throws UserError `usage` for arguments that the usage of a command has no place for: they would not be read */
export async function refuseSurplus({ name, usage }: Command, given: readonly string[]): Promise<void> {
  const most = Math.max(...usage.map((line) => placesFor(line.slice(name.length))));
  const surplus = given[most];
  if (surplus === undefined) return;
  const { quote } = await import('../core/text/printable.ts');
  const takes = most === 0 ? 'no argument' : most === 1 ? 'one argument' : `${most} arguments`;
  throw new UserError('usage', `unexpected argument ${quote(surplus)}: ${name} takes ${takes}`);
}

/** How many arguments a usage line has a place for: words in capitals, and choices, outside of the options. */
function placesFor(line: string): number {
  const own = line.replace(/--[a-z-]+(?: [^\s[\]-][^\s\]]*)?/g, '');
  if (own.includes('…')) return Infinity;
  return own.match(/[A-Z|]+|[a-z]+\|[a-z|]+/g)?.length ?? 0;
}

// Every user of the machine sees the arguments of a process, so the key must be replaced, not only moved.
function refuseKeys({ values, positionals }: { values: Record<string, unknown>; positionals: string[] }): void {
  const given = Object.entries(values).flatMap(([name, value]) =>
    (Array.isArray(value) ? (value as unknown[]) : [value]).map((each) => [`--${name}`, each] as const),
  );
  for (const [name, value] of [...given, ...positionals.map((value) => ['an argument', value] as const)]) {
    if (typeof value !== 'string' || !holdsKey(value)) continue;
    throw keyAsArgument(name);
  }
}

// A text that starts with dashes would be taken for an option without a word.
function refusePem(args: readonly string[]): void {
  const at = args.findIndex((arg) => /^(?:--[a-z-]+=)?["'\s]*-----BEGIN/.test(arg));
  if (at === -1) return;
  const text = args[at] ?? '';
  const name = /^(--[a-z-]+)=/.exec(text)?.[1] ?? args[at - 1] ?? '';
  const where = name.startsWith('--') ? name : 'an argument';
  if (!/-----BEGIN [A-Z0-9 ]*PUBLIC KEY/.test(text)) throw keyAsArgument(where);
  throw new UserError('key-as-argument', `${where} is a public key itself, not the path of one`, {
    help: 'write it into a file, and give the path of that',
  });
}

function keyAsArgument(name: string): UserError {
  return new UserError('key-as-argument', `${name} is a private key itself, not the path of one`, {
    help: 'others on this machine can see it: make a new key, and give a file, or set CARTWRIGHT_SIGNING_KEY',
  });
}

// An unset variable of a script must not stand for the whole repository.
function empty(what: string): UserError {
  return new UserError('usage', `${what} is empty`, { help: 'is a variable unset? leave it out for the default' });
}

/** An option's value that is not one of a closed list. */
export async function unknownValue(option: string, value: string, allowed: readonly string[]): Promise<UserError> {
  const { didYouMean } = await import('../core/schema/suggest.ts');
  return new UserError('usage', `--${option} is ${JSON.stringify(value)}`, {
    help: didYouMean(value, allowed, `allowed: ${allowed.join(', ')}`),
  });
}

/** The parser's errors in the words of every other message, with the nearest option. */
async function usageError(command: Command, specs: readonly OptionSpec[], error: Error): Promise<UserError> {
  const named = /'(?:-[^-], )?(-{1,2}[^' =]*)/u.exec(error.message)?.[1] ?? '';
  const options = { help: `run cartwright ${command.name} --help for its options`, cause: error };
  const spec = specs.find(({ name }) => named === `--${name}`);
  if (spec?.kind === 'flag') return new UserError('usage', `${named} takes no value`, options);
  if (spec !== undefined)
    return new UserError('usage', `${named} needs a value: ${named} ${spec.value ?? 'VALUE'}`, options);
  const [{ didYouMean }, { quote }] = await Promise.all([
    import('../core/schema/suggest.ts'),
    import('../core/text/printable.ts'),
  ]);
  const known = specs.map(({ name }) => `--${name}`);
  const help = didYouMean(named, known, options.help);
  return new UserError('usage', `${command.name} has no option ${quote(named)}`, { ...options, help });
}
