/** A generated repository: its folder, relative to the one that was given, and what is special about it. */
export interface Repository {
  readonly path: string;
  readonly kind: string;
}
/** Kinds of repositories with something wrong or somebody hostile in them. */
export const TROUBLE: readonly string[];
export function makeRepositories(folder: string, count: number, seed: number): Repository[];
