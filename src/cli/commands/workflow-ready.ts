import { filesOf } from '../../app/check/files.ts';
import { readyByLock } from '../../app/lock/ready.ts';
import { groupByProject, openProject } from '../../app/project/projects.ts';
import { assessReadiness } from '../../app/readiness/ready.ts';
import { staffOf } from '../../app/readiness/staff.ts';
import type { CalResult, ReadyResult } from '../../core/result/results.ts';
import type { Excerpt } from '../../core/report/text/excerpt.ts';
import { summarize } from '../../core/result/diagnostic.ts';
import { answerOf } from '../../core/result/answer.ts';
import { withPages } from '../../core/result/rule-page.ts';
import { UserError } from '../../core/result/errors.ts';
import { notesText } from '../../core/report/text/receipts.ts';
import { outsidePorts, type OutsideWishes } from '../../wiring/outside-ports.ts';
import { loadHosts } from '../../app/handshake/hosts.ts';
import { serverTimeout } from '../../app/whole-number.ts';
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
import { demandsByProject, TRUST_OPTIONS } from '../trust-options.ts';
import { resultJson } from '../../core/text/json-text.ts';
import { shortest } from '../../core/value/path.ts';

/** Options of `workflow ready` and of its alias `cal`. */
export const READY_OPTIONS = [
  listOption('cartridges', 'DIR', 'folder, file or glob of more cartridges and packages that may take part'),
  valueOption('root', 'DIR', 'folder for file-glob checks and confirmations (default: the project of the CAL)'),
  valueOption('confirmations', 'FILE', 'manual confirmations (default: rac-confirmations.yaml, if there is one)'),
  valueOption('roster', 'FILE', 'proofs of slot levels'),
  FROZEN,
  flagOption('check-urls', 'look up the URLs of url checks; without it they stay unconfirmed'),
  listOption('host', 'PROFILE', 'host profile whose resources (with --live: servers) answer mcp-resource checks'),
  flagOption('live', "start or contact the MCP servers of the hosts; a server's command runs with your rights"),
  SERVER_TIMEOUT,
  ...TRUST_OPTIONS,
  flagOption('strict', 'exit 1 for pending, too'),
];

const DETAILS = `Marks: □ required and not confirmed, ☑ confirmed, ✗ required and its check failed, · optional.
Verdicts: ready; pending (something required is still unconfirmed; exit 0, with --strict 1); not ready (exit 1).`;

type Option = (typeof READY_OPTIONS)[number];
type Context = CommandContext<'text' | 'json', Option>;

export const command: Command<'text' | 'json', Option> = {
  name: 'workflow ready',
  summary: 'checks whether a workflow can start: structure, participants, required context',
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
  const { fs, io, asked, positionals, value, list } = context;
  if (positionals.length === 0)
    throw new UserError('usage', 'no CAL file was named', { help: 'cartwright workflow ready FILE.cal.json' });
  // A profile that no check asks for is not read below: a wrong name is an error all the same.
  if (list('host').length > 0) await loadHosts(fs, list('host'));
  const demandsFor = await demandsByProject(context);
  const cals = positionals.map((cal) => shortest(fs.cwd, cal));
  const { cardReader } = await import('../../wiring/read-card.ts');
  const { clock } = context;
  const ports = { fs, clock, cardReader: cardReader(fs), ...(await outsidePorts(wishesOf(context))) };
  const frozen = context.flag('frozen');
  const found: CalResult[] = [];
  const notes: string[] = [];
  const excerpts = new Map<string, Excerpt>();
  for (const { root, paths } of groupByProject(fs, cals, asked.configPath !== undefined)) {
    const project = await openProject(fs, root, asked);
    const hosts = list('host').length > 0 ? list('host') : filesOf(project, 'hosts', project.config.hosts);
    const held = list('host').length > 0 || project.config.hosts !== undefined ? hosts : [];
    const gathered = await staffOf(ports, project, {
      cartridges: list('cartridges'),
      roster: value('roster'),
      demandsOf: () => demandsFor(project),
    });
    const { staff } = gathered;
    const readiness = await assessReadiness(ports, {
      project,
      cals: paths,
      staff,
      root: value('root'),
      confirmations: value('confirmations'),
      hosts,
    });
    const unread = [...gathered.packageNotes, ...gathered.notes];
    notes.push(...readiness.notes, ...unread);
    const participants = readiness.result.cals.flatMap((cal) => cal.participants);
    const isUnstaffed = participants.some(({ required, resolved }) => required && resolved === null);
    if (staff.cards.length + unread.length === 0 && isUnstaffed)
      notes.push(`${root}: the project has no cartridge and no package: name some with --cartridges DIR`);
    found.push(...(await readyByLock(fs, readiness, { project, staff, hosts: held, frozen })));
    for (const [path, excerpt] of readiness.excerpts) excerpts.set(path, excerpt);
  }
  const order = new Map(cals.map((path, i) => [path, i]));
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
    io.out(readinessText(result.cals, { excerpts, quiet: context.quiet }));
  }
  const summary = summarize(
    found.flatMap(({ diagnostics }) => diagnostics),
    found.length,
  );
  return answerOf({ cals: found, summary }, { failOn: 'error', strict: context.flag('strict') }).exitCode;
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
