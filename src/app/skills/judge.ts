import { hasEqual, isOneLetterOff, meantTool } from '../../core/clients/tool-equals.ts';
import { allTools, type HostProfile } from '../../core/handshake/host.ts';
import type { Diagnostic } from '../../core/result/diagnostic.ts';
import type { RuleId } from '../../generated/rule-facts.ts';
import { RULE_FACTS } from '../../generated/rule-facts.ts';
import type { Need, NeedKind, SkillResult, SkillVerdict } from '../../core/result/skills.ts';
import { judgeNeeds, type Offer } from '../../core/skill/judge.ts';
import { isOwnSkill, placeOfSkill } from '../../core/skill/kinds.ts';
import { readRepository, type FoundSkill } from '../../core/skill/repository.ts';
import { quote } from '../../core/text/printable.ts';
import { few } from '../../core/value/few.ts';
import { fileName, isWayOut, isWithin, joinPath } from '../../core/value/path.ts';
import type { FileSystem, McpPeer } from '../../ports.ts';
import { configuredClients, clientKey } from '../handshake/clients.ts';
import { loadHosts, type LoadedHost } from '../handshake/hosts.ts';
import { lookAtHosts } from '../handshake/live.ts';
import { findSkill, smallText } from '../propose/find-skill.ts';

/** What a project has of skills, and where they can run. */
export interface JudgedSkills {
  readonly skills: readonly SkillResult[];
  readonly findings: readonly Diagnostic[];
  /** Names of the clients that were asked. */
  readonly clients: readonly string[];
}

/**
 * Judges the skills, plugins and agent files of a project on every client that it configures: by the profile that is committed for it,
 * or else by what is known of the client and by its servers.
 *
 * @param files of the project, relative to its root
 * @param profiles host profiles of the project, relative to the working directory
 */
export async function judgeSkills(
  { fs, peer }: { readonly fs: FileSystem; readonly peer?: McpPeer | undefined },
  root: string,
  files: readonly string[],
  profiles: readonly string[],
): Promise<JudgedSkills> {
  const { found, configured } = await readRepository({
    files: files.filter(isOwnSkill),
    read: (path) => smallText(fs, joinPath(root, path)),
  });
  const { hosts, findings } = await hostsOf(fs, root, profiles, peer);
  const judged = judgeOn(found, hosts, { files: new Set(files), configured, at: (path) => joinPath(root, path) });
  // Of a host that is made of a configuration the errors alone, where something is judged on it.
  const wrong = found.length === 0 ? findings : findings.filter(({ level }) => level !== 'note');
  return { ...judged, findings: [...wrong, ...judged.findings] };
}

/** Skills that were named, on hosts that were named or on the clients that the working directory configures. */
export async function judgeNamedSkills(
  { fs, peer }: { readonly fs: FileSystem; readonly peer?: McpPeer | undefined },
  subjects: readonly string[],
  hosts: readonly string[],
): Promise<JudgedSkills> {
  const results: JudgedSkills[] = [];
  const named = hosts.length === 0 ? (await configuredClients(fs, '.')).map(({ name }) => name) : hosts;
  const { hosts: declared } = await loadHosts(fs, named);
  const asked = peer === undefined ? declared : (await lookAtHosts(peer, declared)).hosts;
  for (const subject of subjects) {
    const { kind, folder, file } = findSkill(fs, subject);
    const path = joinPath(folder, file);
    // A skill of another repository is judged by its own folder alone.
    const root = isWithin('.', path) && !isWayOut(path) ? '.' : folder;
    const files = fs.list(root);
    const only = [{ kind, path: root === '.' ? path : file }];
    const at = (each: string): string => joinPath(root, each);
    const { found, configured } = await readRepository({ files, read: (each) => smallText(fs, at(each)), only });
    results.push(judgeOn(found, asked, { files: new Set(files), configured, at }));
  }
  return {
    skills: results.flatMap(({ skills }) => skills),
    findings: results.flatMap(({ findings }) => findings),
    clients: asked.map(({ host }) => host.name),
  };
}

