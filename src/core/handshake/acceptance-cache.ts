import { acceptsOpened, exampleOf, requiresNothing } from './accept/accepts.ts';
import { acceptsTemplated } from './accept/template.ts';
import { acceptance, withWitness, type Acceptance } from './accept/acceptance.ts';
import { HOST_TOO_MUCH, Pool } from '../json-schema/budget.ts';
import { refusesAtAGlance } from './accept/quick-refusal.ts';
import { openSchema, type Opened } from '../json-schema/open-schema.ts';
import { renameHint, type RenameHint } from './accept/rename-hint.ts';
import { wrapHint, type WrapHint } from './accept/wrap-hint.ts';
import { wrappedSchema } from './accept/wrapped.ts';
import { dialectReservations, filledBy, seenBy } from './dialect.ts';
import { member } from '../value/mapping.ts';
import { isObject } from '../json-schema/json.ts';
import type { HostProfile, HostTool } from './host.ts';

/** What is known of one contract. */
interface Known {
  readonly opened: Opened;
  readonly answers: WeakMap<HostTool, Acceptance>;
  readonly hints: WeakMap<HostTool, RenameHint | undefined>;
  readonly wraps: WeakMap<HostTool, WrapHint | undefined>;
  requiresNothing?: boolean;
}

/**
 * Remembers which tool accepts which contract: most cartridges ask for the same contracts, and a hundred of them against
 * twenty hosts would decide each pair a hundred times.
 */
export class AcceptanceCache {
  readonly #keys = new WeakMap<object, string>();
  readonly #contracts = new Map<string, Known>();
  readonly #tools = new WeakMap<HostTool, Opened>();
  readonly #pools = new WeakMap<HostProfile, Pool>();

  /** Whether a tool of a host, wrapped or its own, accepts the input schema of a contract. */
  accepts(contract: object, tool: HostTool, host: HostProfile): Acceptance {
    const { opened, answers } = this.#contract(contract);
    const known = answers.get(tool);
    if (known !== undefined) return known;
    const pool = this.#pool(host);
    const called = tool.wraps === undefined ? tool : host.tools.find(({ name }) => name === tool.wraps);
    const own = pool.exhausted
      ? acceptance('unknown', HOST_TOO_MUCH)
      : isTaskOnly(called)
        ? refusedAsTask(opened, pool)
        : this.#judge(opened, tool, host, pool);
    const answer = this.#inDialect(own, contract, tool, called, host);
    answers.set(tool, answer);
    return answer;
  }

  /** Whether a tool certainly does not accept, which is found without a look at the whole of its schema. */
  refusesAtAGlance(contract: object, tool: HostTool): boolean {
    return tool.wraps === undefined && refusesAtAGlance(contract, tool.inputSchema);
  }

