/**
 * The library (docs/library.md): what a host that is written in TypeScript needs. Functions over values and bytes; none reads a
 * file, calls a server or asks for the time. Bad input of each is a {@link UserError}.
 */
import descriptorValidator from './generated/descriptor.js';
import hostValidator from './generated/host.js';
import manifestValidator from './generated/manifest.js';
import { DEFAULT_PREFIX, HOST_SCHEMA_VERSION, isPrefix, PROFILES, type FormatProfile, type Prefix } from './ids.ts';
import { Binder } from './core/handshake/bind.ts';
import type { HostProfile, HostTool } from './core/handshake/host.ts';
import { manifestSubject } from './core/handshake/manifest-subject.ts';
import { negotiate as negotiated, type Subject } from './core/handshake/negotiate.ts';
import { preflight as selfCheck, type PreflightCheck } from './core/handshake/preflight.ts';
import { readHostProfile, type HostReading } from './core/handshake/read-host.ts';
import { templateFaults, wireArguments as wired } from './core/handshake/template.ts';
import { toolDigest as digestOf } from './core/handshake/tool-digest.ts';
import type { Diagnostic } from './core/result/diagnostic.ts';
import { UserError } from './core/result/errors.ts';
import type { ComplianceDescriptor, HostVerdict } from './core/result/results.ts';
import type { VerifyOutcome } from './core/result/verify-results.ts';
import { checkSchema, type Validator } from './core/schema/check.ts';
import type { SourceDocument } from './core/source/document.ts';
import { LIMITS } from './core/source/limits.ts';
import { parseJson } from './core/source/parse-json.ts';
import { quote } from './core/text/printable.ts';
import { sha256Digest } from './core/value/digest.ts';
import { isMapping } from './core/value/mapping.ts';
import { utf8Text } from './core/value/utf8.ts';

export type { Manifest, ToolContract } from './core/manifest/types.ts';
export type { ComplianceDescriptor, HostVerdict } from './core/result/results.ts';
export { UserError } from './core/result/errors.ts';

/** What every function takes that reads documents of the format. */
export interface FormatOptions {
  /** Prefix of the format's identifiers. Default: `cart`. */
  readonly prefix?: Prefix;
}

/** A harness manifest that was read: what a host is judged by. */
export interface Requirements extends Subject {
  /** What is wrong with the manifest. With an error there is no `manifest`, and every host refuses. */
  readonly diagnostics: readonly Diagnostic[];
}

/** A tool as `tools/list` shows it, with what the host says of it; or a wrap of one (docs/format.md 17). */
export type ToolOfHost = Omit<HostTool, 'scopes' | 'server' | 'altered' | 'ambiguous'> & {
  /** What the host lets it do. Default: nothing. */
  readonly scopes?: readonly string[];
};

/** A host: the members of a host profile (schemas/host.schema.json), as a value. */
export type Host = Partial<
  Pick<HostProfile, 'model' | 'filesystem' | 'network' | 'bindings' | 'servers' | 'resources' | 'sources'>
> & {
  readonly name: string;
  readonly description?: string;
  /** The MCP revision that it speaks, a date as `YYYY-MM-DD`. */
  readonly protocolRevision?: string;
  /** In the order in which it lists them. */
  readonly tools?: readonly ToolOfHost[];
};

/** How {@link negotiate} judges. */
export interface NegotiateOptions extends FormatOptions {
  /** The host calls wrapped tools by {@link wireArguments}: no role then rests on a promise. */
  readonly appliesWraps?: boolean;
  /** Binds no tool with a reservation, and none through a wrap that nothing applies. */
  readonly strict?: boolean;
  /** Id of the JSON-RPC request that a refusal answers. Default: null. */
  readonly requestId?: string | number;
}

/** The answer of a host, with what is wrong with single tools of it: those are never bound. */
export type Negotiation = HostVerdict & { readonly diagnostics: readonly Diagnostic[] };

/** What a descriptor says of the cartridge that is about to start. */
export interface Preflight {
  /** Whether it may start. */
  readonly ok: boolean;
  /** One whose `ok` is null could not be told; it stops nothing. */
  readonly checks: readonly PreflightCheck[];
}

