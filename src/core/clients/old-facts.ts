import type { HostProfile } from '../handshake/host.ts';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** Says of a client how many of its facts were read more than a year before `now`; one line, or none. */
export function oldFacts(name: string, { sources }: Pick<HostProfile, 'sources'>, now: Date): string[] {
  const old = sources.map(({ date }) => date).filter((date) => now.getTime() - Date.parse(date) > YEAR_MS);
  const [oldest] = [...old].sort();
  if (oldest === undefined) return [];
  const facts = old.length === 1 ? 'one fact' : `${old.length} facts`;
  return [
    `${facts} about ${name} ${old.length === 1 ? 'is' : 'are'} older than a year (${oldest}): it may do otherwise today`,
  ];
}
