import { demandsIn, type GivenTrust, type ProjectTrust } from '../app/policy/demands.ts';
import type { VerifyDemands } from '../app/trust/verify.ts';
import { parseTime } from '../core/dsse/statement.ts';
import { wholeNumber } from '../app/whole-number.ts';
import { UserError } from '../core/result/errors.ts';
import { once } from '../core/value/once.ts';
import type { Clock } from '../ports.ts';
import { flagOption, listOption, valueOption, type CommandContext, type Format } from './command.ts';

/** The moment to judge for, so that a future answer can be seen today. */
export const AT_OPTION = valueOption('at', 'TIME', 'judge keys as of this day or RFC 3339 time (default: now)');

/** What reads options with one value. */
interface Reads<N extends string> {
  readonly value: (name: N) => string | undefined;
}

/**
 * A moment that an option names, a day being its first moment in UTC.
 *
 * @returns milliseconds since 1970; undefined when the option is not given
 * @throws UserError `usage`
 */
export function timeOption<N extends string>({ value }: Reads<N>, option: N): number | undefined {
  const text = value(option);
  if (text === undefined) return undefined;
  const time = parseTime(/^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T00:00:00Z` : text);
  if (time !== undefined) return time;
  throw new UserError('usage', `--${option} is ${JSON.stringify(text)}`, {
    help: 'a day such as 2026-07-01, or an RFC 3339 time such as 2026-07-01T12:00:00Z',
  });
}

/** Options that name keys. */
export const KEY_SOURCES = [
  listOption('public-key', 'FILE', 'trust only this ed25519 public key (PEM)'),
  valueOption('trust-registry', 'FILE', 'trust registry with keys, their expiry and revocation'),
];
export const ALLOW_UNSIGNED = flagOption('allow-unsigned', 'accept a file without a signature');

/** Options that say whom the user trusts; `handshake` and others take them too. */
export const TRUST_OPTIONS = [
  ...KEY_SOURCES,
  valueOption('threshold', 'N', 'number of distinct keys that must have signed (default: 1)'),
  valueOption('publisher', 'ID', 'your own publisher id: its trusted signatures are "local"'),
  valueOption('require', 'TRUST', 'lowest trust to accept (default: portable)', { choices: ['portable', 'trusted'] }),
  AT_OPTION,
  ALLOW_UNSIGNED,
];

type TrustContext = CommandContext<Format, (typeof TRUST_OPTIONS)[number]>;

/** The clock of a command, or the moment that `--at` names. */
export function clockOf(context: TrustContext): Clock {
  const at = timeOption(context, 'at');
  return at === undefined ? context.clock : { now: () => new Date(at) };
}

/**
 * What the options say of trust, instead of a configuration or beside it.
 *
 * @param strict whether fail on warnings, too
 */
export function givenTrust({ value, list, flag }: TrustContext, strict = false): GivenTrust {
  return {
    publicKeys: list('public-key'),
    trustRegistry: value('trust-registry'),
    threshold: wholeNumber(value('threshold'), '--threshold', [1, 16]) ?? 1,
    publisher: value('publisher'),
    require: value('require') === 'trusted' ? 'trusted' : 'portable',
    allowUnsigned: flag('allow-unsigned'),
    strict,
  };
}

/**
 * What the options and the configuration demand of a signature.
 *
 * @throws UserError for a key or a registry that cannot be used
 */
export async function demandsOf(context: TrustContext, strict = false): Promise<VerifyDemands> {
  const { fs, config, profile } = context;
  return demandsIn({ fs, clock: clockOf(context) }, { config, profile, given: givenTrust(context, strict) });
}

/** Whether the options say of trust what may be unusable: it is refused then, also where no signature will be checked. */
export function namesTrust({ isGiven }: TrustContext): boolean {
  return TRUST_OPTIONS.some(({ kind, name }) => kind !== 'flag' && isGiven(name));
}

/**
 * As {@link demandsOf}, of each project; what demands the same is read once.
 *
 * @throws UserError at once for what the options say of trust if it cannot be used
 */
export async function demandsByProject(
  context: TrustContext,
  strict = false,
): Promise<(project: Pick<ProjectTrust, 'config' | 'profile'>) => Promise<VerifyDemands>> {
  const made = new Map<string, Promise<VerifyDemands>>();
  const demandsFor = ({ config, profile }: Pick<ProjectTrust, 'config' | 'profile'>): Promise<VerifyDemands> => {
    const key = JSON.stringify([config, profile.prefix]);
    return once(made, key, () => demandsOf({ ...context, config, profile }, strict));
  };
  if (namesTrust(context)) await demandsFor(context);
  return demandsFor;
}
