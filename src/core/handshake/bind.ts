import type { ToolContract } from '../manifest/types.ts';
import { once } from '../value/once.ts';
import type { CandidateResult, RoleResult, WrapEntry } from '../result/results.ts';
import { ContractAtHost } from './contract-at-host.ts';
import { Pool } from '../json-schema/budget.ts';
import { openSchema, type Opened } from '../json-schema/open-schema.ts';
import type { RenameHint } from './accept/hints.ts';
import { destroys, meansSame, tellsTrade } from './accept/meaning.ts';
import type { Acceptance, Answer } from './accept/acceptance.ts';
import type { HostProfile, HostTool } from './host.ts';
import { ALTERED, AMBIGUOUS, keptBy, UNAPPLIED, WITHHELD } from './pins.ts';

/** A role after binding. */
export interface BoundRole {
  /** Of the tool that is bound. */
  readonly scopesGranted: readonly string[];
  readonly result: RoleResult;
}

/** At most so many tools that came close are shown for a role. */
const SHOWN = 8;
/** At most so many tools are looked at for a rename, in the order of the host. */
const HINTS_TRIED = 64;

interface Attempt {
  readonly tool: HostTool;
  readonly how: 'named' | 'suggested' | 'found';
  readonly keptBy: NonNullable<RoleResult['enforcedBy']>;
  readonly missingScopes: readonly string[];
  /** Only asked where it decides: of a tool without the scopes, the schema matters once the role stays unbound. */
  readonly answer: () => Answer;
  /** The whole answer, for the few that are shown. */
  readonly acceptance: () => Acceptance;
  /** Why a tool whose schema accepts and whose scopes suffice is not bound; undefined for one that is. */
  readonly notTaken: () => string | undefined;
}

/** Binds roles and remembers what it bound: most cartridges ask every host for the same contracts. */
export class Binder {
  readonly #keys = new WeakMap<ToolContract, string>();
  readonly #schemas = new Map<string, Opened>();
  readonly #hosts = new WeakMap<HostProfile, { readonly pool: Pool; readonly bound: Map<string, BoundRole> }>();
  /** Whether no tool is bound with a reservation or through a wrap that nothing applies, not even one that was named. */
  readonly strict: boolean;

  constructor(strict = false) {
    this.strict = strict;
  }

