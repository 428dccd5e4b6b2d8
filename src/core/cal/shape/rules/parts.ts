import { DONE, WORK, calExample, withFlow, withItem, withCondition, withWork } from '../../../result/rule-examples.ts';
import { NODE_TYPE_NAMES, kindsOf } from '../../../value/node-kinds.ts';
import { PROFILES } from '../../../../ids.ts';
import { type RuleDeclaration, oneOf } from '../../../result/rule.ts';

const DIGEST = `sha256:${'0'.repeat(64)}`;

const withSlot = (asks: string) => ({ participants: [`{ alias: dev, bind: slot, slot: { ${asks} } }`] });

export const rules: readonly RuleDeclaration[] = [
  {
    id: 'completion/unknown-type',
    summary: 'a completion has an unknown type',
    what: 'The property `type` of a completion must be `skill-scripts`, `verification`, `guardrail` or `artifact`.',
    why: 'A host cannot tell when the task is done.',
    bad: calExample(withWork('completion: { type: tests, commands: [npm test] }')),
    good: calExample(withWork('completion: { type: verification, commands: [npm test], passIntent: All tests pass }')),
  },
  {
    id: 'condition/expression',
    summary: 'a condition is an expression in a string',
    what: 'A condition is one of the closed shapes of the format, never a string that a host would evaluate.',
    why: 'Evaluated text is code: the author of the CAL writes it, and every recipient runs it.',
    bad: calExample(withCondition('outcome == passed')),
    good: calExample(withCondition('{ var: outcome, op: eq, value: passed }')),
  },
  {
    id: 'condition/not-one-shape',
    summary: 'a condition does not have exactly one shape',
    what: 'A condition has exactly one of the shapes `{always: true}`, `{var, op, value}`, `{all: […]}`, `{any: […]}`, `{not: …}` and `{racAvailable: id}`.',
    why: 'With two shapes, readers would disagree on which one counts.',
    bad: calExample(withCondition('{ var: outcome, op: eq, value: passed, always: true }')),
    good: calExample(withCondition('{ var: outcome, op: eq, value: passed }')),
  },
  {
    id: 'condition/unknown-operator',
    summary: 'a condition uses an unknown operator',
    what: 'The property `op` must be `eq`, `ne`, `lt`, `gt`, `le`, `ge` or `in`.',
    why: 'A host cannot compare with it.',
    bad: calExample(withCondition('{ var: outcome, op: equals, value: passed }')),
    good: calExample(withCondition('{ var: outcome, op: eq, value: passed }')),
  },
  {
    id: 'node/invalid-delay',
    summary: 'the delay of a timer is not a positive integer',
    what: 'The property `afterMs` must be an integer of at least 1.',
    why: 'Delays are whole milliseconds.',
    bad: calExample(
      withFlow([WORK, '{ id: pause, type: event, event: timer, afterMs: 1.5 }', DONE], 'work → pause, pause → done'),
    ),
    good: calExample(
      withFlow([WORK, '{ id: pause, type: event, event: timer, afterMs: 1500 }', DONE], 'work → pause, pause → done'),
    ),
  },
  {
    id: 'node/unknown-approval',
    summary: 'a task has an unknown approval',
    what: 'The property `approval` must be `never`, `on-request` or `always`.',
    why: 'Hosts decide by it when to ask a person.',
    bad: calExample(withWork('approval: sometimes, completion: { type: artifact, produces: report }')),
    good: calExample(withWork('approval: on-request, completion: { type: artifact, produces: report }')),
  },
  {
    id: 'node/unknown-event',
    summary: 'an event has an unknown kind',
    what: `The property \`event\` must be ${oneOf(kindsOf('event'))}.`,
    why: 'A host cannot tell where the run starts, waits or ends.',
    bad: calExample({ nodes: [WORK, '{ id: done, type: event, event: finish }'] }),
  },
  {
    id: 'node/unknown-gateway',
    summary: 'a gateway has an unknown kind',
    what: `The property \`gateway\` must be ${oneOf(kindsOf('gateway'))}.`,
    why: 'It decides which of the outgoing edges are taken.',
    bad: calExample(withFlow([WORK, '{ id: gate, type: gateway, gateway: xor }', DONE], 'work → gate, gate → done')),
    good: calExample(
      withFlow([WORK, '{ id: gate, type: gateway, gateway: exclusive }', DONE], 'work → gate, gate → done'),
    ),
  },
  {
    id: 'node/unknown-side-effects',
    summary: 'a task has unknown side effects',
    what: 'The property `sideEffects` must be `none`, `workspace` or `external`.',
    why: 'Hosts grant permissions by it.',
    bad: calExample(withWork('sideEffects: repo, completion: { type: artifact, produces: report }')),
    good: calExample(withWork('sideEffects: workspace, completion: { type: artifact, produces: report }')),
  },
  {
    id: 'node/unknown-type',
    summary: 'a node has an unknown type',
    what: `The property \`type\` of a node must be ${oneOf(NODE_TYPE_NAMES)}.`,
    why: 'A host cannot run the node.',
    bad: calExample({ nodes: [WORK, '{ id: done, type: evnt, event: end }'] }),
  },
  {
    id: 'participant/invalid-digest',
    summary: 'a romDigest is not a sha256 digest',
    what: 'The property `romDigest` must be `sha256:` and 64 lower-case hex digits: the ROM digest that `cartwright verify` prints.',
    why: 'A digest in another form matches no cartridge, so the participant is never resolved.',
    bad: calExample({ participants: ["{ alias: dev, bind: hash, romDigest: 'sha256:abc' }"] }),
    good: calExample({ participants: [`{ alias: dev, bind: hash, romDigest: '${DIGEST}' }`] }),
  },
  {
    id: 'participant/invalid-level',
    summary: 'a level is not a whole number of at least 0',
    what: 'The numeric level of `minLevel` must be an integer of at least 0.',
    why: 'Levels are compared as whole numbers.',
    bad: calExample(withSlot(`minLevel: { ${PROFILES.cart.levelField}: -1 }`)),
    good: calExample(withSlot(`minLevel: { ${PROFILES.cart.levelField}: 15 }`)),
  },
  {
    id: 'participant/mixed-bindings',
    summary: 'a participant has properties of both bindings',
    what: 'A participant with `bind: hash` has `romDigest` and may have `cartridgeId`; one with `bind: slot` has `slot`. Never both.',
    why: 'Readers would disagree on whether the digest or the slot decides who takes part.',
    bad: calExample({
      participants: [`{ alias: dev, bind: slot, slot: { role: developer }, romDigest: '${DIGEST}' }`],
    }),
  },
  {
    id: 'participant/unconstrained-slot',
    summary: 'a slot asks for nothing',
    what: 'A slot needs at least one of `role`, `minLevel` and `capabilities`; `minLevel` at least one of its two levels.',
    why: 'Any cartridge at all would fit.',
    bad: calExample({ participants: ['{ alias: dev, bind: slot, slot: {} }'] }),
  },
  {
    id: 'participant/unknown-bind',
    summary: 'a participant has an unknown binding',
    what: 'The property `bind` must be `hash` (one exact cartridge) or `slot` (any cartridge that fits).',
    why: 'A host cannot tell who should take part.',
    bad: calExample({ participants: ['{ alias: dev, bind: role, slot: { role: developer } }'] }),
  },
  {
    id: 'participant/unknown-career-tier',
    summary: 'a career tier is unknown',
    what: 'The property `careerTier` must be one of the tiers of the format.',
    why: 'No cartridge can prove a tier that does not exist.',
    bad: calExample(withSlot('minLevel: { careerTier: expert }')),
    good: calExample(withSlot('minLevel: { careerTier: senior }')),
  },
  {
    id: 'rac/description-length',
    summary: 'the description of a RAC item is blank or too long',
    what: 'A description has 1 to 2,000 characters and says something.',
    why: 'It states which knowledge must be present. A blank one states nothing; a longer one carries the knowledge itself.',
    bad: calExample({ rac: ['{ id: wiki, kind: wiki, description: " " }'] }),
    good: calExample(withItem()),
  },
  {
    id: 'rac/hint-too-long',
    summary: 'the hint of a check is too long',
    what: 'A hint has at most 1,000 characters.',
    why: 'A hint is a glob, a URL, a resource URI or one sentence for a person. A longer one carries something else.',
    bad: calExample(withItem(`check: { type: manual, hint: "${'ask the team '.repeat(80)}" }`)),
    good: calExample(withItem('check: { type: manual, hint: ask the team }')),
  },
  {
    id: 'rac/unknown-check-type',
    summary: 'the check of a RAC item has an unknown type',
    what: 'The property `check.type` must be `file-glob`, `url`, `mcp-resource` or `manual`.',
    why: 'A check that cannot run never confirms the item.',
    bad: calExample(withItem('check: { type: glob, hint: docs/**/*.md }')),
    good: calExample(withItem('check: { type: file-glob, hint: docs/**/*.md }')),
  },
  {
    id: 'rac/unknown-kind',
    summary: 'a RAC item has an unknown kind',
    what: 'The property `kind` must be one of `wiki`, `code-map`, `infra`, `terraform`, `api-spec`, `dataset`, `runbook` and `custom`.',
    why: 'Hosts look for knowledge by its kind; `custom` is there for anything else.',
    bad: calExample({ rac: ['{ id: wiki, kind: wikki, description: A map of the code base }'] }),
    good: calExample(withItem()),
  },
];
