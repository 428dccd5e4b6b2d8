import type { RuleMeta } from '../rule.ts';
import { CHECKS } from './checks.ts';

/** What a run has to know of a rule. The rest of it is for those who read about it, and is loaded for them (index.ts). */
export interface KnownRule extends Pick<RuleMeta, 'id' | 'level' | 'always' | 'sensitive'> {
  /** Linting one document alone does not raise it. */
  readonly apart?: string | true;
}

const named = (ids: string, rest: Omit<KnownRule, 'id'>): KnownRule[] =>
  ids
    .trim()
    .split(/\s+/)
    .map((id) => ({ id, ...rest }));

/** Every rule; a test compares these lists with the rules themselves. */
const KNOWN: ReadonlyMap<string, KnownRule> = new Map(
  [
    ...CHECKS.map(({ meta }) => meta),
    // Found by the walk over the shape.
    ...named(
      `cal/duplicate-item cal/empty-value cal/invalid-extension-key cal/invalid-id cal/invalid-license cal/invalid-lineage
       cal/invalid-tag cal/invalid-uri cal/invalid-version cal/missing-property cal/not-a-mapping cal/too-long
       cal/unknown-property cal/unrecognized-schema-version cal/wrong-type completion/unknown-type condition/expression
       condition/not-one-shape condition/unknown-operator limits/not-positive node/invalid-delay node/unknown-approval
       node/unknown-event node/unknown-gateway node/unknown-side-effects node/unknown-type participant/invalid-digest
       participant/invalid-level participant/mixed-bindings participant/unconstrained-slot participant/unknown-bind
       participant/unknown-career-tier rac/description-length rac/hint-too-long rac/unknown-check-type rac/unknown-kind
       variable/unknown-type`,
      { level: 'error' },
    ),
    ...named('integrity/malformed', { level: 'error', always: true }),
    // Found by the parser.
    ...named(
      `source/alias source/directive source/documents source/duplicate-key source/encoding source/key source/limit
       source/merge-key source/number source/surrogate source/syntax source/tag source/too-large`,
      { level: 'error', always: true },
    ),
    // Found in an OKF bundle.
    ...named('okf/bad-frontmatter okf/missing-frontmatter okf/missing-type', { level: 'error', apart: true }),
    ...named('okf/wrong-field', { level: 'warning', apart: true }),
    ...named('okf/broken-link', { level: 'note', apart: true }),
    // Found in packages, manifests, host profiles, cartridges and the index of git.
    ...named(
      `cartridge/not-whole descriptor/schema host/binding host/duplicate-tool host/revision host/schema host/wrapped-tool manifest/contract
       manifest/duplicate-role manifest/required-roles manifest/revision manifest/role-namespace manifest/schema manifest/schema-version
       package/publisher package/schema package/secret package/task-type package/unpackable project/unreadable
       release/not-trusted secret/private-key
       signature/not-verified source/symlink`,
      { level: 'error', always: true, apart: true },
    ),
    ...named('check/relaxed host/tool-changed package/small-step', { level: 'warning', always: true, apart: true }),
    ...named('host/tool-schema host/tool-text manifest/unknown-member manifest/unknown-revision', {
      level: 'warning',
      apart: true,
    }),
    // Found by readiness, by a build and by the handshake.
    ...named('handshake/refuse manifest/stale ready/rac-missing ready/unstaffed', { level: 'error', apart: true }),
    ...named('handshake/not-judged handshake/reservation', { level: 'warning', apart: true }),
    // Found by a look at the code.
    ...named('propose/missing-item propose/stale-check', { level: 'note', apart: true }),
    // About the run itself.
    ...named('baseline/expired baseline/fixed baseline/no-reason', { level: 'warning', apart: true }),
    ...named('suppression/no-reason suppression/not-allowed suppression/unknown-rule suppression/unused', {
      level: 'warning',
    }),
  ].map((rule) => [rule.id, rule]),
);

/** @returns what a run knows of the rule with this id, or undefined when there is none. */
export function knownRule(id: string): KnownRule | undefined {
  return KNOWN.get(id);
}

/** The ids of all rules. */
export function ruleIds(): string[] {
  return [...KNOWN.keys()].sort();
}
