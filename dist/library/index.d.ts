/** Compliance descriptor (docs/format.md 2.3, 16). */
interface ComplianceDescriptor {
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
interface Binding {
    readonly role: string;
    readonly boundTool: string | null;
    readonly scopesGranted: readonly string[];
    readonly satisfied: boolean;
}
/** What a descriptor says: the answer of a host that was judged. */
type DescriptorVerdict = 'accept' | 'refuse';
/**
 * Stable id of what a host does not meet: a floor, a role without a tool, a scope that is not granted, or what is wrong with the
 * manifest itself (a member of it by its RFC 6901 pointer).
 */
type RequirementId = FloorId | `tool:${string}` | `filesystem:${string}` | `network:${string}` | 'manifest.signature' | 'manifest.schemaVersion' | `manifest:${string}`;
/** Id of a requirement that is one fact of the host. */
type FloorId = 'mcp.minProtocolRevision' | 'model.toolUse' | 'model.minContextWindowTokens';
/** What every function takes that reads documents of the format. */
interface FormatOptions {
    /** Prefix of the format's identifiers. Default: `cart`. */
    readonly prefix?: Prefix;
}
/**
 * The one place that spells the format's identifiers (docs/format.md 10).
 * Everything that carries the prefix is derived here from a {@link FormatProfile}; a test fails on a stray spelling elsewhere.
 */
/** Name of a shipped format profile; what `--prefix` and the configuration key `prefix` accept. */
type Prefix = 'cart' | 'acx';
/** A host: the members of a host profile (schemas/host.schema.json), as a value. */
type Host = Partial<Pick<HostProfile, 'model' | 'filesystem' | 'network' | 'bindings' | 'servers' | 'resources' | 'sources'>> & {
    readonly name: string;
    readonly description?: string;
    /** The MCP revision that it speaks, a date as `YYYY-MM-DD`. */
    readonly protocolRevision?: string;
    /** In the order in which it lists them. */
    readonly tools?: readonly ToolOfHost[];
};
/** What a host offers: declared in `*.host.yaml`, recorded from a live host, or shipped. */
interface HostProfile {
    readonly name: string;
    /** The agent client whose host it is, by the name that `--host` takes. */
    readonly client?: string;
    readonly description?: string;
    /** The MCP revision that the host negotiates; undefined when it is not stated, which is below every floor. */
    readonly protocolRevision: string | undefined;
    /** Facts of its model as far as they are stated: what is not is below every floor. */
    readonly model: Partial<ComplianceDescriptor['model']> | undefined;
    /** In the order in which the host lists them; names are unique. */
    readonly tools: readonly HostTool[];
    readonly filesystem: readonly string[];
    readonly network: readonly string[];
    /** The operator's word: role to tool name. */
    readonly bindings: Readonly<Record<string, string>>;
    readonly resources: readonly string[];
    readonly servers: readonly HostServer[];
    readonly sources: readonly HostSource[];
    /** What its client does to the schemas of servers' tools; undefined where nothing is known of it. */
    readonly dialect?: SchemaDialect;
    /** Tools that are not what was recorded, and serve no role: of a live host, or of a profile. */
    readonly withheld?: readonly HostTool[];
    /** Of a client that was named by its name: what `host add` takes to make a profile of it. */
    readonly remake?: readonly AddOption[];
    /** Names that tools of the profile's file have which are not among these: a new tool may have none of them. */
    readonly leftOut?: readonly string[];
    /** How a live host differs from its record: until it is recorded again it is not judged. */
    readonly changed?: string;
    /** A gate is before its servers (docs/format.md 21): wraps of their tools are applied. */
    readonly gated?: true;
    /** Why a live host gave no full answer; such a host offers no revision. */
    readonly failure?: string;
}
/** A tool as `tools/list` shows it, with the scopes that the host grants it. */
interface HostTool {
    readonly name: string;
    readonly title?: unknown;
    readonly description?: unknown;
    /** JSON Schema of the arguments, as the server wrote it; nothing is promised of its shape. */
    readonly inputSchema?: unknown;
    readonly outputSchema?: unknown;
    readonly annotations?: unknown;
    readonly execution?: unknown;
    readonly icons?: unknown;
    readonly _meta?: unknown;
    /** Pins the tool: the digest of what its server said of it (tool-digest.ts). */
    readonly digest?: string;
    readonly scopes: readonly string[];
    /** The host itself offers it, and no server does: it stays when the servers are asked. */
    readonly builtIn?: boolean;
    /** The gate itself serves it (own-tools.ts): it needs no record and is in none. */
    readonly gate?: true;
    /** Name of the server that offers it; only known after a live handshake. */
    readonly server?: string;
    /** Its recorded words do not give its digest; only known after its profile was read. */
    readonly altered?: true;
    /** That server lists another tool of that name, too, which it describes in other words; only known after a live handshake. */
    readonly ambiguous?: true;
    /** The tool that this one wraps (docs/format.md 17); then there is no `inputSchema`: it is derived from the wrapped one. */
    readonly wraps?: string;
    /** Contract property to property of the wrapped tool. */
    readonly rename?: Readonly<Record<string, string>>;
    /** Arguments of the wrapped tool that are always sent. */
    readonly constants?: Readonly<Record<string, unknown>>;
    /** The whole arguments of the wrapped tool, `{"$from": PROPERTY}` where a property of the contract stands. */
    readonly template?: Readonly<Record<string, unknown>>;
}
/** An MCP server of a host, for a live handshake. */
interface HostServer {
    readonly name: string;
    /** It is the gate itself (own-tools.ts); then nothing else is here. */
    readonly gate?: true;
    readonly command?: string;
    readonly args?: readonly string[];
    readonly env?: Readonly<Record<string, string>>;
    /** Variables that it gets from the environment of the process that asks it live; also where its arguments or its address name them. */
    readonly envVars?: readonly string[];
    readonly cwd?: string;
    readonly url?: string;
    readonly headers?: Readonly<Record<string, string>>;
    /** Header to the variable of that environment which holds its value. */
    readonly envHeaders?: Readonly<Record<string, string>>;
    /** Seconds in which the server must have answered everything; it needs more when it is installed first. */
    readonly timeout?: number;
    /** Tool name or glob to scopes. */
    readonly scopes?: Readonly<Record<string, readonly string[]>>;
    /** Pins its instructions (tool-digest.ts). */
    readonly instructionsDigest?: string;
}
/** Where a fact of a host comes from. */
interface HostSource {
    readonly fact: string;
    readonly source: string;
    /** `YYYY-MM-DD` on which the source was read or published. */
    readonly date: string;
}
/** The limits of a client's schema dialect. */
interface SchemaDialect {
    /** The client, as messages name it. */
    readonly client: string;
    /** Keywords that reach its model; all others are lost. Without it all reach it. */
    readonly keeps?: readonly string[];
    /** Keywords that do not reach its model. */
    readonly drops?: readonly string[];
    /** Whether the arguments are closed: what `properties` does not name cannot be sent. */
    readonly closes?: boolean;
    readonly refuses?: readonly RefusedForm[];
    /** The one dialect of JSON Schema that an `outputSchema` may say it is of; a tool with another one is not called. */
    readonly outputs?: Dialect;
    /** What `calls` makes of `SERVER` and `TOOL` may be so long; a `plain` name has letters, digits, `_` and `-` alone. */
    readonly names?: {
        readonly calls: string;
        readonly longest?: number;
        readonly plain?: boolean;
    };
}
/** What a client has no use for, each a form of schema that JSON Schema allows. */
type RefusedForm = 'array-without-items' | 'root-without-properties';
type Dialect = (typeof DIALECTS)[number];
/** The dialects of JSON Schema that are understood, the oldest first. */
declare const DIALECTS: readonly ['draft-04', 'draft-06', 'draft-07', '2019-09', '2020-12'];
/** An option of `host add`; words in capitals are to be filled in. */
type AddOption = '--live' | '--gate' | '--tool-use' | '--context-window TOKENS' | '--protocol-revision DATE' | '--force';
/** A tool as `tools/list` shows it, with what the host says of it; or a wrap of one (docs/format.md 17). */
type ToolOfHost = Omit<HostTool, 'scopes' | 'server' | 'altered' | 'ambiguous'> & {
    /** What the host lets it do. Default: nothing. */
    readonly scopes?: readonly string[];
};
type HostVerdict = JudgedHost | UnjudgedHost;
/** A host that was judged. */
interface JudgedHost extends VerdictOfHost {
    readonly verdict: DescriptorVerdict;
    readonly reason?: undefined;
    /** Of all bound tools together. */
    readonly reservations: number;
    /** How many roles depend on a wrap that no gate applies; left out for none. */
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
interface VerdictOfHost {
    /** Path of the cartridge, manifest or package. */
    readonly subject: string;
    readonly signature: 'verified' | 'unsigned' | 'failed' | 'not applicable';
    /** Name of the host: a label, which two profiles may share. */
    readonly host: string;
    /** Path of the profile, or the name of an agent client: what a host is told apart by. */
    readonly profile: string;
}
/** The JSON-RPC refusal (docs/format.md 7, 16). */
interface RefusalError {
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
interface RoleResult {
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
interface CandidateResult {
    readonly tool: string;
    /** By type alone; what is said beyond that is in {@link reservations}. */
    readonly schema: 'accepts' | 'refuses' | 'unknown';
    /** The places in the two schemas that decided it, and why. */
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
/** What makes a tool reject a call that the contract allows, without being of another type (docs/format.md 17). */
interface Reservation {
    /** One line; for a remainder that could not be judged it says so. */
    readonly reason: string;
    /** RFC 6901 pointers into the two schemas to the place that it is about. */
    readonly contractPath: string;
    readonly toolPath: string;
    /** Arguments that the contract allows and the tool rejects; left out when none could be found, so the answer is unknown. */
    readonly witness?: unknown;
}
/** A wrapped tool as a host profile writes it. Scopes are the operator's promise: those of a wrap are not those of the tool behind it. */
interface WrapEntry {
    readonly name: string;
    readonly wraps: string;
    readonly rename?: Readonly<Record<string, string>>;
    readonly constants?: Readonly<Record<string, unknown>>;
    readonly template?: Readonly<Record<string, unknown>>;
    readonly scopes: readonly string[];
}
/** A host that is not judged: unreadable, unreachable, or only known by servers that were not asked. */
interface UnjudgedHost extends VerdictOfHost {
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
/** Harness-requirements manifest (docs/format.md 2.1). */
interface Manifest {
    readonly schemaVersion: string;
    readonly mcp: {
        readonly minProtocolRevision: string;
        readonly preferredProtocolRevision?: string;
    };
    readonly model: {
        readonly toolUse: boolean;
        readonly minContextWindowTokens: number;
        readonly structuredOutput?: boolean;
    };
    readonly requiredTools: readonly ToolContract[];
    readonly optionalTools: readonly ToolContract[];
    readonly filesystem: readonly string[];
    readonly network: readonly string[];
}
/** Tool-role contract (docs/format.md 2.2). */
interface ToolContract {
    readonly role: string;
    readonly tier: 'required' | 'optional';
    readonly capabilityScopes: readonly string[];
    readonly name: string;
    readonly description: string;
    /** JSON Schema, draft 2020-12 by default. */
    readonly inputSchema: Readonly<Record<string, unknown>>;
}
/** How {@link negotiate} judges. */
interface NegotiateOptions extends FormatOptions {
    /** The host calls wrapped tools by {@link wireArguments}: no role then rests on a promise. */
    readonly appliesWraps?: boolean;
    /** Binds no tool with a reservation, and none through a wrap that nothing applies. */
    readonly strict?: boolean;
    /** Id of the JSON-RPC request that a refusal answers. Default: null. */
    readonly requestId?: string | number;
}
/** The answer of a host, with what is wrong with single tools of it: those are never bound. */
type Negotiation = HostVerdict & {
    readonly diagnostics: readonly Diagnostic[];
};
/** One finding, in the shape that `--format json` promises (docs/json-output.md, Diagnostics). */
interface Diagnostic {
    /** Stable rule id, `group/name`. */
    readonly rule: RuleId;
    readonly level: Level;
    /** What is wrong, with the value quoted; one line, no trailing period. */
    readonly message: string;
    /** Relative to the working directory, with `/`. */
    readonly path: string;
    readonly range: Range;
    /** RFC 6901 pointer to the value in question; empty for the whole document. */
    readonly pointer: string;
    /** What to do. */
    readonly help: string;
    readonly fix?: Fix;
    /** Against a base, a lock or a record: the other side of what changed, such as the floor that a changed host misses. */
    readonly related?: readonly Related[];
}
type RuleId = 'activation/drift' | 'baseline/expired' | 'baseline/fixed' | 'baseline/no-reason' | 'cal/ambiguous-scalar' | 'cal/duplicate-id' | 'cal/duplicate-item' | 'cal/empty-value' | 'cal/invalid-extension-key' | 'cal/invalid-id' | 'cal/invalid-license' | 'cal/invalid-lineage' | 'cal/invalid-tag' | 'cal/invalid-uri' | 'cal/invalid-version' | 'cal/missing-property' | 'cal/not-a-mapping' | 'cal/secret' | 'cal/too-long' | 'cal/unknown-property' | 'cal/unrecognized-schema-version' | 'cal/wrong-type' | 'cartridge/not-whole' | 'check/relaxed' | 'client/composed' | 'client/secret' | 'client/unread' | 'completion/unknown-type' | 'condition/expression' | 'condition/in-without-list' | 'condition/not-one-shape' | 'condition/unknown-operator' | 'condition/unknown-rac' | 'condition/unknown-variable' | 'descriptor/schema' | 'edge/duplicate' | 'edge/unknown-node' | 'graph/dead-end' | 'graph/edge-after-end' | 'graph/no-end' | 'graph/no-outgoing-edge' | 'graph/several-start-events' | 'graph/start-event-not-start' | 'graph/unbounded-cycle' | 'graph/unconditional-branch' | 'graph/unknown-start' | 'graph/unreachable-node' | 'handshake/not-judged' | 'handshake/refuse' | 'handshake/reservation' | 'host/binding' | 'host/duplicate-tool' | 'host/revision' | 'host/schema' | 'host/secret' | 'host/tool-changed' | 'host/tool-schema' | 'host/tool-text' | 'host/wrapped-tool' | 'integrity/malformed' | 'integrity/other-key' | 'limits/not-positive' | 'lock/missing' | 'lock/stale' | 'lock/unreadable' | 'manifest/contract' | 'manifest/duplicate-role' | 'manifest/required-roles' | 'manifest/revision' | 'manifest/role-namespace' | 'manifest/schema' | 'manifest/schema-version' | 'manifest/stale' | 'manifest/unknown-member' | 'manifest/unknown-revision' | 'manifest/unusual-contract' | 'node/invalid-delay' | 'node/timer-without-delay' | 'node/unknown-agent' | 'node/unknown-approval' | 'node/unknown-event' | 'node/unknown-gateway' | 'node/unknown-rac' | 'node/unknown-side-effects' | 'node/unknown-type' | 'okf/bad-frontmatter' | 'okf/missing-frontmatter' | 'okf/missing-type' | 'package/publisher' | 'package/schema' | 'package/secret' | 'package/small-step' | 'package/task-type' | 'package/todo' | 'package/unpackable' | 'participant/invalid-digest' | 'participant/invalid-level' | 'participant/mixed-bindings' | 'participant/unconstrained-slot' | 'participant/unknown-bind' | 'participant/unknown-career-tier' | 'policy/denied' | 'project/unreadable' | 'propose/missing-item' | 'propose/stale-check' | 'rac/code-in-text' | 'rac/content-by-another-name' | 'rac/content-in-okf' | 'rac/description-length' | 'rac/encoded-text' | 'rac/hidden-text' | 'rac/hint-too-long' | 'rac/invalid-hint' | 'rac/missing-hint' | 'rac/no-content' | 'rac/repeats-files' | 'rac/unknown-check-type' | 'rac/unknown-kind' | 'ready/rac-missing' | 'ready/unstaffed' | 'release/not-trusted' | 'secret/private-key' | 'signature/not-verified' | 'skill/cannot-run' | 'skill/misspelt' | 'skill/no-file' | 'skill/no-front-matter' | 'skill/no-server' | 'source/alias' | 'source/directive' | 'source/documents' | 'source/duplicate-key' | 'source/encoding' | 'source/file-name' | 'source/key' | 'source/limit' | 'source/merge-key' | 'source/number' | 'source/surrogate' | 'source/symlink' | 'source/syntax' | 'source/tag' | 'source/too-large' | 'suppression/no-reason' | 'suppression/not-allowed' | 'suppression/unknown-rule' | 'suppression/unused' | 'variable/init-of-other-type' | 'variable/unknown-type';
type Level = 'error' | 'warning' | 'note';
/** Half-open: `end` is the place after the last character. */
interface Range {
    readonly start: Position;
    readonly end: Position;
}
/** A place in a text: lines and columns are 1-based, columns count UTF-16 units. */
interface Position {
    readonly line: number;
    readonly column: number;
}
/** A safe change that removes the finding. The edits do not overlap. */
interface Fix {
    readonly title: string;
    readonly edits: readonly Edit[];
}
/** One replacement of a fix, in the text that the diagnostic was made from. */
interface Edit {
    readonly range: Range;
    readonly newText: string;
}
/** Another place that a finding is about. */
interface Related {
    /** What is there, in one line. */
    readonly message: string;
    readonly path: string;
    readonly range: Range;
    /** The file is deleted: the place is of the base. */
    readonly deleted?: true;
}
/** What a descriptor says of the cartridge that is about to start. */
interface Preflight {
    /** Whether it may start. */
    readonly ok: boolean;
    /** One whose `ok` is null could not be told; it stops nothing. */
    readonly checks: readonly PreflightCheck[];
}
/** One check of the self-check; `message` says what was found. */
interface PreflightCheck {
    readonly id: 'schemaVersion' | 'requirementsHash' | 'romDigest' | 'verdict' | 'floors' | 'bindings' | 'scopes' | 'tools';
    /** Null when it cannot be determined, which the message says. */
    readonly ok: boolean | null;
    readonly message: string;
}
/** A harness manifest that was read: what a host is judged by. */
interface Requirements extends Subject {
    /** What is wrong with the manifest. With an error there is no `manifest`, and every host refuses. */
    readonly diagnostics: readonly Diagnostic[];
}
/** A cartridge, manifest or package as the handshake sees it. */
interface Subject {
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
/** One unmet requirement: its stable id, and in short words what the host offers and what the manifest asks (docs/format.md 16). */
interface Unmet {
    readonly id: RequirementId;
    readonly supported: string;
    readonly requested: string;
}
/**
 * The tool could not run: bad usage, unreadable file, bad key, network (exit 2).
 * Its message names the place and the value; it never holds a secret: a key that was given where a path belongs is left out. Anything else that is thrown is a bug (exit 3).
 */
declare class UserError extends Error {
    readonly name = "UserError";
    readonly code: ErrorCode;
    readonly path: string | undefined;
    readonly range: Range | undefined;
    readonly help: string;
    /**
     * @param message what is wrong, with the value quoted; no trailing period
     */
    constructor(code: ErrorCode, message: string, details?: UserErrorDetails);
}
/** Stable machine codes, one for each way in which the tool could not run. */
type ErrorCode = keyof typeof FIXES;
/** Each way in which the tool could not run, by a stable machine code, with what to do where the error itself does not say it. */
declare const FIXES: {
    readonly 'already-signed': 'find out why, or use --replace to drop it and sign again';
    readonly 'asset-differs': 'release under a new version; gh release delete-asset TAG NAME removes a wrong file';
    readonly 'bad-asset-name': 'use letters, digits, ".", "_", "+" and "-"';
    readonly 'bad-baseline': 'name a cartridge that verifies, or a version such as 1.2.0';
    readonly 'bad-bundle': 'name the bundle that was released with the file';
    readonly 'bad-cal': 'run cartwright lint on it, and correct what it finds';
    readonly 'bad-cartridge': 'get the released file again from its publisher, or build it again';
    readonly 'bad-config': 'correct it in the configuration; docs/reference lists every key';
    readonly 'bad-file': 'correct it here; docs/reference lists every key';
    readonly 'bad-glob': 'write a glob that is relative and stays inside the repository, such as docs/**/*.md';
    readonly 'bad-index': 'run git status to see the fault; git read-tree HEAD rebuilds it';
    readonly 'bad-input': 'give a value of the form that the message names';
    readonly 'bad-layout': 'run cartwright pack again';
    readonly 'bad-lock': 'run cartwright lock to write it again';
    readonly 'bad-package-file': 'correct it as the message says, or remove the file from the package';
    readonly 'bad-policy': 'correct it here; docs/reference lists every key';
    readonly 'bad-public-key': 'give an SPKI PEM file, as cartwright keygen writes it';
    readonly 'bad-report': 'write the report again with cartwright check --format json';
    readonly 'bad-signing-key': 'give an ed25519 key in PEM, as cartwright keygen writes it';
    readonly 'bad-trust-change': 'cartwright trust show lists the keys and their status';
    readonly 'bad-trust-registry': 'correct it here; cartwright trust init writes a new one';
    readonly changed: 'run it again when no program writes to it';
    readonly locked: 'run it again when no program writes to the file';
    readonly 'cannot-edit': 'edit the file by hand';
    readonly 'closed-stream': 'keep the reader open';
    readonly 'empty-bundle': 'name the top folder of the bundle';
    readonly 'file-exists': 'choose another name';
    readonly github: 'try again later';
    readonly 'key-as-argument': 'make a new key, and give the path of its file';
    readonly 'key-exists': 'choose another --name';
    readonly 'key-in-repository': 'choose a folder outside any repository, such as one in your home folder';
    readonly link: 'put the file itself there';
    readonly 'merge-conflict': 'resolve the conflict and run git add';
    readonly 'no-base': 'give actions/checkout fetch-depth: 2, or fetch-depth: 0';
    readonly 'no-commit': 'clone it again';
    readonly 'no-directory': 'name a directory that is there';
    readonly 'no-file': 'check the path, or make the file first';
    readonly 'no-git': 'install git, or run it without the option that needs it';
    readonly 'no-host': 'name one: cartwright host add claude-code; cartwright host list lists them';
    readonly 'no-manifest': 'name a cartridge, a manifest (*.json) or a package folder';
    readonly 'no-organisation': 'check the name, and that the token may read its repositories (metadata: read)';
    readonly 'no-package': 'name a folder that holds cartridge.yaml; cartwright init proposes one';
    readonly 'no-release': 'run on a published release or a pushed tag, or set the input release-tag';
    readonly 'no-repository': 'run it in a clone, or without --staged to check the files as they are';
    readonly 'no-revision': 'name a branch, a tag or a commit; in a shallow clone fetch it first';
    readonly 'no-rom-digest': 'leave the cartridge out';
    readonly 'no-servers': 'add servers to the profile, with a command or a url each, or leave out --live';
    readonly 'no-signing-key': 'give --key FILE, or set CARTWRIGHT_SIGNING_KEY';
    readonly 'no-proposal': 'name the folder of the proposal with --out, or run init without --update first';
    readonly 'no-skill': 'name a folder with a SKILL.md, a plugin or an agent file';
    readonly 'no-such-file': 'check the path; it is relative to the working directory';
    readonly 'not-judged': 'name a file that check reads';
    readonly 'no-such-folder': 'name a folder that is there';
    readonly 'no-tag': 'push the tag first; a draft release alone does not make one';
    readonly 'not-a-cal': 'name a CAL';
    readonly 'not-a-cartridge': 'name a cartridge';
    readonly 'not-a-directory': 'name the top folder of the bundle';
    readonly 'not-proposed': 'Settings → Actions → General must allow GitHub Actions to create pull requests';
    readonly 'not-released': 'check what the token may write';
    readonly 'not-whole': 'get the released file again from its publisher, or build it again';
    readonly 'other-commit': 'check out the commit of the tag';
    readonly 'other-publisher': 'release only your own packages, or correct the input publisher';
    readonly 'other-version': 'tag the commit whose packages have that version, or list the packages of the tag in the input packages';
    readonly 'out-of-memory': 'run it where more memory is free';
    readonly 'outside-workspace': 'put the file into the workspace; a file elsewhere must be named on the command line';
    readonly 'refused-by-the-system': 'make the path readable and writable for you, or choose another place';
    readonly 'same-name': 'give one of them another name or version';
    readonly 'signed-cartridge': 'write to another place, or replace it with --force';
    readonly 'stale-manifest': 'run cartwright manifest, and write what it prints';
    readonly tampered: 'get the released file again from its publisher; cartwright verify lists all faults';
    readonly 'unknown-host': 'cartwright host list lists them';
    readonly 'unknown-rule': 'run cartwright explain for the list of rules';
    readonly 'unreadable-file': 'name a file that you can read';
    readonly 'unsafe-target': 'rename one of them';
    readonly 'unwritable-file': 'choose another place, or make this one writable';
    readonly 'unwritable-stream': 'make room, or write to another place';
    readonly usage: 'run cartwright --help for the commands';
    readonly 'wrong-commit': 'check out the commit of the tag';
};
/** Where a {@link UserError} happened and how to get out of it. */
interface UserErrorDetails {
    /** File the error is about, as the user named it. */
    readonly path?: string | undefined;
    readonly range?: Range | undefined;
    /** One sentence that says what to do; without it, the one of the code. */
    readonly help?: string | undefined;
    readonly cause?: unknown;
}
/** A cartridge that was verified. */
interface Verification extends Omit<VerifyOutcome, 'path' | 'bundles'> {
    /** For {@link negotiate} and {@link preflight}: of a cartridge that does not verify, every host refuses. */
    readonly requirements: Requirements;
}
interface VerifyOutcome {
    readonly path: string;
    readonly ok: boolean;
    readonly trust: TrustState;
    /** Id and version that a cartridge states (`PUBLISHER/NAME@VERSION`); null for a CAL. Proven as far as {@link ok} says. */
    readonly cartridgeId: string | null;
    readonly romDigest: string | null;
    /** `sha256:` over the bytes of the file, SAVE rows included; null for a file that is not one of ours. */
    readonly fileDigest: string | null;
    /** Rows in zone SAVE, which no signature covers; null for a CAL. */
    readonly saveRecords: number | null;
    readonly publisherId: string | null;
    readonly keyids: readonly string[];
    readonly signedAt: string | null;
    readonly checks: readonly VerifyCheck[];
    /** What each bundle that was given says of the file; left out without one. */
    readonly bundles?: readonly BundleOutcome[];
}
/** First match wins (docs/promises.md, Trust states). */
type TrustState = 'tampered' | 'unsigned' | 'untrusted' | 'portable' | 'trusted' | 'local';
interface VerifyCheck {
    readonly id: CheckId;
    readonly ok: boolean;
    readonly message: string;
    /** Passed, with something that `--strict` does not let pass. */
    readonly warning?: true;
}
type CheckId = (typeof CHECK_IDS)[number];
/** Machine codes of the checks that `verify` makes, in the order in which they are made (docs/format.md 12 to 14). */
declare const CHECK_IDS: readonly ['header', 'identity', 'schema', 'limits', 'integrity', 'meta', 'names', 'files', 'capabilities', 'memory', 'objects', 'rom', 'rom-digest', 'harness-manifest', 'structure', 'cal', 'signature-row', 'envelope', 'signature', 'statement', 'signed-at', 'trust', 'threshold', 'rollback', 'save', 'layout', 'require', 'key', 'publisher', 'bundle', 'transparency-log', 'subject'];
/** A Sigstore bundle over a file. */
interface BundleOutcome extends Pick<VerifyOutcome, 'path' | 'trust' | 'keyids' | 'publisherId' | 'signedAt'> {
    /** Null where nothing was verified. */
    readonly predicateType: string | null;
}
/** Whom {@link verifyCartridge} trusts, and what it demands. */
interface VerifyOptions extends FormatOptions {
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
/**
 * The handshake of a cartridge with a host (docs/format.md 3, 7, 8). On refuse, `error` is the JSON-RPC error object, code -32602.
 * A tool that carries a `digest` of {@link toolDigest} and is described in other words is not bound.
 *
 * @throws UserError `bad-input` for a host that breaks its schema anywhere but in a single tool
 */
declare function negotiate(requirements: Requirements, host: Host, options?: NegotiateOptions): Negotiation;
/**
 * The cartridge's own check of a descriptor that was kept, before it starts (docs/format.md 3).
 *
 * @param descriptor as it was parsed
 * @param options.host as it is today: its tools must be those that were bound, by their digests
 * @throws UserError `bad-input` for a descriptor or a host that breaks its schema
 */
declare function preflight(requirements: Requirements, descriptor: unknown, options?: FormatOptions & {
    readonly host?: Host;
}): Preflight;
/**
 * Reads a harness manifest, `rom/manifest/harness-requirements.json` of a cartridge (docs/format.md 2.1).
 *
 * @param source its exact bytes, or its text
 * @returns with `diagnostics` where the manifest breaks its rules
 * @throws UserError `bad-input` for what is neither bytes nor text, for bytes that are not UTF-8, and for an unknown prefix
 */
declare function readManifest(source: Uint8Array | string, options?: FormatOptions): Requirements;
/**
 * The digest that pins a tool: `sha256:` over the RFC 8785 form of what its server said of it.
 *
 * @param tool an entry of `tools/list`, as it came
 * @throws UserError `bad-input` for what has no canonical form: half of a surrogate pair, nesting beyond every limit
 */
declare function toolDigest(tool: object): string;
/**
 * Verifies a cartridge: container, ROM, signature and trust (docs/format.md 12 to 14). What is wrong is in `checks`.
 *
 * @param bytes of the whole file
 * @throws UserError `bad-input`, `not-a-cartridge` for the bytes of something else, `bad-public-key`, `bad-trust-registry`
 */
declare function verifyCartridge(bytes: Uint8Array, options: VerifyOptions): Promise<Verification>;
/**
 * The arguments with which a wrapped tool calls the one behind it (docs/format.md 17): by its `template`, or its `rename` and
 * `constants`; those of a tool that wraps none stay as they are.
 *
 * @param args of a call that keeps the contract
 * @throws UserError `bad-input` for arguments that are not an object, and for a template with a fault
 */
declare function wireArguments(tool: Partial<ToolOfHost>, args: Readonly<Record<string, unknown>>): Record<string, unknown>;
export { ComplianceDescriptor, FormatOptions, Host, HostVerdict, Manifest, NegotiateOptions, Negotiation, Preflight, Requirements, ToolContract, ToolOfHost, UserError, Verification, VerifyOptions, negotiate, preflight, readManifest, toolDigest, verifyCartridge, wireArguments };
