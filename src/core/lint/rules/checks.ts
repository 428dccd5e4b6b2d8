import type { Rule } from '../rule.ts';
import { rule as calDuplicateId } from './cal/duplicate-id.ts';
import { rule as calSecret } from './cal/secret.ts';
import { rule as conditionInWithoutList } from './condition/in-without-list.ts';
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
import { rule as integrityOtherKey } from './integrity/other-key.ts';
import { rule as nodeTimerWithoutDelay } from './node/timer-without-delay.ts';
import { rule as nodeUnknownAgent } from './node/unknown-agent.ts';
import { rule as nodeUnknownRac } from './node/unknown-rac.ts';
import { rule as okfIncomplete } from './okf/incomplete.ts';
import { rule as okfNoShape } from './okf/no-shape.ts';
import { rule as okfTypeDiffers } from './okf/type-differs.ts';
import { rule as okfWrongValue } from './okf/wrong-value.ts';
import { rule as publishHomePath } from './publish/home-path.ts';
import { rule as publishMissingProperty } from './publish/missing-property.ts';
import { rule as publishPlaceholder } from './publish/placeholder.ts';
import { rule as publishUnknownLicense } from './publish/unknown-license.ts';
import { rule as racCodeInText } from './rac/code-in-text.ts';
import { rule as racContentByAnotherName } from './rac/content-by-another-name.ts';
import { rule as racContentInOkf } from './rac/content-in-okf.ts';
import { rule as racEncodedText } from './rac/encoded-text.ts';
import { rule as racHiddenText } from './rac/hidden-text.ts';
import { rule as racInvalidHint } from './rac/invalid-hint.ts';
import { rule as racMissingHint } from './rac/missing-hint.ts';
import { rule as racNoContent } from './rac/no-content.ts';
import { rule as racRepeatsFiles } from './rac/repeats-files.ts';
import { rule as variableInitOfOtherType } from './variable/init-of-other-type.ts';

/** The rules that look at a document themselves, by id. A lint loads no others; a test compares this list with the files. */
export const CHECKS: readonly Rule[] = [
  calDuplicateId,
  calSecret,
  conditionInWithoutList,
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
  integrityOtherKey,
  nodeTimerWithoutDelay,
  nodeUnknownAgent,
  nodeUnknownRac,
  okfIncomplete,
  okfNoShape,
  okfTypeDiffers,
  okfWrongValue,
  publishHomePath,
  publishMissingProperty,
  publishPlaceholder,
  publishUnknownLicense,
  racCodeInText,
  racContentByAnotherName,
  racContentInOkf,
  racEncodedText,
  racHiddenText,
  racInvalidHint,
  racMissingHint,
  racNoContent,
  racRepeatsFiles,
  variableInitOfOtherType,
];
