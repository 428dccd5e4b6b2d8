import { withLevels } from '../../core/result/known-rules.ts';
import type { Diagnostic } from '../../core/result/diagnostic.ts';
import { placeOf } from '../../core/value/path.ts';
import type { FileSystem } from '../../ports.ts';
import { passedOver } from '../check/files.ts';
import type { Project } from '../project/projects.ts';
import { checkRuleNames, withoutIgnored } from './steps.ts';

/**
 * What a project passes over since its name is only nearly right, as its own rules say it: for who finds files without linting them.
 *
 * @throws UserError `bad-config` for an unknown rule or a path that is no glob
 */
export function passedOverIn(
  { cwd }: Pick<FileSystem, 'cwd'>,
  { files, place, config, root }: Project,
): readonly Diagnostic[] {
  checkRuleNames(config);
  const found = withLevels(passedOver(files, place, config), config.rules);
  return withoutIgnored(config, found, placeOf(cwd, root).inside).left;
}
