import type { Changes } from '../../core/report/compare.ts';
import type { StagedFiles } from '../../adapters/git/staged-files.ts';
import { check, type ComparedFolders } from '../../app/check/check.ts';
import { checkPorts } from '../../wiring/check-ports.ts';
import { folderFiles, refuseBare, type FolderFiles } from '../../wiring/workspace.ts';
import {
  CHECK_PARTS,
  type Checked,
  type CheckOptions,
  type CheckPart,
  type CheckPorts,
  type Commit,
} from '../../app/check/options.ts';
import { answerOf, policyOf, strictest, type FailOn, type Policy } from '../../core/result/answer.ts';
import { wholeNumber } from '../../app/whole-number.ts';
import { noSuchFile, UserError } from '../../core/result/errors.ts';
import { notesText } from '../../core/report/text/receipts.ts';
import { quote } from '../../core/text/printable.ts';
import type { Clock, FileSystem } from '../../ports.ts';
import {
  FROZEN,
  MAX,
  MOST_FINDINGS,
  SERVER_TIMEOUT,
  flagOption,
  listOption,
  valueOption,
  type Command,
  type CommandContext,
  type Format,
  type OptionSpec,
} from '../command.ts';
import type { CheckFormat } from '../render-report.ts';
import { timeOption } from '../trust-options.ts';
import { wishesOf } from './workflow-ready.ts';
import { rootsIn } from '../../core/result/projects.ts';
import { shortest } from '../../core/value/path.ts';

const OPTIONS = [
  listOption('cals', 'GLOB', 'CAL files (default: every *.cal.json, *.cal.yaml and *.cal.yml)'),
  listOption('packages', 'GLOB', 'package folders (default: every folder with a cartridge.yaml)'),
  listOption('cartridges', 'GLOB', 'cartridges (default: every one in the repository)'),
  listOption('hosts', 'GLOB', 'host profiles (default: every *.host.yaml, *.host.yml and *.host.json)'),
  valueOption('roots', 'FILE', 'check the folders of the workspace that FILE lists, one a line; - is standard input'),
  valueOption('roster', 'FILE', 'proofs of slot levels'),
  valueOption('policy', 'FILE', 'the policy that packages and cartridges must fit (default: from the configuration)'),
  FROZEN,
  listOption('only', 'PART', 'run only this part', { choices: CHECK_PARTS }),
  flagOption('staged', 'check what is staged in git, not the work tree'),
  valueOption('base', 'REV', 'show what changed since this commit in verdicts and requirements'),
  valueOption('config-from', 'REV', 'use configuration, baseline, confirmations, trust and comments of this commit'),
  listOption('merge', 'FILE', 'merge these reports of check --format ndjson instead of checking'),
  valueOption('out', 'DIR', 'with --merge and --format sarif: write a file for each folder into DIR'),
  valueOption('today', 'DAY', 'check as of the start of this day in UTC (default: now)'),
  flagOption('check-urls', 'fetch the URLs of RAC checks, public https addresses only'),
  flagOption('live', "start or contact the MCP servers of the hosts; a server's command runs with your rights"),
  SERVER_TIMEOUT,
  MAX,
  flagOption('strict', 'also exit 1 for warnings, pending workflows and nothing to judge'),
];
type Option = (typeof OPTIONS)[number];
type Context = CommandContext<CheckFormat | 'ndjson', Option>;

