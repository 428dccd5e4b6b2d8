/** A repository of an organisation, as far as a sweep is concerned. */
export interface ListedRepository {
  /** `OWNER/NAME`. */
  readonly name: string;
  /** How much GitHub stores for it, all branches. */
  readonly kilobytes: number;
  readonly archived: boolean;
  readonly fork: boolean;
  readonly private: boolean;
}

/** Jobs of one matrix, at most: GitHub makes no more. */
export const MAX_JOBS = 256;

/** Whether GitHub takes a name for an organisation. */
export function isOrganisationName(name: string): boolean {
  return /^[A-Za-z\d](?:[A-Za-z\d]|-(?=[A-Za-z\d])){0,38}$/.test(name);
}

/** Whether GitHub takes a name for a repository; it is a folder's name, too. */
export function isRepositoryName(name: string): boolean {
  return /^[\w.-]{1,100}$/.test(name) && !/^\.{1,2}$/.test(name);
}

/**
 * Splits repositories over jobs: as many in each, and the large ones dealt out first, so that no job has them all.
 *
 * @param jobs at least 1
 * @returns no more parts than repositories; the names of each sorted
 */
export function partsOf(repositories: readonly ListedRepository[], jobs: number): readonly (readonly string[])[] {
  const count = Math.min(jobs, MAX_JOBS, repositories.length);
  const parts = Array.from({ length: count }, (): string[] => []);
  const byNeed = [...repositories].sort((a, b) => b.kilobytes - a.kilobytes || (a.name < b.name ? -1 : 1));
  for (const [i, { name }] of byNeed.entries()) {
    // There and back, so that the first does not get the larger one each time.
    const [round, place] = [Math.floor(i / count), i % count];
    parts[round % 2 === 0 ? place : count - 1 - place]?.push(name);
  }
  return parts.map((part) => part.sort());
}
