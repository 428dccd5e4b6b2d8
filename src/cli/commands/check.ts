import type { Changes } from '../../core/report/compare.ts';
import { folderLister } from '../../adapters/fs/rom-folder.ts';
import type { StagedFiles } from '../../adapters/git/staged-files.ts';
import { shortest } from '../../app/cal-files.ts';
import { check, CHECK_PARTS, type Checked, type CheckPart } from '../../app/check.ts';
import { loadConfig } from '../../app/config.ts';
import { answerOf, policyOf } from '../../core/answer.ts';
import { UserError } from '../../core/errors.ts';
import { printable, quote } from '../../core/printable.ts';
import { isInShard, parseShard } from '../../core/shard.ts';
import { PROFILES } from '../../ids.ts';
import type { BasePolicy } from '../wiring/base-policy.ts';
import type { Commit } from '../wiring/check-commit.ts';
import { outsidePorts } from '../wiring/outside-ports.ts';
import { SERVER_TIMEOUT } from '../wiring/server-timeout.ts';
import type { Command, CommandContext } from '../command.ts';
import { wishesOf } from './workflow-ready.ts';

export const command: Command = {
  name: 'check',
  summary: 'lint, readiness and verdicts for a whole repository',
  usage: ['check [DIR]'],
  options: [
    {
      name: 'cals',
      kind: 'list',
      value: 'GLOB',
      summary: 'CAL files (default: every *.cal.json, *.cal.yaml and *.cal.yml)',
    },
    {
      name: 'packages',
      kind: 'list',
      value: 'GLOB',
      summary: 'package folders (default: every folder with a cartridge.yaml)',
    },
    { name: 'cartridges', kind: 'list', value: 'GLOB', summary: 'cartridges (default: every one in the repository)' },
    { name: 'hosts', kind: 'list', value: 'GLOB', summary: 'host profiles (default: every *.host.yaml)' },
    { name: 'roster', kind: 'value', value: 'FILE', summary: 'proofs of slot levels' },
    { name: 'only', kind: 'list', value: 'PART', summary: 'run only this part', choices: CHECK_PARTS },
    { name: 'staged', kind: 'flag', summary: "judge what is staged in git's index, not the work tree" },
    {
      name: 'base',
      kind: 'value',
      value: 'REV',
      summary: 'say what changed against this commit, verdicts and requirements',
    },
    {
      name: 'config-from',
      kind: 'value',
      value: 'REV',
      summary: "judge by this commit's configuration, baseline, confirmations, trust and comments",
    },
    { name: 'shard', kind: 'value', value: 'I/N', summary: 'judge one of N parts of a very large repository' },
    { name: 'merge', kind: 'list', value: 'FILE', summary: 'check nothing, put these JSON reports of parts together' },
    {
      name: 'check-urls',
      kind: 'flag',
      summary: 'look up the URLs of RAC checks, public https addresses only',
    },
    {
      name: 'live',
      kind: 'flag',
      summary: "start or contact the MCP servers of the hosts; a server's command runs with your rights",
    },
    SERVER_TIMEOUT,
    { name: 'strict', kind: 'flag', summary: 'exit 1 for warnings, for pending and for nothing to judge, too' },
  ],
  formats: ['text', 'json', 'sarif', 'github', 'markdown'],
  details:
    'DIR is the root of the repository (default: the working directory); its cartwright.yaml is used, if there is one.\nRAC items that the code calls for and no CAL has are notes (part propose), which fail nothing.',
  usesConfig: false,
  async run(context) {
    const { io, positionals } = context;
    if (positionals.length > 1) throw new UserError('usage', `check takes one directory, not ${positionals.length}`);
    const named = positionals[0] ?? '.';
    if (context.fs.kind(named) !== 'directory')
      throw new UserError('no-directory', 'there is no such directory', { path: named });
    // Every path of the report starts with it, and those are relative to the working directory (surface.md, Diagnostics).
    const root = shortest(context.fs.cwd, named);
    const { checked, against } =
      context.list('merge').length > 0 ? { checked: await merged(context) } : await judge(context, root);
    if (!context.quiet) for (const note of checked.notes) io.err(`cartwright: ${printable(note)}\n`);
    const { renderReport } = await import('../render-report.ts');
    const policy = policyOf('error', context.flag('strict'));
    io.out(await renderReport(checked, policy, context, against));
    return answerOf(checked.report, policy).exitCode;
  },
};

async function merged(context: CommandContext): Promise<Checked> {
  for (const option of ['base', 'config-from'])
    if (context.value(option) !== undefined)
      throw new UserError('usage', `--${option} needs a check, and --merge makes none`);
  const { mergedReport } = await import('../wiring/merged-report.ts');
  return { report: await mergedReport(context.fs, context.list('merge')), notes: [], excerpts: new Map() };
}

interface Against {
  readonly base: string;
  readonly changes: Changes;
}

