import type { HostVerdict, JudgedHost, RoleResult } from '../../result/results.ts';
import { redact } from '../../text/redact.ts';
import { code, html, text, type Html } from './html.ts';

/** One way to make an answer better, and what to paste for it where that is known. */
export interface Mend {
  readonly what: Html;
  readonly paste?: Html;
}

const SHOWN = 20;

/**
 * What would make a refusal an acceptance, for each unmet requirement: on the host's side where the host is able to do more, and on the
 * side of whoever asks.
 *
 * @param hosts those that answer so; their profiles are named
 */
export function mends(verdict: JudgedHost, hosts: readonly HostVerdict[]): Mend[] {
  if (verdict.error === null) return [];
  const { unmet, requested } = verdict.error.error.data;
  const [first, ...others] = hosts.map(({ profile }) => code(profile));
  const profile = html`${first ?? ''}${others.length === 0 ? '' : html` and ${others.length} more`}`;
  const subject = code(verdict.subject);
  return unmet.slice(0, SHOWN).flatMap((id, i): Mend[] => {
    const role = verdict.roles.find((each) => `tool:${each.role}` === id);
    if (role !== undefined) return toolMends(role, profile);
    // What is cut away could be what gives a secret away.
    const [group = '', name = ''] = redact(id).split(/[:.](.*)/s);
    if (group === 'manifest') return [{ what: html`${code(id)}: mend the manifest of ${subject}` }];
    const asked = text(requested[i] ?? '', 120);
    if (group === 'filesystem' || group === 'network')
      return [{ what: html`grant ${code(name)} under ${code(group)} in ${profile}, or ask for less in ${subject}` }];
    if (group === 'tool') return [{ what: html`give a tool to ${profile} that serves ${code(name)}` }];
    return [
      { what: html`${code(id)}: state ${asked} in ${profile} if the host can do it, or ask for less in ${subject}` },
    ];
  });
}

function toolMends({ role: name, candidates }: RoleResult, profile: Html): Mend[] {
  const near = candidates.filter(({ schema, missingScopes }) => schema === 'accepts' && missingScopes.length > 0);
  const scopes = near.slice(0, 2).map(({ tool, missingScopes }): Mend => {
    const lacking = html.join(', ')(missingScopes.map((each) => code(each)));
    return { what: html`grant ${code(tool, 80)} the scope ${lacking} in ${profile}: then it serves ${code(name)}` };
  });
  const renamed = candidates.flatMap(({ tool, rename, missingScopes }): Mend[] => {
    if (rename === undefined) return [];
    const pairs = Object.entries(rename).map(([from, to]) => html`${key(from)}: ${key(to)}`);
    const paste = [
      html`tools:`,
      html`  - name: ${key(`${tool}-wrapped`)}`,
      html`    wraps: ${key(tool)}`,
      html`    rename: { ${html.join(', ')(pairs)} }`,
      ...(missingScopes.length === 0 ? [] : [html`    scopes: [${html.join(', ')(missingScopes.map(key))}]`]),
    ];
    return [
      { what: html`wrap ${code(tool, 80)} in ${profile}: then it serves ${code(name)}`, paste: html.join('\n')(paste) },
    ];
  });
  const found = [...scopes, ...renamed.slice(0, 2)];
  if (found.length > 0) return found;
  return [{ what: html`give a tool to ${profile} that takes what ${code(name)} asks for, with its scopes` }];
}

// A name that YAML could read as something else stands in quotes.
function key(name: string): Html {
  const isPlain = /^[A-Za-z_][\w.-]*$/.test(name) && !/^(?:true|false|null|yes|no|on|off|y|n)$/i.test(name);
  return text(isPlain ? name : JSON.stringify(name), 200);
}