/** Whom {@link verifyCartridge} trusts, and what it demands. */
export interface VerifyOptions extends FormatOptions {
  /** The time at which keys count. */
  readonly now: Date;
  /** PEM texts of ed25519 public keys; where there is one, only given keys make a signature trusted. */
  readonly publicKeys?: readonly string[];
  /** A trust registry, JSON or YAML. */
  readonly trustRegistry?: string | Uint8Array;
  /** Distinct keys that must have signed. Default: 1. */
  readonly threshold?: number;
  /** Your own publisher id: a trusted signature of it is `local`. */
  readonly publisher?: string;
  /** Default: `portable`, a valid signature of any key. */
  readonly require?: 'portable' | 'trusted';
  readonly allowUnsigned?: boolean;
  /** Takes every warning for a failure. */
  readonly strict?: boolean;
}

/** A cartridge that was verified. */
export interface Verification extends Omit<VerifyOutcome, 'path' | 'bundles'> {
  /** For {@link negotiate} and {@link preflight}: of a cartridge that does not verify, every host refuses. */
  readonly requirements: Requirements;
}

/**
 * Reads a harness manifest, `rom/manifest/harness-requirements.json` of a cartridge (docs/format.md 2.1).
 *
 * @param source its exact bytes, or its text
 * @returns with `diagnostics` where the manifest breaks its rules
 * @throws UserError `bad-input` for what is neither bytes nor text, for bytes that are not UTF-8, and for an unknown prefix
 */
export function readManifest(source: Uint8Array | string, options: FormatOptions = {}): Requirements {
  const profile = profileOf(options);
  const bytes: unknown = typeof source === 'string' ? new TextEncoder().encode(source) : source;
  if (!(bytes instanceof Uint8Array)) throw badInput('a manifest must be bytes or a text');
  if (bytes.length > LIMITS.jsonBytes) throw badInput(`a manifest has at most ${LIMITS.jsonBytes} bytes`);
  const read = { path: 'manifest', signature: 'not applicable', requirementsHash: sha256Digest(bytes) } as const;
  const text = utf8Text(bytes)?.replace(/^\ufeff/, '');
  if (text === undefined) throw badInput('a manifest must be UTF-8');
  const doc = parseJson('manifest', text, LIMITS.schemaDepth);
  const { subject, diagnostics } = manifestSubject(doc, manifestValidator as Validator, read, profile);
  return { ...subject, diagnostics };
}

/**
 * The handshake of a cartridge with a host (docs/format.md 3, 7, 8). On refuse, `error` is the JSON-RPC error object, code -32602.
 * A tool that carries a `digest` of {@link toolDigest} and is described in other words is not bound.
 *
 * @throws UserError `bad-input` for a host that breaks its schema anywhere but in a single tool
 */
export function negotiate(requirements: Requirements, host: Host, options: NegotiateOptions = {}): Negotiation {
  const { appliesWraps = false, strict = false, requestId = null } = options;
  const profile = profileOf(options);
  const { host: read, reading } = hostOf(host);
  const binder = new Binder(strict);
  const judged = appliesWraps ? { ...read, gated: true as const } : read;
  const input = { subject: subjectOf(requirements), host: judged, source: read.name, profile, binder, requestId };
  return { ...negotiated(input), diagnostics: reading.diagnostics };
}

/**
 * The cartridge's own check of a descriptor that was kept, before it starts (docs/format.md 3).
 *
 * @param descriptor as it was parsed
 * @param options.host as it is today: its tools must be those that were bound, by their digests
 * @throws UserError `bad-input` for a descriptor or a host that breaks its schema
 */
export function preflight(
  requirements: Requirements,
  descriptor: unknown,
  options: FormatOptions & { readonly host?: Host } = {},
): Preflight {
  const profile = profileOf(options);
  const doc = documentOf('descriptor', descriptor);
  const [fault] = checkSchema(doc, descriptorValidator as Validator, 'descriptor/schema');
  if (fault !== undefined) throw faultOf('descriptor', fault);
  const { manifest, refused, ...subject } = subjectOf(requirements);
  const today = options.host === undefined ? undefined : hostOf(options.host).host;
  if (manifest === undefined) {
    const why = refused.map(({ id, supported, requested }) => `${id}: ${supported}; asked: ${requested}`);
    return { ok: false, checks: [{ id: 'requirementsHash', ok: false, message: why.join('; ') }] };
  }
  const checks = selfCheck(manifest, subject, doc.value as ComplianceDescriptor, profile, today);
  return { ok: checks.every(({ ok }) => ok !== false), checks };
}

/**
 * The arguments with which a wrapped tool calls the one behind it (docs/format.md 17): by its `template`, or its `rename` and
 * `constants`; those of a tool that wraps none stay as they are.
 *
 * @param args of a call that keeps the contract
 * @throws UserError `bad-input` for arguments that are not an object, and for a template with a fault
 */