/** What a repository holds beside its skills. */
export interface JudgedRepository {
  readonly files: ReadonlySet<string>;
  /** Names of the servers that some configuration has, in lower case. */
  readonly configured: ReadonlySet<string>;
  /** The path of a file of it, relative to the working directory. */
  readonly at: (path: string) => string;
}

/** Judges what was read on some hosts, and looks for what it names in the files of its repository. */
export function judgeOn(
  found: readonly FoundSkill[],
  hosts: readonly LoadedHost[],
  { files, configured, at }: JudgedRepository,
): JudgedSkills {
  const offers = hosts.map((each) => ({ name: each.host.name, offer: offerOf(each) }));
  const known = {
    skill: found.flatMap(({ kind, path, name }) =>
      kind === 'skill' ? [name, placeOfSkill(kind, path).split('/').at(-1) ?? ''] : [],
    ),
    agent: found.flatMap(({ kind, name }) => (kind === 'agent' ? [name] : [])),
    servers: [
      ...configured,
      ...found.flatMap(({ needs }) =>
        needs.flatMap(({ kind, name, place }) =>
          kind === 'mcp-server' && place.path.endsWith('openai.yaml') ? [name] : [],
        ),
      ),
      ...offers.flatMap(({ offer }) => [...(offer.servers?.keys() ?? [])]),
      ...found.flatMap(({ kind, needs }) => (kind === 'plugin' ? namesOf(needs, 'mcp-server') : [])),
    ],
  };
  const judged = found.map((each) => {
    // What a plugin brings along its client has.
    const asked = each.needs.filter(
      ({ kind, name }) =>
        !(kind === 'mcp-server' || kind === 'mcp-tool') ||
        !each.brought.some((own) =>
          isMeant(kind === 'mcp-tool' ? name.slice(0, name.lastIndexOf('/')) : name, own, true),
        ),
    );
    const verdicts = offers.map(({ name, offer }): SkillVerdict => {
      const { answer, missing, notTold, reservations } = judgeNeeds(asked, offer);
      return {
        host: name,
        verdict: answer,
        missing: missing.map(named),
        notTold: notTold.map(named),
        reservations: reservations.map(named),
      };
    });
    const { kind, path, name, needs } = each;
    const moved = needs.map((need) => ({ ...need, place: { ...need.place, path: at(need.place.path) } }));
    const result: SkillResult = { kind, path: at(path), name, needs: moved, hosts: verdicts };
    return {
      result,
      findings: [...cannotRun(result), ...inRepository(each, result, known, files), ...heads(each, at)],
    };
  });
  return {
    skills: judged.map(({ result }) => result),
    findings: judged.flatMap(({ findings }) => findings),
    clients: offers.map(({ name }) => name),
  };
}

const named = ({ kind, name }: Need): { kind: NeedKind; name: string } => ({ kind, name });
const namesOf = (needs: readonly Need[], kind: NeedKind): string[] =>
  needs.flatMap((need) => (need.kind === kind ? [need.name] : []));
async function hostsOf(
  fs: FileSystem,
  root: string,
  profiles: readonly string[],
  peer: McpPeer | undefined,
): Promise<{ readonly hosts: readonly LoadedHost[]; readonly findings: readonly Diagnostic[] }> {
  const declared = await loadHosts(fs, profiles);
  const covered = new Set(declared.hosts.map(clientOf));
  const clients = (await configuredClients(fs, root)).filter(({ name }) => !covered.has(name));
  const composed = await loadHosts(
    fs,
    clients.map(({ name }) => joinPath(root, name)),
  );
  const all = [...declared.hosts, ...composed.hosts];
  const isAsked = peer !== undefined && all.some(({ host }) => host.servers.length > 0);
  return { hosts: isAsked ? (await lookAtHosts(peer, all)).hosts : all, findings: composed.diagnostics };
}

/** The client that a host is, by the name that `--host` takes: as its profile says, or as it was named. */
function clientOf({ source, host, composed }: LoadedHost): string {
  return host.client ?? clientKey(composed === undefined ? host.name : fileName(source));
}

