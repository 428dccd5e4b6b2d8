import type { FormatProfile } from '../../ids.ts';
import { quote } from '../text/printable.ts';
import type { Manifest } from '../manifest/types.ts';
import { reservationsOf } from '../result/reservations.ts';
import type { ComplianceDescriptor, HostVerdict, RefusalError, UnjudgedHost } from '../result/results.ts';
import { Binder, type BoundRole } from './bind.ts';
import { remakeCommand } from './commands.ts';
import { allTools, type HostProfile } from './host.ts';
import { isGate } from './own-tools.ts';
import { calledTool, declaredTools, RECORD_AGAIN, WITHHELD } from './pins.ts';
import { unmetRequirements, type Unmet } from './unmet.ts';

/** A cartridge, manifest or package as the handshake sees it. */
export interface Subject {
  /** Path as the user named it. */
  readonly path: string;
  readonly signature: HostVerdict['signature'];
  /** `sha256:` of the exact manifest bytes (docs/format.md 2.3). */
  readonly requirementsHash: string;
  /** ROM digest of a whole cartridge, `sha256:` and hex; what is not a cartridge has none. */
  readonly romDigest?: string;
  /** Undefined when the manifest may not be used; then {@link refused} says why. */
  readonly manifest: Manifest | undefined;
  /** Requirements that are unmet before any host is asked: signature, schemaVersion, a contract that is missing. */
  readonly refused: readonly Unmet[];
}

export interface NegotiationInput {
  readonly subject: Subject;
  readonly host: HostProfile;
  /** Path of the host's profile, or the name of an agent client. */
  readonly source: string;
  readonly profile: FormatProfile;
  /** Whether the servers that the profile names were asked; the tools are then theirs. */
  readonly live?: boolean;
  /** Shared between the negotiations of one run. */
  readonly binder?: Binder;
  /** Id of the JSON-RPC request that a refusal answers; null when there was none. */
  readonly requestId?: string | number | null;
}

/** Why nothing can be said of a host, and what to do about it. */
export interface Unjudged {
  readonly reason: string;
  readonly help: string;
}

/** The third answer (docs/format.md 17): a host that is not judged. */
export function notJudged(
  subject: Pick<Subject, 'path' | 'signature'>,
  host: { readonly name: string; readonly source: string },
  { reason, help }: Unjudged,
): UnjudgedHost {
  return {
    subject: subject.path,
    signature: subject.signature,
    host: host.name,
    profile: host.source,
    verdict: 'not judged',
    reason,
    help,
    reservations: 0,
    error: null,
    roles: [],
  };
}

/** A host as it was loaded; one whose profile cannot be used has none. */
type LoadedHost = { readonly source: string } & (
  { readonly host: HostProfile } | ({ readonly host?: undefined; readonly name: string } & Unjudged)
);

/** {@link negotiate} with such a host. */
export function negotiateLoaded(
  subject: Subject,
  loaded: LoadedHost,
  options: Pick<NegotiationInput, 'profile' | 'live' | 'binder'>,
): HostVerdict {
  return loaded.host === undefined
    ? notJudged(subject, loaded, loaded)
    : negotiate({ ...options, subject, host: loaded.host, source: loaded.source });
}

/**
 * Why a profile that was read says nothing of its host: its servers did not answer, or its tools are only known to them and
 * they were not asked.
 */
export function unjudgedReason(host: HostProfile, live: boolean): Unjudged | undefined {
  if (host.failure !== undefined)
    return {
      reason: host.failure,
      help:
        host.gated === true
          ? 'fix this first: a gate needs all its servers'
          : 'start the server, or write a record of the host with --record while it answers and judge that',
    };
  if (host.changed !== undefined) return { reason: `${WITHHELD}: ${host.changed}`, help: RECORD_AGAIN };
  const declared = allTools(host).some(({ wraps, gate }) => wraps === undefined && gate !== true);
  if (live || declared || host.servers.every(isGate)) return undefined;
  return {
    reason: 'its tools are known to its servers only, and those were not asked',
    help: 'ask them with --live (the input live), or record the host once with --live --record PROFILE and judge that',
  };
}

/** Whether a server could bring what is unmet: a tool, or the revision that it speaks. */
export function mayBring(id: string): boolean {
  return id.startsWith('tool:') || id === 'mcp.minProtocolRevision';
}

/**
 * The handshake of one cartridge with one host (docs/format.md 3, 4.1, 7): verified manifest, revision, model, bindings,
 * filesystem and network scopes, in that order. A manifest that failed before is refused without a look at its contracts.
 */