  /** The rename that would make a refused tool accept, if there is one. A wrapped tool is renamed already. */
  renameHint(contract: object, tool: HostTool, host: HostProfile): RenameHint | undefined {
    if (tool.wraps !== undefined) return undefined;
    const { opened, hints } = this.#contract(contract);
    if (!hints.has(tool)) hints.set(tool, renameHint(opened, this.#tool(tool, host), this.#pool(host)));
    return hints.get(tool);
  }

  /** The wrap with which a tool takes every call of a contract, if one can be told. A wrapped tool is wrapped already. */
  wrapHint(contract: object, tool: HostTool, host: HostProfile): WrapHint | undefined {
    if (tool.wraps !== undefined) return undefined;
    const { opened, wraps } = this.#contract(contract);
    if (!wraps.has(tool)) {
      const found =
        this.accepts(contract, tool, host).answer === 'refuses' ? this.renameHint(contract, tool, host) : undefined;
      const hint = wrapHint(opened, this.#tool(tool, host), found, this.#pool(host));
      // What the dialect of the host's client leaves open stays open through a wrap.
      const wrapped = { ...tool, ...hint, wraps: tool.name };
      const reserved = hint !== undefined && this.accepts(contract, wrapped, host).reservations.length > 0;
      wraps.set(tool, reserved ? undefined : hint);
    }
    return wraps.get(tool);
  }

  /** Whether a contract requires no property, so that only a name binds a tool to it. */
  requiresNothing(contract: object): boolean {
    const known = this.#contract(contract);
    return (known.requiresNothing ??= requiresNothing(known.opened));
  }

  /** A text that is the same for contracts with the same schema. */
  keyOf(contract: object): string {
    let key = this.#keys.get(contract);
    if (key === undefined) {
      key = JSON.stringify(contract);
      this.#keys.set(contract, key);
    }
    return key;
  }

  #judge(contract: Opened, tool: HostTool, host: HostProfile, pool: Pool): Acceptance {
    const { template } = tool;
    return template === undefined
      ? acceptsOpened(contract, this.#tool(tool, host), pool)
      : acceptsTemplated(contract, this.#tool(tool, host), template, pool);
  }

  /** With what the dialect of the host's client leaves open; the client's own tools are not of it. */
  #inDialect(
    acceptance: Acceptance,
    contract: object,
    tool: HostTool,
    called: HostTool | undefined,
    host: HostProfile,
  ): Acceptance {
    const { dialect } = host;
    if (dialect === undefined || acceptance.answer !== 'accepts' || called === undefined || called.builtIn === true)
      return acceptance;
    const seen: HostTool = { ...called, inputSchema: seenBy(dialect, called.inputSchema) };
    const { opened } = this.#contract(contract);
    const shown =
      seen.inputSchema === called.inputSchema
        ? undefined
        : tool.wraps === undefined
          ? this.#judge(opened, seen, host, this.#pool(host))
          : this.#judge(opened, { ...tool }, { ...host, tools: [seen] }, this.#pool(host));
    const properties = member(contract, 'properties');
    const sent = filledBy(tool, isObject(properties) ? Object.keys(properties) : []);
    const more = dialectReservations(dialect, called, sent, acceptance, shown);
    return more.length === 0 ? acceptance : { ...acceptance, reservations: [...acceptance.reservations, ...more] };
  }

  #contract(contract: object): Known {
    const key = this.keyOf(contract);
    let known = this.#contracts.get(key);
    if (known === undefined) {
      known = { opened: openSchema(contract), answers: new WeakMap(), hints: new WeakMap(), wraps: new WeakMap() };
      this.#contracts.set(key, known);
    }
    return known;
  }

  #pool(host: HostProfile): Pool {
    let pool = this.#pools.get(host);
    if (pool === undefined) this.#pools.set(host, (pool = new Pool()));
    pool.grow();
    return pool;
  }

  #tool(tool: HostTool, host: HostProfile): Opened {
    const known = this.#tools.get(tool);
    if (known !== undefined) return known;
    const opened = tool.wraps === undefined ? openTool(tool) : this.#wrapped(tool, tool.wraps, host);
    this.#tools.set(tool, opened);
    return opened;
  }

  #wrapped(tool: HostTool, wraps: string, host: HostProfile): Opened {
    const target = host.tools.find(({ name }) => name === wraps);
    if (target === undefined || target.wraps !== undefined) {
      const withheld = host.withheld?.find(({ name }) => name === wraps);
      const what =
        withheld === undefined
          ? 'not there'
          : withheld.ambiguous === true
            ? 'listed more than once'
            : 'not what was recorded';
      return { problem: `the tool that it wraps is ${what}`, where: undefined };
    }
    // What the wrapped tool itself takes: what is sent to it is made of each contract.
    if (tool.template !== undefined) return this.#tool(target, host);
    const rename = new Map(Object.entries(tool.rename ?? {}));
    return wrappedSchema(this.#tool(target, host), {
      rename,
      constants: new Map(Object.entries(tool.constants ?? {})),
    });
  }
}

function openTool(tool: HostTool): Opened {
  if (tool.inputSchema === undefined) return { problem: 'there is none', where: undefined };
  return openSchema(tool.inputSchema);
}

// A role is called and answers at once; a task is something that a client asks about later.
function isTaskOnly(tool: HostTool | undefined): boolean {
  return member(tool?.execution, 'taskSupport') === 'required';
}

function refusedAsTask(contract: Opened, pool: Pool): Acceptance {
  const reason = 'the tool can be called only as a task (execution.taskSupport is required)';
  return withWitness(acceptance('refuses', reason), exampleOf(contract, pool));
}
