import type { Diagnostic } from '../core/result/diagnostic.ts';
import { UserError } from '../core/result/errors.ts';
import { sweepExitCode, type SweptProject } from '../core/result/sweep.ts';
import { automationId } from '../core/report/sarif/sarif.ts';
import { quote } from '../core/text/printable.ts';
import { isWithin, joinPath, leadsOut } from '../core/value/path.ts';
import { checkSarif } from '../wiring/check-sarif.ts';
import { sweptProjects } from '../wiring/sweep-files.ts';
import type { CommandContext } from './command.ts';

/**
 * The findings of sweeps as one SARIF file for each folder that was asked for, its paths relative to that folder: what code scanning
 * of that repository takes. A folder without findings gets one, too, which closes what was found before.
 *
 * @param out the folder that gets them: `FOLDER.sarif`, or `report.sarif` for the working directory itself
 * @returns the exit code of the sweeps
 * @throws UserError as {@link sweptProjects}
 */
export async function writeSarifs({ fs }: CommandContext, names: readonly string[], out: string): Promise<number> {
  const codes = new Set<SweptProject['exitCode']>();
  let open: { readonly folder: string; readonly findings: Diagnostic[] } | undefined;
  const write = async (): Promise<void> => {
    if (open === undefined) return;
    const { folder, findings } = open;
    const id = automationId('check', '.', []);
    fs.writeFile(
      joinPath(out, `${folder === '.' ? 'report' : folder}.sarif`),
      await checkSarif(findings, new Map(), {}, { id }),
    );
  };
  for await (const { project, path } of sweptProjects(fs, names)) {
    const { folder, report, exitCode } = project;
    if (leadsOut(folder))
      throw new UserError('bad-report', `its folder leads out of ${quote(out)}: ${quote(folder)}`, {
        path,
        help: 'run the sweep from the folder above the repositories',
      });
    codes.add(exitCode);
    if (open?.folder !== folder) {
      await write();
      open = { folder, findings: [] };
    }
    open.findings.push(...report.diagnostics.map((each) => seenFrom(folder, each)));
  }
  await write();
  return sweepExitCode(codes);
}

function seenFrom(folder: string, diagnostic: Diagnostic): Diagnostic {
  const inside = (path: string): string =>
    folder !== '.' && path !== folder && isWithin(folder, path) ? path.slice(folder.length + 1) : path;
  const { path, related } = diagnostic;
  return {
    ...diagnostic,
    path: path === folder ? '.' : inside(path),
    ...(related === undefined ? {} : { related: related.map((each) => ({ ...each, path: inside(each.path) })) }),
  };
}
