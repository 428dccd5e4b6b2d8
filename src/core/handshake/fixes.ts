import type {
  AddOption,
  ByFloor,
  CandidateResult,
  HostVerdict,
  JudgedHost,
  RequirementId,
  RoleResult,
  WrapEntry,
} from '../result/results.ts';
import { OWN_SERVER, ownToolOf } from './own-tools.ts';
import type { HostProfile } from './host.ts';
import { ALTERED, AMBIGUOUS, calledTool, UNAPPLIED, WITHHELD } from './pins.ts';
import { reservationsOf } from '../result/reservations.ts';
import { flowYaml } from '../text/flow-yaml.ts';
import { quote } from '../text/printable.ts';
import { shellWord } from '../text/shell-word.ts';
import { type Change, pasteText, PROMISE, type Paste } from './changes.ts';
import { handshakeCommand, remakeCommand } from './commands.ts';
import { mayBring } from './negotiate.ts';
import { NOT_STATED } from './unmet.ts';

/** One way to make an answer better. */
export interface Fix {
  /** What it is for; a reservation is of its role. */
  readonly requirement: RequirementId;
  /** One line, printable. */
  readonly what: string;
  /** A command that does it; words in capitals are to be filled in. */
  readonly command?: string;
  /**
   * For the host's profile, where it is known: YAML, whose comments say what only the operator can promise. Fixes that write under
   * the same name have one text, at the last of them.
   */
  readonly paste?: string;
}

/** A fix whose text for the profile is not put together yet. */
interface Draft extends Omit<Fix, 'paste'> {
  readonly pastes?: readonly Paste[];
}

const SHOWN = 20;
/** Servers and tools that are named in one line. */
const NAMED = 5;
/** Tools of one role that are told about. */
const TOOLS = 2;

/**
 * What would make a verdict an acceptance without a reservation, nothing of one that was not judged: for each unmet requirement and each reservation, the smallest
 * change of the profile that is known to do it, or what else there is to do.
 *
 * @param most of the unmet requirements, and of the roles with reservations, so many
 */
export function fixesOf(verdict: HostVerdict, most = SHOWN): Fix[] {
  if (verdict.verdict === 'not judged') return [];
  const { error, roles, remake, unasked } = verdict;
  const { unmet = [], supported = [], requested = [] } = error?.error.data ?? {};
  const refused = unmet.slice(0, most).flatMap((id, i): Draft[] => {
    const role = roles.find((each) => `tool:${each.role}` === id);
    const asked = requested[i] ?? '';
    // The tools of servers that were not asked are unknown, and a client without a profile is told its facts when that is made.
    if (role !== undefined)
      return unasked === undefined && !(remake !== undefined && gateMayServe(role))
        ? unboundFixes(id, role, asked, verdict)
        : [];
    return remake !== undefined && isUnstated(id, supported[i]) ? [] : [fieldFix(id, supported[i] ?? '', asked)];
  });
  const reserved = roles.filter((role) => reservationsOf(role).length > 0).slice(0, most);
  return together([...hostFixes(verdict), ...refused, ...reserved.map(reservedFix)]);
}

