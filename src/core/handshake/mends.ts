import { AMBIGUOUS, WITHHELD } from './pins.ts';
import type { ByFloor, CandidateResult, HostVerdict, RequirementId, RoleResult, WrapEntry } from '../result/results.ts';
import { reservationsOf } from '../result/reservations.ts';
import { flowYaml } from '../text/flow-yaml.ts';
import { quote } from '../text/printable.ts';
import type { Change } from './changes.ts';
import { KNOWN_SERVERS } from './known-servers.ts';
import { NOT_STATED } from './unmet.ts';

/** One way to make an answer better. */
export interface Mend {
  /** What it is for; a reservation is of its role. */
  readonly requirement: RequirementId;
  /** One line, printable. */
  readonly what: string;
  /** For the host's profile, where it is known: YAML, whose comments say what only the operator can promise. */
  readonly paste?: string;
}

const SHOWN = 20;
/** Tools of one role that are told about. */
const TOOLS = 2;
/** What a promise is marked with. */
export const PROMISE = 'your promise: write it only if it is true';

/**
 * What would make a verdict an acceptance without a reservation, nothing of one that was not judged: for each unmet requirement and each reservation, the smallest
 * change of the profile that is known to do it, or what else there is to do.
 *
 * @param most of the unmet requirements, and of the roles with reservations, so many
 */
export function mendsOf({ error, roles }: Pick<HostVerdict, 'error' | 'roles'>, most = SHOWN): Mend[] {
  const { unmet = [], supported = [], requested = [] } = error?.error.data ?? {};
  const refused = unmet.slice(0, most).flatMap((id, i): Mend[] => {
    const role = roles.find((each) => `tool:${each.role}` === id);
    return role === undefined
      ? [fieldMend(id, supported[i] ?? '', requested[i] ?? '')]
      : unboundMends(id, role, requested[i] ?? '');
  });
  const reserved = roles.filter((role) => reservationsOf(role).length > 0).slice(0, most);
  const found = [...refused, ...reserved.map(reservedMend)];
  // One server may serve several roles, and is added once.
  const pasted = new Set<string>();
  return found.map(({ paste, ...mend }) => {
    if (paste === undefined || pasted.has(paste)) return mend;
    pasted.add(paste);
    return { ...mend, paste };
  });
}

function fieldMend(requirement: RequirementId, supported: string, requested: string): Mend {
  const [group = '', name = ''] = requirement.split(/[:.](.*)/s);
  if (group === 'manifest') return { requirement, what: `${quote(requirement)}: mend the manifest, no host can` };
  if (group === 'filesystem' || group === 'network')
    return {
      requirement,
      what: `grant ${quote(name)} under ${group} if the host may do that, or ask for less in the package`,
      paste: `${group}: ${flowYaml([...(supported === 'none' ? [] : supported.split(', ')), name])} # ${PROMISE}`,
    };
  const fact = FACTS[requirement];
  if (fact === undefined) return { requirement, what: 'give the profile a tool that serves it' };
  if (supported !== NOT_STATED)
    return {
      requirement,
      what: `the profile states ${quote(supported)}, which nothing in it can mend: take a host with ${quote(requested)} or more, or ask for less in the package`,
    };
  return {
    requirement,
    what: `state the fact in the profile: ${quote(requested)} is what the package needs, more is as good`,
    paste: `${fact(requested).paste} # ${PROMISE}`,
  };
}

/** The change that grants a scope to the host, or states a fact that its profile leaves out; none for anything else. */
export function fieldChange(requirement: RequirementId, supported: string, requested: string): Change | undefined {
  const [group = '', scope = ''] = requirement.split(/:(.*)/s);
  if (group === 'filesystem' || group === 'network')
    return { kind: 'grant', list: group, scope, promise: `the host may do ${quote(scope)} (${group})` };
  return supported === NOT_STATED ? FACTS[requirement]?.(requested).change : undefined;
}

const FACTS: ByFloor<(requested: string) => { readonly paste: string; readonly change: Change }> = {
  'mcp.minProtocolRevision': (value) => ({
    paste: `protocolRevision: ${flowYaml(value)}`,
    change: { kind: 'revision', value, promise: `the host negotiates MCP ${quote(value)} or later` },
  }),
  'model.toolUse': () => ({
    paste: 'model: { toolUse: true }',
    change: { kind: 'toolUse', promise: 'the model of the host calls tools' },
  }),
  'model.minContextWindowTokens': (requested) => ({
    paste: `model: { contextWindowTokens: ${requested} }`,
    change: {
      kind: 'contextWindow',
      value: Number(requested),
      promise: `the model of the host has a context window of ${requested} tokens or more`,
    },
  }),
};

