import { NotLoaded } from './not-loaded.ts';

let parse: typeof import('smol-toml').parse | undefined;

/**
 * Reads TOML; undefined when it is none.
 *
 * @throws NotLoaded until {@link loadToml} was awaited
 */
export function parseToml(text: string): unknown {
  if (parse === undefined) throw new NotLoaded(loadToml);
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}

export async function loadToml(): Promise<void> {
  ({ parse } = await import('smol-toml'));
}