/** What is to be done before a single requirement: make a profile of a client, ask its servers, record them again. */
function hostFixes(verdict: JudgedHost): Draft[] {
  const { error, roles, profile, remake, unasked = [], withheld = [] } = verdict;
  const { unmet = [], supported = [], requested = [] } = error?.error.data ?? {};
  const fixable = unmet.filter((id) => !id.startsWith('manifest'));
  const [requirement = roles.map((each): RequirementId => `tool:${each.role}`)[0]] = fixable;
  if (requirement === undefined || (fixable.length === 0 && (error !== null || verdict.reservations === 0))) return [];
  if (remake !== undefined) {
    // What a word in capitals of the command stands for.
    const facts = unmet.flatMap((id, i) =>
      id === 'model.minContextWindowTokens' && isUnstated(id, supported[i])
        ? [`TOKENS is the context window of its model, ${requested[i] ?? ''} or more for this package`]
        : [],
    );
    const gate = unasked.length === 0 && roles.some((role) => !role.satisfied && gateMayServe(role));
    // The gate says the revision, too.
    const options: readonly AddOption[] = gate
      ? ['--gate', ...remake.filter((option) => option !== '--protocol-revision DATE')]
      : remake;
    const notFacts: readonly AddOption[] = ['--live', '--gate', '--force'];
    const does = [
      ...(unasked.length === 0 ? [] : [`asks its servers (${named(unasked)})`]),
      ...(gate ? ['lets the gate serve memory (docs/gate.md)'] : []),
      ...(options.some((option) => !notFacts.includes(option)) ? ['states what no file says'] : []),
    ];
    const what = `make a profile of it, ${does.length === 0 ? 'which can be changed' : `which ${does.join(' and ')}`}`;
    return [{ requirement, what: [what, ...facts].join('; '), command: remakeCommand(profile, options) }];
  }
  // What servers bring is a tool, or the revision that they speak.
  const brought = fixable.find(mayBring);
  if (brought === undefined) return [];
  if (unasked.length > 0)
    return [
      {
        requirement: brought,
        what: `ask its servers (${named(unasked)}): what they offer is not in this verdict`,
        command: handshakeCommand(verdict, ['--live']),
      },
    ];
  if (withheld.length > 0)
    return [
      {
        requirement: brought,
        what: `review what changed in ${named(withheld)}, and record the servers again; these tools are ignored until then`,
        command: handshakeCommand(verdict, ['--live', '--record', shellWord(profile)]),
      },
    ];
  return [];
}

/** Whether the gate could serve a role, and its profile does not name it yet. */
function gateMayServe({ role, candidates, tier }: RoleResult): boolean {
  const tool = ownToolOf(role);
  return tier === 'required' && tool !== undefined && !candidates.some((each) => each.tool === tool);
}

/** Whether a yes rests on a wrap of a server's tool, which the gate would apply. */
export function gateWouldApply(
  verdicts: readonly HostVerdict[],
  hosts: readonly { readonly source: string; readonly host?: HostProfile | undefined }[],
): boolean {
  return verdicts.some(({ verdict, profile, roles }) => {
    const host = hosts.find(({ source }) => source === profile)?.host;
    if (verdict !== 'accept' || host === undefined) return false;
    const isOwn = (tool: string | null): boolean => calledTool(host, tool ?? '')?.builtIn === true;
    return roles.some(({ enforcedBy, boundTool }) => enforcedBy === 'nobody' && !isOwn(boundTool));
  });
}

function named(names: readonly string[]): string {
  const shown = names.slice(0, NAMED).map((name) => quote(name));
  return [...shown, ...(names.length > NAMED ? [`${names.length - NAMED} more`] : [])].join(', ');
}

function isUnstated(id: RequirementId, supported: string | undefined): boolean {
  return FACTS[id] !== undefined && supported === NOT_STATED;
}

/** Fixes as they are shown: what goes under one name of the profile is one text, so that no name is written twice. */
function together(drafts: readonly Draft[]): Fix[] {
  const last = new Map<string, number>();
  for (const [i, { pastes = [] }] of drafts.entries()) for (const { key } of pastes) last.set(key, i);
  const all = drafts.flatMap(({ pastes = [] }) => pastes);
  return drafts.map(({ pastes = [], ...fix }, i) => {
    const keys = [...new Set(pastes.map(({ key }) => key))].filter((key) => last.get(key) === i);
    const pastesOf = (key: string): Paste[] => all.filter((each) => each.key === key);
    const texts = keys.map((key) => pasteText(key, pastesOf(key)));
    return texts.length === 0 ? fix : { ...fix, paste: texts.join('\n') };
  });
}

function fieldFix(requirement: RequirementId, supported: string, requested: string): Draft {
  const [group = '', name = ''] = requirement.split(/[:.](.*)/s);
  const fix = fixFor(requirement);
  if (group === 'manifest') {
    const where = name === '' ? '' : ` at ${quote(name)}`;
    const what = name === 'signature' ? 'have the cartridge signed by its publisher' : `fix the manifest${where}`;
    return fix(`${what}: no host can`);
  }
  if (group === 'filesystem' || group === 'network') {
    const value = [...(supported === 'none' ? [] : supported.split(', ')), name];
    const what = `grant ${quote(name)} under ${group} if the host may do that, or ask for less in the package`;
    return fix(what, { key: group, value, promised: true });
  }
  const fact = FACTS[requirement];
  if (fact === undefined) return fix('give the profile a tool that serves it');
  if (supported !== NOT_STATED)
    return fix(
      `the profile states ${quote(supported)}: use a host with ${quote(requested)} or more, or lower the requirement in the package`,
    );
  const what = `state the fact in the profile: ${quote(requested)} or more is what the package needs`;
  return fix(what, { ...fact(requested).paste, promised: true });
}

