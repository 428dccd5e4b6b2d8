import { byProject, configAt, profileOf } from '../../app/project/project-configs.ts';
import { loadConfig } from '../../app/project/config.ts';
import { ownFilesOf } from '../../app/project/projects.ts';
import type { ProjectStaff } from '../../app/lock/project-staff.ts';
import { readyByLock } from '../../app/lock/ready.ts';
import { assessReadiness, type Readiness } from '../../app/readiness/ready.ts';
import type { gatherStaff, StaffPorts } from '../../app/readiness/staff.ts';
import type { ReadyResult } from '../../core/result/results.ts';
import { answerOf } from '../../core/result/answer.ts';
import { withPages } from '../../core/result/rule-page.ts';
import { UserError } from '../../core/result/errors.ts';
import { notesText } from '../../core/report/text/receipts.ts';
import { outsidePorts, type OutsideWishes } from '../../wiring/outside-ports.ts';
import { serverTimeout } from '../../app/handshake/server-timeout.ts';
import {
  FROZEN,
  SERVER_TIMEOUT,
  flagOption,
  listOption,
  valueOption,
  type Command,
  type CommandContext,
  type Format,
  type OptionSpec,
} from '../command.ts';
import { resultJson } from '../../core/text/json-text.ts';
import { shortest } from '../../core/value/path.ts';

/** Options of `workflow ready` and of its alias `cal`. */
export const READY_OPTIONS = [
  listOption('cartridges', 'DIR', 'folder, file or glob of the cartridges that may take part'),
  valueOption(
    'root',
    'DIR',
    'repository that file-glob checks look at (default: the project that the CAL lies in, or the working directory)',
  ),
  valueOption('confirmations', 'FILE', 'manual confirmations (default: rac-confirmations.yaml, if there is one)'),
  valueOption('roster', 'FILE', 'proofs of slot levels'),
  FROZEN,
  flagOption('check-urls', 'look up the URLs of url checks; without it they stay unconfirmed'),
  listOption(
    'host',
    'PROFILE',
    'host profile whose recorded resources, or with --live whose servers, answer mcp-resource checks',
  ),
  flagOption('live', "start or contact the MCP servers of the hosts; a server's command runs with your rights"),
  SERVER_TIMEOUT,
  flagOption('strict', 'exit 1 for pending, too'),
];

const DETAILS = `Marks: □ required and not confirmed, ☑ confirmed, ✗ required and its check failed, · optional.
Verdicts: ready; pending (something required is still unconfirmed; exit 0, with --strict 1); not ready (exit 1).`;

type Option = (typeof READY_OPTIONS)[number];
type Context = CommandContext<'text' | 'json', Option>;

export const command: Command<'text' | 'json', Option> = {
  name: 'workflow ready',
  summary: 'structure, participants, RAC checklist and verdict of a CAL',
  example: 'workflow ready loops/release.cal.yaml --cartridges agents',
  usage: ['workflow ready CAL… [--cartridges DIR]'],
  options: READY_OPTIONS,
  formats: ['text', 'json'],
  details: DETAILS,
  usesConfig: true,
  run: runReady,
};

/** Runs `workflow ready`; `cal` is the same under another name. */
export async function runReady(context: Context): Promise<number> {
  const { fs, io, config, positionals } = context;
  if (positionals.length === 0)
    throw new UserError('usage', 'no CAL file was named', { help: 'cartwright workflow ready FILE.cal.json' });
  const cals = positionals.map((cal) => shortest(fs.cwd, cal));
  const projects = context.value('config') === undefined ? byProject(fs, cals) : [{ root: '.', files: cals }];
  const { readCard } = await import('../../wiring/read-card.ts');
  const ports = { fs, clock: context.clock, readCard: readCard(fs), ...(await outsidePorts(wishesOf(context))) };
  const frozen = context.flag('frozen');
  const judged: Pick<Readiness, 'result' | 'notes' | 'excerpts'>[] = [];
  for (const { root, files } of projects) {
    const own = await configAt(fs, root, config);
    const named = context.list('cartridges').length > 0 ? context.list('cartridges') : own.cartridges;
    const profile = profileOf(own, context.value('prefix') === undefined && root !== '.' ? undefined : context.profile);
    const roster = context.value('roster');
    const hosts = context.list('host').length > 0 ? context.list('host') : (own.hosts ?? []);
    const gathered = frozen ? await lockedStaff(context, ports, { root, profile }) : undefined;
    const readiness = await assessReadiness(ports, {
      profile,
      config: own,
      project: root,
      cals: files,
      cartridges: named,
      staff: gathered?.staff,
      root: context.value('root') ?? root,
      confirmations: context.value('confirmations') ?? own.confirmations,
      roster,
      hosts,
    });
    const notes = [...readiness.notes, ...(gathered?.notes ?? [])];
    const held = await readyByLock(fs, { ...readiness, notes }, { profile, root, hosts, frozen });
    judged.push({ ...held, excerpts: readiness.excerpts });
  }
  const order = new Map(cals.map((path, i) => [path, i]));
  const notes = judged.flatMap((each) => each.notes);
  const found = judged.flatMap(({ result }) => result.cals);
  const result: ReadyResult = {
    version: 1,
    cals: found.sort((a, b) => (order.get(a.path) ?? 0) - (order.get(b.path) ?? 0)),
  };
  if (!context.quiet) io.err(notesText(notes));
  if (context.format === 'json') {
    const paged = result.cals.map((cal) => ({ ...cal, diagnostics: withPages(cal.diagnostics) }));
    io.out(resultJson({ ...result, cals: paged }, 2));
  } else {
    const { readinessText } = await import('../../core/report/text/readiness.ts');
    const excerpts = new Map(judged.flatMap((each) => [...each.excerpts]));
    io.out(readinessText(result.cals, { excerpts, quiet: context.quiet }));
  }
  return answerOf({ cals: result.cals }, { failOn: 'error', strict: context.flag('strict') }).exitCode;
}

/** Who may take part where the lock decides: whoever does in a check of the project, as it was when the lock was written. */
async function lockedStaff(
  { fs, list, value }: Context,
  ports: StaffPorts,
  { root, profile }: Pick<ProjectStaff, 'root' | 'profile'>,
): ReturnType<typeof gatherStaff> {
  const { staffOfProject } = await import('../../app/lock/project-staff.ts');
  const cartridges = list('cartridges');
  return staffOfProject(ports, {
    profile,
    config: await loadConfig(fs, root === '.' ? value('config') : undefined, root),
    root,
    files: ownFilesOf(fs, root),
    cartridges: cartridges.length === 0 ? undefined : cartridges,
    roster: value('roster'),
  });
}

/** What the options `--check-urls` and `--live` ask for. */
export function wishesOf({
  flag,
  value,
  fs,
  io,
}: CommandContext<Format, OptionSpec<'check-urls' | 'live', 'flag'> | typeof SERVER_TIMEOUT>): OutsideWishes {
  const timeout = serverTimeout(value('server-timeout'), '--server-timeout');
  return { checkUrls: flag('check-urls'), live: flag('live'), fs, path: io.env['PATH'], timeout };
}
