/** The JSON results of docs/json-output.md, apart from diagnostics. Unknown members may be added, none removed or renamed. */
import type { SkillResult } from './skills.ts';
import type { TrustState } from './verify-results.ts';
import type { Diagnostic, Summary } from './diagnostic.ts';
import type { Flow } from './flow.ts';

export type ReadyVerdict = 'ready' | 'pending' | 'not ready';
/** What a descriptor says: the answer of a host that was judged. */
export type DescriptorVerdict = 'accept' | 'refuse';
/** The three answers of a handshake (docs/format.md 17); "not judged" never counts as "accept". */
export type HandshakeVerdict = DescriptorVerdict | 'not judged';

export interface ResolvedParticipant {
  readonly path: string;
  readonly name: string;
  readonly role: string;
  /** `sha256:` and 64 hex digits, or null when the cartridge states none. */
  readonly romDigest: string | null;
  /** What its signature is worth here; left out for a package that is not built. */
  readonly trust?: TrustState;
}

export interface ParticipantResult {
  readonly alias: string;
  readonly bind: 'hash' | 'slot';
  readonly required: boolean;
  readonly resolved: ResolvedParticipant | null;
  /** Why it was resolved to this cartridge, or why to none; one line. */
  readonly reason: string;
  /** Path of the next that could be there with the same right, where the path decided; left out where there is none. */
  readonly equalTo?: string;
  /** Path of the package that could staff it if it were valid; its own findings say what is wrong with it. */
  readonly unusable?: string;
}

export interface Evidence {
  /** How many files, resources or answers were found. */
  readonly count?: number;
  /** sha256 of the sorted list of matching paths, so that nothing is disclosed. */
  readonly digest?: string;
  readonly by?: string;
  readonly at?: string;
  readonly expires?: string;
}

export interface RacResult {
  readonly id: string;
  readonly kind: string;
  readonly description: string;
  readonly required: boolean;
  readonly state: 'confirmed' | 'unconfirmed' | 'failed' | 'optional';
  readonly check: { readonly type: string; readonly hint: string } | null;
  readonly evidence?: Evidence;
  /** What the check found, in words; one line. */
  readonly reason?: string;
  /** Whether the knowledge is there, for optional items too; left out when that is unknown. */
  readonly available?: boolean;
}

export interface CalResult {
  readonly path: string;
  readonly id: string;
  readonly name: string;
  readonly verdict: ReadyVerdict;
  readonly nodes: number;
  readonly participants: readonly ParticipantResult[];
  readonly rac: readonly RacResult[];
  readonly diagnostics: readonly Diagnostic[];
  /** Tasks that cannot run while an item is missing; one line each. */
  readonly blocked?: readonly string[];
  /** Tasks whose action is not written yet, by id; left out when there is none. */
  readonly todo?: readonly string[];
  /** The flow, for reports that are made without the file; left out when it is too large to draw. */
  readonly flow?: Flow;
}

/** `workflow ready --format json`. */
export interface ReadyResult {
  readonly version: 1;
  readonly cals: readonly CalResult[];
}

export interface Binding {
  readonly role: string;
  readonly boundTool: string | null;
  readonly scopesGranted: readonly string[];
  readonly satisfied: boolean;
}

/** Id of a requirement that is one fact of the host. */
export type FloorId = 'mcp.minProtocolRevision' | 'model.toolUse' | 'model.minContextWindowTokens';
/** Something for each floor, asked by the id of any requirement. */
export type ByFloor<T> = Readonly<Record<FloorId, T> & Record<string, T | undefined>>;

/**
 * Stable id of what a host does not meet: a floor, a role without a tool, a scope that is not granted, or what is wrong with the
 * manifest itself (a member of it by its RFC 6901 pointer).
 */
export type RequirementId =
  | FloorId
  | `tool:${string}`
  | `filesystem:${string}`
  | `network:${string}`
  | 'manifest.signature'
  | 'manifest.schemaVersion'
  | `manifest:${string}`;