function unboundMends(requirement: RequirementId, role: RoleResult, requested: string): Mend[] {
  const { candidates } = role;
  const close = candidates.flatMap((candidate): Mend[] => {
    const found = candidateMend(requirement, role, candidate);
    return found === undefined ? [] : [found];
  });
  if (close.length > 0) return close.slice(0, TOOLS);
  const [, asked = ''] = requested.split(' with ');
  const [server] = serversFor(asked.split(', '));
  return server === undefined
    ? [
        {
          requirement,
          what: `give the profile a tool that takes what ${role.role} asks for, with its scopes: no server that is known here offers one`,
        },
      ]
    : [server].map((each): Mend => ({ requirement, ...each }));
}

function candidateMend(requirement: RequirementId, { role }: RoleResult, candidate: CandidateResult): Mend | undefined {
  const { tool, schema, missingScopes, wrap, rename, reservations, notTaken } = candidate;
  if (notTaken === WITHHELD)
    return { requirement, what: `record ${quote(tool)} again with --live --record, once you have read what it says` };
  if (notTaken === AMBIGUOUS)
    return { requirement, what: `let its server list ${quote(tool)} once: clients differ in which of them they take` };
  if (wrap !== undefined)
    return { requirement, what: `wrap ${quote(tool)}: then it serves ${role}`, paste: pasteWrap(wrap, missingScopes) };
  if (schema === 'accepts' && missingScopes.length > 0) {
    const scopes = missingScopes.map((each) => quote(each)).join(', ');
    const under = reservations.length === 0 ? '' : ' with a reservation, once it is named in bindings';
    return {
      requirement,
      what: `grant ${quote(tool)} the scope ${scopes} if it does no more than that: then it serves ${role}${under}`,
    };
  }
  if (notTaken !== undefined)
    return {
      requirement,
      what: `name ${quote(tool)} in bindings if it is the one that is meant`,
      paste: `bindings: ${flowYaml({ [role]: tool })} # ${PROMISE}`,
    };
  if (rename === undefined) return undefined;
  const pairs = Object.entries(rename).map(([from, to]) => `${quote(from)} to ${quote(to)}`);
  const left = reservations.map(({ reason }) => reason).join('; ');
  return {
    requirement,
    what: `wrap ${quote(tool)} with a rename of ${pairs.join(', ')}, and with what only you can say: ${left || 'whether it is the one that is meant'}`,
  };
}

function reservedMend(role: RoleResult): Mend {
  const requirement: RequirementId = `tool:${role.role}`;
  const [bound] = role.candidates;
  if (bound?.wrap === undefined)
    return {
      requirement,
      what: `no wrap is known that takes every call of ${role.role}: offer another tool, or accept the finding with its reason`,
    };
  const { wrap } = bound;
  const name = flowYaml({ [role.role]: wrap.name });
  return {
    requirement,
    what: `wrap ${quote(bound.tool)}: then it serves ${role.role} without a reservation`,
    paste: `${pasteWrap(wrap, bound.missingScopes)}\nbindings: ${name}`,
  };
}

function pasteWrap({ name, scopes, ...wrap }: WrapEntry, missing: readonly string[]): string {
  return [
    'tools:',
    `  - name: ${flowYaml(name)}`,
    ...Object.entries(wrap).map(([part, value]) => `    ${part}: ${flowYaml(value)}`),
    `    scopes: ${flowYaml(scopes)}${missing.length === 0 ? '' : ` # ${PROMISE}`}`,
  ].join('\n');
}

function serversFor(scopes: readonly string[]): Pick<Mend, 'what' | 'paste'>[] {
  return KNOWN_SERVERS.flatMap(({ package: name, version, serves, date }) => {
    const [found] = scopes.flatMap((scope) => (Object.hasOwn(serves, scope) ? [serves[scope]] : []));
    if (found === undefined) return [];
    const how = found.wrapped === true ? ', through a wrap that the handshake then suggests' : '';
    const server = { name: name.replace(/^.*\/(?:server-)?/, ''), command: 'npx', args: ['-y', `${name}@${version}`] };
    return [
      {
        what: `add a server that offers it: ${name} ${version} has ${found.tool}${how} (read on ${date})`,
        paste: `servers:\n  - ${flowYaml(server)}`,
      },
    ];
  });
}
