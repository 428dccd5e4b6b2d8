/** Whether what was activated is what was accepted; nothing is started for that. */
import { unpinned } from '../../core/gate/answers.ts';
import { entriesOf, openConfiguration, saysTheSame } from '../../core/activate/configuration.ts';
import { optionValues, renewal, type Activation } from '../../core/activate/record.ts';
import { asRefusal } from '../../core/result/errno.ts';
import { UserError } from '../../core/result/errors.ts';
import type { VerifyOutcome } from '../../core/result/verify-results.ts';
import { quote } from '../../core/text/printable.ts';
import { sha256Digest } from '../../core/value/digest.ts';
import type { FormatProfile } from '../../ids.ts';
import type { FileSystem } from '../../ports.ts';
import { HOST_LIMIT, loadHosts } from '../handshake/hosts.ts';
import { runPreflight } from '../handshake/preflight.ts';
import type { SignatureOf } from '../package/subject.ts';
import type { GivenTrust } from '../policy/demands.ts';
import { bytesAt, filesBelow } from './changes.ts';
import { markedText } from '../../core/value/utf8.ts';

/** What became of an activation. */
export interface ActivationState {
  readonly name: string;
  readonly client: string;
  /** What no longer holds, a line each; none where all of it does. */
  readonly faults: readonly string[];
  /** The command that makes it anew. */
  readonly renew: string;
}

export interface CheckActivationPorts {
  readonly fs: FileSystem;
  readonly profile: FormatProfile;
  /** Judges signatures by what an activation was made with, beside the configuration. */
  readonly signatureFor: (given: GivenTrust, policy: string | undefined) => SignatureOf;
}

/** Looks at each activation, in the order of the record. */
export async function checkActivations(
  ports: CheckActivationPorts,
  activations: readonly Activation[],
): Promise<ActivationState[]> {
  const states: ActivationState[] = [];
  for (const each of activations) {
    const { name, client } = each;
    const faults = [
      ...fileFaults(ports.fs, each, activations),
      ...(await told(() => cartridgeFaults(ports, each))),
      ...(await told(() => profileFaults(ports.fs, each))),
      ...(await told(() => entryFaults(ports.fs, each))),
    ];
    states.push({ name, client, faults, renew: renewal(each) });
  }
  return states;
}

/** What cannot be read does not hold. */
async function told(look: () => Promise<string[]>): Promise<string[]> {
  try {
    return await look();
  } catch (error) {
    const refusal = asRefusal(error);
    if (!(refusal instanceof UserError)) throw error;
    return [`${refusal.path === undefined ? '' : `${refusal.path}: `}${refusal.message}`];
  }
}

function fileFaults(fs: FileSystem, { files, folder }: Activation, all: readonly Activation[]): string[] {
  const faults: string[] = [];
  for (const [path, digest] of Object.entries(files)) {
    const bytes = fs.isLink(path) ? undefined : bytesAt(fs, path);
    if (bytes === undefined) faults.push(`${path}: it is gone`);
    else if (sha256Digest(bytes) !== digest) faults.push(`${path}: it was edited`);
  }
  const known = new Set(all.flatMap((each) => Object.keys(each.files)));
  const added = filesBelow(fs, folder).filter((path) => !known.has(path));
  return [...faults, ...added.map((path) => `${path}: no activation wrote it`)];
}

/** What an activation demands of the signature, beside the configuration. */
export function trustOf(activation: Pick<Activation, 'options'>): GivenTrust {
  return {
    publicKeys: optionValues(activation, '--public-key'),
    trustRegistry: optionValues(activation, '--trust-registry')[0],
    allowUnsigned: activation.options.includes('--allow-unsigned'),
  };
}

async function cartridgeFaults(ports: CheckActivationPorts, activation: Activation): Promise<string[]> {
  const { fs, profile, signatureFor } = ports;
  const { cartridge, descriptor, romDigest, host, options } = activation;
  const signatureOf = signatureFor(trustOf(activation), optionValues(activation, '--policy')[0]);
  let outcome: VerifyOutcome | undefined;
  const result = await runPreflight(
    fs,
    cartridge,
    descriptor,
    {
      profile,
      allowUnsigned: options.includes('--allow-unsigned'),
      signatureOf: async (path) => {
        const state = await signatureOf(path);
        ({ outcome } = state);
        return state;
      },
    },
    { host },
  );
  const trust = outcome?.trust;
  const failed =
    outcome?.checks.filter(({ ok }) => !ok).map(({ message }) => `${cartridge}: ${trust}: ${message}`) ?? [];
  const unknown = trust === 'portable' && !options.includes('--allow-unknown-signer');
  const other = outcome !== undefined && outcome.romDigest !== romDigest;
  const broken = result.checks.filter(({ ok, id }) => ok === false && id !== 'manifest');
  return [
    ...failed,
    ...(unknown ? [`${cartridge}: its signer is no longer trusted`] : []),
    ...(other ? [`${cartridge}: it is another cartridge: its ROM digest is ${outcome?.romDigest ?? 'none'}`] : []),
    ...result.diagnostics
      .filter(({ level, path }) => level === 'error' && path === descriptor)
      .map(({ message }) => `${descriptor}: ${message}`),
    ...broken.map(({ message }) => `${descriptor}: ${message}`),
  ];
}

async function profileFaults(fs: FileSystem, { host, profileDigest }: Activation): Promise<string[]> {
  const same = sha256Digest(fs.readFile(host, HOST_LIMIT)) === profileDigest;
  const { hosts } = await loadHosts(fs, [host]);
  const unheld = hosts.flatMap((each) => unpinned(each.host) ?? []);
  return [
    ...(same ? [] : [`${host}: the profile changed: its gate starts nothing until you review it`]),
    ...unheld.map((message) => `${host}: ${message}`),
  ];
}

async function entryFaults(fs: FileSystem, { client, entry }: Activation): Promise<string[]> {
  if (entry === null) return [];
  const { path, name, value, replaced } = entry;
  const bytes = fs.isLink(path) ? undefined : bytesAt(fs, path);
  if (bytes === undefined) return [`${path}: it is gone, and the gate with it`];
  const entries = entriesOf(await openConfiguration(client, path, markedText(bytes)));
  const back = Object.keys(replaced).filter((each) => Object.hasOwn(entries, each));
  return [
    ...(entries[name] === undefined ? [`${path}: the gate ${quote(name)} was removed`] : []),
    ...(entries[name] === undefined || saysTheSame(entries[name], value)
      ? []
      : [`${path}: the gate ${quote(name)} was edited`]),
    ...back.map((each) => `${path}: the server ${quote(each)} is configured again without the gate`),
  ];
}
