import type { Rule } from '../rule.ts';
import { CHECKS } from './checks.ts';
import { rule as baselineExpired } from './baseline/expired.ts';
import { rule as baselineFixed } from './baseline/fixed.ts';
import { rule as baselineNoReason } from './baseline/no-reason.ts';
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
import { rule as calTooLong } from './cal/too-long.ts';
import { rule as calUnknownProperty } from './cal/unknown-property.ts';
import { rule as calUnrecognizedSchemaVersion } from './cal/unrecognized-schema-version.ts';
import { rule as calWrongType } from './cal/wrong-type.ts';
import { rule as cartridgeNotWhole } from './cartridge/not-whole.ts';
import { rule as checkRelaxed } from './check/relaxed.ts';
import { rule as completionUnknownType } from './completion/unknown-type.ts';
import { rule as conditionExpression } from './condition/expression.ts';
import { rule as conditionNotOneShape } from './condition/not-one-shape.ts';
import { rule as conditionUnknownOperator } from './condition/unknown-operator.ts';
import { rule as descriptorSchema } from './descriptor/schema.ts';
import { rule as handshakeNotJudged } from './handshake/not-judged.ts';
import { rule as handshakeRefuse } from './handshake/refuse.ts';
import { rule as handshakeReservation } from './handshake/reservation.ts';
import { rule as hostBinding } from './host/binding.ts';
import { rule as hostDuplicateTool } from './host/duplicate-tool.ts';
import { rule as hostRevision } from './host/revision.ts';
import { rule as hostSchema } from './host/schema.ts';
import { rule as hostToolChanged } from './host/tool-changed.ts';
import { rule as hostToolSchema } from './host/tool-schema.ts';
import { rule as hostToolText } from './host/tool-text.ts';
import { rule as hostWrappedTool } from './host/wrapped-tool.ts';
import { rule as integrityMalformed } from './integrity/malformed.ts';
import { rule as limitsNotPositive } from './limits/not-positive.ts';
import { rule as manifestContract } from './manifest/contract.ts';
import { rule as manifestDuplicateRole } from './manifest/duplicate-role.ts';
import { rule as manifestRequiredRoles } from './manifest/required-roles.ts';
import { rule as manifestRevision } from './manifest/revision.ts';
import { rule as manifestRoleNamespace } from './manifest/role-namespace.ts';
import { rule as manifestSchema } from './manifest/schema.ts';
import { rule as manifestSchemaVersion } from './manifest/schema-version.ts';
import { rule as manifestStale } from './manifest/stale.ts';
import { rule as manifestUnknownMember } from './manifest/unknown-member.ts';
import { rule as manifestUnknownRevision } from './manifest/unknown-revision.ts';
import { rule as nodeInvalidDelay } from './node/invalid-delay.ts';
import { rule as nodeUnknownApproval } from './node/unknown-approval.ts';
import { rule as nodeUnknownEvent } from './node/unknown-event.ts';
import { rule as nodeUnknownGateway } from './node/unknown-gateway.ts';
import { rule as nodeUnknownSideEffects } from './node/unknown-side-effects.ts';
import { rule as nodeUnknownType } from './node/unknown-type.ts';
import { rule as okfBadFrontmatter } from './okf/bad-frontmatter.ts';
import { rule as okfBrokenLink } from './okf/broken-link.ts';
import { rule as okfMissingFrontmatter } from './okf/missing-frontmatter.ts';
import { rule as okfMissingType } from './okf/missing-type.ts';
import { rule as okfWrongField } from './okf/wrong-field.ts';
import { rule as packagePublisher } from './package/publisher.ts';
import { rule as packageSchema } from './package/schema.ts';
import { rule as packageSecret } from './package/secret.ts';
import { rule as packageSmallStep } from './package/small-step.ts';
import { rule as packageTaskType } from './package/task-type.ts';
import { rule as packageUnpackable } from './package/unpackable.ts';
import { rule as participantInvalidDigest } from './participant/invalid-digest.ts';
import { rule as participantInvalidLevel } from './participant/invalid-level.ts';
import { rule as participantMixedBindings } from './participant/mixed-bindings.ts';
import { rule as participantUnconstrainedSlot } from './participant/unconstrained-slot.ts';
import { rule as participantUnknownBind } from './participant/unknown-bind.ts';
import { rule as participantUnknownCareerTier } from './participant/unknown-career-tier.ts';
import { rule as projectUnreadable } from './project/unreadable.ts';
import { rule as proposeMissingItem } from './propose/missing-item.ts';
import { rule as proposeStaleCheck } from './propose/stale-check.ts';
import { rule as racDescriptionLength } from './rac/description-length.ts';
import { rule as racHintTooLong } from './rac/hint-too-long.ts';
import { rule as racUnknownCheckType } from './rac/unknown-check-type.ts';
import { rule as racUnknownKind } from './rac/unknown-kind.ts';
import { rule as readyRacMissing } from './ready/rac-missing.ts';
import { rule as readyUnstaffed } from './ready/unstaffed.ts';
import { rule as releaseNotTrusted } from './release/not-trusted.ts';
import { rule as secretPrivateKey } from './secret/private-key.ts';
import { rule as signatureNotVerified } from './signature/not-verified.ts';
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
import { rule as sourceSymlink } from './source/symlink.ts';
import { rule as sourceSyntax } from './source/syntax.ts';
import { rule as sourceTag } from './source/tag.ts';
import { rule as sourceTooLarge } from './source/too-large.ts';
import { rule as suppressionNoReason } from './suppression/no-reason.ts';
import { rule as suppressionNotAllowed } from './suppression/not-allowed.ts';
import { rule as suppressionUnknownRule } from './suppression/unknown-rule.ts';
import { rule as suppressionUnused } from './suppression/unused.ts';
import { rule as variableUnknownType } from './variable/unknown-type.ts';

