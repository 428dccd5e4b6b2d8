/** A check by its use case, without a door: every option as the command line leaves it. */
import { check, type ComparedFolders } from '../../src/app/check/check.ts';
import { CHECK_PARTS, type CheckOptions } from '../../src/app/check/options.ts';
import type { FileSystem } from '../../src/ports.ts';
import { checkPorts } from '../../src/wiring/check-ports.ts';

const PLAIN: CheckOptions = {
  folders: ['.'],
  configPath: undefined,
  profile: undefined,
  parts: new Set(CHECK_PARTS),
  named: {},
  roster: undefined,
  policy: undefined,
  frozen: false,
  configFrom: undefined,
  base: undefined,
  staged: false,
  tolerant: false,
  changedOnly: false,
};

export async function checkFolders(
  fs: FileSystem,
  now: string,
  options: Partial<CheckOptions> = {},
): Promise<ComparedFolders> {
  const wishes = { checkUrls: false, live: false, path: undefined, timeout: undefined };
  const ports = await checkPorts(fs, { now: () => new Date(now) }, wishes);
  return check(ports, { ...PLAIN, ...options });
}
