/** Texts to paste into a host profile. */
import { flowYaml } from '../text/flow-yaml.ts';
import { isMapping } from '../value/mapping.ts';

/** What a promise is marked with. */
export const PROMISE = 'your promise: write it only if it is true';

/** What goes into a profile under one of its names: a value in flow style, or the lines of a list. */
export type Paste = { readonly key: string } & (
  { readonly value: unknown; readonly promised: boolean } | { readonly lines: readonly string[] }
);

/** What several fixes put under one name of the profile, as one text: the name is in it once. */
export function pasteText(key: string, pastes: readonly Paste[]): string {
  const lines = pastes.flatMap((each) => ('lines' in each ? [each.lines.join('\n')] : []));
  // One server may serve several roles, and is added once.
  if (lines.length > 0) return [`${key}:`, ...new Set(lines)].join('\n');
  const values = pastes.flatMap((each) => ('value' in each ? [each.value] : []));
  const promised = pastes.some((each) => 'promised' in each && each.promised);
  return `${key}: ${flowYaml(values.reduce(joined))}${promised ? ` # ${PROMISE}` : ''}`;
}

function joined(one: unknown, other: unknown): unknown {
  if (Array.isArray(one) && Array.isArray(other)) return [...new Set([...one, ...other])];
  return isMapping(one) && isMapping(other) ? { ...one, ...other } : other;
}
