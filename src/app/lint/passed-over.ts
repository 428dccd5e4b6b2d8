import { withLevels } from '../../core/result/known-rules.ts';
import type { Diagnostic } from '../../core/result/diagnostic.ts';
import { placeOf } from '../../core/value/path.ts';
import type { FileSystem } from '../../ports.ts';
import { passedOver } from '../check/files.ts';
import type { Project } from '../project/projects.ts';
import { baselinePath } from './baseline-file.ts';
import { checkRuleNames, withoutIgnored } from './steps.ts';

/**
 * What a project passes over since its name is only nearly right, as its own rules say it: for who finds files without linting them.
 *
 * @throws UserError `bad-config` for an unknown rule or a path that is not a glob, `bad-baseline`
 */
export async function passedOverIn(
  fs: FileSystem,
  { files, place, config, root }: Project,
): Promise<readonly Diagnostic[]> {
  checkRuleNames(config);
  const baseline = baselinePath(fs, config, root);
  // No entry of it matches these findings, but a broken one stops every command that judges the project.
  if (baseline !== undefined) await (await import('./baseline.ts')).readBaseline(fs, baseline);
  const found = withLevels(passedOver(files, place, config), config.rules);
  return withoutIgnored(config, found, placeOf(fs.cwd, root).inside).left;
}
