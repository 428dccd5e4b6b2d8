import type { FormatProfile } from '../../../ids.ts';
import type { Kind, Role } from '../detector.ts';
import type { RacItem } from './items.ts';
import { ROLE_TEMPLATES, type Phase } from './roles.ts';

interface Node {
  readonly id: string;
  readonly type: string;
  readonly [member: string]: unknown;
}

export interface Edge {
  readonly from: string;
  readonly to: string;
}

/** Which knowledge each role needs before it starts. */
const NEEDS: Readonly<Record<Role, readonly Kind[]>> = {
  frontend_dev: ['code-map', 'api-spec'],
  backend_dev: ['code-map', 'api-spec', 'dataset'],
  mobile_dev: ['code-map', 'api-spec'],
  data_engineer: ['dataset'],
  ml_engineer: ['dataset'],
  fullstack_dev: ['code-map'],
  qa_engineer: ['code-map'],
  tech_writer: ['wiki'],
  security_expert: ['infra', 'api-spec'],
  devops_engineer: ['infra', 'terraform', 'runbook'],
};
const PHASES: readonly Phase[] = ['build', 'test', 'secure', 'deploy'];

export interface CalInput {
  readonly profile: FormatProfile;
  /** Slug of the project. */
  readonly id: string;
  readonly name: string;
  readonly roles: readonly Role[];
  readonly rac: readonly RacItem[];
}

/**
 * A CAL whose flow is design, build, test, secure, deploy: what the found roles can do, independent roles side by side
 * between parallel gateways (format.md, 6).
 */
export function scaffoldCal({ profile, id, name, roles, rac }: CalInput): Record<string, unknown> {
  const nodes: Node[] = [{ id: 'begin', type: 'event', event: 'start' }];
  const edges: Edge[] = [];
  let last = 'begin';
  const designer = roles.find((role) => ROLE_TEMPLATES[role].phase === 'build') ?? (roles[0] as Role);
  const phases: (readonly Node[])[] = [
    [designTask(designer, rac)],
    ...PHASES.map((phase) =>
      roles.filter((role) => ROLE_TEMPLATES[role].phase === phase).map((role) => roleTask(role, phase, rac)),
    ),
  ];
  for (const [index, tasks] of phases.entries()) {
    const phase = index === 0 ? 'design' : (PHASES[index - 1] as string);
    last = append(nodes, edges, last, tasks, phase);
  }
  nodes.push({ id: 'done', type: 'event', event: 'end' });
  edges.push({ from: last, to: 'done' });
  return {
    schemaVersion: profile.calSchemaVersion,
    id: `${id}.from-code`,
    version: '0.1.0',
    name: `Ship a change in ${name}`,
    description: 'Proposed from the code by cartwright init. The actions of the tasks are placeholders.',
    participants: roles.map((role) => ({ alias: alias(role), bind: 'slot', slot: { role } })),
    rac: rac.map(({ id: racId, kind, description, required, check, okf }) => ({
      id: racId,
      kind,
      description,
      ...(required ? {} : { required }),
      check,
      okf,
    })),
    start: 'begin',
    nodes,
    edges,
  };
}

/** Name of a role's participant. */
export function alias(role: Role): string {
  return role.replaceAll('_', '-');
}

/** The items that a role's task needs before it starts. */
export function neededBy(role: Role, rac: readonly RacItem[]): readonly RacItem[] {
  return rac.filter(({ kind }) => (NEEDS[role] as readonly string[]).includes(kind));
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
  nodes.push({ id: fork, type: 'gateway', gateway: 'parallel' }, ...tasks, {
    id: join,
    type: 'gateway',
    gateway: 'parallel',
  });
  edges.push({ from, to: fork });
  for (const task of tasks) edges.push({ from: fork, to: task.id }, { from: task.id, to: join });
  return join;
}

function designTask(role: Role, rac: readonly RacItem[]): Node {
  return task(
    'design',
    role,
    'TODO: describe the change, what it must do and what it must leave as it is',
    rac.filter(({ kind }) => kind !== 'runbook'),
    {
      completion: { type: 'artifact', produces: 'design note' },
      sideEffects: 'none',
    },
  );
}

function roleTask(role: Role, phase: Phase, rac: readonly RacItem[]): Node {
  const needed = neededBy(role, rac);
  const settled = {
    build: { completion: { type: 'artifact', produces: 'reviewable change' }, sideEffects: 'workspace' },
    test: {
      completion: { type: 'artifact', produces: role === 'tech_writer' ? 'updated pages' : 'test report' },
      sideEffects: 'workspace',
    },
    secure: { completion: { type: 'guardrail', kind: 'security-review' }, sideEffects: 'none' },
    deploy: {
      completion: { type: 'artifact', produces: 'deployment record' },
      sideEffects: 'external',
      approval: 'always',
    },
  }[phase];
  return task(`${phase}-${alias(role)}`, role, ROLE_TEMPLATES[role].action, needed, settled);
}

function task(id: string, role: Role, action: string, needed: readonly RacItem[], more: object): Node {
  const requires = needed.length === 0 ? {} : { requires: { rac: needed.map((item) => item.id) } };
  return { id, type: 'task', agent: alias(role), action, ...requires, ...more };
}
