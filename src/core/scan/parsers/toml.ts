import { onDemand } from './on-demand.ts';

const toml = onDemand(() => import('smol-toml'));

/** Reads TOML; undefined when it is none. */
export function parseToml(text: string): unknown {
  const { parse } = toml();
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}
