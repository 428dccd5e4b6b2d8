import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commitFiles, headParents } from '../adapters/git/commit-files.ts';
import { check, CHECK_PARTS } from '../app/check.ts';
import { loadConfig } from '../app/config.ts';
import { compareReports, type Changes } from '../core/report/compare.ts';
import type { CheckReport } from '../core/results.ts';
import { PROFILES } from '../ids.ts';
import type { CheckLists } from './check.ts';
import type { Step } from './step.ts';

/**
 * What a pull request changes: the same check over the files of its base commit, which are read from git's objects.
 *
 * @returns undefined when there is no base to compare with; the reason is in the log
 */
export async function changesSinceBase(step: Step, head: CheckReport, lists: CheckLists): Promise<Changes | undefined> {
  const { context, fs, runner, inputs, temporary } = step;
  if (context.pull === undefined) return undefined;
  // The checkout of a pull request is a merge; its first parent is the base as it is now, not as it was when the event happened.
  const [first, second] = headParents(fs.cwd);
  const base = second === context.pull.headSha && first !== undefined ? first : context.pull.baseSha;
  const files = commitFiles(fs.cwd, base, true);
  if (files === undefined) {
    runner.log(
      'cartwright: no comparison with the base, whose commit is not here (checkout with fetch-depth: 2 brings it)',
    );
    return undefined;
  }
  const folder = mkdtempSync(join(temporary, 'base-'));
  try {
    const root = inputs.text('working-directory');
    const config = await loadConfig(files, inputs.text('config') || undefined, root);
    const { readCartridgeCard } = await import('../adapters/sqlite/card.ts');
    const ports = {
      fs: files,
      clock: { now: () => new Date() },
      readCard: async (path: string, profile: (typeof PROFILES)['cart']) => {
        const copy = join(folder, 'cartridge');
        writeFileSync(copy, files.readFile(path));
        const { name, role, romDigest, capabilities } = await readCartridgeCard(copy, profile, path);
        return { path, name, role, romDigest, capabilities };
      },
    };
    const options = { profile: PROFILES[config.prefix], config, root, parts: new Set(CHECK_PARTS), ...lists };
    const { report } = await check(ports, options);
    return compareReports(report, head);
  } catch {
    // The base may hold anything; what is wrong with it is not this change's matter.
    runner.log('cartwright: no comparison with the base, which cannot be checked itself');
    return undefined;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
