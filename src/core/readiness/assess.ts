import type { FormatProfile } from '../../ids.ts';
import type { Diagnostic } from '../result/diagnostic.ts';
import { flowOf } from '../cal/flow.ts';
import { isMapping, list, mappingsOf, member, textOf, type Mapping } from '../value/mapping.ts';
import { quote } from '../text/printable.ts';
import type { CalResult, ReadyVerdict } from '../result/results.ts';
import type { SourceDocument } from '../source/document.ts';
import { takes } from '../value/node-kinds.ts';
import type { Facts } from './facts.ts';
import { resolveParticipant } from './participants.ts';
import { assessRacItem } from './rac.ts';

/**
 * Judges the readiness of one CAL (docs/format.md 3 and 4.2; docs/promises.md, Readiness).
 *
 * @param diagnostics what the linter says of the CAL; an error makes it not ready
 */
export function assessCal(
  doc: SourceDocument,
  diagnostics: readonly Diagnostic[],
  facts: Facts,
  profile: FormatProfile,
): CalResult {
  const root = isMapping(doc.value) ? doc.value : {};
  const id = textOf(root, 'id');
  const participants = mappingsOf(root, 'participants').map((participant) =>
    resolveParticipant(participant, facts, profile),
  );
  const rac = mappingsOf(root, 'rac').map((item) => assessRacItem(item, id, facts));
  const flow = flowOf(root);
  const todo = unwritten(root);
  const blocked = blockedBy(root, new Set(rac.flatMap(({ id, available }) => (available === false ? [id] : []))));
  return {
    path: doc.path,
    id,
    name: textOf(root, 'name') || id || doc.path,
    verdict: verdictOf({ diagnostics, participants, rac, todo }),
    nodes: mappingsOf(root, 'nodes').length,
    participants,
    rac,
    diagnostics,
    ...(blocked.length === 0 ? {} : { blocked }),
    ...(todo.length === 0 ? {} : { todo }),
    ...(flow === undefined ? {} : { flow }),
  };
}

/** The tasks that cannot run while some knowledge is missing (docs/format.md 2.4), one line each. */
function blockedBy(root: Mapping, missing: ReadonlySet<string>): string[] {
  return mappingsOf(root, 'nodes').flatMap((node) => {
    const wanted = list(member(node, 'requires', 'rac')).filter((id) => typeof id === 'string');
    const lacking = wanted.filter((id) => missing.has(id));
    if (lacking.length === 0) return [];
    return [`task ${quote(textOf(node, 'id'))} cannot run: it requires ${lacking.map((id) => quote(id)).join(', ')}`];
  });
}

/** Ids of the tasks whose action is a TODO, as `init` leaves them. */
function unwritten(root: Mapping): string[] {
  return mappingsOf(root, 'nodes')
    .filter((node) => takes(node, 'action') && /^\s*TODO\b/.test(textOf(node, 'action')))
    .map((node) => textOf(node, 'id'));
}

/** `not ready` when anything failed, `pending` when something required is unconfirmed or a task unwritten, else `ready`. */
export function verdictOf({
  diagnostics,
  participants,
  rac,
  todo = [],
}: Pick<CalResult, 'diagnostics' | 'participants' | 'rac' | 'todo'>): ReadyVerdict {
  const broken = diagnostics.some((diagnostic) => diagnostic.level === 'error');
  const unstaffed = participants.some((participant) => participant.required && participant.resolved === null);
  if (broken || unstaffed || rac.some((item) => item.state === 'failed')) return 'not ready';
  return todo.length > 0 || rac.some((item) => item.state === 'unconfirmed') ? 'pending' : 'ready';
}

export const WORST_FIRST: readonly ReadyVerdict[] = ['not ready', 'pending', 'ready'];

/** The worst of several verdicts; null when there is none. */
export function worstVerdict(verdicts: readonly ReadyVerdict[]): ReadyVerdict | null {
  return WORST_FIRST.find((verdict) => verdicts.includes(verdict)) ?? null;
}
