import type { Rule } from '../rule.ts';
import { rule as baselineExpired } from './baseline/expired.ts';
import { rule as baselineFixed } from './baseline/fixed.ts';
import { rule as baselineNoReason } from './baseline/no-reason.ts';
import { rule as calDuplicateId } from './cal/duplicate-id.ts';
import { rule as calDuplicateItem } from './cal/duplicate-item.ts';
import { rule as calEmptyValue } from './cal/empty-value.ts';
import { rule as calInvalidExtensionKey } from './cal/invalid-extension-key.ts';
import { rule as calInvalidId } from './cal/invalid-id.ts';
import { rule as calInvalidLicense } from './cal/invalid-license.ts';
import { rule as calInvalidLineage } from './cal/invalid-lineage.ts';
import { rule as calInvalidTag } from './cal/invalid-tag.ts';
import { rule as calInvalidUri } from './cal/invalid-uri.ts';
import { rule as calInvalidVersion } from './cal/invalid-version.ts';
import { rule as calMissingProperty } from './cal/missing-property.ts';
import { rule as calNotAMapping } from './cal/not-a-mapping.ts';
import { rule as calSecret } from './cal/secret.ts';
import { rule as calTooLong } from './cal/too-long.ts';
import { rule as calUnknownProperty } from './cal/unknown-property.ts';
import { rule as calUnrecognizedSchemaVersion } from './cal/unrecognized-schema-version.ts';
import { rule as calWrongType } from './cal/wrong-type.ts';
import { rule as completionUnknownType } from './completion/unknown-type.ts';
import { rule as conditionExpression } from './condition/expression.ts';
import { rule as conditionInWithoutList } from './condition/in-without-list.ts';
import { rule as conditionNotOneShape } from './condition/not-one-shape.ts';
import { rule as conditionUnknownOperator } from './condition/unknown-operator.ts';
import { rule as conditionUnknownRac } from './condition/unknown-rac.ts';
import { rule as conditionUnknownVariable } from './condition/unknown-variable.ts';
import { rule as edgeDuplicate } from './edge/duplicate.ts';
import { rule as edgeUnknownNode } from './edge/unknown-node.ts';
import { rule as graphDeadEnd } from './graph/dead-end.ts';
import { rule as graphEdgeAfterEnd } from './graph/edge-after-end.ts';
import { rule as graphNoEnd } from './graph/no-end.ts';
import { rule as graphNoOutgoingEdge } from './graph/no-outgoing-edge.ts';
import { rule as graphSeveralStartEvents } from './graph/several-start-events.ts';
import { rule as graphStartEventNotStart } from './graph/start-event-not-start.ts';
import { rule as graphUnboundedCycle } from './graph/unbounded-cycle.ts';
import { rule as graphUnconditionalBranch } from './graph/unconditional-branch.ts';
import { rule as graphUnknownStart } from './graph/unknown-start.ts';
import { rule as graphUnreachableNode } from './graph/unreachable-node.ts';
import { rule as integrityMalformed } from './integrity/malformed.ts';
import { rule as integrityOtherKey } from './integrity/other-key.ts';
import { rule as limitsNotPositive } from './limits/not-positive.ts';
import { rule as nodeInvalidDelay } from './node/invalid-delay.ts';
import { rule as nodeTimerWithoutDelay } from './node/timer-without-delay.ts';
import { rule as nodeUnknownAgent } from './node/unknown-agent.ts';
import { rule as nodeUnknownApproval } from './node/unknown-approval.ts';
import { rule as nodeUnknownEvent } from './node/unknown-event.ts';
import { rule as nodeUnknownGateway } from './node/unknown-gateway.ts';
import { rule as nodeUnknownRac } from './node/unknown-rac.ts';
import { rule as nodeUnknownSideEffects } from './node/unknown-side-effects.ts';
import { rule as nodeUnknownType } from './node/unknown-type.ts';
import { rule as okfBadFrontmatter } from './okf/bad-frontmatter.ts';
import { rule as okfBrokenLink } from './okf/broken-link.ts';
import { rule as okfIncomplete } from './okf/incomplete.ts';
import { rule as okfMissingFrontmatter } from './okf/missing-frontmatter.ts';
import { rule as okfMissingType } from './okf/missing-type.ts';
import { rule as okfNoShape } from './okf/no-shape.ts';
import { rule as okfTypeDiffers } from './okf/type-differs.ts';
import { rule as okfWrongField } from './okf/wrong-field.ts';
import { rule as okfWrongValue } from './okf/wrong-value.ts';
import { rule as participantInvalidDigest } from './participant/invalid-digest.ts';
import { rule as participantInvalidLevel } from './participant/invalid-level.ts';
import { rule as participantMixedBindings } from './participant/mixed-bindings.ts';
import { rule as participantUnconstrainedSlot } from './participant/unconstrained-slot.ts';
import { rule as participantUnknownBind } from './participant/unknown-bind.ts';
import { rule as participantUnknownCareerTier } from './participant/unknown-career-tier.ts';
import { rule as proposeMissingItem } from './propose/missing-item.ts';
import { rule as proposeStaleCheck } from './propose/stale-check.ts';
import { rule as publishHomePath } from './publish/home-path.ts';
import { rule as publishMissingProperty } from './publish/missing-property.ts';
import { rule as publishPlaceholder } from './publish/placeholder.ts';
import { rule as publishUnknownLicense } from './publish/unknown-license.ts';
import { rule as racCodeInText } from './rac/code-in-text.ts';
import { rule as racContentByAnotherName } from './rac/content-by-another-name.ts';
import { rule as racContentInOkf } from './rac/content-in-okf.ts';
import { rule as racDescriptionLength } from './rac/description-length.ts';
import { rule as racEncodedText } from './rac/encoded-text.ts';
import { rule as racHiddenText } from './rac/hidden-text.ts';
import { rule as racHintTooLong } from './rac/hint-too-long.ts';
import { rule as racInvalidHint } from './rac/invalid-hint.ts';
import { rule as racMissingHint } from './rac/missing-hint.ts';
import { rule as racNoContent } from './rac/no-content.ts';
import { rule as racRepeatsFiles } from './rac/repeats-files.ts';
import { rule as racUnknownCheckType } from './rac/unknown-check-type.ts';
import { rule as racUnknownKind } from './rac/unknown-kind.ts';
import { rule as sourceAlias } from './source/alias.ts';
import { rule as sourceDirective } from './source/directive.ts';
import { rule as sourceDocuments } from './source/documents.ts';
import { rule as sourceDuplicateKey } from './source/duplicate-key.ts';
import { rule as sourceEncoding } from './source/encoding.ts';
import { rule as sourceKey } from './source/key.ts';
import { rule as sourceLimit } from './source/limit.ts';
import { rule as sourceMergeKey } from './source/merge-key.ts';
import { rule as sourceNumber } from './source/number.ts';
import { rule as sourceSurrogate } from './source/surrogate.ts';
import { rule as sourceSyntax } from './source/syntax.ts';
import { rule as sourceTag } from './source/tag.ts';
import { rule as sourceTooLarge } from './source/too-large.ts';
import { rule as suppressionNoReason } from './suppression/no-reason.ts';
import { rule as suppressionNotAllowed } from './suppression/not-allowed.ts';
import { rule as suppressionUnknownRule } from './suppression/unknown-rule.ts';
import { rule as suppressionUnused } from './suppression/unused.ts';
import { rule as variableInitOfOtherType } from './variable/init-of-other-type.ts';
import { rule as variableUnknownType } from './variable/unknown-type.ts';