function offerOf(loaded: LoadedHost): Offer {
  const { host } = loaded;
  const client = clientOf(loaded);
  const own = allTools(host).map(({ name }) => name);
  return {
    hasTool: (name) =>
      own.includes(name) ? true : (hasEqual(client, name) ?? (loaded.doc === undefined ? undefined : false)),
    servers: new Map(host.servers.map(({ name }) => [name, toolsOf(host, name)])),
  };
}

/** The tools of a server, where they were asked for or recorded. */
function toolsOf({ tools }: HostProfile, server: string): string[] | undefined {
  const own = tools.filter((tool) => tool.server === server).map(({ name }) => name);
  return own.length === 0 ? undefined : own;
}

/** What clients lack, one finding for each need. */
function cannotRun({ needs, hosts, name }: SkillResult): Diagnostic[] {
  return needs.flatMap((need) => {
    const lacking = hosts.filter(({ missing }) =>
      missing.some((each) => each.kind === need.kind && each.name === need.name),
    );
    if (lacking.length === 0) return [];
    // A tool of a server that is missing is told with its server.
    if (
      need.kind === 'mcp-tool' &&
      needs.some(
        ({ kind, name: server }) =>
          kind === 'mcp-server' &&
          need.name.startsWith(`${server}/`) &&
          lacking.every(({ missing }) => missing.some((each) => each.kind === kind && each.name === server)),
      )
    )
      return [];
    const who = few(
      lacking.map(({ host }) => host),
      4,
    );
    const message = `${quote(name)} requires ${KINDS[need.kind]} ${quote(need.name)}, which ${who} ${lacking.length === 1 ? 'does' : 'do'} not have`;
    return [finding('skill/cannot-run', need, message, WAYS_OUT[need.kind])];
  });
}

export const KINDS: Readonly<Record<NeedKind, string>> = {
  tool: 'the tool',
  'mcp-tool': 'the tool',
  'mcp-server': 'the MCP server',
  program: 'the program',
  env: 'the variable',
  file: 'the file',
  skill: 'the skill',
  agent: 'the agent',
  client: 'the client',
  model: 'the model',
  network: 'the host',
};
const WAYS_OUT: Readonly<Partial<Record<NeedKind, string>>> = {
  'mcp-server': 'configure the server for these clients, or say "optional" where the skill can do without it',
  'mcp-tool': 'check the name of the tool against those of its server',
  tool: 'name a tool that these clients have, or leave it out of what is required',
};

function finding(rule: RuleId, { place }: Pick<Need, 'place'>, message: string, help: string | undefined): Diagnostic {
  const start = { line: place.line, column: 1 };
  const { level } = RULE_FACTS.find(({ id }) => id === rule) ?? { level: 'error' as const };
  return {
    rule,
    level,
    message,
    path: place.path,
    range: { start, end: start },
    pointer: '',
    ...(help === undefined ? {} : { help }),
  };
}

interface Known {
  readonly skill: readonly string[];
  readonly agent: readonly string[];
  readonly servers: readonly string[];
}

