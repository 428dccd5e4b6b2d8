/** The three answers of surface.md, Host profiles; "unknown" never counts as "accepts". */
export type Answer = 'accepts' | 'refuses' | 'unknown';

/** Is a tool's input schema structurally accepting of a contract's (specification 2.3)? */
export interface Acceptance {
  readonly answer: Answer;
  /** Why, in one line. */
  readonly reason: string;
  /** RFC 6901 pointer into the contract's schema to the place that decided. */
  readonly contractPath: string;
  /** RFC 6901 pointer into the tool's schema to the place that decided. */
  readonly toolPath: string;
  /** A smallest argument object that the contract allows and the tool rejects; only with "refuses". */
  readonly witness?: unknown;
  /** What the tool narrows or requires beyond the contract without being refused for it (format.md, 8). */
  readonly warnings: readonly string[];
}
