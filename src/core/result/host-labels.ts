import type { HostVerdict } from './results.ts';

/** What a label is made of. */
type Labelled = Pick<HostVerdict, 'host' | 'profile'>;

/** What readers cannot see, or take for a space: with these aside two names may look the same. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\p{Z}\s]+/gu;

/**
 * How hosts are called in a text: by their name, and with the path of the profile where another profile's name looks the
 * same. A host is its file, its name is a label; names that differ only by case or by invisible characters look the same.
 *
 * @returns the label of a verdict; not yet escaped for any outlet
 */
export function hostLabels(verdicts: Iterable<Labelled>): (verdict: Labelled) => string {
  const profiles = new Map<string, Set<string>>();
  for (const { host, profile } of verdicts) {
    const look = lookOf(host);
    const known = profiles.get(look);
    if (known === undefined) profiles.set(look, new Set([profile]));
    else known.add(profile);
  }
  return ({ host, profile }) =>
    (profiles.get(lookOf(host))?.size ?? 0) > 1 && host !== profile ? `${host} (${profile})` : host;
}

function lookOf(name: string): string {
  return name.normalize('NFKC').replace(UNSEEN, '').toLowerCase();
}

/** The key of a host's verdict on a subject, the same over runs. */
export function pairKey({ subject, profile }: Pick<HostVerdict, 'subject' | 'profile'>): string {
  return JSON.stringify([subject, profile]);
}
