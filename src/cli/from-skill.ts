import { folderLister } from '../adapters/fs/rom-folder.ts';
import { placeFiles } from '../adapters/fs/place-files.ts';
import { configuredClients } from '../app/handshake/clients.ts';
import { planFromSkill } from '../app/propose/from-skill.ts';
import { PACKAGE_FILE } from '../app/project/root.ts';
import { UserError } from '../core/result/errors.ts';
import { diffText, skillPlanText } from '../core/report/text/plan.ts';
import { joinPath } from '../core/value/path.ts';
import { resultJson } from '../core/text/json-text.ts';
import { EXIT, type CommandContext, type OptionSpec } from './command.ts';
import { printDiagnostics } from './diagnostics.ts';

/** Options of the other ways of `init`, which do not go with a skill. */
const OTHERS = ['from-code', 'propose', 'staged'] as const;

/** Runs `init --from-skill`: exit 1, and nothing written, when a file of the skill may not travel in a cartridge. */
export async function runFromSkill(
  context: CommandContext<
    'text' | 'json' | 'yaml',
    | OptionSpec<'from-code' | 'out' | 'publisher', 'value'>
    | OptionSpec<'propose' | 'staged' | 'dry-run' | 'force', 'flag'>
  >,
  from: string,
): Promise<number> {
  const { fs, io, format, quiet, profile } = context;
  const other = OTHERS.find(context.isGiven);
  if (other !== undefined) throw new UserError('usage', `--from-skill cannot be used with --${other}`);
  if (format === 'yaml')
    throw new UserError('usage', '--from-skill makes no CAL that --format yaml could be for', {
      help: 'leave --format out, or use --format json',
    });
  const made = await planFromSkill(
    { fs, listFolder: folderLister(fs.cwd) },
    {
      profile,
      from,
      out: context.value('out'),
      publisher: context.value('publisher') ?? context.config.publisher,
      clients: (await configuredClients(fs, '.')).map(({ name }) => name),
    },
  );
  if ('diagnostics' in made) {
    await printDiagnostics(context, made.diagnostics, 1);
    return EXIT.no;
  }
  const { plan, target, files } = made;
  const dryRun = context.flag('dry-run');
  const isNew = (_: unknown, i: number): boolean => plan.files[i]?.action !== 'skip';
  if (!dryRun) placeFiles(fs, target, files.filter(isNew), context.flag('force'));
  if (format === 'json') io.out(resultJson(plan, 2));
  else if (!quiet) io.out(skillPlanText(plan, target, dryRun, profile.extension));
  if (!dryRun || format === 'json') return EXIT.ok;
  const own = files.flatMap(({ path, text }) =>
    path === PACKAGE_FILE && typeof text === 'string' ? [{ path, text }] : [],
  );
  io.out(
    diffText(plan.files.slice(0, own.length), own, (path) =>
      new TextDecoder().decode(fs.readFile(joinPath(target, path))),
    ),
  );
  return EXIT.ok;
}
