import { fileError, type Diagnostic } from '../../core/result/diagnostic.ts';
import { quote } from '../../core/text/printable.ts';
import { groupBy } from '../../core/value/group-by.ts';
import { reservationsOf } from '../../core/result/reservations.ts';
import type { HostVerdict, JudgedHost, Reservation, RoleResult, UnjudgedHost } from '../../core/result/results.ts';
import { fromPointer, locateFinding, type Finding, type Path } from '../../core/source/document.ts';
import { locateInClient } from './clients.ts';
import type { LoadedHost, LoadedHosts } from './hosts.ts';

const WITNESS_SHOWN = 120;

/**
 * What verdicts say of the hosts themselves, each once however many cartridges met it, at its place in the host's profile: a
 * reservation at the tool, a host that is not judged at its servers. (A profile that cannot be read has its own findings.)
 *
 * @param hosts the profiles that the verdicts are of
 * @param scope which files are judged: a finding belongs to the file that it is in
 */
export function hostFindings(
  results: readonly HostVerdict[],
  hosts: LoadedHosts['all'],
  scope: (path: string) => boolean,
): readonly Diagnostic[] {
  const found: Diagnostic[] = [];
  const byHost = groupBy(results, ({ profile }) => profile);
  for (const host of hosts) {
    if (host.host === undefined) continue;
    const own = (byHost.get(host.source) ?? []).filter(({ subject }) => scope(host.doc?.path ?? subject));
    found.push(...unique(own.flatMap((verdict) => findingsOf(verdict, host))));
  }
  return found;
}

function findingsOf(verdict: HostVerdict, host: LoadedHost): Diagnostic[] {
  if (verdict.verdict === 'not judged') return [located(verdict, host, notJudgedFinding(verdict))];
  return verdict.roles.flatMap((role) =>
    reservationsOf(role).map((reservation) =>
      located(verdict, host, reservationFinding(verdict, host, role, reservation)),
    ),
  );
}

function notJudgedFinding({ host, reason, help }: UnjudgedHost): Finding {
  return {
    rule: 'handshake/not-judged',
    level: 'warning',
    message: `host ${quote(host)} is not judged: ${reason}`,
    path: ['servers'],
    part: 'key',
    help,
  };
}

function reservationFinding(
  { host: name }: JudgedHost,
  host: LoadedHost,
  { role, boundTool, how, wraps }: RoleResult,
  { reason, toolPath, witness }: Reservation,
): Finding {
  const tool = quote(boundTool ?? '');
  const text = witness === undefined ? '' : JSON.stringify(witness);
  const example = text === '' || text.length > WITNESS_SHOWN ? '' : `; for example it rejects ${text}`;
  return {
    rule: 'handshake/reservation',
    level: 'warning',
    message: `host ${quote(name)} binds ${tool} to ${role} (${how}${wraps === undefined ? '' : `, wraps ${quote(wraps)}`}) with a reservation: ${reason}${example}`,
    path: placeOf(host, boundTool ?? '', toolPath),
    help: 'offer a tool that takes every call of the contract, wrap this one (wraps with rename and constants, or with template), or accept the finding with its reason; with --strict it is not bound',
  };
}

// Of a wrapped tool the schema is elsewhere, of a live one it stands nowhere: then the entry of the tool or its server.
function placeOf({ host, doc }: LoadedHost, name: string, toolPath: string): Path {
  const value = doc?.value as { readonly tools?: readonly { readonly name?: unknown }[] } | undefined;
  const tool = host.tools.find((each) => each.name === name);
  const index = (value?.tools ?? []).findIndex((each) => each.name === name);
  if (tool?.server !== undefined || index < 0) {
    const server = host.servers.findIndex((each) => each.name === tool?.server);
    return server < 0 ? [] : ['servers', server, 'name'];
  }
  if (tool?.wraps !== undefined) return ['tools', index, 'wraps'];
  return fromPointer(value, `/tools/${index}/inputSchema${toolPath}`);
}

// What a client offers by itself is in no file.
function located({ subject }: HostVerdict, { doc, composed }: LoadedHost, finding: Finding): Diagnostic {
  if (doc !== undefined) return locateFinding(doc, finding);
  if (composed !== undefined) return locateInClient(composed, finding, subject);
  const { rule, level, message, help } = finding;
  return { ...fileError(rule, subject, message, help), level };
}

function unique(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const key = ({ path, pointer, rule, message }: Diagnostic): string => JSON.stringify([path, pointer, rule, message]);
  return [...new Map(diagnostics.map((diagnostic) => [key(diagnostic), diagnostic])).values()];
}
