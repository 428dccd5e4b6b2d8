import fc from 'fast-check';
import { PROFILES, type FormatProfile } from '../../src/ids.ts';

export type Json = Record<string, unknown>;

/** A CAL as plain data, with its lists within reach. */
export interface Cal extends Json {
  participants: Json[];
  rac: Json[];
  variables: Json[];
  nodes: Json[];
  edges: Json[];
  limits: Json;
}

/** A small CAL that is right in every respect. */
export const SMALL_CAL = {
  schemaVersion: 'cart.cal/1',
  id: 'flow',
  version: '1.0.0',
  participants: [{ alias: 'a', bind: 'slot', slot: { role: 'devops_engineer' } }],
  start: 'a',
  nodes: [
    { id: 'a', type: 'task', agent: 'a', completion: { type: 'artifact', produces: 'x' } },
    { id: 'z', type: 'event', event: 'end' },
  ],
  edges: [{ from: 'a', to: 'z' }],
};

const id = (prefix: string, i: number): string => `${prefix}${i}`;
const word = fc.string({
  unit: fc.constantFrom(...'abcdefghijklmnop -.é😀"\\:#{}[]&*!|>%@`\''),
  minLength: 1,
  maxLength: 30,
});
const text = word.map((inner) => `x${inner}y`);
const some = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> => fc.option(arbitrary, { nil: undefined });

function defined(record: Readonly<Record<string, unknown>>): Json {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));
}

const digest = fc
  .string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 64, maxLength: 64 })
  .map((hex) => `sha256:${hex}`);

const slot = (profile: FormatProfile): fc.Arbitrary<Json> =>
  fc
    .record({
      role: text,
      minLevel: some(
        fc.oneof(
          fc.record({ [profile.levelField]: fc.nat(50) }),
          fc.record({ careerTier: fc.constantFrom('intern', 'senior', 'legend') }),
        ),
      ),
      capabilities: some(fc.array(fc.record({ taskType: text }), { minLength: 1, maxLength: 2 })),
    })
    .map(defined);

const participant = (profile: FormatProfile): fc.Arbitrary<Json> =>
  fc.oneof(
    fc.record({ bind: fc.constant('hash'), romDigest: digest, required: some(fc.boolean()) }).map(defined),
    fc.record({ bind: fc.constant('slot'), slot: slot(profile), required: some(fc.boolean()) }).map(defined),
  );

const check = fc.constantFrom(
  { type: 'file-glob', hint: 'docs/**/*.md' },
  { type: 'url', hint: 'https://example.org/x' },
  { type: 'mcp-resource', hint: 'wiki://project/overview' },
  { type: 'manual', hint: 'ask: the "team"' },
  { type: 'manual' },
);

const racItem = fc
  .record({
    kind: fc.constantFrom('wiki', 'code-map', 'infra', 'terraform', 'api-spec', 'dataset', 'runbook', 'custom'),
    description: text,
    required: some(fc.boolean()),
    check: some(check),
    okf: some(fc.constant({ bundle: 'knowledge', concept: 'map' })),
  })
  .map(defined);

const completion = fc.constantFrom<Json>(
  { type: 'artifact', produces: 'report' },
  { type: 'guardrail', kind: 'milestone' },
  { type: 'verification', commands: ['npm test'], passIntent: 'green' },
  { type: 'skill-scripts', scripts: ['a.sh'] },
);

interface Plan {
  readonly participants: readonly Json[];
  readonly rac: readonly Json[];
  readonly tasks: readonly Json[];
  readonly loops: boolean;
  readonly startEvent: boolean;
  readonly about: Json;
}

/** Random CALs that are right in every respect: at least one of each kind of part, and a graph that ends. */
export function validCals(profile: FormatProfile = PROFILES.cart): fc.Arbitrary<Cal> {
  return fc
    .record<Plan>({
      participants: fc.array(participant(profile), { minLength: 1, maxLength: 3 }),
      rac: fc.array(racItem, { minLength: 1, maxLength: 3 }),
      tasks: fc.array(
        fc
          .record({ action: some(text), sideEffects: some(fc.constantFrom('none', 'external')), completion })
          .map(defined),
        { minLength: 2, maxLength: 5 },
      ),
      loops: fc.boolean(),
      startEvent: fc.boolean(),
      about: fc
        .record({
          version: some(fc.constantFrom('1.0.0', '0.1.2-rc.1+b')),
          name: some(text),
          description: some(text),
          license: some(fc.constantFrom('MIT', 'MIT OR Apache-2.0')),
          tags: some(fc.constant(['a', 'b-2'])),
        })
        .map(defined),
    })
    .map((plan) => build(profile, plan));
}

function build(profile: FormatProfile, plan: Plan): Cal {
  const tasks = plan.tasks.map((task, i) => ({
    id: id('task', i),
    type: 'task',
    agent: id('agent', i % plan.participants.length),
    requires: { rac: [id('know', i % plan.rac.length)] },
    ...task,
  }));
  const names = [...(plan.startEvent ? ['begin'] : []), ...tasks.map((task) => task.id), 'gate', 'done'];
  const edges: Json[] = names.slice(1).map((to, i) => ({ from: names[i], to }));
  edges[edges.length - 1] = { from: 'gate', to: 'done', when: { var: 'outcome.state', op: 'eq', value: 'ok' } };
  edges.push({ from: 'gate', to: 'halt', when: { not: { racAvailable: 'know0' } } });
  if (plan.loops) {
    edges.push({ from: 'gate', to: 'task0', when: { all: [{ var: 'tries', op: 'lt', value: 3 }, { always: true }] } });
  }
  return {
    schemaVersion: profile.calSchemaVersion,
    id: 'random',
    ...plan.about,
    participants: plan.participants.map((item, i) => ({ alias: id('agent', i), ...item })),
    rac: plan.rac.map((item, i) => ({ id: id('know', i), ...item })),
    variables: [
      { name: 'outcome', type: 'object' },
      { name: 'tries', type: 'integer', init: 0 },
    ],
    limits: plan.loops ? { maxSteps: 9 } : { maxParallel: 2 },
    start: names[0],
    nodes: [
      ...(plan.startEvent ? [{ id: 'begin', type: 'event', event: 'start' }] : []),
      ...tasks,
      { id: 'gate', type: 'gateway', gateway: 'exclusive' },
      { id: 'done', type: 'event', event: 'end' },
      { id: 'halt', type: 'event', event: 'stop' },
    ],
    edges,
  };
}
