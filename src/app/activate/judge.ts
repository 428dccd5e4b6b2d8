/** Whether a cartridge may be activated in a client: verified, judged live, and checked by itself (docs/format.md 9, Activation). */
import { readMember } from '../../core/cartridge/archive.ts';
import { metaValue } from '../../core/cartridge/meta.ts';
import type { KnownCartridge } from '../../core/cartridge/rollback.ts';
import { readBytes, rowsOf } from '../../core/cartridge/sqlite/read-card.ts';
import { withCartridge, type CartridgeStore } from '../../core/cartridge/store.ts';
import { inspectCartridge } from '../../core/cartridge/verify.ts';
import { ACTIVATION, type ActivationFacts } from '../../core/clients/activation.ts';
import { CLIENTS } from '../../core/clients/catalog/index.ts';
import type { Activation } from '../../core/activate/record.ts';
import type { Agent } from '../../core/activate/skill.ts';
import { refusalLines } from '../../core/gate/answers.ts';
import type { HostProfile } from '../../core/handshake/host.ts';
import { preflight } from '../../core/handshake/preflight.ts';
import type { Manifest } from '../../core/manifest/types.ts';
import { UserError } from '../../core/result/errors.ts';
import { VerifyChecks } from '../../core/result/verify-checks.ts';
import type { VerifyOutcome } from '../../core/result/verify-results.ts';
import { quote } from '../../core/text/printable.ts';
import { sha256Digest } from '../../core/value/digest.ts';
import { shortest } from '../../core/value/path.ts';
import type { FormatProfile } from '../../ids.ts';
import type { FileSystem, GateClient } from '../../ports.ts';
import { Gate, type GatePorts, type Judged } from '../gate/gate.ts';
import { clientKey } from '../handshake/clients.ts';
import { HOST_LIMIT, loadHosts } from '../handshake/hosts.ts';
import { holdFile } from '../trust/held-file.ts';
import { signatureState, type VerifyDemands } from '../trust/verify.ts';

export interface ActivatePorts extends Pick<GatePorts, 'clock' | 'hold' | 'say'> {
  readonly fs: FileSystem;
  readonly store: CartridgeStore;
}

export interface ActivateInput {
  readonly cartridge: string;
  /** A host profile, or a client whose profile `host add` wrote. */
  readonly host: string;
  /** The client, where the profile does not say it. */
  readonly client: string | undefined;
  readonly profile: FormatProfile;
  readonly demands: VerifyDemands;
  /** Of trust, `--replace` and `--keep-save`, as on the command line: a renewal needs them again. */
  readonly options: readonly string[];
  /** What this one takes the place of: it may not be older, nor of another signer. */
  readonly previous?: Activation | undefined;
}

/** An agent that may be activated, with all that is known of it then. */
export interface Accepted {
  readonly input: ActivateInput;
  readonly host: { readonly source: string; readonly profileDigest: string; readonly profile: HostProfile };
  readonly client: { readonly key: string; readonly facts: ActivationFacts };
  readonly judged: Judged;
  readonly manifest: Manifest;
  readonly outcome: VerifyOutcome;
  readonly agent: Agent & { readonly romDigest: string };
}

/** Why nothing is planned, a line each: another answer than accept. */
export interface Refused {
  readonly refused: readonly string[];
}

/** Bytes of all files of an agent. */
const MOST_BYTES = 16 * 1024 * 1024;

/**
 * Judges a cartridge; nothing is written.
 *
 * @throws UserError for a host, a client or a cartridge that cannot be used
 */
export async function judgeActivation(ports: ActivatePorts, input: ActivateInput): Promise<Accepted | Refused> {
  const { fs } = ports;
  const path = shortest(fs.cwd, input.cartridge);
  const host = await hostOf(fs, input.host);
  const client = clientOf(input.client ?? host.profile.client, host.source);
  const held = holdFile({ fs, store: ports.store }, path);
  try {
    let outcome: VerifyOutcome | undefined;
    const gate = new Gate(
      {
        profile: input.profile,
        allowUnknownSigner: input.options.includes('--allow-unknown-signer'),
        allowUnsigned: input.options.includes('--allow-unsigned'),
        subject: path,
        host: host.source,
        strict: false,
        romDigest: undefined,
        profileDigest: host.profileDigest,
        descriptor: undefined,
        timeout: 60_000,
        signatureOf: async (file) => {
          const state = await signatureState(held.ports, file, {
            ...input.demands,
            known: input.previous && knownOf(input.previous),
          });
          ({ outcome } = state);
          return state;
        },
      },
      ports,
    );
    await gate.start(NO_CLIENT);
    await gate.close();
    const { judged } = gate;
    const { manifest } = judged?.subject ?? {};
    if (judged?.verdict.verdict !== 'accept' || outcome === undefined || manifest === undefined)
      return { refused: judged === undefined ? [] : refusalLines(judged.verdict) };
    const checks = preflight(manifest, judged.subject, judged.verdict.descriptor, input.profile, host.profile);
    const failed = checks.flatMap(({ ok, id, message }) => (ok === false ? [`preflight: ${id}: ${message}`] : []));
    const refused = [...failed, ...signerFault(outcome, input.previous)];
    if (refused.length > 0) return { refused };
    const { saveRecords = 0 } = outcome;
    if ((saveRecords ?? 0) > 0 && !input.options.includes('--keep-save'))
      throw new UserError('not-whole', `it brings ${saveRecords} SAVE records, which no signature covers`, {
        path,
        help: 'ask its publisher for one without, or take them with --keep-save',
      });
    const agent = await agentOf(held.ports.store, path, input.profile, judged.subject.romDigest);
    return { input: { ...input, cartridge: path }, host, client, judged, manifest, outcome, agent };
  } finally {
    held.close();
  }
}