/** What is named and not in the repository: files, servers, and names that are misspelt. */
function inRepository(
  { kind, path }: FoundSkill,
  result: SkillResult,
  known: Known,
  files: ReadonlySet<string>,
): Diagnostic[] {
  const missing = new Set(result.hosts.flatMap((host) => host.missing.map((each) => `${each.kind} ${each.name}`)));
  const folder = placeOfSkill(kind, path);
  return result.needs.flatMap((need): Diagnostic[] => {
    const { name } = need;
    if (need.kind === 'file') {
      if (isThere(name, folder, files)) return [];
      // A path in a code block, or in an agent, may be of the project that the skill works on.
      if (kind === 'agent' || (!need.declared && !OWN_FOLDER.test(name))) return [];
      const near = nearFile(name, folder, files);
      return [
        finding(
          'skill/no-file',
          need,
          `there is no file ${quote(name)}`,
          near === undefined ? undefined : `did you mean ${quote(near)}?`,
        ),
      ];
    }
    if (need.kind === 'mcp-server') {
      const there = known.servers.some((each) => isMeant(name, each, need.declared));
      if (there || missing.has(`mcp-server ${name}`)) return [];
      const near = known.servers.find((each) => isOneLetterOff(each.toLowerCase(), name.toLowerCase()));
      if (near !== undefined) return [misspelt(need, 'the MCP server', near)];
      // A repository that configures no server leaves that to those who install its skills.
      const called = result.needs.some(
        ({ kind: each, name: tool }) => each === 'mcp-tool' && tool.startsWith(`${name}/`),
      );
      if (
        known.servers.length === 0 ||
        name.startsWith('plugin_') ||
        !called ||
        need.level === 'may' ||
        need.declared !== (need.permitted === true)
      )
        return [];
      return [
        finding(
          'skill/no-server',
          need,
          `the MCP server ${quote(name)} is configured nowhere in this repository`,
          'configure it for the clients that run this skill, or say "optional" where it can do without',
        ),
      ];
    }
    if (need.kind === 'tool') {
      const near = meantTool(name);
      return near === undefined ? [] : [misspelt(need, 'the tool', near)];
    }
    if ((need.kind === 'skill' || need.kind === 'agent') && name.length > 3 && !known[need.kind].includes(name)) {
      const near = known[need.kind].find((each) => isOneLetterOff(each, name));
      return near === undefined ? [] : [misspelt(need, KINDS[need.kind], near)];
    }
    return [];
  });
}

/** Whether a name is that of a server. The text calls servers by words of their names, too: "Relay" is `agent-relay`. */
function isMeant(name: string, server: string, declared: boolean): boolean {
  const [asked, own] = [name.replace(/^plugin_[^_]+_/, ''), server].map((each) =>
    each.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
  ) as [string, string];
  return asked === own || (!declared && (`-${own}-`.includes(`-${asked}-`) || `-${asked}-`.includes(`-${own}-`)));
}

function misspelt(need: Need, what: string, near: string): Diagnostic {
  return finding(
    'skill/misspelt',
    need,
    `there is no ${what.replace('the ', '')} ${quote(need.name)}`,
    `did you mean ${quote(near)}?`,
  );
}

const OWN_FOLDER = /^(?:\.\.\/)*(?:scripts|references?|assets|templates|resources|examples)\/|^[^/]+\.md$/;

/** Whether a file is in the folder, in one around it, or at the top: skills name scripts of their repository, too. */
function isThere(name: string, folder: string, files: ReadonlySet<string>): boolean {
  const isKnown = (path: string): boolean =>
    files.has(path) || (!/\.\w+$/.test(path) && [...files].some((file) => file.startsWith(`${path}/`)));
  const parts = folder === '.' ? [] : folder.split('/');
  for (let depth = parts.length; depth >= 0; depth--)
    if (isKnown(normal([...parts.slice(0, depth), ...name.split('/')]))) return true;
  return false;
}

function normal(segments: readonly string[]): string {
  const path: string[] = [];
  for (const segment of segments) {
    if (segment === '..') path.pop();
    else if (segment !== '.' && segment !== '') path.push(segment);
  }
  return path.join('/');
}

function nearFile(name: string, folder: string, files: ReadonlySet<string>): string | undefined {
  const base = folder === '.' ? [] : folder.split('/');
  const at = normal([...base, ...name.split('/')]);
  const near = [...files].find((file) => isOneLetterOff(file, at));
  return near?.slice(normal(base).length === 0 ? 0 : normal(base).length + 1);
}

function heads({ kind, path, remarks }: FoundSkill, at: (path: string) => string): Diagnostic[] {
  if (kind !== 'skill') return [];
  return remarks
    .filter(({ text }) => /front matter (?:stands after|is not closed)|no front matter/.test(text))
    .map(({ line, text }) => finding('skill/no-front-matter', { place: { path: at(path), line } }, text, undefined));
}