export function negotiate(input: NegotiationInput): HostVerdict {
  const { subject, host, source, profile, live = false } = input;
  const { manifest } = subject;
  const unable = (why: Unjudged): HostVerdict => notJudged(subject, { name: host.name, source }, why);
  const unjudged = unjudgedReason(host, live);
  if (unjudged !== undefined) return unable(unjudged);
  const usable = subject.refused.length === 0 ? manifest : undefined;
  const binder = input.binder ?? new Binder();
  const roles =
    usable === undefined
      ? []
      : [...usable.requiredTools, ...usable.optionalTools].map((contract) => binder.bind(contract, host));
  const unmet = usable === undefined ? subject.refused : unmetRequirements(usable, host, roles);
  // What the host offers by itself may not be enough, and what its servers add is unknown.
  const asked = live || declaredTools(host).size > 0;
  const unasked = asked ? [] : host.servers.flatMap((server) => (isGate(server) ? [] : server.name));
  if (usable !== undefined && unasked.length > 0 && unmet.length > 0 && unmet.every(({ id }) => mayBring(id))) {
    const names = unasked.map((name) => quote(name)).join(', ');
    const way = host.remake === undefined ? '--live --record PROFILE' : remakeCommand(source, host.remake);
    return unable({
      reason: `its own tools are not enough, and its servers were not asked: ${names}`,
      help: `ask them with --live (the input live), or record them once with ${way}`,
    });
  }
  const descriptor = describe(subject, host, profile, roles, unmet);
  // One that its server lists twice is recorded by nothing, and one without a server not from this profile.
  const { servers, withheld = [] } = host;
  const changed =
    servers.length === 0 ? [] : withheld.flatMap(({ name, ambiguous }) => (ambiguous === true ? [] : [name]));
  const promises = roles.filter(({ result }) => result.enforcedBy === 'nobody').length;
  return {
    subject: subject.path,
    signature: subject.signature,
    host: host.name,
    profile: source,
    verdict: descriptor.verdict,
    reservations: roles.reduce((sum, { result }) => sum + reservationsOf(result).length, 0),
    ...(promises === 0 ? {} : { promises }),
    ...(unasked.length === 0 ? {} : { unasked }),
    ...(changed.length === 0 ? {} : { withheld: changed }),
    ...(binder.strict ? { strict: true } : {}),
    ...(host.remake === undefined ? {} : { remake: host.remake }),
    descriptor,
    error: unmet.length === 0 ? null : refusal(unmet, input.requestId ?? null),
    roles: roles.map(({ result }) => result),
  };
}

function describe(
  { requirementsHash, romDigest }: Subject,
  host: HostProfile,
  profile: FormatProfile,
  roles: readonly BoundRole[],
  unmet: readonly Unmet[],
): ComplianceDescriptor {
  const bound = roles.flatMap(({ result }) => result.boundTool ?? []);
  const digests = bound.flatMap((tool) => {
    const digest = calledTool(host, tool)?.digest;
    return digest === undefined ? [] : [[tool, digest]];
  });
  return {
    schemaVersion: profile.descriptorSchemaVersion,
    requirementsHash,
    protocolRevision: host.protocolRevision ?? '',
    model: { toolUse: false, contextWindowTokens: 0, structuredOutput: false, ...host.model },
    bindings: roles.map(({ scopesGranted, result: { role, boundTool, satisfied } }) => ({
      role,
      boundTool,
      scopesGranted,
      satisfied,
    })),
    filesystemGranted: host.filesystem,
    networkGranted: host.network,
    verdict: unmet.length === 0 ? 'accept' : 'refuse',
    unmet: unmet.map(({ id }) => id),
    ...(romDigest === undefined ? {} : { romDigest }),
    ...(digests.length === 0 ? {} : { toolDigests: Object.fromEntries(digests) }),
  };
}

/** The exact JSON-RPC refusal (docs/format.md 7, 16); its three arrays run in parallel. */
export function refusal(unmet: readonly Unmet[], id: string | number | null): RefusalError {
  return {
    jsonrpc: '2.0',
    id,
    error: {
      code: -32602,
      message: 'Unsupported harness',
      data: {
        unmet: unmet.map((entry) => entry.id),
        supported: unmet.map((entry) => entry.supported),
        requested: unmet.map((entry) => entry.requested),
      },
    },
  };
}