export const command: Command<CheckFormat | 'ndjson', Option> = {
  name: 'check',
  summary: 'checks the skills, workflows and packages of a whole repository',
  example: 'check --base origin/main',
  usage: ['check [PATH…]', 'check --roots FILE', 'check --merge FILE…'],
  options: OPTIONS,
  formats: ['text', 'json', 'ndjson', 'sarif', 'github', 'markdown', 'html'],
  details: [
    'PATH is a folder (default: the working directory), a CAL, the cartridge.yaml of a package, a cartridge or a host profile. Every',
    'folder with a cartwright.yaml, and every top of a git work tree, at or below it is a project, judged by its own configuration; what',
    'lies in a nested project belongs to that one. A PATH within a project is that part of the project.',
    'Several projects make one report, one after the other; one that cannot be judged is an error in it. With --format ndjson each is a',
    'line of its own as soon as it is judged. A folder that is a bare repository is judged at its HEAD, from git.',
    'RAC items that the code calls for and no CAL has are notes (part propose), which fail nothing. failOn of cartwright.yaml says what',
    'fails a project; of several in one run the strictest applies.',
  ].join('\n'),
  usesConfig: false,
  async run(context) {
    const strict = context.flag('strict');
    const max = wholeNumber(context.value('max'), '--max', MOST_FINDINGS);
    const { format } = context;
    if (context.value('out') !== undefined) return sarifFiles(context, context.value('out') ?? '');
    if (context.list('merge').length > 0) {
      const { failOn, ...checked } = await merged(context);
      return shown(context, format, max, { checked, judged: context.fs }, policyOf(failOn, strict));
    }
    const folders = await foldersOf(context);
    const parts = partsOf(context);
    if (format === 'ndjson') refuseInSweep(context, folders);
    const head = await headOf(context);
    const options = { ...(await optionsOf(context)), folders, parts };
    const ports = await portsOf(context, head, options);
    if (format === 'ndjson') {
      const { runSweep } = await import('../sweep.ts');
      return runSweep(context, ports, options, strict);
    }
    const checked = await check(ports, options);
    const policy = policyOf(strictest(checked.projects), strict);
    return shown(context, format, max, { checked, judged: head.fs, ...againstBase(checked, options) }, policy);
  },
};

/** Options that name files of a kind. */
const LISTS = ['cals', 'packages', 'cartridges', 'hosts'] as const;

async function sarifFiles(context: Context, out: string): Promise<number> {
  if (context.list('merge').length === 0 || context.format !== 'sarif')
    throw new UserError('usage', '--out needs --merge and --format sarif', {
      help: 'it writes the output of check --format ndjson as one file for each folder',
    });
  const { writeSarifs } = await import('../sweep-sarif.ts');
  return writeSarifs(context, context.list('merge'), out);
}

async function shown(
  context: Context,
  format: CheckFormat | 'ndjson',
  max: number | undefined,
  { checked, judged, against, isNothingJudged = false }: Judged,
  policy: Policy,
): Promise<number> {
  if (format === 'ndjson') throw new UserError('usage', '--merge and --format ndjson cannot be used together');
  if (!context.quiet) context.io.err(notesText(checked.notes));
  const { renderReport } = await import('../render-report.ts');
  context.io.out(
    await renderReport(
      command,
      checked,
      judged,
      policy,
      { ...context, format, max, only: context.list('only') },
      against,
    ),
  );
  const { nothing, cals, handshakes, skills = [] } = checked.report;
  // The configuration of a client alone says nothing of where an agent can run. Of a part that was chosen nothing more is looked for.
  const isWhole = context.list('only').length === 0;
  const isBare = nothing === true || (isWhole && cals.length + handshakes.length + skills.length === 0);
  if (isBare && format === 'text' && !context.quiet && context.positionals.length === 0) {
    const { surroundings } = await import('../../app/check/surroundings.ts');
    const { isJudged, surroundingsText } = await import('../../core/report/text/surroundings.ts');
    const here = await surroundings(context.fs);
    if (nothing === true || !isJudged(here)) context.io.err(surroundingsText(here));
  }
  if (isNothingJudged) throw (await import('../sweep.ts')).nothingJudged();
  return answerOf(checked.report, policy).exitCode;
}