/** Checks the repository, by the policy of another commit where one is named, and compares it with its base. */
async function judge(
  context: CommandContext,
  root: string,
): Promise<{ readonly checked: Checked; readonly against?: Against }> {
  const source = await filesOf(context);
  const recheck = (policy?: BasePolicy): Promise<Checked> => checkRoot(context, root, source, policy);
  const policyFrom = await commitOf(context, 'config-from');
  const byBase = policyFrom !== undefined;
  const checked = await recheck(byBase ? await basePolicyOf(context, root, source, policyFrom) : undefined);
  const base = context.value('base');
  const commit = await commitOf(context, 'base');
  if (base === undefined || commit === undefined) return { checked };
  const { checkCommit } = await import('../wiring/check-commit.ts');
  const { compareWithBase, withRelaxed } = await import('../wiring/compare.ts');
  const { changes, relaxed } = await compareWithBase({
    fs: source.fs,
    head: checked,
    base: await checkCommit(context.fs, commit, {
      clock: context.clock,
      configPath: context.value('config'),
      profile: context.value('prefix') === undefined ? undefined : context.profile,
      root,
      parts: partsOf(context),
      ...given(context),
    }),
    commit,
    root,
    configPath: context.value('config'),
    given: given(context),
    byBase,
    staged: context.flag('staged'),
    recheck,
  });
  return { checked: { ...checked, report: withRelaxed(checked.report, relaxed) }, against: { base, changes } };
}

async function basePolicyOf(
  context: CommandContext,
  root: string,
  { fs }: StagedFiles,
  { files }: Commit,
): Promise<BasePolicy> {
  const { basePolicy } = await import('../wiring/base-policy.ts');
  return basePolicy(fs, files, { root, configPath: context.value('config'), given: given(context) });
}

async function checkRoot(
  context: CommandContext,
  root: string,
  { fs: own, bytesOf }: StagedFiles,
  policy?: BasePolicy,
): Promise<Checked> {
  const { fs, ...judgedBy } = policy ?? { fs: own, config: await loadConfig(own, context.value('config'), root) };
  const { readCard } = await import('../wiring/read-card.ts');
  const { signatureOf } = await import('../wiring/signature-of.ts');
  const profile = context.value('prefix') === undefined ? PROFILES[judgedBy.config.prefix] : context.profile;
  return check(
    {
      fs,
      clock: context.clock,
      readCard: readCard(fs, bytesOf),
      signatureOf: signatureOf(fs, profile, undefined, bytesOf),
      ...(context.flag('staged') ? {} : { listFolder: folderLister(fs.cwd) }),
      ...(await outsidePorts(wishesOf(context))),
    },
    { ...judgedBy, profile, root, parts: partsOf(context), ...given(context) },
  );
}

/** The commit that an option names; undefined when it is not given. */
async function commitOf(context: CommandContext, option: 'base' | 'config-from'): Promise<Commit | undefined> {
  const revision = context.value(option);
  if (revision === undefined) return undefined;
  const { findRevision } = await import('../../adapters/git/revision.ts');
  const { changedPaths, commitFiles } = await import('../../adapters/git/commit-files.ts');
  const { cwd } = context.fs;
  const sha = findRevision(cwd, revision)?.sha ?? '';
  const [files, differing] = [commitFiles(cwd, sha, false), changedPaths(cwd, sha, 'work tree')];
  if (files !== undefined && differing !== undefined) return { files, differing: new Set(differing) };
  throw new UserError('no-revision', `--${option}: no commit ${quote(revision)} is here`, {
    help: 'name a branch, a tag or a commit; in a shallow clone fetch it first',
  });
}

async function filesOf(context: CommandContext): Promise<StagedFiles> {
  if (!context.flag('staged')) return { fs: context.fs, bytesOf: () => undefined };
  const { stagedFiles } = await import('../../adapters/git/staged-files.ts');
  return stagedFiles(context.fs);
}

function partsOf(context: CommandContext): ReadonlySet<CheckPart> {
  const only = context.list('only');
  return new Set(only.length === 0 ? CHECK_PARTS : CHECK_PARTS.filter((part) => only.includes(part)));
}

// What the command line names replaces what the configuration says, key by key.
function given(context: CommandContext): {
  cals?: readonly string[];
  packages?: readonly string[];
  cartridges?: readonly string[];
  hosts?: readonly string[];
  roster?: string;
  scope?: (path: string) => boolean;
} {
  const roster = context.value('roster');
  const text = context.value('shard');
  const shard = text === undefined ? undefined : parseShard(text);
  if (text !== undefined && shard === undefined) {
    throw new UserError('usage', `--shard is ${quote(text)}`, { help: 'write I/N, for example 2/4' });
  }
  const lists = (['cals', 'packages', 'cartridges', 'hosts'] as const).filter((name) => context.list(name).length > 0);
  return {
    ...Object.fromEntries(lists.map((name) => [name, context.list(name)])),
    ...(roster === undefined ? {} : { roster }),
    ...(shard === undefined ? {} : { scope: (path) => isInShard(path, shard) }),
  };
}