/** Makes fixes for one requirement. */
function fixFor(requirement: RequirementId): (what: string, ...pastes: readonly Paste[]) => Draft {
  return (what, ...pastes) => ({ requirement, what, pastes });
}

/** The change that grants a scope to the host, or states a fact that its profile leaves out; none for anything else. */
export function fieldChange(requirement: RequirementId, supported: string, requested: string): Change | undefined {
  const [group = '', scope = ''] = requirement.split(/:(.*)/s);
  if (group === 'filesystem' || group === 'network')
    return { kind: 'grant', list: group, scope, promise: `the host may do ${quote(scope)} (${group})` };
  return supported === NOT_STATED ? FACTS[requirement]?.(requested).change : undefined;
}

const FACTS: ByFloor<
  (requested: string) => { readonly paste: { readonly key: string; readonly value: unknown }; readonly change: Change }
> = {
  'mcp.minProtocolRevision': (value) => ({
    paste: { key: 'protocolRevision', value },
    change: { kind: 'revision', value, promise: `the host negotiates MCP ${quote(value)} or later` },
  }),
  'model.toolUse': () => ({
    paste: { key: 'model', value: { toolUse: true } },
    change: { kind: 'toolUse', promise: 'the model of the host calls tools' },
  }),
  'model.minContextWindowTokens': (requested) => ({
    paste: { key: 'model', value: { contextWindowTokens: Number(requested) } },
    change: {
      kind: 'contextWindow',
      value: Number(requested),
      promise: `the model of the host has a context window of ${requested} tokens or more`,
    },
  }),
};

function unboundFixes(
  requirement: RequirementId,
  role: RoleResult,
  requested: string,
  { strict }: Pick<JudgedHost, 'strict'>,
): Draft[] {
  const fix = fixFor(requirement);
  const close = role.candidates.flatMap((candidate) => candidateFix(fix, role, candidate, strict === true) ?? []);
  if (close.length > 0) return close.slice(0, TOOLS);
  // The tool is there, and is recorded again.
  if (role.candidates.some(({ notTaken }) => notTaken === WITHHELD)) return [];
  const [, asked = ''] = requested.split(' with ');
  const server = serverFor(asked.split(', '));
  // The gate needs nothing that is not here yet.
  if (gateMayServe(role)) {
    const gate = { key: 'servers', lines: [`  - ${flowYaml(OWN_SERVER)}`] };
    return [fix(`let the gate serve it (docs/gate.md)${server === undefined ? '' : `, or ${server.what}`}`, gate)];
  }
  const none = `give the profile a tool that takes what ${role.role} asks for, with its scopes: no server that is known here offers one`;
  return [server === undefined ? fix(none) : fix(server.what, server.paste)];
}

function candidateFix(
  fix: ReturnType<typeof fixFor>,
  { role }: RoleResult,
  { tool, schema, missingScopes, wrap, rename, reservations, notTaken }: CandidateResult,
  strict: boolean,
): Draft | undefined {
  // It is recorded again with all others, or not at all.
  if (notTaken === WITHHELD) return undefined;
  if (notTaken === ALTERED)
    return fix(`restore the recorded description of ${quote(tool)}, or record it again from its servers`);
  if (notTaken === AMBIGUOUS)
    return fix(`make its server list ${quote(tool)} once: clients differ in which one they use`);
  if (notTaken === UNAPPLIED)
    return fix(
      `only the gate applies wraps, and only of servers' tools: name it in the profile and install the agent with cartwright activate, or offer another tool than ${quote(tool)}`,
    );
  if (wrap !== undefined) return fix(`wrap ${quote(tool)}: then it serves ${role}`, pasteWrap(wrap, missingScopes));
  if (strict && schema === 'accepts' && reservations.length > 0)
    return fix(`${quote(tool)} has a reservation: offer another tool for ${role}, or judge without --strict`);
  if (schema === 'accepts' && missingScopes.length > 0) {
    const scopes = missingScopes.map((each) => quote(each)).join(', ');
    const under = reservations.length === 0 ? '' : ' with a reservation, once it is named in bindings';
    return fix(`grant ${quote(tool)} the scope ${scopes} if it does no more than that: then it serves ${role}${under}`);
  }
  if (notTaken !== undefined) {
    const paste = { key: 'bindings', value: { [role]: tool }, promised: true };
    return fix(`name ${quote(tool)} in bindings if it is the one that is meant`, paste);
  }
  if (rename === undefined) return undefined;
  const pairs = Object.entries(rename).map(([from, to]) => `${quote(from)} to ${quote(to)}`);
  const left = reservations.map(({ reason }) => reason).join('; ') || 'whether it is the one that is meant';
  return fix(`wrap ${quote(tool)} with a rename of ${pairs.join(', ')}, and with what only you can say: ${left}`);
}