/** Everything but the folders and the parts, which are known before a commit is looked for. */
async function optionsOf(context: Context): Promise<Omit<CheckOptions, 'folders' | 'parts'>> {
  const { flag, list, value } = context;
  const lists = LISTS.filter(context.isGiven);
  const configFrom = await commitOf(context, 'config-from');
  return {
    configPath: value('config'),
    profile: value('prefix') === undefined ? undefined : context.profile,
    named: Object.fromEntries(lists.map((name) => [name, list(name)])),
    roster: value('roster'),
    policy: value('policy'),
    frozen: flag('frozen'),
    configFrom,
    base: await commitOf(context, 'base', configFrom),
    staged: flag('staged'),
    tolerant: false,
    changedOnly: false,
  };
}

async function merged(context: Context): Promise<Checked & { readonly failOn: FailOn }> {
  const judging = (['base', 'config-from', 'frozen', 'policy'] as const).find(context.isGiven);
  if (judging !== undefined) throw new UserError('usage', `--${judging} cannot be used together with --merge`);
  const { mergedSweeps } = await import('../../wiring/sweep-files.ts');
  return {
    ...(await mergedSweeps(
      context.fs,
      context.list('merge'),
      context.value('roots') === undefined ? [] : await foldersOf(context, false),
    )),
    notes: [],
    excerpts: new Map(),
    masks: new Map(),
    requirements: new Map(),
    suppressed: [],
  };
}

interface Judged {
  readonly checked: Checked;
  /** The files as they were judged. */
  readonly judged: FileSystem;
  readonly against?: { readonly base: string; readonly changes: Changes };
  /** Whether not one of the projects could be judged. */
  readonly isNothingJudged?: boolean;
}

/** What a report says beside the check itself. */
function againstBase(
  { comparison, unread, projects }: ComparedFolders,
  { base }: CheckOptions,
): Pick<Judged, 'against' | 'isNothingJudged'> {
  const isNothingJudged = unread === projects.length;
  if (base === undefined || comparison === undefined) return { isNothingJudged };
  return { isNothingJudged, against: { base: base.name, changes: comparison.changes } };
}

/** The ports of a check: of the work tree each folder by itself, of git's index and beside a commit all together. */
function portsOf(context: Context, { fs, bytesOf }: Head, options: CheckOptions): Promise<CheckPorts> {
  const { value, list } = context;
  const typed = (['config', 'roster', 'policy'] as const).flatMap((name) => value(name) ?? []);
  const named = LISTS.flatMap((name) => list(name));
  const alone = bytesOf === undefined && options.configFrom === undefined && options.base === undefined;
  if (!alone) refuseBare(fs.cwd, options.folders);
  const filesOf = ([folder = '.', ...others]: readonly string[]): FolderFiles => {
    const isFolder = others.length === 0 && fs.kind(folder) === 'directory';
    if (isFolder) return folderFiles(fs.cwd, folder, [...typed, ...named]);
    refuseBare(fs.cwd, [folder, ...others]);
    return { fs };
  };
  return checkPorts(fs, clockOf(context), wishesOf(context), { staged: bytesOf, filesOf: alone ? filesOf : undefined });
}

function clockOf(context: Context): Clock {
  const today = timeOption(context, 'today');
  return today === undefined ? context.clock : { now: () => new Date(today) };
}

/**
 * The commit that an option names; undefined when it is not given.
 *
 * @param known a commit that was found before: what is read of it is read once
 */
async function commitOf(context: Context, option: 'base' | 'config-from', known?: Commit): Promise<Commit | undefined> {
  const revision = context.value(option);
  if (revision === undefined) return undefined;
  const { findRevision } = await import('../../adapters/git/revision.ts');
  const { findCommit } = await import('../../wiring/find-commit.ts');
  const { cwd } = context.fs;
  const sha = findRevision(cwd, revision)?.sha ?? '';
  if (sha === known?.sha) return { ...known, name: revision };
  const found = findCommit(context.fs, { inside: cwd, sha, name: revision, fetch: false, to: 'work tree' });
  if (found !== undefined) return found;
  throw new UserError('no-revision', `--${option}: no commit ${quote(revision)} is here`);
}

interface Head extends Partial<StagedFiles> {
  readonly fs: FileSystem;
}

