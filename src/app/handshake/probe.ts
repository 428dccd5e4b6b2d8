import { UserError } from '../../core/result/errors.ts';
import { checkAnswer } from '../../core/handshake/envelope.ts';
import type { HostProfile } from '../../core/handshake/host.ts';
import { printable, quote } from '../../core/text/printable.ts';
import type { HostVerdict } from '../../core/result/results.ts';
import type { FormatProfile } from '../../ids.ts';
import type { McpPeer } from '../../ports.ts';
import { wireArguments } from '../../core/handshake/template.ts';
import type { LiveHosts } from './live.ts';

/** A call that the user asked for: `--probe ROLE=JSON`. */
export interface ProbeRequest {
  /** With its namespace. */
  readonly role: string;
  readonly args: Readonly<Record<string, unknown>>;
}

/** What came of it. */
export interface ProbeResult {
  readonly host: string;
  readonly role: string;
  readonly tool: string | null;
  readonly ok: boolean;
  /** One printable line. */
  readonly message: string;
}

/**
 * Reads `ROLE=JSON`; the namespace of the role may be left out.
 *
 * @throws UserError `usage` when it is no role with a JSON object
 */
export function parseProbe(text: string, profile: FormatProfile): ProbeRequest {
  const at = text.indexOf('=');
  const help = `write --probe '${profile.roleNamespace}execute={"command":"true"}'`;
  if (at <= 0) throw new UserError('usage', `--probe ${quote(text)} is no ROLE=JSON`, { help });
  const role = text.slice(0, at);
  let args: unknown;
  try {
    args = JSON.parse(text.slice(at + 1));
  } catch {
    args = undefined;
  }
  if (typeof args !== 'object' || args === null || Array.isArray(args))
    throw new UserError('usage', `--probe ${quote(role)}: the arguments are no JSON object`, { help });
  return {
    role: role.includes(':') ? role : `${profile.roleNamespace}${role}`,
    args: args as Readonly<Record<string, unknown>>,
  };
}

/** Calls the tools that were bound to the roles, once for each live host, and checks what they answer (docs/format.md 2.2). */
export async function probeAll(
  peer: McpPeer,
  live: LiveHosts,
  verdicts: readonly HostVerdict[],
  requests: readonly ProbeRequest[],
  profile: FormatProfile,
): Promise<ProbeResult[]> {
  const results: ProbeResult[] = [];
  const asked = new Set<string>();
  for (const { host, profile: source, roles } of verdicts) {
    const found = live.bySource.get(source);
    if (found === undefined) continue;
    for (const { role, args } of requests) {
      const tool = roles.find((entry) => entry.role === role)?.boundTool ?? null;
      const key = JSON.stringify([source, role, tool]);
      if (asked.has(key)) continue;
      asked.add(key);
      const done = (ok: boolean, message: string): unknown =>
        results.push({ host, role, tool, ok, message: printable(message) });
      const call = tool === null ? undefined : wireCall(tool, args, found.host);
      const origin = call === undefined ? undefined : found.origins.get(call.tool);
      if (call === undefined || origin === undefined) {
        done(false, 'no tool of a server is bound to the role');
        continue;
      }
      const answer = await peer.call(origin.server, origin.tool, call.args);
      if ('failure' in answer) done(false, `server ${quote(origin.server.name)} ${answer.failure}`);
      else {
        const problem = checkAnswer(answer, role === `${profile.roleNamespace}execute`);
        done(problem === undefined, problem ?? 'the answer is as the role asks');
      }
    }
  }
  return results;
}

// A wrapped tool is called as its profile says (docs/format.md 17).
function wireCall(
  name: string,
  args: Readonly<Record<string, unknown>>,
  { tools }: HostProfile,
): { readonly tool: string; readonly args: object } {
  const tool = tools.find((entry) => entry.name === name);
  if (tool?.wraps === undefined) return { tool: name, args };
  return { tool: tool.wraps, args: wireArguments(tool, args) };
}