export function wireArguments(
  tool: Partial<ToolOfHost>,
  args: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  if (!isMapping(tool) || !isMapping(args)) throw badInput('a tool and its arguments must be objects');
  for (const { path, message } of tool.template === undefined ? [] : templateFaults(tool.template))
    throw badInput(`template at ${quote(`/${path.join('/')}`)}: ${message}`);
  return wired(tool, args);
}

/**
 * The digest that pins a tool: `sha256:` over the RFC 8785 form of what its server said of it.
 *
 * @param tool an entry of `tools/list`, as it came
 * @throws UserError `bad-input` for what has no canonical form: half of a surrogate pair, nesting beyond every limit
 */
export function toolDigest(tool: object): string {
  const digest = isMapping(tool) ? digestOf(tool) : undefined;
  if (digest === undefined) throw badInput('the tool has no canonical form, so that nothing can pin it');
  return digest;
}

/**
 * Verifies a cartridge: container, ROM, signature and trust (docs/format.md 12 to 14). What is wrong is in `checks`.
 *
 * @param bytes of the whole file
 * @throws UserError `bad-input`, `not-a-cartridge` for the bytes of something else, `bad-public-key`, `bad-trust-registry`
 */
export async function verifyCartridge(bytes: Uint8Array, options: VerifyOptions): Promise<Verification> {
  const { prefix } = profileOf(options);
  const { now, threshold = 1 } = options;
  if (!((bytes as unknown) instanceof Uint8Array)) throw badInput('a cartridge must be bytes');
  if (!((now as unknown) instanceof Date) || Number.isNaN(now.getTime())) throw badInput('now must be a valid Date');
  if (!Number.isInteger(threshold) || threshold < 1) throw badInput('threshold must be a whole number from 1 on');
  const { verifyBytes } = await import('./wiring/verify-bytes.ts');
  try {
    const { outcome, subject, diagnostics } = await verifyBytes(bytes, { ...options, prefix, threshold });
    const { path: _, bundles: __, ...verified } = outcome;
    return { ...verified, requirements: { ...subject, diagnostics } };
  } catch (error) {
    // The program has a class of its own.
    const foreign = error instanceof Error && error.name === 'UserError' ? (error as UserError) : undefined;
    if (foreign === undefined || error instanceof UserError) throw error;
    throw new UserError(foreign.code, foreign.message, foreign);
  }
}

function badInput(message: string): UserError {
  return new UserError('bad-input', message);
}

function faultOf(what: string, { message, pointer, help }: Diagnostic): UserError {
  const place = pointer === '' ? '' : ` at ${quote(pointer)}`;
  return new UserError('bad-input', `${what}${place}: ${message}`, { help });
}

function profileOf({ prefix = DEFAULT_PREFIX }: FormatOptions): FormatProfile {
  if (!isPrefix(prefix)) throw badInput(`unknown prefix ${quote(String(prefix))}`);
  return PROFILES[prefix];
}

function subjectOf(requirements: Requirements): Subject {
  const { diagnostics: _, ...subject } = requirements;
  if (!Array.isArray(subject.refused)) throw badInput('requirements come from readManifest or verifyCartridge');
  return subject;
}

/** A value as the document that it would be in a file, so that findings have their pointers. */
function documentOf(what: string, value: unknown): SourceDocument {
  let text: string | undefined;
  try {
    text = JSON.stringify(value);
  } catch {
    throw badInput(`${what}: it is not JSON`);
  }
  if (text === undefined) throw badInput(`${what}: it is not JSON`);
  const doc = parseJson(what, text, LIMITS.schemaDepth);
  const [problem] = doc.problems;
  if (problem !== undefined) throw faultOf(what, problem);
  return doc;
}

function hostOf(host: Host): { readonly host: HostProfile; readonly reading: HostReading } {
  const value: unknown = isMapping(host) ? { schemaVersion: HOST_SCHEMA_VERSION, ...host } : host;
  const reading = readHostProfile(documentOf('host', value), hostValidator as Validator);
  if (reading.host !== undefined) return { host: reading.host, reading };
  const { diagnostics } = reading;
  const isOfATool = ({ pointer }: Diagnostic): boolean => /^\/tools\/\d/.test(pointer);
  const fault = diagnostics.find((each) => each.level === 'error' && !isOfATool(each)) ?? diagnostics[0];
  if (fault === undefined) throw new Error('a host is not read for no reason');
  throw faultOf('host', fault);
}
