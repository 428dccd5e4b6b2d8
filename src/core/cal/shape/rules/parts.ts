import { DONE, WORK, calExample } from '../../../result/rule-examples.ts';
import { NODE_TYPE_NAMES, kindsOf } from '../../../value/node-kinds.ts';
import { PROFILES } from '../../../../ids.ts';
import { type RuleMeta, oneOf } from '../../../result/rule.ts';

export const rules: readonly RuleMeta[] = [
  {
    id: 'completion/unknown-type',
    level: 'error',
    summary: 'a completion is of a type that does not exist',
    what: 'The property `type` of a completion must be `skill-scripts`, `verification`, `guardrail` or `artifact`.',
    why: 'A host cannot tell when the task is done.',
    bad: calExample({
      nodes: ['{ id: work, type: task, agent: dev, completion: { type: tests, commands: [npm test] } }', DONE],
    }),
    good: calExample({
      nodes: [
        '{ id: work, type: task, agent: dev, completion: { type: verification, commands: [npm test], passIntent: All tests pass } }',
        DONE,
      ],
    }),
  },
  {
    id: 'condition/expression',
    level: 'error',
    summary: 'a condition is an expression in a string',
    what: 'A condition is one of the closed shapes of the format, never a string that a host would evaluate.',
    why: 'Evaluated text is code of whoever wrote the CAL, run by whoever received it.',
    bad: calExample({
      variables: ['{ name: outcome, type: string }'],
      edges: ['{ from: work, to: done, when: outcome == passed }'],
    }),
    good: calExample({
      variables: ['{ name: outcome, type: string }'],
      edges: ['{ from: work, to: done, when: { var: outcome, op: eq, value: passed } }'],
    }),
  },
  {
    id: 'condition/not-one-shape',
    level: 'error',
    summary: 'a condition has not exactly one shape',
    what: 'A condition has exactly one of the shapes `{always: true}`, `{var, op, value}`, `{all: […]}`, `{any: […]}`, `{not: …}` and `{racAvailable: id}`.',
    why: 'With two shapes, readers would disagree on which one counts.',
    bad: calExample({
      variables: ['{ name: outcome, type: string }'],
      edges: ['{ from: work, to: done, when: { var: outcome, op: eq, value: passed, always: true } }'],
    }),
    good: calExample({
      variables: ['{ name: outcome, type: string }'],
      edges: ['{ from: work, to: done, when: { var: outcome, op: eq, value: passed } }'],
    }),
  },
  {
    id: 'condition/unknown-operator',
    level: 'error',
    summary: 'a condition compares with an operator that does not exist',
    what: 'The property `op` must be `eq`, `ne`, `lt`, `gt`, `le`, `ge` or `in`.',
    why: 'A host cannot compare with it.',
    bad: calExample({
      variables: ['{ name: outcome, type: string }'],
      edges: ['{ from: work, to: done, when: { var: outcome, op: equals, value: passed } }'],
    }),
    good: calExample({
      variables: ['{ name: outcome, type: string }'],
      edges: ['{ from: work, to: done, when: { var: outcome, op: eq, value: passed } }'],
    }),
  },
  {
    id: 'node/invalid-delay',
    level: 'error',
    summary: 'the delay of a timer is no positive integer',
    what: 'The property `afterMs` must be an integer of at least 1.',
    why: 'Delays are whole milliseconds.',
    bad: calExample({
      nodes: [WORK, '{ id: pause, type: event, event: timer, afterMs: 1.5 }', DONE],
      edges: ['{ from: work, to: pause }', '{ from: pause, to: done }'],
    }),
    good: calExample({
      nodes: [WORK, '{ id: pause, type: event, event: timer, afterMs: 1500 }', DONE],
      edges: ['{ from: work, to: pause }', '{ from: pause, to: done }'],
    }),
  },
  {
    id: 'node/unknown-approval',
    level: 'error',
    summary: 'the approval of a task is none that exists',
    what: 'The property `approval` must be `never`, `on-request` or `always`.',
    why: 'Hosts decide by it when to ask a person.',
    bad: calExample({
      nodes: [
        '{ id: work, type: task, agent: dev, approval: sometimes, completion: { type: artifact, produces: report } }',
        DONE,
      ],
    }),
    good: calExample({
      nodes: [
        '{ id: work, type: task, agent: dev, approval: on-request, completion: { type: artifact, produces: report } }',
        DONE,
      ],
    }),
  },
  {
    id: 'node/unknown-event',
    level: 'error',
    summary: 'an event is of a kind that does not exist',
    what: `The property \`event\` must be ${oneOf(kindsOf('event'))}.`,
    why: 'A host cannot tell where the run starts, waits or ends.',
    bad: calExample({ nodes: [WORK, '{ id: done, type: event, event: finish }'] }),
    good: calExample(),
  },
  {
    id: 'node/unknown-gateway',
    level: 'error',
    summary: 'a gateway is of a kind that does not exist',
    what: `The property \`gateway\` must be ${oneOf(kindsOf('gateway'))}.`,
    why: 'It decides which of the outgoing edges are taken.',
    bad: calExample({
      nodes: [WORK, '{ id: gate, type: gateway, gateway: xor }', DONE],
      edges: ['{ from: work, to: gate }', '{ from: gate, to: done }'],
    }),
    good: calExample({
      nodes: [WORK, '{ id: gate, type: gateway, gateway: exclusive }', DONE],
      edges: ['{ from: work, to: gate }', '{ from: gate, to: done }'],
    }),
  },
  {
    id: 'node/unknown-side-effects',
    level: 'error',
    summary: 'the side effects of a task are none that exist',
    what: 'The property `sideEffects` must be `none`, `workspace` or `external`.',
    why: 'Hosts grant permissions by it.',
    bad: calExample({
      nodes: [
        '{ id: work, type: task, agent: dev, sideEffects: repo, completion: { type: artifact, produces: report } }',
        DONE,
      ],
    }),
    good: calExample({
      nodes: [
        '{ id: work, type: task, agent: dev, sideEffects: workspace, completion: { type: artifact, produces: report } }',
        DONE,
      ],
    }),
  },
  {
    id: 'node/unknown-type',
    level: 'error',
    summary: 'a node is of a type that does not exist',
    what: `The property \`type\` of a node must be ${oneOf(NODE_TYPE_NAMES)}.`,
    why: 'A host cannot run the node.',
    bad: calExample({ nodes: [WORK, '{ id: done, type: evnt, event: end }'] }),
    good: calExample(),
  },
  {
    id: 'participant/invalid-digest',
    level: 'error',
    summary: 'a romDigest is no sha256 digest',
    what: 'The property `romDigest` must be `sha256:` and 64 lower-case hex digits: the ROM digest that `cartwright verify` prints.',
    why: 'A digest in another form matches no cartridge, so the participant is never resolved.',
    bad: calExample({ participants: ["{ alias: dev, bind: hash, romDigest: 'sha256:abc' }"] }),
    good: calExample({
      participants: [
        "{ alias: dev, bind: hash, romDigest: 'sha256:0000000000000000000000000000000000000000000000000000000000000000' }",
      ],
    }),
  },
  {
    id: 'participant/invalid-level',
    level: 'error',
    summary: 'a level is no whole number of at least 0',
    what: 'The numeric level of `minLevel` must be an integer of at least 0.',
    why: 'Levels are compared as whole numbers.',
    bad: calExample({
      participants: `participants:
  - { alias: dev, bind: slot, slot: { minLevel: { ${PROFILES.cart.levelField}: -1 } } }`,
    }),
    good: calExample({
      participants: `participants:
  - { alias: dev, bind: slot, slot: { minLevel: { ${PROFILES.cart.levelField}: 15 } } }`,
    }),
  },
  {
    id: 'participant/mixed-bindings',
    level: 'error',
    summary: 'a participant has properties of both bindings',
    what: 'A participant with `bind: hash` has `romDigest` and may have `cartridgeId`; one with `bind: slot` has `slot`. Never both.',
    why: 'Readers would disagree on whether the digest or the slot decides who takes part.',
    bad: calExample({
      participants: [
        "{ alias: dev, bind: slot, slot: { role: developer }, romDigest: 'sha256:0000000000000000000000000000000000000000000000000000000000000000' }",
      ],
    }),
    good: calExample(),
  },
  {
    id: 'participant/unconstrained-slot',
    level: 'error',
    summary: 'a slot asks for nothing',
    what: 'A slot needs at least one of `role`, `minLevel` and `capabilities`; `minLevel` at least one of its two levels.',
    why: 'Any cartridge at all would fit.',
    bad: calExample({ participants: ['{ alias: dev, bind: slot, slot: {} }'] }),
    good: calExample(),
  },
  {
    id: 'participant/unknown-bind',
    level: 'error',
    summary: 'a participant binds in a way that does not exist',
    what: 'The property `bind` must be `hash` (one exact cartridge) or `slot` (any cartridge that fits).',
    why: 'A host cannot tell who should take part.',
    bad: calExample({ participants: ['{ alias: dev, bind: role, slot: { role: developer } }'] }),
    good: calExample(),
  },
  {
    id: 'participant/unknown-career-tier',
    level: 'error',
    summary: 'a career tier does not exist',
    what: 'The property `careerTier` must be one of the tiers of the format.',
    why: 'No cartridge can prove a tier that does not exist.',
    bad: calExample({ participants: ['{ alias: dev, bind: slot, slot: { minLevel: { careerTier: expert } } }'] }),
    good: calExample({ participants: ['{ alias: dev, bind: slot, slot: { minLevel: { careerTier: senior } } }'] }),
  },
  {
    id: 'rac/description-length',
    level: 'error',
    summary: 'the description of a RAC item is blank or too long',
    what: 'A description has 1 to 2,000 characters and says something.',
    why: 'It states which knowledge must be present. A blank one states nothing; a longer one carries the knowledge itself.',
    bad: calExample({ rac: ['{ id: wiki, kind: wiki, description: " " }'] }),
    good: calExample({ rac: ['{ id: wiki, kind: wiki, description: A map of the code base }'] }),
  },
  {
    id: 'rac/hint-too-long',
    level: 'error',
    summary: 'the hint of a check is too long',
    what: 'A hint has at most 1,000 characters.',
    why: 'A hint is a glob, a URL, a resource URI or one sentence for a person. A longer one carries something else.',
    bad: calExample({
      rac: [
        '{ id: wiki, kind: wiki, description: A map of the code base, check: { type: manual, hint: "ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team " } }',
      ],
    }),
    good: calExample({
      rac: [
        '{ id: wiki, kind: wiki, description: A map of the code base, check: { type: manual, hint: ask the team } }',
      ],
    }),
  },
  {
    id: 'rac/unknown-check-type',
    level: 'error',
    summary: 'the check of a RAC item is of a type that does not exist',
    what: 'The property `check.type` must be `file-glob`, `url`, `mcp-resource` or `manual`.',
    why: 'A check that nobody can run never confirms the item.',
    bad: calExample({
      rac: ['{ id: wiki, kind: wiki, description: A map of the code base, check: { type: glob, hint: docs/**/*.md } }'],
    }),
    good: calExample({
      rac: [
        '{ id: wiki, kind: wiki, description: A map of the code base, check: { type: file-glob, hint: docs/**/*.md } }',
      ],
    }),
  },
  {
    id: 'rac/unknown-kind',
    level: 'error',
    summary: 'a RAC item is of a kind that does not exist',
    what: 'The property `kind` must be one of `wiki`, `code-map`, `infra`, `terraform`, `api-spec`, `dataset`, `runbook` and `custom`.',
    why: 'Hosts look for knowledge by its kind; `custom` is there for anything else.',
    bad: calExample({ rac: ['{ id: wiki, kind: wikki, description: A map of the code base }'] }),
    good: calExample({ rac: ['{ id: wiki, kind: wiki, description: A map of the code base }'] }),
  },
];
