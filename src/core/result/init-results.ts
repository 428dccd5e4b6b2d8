/** The JSON results of `init` (docs/json-output.md): unknown members may be added, none removed or renamed. */
import type { RacResult } from './results.ts';

export interface ScanEvidence {
  readonly path: string;
  readonly line?: number;
  readonly why: string;
}

export interface RoleProposal {
  readonly role: string;
  readonly capabilities: readonly string[];
  /** 0 to 1. */
  readonly confidence: number;
  readonly evidence: readonly ScanEvidence[];
}

export interface RacProposal extends Pick<RacResult, 'id' | 'kind' | 'description' | 'required'> {
  readonly check: { readonly type: string; readonly hint: string };
  readonly evidence: readonly ScanEvidence[];
}

/** `init --dry-run --format json`. */
export interface InitPlan {
  readonly version: 1;
  readonly roles: readonly RoleProposal[];
  readonly rac: readonly RacProposal[];
  readonly files: readonly { readonly path: string; readonly action: 'create' | 'skip' | 'overwrite' }[];
  readonly notes: readonly string[];
  /** Why there is no role, where there is none. */
  readonly reason?: string;
  /** Handshakes of the first package with the clients that are configured in the codebase; left out for none. */
  readonly next?: readonly string[];
}

/** `init --from-skill --dry-run --format json`: the plan of a package that is made of a skill, a plugin or an agent file. */
export interface SkillPlan extends InitPlan {
  readonly kind: 'skill' | 'plugin' | 'agent';
  /** The name part of the package's id. */
  readonly id: string;
  /** Null until it is filled in. */
  readonly publisher: string | null;
  readonly name: string;
  /** The tools that it declares, each as it is written there. */
  readonly tools: readonly string[];
  /** The tool roles that they stand for. */
  readonly toolRoles: readonly { readonly role: string; readonly tools: readonly string[] }[];
}
