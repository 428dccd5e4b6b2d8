import { NotLoaded } from './on-demand.ts';

let parse: typeof import('smol-toml').parse | undefined;

/**
 * Reads TOML; undefined when it is none.
 *
 * @throws NotLoaded until it is loaded; `withParsers` answers that
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
