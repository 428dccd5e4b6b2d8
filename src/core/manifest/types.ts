/** Tool-role contract (docs/format.md 2.2). */
export interface ToolContract {
  readonly role: string;
  readonly tier: 'required' | 'optional';
  readonly capabilityScopes: readonly string[];
  readonly name: string;
  readonly description: string;
  /** JSON Schema, draft 2020-12 by default. */
  readonly inputSchema: Readonly<Record<string, unknown>>;
}

/** Harness-requirements manifest (docs/format.md 2.1). */
export interface Manifest {
  readonly schemaVersion: string;
  readonly mcp: { readonly minProtocolRevision: string; readonly preferredProtocolRevision?: string };
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

/** A contract as a package writes it: what it leaves out comes from the reference contract of its role. */
export type PartialContract = Pick<ToolContract, 'role'> & Partial<Omit<ToolContract, 'role'>>;

/** The `harness` member of `cartridge.yaml` (docs/format.md 19). */
export interface PackageHarness {
  readonly mcp?: Partial<Manifest['mcp']>;
  readonly model?: Partial<Manifest['model']>;
  readonly requiredTools?: readonly PartialContract[];
  readonly optionalTools?: readonly PartialContract[];
  readonly filesystem?: readonly string[];
  readonly network?: readonly string[];
}

/** What an agent can do, as its package states it. */
export interface Capability {
  readonly taskType: string;
  readonly stack?: readonly string[];
  readonly domain?: string;
}

/** `cartridge.yaml` after its schema was checked (docs/format.md 19). */
export interface Package {
  readonly schemaVersion: string;
  readonly id: string;
  readonly version: string;
  readonly publisher: string;
  readonly name: string;
  readonly role: string;
  readonly description?: string;
  readonly license?: string;
  readonly capabilities?: readonly Capability[];
  readonly harness?: PackageHarness;
}
