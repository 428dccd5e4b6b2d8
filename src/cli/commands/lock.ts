import type { LockOutcome, LockOptions } from '../../app/lock/lock.ts';
import { UserError } from '../../core/result/errors.ts';
import { notesText } from '../../core/report/text/receipts.ts';
import { lockText } from '../../core/report/text/lock.ts';
import { resultJson } from '../../core/text/json-text.ts';
import { cardReader } from '../../wiring/read-card.ts';
import { signatureOf } from '../../wiring/signature-of.ts';
import { EXIT, listOption, valueOption, type Command, type CommandContext } from '../command.ts';
import { demandsByProject, TRUST_OPTIONS } from '../trust-options.ts';
import { quote } from '../../core/text/printable.ts';
import { shortest } from '../../core/value/path.ts';
import type { FileSystem } from '../../ports.ts';
import { judgedFiles } from '../../app/check/files.ts';
import { findProjects, groupByProject, openProject, type Asked } from '../../app/project/projects.ts';
import { pathsFrom } from '../../app/lock/resolve.ts';

const OPTIONS = [
  listOption('cartridges', 'DIR', 'more cartridges and packages that may take part: a folder, file or glob'),
  valueOption('roster', 'FILE', 'proofs of slot levels'),
  ...TRUST_OPTIONS,
];
type Option = (typeof OPTIONS)[number];
type LockFormat = 'text' | 'json' | 'cyclonedx';
type Context = CommandContext<LockFormat, Option>;

export const command: Command<LockFormat, Option> = {
  name: 'lock',
  summary: 'records which cartridge staffs each slot, and the digest of every host profile',
  example: 'lock loops/release.cal.yaml',
  usage: ['lock', 'lock CAL…'],
  options: OPTIONS,
  formats: ['text', 'json', 'cyclonedx'],
  details: [
    'Writes cartwright.lock next to the cartwright.yaml of each project at or below the working directory. With CALs, only their lines',
    'change. Commit it: check --frozen and workflow ready --frozen then fail if anything differs.',
    'With --format cyclonedx it prints a CycloneDX bill of materials of what the lock names.',
    'With a trust option, or a trust registry in the configuration, a cartridge that is not as they demand is not locked: exit 1.',
  ].join('\n'),
  usesConfig: true,
  async run(context) {
    const demandsFor = await demandsByProject(context);
    const done: LockOutcome[] = [];
    for (const wanted of await projectsToLock(context.fs, context.positionals, context.asked))
      done.push(await lock(context, wanted, demandsFor));
    if (done.length === 0)
      throw new UserError('no-file', 'there is no CAL and no host profile to lock', {
        help: 'name a CAL: cartwright lock FILE',
      });
    const { io, format, quiet } = context;
    if (!quiet) io.err(notesText(done.flatMap(({ notes }) => notes)));
    const locks = done.map(({ receipt }) => receipt);
    const isRefused = locks.some(({ state }) => state === 'refused');
    if (format === 'json') io.out(resultJson({ version: 1, locks }, 2));
    else if (format === 'cyclonedx' && isRefused) io.err(lockText(locks));
    else if (format === 'cyclonedx') {
      const { cycloneDx } = await import('../../core/report/json/cyclonedx.ts');
      io.out(cycloneDx(done.map(({ receipt: { path }, lock: made }) => ({ path, lock: made }))));
    } else io.out(lockText(locks));
    return isRefused ? EXIT.no : EXIT.ok;
  },
};

async function lock(
  { fs, clock, list, value, isGiven }: Context,
  wanted: ProjectToLock,
  demandsFor: Awaited<ReturnType<typeof demandsByProject>>,
): Promise<LockOutcome> {
  const { project } = wanted;
  // Without any trust a cartridge that is whole is locked, as it staffs a slot.
  const isDemanding = TRUST_OPTIONS.some(({ name }) => isGiven(name)) || project.config.trustRegistry !== undefined;
  const signatures = isDemanding ? signatureOf(fs, () => demandsFor(project)) : undefined;
  const { lockProject } = await import('../../app/lock/lock.ts');
  return lockProject(
    { fs, clock, cardReader: cardReader(fs), signatureOf: signatures },
    { ...wanted, cartridges: list('cartridges'), roster: value('roster') },
  );
}

/** A project with what is locked of it. */
type ProjectToLock = Pick<LockOptions, 'project' | 'cals'>;

/**
 * The projects whose lock is written. One that holds neither a CAL nor a host profile has nothing to lock.
 *
 * @param cals relative to the working directory; all of the projects at or below it when there is none
 * @throws UserError `usage` for a CAL that lies outside of every project; as `loadConfig`
 */
async function projectsToLock(
  fs: FileSystem,
  cals: readonly string[],
  asked: Asked,
): Promise<readonly ProjectToLock[]> {
  const configured = asked.configPath !== undefined;
  const open = (root: string): ReturnType<typeof openProject> =>
    openProject(fs, root, root === '.' ? asked : { profile: asked.profile });
  const paths = [...new Set(cals.map((path) => shortest(fs.cwd, path)))];
  const found: ProjectToLock[] = [];
  if (paths.length === 0) {
    for (const { root } of findProjects(fs, ['.'], configured)) {
      const project = await open(root);
      const judged = judgedFiles(project, project.config);
      if (judged.cals.length + judged.hosts.length > 0) found.push({ project, cals: undefined });
    }
    return found;
  }
  for (const { root, paths: own } of groupByProject(fs, paths, configured)) {
    const inside = pathsFrom(fs.cwd, root);
    const out = own.find((path) => inside(path).startsWith('../'));
    if (out !== undefined)
      throw new UserError('usage', `the CAL lies outside of the project ${quote(root)}, whose lock would name it`, {
        path: out,
        help: 'run cartwright lock in the folder of the project that it belongs to',
      });
    found.push({ project: await open(root), cals: own });
  }
  return found;
}