function knownOf({ id, version, romDigest, signedAt }: Activation): KnownCartridge {
  return { artifactId: id, version, romDigest, ...(signedAt === null ? {} : { signedAt }) };
}

/** A signer is the same by a key, or where the trust in it comes from here. */
function signerFault({ trust, keyids }: VerifyOutcome, previous: Activation | undefined): string[] {
  if (previous === undefined || trust === 'trusted' || trust === 'local') return [];
  if (keyids.some((each) => previous.keyids.includes(each))) return [];
  return [`another signer than before signed it, and is not trusted here: ${keyids.join(', ')}`];
}

/** Starts a gate without being one: it hears nothing, and is asked nothing. */
const NO_CLIENT: GateClient = {
  name: '',
  modern: false,
  capabilities: {},
  notify: () => undefined,
  ask: () => Promise.reject(new Error('no question is asked')),
};

async function hostOf(fs: FileSystem, named: string): Promise<Accepted['host']> {
  const written = `hosts/${clientKey(named)}.host.yaml`;
  const isClient = fs.kind(named) === 'none' && Object.hasOwn(CLIENTS, clientKey(named));
  if (isClient && fs.kind(written) !== 'file')
    throw new UserError('unknown-host', `there is no profile of ${quote(named)} yet`, {
      path: written,
      help: `cartwright host add ${clientKey(named)} --live records it; read what it says`,
    });
  const { all } = await loadHosts(fs, [isClient ? written : named]);
  const [only, ...others] = all;
  if (only === undefined || others.length > 0)
    throw new UserError('usage', `--host ${quote(named)} means ${all.length} profiles`, { help: 'name one' });
  if (only.host === undefined) throw new UserError('bad-file', only.reason, { path: only.source, help: only.help });
  const source = shortest(fs.cwd, only.source);
  return { source, profile: only.host, profileDigest: sha256Digest(fs.readFile(source, HOST_LIMIT)) };
}

function clientOf(named: string | undefined, source: string): Accepted['client'] {
  const clients = Object.keys(ACTIVATION);
  if (named === undefined)
    throw new UserError('usage', 'the profile does not say whose client it is', {
      path: source,
      help: `name it with --client: ${clients.join(', ')}`,
    });
  const key = clientKey(named);
  const facts = Object.hasOwn(ACTIVATION, key) ? ACTIVATION[key] : undefined;
  if (facts !== undefined) return { key, facts };
  throw new UserError('unknown-host', `it is not known where the client ${quote(named)} reads skills`, {
    help: `these are known: ${clients.join(', ')}; agents stands for any that reads .agents/skills`,
  });
}

/** @throws UserError `changed` for another cartridge than the one that was judged */
async function agentOf(
  store: CartridgeStore,
  path: string,
  profile: FormatProfile,
  romDigest: string | undefined,
): Promise<Agent & { readonly romDigest: string }> {
  return withCartridge(store, path, async (file) => {
    const { cartridge, meta, rom } = await inspectCartridge(file, profile, new VerifyChecks());
    if (cartridge === undefined || romDigest === undefined || rom?.digest !== romDigest)
      throw new UserError('changed', 'it is not the cartridge that was judged', {
        path,
        help: 'run the command again',
      });
    const files = new Map<string, Uint8Array>();
    let size = 0;
    for (const row of rowsOf(cartridge, 'sqlar')) {
      const member = readMember(row, profile);
      if (member.zone !== 'rom') continue;
      size += member.sz;
      if (size > MOST_BYTES)
        throw new UserError('bad-cartridge', `its files have more than ${MOST_BYTES} bytes`, { path });
      files.set(member.name, await readBytes(cartridge, member));
    }
    const value = (key: Parameters<typeof metaValue>[1]): string => metaValue(meta, key, profile) ?? '';
    const id = `${value('publisher_id')}/${value('artifact_id')}`;
    const words = { name: value('agent_name'), role: value('role'), description: value('description') };
    return { id, version: value('artifact_version'), ...words, files, romDigest };
  });
}
