import type { FormatProfile } from '../../../ids.ts';
import { groupBy } from '../../value/group-by.ts';
import type { Role } from '../detector.ts';
import type { Agent } from './agent.ts';
import { itemOfCal, type RacItem } from './items.ts';
import { OPEN, type Phase } from './roles.ts';
import { listed } from './words.ts';

interface Node {
  readonly id: string;
  readonly type: string;
  readonly [member: string]: unknown;
}

export interface Edge {
  readonly from: string;
  readonly to: string;
}

export interface CalInput {
  readonly profile: FormatProfile;
  /** Slug of the project. */
  readonly id: string;
  readonly name: string;
  /** In the order of the vocabulary; none for a project whose work shows no role. */
  readonly agents: readonly Agent[];
  readonly rac: readonly RacItem[];
  /** The file that makes changes wait for a person, if any. */
  readonly review: string | undefined;
  /** Who that asks, where it can be told. */
  readonly owners: readonly string[];
  /** Whether a package for the open slot is proposed, too. */
  readonly open: boolean;
}

/**
 * A CAL whose flow is describe, build, test, secure, review, deploy: what the found roles can do, independent roles side by side
 * between parallel gateways. Who owns most of the code says what changes; a role whose files hardly any change touches has no
 * part; where the repository has reviews, a review waits for a person. Without a role, one open slot takes the task.
 */
export function scaffoldCal(all: CalInput): Record<string, unknown> {
  const owner = ownerOf(all.agents);
  const input = { ...all, agents: all.agents.filter((agent) => agent === owner || !agent.isSeldom) };
  const { profile, id, name, agents, rac, open } = input;
  const nodes: Node[] = [{ id: 'begin', type: 'event', event: 'start' }];
  const edges: Edge[] = [];
  const slot = open ? { role: OPEN } : { capabilities: [{ taskType: 'review' }] };
  let last = 'begin';
  for (const { phase, tasks } of phasesOf(input)) last = append(nodes, edges, last, tasks, phase);
  nodes.push({ id: 'done', type: 'event', event: 'end' });
  edges.push({ from: last, to: 'done' });
  return {
    schemaVersion: profile.calSchemaVersion,
    id: `${id}.from-code`,
    version: '0.1.0',
    name: `Ship a change in ${name}`,
    description: describe(name, agents),
    participants:
      agents.length === 0
        ? [{ alias: OPEN, bind: 'slot', slot, required: false }]
        : agents.map(({ role }) => ({ alias: alias(role), bind: 'slot', slot: { role } })),
    rac: rac.map(itemOfCal),
    start: 'begin',
    nodes,
    edges,
  };
}

const DONE: Readonly<Record<Phase, string>> = {
  build: 'made by',
  test: 'tested by',
  secure: 'examined by',
  deploy: 'released by',
};

/** Who does what to a change. */
function describe(name: string, agents: readonly Agent[]): string {
  const phases = Object.keys(DONE);
  const order = [...agents].sort((a, b) => phases.indexOf(a.phase) - phases.indexOf(b.phase));
  const parts = groupBy(order, ({ role, phase }) =>
    role === 'tech_writer' && phase !== 'build' ? 'written up by' : DONE[phase],
  );
  const done = [...parts].map(([what, by]) => `${what} ${listed(by.map(({ role }) => alias(role)))}`);
  return agents.length === 0 ? `Who changes ${name} is not known yet.` : `A change to ${name} is ${listed(done)}.`;
}

/** Name of a role's participant. */
export function alias(role: Role): string {
  return role.replaceAll('_', '-');
}

interface PhaseTasks {
  readonly phase: string;
  readonly tasks: readonly Node[];
}

function phasesOf({ name, agents, rac, review, owners }: CalInput): PhaseTasks[] {
  const owner = ownerOf(agents);
  if (owner === undefined) {
    const action = `TODO: say what is to be done with ${name}, and which role does it`;
    return [{ phase: 'work', tasks: [task('work', OPEN, action, rac, NOTE)] }];
  }
  const of = (phase: Phase): PhaseTasks => ({
    phase,
    tasks: agents.filter((agent) => agent.phase === phase).map((agent) => roleTask(agent, phase)),
  });
  // Who looks for weak places, else who tests the code: never who made a part of the change.
  const reviewer = ['security_expert', 'qa_engineer'].flatMap((role) => agents.filter((each) => each.role === role))[0];
  const reviewed: PhaseTasks[] =
    review === undefined || reviewer === undefined
      ? []
      : [{ phase: 'review', tasks: [reviewTask(reviewer, review, owners)] }];
  const design = designTask(owner, name);
  return [{ phase: 'describe', tasks: [design] }, of('build'), of('test'), of('secure'), ...reviewed, of('deploy')];
}

/** Who owns most of the code; of equals, the first of the vocabulary. */
function ownerOf(agents: readonly Agent[]): Agent | undefined {
  return [...agents].sort((a, b) => b.files - a.files)[0];
}

function append(nodes: Node[], edges: Edge[], from: string, tasks: readonly Node[], phase: string): string {
  const [only] = tasks;
  if (only === undefined) return from;
  if (tasks.length === 1) {
    nodes.push(only);
    edges.push({ from, to: only.id });
    return only.id;
  }
  const fork = `${phase}-fork`;
  const join = `${phase}-join`;
  const gateway = { type: 'gateway', gateway: 'parallel' };
  nodes.push({ id: fork, ...gateway }, ...tasks, { id: join, ...gateway });
  edges.push({ from, to: fork });
  for (const task of tasks) edges.push({ from: fork, to: task.id }, { from: task.id, to: join });
  return join;
}

const NOTE = { completion: { type: 'artifact', produces: 'description of the change' }, sideEffects: 'none' };

function designTask({ role, needs }: Agent, name: string): Node {
  return task('describe', alias(role), `TODO: say what is to change in ${name}`, needs, NOTE);
}

function reviewTask({ role }: Agent, review: string, owners: readonly string[]): Node {
  const says = owners.length === 0 ? `says who agrees to it` : `asks ${listed(owners)} to agree`;
  const action = `Review the change; ${review} ${says}`;
  return task('review', alias(role), action, [], {
    completion: { type: 'guardrail', kind: 'code-review' },
    sideEffects: 'none',
    approval: 'always',
  });
}

function roleTask({ role, action, checks, needs }: Agent, phase: Phase): Node {
  const made = role === 'tech_writer' ? 'updated pages' : phase === 'test' ? 'test report' : 'reviewable change';
  const completion =
    checks.length > 0
      ? { type: 'verification', commands: checks, passIntent: 'every command exits with 0' }
      : { type: 'artifact', produces: made };
  const settled = {
    build: { completion, sideEffects: 'workspace' },
    test: { completion, sideEffects: 'workspace' },
    secure: { completion: { type: 'guardrail', kind: 'security-review' }, sideEffects: 'none' },
    deploy: {
      completion: { type: 'artifact', produces: 'deployment record' },
      sideEffects: 'external',
      approval: 'always',
    },
  }[phase];
  return task(`${phase}-${alias(role)}`, alias(role), action, needs, settled);
}

function task(id: string, agent: string, action: string, needed: readonly RacItem[], more: object): Node {
  const requires = needed.length === 0 ? {} : { requires: { rac: needed.map((item) => item.id) } };
  return { id, type: 'task', agent, action, ...requires, ...more };
}
