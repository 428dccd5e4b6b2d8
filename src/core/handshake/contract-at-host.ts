import { acceptsOpened, exampleOf, requiresNothing } from './accept/accepts.ts';
import { acceptsWrapped, type Wrap } from './accept/template.ts';
import { acceptance, withWitness, type Acceptance } from './accept/acceptance.ts';
import { HOST_TOO_MUCH, type Pool } from '../json-schema/budget.ts';
import { refusesAtAGlance } from './accept/quick-refusal.ts';
import { openSchema, type Opened } from '../json-schema/open-schema.ts';
import { renameHint, type RenameHint, wrapHint } from './accept/hints.ts';
import { dialectReservations, directReservations, filledBy, seenBy } from './dialect.ts';
import { member } from '../value/mapping.ts';
import { once } from '../value/once.ts';
import { isObject } from '../json-schema/json.ts';
import type { ToolContract } from '../manifest/types.ts';
import type { HostProfile, HostTool } from './host.ts';

const OPENED = new WeakMap<HostTool, Opened>();

/** What the tools of one host are to one contract. A tool that is wrapped is meant by what it wraps. */
export class ContractAtHost {
  readonly contract: ToolContract;
  readonly host: HostProfile;
  readonly #opened: Opened;
  readonly #pool: Pool;
  readonly #answers = new Map<HostTool, Acceptance>();
  #requiresNothing: boolean | undefined;

  /**
   * @param opened the input schema of the contract
   * @param pool steps that all decisions about the host share
   */
  constructor(contract: ToolContract, opened: Opened, host: HostProfile, pool: Pool) {
    this.contract = contract;
    this.#opened = opened;
    this.host = host;
    this.#pool = pool;
  }

  /** Whether a tool of the host, wrapped or its own, accepts the input schema of the contract. */
  accepts(tool: HostTool): Acceptance {
    return once(this.#answers, tool, () => this.#judged(tool));
  }

  /** Whether a tool certainly does not accept, which is found without a look at the whole of its schema. */
  refusesAtAGlance(tool: HostTool): boolean {
    return tool.wraps === undefined && refusesAtAGlance(this.contract.inputSchema, tool.inputSchema);
  }

  /** The rename that would make a refused tool accept, if there is one. A wrapped tool is renamed already. */
  renameHint(tool: HostTool): RenameHint | undefined {
    return tool.wraps === undefined ? renameHint(this.#opened, opened(tool), this.#steps()) : undefined;
  }

  /**
   * The wrap with which a tool takes every call of the contract, if one can be told. A wrapped tool is wrapped already.
   *
   * @param found the rename that was found
   */
  wrapHint(tool: HostTool, found: RenameHint | undefined): Wrap | undefined {
    if (tool.wraps !== undefined) return undefined;
    const hint = wrapHint(this.#opened, opened(tool), found, this.#steps());
    // What the dialect of the host's client leaves open stays open through a wrap.
    const isReserved =
      hint !== undefined && this.#judged({ ...tool, ...hint, wraps: tool.name }).reservations.length > 0;
    return isReserved ? undefined : hint;
  }

  /** Whether the contract requires no property, so that only a name binds a tool to it. */
  get requiresNothing(): boolean {
    return (this.#requiresNothing ??= requiresNothing(this.#opened));
  }

  #steps(): Pool {
    this.#pool.grow();
    return this.#pool;
  }

  #judged(tool: HostTool): Acceptance {
    const pool = this.#steps();
    if (pool.exhausted) return acceptance('unknown', HOST_TOO_MUCH);
    const called = tool.wraps === undefined ? tool : this.host.tools.find(({ name }) => name === tool.wraps);
    // A role is called and answers at once; a task is something that a client asks about later.
    if (called !== undefined && member(called.execution, 'taskSupport') === 'required') {
      const reason = 'the tool can be called only as a task (execution.taskSupport is required)';
      return withWitness(acceptance('refuses', reason), exampleOf(this.#opened, pool));
    }
    const answer = this.#compared(tool, this.#openedOf(tool, called), pool);
    return called === undefined ? answer : this.#inDialect(answer, tool, called);
  }

  #compared(tool: HostTool, called: Opened, pool: Pool): Acceptance {
    return tool.wraps === undefined
      ? acceptsOpened(this.#opened, called, pool)
      : acceptsWrapped(this.#opened, called, tool, pool);
  }

  /** With what the dialect of the host's client leaves open; the client's own tools are not of it. */
  #inDialect(answer: Acceptance, tool: HostTool, called: HostTool): Acceptance {
    const { dialect } = this.host;
    if (dialect === undefined || answer.answer !== 'accepts' || called.builtIn === true) return answer;
    const seen = seenBy(dialect, called.inputSchema);
    const shown =
      seen === called.inputSchema
        ? undefined
        : this.#compared(tool, opened({ ...called, inputSchema: seen }), this.#steps());
    const properties = member(this.contract.inputSchema, 'properties');
    const sent = filledBy(tool, isObject(properties) ? Object.keys(properties) : []);
    const direct = tool.wraps === undefined ? directReservations(dialect, tool) : [];
    const more = [...direct, ...dialectReservations(dialect, called, sent, answer, shown)];
    return more.length === 0 ? answer : { ...answer, reservations: [...answer.reservations, ...more] };
  }

  /** What is sent to a wrapped tool is made of each contract, and judged by the schema of the tool itself. */
  #openedOf(tool: HostTool, called: HostTool | undefined): Opened {
    if (called !== undefined && (called === tool || called.wraps === undefined)) return opened(called);
    const withheld = this.host.withheld?.find(({ name }) => name === tool.wraps);
    const isTwice = withheld?.ambiguous === true;
    const what = withheld === undefined ? 'not there' : isTwice ? 'listed more than once' : 'not what was recorded';
    return { problem: `the tool that it wraps is ${what}`, where: undefined };
  }
}

function opened(tool: HostTool): Opened {
  const { inputSchema } = tool;
  return once(OPENED, tool, () =>
    inputSchema === undefined ? { problem: 'there is none', where: undefined } : openSchema(inputSchema),
  );
}
