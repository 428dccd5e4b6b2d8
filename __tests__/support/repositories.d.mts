/** A generated repository: its folder, relative to the one that was given, and what is special about it. */
export interface Repository {
  readonly path: string;
  readonly kind: string;
}
export function makeRepositories(folder: string, count: number, seed: number): Repository[];
export function oneOfEach(folder: string, seed: number): Repository[];