/** Compliance descriptor (docs/format.md 2.3, 16). */
export interface ComplianceDescriptor {
  readonly schemaVersion: string;
  readonly requirementsHash: string;
  readonly protocolRevision: string;
  readonly model: {
    readonly toolUse: boolean;
    readonly contextWindowTokens: number;
    readonly structuredOutput: boolean;
  };
  readonly bindings: readonly Binding[];
  readonly filesystemGranted: readonly string[];
  readonly networkGranted: readonly string[];
  readonly verdict: DescriptorVerdict;
  readonly unmet: readonly RequirementId[];
  /**
   * Beside the fields of docs/format.md 2.3: ROM digest of the cartridge that was judged. Cartridges with the same manifest share
   * a `requirementsHash`; this tells them apart. A package and a manifest have none.
   */
  readonly romDigest?: string;
  /**
   * Beside the fields of docs/format.md 2.3: the pins of bound tools, by the name of the tool; of a wrapped tool the pin of the
   * one that is called. A tool that was not recorded has none.
   */
  readonly toolDigests?: Readonly<Record<string, string>>;
}

/** The JSON-RPC refusal (docs/format.md 7, 16). */
export interface RefusalError {
  readonly jsonrpc: '2.0';
  readonly id: string | number | null;
  readonly error: {
    readonly code: -32602;
    readonly message: 'Unsupported harness';
    readonly data: {
      readonly unmet: readonly RequirementId[];
      readonly supported: readonly string[];
      readonly requested: readonly string[];
    };
  };
}

/** What makes a tool reject a call that the contract allows, without being of another type (docs/format.md 17). */
export interface Reservation {
  /** One line; for a remainder that could not be judged it says so. */
  readonly reason: string;
  /** RFC 6901 pointers into the two schemas to the place that it is about. */
  readonly contractPath: string;
  readonly toolPath: string;
  /** Arguments that the contract allows and the tool rejects; left out when none could be found, so the answer is unknown. */
  readonly witness?: unknown;
}

export interface CandidateResult {
  readonly tool: string;
  /** By type alone; what is said beyond that is in {@link reservations}. */
  readonly schema: 'accepts' | 'refuses' | 'unknown';
  /** Where in the two schemas it was decided, and why. */
  readonly path: string;
  readonly witness?: unknown;
  readonly missingScopes: readonly string[];
  /** With "accepts", or with {@link rename} of the tool so wrapped. */
  readonly reservations: readonly Reservation[];
  /** The reasons of {@link reservations}. */
  readonly warnings: readonly string[];
  /** Why a tool whose schema accepts and whose scopes suffice was not bound; one line. */
  readonly notTaken?: string;
  /** Contract property to tool property, and then `warnings` are about that: a wrapped tool with this `rename` would be accepted (docs/format.md 17). */
  readonly rename?: Readonly<Record<string, string>>;
  /** A wrap of it that serves the role without a reservation, as an entry of the profile's tools: proved before it is shown. */
  readonly wrap?: WrapEntry;
}

/** A wrapped tool as a host profile writes it. Scopes are the operator's promise: those of a wrap are not those of the tool behind it. */
export interface WrapEntry {
  readonly name: string;
  readonly wraps: string;
  readonly rename?: Readonly<Record<string, string>>;
  readonly constants?: Readonly<Record<string, unknown>>;
  readonly template?: Readonly<Record<string, unknown>>;
  readonly scopes: readonly string[];
}

export interface RoleResult {
  readonly role: string;
  readonly tier: 'required' | 'optional';
  readonly boundTool: string | null;
  readonly how: 'named' | 'suggested' | 'found' | null;
  /** The tool behind the bound one, where that wraps another. */
  readonly wraps?: string;
  /** Who enforces what is said of the bound tool (docs/format.md 17): a gate, the client whose own tool it is, or `nobody`; of a role that is bound. */
  readonly enforcedBy?: 'gate' | 'host' | 'nobody';
  readonly satisfied: boolean;
  /** The bound tool first, if there is one. */
  readonly candidates: readonly CandidateResult[];
}