async function headOf(context: Context): Promise<Head> {
  if (!context.flag('staged')) return { fs: context.fs };
  const { stagedFiles } = await import('../../adapters/git/staged-files.ts');
  return stagedFiles(context.fs);
}

function refuseInSweep({ fs, flag, isGiven }: Context, paths: readonly string[]): void {
  const compared = (['base', 'config-from'] as const).find(isGiven);
  if (compared !== undefined)
    throw new UserError('usage', `--${compared} and --format ndjson cannot be used together`, {
      help: 'leave one of them out; a sweep judges each project by itself',
    });
  if (flag('staged')) throw new UserError('usage', '--staged and --format ndjson cannot be used together');
  const file = paths.find((path) => fs.kind(path) === 'file');
  if (file !== undefined)
    throw new UserError('usage', '--format ndjson needs folders, and this is a file', { path: file });
}

function partsOf(context: Context): ReadonlySet<CheckPart> {
  const only = context.list('only');
  if (context.flag('frozen') && only.length > 0 && !only.includes('lock'))
    throw new UserError('usage', '--frozen needs --only lock', { help: 'add --only lock' });
  if (context.value('policy') !== undefined && only.length > 0 && !only.includes('policy'))
    throw new UserError('usage', '--policy needs --only policy', { help: 'add --only policy' });
  return new Set(only.length === 0 ? CHECK_PARTS : CHECK_PARTS.filter((part) => only.includes(part)));
}

const ROOTS_LIMIT = 16 * 1024 * 1024;

/**
 * The paths of the command line, and the folders of `--roots`, each once; every path of the report starts with one, relative to the working
 * directory.
 *
 * @param mustBeThere whether they are looked at, and not only named
 * @throws UserError `no-such-file` for one that is not there, `unreadable-file` for a pipe or a device, `outside-workspace` for one that was
 * listed and lies elsewhere
 */
async function foldersOf(
  context: CommandContext<Format, OptionSpec<'roots', 'value'>>,
  mustBeThere = true,
): Promise<readonly string[]> {
  const { fs, positionals, value } = context;
  const file = value('roots');
  const listed = file === undefined ? [] : await listedFolders(context, file, mustBeThere);
  const missing = mustBeThere ? positionals.find((path) => fs.kind(path) === 'none') : undefined;
  if (missing !== undefined) throw noSuchFile(missing);
  const device = mustBeThere ? positionals.find((path) => fs.kind(path) === 'other' && !fs.isLink(path)) : undefined;
  if (device !== undefined)
    throw new UserError('unreadable-file', 'not a regular file or a directory', { path: device });
  const named = [...positionals, ...listed];
  return [...new Set(named.length === 0 ? ['.'] : named.map((path) => shortest(fs.cwd, path)))];
}

/** What a file lists was not typed, and must be in the workspace. */
async function listedFolders(
  { fs, io }: CommandContext,
  file: string,
  mustBeThere: boolean,
): Promise<readonly string[]> {
  const bytes = file === '-' ? await io.stdin() : fs.readFile(file, ROOTS_LIMIT);
  const path = file === '-' ? 'standard input' : file;
  if (bytes.length > ROOTS_LIMIT)
    throw new UserError('usage', `the list has ${bytes.length} bytes; at most ${ROOTS_LIMIT} are read`, { path });
  const roots = rootsIn(new TextDecoder().decode(bytes));
  if (roots.length === 0) throw new UserError('usage', 'it names no folder', { path, help: 'write one folder a line' });
  for (const { path: folder, range } of mustBeThere ? roots : []) {
    const place = { path, range };
    try {
      if (fs.kind(folder) === 'directory') continue;
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      const help = 'list folders of the workspace; name one elsewhere on the command line: cartwright check DIR';
      throw new UserError(error.code, error.message, { ...place, help });
    }
    throw new UserError('no-directory', `there is no such directory: ${quote(folder)}`, place);
  }
  return roots.map((root) => root.path);
}
