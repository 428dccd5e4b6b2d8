import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { ruleOf } from '../../../../src/core/lint/rules/index.ts';
import { describeShared } from '../../../support/shared.ts';

/**
 * Every sentence of format.md, 6, and of the specification's 2.4, and the rules that hold it. The texts are looked up in the
 * specification, so a changed sentence fails.
 */
const SENTENCES: readonly (readonly [string, readonly string[]])[] = [
  [
    'A CAL is JSON or YAML 1.2',
    ['source/syntax', 'source/encoding', 'source/documents', 'source/directive', 'source/tag'],
  ],
  [
    'Root, required: `schemaVersion`, `id`, `participants`, `start`, `nodes`, `edges`',
    ['cal/missing-property', 'cal/not-a-mapping'],
  ],
  ['`version` (SemVer)', ['cal/invalid-version']],
  ['`name`,', ['cal/empty-value', 'cal/wrong-type']],
  ['`license` (SPDX)', ['cal/invalid-license']],
  ['`homepage`, `authors[{name,url?}]`', ['cal/invalid-uri', 'cal/missing-property']],
  ['`tags`', ['cal/invalid-tag', 'cal/duplicate-item']],
  ['`lineage`', ['cal/invalid-lineage']],
  ['`extensions` (keys are reverse-DNS)', ['cal/invalid-extension-key']],
  ['Unknown properties are errors', ['cal/unknown-property']],
  ['Ids: `^[a-z][a-z0-9._-]{0,127}$`', ['cal/invalid-id']],
  ['unique within participants, rac, variables, nodes', ['cal/duplicate-id']],
  [
    '`bind` (`hash` with `romDigest`, or `slot`',
    ['participant/unknown-bind', 'participant/invalid-digest', 'cal/missing-property'],
  ],
  ['with at least one of `role`, `minLevel`', ['participant/unconstrained-slot']],
  ['`{careerTier?, cartLevel?}`', ['participant/unknown-career-tier', 'participant/invalid-level']],
  ['`required` (default true)', ['cal/wrong-type']],
  ['Never both bindings', ['participant/mixed-bindings']],
  ['a description has 1 to 2000 characters', ['rac/description-length']],
  ['a hint at most 1000', ['rac/hint-too-long']],
  ['`type` (`string number integer boolean object array`)', ['variable/unknown-type', 'variable/init-of-other-type']],
  ['`limits`: `maxSteps`, `maxDurationMs`, `maxParallel`, positive integers', ['limits/not-positive']],
  [
    '`nodes[]`: `task` (`agent` alias, `completion`',
    ['node/unknown-type', 'node/unknown-agent', 'cal/missing-property'],
  ],
  ['`requires {skills, capabilities, rac}`', ['node/unknown-rac', 'cal/unknown-property']],
  ['`none|workspace|external`', ['node/unknown-side-effects']],
  ['`approval` `never|on-request|always`', ['node/unknown-approval']],
  ['`budget`, `guardrails`', ['cal/wrong-type']],
  ['(`exclusive|parallel|inclusive`)', ['node/unknown-gateway']],
  ['`event` (`start|end|stop|handoff|timer`', ['node/unknown-event']],
  ['a timer has `afterMs`', ['node/timer-without-delay', 'node/invalid-delay']],
  [
    '`completion`: `skill-scripts {scripts}`, `verification {commands, passIntent}`',
    ['completion/unknown-type', 'cal/empty-value'],
  ],
  ['`edges[]`: `from`, `to`, `when?`', ['edge/unknown-node', 'cal/missing-property']],
  ['A condition has exactly one shape', ['condition/not-one-shape']],
  [
    '`{var, op, value}` with op',
    ['condition/unknown-operator', 'condition/unknown-variable', 'condition/in-without-list'],
  ],
  ['`{racAvailable: id}`', ['condition/unknown-rac']],
  ['No expression strings', ['condition/expression']],
  ['`start` exists', ['graph/unknown-start']],
  ['at most one start event, and it is `start`', ['graph/several-start-events', 'graph/start-event-not-start']],
  ['at least one end or stop event', ['graph/no-end']],
  ['every node reachable', ['graph/unreachable-node']],
  ['able to reach an end', ['graph/dead-end']],
  ['end and stop have no outgoing edge', ['graph/edge-after-end']],
  ['every other node has one', ['graph/no-outgoing-edge']],
  ['node with several outgoing edges has a condition on each', ['graph/unconditional-branch']],
  ['a cycle needs `limits.maxSteps`', ['graph/unbounded-cycle']],
  ['no duplicate edge', ['edge/duplicate']],
  ['`integrity` (a signed CAL): `schemaVersion`, `digest`', ['integrity/malformed', 'integrity/other-key']],
  [
    'A document whose schemaVersion belongs to another profile than the chosen one is *unrecognized*',
    ['cal/unrecognized-schema-version'],
  ],
  ['Referenced by task nodes through `requires.rac`', ['node/unknown-rac', 'condition/unknown-rac']],
  ['`wiki`, `code-map`, `infra`, `terraform`, `api-spec`, `dataset`, `runbook`, `custom`', ['rac/unknown-kind']],
  ['Statement of the knowledge that must be present', ['rac/description-length', 'cal/missing-property']],
  ['`check.type` enum: `file-glob`', ['rac/unknown-check-type']],
  [
    '`check.hint` is a string: a glob, a URL, a resource URI, or free text respectively',
    ['rac/invalid-hint', 'rac/missing-hint'],
  ],
  ['a RAC item MUST NOT carry a `content` property', ['rac/no-content']],
];

test.each(SENTENCES)('%s', (_, rules) => {
  expect(rules.filter((id) => ruleOf(id) === undefined)).toEqual([]);
});

describeShared('the sentences are those of the specification', (shared) => {
  const plain = (text: string): string => text.replace(/\s+/g, ' ');
  const whole = plain(
    readFileSync(`${shared}spec/format.md`, 'utf8') + readFileSync(`${shared}spec/harness-and-rac.md`, 'utf8'),
  );
  test.each(SENTENCES.map(([sentence]) => sentence))('%s', (sentence) => {
    expect(whole.includes(plain(sentence))).toBe(true);
  });
});
