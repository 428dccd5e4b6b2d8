import { resolve } from 'node:path';
import { UserError } from '../core/result/errors.ts';
import type { HandshakeOutcome } from '../app/handshake/handshake.ts';
import type { McpPeer } from '../ports.ts';
import { SERVER_TIMEOUT, flagOption, valueOption, type CommandContext, type Format } from './command.ts';
import { serverTimeout } from '../app/whole-number.ts';

/** Options of a handshake with running servers. */
export const LIVE_OPTIONS = [
  flagOption('live', "start or contact the servers of the hosts; a server's command runs with your rights"),
  valueOption('record', 'PROFILE', 'with --live: write what the host offers to a host profile'),
  SERVER_TIMEOUT,
];

/** What is asked of the live hosts, read before anything is started. */
export interface LivePlan {
  readonly peer: McpPeer;
  readonly record: string | undefined;
}

/**
 * Reads the options of {@link LIVE_OPTIONS}.
 *
 * @returns undefined without `--live`
 * @throws UserError `usage` for a part that needs `--live`, or a malformed time
 */
export async function livePlan(
  context: CommandContext<Format, (typeof LIVE_OPTIONS)[number]>,
): Promise<LivePlan | undefined> {
  const record = context.value('record');
  if (!context.flag('live')) {
    const timeout = context.value('server-timeout');
    const alone = record !== undefined ? 'record' : timeout !== undefined ? 'server-timeout' : '';
    if (alone === '') return undefined;
    throw new UserError('usage', `--${alone} needs --live`, {
      help: 'add --live, which starts or contacts the servers of the host',
    });
  }
  return { peer: await livePeer(context), record };
}

/** The peer for the servers of host profiles. */
export async function livePeer({
  fs,
  io,
  value,
}: Pick<CommandContext<Format, typeof SERVER_TIMEOUT>, 'fs' | 'io' | 'value'>): Promise<McpPeer> {
  const timeout = serverTimeout(value('server-timeout'), '--server-timeout');
  const { mcpPeer } = await import('../adapters/mcp/peer.ts');
  return mcpPeer({ cwd: fs.cwd, path: io.env['PATH'] ?? '', timeout, variable: (name) => io.env[name] });
}

/**
 * The notes of a live handshake, as they are printed; the profile is written when that was asked for.
 *
 * @throws UserError when what was seen cannot be recorded
 */
export async function finishLive(
  context: CommandContext,
  plan: LivePlan,
  { live }: HandshakeOutcome,
): Promise<readonly string[]> {
  if (live === undefined) return [];
  const notes = [...live.notes];
  if (plan.record !== undefined) notes.push(await record(context, plan.record, live));
  return [...new Set(notes)];
}

async function record(
  { fs }: CommandContext,
  path: string,
  live: NonNullable<HandshakeOutcome['live']>,
): Promise<string> {
  const [only, ...others] = live.bySource.values();
  if (only === undefined || others.length > 0)
    throw new UserError('usage', `--record takes one live host, and there are ${live.bySource.size}`, {
      help: 'name one host profile with servers',
    });
  if (only.host.failure !== undefined) return `nothing was recorded: ${only.host.failure}`;
  const { digestAlone, recordedJson, recordedProfile } = await import('../core/handshake/record.ts');
  const source = live.hosts.find(({ host }) => host === only.host)?.source ?? '';
  const withServers = resolve(fs.cwd, path) === resolve(fs.cwd, source);
  const text = (path.endsWith('.json') ? recordedJson : recordedProfile)(only.seen, withServers);
  const { writeCommitted } = await import('../app/committed.ts');
  await writeCommitted(fs, [{ path, text }]);
  const alone = digestAlone(only.seen, withServers);
  return [`recorded in ${path}`, ...(alone === undefined ? [] : [alone])].join('; ');
}
