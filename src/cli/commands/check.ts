import type { Changes } from '../../core/report/compare.ts';
import { headCommit } from '../../adapters/git/commit-files.ts';
import type { StagedFiles } from '../../adapters/git/staged-files.ts';
import { checkAgainst, type Commit } from '../../app/check/against.ts';
import type { ProjectsOptions } from '../../app/check/projects.ts';
import { checkPorts } from '../../wiring/check-ports.ts';
import { CHECK_PARTS, type Checked, type CheckPart } from '../../app/check/options.ts';
import { answerOf, policyOf } from '../../core/result/answer.ts';
import { UserError } from '../../core/result/errors.ts';
import { notesText } from '../../core/report/text/receipts.ts';
import { quote } from '../../core/text/printable.ts';
import { parseShard, type Shard } from '../../core/value/shard.ts';
import { rootsIn } from '../../core/result/projects.ts';
import type { FileSystem } from '../../ports.ts';
import {
  FROZEN,
  MIN_LEVEL,
  SERVER_TIMEOUT,
  flagOption,
  listOption,
  valueOption,
  type Command,
  type CommandContext,
} from '../command.ts';
import type { CheckFormat } from '../render-report.ts';
import { wishesOf } from './workflow-ready.ts';
import { shortest } from '../../core/value/path.ts';

export const command: Command<CheckFormat> = {
  name: 'check',
  summary: 'lint, readiness and verdicts for a whole repository',
  example: 'check --base origin/main',
  usage: ['check [DIR…]', 'check --roots FILE', 'check --merge FILE…'],
  options: [
    listOption('cals', 'GLOB', 'CAL files (default: every *.cal.json, *.cal.yaml and *.cal.yml)'),
    listOption('packages', 'GLOB', 'package folders (default: every folder with a cartridge.yaml)'),
    listOption('cartridges', 'GLOB', 'cartridges (default: every one in the repository)'),
    listOption('hosts', 'GLOB', 'host profiles (default: every *.host.yaml)'),
    valueOption('roots', 'FILE', 'check the folders of the workspace that FILE lists, one a line'),
    valueOption('roster', 'FILE', 'proofs of slot levels'),
    valueOption(
      'policy',
      'FILE',
      'the policy that packages and cartridges must fit (default: the one of the configuration)',
    ),
    FROZEN,
    listOption('only', 'PART', 'run only this part', { choices: CHECK_PARTS }),
    flagOption('staged', "judge what is staged in git's index, not the work tree"),
    valueOption('base', 'REV', 'say what changed against this commit, verdicts and requirements'),
    valueOption(
      'config-from',
      'REV',
      "judge by this commit's configuration, baseline, confirmations, trust and comments",
    ),
    valueOption('shard', 'I/N', 'judge one of N parts of a very large repository'),
    listOption('merge', 'FILE', 'check nothing, put these JSON reports of parts together'),
    flagOption('check-urls', 'look up the URLs of RAC checks, public https addresses only'),
    flagOption('live', "start or contact the MCP servers of the hosts; a server's command runs with your rights"),
    SERVER_TIMEOUT,
    MIN_LEVEL,
    flagOption('strict', 'exit 1 for warnings, for pending and for nothing to judge, too'),
  ],
  formats: ['text', 'json', 'sarif', 'github', 'markdown', 'html'],
  details: [
    'DIR is a folder (default: the working directory). Every folder with a cartwright.yaml at or below it is a project, judged by its',
    'own configuration; what lies in a nested project belongs to that one. A DIR within a project is that part of the project.',
    'Several projects make one report, one after the other; one that cannot be judged is an error in it.',
    'RAC items that the code calls for and no CAL has are notes (part propose), which fail nothing.',
  ].join('\n'),
  usesConfig: false,
  async run(context) {
    const { checked, judged, against } =
      context.list('merge').length > 0 ? { checked: await merged(context), judged: context.fs } : await judge(context);
    if (!context.quiet) context.io.err(notesText(checked.notes));
    const { renderReport } = await import('../render-report.ts');
    const policy = policyOf('error', context.flag('strict'));
    context.io.out(await renderReport(command, checked, judged, policy, context, against));
    return answerOf(checked.report, policy).exitCode;
  },
};

/** The folders of the command line and of `--roots`; every path of the report starts with one, relative to the working directory. */
function foldersOf({ fs, positionals, value }: CommandContext): readonly string[] {
  const file = value('roots');
  const listed = file === undefined ? [] : listedFolders(fs, file);
  const missing = positionals.find((path) => fs.kind(path) !== 'directory');
  if (missing !== undefined) throw new UserError('no-directory', 'there is no such directory', { path: missing });
  const named = [...positionals, ...listed];
  return [...new Set(named.length === 0 ? ['.'] : named.map((path) => shortest(fs.cwd, path)))];
}

