import type { Manifest, ToolContract } from '../manifest/types.ts';
import type { HostVerdict, JudgedHost, RoleResult } from '../result/results.ts';
import { reservationsOf } from '../result/reservations.ts';
import { quote } from '../text/printable.ts';
import { compareRevisions } from '../value/revision.ts';
import { tellsTrade } from './accept/meaning.ts';
import { withOneMore, type Change } from './changes.ts';
import type { HostProfile } from './host.ts';
import { fieldChange, fixesOf } from './fixes.ts';

/** What would make a host accept, as far as that can be told. */
export interface Suggestion {
  readonly changes: readonly Change[];
  /** What no honest change of the profile fixes, and why; printable lines. */
  readonly left: readonly string[];
}

/** A verdict and what it is about. */
export interface Judged {
  readonly verdict: JudgedHost;
  readonly manifest: Manifest | undefined;
}

/**
 * The changes of a profile that would make its host accept without a reservation. A fact that the profile states is never raised, a
 * tool of another trade never taken, and where several tools would do none is chosen.
 *
 * @param judged what the host answered, all of one profile
 */
export function suggestFor(judged: readonly Judged[], host: HostProfile): Suggestion {
  const changes = new Map<string, Change>();
  const left = new Set<string>();
  for (const each of judged)
    for (const found of suggestionsOf(each, host)) {
      if (typeof found === 'string') left.add(found);
      else put(changes, found);
    }
  return { changes: [...changes.values()].reduce(withOneMore, []), left: [...left] };
}

/** Whether there is such a change for one of some verdicts. A host that is made of a configuration has no `doc` to change. */
export function hasSuggestion(
  verdicts: readonly HostVerdict[],
  hosts: readonly { readonly source: string; readonly host?: HostProfile | undefined; readonly doc?: unknown }[],
  subjects: readonly { readonly path: string; readonly manifest?: Manifest | undefined }[],
): boolean {
  return verdicts.some((verdict) => {
    const { host, doc } = hosts.find(({ source }) => source === verdict.profile) ?? {};
    if (verdict.verdict === 'not judged' || host === undefined || doc === undefined) return false;
    const manifest = subjects.find(({ path }) => path === verdict.subject)?.manifest;
    return suggestFor([{ verdict, manifest }], host).changes.length > 0;
  });
}

// Of two floors the higher one holds for both.
function put(changes: Map<string, Change>, change: Change): void {
  const { kind } = change;
  const key = kind === 'revision' || kind === 'contextWindow' ? kind : JSON.stringify(change);
  const known = changes.get(key);
  const isLower =
    (known?.kind === 'contextWindow' && kind === 'contextWindow' && known.value >= change.value) ||
    (known?.kind === 'revision' && kind === 'revision' && compareRevisions(known.value, change.value) >= 0);
  if (!isLower) changes.set(key, change);
}

function suggestionsOf({ verdict, manifest }: Judged, host: HostProfile): (Change | string)[] {
  const all = fixesOf(verdict, Infinity);
  const first = all.flatMap(({ what, command }) => (command === undefined ? [] : [`${what}: ${command}`]));
  const fixes = new Map(
    all
      .toReversed()
      .flatMap(({ requirement: id, what, command }) => (command === undefined ? [[id, `${id}: ${what}`]] : [])),
  );
  const { unmet = [], supported = [], requested = [] } = verdict.error?.error.data ?? {};
  const ofFields = unmet.flatMap((id, i): (Change | string)[] =>
    id.startsWith('tool:') ? [] : [fieldChange(id, supported[i] ?? '', requested[i] ?? '') ?? fixes.get(id) ?? id],
  );
  const ofRoles = verdict.roles.flatMap((role): (Change | string)[] => {
    const contract = manifest?.requiredTools.find((each) => each.role === role.role);
    const otherwise = fixes.get(`tool:${role.role}`);
    if (role.boundTool !== null) return reservationsOf(role).length === 0 || otherwise === undefined ? [] : [otherwise];
    return contract === undefined ? [] : unboundChange(role, contract, host, otherwise);
  });
  return [...first, ...ofFields, ...ofRoles];
}

interface Option {
  readonly change: Change;
  readonly tool: string;
  /** The higher, the surer. */
  readonly rank: number;
}

function unboundChange(
  role: RoleResult,
  contract: ToolContract,
  host: HostProfile,
  otherwise: string | undefined,
): (Change | string)[] {
  const options = optionsOf(role, contract, host);
  const best = Math.max(...options.map(({ rank }) => rank));
  const [first, ...others] = options.filter(({ rank }) => rank === best);
  if (first === undefined) return otherwise === undefined ? [] : [otherwise];
  if (others.length === 0) return [first.change];
  const names = [first, ...others].map(({ tool }) => quote(tool)).join(', ');
  return [
    `tool:${role.role}: ${names} would do alike: choose one, grant it ${contract.capabilityScopes.join(', ')}, and run this again`,
  ];
}

function optionsOf({ candidates }: RoleResult, contract: ToolContract, host: HostProfile): Option[] {
  const { role, capabilityScopes } = contract;
  return candidates.flatMap(({ tool, schema, missingScopes, reservations, wrap }): Option[] => {
    const { scopes = [], builtIn = false } = host.tools.find(({ name }) => name === tool) ?? {};
    const told = tellsTrade(tool, capabilityScopes);
    const isGranted = missingScopes.length === 0;
    // Scopes are a promise of the operator, who promises nothing that not even the name of a tool says, and nothing of a client's
    // own tool beyond the facts about that client.
    const isOfTrade =
      !builtIn && told > 0 && (scopes.length === 0 || scopes.some((scope) => capabilityScopes.includes(scope)));
    if (!isGranted && !isOfTrade) return [];
    const promise = `${quote(tool)} does what ${role} asks, and no more than ${missingScopes.join(', ')}`;
    const promised = isGranted ? {} : { promise };
    const rank = (isGranted ? 10 : 0) + told;
    if (wrap !== undefined) return [{ change: { kind: 'tool', tool: wrap, ...promised }, tool, rank }];
    if (schema !== 'accepts' || isGranted || reservations.length > 0) return [];
    return [{ change: { kind: 'scopes', tool, added: missingScopes, ...promised }, tool, rank: rank + 5 }];
  });
}
