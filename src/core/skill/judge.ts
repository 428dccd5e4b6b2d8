import type { NamedNeed, Need, SkillVerdict } from '../result/skills.ts';
import { isSame } from './need.ts';

/** What a place offers, by kind; a kind that is left out is not known. A list is all that is there, but for what `mayHave` leaves open. */
export interface Offer {
  /** Whether a tool of that name is there, or one that does the same; undefined where that is not known. */
  readonly hasTool?: (name: string) => boolean | undefined;
  /** Servers by name, each with its tools; undefined for tools that are not known. */
  readonly servers?: ReadonlyMap<string, readonly string[] | undefined>;
  readonly programs?: readonly string[];
  readonly env?: readonly string[];
  /** Whether a server or a program may be there that is not listed. */
  readonly mayHave?: (kind: 'mcp-server' | 'program', name: string) => boolean;
}

/**
 * Whether something can run at a place. Only what is declared and required decides; what a field permits and the place does not
 * have is a reservation.
 */
export function judgeNeeds(needs: readonly Need[], offer: Offer): Omit<SkillVerdict, 'host' | 'client'> {
  const missing: NamedNeed[] = [];
  const notTold: NamedNeed[] = [];
  const reservations: NamedNeed[] = [];
  for (const need of needs) {
    if (need.level !== 'must' || !need.declared) continue;
    const isThere = isOneOffered(need, offer);
    if (isThere === true) continue;
    const { kind, name } = need;
    if (isThere === undefined) {
      if (need.permitted !== true && DECIDING.has(kind)) notTold.push({ kind, name });
    } else (need.permitted === true ? reservations : missing).push({ kind, name });
  }
  const verdict = missing.length > 0 ? 'cannot run' : notTold.length > 0 ? 'not told' : 'can run';
  return { verdict, missing, notTold, reservations };
}

const DECIDING = new Set<Need['kind']>(['tool', 'mcp-server', 'mcp-tool', 'program', 'env']);

function isOneOffered({ kind, name, alternatives }: Need, offer: Offer): boolean | undefined {
  const isThere = isOffered(kind, name, offer);
  if (isThere === true || alternatives === undefined) return isThere;
  const others = alternatives.map((other) => isOffered(kind, other, offer));
  return others.includes(true) || (isThere === false && !others.includes(undefined) ? false : undefined);
}

function isOffered(kind: Need['kind'], name: string, offer: Offer): boolean | undefined {
  const { hasTool, servers, programs, env } = offer;
  const unlisted = (of: 'mcp-server' | 'program', own: string) =>
    offer.mayHave?.(of, own) === true ? undefined : false;
  if (kind === 'tool') return hasTool?.(name);
  if (kind === 'program')
    return programs && (programs.some((each) => isSame(kind, each, name)) || unlisted(kind, name));
  if (kind === 'env') return env?.includes(name);
  if (servers === undefined || (kind !== 'mcp-server' && kind !== 'mcp-tool')) return undefined;
  const slash = kind === 'mcp-tool' ? name.lastIndexOf('/') : name.length;
  const server = name.slice(0, slash);
  const tools = serverOf(servers, server);
  if (tools === undefined) return unlisted('mcp-server', server);
  if (kind === 'mcp-server') return true;
  return tools === 'unknown' ? undefined : tools.includes(name.slice(slash + 1).toLowerCase());
}

/** The tools of a server in lower case, `unknown` where they are not known; undefined for a server that is not there. */
function serverOf(servers: NonNullable<Offer['servers']>, name: string): readonly string[] | 'unknown' | undefined {
  const short = /^plugin_[^_]+_(.+)$/.exec(name)?.[1];
  for (const [each, tools] of servers)
    if (isSame('mcp-server', each, name) || (short !== undefined && isSame('mcp-server', each, short)))
      return tools === undefined ? 'unknown' : tools.map((tool) => tool.toLowerCase());
  return undefined;
}
