import type { ProjectsOptions } from '../../app/check/each-project.ts';
import type { Inputs } from '../inputs.ts';

/** The files that inputs narrow a check to. */
export function limitsOf(inputs: Inputs): NonNullable<ProjectsOptions['named']> {
  return Object.fromEntries(
    (['cals', 'packages', 'cartridges', 'hosts'] as const).flatMap((name) => {
      const list = inputs.list(name);
      return list === undefined ? [] : [[name, list]];
    }),
  );
}
