import { quote } from '../text/printable.ts';
import { member } from '../value/mapping.ts';
import type { Diagnostic } from '../result/diagnostic.ts';
import type { CalResult } from '../result/results.ts';
import { locateFinding, type Path, type SourceDocument } from '../source/document.ts';

/**
 * What keeps a CAL from being ready, each at its own line of the CAL, so that it can be annotated there. Faults of structure are
 * the linter's findings and are not repeated.
 *
 * @param isSaid whether the faults of a package are findings, too: then what only follows from them is none
 */
export function readinessFindings(
  doc: SourceDocument,
  cal: CalResult,
  isSaid: (path: string) => boolean,
): Diagnostic[] {
  const unstaffed = cal.participants
    .filter(
      ({ required, resolved, unusable }) =>
        required && resolved === null && !(unusable !== undefined && isSaid(unusable)),
    )
    .map(({ alias, reason, unusable }) =>
      locateFinding(doc, {
        rule: 'ready/unstaffed',
        level: 'error',
        message: `participant ${quote(alias)} is not staffed: ${reason}`,
        path: pathOf(doc, 'participants', 'alias', alias),
        help:
          unusable === undefined
            ? 'name a cartridge that fits, or make the participant optional'
            : `correct the package: cartwright check ${unusable} says what is wrong`,
      }),
    );
  const missing = cal.rac
    .filter((item) => item.state === 'failed')
    .map(({ id, reason = 'the check failed' }) =>
      locateFinding(doc, {
        rule: 'ready/rac-missing',
        level: 'error',
        message: `required context ${quote(id)} is missing: ${reason}`,
        path: pathOf(doc, 'rac', 'id', id),
        help: 'add what the description names, or correct the check',
      }),
    );
  return [...unstaffed, ...missing];
}

/** Where an entry of a list stands that has a value under a key, as a participant its alias. */
export function pathOf(doc: SourceDocument, list: string, key: string, value: string): Path {
  const items = member(doc.value, list);
  const index = Array.isArray(items) ? items.findIndex((item: unknown) => member(item, key) === value) : -1;
  return [list, Math.max(0, index), key];
}
