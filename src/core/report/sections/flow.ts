import type { FlowNode } from '../../result/flow.ts';
import type { CalResult } from '../../result/results.ts';
import { NODE_KINDS } from '../../value/node-kinds.ts';
import { MARK_OF_STATE, MARKS } from '../blocks.ts';

/** What a drawing shows of a node beside its id. */
export interface DrawnNode {
  /** Who does it, or what it is; undefined where its form says that. */
  readonly who: string | undefined;
  /** Knowledge that it requires and that is not there: the first items, each behind its sign. */
  readonly lacking: readonly string[];
  readonly unstaffed: boolean;
  readonly brackets: (typeof NODE_KINDS)[keyof typeof NODE_KINDS]['brackets'];
}

/** Items of a node that are drawn. */
const LACKING = 4;

/** What the nodes of a flow are drawn with. */
export function drawnNodes({
  participants,
  rac,
}: Pick<CalResult, 'participants' | 'rac'>): (node: FlowNode) => DrawnNode {
  const unresolved = new Set(
    participants.filter(({ resolved, required }) => resolved === null && required).map(({ alias }) => alias),
  );
  const signs = new Map(
    rac
      .filter(({ state }) => state === 'failed' || state === 'unconfirmed')
      .map(({ id, state }) => [id, MARKS[MARK_OF_STATE[state]].sign]),
  );
  return ({ kind, agent, role, rac: required = [] }) => {
    // A node of an unknown kind has the plain form.
    const { brackets, named } = NODE_KINDS[kind === 'other' ? 'task' : kind];
    const lacking = required.flatMap((id) => (signs.has(id) ? [`${signs.get(id)} ${id}`] : []));
    return {
      who:
        agent === undefined
          ? named
            ? kind
            : undefined
          : role === undefined || role === agent
            ? agent
            : `${agent} · ${role}`,
      lacking: lacking.slice(0, LACKING),
      unstaffed: agent !== undefined && unresolved.has(agent),
      brackets,
    };
  };
}
