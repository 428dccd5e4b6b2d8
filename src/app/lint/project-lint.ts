import type { Diagnostic } from '../../core/result/diagnostic.ts';
import { withLevels } from '../../core/result/known-rules.ts';
import type { FormatProfile } from '../../ids.ts';
import type { Clock, FileSystem } from '../../ports.ts';
import { baselineOf } from './baseline-file.ts';
import type { Config } from '../project/config.ts';
import { lintRun, type CommentsOf, type LintRun } from './run.ts';
import { factsFrom } from './facts.ts';
import { checkRuleNames, ignoreStep, withoutIgnored, type Ignored } from './steps.ts';
import { placeOf } from '../../core/value/path.ts';

/** A lint as a part of something larger. */
export interface ProjectLint {
  readonly run: LintRun;
  /** Applies levels and `ignore` to findings that are not made by linting a document. */
  readonly settle: (found: readonly Diagnostic[]) => Ignored;
}

/**
 * The lint of a project: levels, ignored findings and baseline as `lint` itself takes them, so that no door judges a CAL otherwise.
 *
 * @param config its paths are relative to `root`
 * @param root folder of the configuration, relative to the working directory, as the paths of findings are
 * @param files root of what the checks of RAC items look at
 * @throws UserError `bad-config` for an unknown rule or a path that is not a glob, `bad-baseline`
 */
export async function projectLint(
  { fs, clock }: { readonly fs: FileSystem; readonly clock: Clock },
  { profile, config, root, files = root, comments }: ProjectLintOptions,
): Promise<ProjectLint> {
  checkRuleNames(config);
  const { at, inside } = placeOf(fs.cwd, root);
  const baseline = await baselineOf(fs, config, clock.now(), { root, at });
  const steps = [await ignoreStep(config, inside), ...(baseline?.step() ?? [])];
  return {
    run: lintRun({ profile, config, steps, facts: factsFrom(fs, files), comments }),
    settle: (found) => withoutIgnored(config, withLevels(found, config.rules), inside),
  };
}

interface ProjectLintOptions {
  readonly profile: FormatProfile;
  readonly config: Config;
  readonly root: string;
  readonly files?: string;
  readonly comments?: CommentsOf | undefined;
}
