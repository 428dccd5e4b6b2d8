import type { ProjectsOptions } from '../../app/check/each-project.ts';
import type { Inputs } from '../inputs.ts';
import { UserError } from '../../core/result/errors.ts';
import { quote } from '../../core/text/printable.ts';
import { parseShard } from '../../core/value/shard.ts';

/** What the inputs narrow a check to. */
export type CheckLimits = Pick<ProjectsOptions, 'named' | 'shard'>;

/**
 * Reads the inputs that narrow a check.
 *
 * @throws UserError `bad-input` for a shard that is none
 */
export function limitsOf(inputs: Inputs): CheckLimits {
  const named = Object.fromEntries(
    (['cals', 'packages', 'cartridges', 'hosts'] as const).flatMap((name) => {
      const list = inputs.list(name);
      return list === undefined ? [] : [[name, list]];
    }),
  );
  const text = inputs.text('shard');
  if (text === '') return { named };
  const shard = parseShard(text);
  if (shard === undefined) {
    throw new UserError('bad-input', `input shard is ${quote(text)}`, { help: 'write INDEX/COUNT, for example 2/4' });
  }
  return { named, shard };
}