/** Every rule, by id; a test compares this list with the files. */
export const RULES: readonly Rule[] = [
  baselineExpired,
  baselineFixed,
  baselineNoReason,
  calDuplicateId,
  calDuplicateItem,
  calEmptyValue,
  calInvalidExtensionKey,
  calInvalidId,
  calInvalidLicense,
  calInvalidLineage,
  calInvalidTag,
  calInvalidUri,
  calInvalidVersion,
  calMissingProperty,
  calNotAMapping,
  calSecret,
  calTooLong,
  calUnknownProperty,
  calUnrecognizedSchemaVersion,
  calWrongType,
  completionUnknownType,
  conditionExpression,
  conditionInWithoutList,
  conditionNotOneShape,
  conditionUnknownOperator,
  conditionUnknownRac,
  conditionUnknownVariable,
  edgeDuplicate,
  edgeUnknownNode,
  graphDeadEnd,
  graphEdgeAfterEnd,
  graphNoEnd,
  graphNoOutgoingEdge,
  graphSeveralStartEvents,
  graphStartEventNotStart,
  graphUnboundedCycle,
  graphUnconditionalBranch,
  graphUnknownStart,
  graphUnreachableNode,
  integrityMalformed,
  integrityOtherKey,
  limitsNotPositive,
  nodeInvalidDelay,
  nodeTimerWithoutDelay,
  nodeUnknownAgent,
  nodeUnknownApproval,
  nodeUnknownEvent,
  nodeUnknownGateway,
  nodeUnknownRac,
  nodeUnknownSideEffects,
  nodeUnknownType,
  okfBadFrontmatter,
  okfBrokenLink,
  okfIncomplete,
  okfMissingFrontmatter,
  okfMissingType,
  okfNoShape,
  okfTypeDiffers,
  okfWrongField,
  okfWrongValue,
  participantInvalidDigest,
  participantInvalidLevel,
  participantMixedBindings,
  participantUnconstrainedSlot,
  participantUnknownBind,
  participantUnknownCareerTier,
  proposeMissingItem,
  proposeStaleCheck,
  publishHomePath,
  publishMissingProperty,
  publishPlaceholder,
  publishUnknownLicense,
  racCodeInText,
  racContentByAnotherName,
  racContentInOkf,
  racDescriptionLength,
  racEncodedText,
  racHiddenText,
  racHintTooLong,
  racInvalidHint,
  racMissingHint,
  racNoContent,
  racRepeatsFiles,
  racUnknownCheckType,
  racUnknownKind,
  sourceAlias,
  sourceDirective,
  sourceDocuments,
  sourceDuplicateKey,
  sourceEncoding,
  sourceKey,
  sourceLimit,
  sourceMergeKey,
  sourceNumber,
  sourceSurrogate,
  sourceSyntax,
  sourceTag,
  sourceTooLarge,
  suppressionNoReason,
  suppressionNotAllowed,
  suppressionUnknownRule,
  suppressionUnused,
  variableInitOfOtherType,
  variableUnknownType,
];

const byId = new Map(RULES.map((rule) => [rule.meta.id, rule]));

/** @returns the rule of an id, or undefined. */
export function ruleOf(id: string): Rule | undefined {
  return byId.get(id);
}