interface VerdictOfHost {
  /** Path of the cartridge, manifest or package. */
  readonly subject: string;
  readonly signature: 'verified' | 'unsigned' | 'failed' | 'not applicable';
  /** Name of the host: a label, which two profiles may share. */
  readonly host: string;
  /** Path of the profile, or the name of an agent client: what a host is told apart by. */
  readonly profile: string;
}

/** An option of `host add`; words in capitals are to be filled in. */
export type AddOption =
  '--live' | '--gate' | '--tool-use' | '--context-window TOKENS' | '--protocol-revision DATE' | '--force';

/** A host that was judged. */
export interface JudgedHost extends VerdictOfHost {
  readonly verdict: DescriptorVerdict;
  readonly reason?: undefined;
  /** Of all bound tools together. */
  readonly reservations: number;
  /** How many roles rest on a wrap that nothing applies; left out for none. */
  readonly promises?: number;
  /** Servers of the host that were not asked, by name: the verdict does not include their tools. Left out for none. */
  readonly unasked?: readonly string[];
  /** Tools that its servers offer and that are ignored, because they are not as they were recorded. Left out for none. */
  readonly withheld?: readonly string[];
  /** Whether no tool was bound with a reservation; left out where one could be. */
  readonly strict?: true;
  /** Of a client that was named by its name, and so has no profile that could be changed: what `host add` takes to make one. */
  readonly remake?: readonly AddOption[];
  readonly descriptor: ComplianceDescriptor;
  readonly error: RefusalError | null;
  readonly roles: readonly RoleResult[];
}

/** A host that is not judged: unreadable, unreachable, or only known by servers that were not asked. */
export interface UnjudgedHost extends VerdictOfHost {
  readonly verdict: 'not judged';
  /** Why, in one line. */
  readonly reason: string;
  /** What to do. */
  readonly help: string;
  readonly reservations: 0;
  readonly promises?: undefined;
  readonly strict?: undefined;
  readonly remake?: undefined;
  readonly descriptor?: undefined;
  readonly error: null;
  readonly roles: readonly [];
}

export type HostVerdict = JudgedHost | UnjudgedHost;

/** `handshake --format json`. */
export interface HandshakeResult {
  readonly version: 1;
  /** Over all results; null when there is none. */
  readonly compliance: HandshakeVerdict | null;
  readonly results: readonly HostVerdict[];
}

/** One project of a report over several; the lists of the report hold its members in one piece each, in the order of the projects. */
export interface ProjectReport extends Pick<CheckReport, 'verdict' | 'compliance' | 'nothing'> {
  /** Its folder, relative to the working directory. */
  readonly root: string;
  /** The part of it that was judged; left out for the whole. */
  readonly within?: string;
  /** Its configuration; null where there is none. */
  readonly file: string | null;
  /** Of its own findings: as many are in the list of the report. */
  readonly summary: Summary;
  /** How many CALs and verdicts are its own. */
  readonly cals: number;
  readonly handshakes: number;
  readonly skills?: number;
}

/** `check --format json`, the file behind the Action's output `report`, and what every report is rendered from. */
export interface CheckReport {
  readonly version: 1;
  readonly tool: { readonly name: 'cartwright'; readonly version: string };
  readonly diagnostics: readonly Diagnostic[];
  readonly summary: Summary;
  readonly cals: readonly CalResult[];
  readonly handshakes: readonly HostVerdict[];
  /** Skills, plugins and agent files, and where they can run; left out where there are none. */
  readonly skills?: readonly SkillResult[];
  /** Worst of all CALs; null when there is none. */
  readonly verdict: ReadyVerdict | null;
  /** `refuse` when any host refuses any cartridge, else `not judged` when any was not; null when nothing was negotiated. */
  readonly compliance: HandshakeVerdict | null;
  /** Nothing was there to judge; left out otherwise. */
  readonly nothing?: true;
  /** The projects, when there are several. */
  readonly projects?: readonly ProjectReport[];
}