/** The rules whose findings are made elsewhere: by the parser, by the walk over the shape, or about the run itself. */
const OTHERS: readonly Rule[] = [
  baselineExpired,
  baselineFixed,
  baselineNoReason,
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
  calTooLong,
  calUnknownProperty,
  calUnrecognizedSchemaVersion,
  calWrongType,
  cartridgeNotWhole,
  checkRelaxed,
  completionUnknownType,
  conditionExpression,
  conditionNotOneShape,
  conditionUnknownOperator,
  descriptorSchema,
  handshakeNotJudged,
  handshakeRefuse,
  handshakeReservation,
  hostBinding,
  hostDuplicateTool,
  hostRevision,
  hostSchema,
  hostToolChanged,
  hostToolSchema,
  hostToolText,
  hostWrappedTool,
  integrityMalformed,
  limitsNotPositive,
  manifestContract,
  manifestDuplicateRole,
  manifestRequiredRoles,
  manifestRevision,
  manifestRoleNamespace,
  manifestSchema,
  manifestSchemaVersion,
  manifestStale,
  manifestUnknownMember,
  manifestUnknownRevision,
  nodeInvalidDelay,
  nodeUnknownApproval,
  nodeUnknownEvent,
  nodeUnknownGateway,
  nodeUnknownSideEffects,
  nodeUnknownType,
  okfBadFrontmatter,
  okfBrokenLink,
  okfMissingFrontmatter,
  okfMissingType,
  okfWrongField,
  packagePublisher,
  packageSchema,
  packageSecret,
  packageSmallStep,
  packageTaskType,
  packageUnpackable,
  participantInvalidDigest,
  participantInvalidLevel,
  participantMixedBindings,
  participantUnconstrainedSlot,
  participantUnknownBind,
  participantUnknownCareerTier,
  projectUnreadable,
  proposeMissingItem,
  proposeStaleCheck,
  racDescriptionLength,
  racHintTooLong,
  racUnknownCheckType,
  racUnknownKind,
  readyRacMissing,
  readyUnstaffed,
  releaseNotTrusted,
  secretPrivateKey,
  signatureNotVerified,
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
  sourceSymlink,
  sourceSyntax,
  sourceTag,
  sourceTooLarge,
  suppressionNoReason,
  suppressionNotAllowed,
  suppressionUnknownRule,
  suppressionUnused,
  variableUnknownType,
];

/** Every rule, by id; a test compares this list with the files. */
export const RULES: readonly Rule[] = [...CHECKS, ...OTHERS].sort((a, b) => (a.meta.id < b.meta.id ? -1 : 1));

const byId = new Map(RULES.map((rule) => [rule.meta.id, rule]));

/** @returns the rule of an id, or undefined. */
export function ruleOf(id: string): Rule | undefined {
  return byId.get(id);
}
