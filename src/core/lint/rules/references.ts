import type { Report, Rule } from '../rule.ts';
import { DONE, WORK, calExample, flowExample, conditionExample } from '../../result/rule-examples.ts';
import { quote } from '../../text/printable.ts';
import type { Path } from '../../source/document.ts';
import type { Names, CalModel, Entry } from '../../cal/model.ts';
import type { RuleFinding } from '../../cal/rule-finding.ts';
import { listed, quoteName } from '../../cal/shape/words.ts';
import { list, member, own } from '../../value/mapping.ts';
import { takes } from '../../value/node-kinds.ts';

const SHOWN = 8;

/**
 * The finding for a reference that names nothing, with the nearest name that is there. Nothing is found where the names
 * themselves cannot all be read: then the reference may be right.
 *
 * @param name the reference; anything but a text is another rule's finding
 * @param noun what it should name, for the message
 * @param key what of the reference is looked up, when it is not all of it
 */
export function unknownName(
  names: Names,
  name: unknown,
  noun: string,
  path: Path,
  key = name,
): RuleFinding | undefined {
  if (
    typeof name !== 'string' ||
    typeof key !== 'string' ||
    name.trim() === '' ||
    !names.whole ||
    names.byName.has(key)
  )
    return undefined;
  const known = names.all;
  const near = names.nearest(key);
  const shown = `${listed(known.slice(0, SHOWN))}${known.length > SHOWN ? `, and ${known.length - SHOWN} more` : ''}`;
  const help =
    near !== undefined
      ? `did you mean ${quote(near)}?`
      : known.length === 0
        ? `declare a ${noun}`
        : `there are: ${shown}`;
  return { message: `there is no ${noun} ${quoteName(key)}`, path, help };
}

function reportUnknown(references: readonly Reference[], names: Names, noun: string, report: Report): void {
  for (const { name, path } of references) {
    const finding = unknownName(names, name, noun, path);
    if (finding !== undefined) report(finding);
  }
}

export const rules: readonly Rule[] = [
  {
    id: 'condition/unknown-rac',
    summary: 'a condition names an unknown RAC item',
    what: 'The value of `racAvailable` must be the id of a RAC item.',
    why: 'The condition can never hold.',
    bad: calExample({
      rac: ['{ id: wiki, kind: wiki, description: A map of the code base }'],
      edges: ['{ from: work, to: done, when: { racAvailable: wikis } }'],
    }),
    good: calExample({
      rac: ['{ id: wiki, kind: wiki, description: A map of the code base }'],
      edges: ['{ from: work, to: done, when: { racAvailable: wiki } }'],
    }),
    check: ({ cal }, report) => reportUnknown(inConditions(cal, 'racAvailable'), cal.racIds, 'RAC item', report),
  },
  {
    id: 'condition/unknown-variable',
    summary: 'a condition reads an undeclared variable',
    what: 'The property `var` must be the name of a variable, or start with one and a dot.',
    why: 'Whether the condition holds depends on the host.',
    bad: conditionExample('{ var: outcom, op: eq, value: passed }'),
    good: conditionExample('{ var: outcome, op: eq, value: passed }'),
    check({ cal }, report) {
      for (const { name, path } of inConditions(cal, 'var')) {
        if (typeof name !== 'string' || variableIn(name, (part) => cal.variableNames.byName.has(part)) !== undefined)
          continue;
        const finding = unknownName(cal.variableNames, name, 'variable', path, name.split('.')[0]);
        if (finding !== undefined) report(finding);
      }
    },
  },
  {
    id: 'edge/unknown-node',
    summary: 'an edge starts or ends at an unknown node',
    what: 'The properties `from` and `to` of an edge must be ids of nodes.',
    why: 'The run would leave the graph.',
    bad: flowExample([WORK, DONE], 'work → dome'),
    check: ({ cal }, report) => reportUnknown(endsOf(cal), cal.nodeIds, 'node', report),
  },
  {
    id: 'graph/unknown-start',
    summary: 'the start is an unknown node',
    what: 'The property `start` must be the id of a node.',
    why: 'The run has nowhere to begin.',
    bad: calExample({ start: 'start: begin' }),
    check: ({ cal }, report) => reportUnknown([startOf(cal)], cal.nodeIds, 'node', report),
  },
  {
    id: 'node/unknown-agent',
    summary: 'a task is given to an unknown participant',
    what: 'The property `agent` of a task must be the alias of a participant.',
    why: 'The task has no agent to do it.',
    bad: calExample({
      nodes: ['{ id: work, type: task, agent: devs, completion: { type: artifact, produces: report } }', DONE],
    }),
    check: ({ cal }, report) => reportUnknown(agentsOf(cal), cal.aliases, 'participant', report),
  },
  {
    id: 'node/unknown-rac',
    summary: 'a task requires an unknown RAC item',
    what: 'Each id in `requires.rac` must be that of a RAC item.',
    why: 'The knowledge that the task waits for is declared nowhere.',
    bad: calExample({
      rac: ['{ id: wiki, kind: wiki, description: A map of the code base }'],
      nodes: [
        '{ id: work, type: task, agent: dev, requires: { rac: [wikis] }, completion: { type: artifact, produces: report } }',
        DONE,
      ],
    }),
    good: calExample({
      rac: ['{ id: wiki, kind: wiki, description: A map of the code base }'],
      nodes: [
        '{ id: work, type: task, agent: dev, requires: { rac: [wiki] }, completion: { type: artifact, produces: report } }',
        DONE,
      ],
    }),
    check: ({ cal }, report) => reportUnknown(requiredItemsOf(cal), cal.racIds, 'RAC item', report),
  },
];

/** A place that names something else of the CAL; nothing is promised of what is there. */
interface Reference {
  readonly name: unknown;
  readonly path: Path;
}

/** The places where tasks name a participant. */
function agentsOf({ nodes }: CalModel): Reference[] {
  return nodes.filter(({ value }) => takes(value, 'agent')).map((node) => named(node, 'agent'));
}

/** The places where tasks require a RAC item. */
function requiredItemsOf({ nodes }: CalModel): Reference[] {
  return nodes.flatMap(({ path, value }) => {
    const ids = takes(value, 'requires') ? list(member(value, 'requires', 'rac')) : [];
    return ids.map((name, i): Reference => ({ name, path: [...path, 'requires', 'rac', i] }));
  });
}

/** The two ends of every edge. */
function endsOf({ edges }: CalModel): Reference[] {
  return edges.flatMap((edge) => [named(edge, 'from'), named(edge, 'to')]);
}

/** Where the run starts. */
function startOf({ root }: CalModel): Reference {
  return { name: own(root, 'start'), path: ['start'] };
}

/** The places where conditions ask for a RAC item, or compare a variable or a member of one. */
function inConditions({ conditions }: CalModel, property: 'racAvailable' | 'var'): Reference[] {
  return conditions.map((condition) => named(condition, property));
}

/**
 * The variable that a condition's `var` begins with: names may hold dots themselves, so that `review.outcome` is a variable of that
 * name, or a member of `review`.
 *
 * @returns undefined where no beginning of it is declared
 */
function variableIn(written: string, isDeclared: (name: string) => boolean): string | undefined {
  for (let end = written.length; end > 0; end = written.lastIndexOf('.', end - 1))
    if (isDeclared(written.slice(0, end))) return written.slice(0, end);
  return undefined;
}

function named({ path, value }: Entry, property: string): Reference {
  return { name: own(value, property), path: [...path, property] };
}
