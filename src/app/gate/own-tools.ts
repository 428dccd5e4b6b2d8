import { saveRecord } from '../../core/gate/save-record.ts';
import { isGate, ownAnswer, OWN_SERVER, type OwnToolName } from '../../core/handshake/own-tools.ts';
import type { LiveAnswer } from '../../core/handshake/live.ts';
import { asRefusal } from '../../core/result/errno.ts';
import { UserError } from '../../core/result/errors.ts';
import { quote } from '../../core/text/printable.ts';
import { member, textOf, type Mapping } from '../../core/value/mapping.ts';
import type { Clock, GateMemory, HeldServers } from '../../ports.ts';
import type { Card } from '../../core/readiness/facts.ts';

/** An agent of the project. A package is not built yet, and has no digest. */
export type ListedAgent = Pick<Card, 'path' | 'id' | 'name' | 'role' | 'romDigest'>;

/** What a gate serves itself. What is undefined is not offered. */
export interface OwnTools {
  readonly clock: Clock;
  /** Name of the client. */
  readonly by: string;
  readonly memory: GateMemory | undefined;
  readonly agents: (() => Promise<readonly ListedAgent[]>) | undefined;
  /** Why something is not offered, one printable line each. */
  readonly notes: readonly string[];
}

/** Hits without and with a limit. */
const HITS = 10;
const MOST_HITS = 100;

/**
 * Servers of which one is the gate itself: it is not started, and answers from here, one call after the other.
 *
 * @param load is asked once, where a profile names the gate
 */
export function withOwnTools(held: HeldServers, load: () => Promise<OwnTools>): HeldServers {
  let loaded: Promise<OwnTools> | undefined;
  const own = (): Promise<OwnTools> => (loaded ??= load());
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(body: () => Promise<T>): Promise<T> => {
    const next = last.then(body);
    last = next.catch(() => undefined);
    return next;
  };
  return {
    ...held,
    look: (server) => (isGate(server) ? inTurn(async () => look(await own())) : held.look(server)),
    runs: (server) => isGate(server) || held.runs(server),
    async request(server, request, how) {
      if (!isGate(server)) return held.request(server, request, how);
      const { params } = request;
      const name = textOf(params, 'name') as OwnToolName;
      return { result: await inTurn(async () => call(await own(), name, member(params, 'arguments'))) };
    },
    async close() {
      await inTurn(async () => (await loaded)?.memory?.close());
      await held.close();
    },
  };
}

async function look({ memory, agents, notes }: OwnTools): Promise<LiveAnswer> {
  try {
    await memory?.look();
  } catch (error) {
    return { name: OWN_SERVER.name, failure: `cannot keep memory: ${wordsOf(error)}`, notes: [] };
  }
  const offered = (name: string): boolean => (name === 'list_agents' ? agents : memory) !== undefined;
  const said = ownAnswer();
  return { ...said, tools: said.tools.filter(({ name }) => offered(name)), notes };
}

/** What the user could not foresee is said; a bug is thrown. */
function wordsOf(cause: unknown): string {
  const error = asRefusal(cause);
  if (!(error instanceof UserError)) throw error;
  const { path, message, help } = error;
  return `${path === undefined ? '' : `${quote(path)}: `}${message}; ${help}`;
}

async function call(own: OwnTools, name: OwnToolName, args: unknown): Promise<Mapping> {
  try {
    const result = await answer(own, name, args);
    return { content: [{ type: 'text', text: JSON.stringify(result) }], structuredContent: result };
  } catch (error) {
    return { content: [{ type: 'text', text: wordsOf(error) }], isError: true };
  }
}

async function answer({ clock, by, memory, agents }: OwnTools, name: OwnToolName, args: unknown): Promise<Mapping> {
  if (name === 'list_agents') return { agents: (await agents?.()) ?? [] };
  if (memory === undefined) throw new Error(`${name} is not offered`);
  const given = (args ?? {}) as Mapping;
  if (name === 'search_memory') {
    const { limit } = given;
    const most = typeof limit === 'number' ? Math.min(Math.max(Math.floor(limit), 0), MOST_HITS) : HITS;
    return { hits: await memory.search(textOf(given, 'query'), most) };
  }
  const record = saveRecord(given, clock.now(), by);
  if ('problem' in record)
    throw new UserError('bad-input', `the record cannot be kept: ${record.problem}`, {
      help: 'send a shorter text, in valid Unicode',
    });
  await memory.append(record);
  return { id: record.id, at: record.createdAt };
}