function reservedFix({ role, candidates: [bound] }: RoleResult): Draft {
  const fix = fixFor(`tool:${role}`);
  if (bound?.wrap === undefined)
    return fix(`no wrap is known that takes every call of ${role}; offer another tool, or accept the finding`);
  const { wrap, tool, missingScopes } = bound;
  const binding = { key: 'bindings', value: { [role]: wrap.name }, promised: false };
  const what = `wrap ${quote(tool)}: then it serves ${role} without a reservation`;
  return fix(what, pasteWrap(wrap, missingScopes), binding);
}

function pasteWrap({ name, scopes, ...wrap }: WrapEntry, missing: readonly string[]): Paste {
  const lines = [
    `  - name: ${flowYaml(name)}`,
    ...Object.entries(wrap).map(([part, value]) => `    ${part}: ${flowYaml(value)}`),
    `    scopes: ${flowYaml(scopes)}${missing.length === 0 ? '' : ` # ${PROMISE}`}`,
  ];
  return { key: 'tools', lines };
}

/** An MCP server of a registry that offers a tool for a trade; taken from its own list of tools. */
interface KnownServer {
  readonly package: string;
  readonly version: string;
  /** Arguments of its program that make it a server. */
  readonly args?: readonly string[];
  /** What its calls need besides. */
  readonly needs?: string;
  /** Scopes of the trades that it serves, each with its tool; `wrapped` where a wrap is needed, which the handshake then suggests. */
  readonly serves: Readonly<Partial<Record<string, { readonly tool: string; readonly wrapped?: true }>>>;
  /** The day on which it was read, `YYYY-MM-DD`: from `tools/list` of the package, started over stdio without network. */
  readonly date: string;
}

/**
 * Servers that were started, and whose tools were called where no login is needed. Those that need an account, a key or a database of
 * their own are left out where another one does without, and so is one that called a write a success and had stored nothing.
 */
const KNOWN_SERVERS: readonly KnownServer[] = [
  {
    package: '@modelcontextprotocol/server-memory',
    version: '2026.8.31',
    serves: { 'memory.write': { tool: 'create_entities', wrapped: true }, search: { tool: 'search_nodes' } },
    date: '2026-11-21',
  },
  {
    package: 'mcp-server-commands',
    version: '0.5.0',
    serves: { exec: { tool: 'run_command' } },
    date: '2026-11-22',
  },
  // Codex offers itself no more: its mcp-server went with 0.154.0 (openai/codex #42993; 0.169.0 has none).
  {
    package: '@anthropic-ai/claude-code',
    version: '2.1.330',
    args: ['mcp', 'serve'],
    needs: 'a login of Claude Code',
    serves: { dispatch: { tool: 'Agent', wrapped: true } },
    date: '2026-11-23',
  },
];

function serverFor(scopes: readonly string[]): { readonly what: string; readonly paste: Paste } | undefined {
  for (const { package: name, version, args = [], needs, serves, date } of KNOWN_SERVERS) {
    const found = serves[scopes.find((scope) => Object.hasOwn(serves, scope)) ?? ''];
    if (found === undefined) continue;
    const how = found.wrapped === true ? ', through a wrap that the handshake then suggests' : '';
    const start = ['-y', `${name}@${version}`, ...args];
    const server = { name: name.replace(/^.*\/(?:server-)?/, ''), command: 'npx', args: start };
    const more = needs === undefined ? '' : `, and needs ${needs}`;
    return {
      what: `add a server that offers it: ${name} ${version} has ${found.tool}${how}${more} (read on ${date})`,
      paste: { key: 'servers', lines: [`  - ${flowYaml(server)}`] },
    };
  }
  return undefined;
}
