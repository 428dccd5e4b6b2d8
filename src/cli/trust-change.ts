import { readPublicKey, type ReadRegistry } from '../app/trust/policy.ts';
import { newEntry, proofOf, registryTime, type RegistryChange } from '../core/dsse/registry-change.ts';
import type { PublicKey } from '../core/dsse/public-key.ts';
import type { RegistryEntry } from '../core/dsse/trust-registry.ts';
import { UserError } from '../core/result/errors.ts';
import { registryChangedText } from '../core/report/text/trust.ts';
import { resultJson } from '../core/text/json-text.ts';
import { valueOption, listOption, type CommandContext, type Format } from './command.ts';
import { timeOption } from './trust-options.ts';

const YEAR = 365 * 24 * 60 * 60 * 1000;

/** When a change happens. */
export const CHANGE_AT = valueOption('at', 'TIME', 'when: a day or an RFC 3339 time (default: now)');
/** Until when a new key is valid. */
export const NOT_AFTER = valueOption('not-after', 'TIME', 'last moment of the new key: a day or an RFC 3339 time');

/** What a new key of a publisher needs; `trust init` and `trust add` have them. */
export const NEW_KEY_OPTIONS = [
  listOption('public-key', 'FILE', 'ed25519 public key (PEM)'),
  valueOption('publisher', 'ID', 'publisher of the keys: a reverse-DNS id (default: from the configuration)'),
  valueOption('proof', 'PROOF', 'proof of the publisher name: dns, or repo:OWNER/NAME for a GitHub token'),
  valueOption('not-before', 'TIME', 'first moment of the keys (default: now, or their earliest signature here)'),
  valueOption('not-after', 'TIME', 'last moment of the keys (default: a year after the change)'),
  CHANGE_AT,
];

/** @returns when the change happens, in milliseconds since 1970 */
export function changeTime(context: CommandContext<Format, typeof CHANGE_AT>): number {
  return timeOption(context, 'at') ?? context.clock.now().getTime();
}

/** @throws UserError `usage` when neither the arguments nor the configuration name a registry */
export function registryPath({ positionals, config }: CommandContext, command: string): string {
  const [path = config.trustRegistry] = positionals;
  if (path === undefined)
    throw new UserError('usage', `${command} needs the file of a registry`, {
      help: 'name it, or set trustRegistry in cartwright.yaml',
    });
  return path;
}

/** @throws UserError `usage` when the option is not given */
export function demanded<N extends string>(
  context: { readonly value: (name: N) => string | undefined },
  command: string,
  option: N,
  what: string,
): string {
  const value = context.value(option);
  if (value === undefined) throw new UserError('usage', `${command} needs --${option} ${what}`);
  return value;
}

/** A key that has already signed is valid from that moment on, so that its signatures stay trusted. */
export async function firstMoments(
  { fs, profile, clock }: CommandContext,
  keys: readonly PublicKey[],
  at: number,
): Promise<{ readonly of: (key: PublicKey) => number; readonly notes: readonly string[] }> {
  const { cartridgeStore } = await import('../adapters/sqlite/store.ts');
  const { earliestSignatures } = await import('../app/trust/earliest.ts');
  const { plainDemands } = await import('../app/trust/verify.ts');
  const plain = plainDemands(profile, clock.now());
  const found = await earliestSignatures({ fs, store: cartridgeStore(fs.cwd) }, keys, plain);
  const early = [...found].filter(([, { signedAt }]) => Date.parse(signedAt) < at);
  const moments = new Map(early.map(([keyid, { signedAt }]) => [keyid, Date.parse(signedAt)]));
  return {
    of: ({ keyid }) => moments.get(keyid) ?? at,
    notes: early.map(([keyid, { path, signedAt }]) => `${keyid} counts from ${signedAt} on, when it signed ${path}`),
  };
}

/**
 * The entries that `--public-key` and its companions describe, and what is said of them.
 *
 * @throws UserError `usage`, `bad-public-key`
 */
export async function newEntries(
  context: CommandContext<Format, (typeof NEW_KEY_OPTIONS)[number]>,
  command: string,
): Promise<{ readonly entries: readonly RegistryEntry[]; readonly notes: readonly string[] }> {
  const { fs, list, profile, config } = context;
  const files = list('public-key');
  if (files.length === 0) throw new UserError('usage', `${command} needs --public-key FILE`);
  const publisher = context.value('publisher') ?? config.publisher;
  if (publisher === undefined) throw new UserError('usage', `${command} needs --publisher ID`);
  const at = changeTime(context);
  const proof = proofOf(publisher, demanded(context, command, 'proof', 'PROOF'), at, profile.prefix);
  const keys = files.map((file) => readPublicKey(fs, file));
  const given = timeOption(context, 'not-before');
  const first = given === undefined ? await firstMoments(context, keys, at) : { of: () => given, notes: [] };
  const until = timeOption(context, 'not-after') ?? Math.max(given ?? at, at) + YEAR;
  const entries = keys.map((key) => newEntry(key, publisher, { from: first.of(key), until }, proof));
  const twice = entries.find(({ keyid }, i) => entries.findIndex((other) => other.keyid === keyid) !== i);
  if (twice !== undefined) throw new UserError('usage', `the key ${twice.keyid} is given twice`);
  return { entries, notes: [...first.notes, 'you state that the name is theirs: nothing was looked up'] };
}

/** Writes a change and says what it did. */
export async function makeChange(
  context: CommandContext<'text' | 'json', typeof CHANGE_AT>,
  open: ReadRegistry,
  change: RegistryChange,
  notes: readonly string[],
): Promise<void> {
  const { writeChange } = await import('../app/trust/registry-file.ts');
  const updatedAt = registryTime(changeTime(context));
  const changed = await writeChange(context.fs, open, change, updatedAt, context.profile);
  printChange(context, open.doc.path, change, changed ? notes : ['nothing changed: the registry already says this']);
}

/** What was changed, member by member. */
export function printChange(
  { io, format, quiet }: CommandContext<'text' | 'json'>,
  path: string,
  change: RegistryChange,
  notes: readonly string[],
): void {
  const added = change.added.map(({ keyid, publisherId, notBefore, notAfter }) => ({
    keyid,
    publisherId,
    notBefore,
    notAfter,
  }));
  const result = { version: 1, path, changed: change.changed, added, notes };
  if (format === 'json') io.out(resultJson(result, 2));
  else if (!quiet) io.out(registryChangedText(result));
}
