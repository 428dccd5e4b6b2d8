import { BASELINE_FILE } from '../lint/baseline-file.ts';
import { CONFIG_FILE, type Config } from '../project/config.ts';
import { CONFIRMATIONS_FILE } from '../readiness/ready.ts';
import { joinPath } from '../../core/value/path.ts';

/** Where the files are that say how strictly a project is judged, whether they are there or not. */
export interface PolicyFiles {
  readonly config: string;
  readonly baseline: string;
  readonly confirmations: string;
  /** A registry has no place of its own: undefined when the configuration names none. */
  readonly registry: string | undefined;
  /** The policy that decides what a host takes; undefined when the configuration names none. */
  readonly gate: string | undefined;
}

/**
 * The places that a configuration, or the lack of one, gives these files.
 *
 * @param named the configuration as `--config` names it, relative to the working directory
 * @param root folder of the project, relative to the working directory
 */
export function policyFiles(config: Config, root: string, named?: string): PolicyFiles {
  const { trustRegistry, policy } = config;
  const { baseline = joinPath(root, BASELINE_FILE), confirmations = joinPath(root, CONFIRMATIONS_FILE) } = config;
  return {
    config: named ?? joinPath(root, CONFIG_FILE),
    baseline,
    confirmations,
    registry: trustRegistry,
    gate: policy,
  };
}
