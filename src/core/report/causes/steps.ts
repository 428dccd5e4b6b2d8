import { START_OF_FILE, type Diagnostic } from '../../result/diagnostic.ts';
import type { RequirementsChange } from '../../diff/requirements.ts';
import { quote } from '../../text/printable.ts';
import type { Cause } from './cause.ts';
import { placeOfValue, type Sides } from './sides.ts';

/**
 * Packages and cartridges that ask something else of hosts than their version says.
 *
 * @param packageFileOf the file of a package's folder
 */
export async function owedSteps(
  requirements: readonly RequirementsChange[],
  sides: Sides,
  packageFileOf: (folder: string) => string,
): Promise<Cause[]> {
  const owed = requirements.filter(({ enough }) => !enough);
  return Promise.all(
    owed.map(async ({ subject, step, before, after, taken }): Promise<Cause> => {
      const file = await sides.pair(packageFileOf(subject));
      const asks = step === 'major' ? 'asks more' : 'asks something else';
      const version =
        before === after
          ? `version still ${after}`
          : `${before} → ${after} is ${taken === null ? 'not later' : `a ${taken} one`}`;
      return {
        kind: 'step',
        subject,
        before,
        after,
        why: `${asks}: needs a ${step} step, ${version}`,
        place: file.head === undefined ? null : placeOfValue(file, ['version']),
        related: [],
      };
    }),
  );
}

/** The findings that tell of them, at the version; a cartridge has no lines. */
export function stepFindings(causes: readonly Cause[]): Diagnostic[] {
  return causes
    .filter(({ kind }) => kind === 'step')
    .map(({ subject, why, place }) => ({
      rule: 'package/small-step',
      level: 'warning',
      message: `${quote(subject)} ${why}`,
      path: place?.path ?? subject,
      range: place?.range ?? START_OF_FILE,
      pointer: place?.pointer ?? '',
      help: 'raise the version by that step: hosts that accepted the version before may not accept this one',
    }));
}
