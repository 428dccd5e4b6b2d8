import { parse } from 'smol-toml';

/** Reads TOML; undefined when it is none. */
export function parseToml(text: string): unknown {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}