/** What a file lists was not typed, and must be in the workspace. */
function listedFolders(fs: FileSystem, file: string): readonly string[] {
  const roots = rootsIn(new TextDecoder().decode(fs.readFile(file, ROOTS_LIMIT)));
  if (roots.length === 0)
    throw new UserError('usage', 'it names no folder', { path: file, help: 'write one folder a line' });
  for (const { path, range } of roots) {
    const place = { path: file, range };
    try {
      if (fs.kind(path) === 'directory') continue;
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      const help = 'list folders of the workspace; name one elsewhere on the command line: cartwright check DIR';
      throw new UserError(error.code, error.message, { ...place, help });
    }
    throw new UserError('no-directory', `there is no such directory: ${quote(path)}`, place);
  }
  return roots.map(({ path }) => path);
}

const ROOTS_LIMIT = 16 * 1024 * 1024;

function projectsOptions(context: CommandContext): ProjectsOptions {
  const { fs, list, value } = context;
  const lists = (['cals', 'packages', 'cartridges', 'hosts'] as const).filter((name) => list(name).length > 0);
  const shard = shardOf(value('shard'));
  return {
    folders: foldersOf(context),
    configPath: value('config'),
    profile: value('prefix') === undefined ? undefined : context.profile,
    parts: partsOf(context),
    named: Object.fromEntries(lists.map((name) => [name, list(name)])),
    roster: value('roster'),
    policy: value('policy'),
    frozen: context.flag('frozen'),
    shard,
    ...(shard === undefined ? {} : { commit: headCommit(fs.cwd) }),
  };
}

async function merged(context: CommandContext): Promise<Checked> {
  for (const option of ['base', 'config-from', 'frozen', 'policy'])
    if (option === 'frozen' ? context.flag(option) : context.value(option) !== undefined)
      throw new UserError('usage', `--${option} needs a check, and --merge makes none`);
  const { mergedReport } = await import('../../wiring/merged-report.ts');
  return {
    report: await mergedReport(context.fs, context.list('merge')),
    notes: [],
    excerpts: new Map(),
    masks: new Map(),
  };
}

interface Judged {
  readonly checked: Checked;
  /** The files as they were judged. */
  readonly judged: FileSystem;
  readonly against?: { readonly base: string; readonly changes: Changes };
}

/** Checks the folders, by the policy of another commit where one is named, and compares them with their base. */
async function judge(context: CommandContext): Promise<Judged> {
  const { fs, bytesOf } = await filesOf(context);
  const options = projectsOptions(context);
  const policy = await commitOf(context, 'config-from');
  const base = await commitOf(context, 'base', policy);
  const ports = checkPorts(fs, context.clock, wishesOf(context), bytesOf);
  const checked = await checkAgainst(ports, options, { base, policy, staged: context.flag('staged') });
  const { comparison } = checked;
  if (base === undefined || comparison === undefined) return { checked, judged: fs };
  return { checked, judged: fs, against: { base: base.name, changes: comparison.changes } };
}

/**
 * The commit that an option names; undefined when it is not given.
 *
 * @param known a commit that was found before: what is read of it is read once
 */
async function commitOf(
  context: CommandContext,
  option: 'base' | 'config-from',
  known?: Commit,
): Promise<Commit | undefined> {
  const revision = context.value(option);
  if (revision === undefined) return undefined;
  const { findRevision } = await import('../../adapters/git/revision.ts');
  const { findCommit } = await import('../../wiring/find-commit.ts');
  const { cwd } = context.fs;
  const sha = findRevision(cwd, revision)?.sha ?? '';
  if (sha === known?.sha) return { ...known, name: revision };
  const found = findCommit(context.fs, { inside: cwd, sha, name: revision, fetch: false, to: 'work tree' });
  if (found !== undefined) return found;
  throw new UserError('no-revision', `--${option}: no commit ${quote(revision)} is here`, {
    help: 'name a branch, a tag or a commit; in a shallow clone fetch it first',
  });
}

async function filesOf(context: CommandContext): Promise<Pick<StagedFiles, 'fs'> & Partial<StagedFiles>> {
  if (!context.flag('staged')) return { fs: context.fs };
  const { stagedFiles } = await import('../../adapters/git/staged-files.ts');
  return stagedFiles(context.fs);
}

function partsOf(context: CommandContext): ReadonlySet<CheckPart> {
  const only = context.list('only');
  if (context.flag('frozen') && only.length > 0 && !only.includes('lock'))
    throw new UserError('usage', '--frozen needs the part lock', { help: 'add --only lock' });
  if (context.value('policy') !== undefined && only.length > 0 && !only.includes('policy'))
    throw new UserError('usage', '--policy needs the part policy', { help: 'add --only policy' });
  return new Set(only.length === 0 ? CHECK_PARTS : CHECK_PARTS.filter((part) => only.includes(part)));
}

function shardOf(text: string | undefined): Shard | undefined {
  const shard = text === undefined ? undefined : parseShard(text);
  if (text !== undefined && shard === undefined)
    throw new UserError('usage', `--shard is ${quote(text)}`, { help: 'write I/N, for example 2/4' });
  return shard;
}
