import { lockProject, type LockOutcome } from '../../app/lock/lock.ts';
import { projectsToLock, type ProjectToLock } from '../../app/lock/projects.ts';
import { profileOf } from '../../app/project/project-configs.ts';
import { UserError } from '../../core/result/errors.ts';
import { notesText } from '../../core/report/text/receipts.ts';
import { lockText } from '../../core/report/text/lock.ts';
import { resultJson } from '../../core/text/json-text.ts';
import { joinPath } from '../../core/value/path.ts';
import { readCard } from '../../wiring/read-card.ts';
import { signatureOf } from '../../wiring/signature-of.ts';
import { EXIT, listOption, valueOption, type Command, type CommandContext } from '../command.ts';
import { demandsOf, TRUST_OPTIONS } from '../trust-options.ts';

const OPTIONS = [
  listOption(
    'cartridges',
    'DIR',
    'folder, file or glob of the cartridges that may take part (default: those of the project)',
  ),
  valueOption('roster', 'FILE', 'proofs of slot levels'),
  ...TRUST_OPTIONS,
];
type Option = (typeof OPTIONS)[number];
type Context = CommandContext<'text' | 'json', Option>;

export const command: Command<'text' | 'json', Option> = {
  name: 'lock',
  summary: 'writes down which cartridge staffs each slot, and the digest of every host profile',
  example: 'lock loops/release.cal.yaml',
  usage: ['lock', 'lock CAL…'],
  options: OPTIONS,
  formats: ['text', 'json'],
  details: [
    'Writes cartwright.lock beside the cartwright.yaml of each project at or below the working directory. With CALs, only their lines',
    'change. Commit it: check --frozen and workflow ready --frozen then hold to it.',
    'With a trust option, or a trust registry in the configuration, a cartridge that is not as they demand is not locked: exit 1.',
  ].join('\n'),
  usesConfig: true,
  async run(context) {
    const done: LockOutcome[] = [];
    const configPath = context.value('config');
    for (const project of await projectsToLock(context.fs, { cals: context.positionals, configPath }))
      done.push(await lock(context, project));
    if (done.length === 0)
      throw new UserError('no-file', 'there is no CAL and no host profile to lock', {
        help: 'name a CAL: cartwright lock FILE',
      });
    const { io, format, quiet } = context;
    if (!quiet) io.err(notesText(done.flatMap(({ notes }) => notes)));
    const locks = done.map(({ receipt }) => receipt);
    if (format === 'json') io.out(resultJson({ version: 1, locks }, 2));
    else io.out(lockText(locks));
    return locks.some(({ state }) => state === 'refused') ? EXIT.no : EXIT.ok;
  },
};

async function lock(context: Context, project: ProjectToLock): Promise<LockOutcome> {
  const { fs, clock, list, value } = context;
  const { config, root } = project;
  const profile = profileOf(config, value('prefix') === undefined ? undefined : context.profile);
  const cartridges = list('cartridges');
  return lockProject(
    { fs, clock, readCard: readCard(fs), signatureOf: isDemanding(context, project) ? signatures() : undefined },
    {
      ...project,
      profile,
      cartridges: cartridges.length === 0 ? undefined : cartridges,
      roster: value('roster'),
    },
  );

  function signatures(): ReturnType<typeof signatureOf> {
    const { trustRegistry } = config;
    const seen = {
      ...config,
      ...(trustRegistry === undefined ? {} : { trustRegistry: joinPath(root, trustRegistry) }),
    };
    return signatureOf(fs, profile, (ports) => demandsOf({ ...context, profile, config: seen }, ports));
  }
}

/** Whether somebody says whom to trust; otherwise a cartridge that is whole is locked, as it staffs a slot. */
function isDemanding({ isGiven }: Context, { config }: ProjectToLock): boolean {
  return TRUST_OPTIONS.some(({ name }) => isGiven(name)) || config.trustRegistry !== undefined;
}
