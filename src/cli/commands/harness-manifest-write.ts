import { stagedFiles } from '../../adapters/git/staged-files.ts';
import { writeManifests } from '../../app/check/write-manifests.ts';
import { manifestText } from '../../core/report/text/receipts.ts';
import { formatUserError } from '../../core/report/text/user-error.ts';
import { EXIT, type Command } from '../command.ts';
import { printDiagnostics } from '../diagnostics.ts';

/** Behind the hook of the same name (docs/promises.md, Hooks); no command of its own in the overview. */
export const command: Command<'text'> = {
  name: 'harness-manifest-write',
  summary: 'rewrites committed manifests that are out of date (the pre-commit hook of that name)',
  example: 'harness-manifest-write agents/reviewer',
  usage: ['harness-manifest-write [PACKAGE…]'],
  options: [],
  formats: ['text'],
  details:
    "Without PACKAGE, the packages in git's index are looked at. Where no manifest is committed none is made: build makes it.",
  usesConfig: false,
  async run(context) {
    const { io, fs, positionals, quiet } = context;
    const listed = positionals.length > 0 ? fs : stagedFiles(fs).fs;
    const { manifests, diagnostics, problems } = await writeManifests(listed, fs, positionals);
    for (const { path, package: source, written } of manifests)
      if (written || !quiet) io.out(manifestText(path, source, written ? 'written' : 'in step'));
    if (diagnostics.length > 0) await printDiagnostics(context, diagnostics, manifests.length);
    for (const problem of problems) io.err(formatUserError(problem));
    if (problems.length > 0) return EXIT.unable;
    return diagnostics.some(({ level }) => level === 'error') ? EXIT.no : EXIT.ok;
  },
};