  /**
   * Binds one concrete tool of the host to a role. Order: the profile's own binding, a tool with the suggested name, then the
   * other tools as the host lists them; the first whose schema accepts and whose scopes suffice is bound (docs/format.md 2.3).
   * What a search found binds only without any reservation, and never for a contract that requires nothing (docs/format.md 17).
   */
  bind(contract: ToolContract, host: HostProfile): BoundRole {
    const { pool, bound: known } = once(this.#hosts, host, () => ({ pool: new Pool(), bound: new Map() }));
    const key = once(this.#keys, contract, () => JSON.stringify(contract));
    return once(known, key, () => {
      const { inputSchema } = contract;
      const opened = once(this.#schemas, JSON.stringify(inputSchema), () => openSchema(inputSchema));
      const asked = new ContractAtHost(contract, opened, host, pool);
      return withWithheld(bindRole(asked, this.strict), asked);
    });
  }
}

/** A role that stays unbound, with the tools that would serve it, had they not changed since they were recorded. */
function withWithheld(role: BoundRole, asked: ContractAtHost): BoundRole {
  const { contract, host } = asked;
  if (role.result.satisfied || host.withheld === undefined) return role;
  const wanted = Object.hasOwn(host.bindings, contract.role) ? host.bindings[contract.role] : contract.name;
  const withheld = host.withheld.flatMap((tool): CandidateResult[] => {
    const missingScopes = contract.capabilityScopes.filter((scope) => !tool.scopes.includes(scope));
    const acceptance = asked.accepts(tool);
    const { answer } = acceptance;
    if (tool.name !== wanted && (answer !== 'accepts' || missingScopes.length > 0)) return [];
    const why = tool.ambiguous === true ? AMBIGUOUS : host.servers.length === 0 ? ALTERED : WITHHELD;
    const said = { answer: () => answer, acceptance: () => acceptance, notTaken: () => why };
    return [
      { ...candidateOf({ tool, how: 'found', keptBy: keptBy(host, tool), missingScopes, ...said }), notTaken: why },
    ];
  });
  const candidates = [...withheld, ...role.result.candidates].slice(0, SHOWN);
  return { ...role, result: { ...role.result, candidates } };
}

function bindRole(asked: ContractAtHost, strict: boolean): BoundRole {
  const { contract, host } = asked;
  const attempts: Attempt[] = [];
  for (const { tool, how } of inOrder(contract, host)) {
    const missingScopes = contract.capabilityScopes.filter((scope) => !tool.scopes.includes(scope));
    const acceptance = (): Acceptance => asked.accepts(tool);
    const answer = (): Answer => (asked.refusesAtAGlance(tool) ? 'refuses' : acceptance().answer);
    const kept = keptBy(host, tool);
    const notTaken = (): string | undefined =>
      strict && kept === 'nobody' ? UNAPPLIED : whyNotTaken(how, acceptance(), strict, asked);
    const attempt: Attempt = { tool, how, keptBy: kept, missingScopes, answer, acceptance, notTaken };
    // Most tools fit a contract that requires nothing: one is enough to say why a search does not bind it.
    const any = how === 'found' && asked.requiresNothing;
    if (any && (missingScopes.length > 0 || attempt.answer() !== 'accepts')) continue;
    attempts.push(attempt);
    if (any) break;
    if (missingScopes.length === 0 && attempt.answer() === 'accepts' && notTaken() === undefined)
      return bound(asked, attempt, attempts);
  }
  return unbound(asked, attempts, strict);
}

// Of a tool that accepts by type and has the scopes.
function whyNotTaken(
  how: Attempt['how'],
  { reservations }: Acceptance,
  strict: boolean,
  { requiresNothing }: ContractAtHost,
): string | undefined {
  const count = `${reservations.length} reservation${reservations.length === 1 ? '' : 's'}`;
  if (strict && reservations.length > 0) return `it has ${count}, and --strict accepts none`;
  if (how !== 'found') return undefined;
  if (requiresNothing)
    return 'the contract requires no property, so that only a name binds a tool: name it in bindings if it is the one';
  if (reservations.length > 0)
    return `it was found by search and has ${count}: name it in bindings to take it all the same`;
  return undefined;
}

function* inOrder(contract: ToolContract, host: HostProfile): Generator<Pick<Attempt, 'tool' | 'how'>> {
  const wanted = Object.hasOwn(host.bindings, contract.role) ? host.bindings[contract.role] : undefined;
  const named = wanted === undefined ? undefined : host.tools.find((tool) => tool.name === wanted);
  if (named !== undefined) yield { tool: named, how: 'named' };
  const suggested = host.tools.find((tool) => tool.name === contract.name && tool !== named);
  if (suggested !== undefined) yield { tool: suggested, how: 'suggested' };
  for (const tool of host.tools) if (tool !== named && tool !== suggested) yield { tool, how: 'found' };
}

/** The wrap of a tool that would serve a role, as an entry of the profile. */
function wrapOf(asked: ContractAtHost, tool: HostTool, found?: RenameHint): WrapEntry | undefined {
  const { contract, host } = asked;
  const hint = asked.wrapHint(tool, found);
  if (hint === undefined) return undefined;
  // A tool without scopes promises nothing: then its properties must show that it is the one.
  const told = Object.entries(hint.rename ?? {}).every(([wanted, offered]) => meansSame(wanted, offered));
  if (tool.scopes.length === 0 && !told) return undefined;
  const named = [...host.tools, ...(host.withheld ?? [])].map(({ name }) => name);
  const taken = new Set([...named, ...(host.leftOut ?? [])]);
  let name = contract.name;
  for (let n = 1; taken.has(name); n++) name = `${contract.name}_wrapped${n === 1 ? '' : `_${n}`}`;
  return { name, wraps: tool.name, ...hint, scopes: contract.capabilityScopes };
}

function bound(asked: ContractAtHost, winner: Attempt, attempts: readonly Attempt[]): BoundRole {
  const wrap = winner.acceptance().reservations.length === 0 ? undefined : wrapOf(asked, winner.tool);
  const passedOver = attempts.filter((attempt) => attempt !== winner && attempt.how !== 'found');
  const { role, tier } = asked.contract;
  const { tool, how } = winner;
  return {
    scopesGranted: tool.scopes,
    result: {
      role,
      tier,
      boundTool: tool.name,
      how,
      ...(tool.wraps === undefined ? {} : { wraps: tool.wraps }),
      enforcedBy: winner.keptBy,
      satisfied: true,
      candidates: [candidateOf(winner, undefined, wrap), ...passedOver.map((attempt) => candidateOf(attempt))],
    },
  };
}

/** A tool that came close, and how close. */
interface Close {
  readonly attempt: Attempt;
  readonly hint: RenameHint | undefined;
  readonly wrap: WrapEntry | undefined;
  readonly rank: number;
}

function unbound(asked: ContractAtHost, attempts: readonly Attempt[], strict: boolean): BoundRole {
  let [hints, tries, near] = [0, 0, 0];
  const close: Close[] = [];
  for (const attempt of attempts) {
    // What follows cannot come closer than so many that fit but for a scope.
    if (near >= SHOWN) break;
    const answer = attempt.answer();
    // A wrap that nothing would apply is not bound strictly, so none is looked for.
    const applied = !strict || keptBy(asked.host, { ...attempt.tool, wraps: attempt.tool.name }) === 'gate';
    const look = applied && hints < SHOWN && tries < HINTS_TRIED && mayBeWrapped(asked.contract, attempt, answer);
    const hint = look && answer === 'refuses' ? asked.renameHint(attempt.tool) : undefined;
    const wrap = look ? wrapOf(asked, attempt.tool, hint) : undefined;
    if (look) tries++;
    if (hint !== undefined || wrap !== undefined) hints++;
    const rank = rankOf(attempt, answer, hint ?? wrap);
    if (rank !== undefined) close.push({ attempt, hint, wrap, rank });
    if (rank !== undefined && rank <= LACKS_A_SCOPE) near++;
  }
  close.sort((a, b) => a.rank - b.rank || lacksMore(a) - lacksMore(b));
  const { role, tier } = asked.contract;
  const candidates = close.slice(0, SHOWN).map(({ attempt, hint, wrap }) => candidateOf(attempt, hint, wrap));
  return { scopesGranted: [], result: { role, tier, boundTool: null, how: null, satisfied: false, candidates } };
}

// A tool of another trade is not made fit by a wrap; of one without any scopes the name may tell its trade.
function mayBeWrapped(
  { capabilityScopes }: ToolContract,
  { how, tool, missingScopes, acceptance }: Attempt,
  answer: Answer,
): boolean {
  if (answer === 'unknown' || (answer === 'accepts' && acceptance().reservations.length === 0)) return false;
  if (destroys(tool.name)) return false;
  if (how !== 'found' || missingScopes.length === 0) return true;
  return tool.scopes.length === 0 && tellsTrade(tool.name, capabilityScopes) >= 0;
}

// Of two renames the one that leaves nothing to ask for comes first.
function lacksMore({ hint, wrap }: Close): number {
  return hint === undefined || wrap !== undefined ? 0 : hint.reservations.length;
}

/** Rank of a tool whose schema accepts: all that is missing is its name, or a scope. */
const LACKS_A_NAME = 2;
const LACKS_A_SCOPE = 3;

// Named tools come first, then those that lack least; a tool that neither fits nor may is not close.
function rankOf(
  { how, missingScopes }: Attempt,
  answer: Answer,
  hint: RenameHint | WrapEntry | undefined,
): number | undefined {
  if (how === 'named') return 0;
  if (how === 'suggested') return 1;
  if (answer === 'accepts') return missingScopes.length === 0 ? LACKS_A_NAME : LACKS_A_SCOPE;
  if (missingScopes.length === 0) return hint === undefined ? 5 : 4;
  return hint === undefined ? undefined : 6;
}

function candidateOf(
  { tool, acceptance, missingScopes, notTaken }: Attempt,
  hint?: RenameHint,
  wrap?: WrapEntry,
): CandidateResult {
  const { answer, contractPath, toolPath, reason, witness, reservations } = acceptance();
  const own = hint?.reservations ?? reservations;
  const why = answer === 'accepts' && missingScopes.length === 0 ? notTaken() : undefined;
  return {
    tool: tool.name,
    schema: answer,
    path: `contract #${shortened(contractPath)}, tool #${shortened(toolPath)}: ${reason}`,
    ...(witness === undefined ? {} : { witness }),
    missingScopes,
    reservations: own,
    warnings: own.map((reservation) => reservation.reason),
    ...(why === undefined ? {} : { notTaken: why }),
    ...(hint === undefined ? {} : { rename: hint.rename }),
    ...(wrap === undefined ? {} : { wrap }),
  };
}

/** A pointer into a deep schema, without its middle: what follows it says why, and must be seen. */
function shortened(pointer: string): string {
  return pointer.length > 120 ? `${pointer.slice(0, 40)}…${pointer.slice(-79)}` : pointer;
}
