/**
 * The one place that spells the format's identifiers (docs/format.md 10).
 * Everything that carries the prefix is derived here from a {@link FormatProfile}; a test fails on a stray spelling elsewhere.
 */

/** Name of a shipped format profile; what `--prefix` and the configuration key `prefix` accept. */
export type Prefix = 'cart' | 'acx';

/** Every identifier that carries the prefix of the format (docs/format.md 10). */
export interface FormatProfile {
  readonly prefix: Prefix;
  /** Namespace of tool roles, with its colon: a role is this followed by its name. */
  readonly roleNamespace: string;
  readonly manifestSchemaVersion: string;
  readonly descriptorSchemaVersion: string;
  readonly calSchemaVersion: string;
  readonly trustRegistrySchemaVersion: string;
  readonly calSignatureSchemaVersion: string;
  readonly cartridgeMediaType: string;
  /** Prefix of the keys in table `cartridge`, with its dot. */
  readonly metaPrefix: string;
  readonly cartridgePredicateType: string;
  readonly calPredicateType: string;
  /** Predicate of the statement about a released file. */
  readonly releasePredicateType: string;
  /** Name of the predicate's version field. */
  readonly predicateVersionField: string;
  /** Name of the slot level field in a participant's `minLevel`. */
  readonly levelField: string;
  /** File extension of a cartridge, with its dot. */
  readonly extension: string;
  /** SQLite `application_id`. */
  readonly applicationId: number;
  /** SQLite `user_version`. */
  readonly userVersion: number;
  /** DSSE subject name of a signed CAL is this, then `ID@VERSION`. */
  readonly calSubjectPrefix: string;
  /**
   * Names of our own digests in the subjects of a statement about a file. They are digests of a content, not of a file, so that
   * a verifier that hashes files must not take them for `sha256`.
   */
  readonly romDigestName: string;
  readonly calDigestName: string;
}

function makeProfile(
  prefix: Prefix,
  own: Pick<
    FormatProfile,
    'cartridgePredicateType' | 'calPredicateType' | 'releasePredicateType' | 'applicationId' | 'userVersion'
  >,
): FormatProfile {
  return Object.freeze({
    prefix,
    roleNamespace: `${prefix}:`,
    manifestSchemaVersion: `${prefix}.harness.v1`,
    descriptorSchemaVersion: `${prefix}.harness.compliance.v1`,
    calSchemaVersion: `${prefix}.cal/1`,
    trustRegistrySchemaVersion: `${prefix}.trust-registry/1`,
    calSignatureSchemaVersion: `${prefix}.workflow-signature/1`,
    cartridgeMediaType: `application/vnd.${prefix}.cartridge.v1+sqlite3`,
    metaPrefix: `${prefix}.`,
    predicateVersionField: `${prefix}SchemaVersion`,
    levelField: `${prefix}Level`,
    extension: `.${prefix}`,
    calSubjectPrefix: `urn:${prefix}:workflow:`,
    romDigestName: `${prefix}Rom`,
    calDigestName: `${prefix}Workflow`,
    ...own,
  });
}

/** The shipped profiles; `cart` is the default. The profile is never guessed from a document. */
export const PROFILES: Readonly<Record<Prefix, FormatProfile>> = Object.freeze({
  cart: makeProfile('cart', {
    cartridgePredicateType: 'urn:cart:attestation:cartridge:v1',
    calPredicateType: 'urn:cart:attestation:workflow:v1',
    releasePredicateType: 'urn:cart:attestation:release:v1',
    applicationId: 0x43525431,
    userVersion: 0x01000000,
  }),
  acx: makeProfile('acx', {
    cartridgePredicateType: 'https://acx.dev/attestation/cartridge/v1',
    calPredicateType: 'https://acx.dev/attestation/workflow/v1',
    releasePredicateType: 'https://acx.dev/attestation/release/v1',
    applicationId: 0x41435831,
    userVersion: 0x01000100,
  }),
});

export const DEFAULT_PREFIX: Prefix = 'cart';

/** The names that `--prefix` accepts. */
export const PREFIXES = Object.freeze(Object.keys(PROFILES)) as readonly Prefix[];

/** @returns whether `name` is the prefix of a shipped profile. */
export function isPrefix(name: string): name is Prefix {
  return Object.hasOwn(PROFILES, name);
}

/**
 * Which shipped profile, other than `profile`, spells `value` in field `field`?
 * Messages use it to name the setting that would read the document (docs/format.md 10).
 */
export function otherProfileWith(
  profile: FormatProfile,
  field: keyof FormatProfile,
  value: unknown,
): FormatProfile | undefined {
  return PREFIXES.map((name) => PROFILES[name]).find((other) => other !== profile && other[field] === value);
}

/** Package files, host profiles, confirmations, rosters and locks are cartwright's own and keep one name in every profile. */
export const PACKAGE_SCHEMA_VERSION = 'cart.package.v1';
export const HOST_SCHEMA_VERSION = 'cart.host.v1';
export const CONFIRMATIONS_SCHEMA_VERSION = 'cart.rac-confirmations.v1';
export const POLICY_SCHEMA_VERSION = 'cart.policy.v1';
export const ROSTER_SCHEMA_VERSION = 'cart.roster.v1';
export const LOCK_SCHEMA_VERSION = 'cart.lock.v1';

/** The four required tool roles, without namespace, in the order of docs/format.md 2.2. */
export const REQUIRED_ROLE_NAMES = ['execute', 'dispatch', 'memory.write', 'search'] as const;

/** Fixed path of the harness-requirements manifest in a cartridge (docs/format.md 2.1). */
export const MANIFEST_PATH = 'rom/manifest/harness-requirements.json';

/** The closed scope vocabulary (docs/format.md 11). */
export const SCOPES = [
  'exec',
  'dispatch',
  'memory.write',
  'memory.read',
  'search',
  'knowledge.write',
  'fs.read',
  'fs.write',
  'net.fetch',
] as const;

const VENDOR_SCOPE = /^x-[a-z0-9][a-z0-9._-]*$/;

/** Those that change something, or start what may. */
export const WRITING_SCOPES: readonly string[] = ['exec', 'dispatch', 'memory.write', 'knowledge.write', 'fs.write'];

/** @returns whether `token` is a scope: of the closed list, or a vendor token (docs/format.md 11). */
export function isScope(token: unknown): token is string {
  return typeof token === 'string' && ((SCOPES as readonly string[]).includes(token) || VENDOR_SCOPE.test(token));
}

/** Hidden first line of the sticky pull request comment; a job's key follows it. */
export const COMMENT_MARKER = 'cartwright-report';

/** The version of Sigstore bundles (https://github.com/sigstore/protobuf-specs) that is written, and that a layout holds. */
export const BUNDLE_MEDIA_TYPE = 'application/vnd.dev.sigstore.bundle.v0.3+json';
