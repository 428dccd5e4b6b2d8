import { hasEqual, isOneLetterOff, meantTool } from '../../core/clients/tool-equals.ts';
import { headFor, type SkillHead } from '../../core/clients/skill-heads.ts';
import { allTools } from '../../core/handshake/host.ts';
import { lineError, type Diagnostic } from '../../core/result/diagnostic.ts';
import { factsOf } from '../../core/result/known-rules.ts';
import type { RuleId } from '../../generated/rule-facts.ts';
import { NEED_WORDS, type Need, type NeedKind, type SkillResult, type SkillVerdict } from '../../core/result/skills.ts';
import { scalarText } from '../../core/skill/declared-tools.ts';
import { FileTree } from '../../core/skill/file-tree.ts';
import { judgeNeeds, type Offer } from '../../core/skill/judge.ts';
import { NO_FRONT_MATTER } from '../../core/skill/front-matter.ts';
import { fallbackName, isOwnSkill, placeOfSkill, type SkillKind } from '../../core/skill/kinds.ts';
import { readRepository, type FoundSkill, type SkillRepository } from '../../core/skill/repository.ts';
import { matches } from '../../core/text/matches.ts';
import { quote } from '../../core/text/printable.ts';
import { few } from '../../core/value/few.ts';
import { groupBy } from '../../core/value/group-by.ts';
import { ignoreRules, isIgnored, type IgnoreRules } from '../../core/value/ignore-rules.ts';
import { lazily } from '../../core/value/lazily.ts';
import { once } from '../../core/value/once.ts';
import { absolutePath, fileName, folderOf, isWayOut, isWithin, joinPath, parentOf } from '../../core/value/path.ts';
import type { FileSystem, McpPeer } from '../../ports.ts';
import { configuredClients, clientKey } from '../handshake/clients.ts';
import { loadClients, loadHosts, type LoadedHost } from '../handshake/hosts.ts';
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
  const { hosts, findings } = await hostsOf(fs, root, profiles, peer);
  const judged = await judgeOn(fs, root, files, hosts);
  // Of a host that is made of a configuration the errors alone, where something is judged on it.
  const wrong = judged.skills.length === 0 ? findings : findings.filter((each) => !isNote(each));
  return { ...judged, findings: [...wrong, ...judged.findings] };
}

/** Skills that were named, on hosts that were named or on the clients that the working directory configures. */
export async function judgeNamedSkills(
  { fs, peer }: { readonly fs: FileSystem; readonly peer?: McpPeer | undefined },
  subjects: readonly string[],
  hosts: readonly string[],
): Promise<JudgedSkills> {
  const { hosts: declared } = await (hosts.length > 0
    ? loadHosts(fs, hosts)
    : loadClients(
        fs,
        (await configuredClients(fs, '.')).map(({ name }) => name),
      ));
  const asked = peer === undefined ? declared : (await lookAtHosts(peer, declared)).hosts;
  const judged: JudgedSkills[] = [];
  for (const subject of subjects) {
    const { kind, folder, file } = findSkill(fs, subject);
    const path = joinPath(folder, file);
    // A skill of another repository is judged by its own folder alone.
    const root = isWithin('.', path) && !isWayOut(path) ? '.' : folder;
    judged.push(await judgeOn(fs, root, fs.list(root), asked, [{ kind, path: root === '.' ? path : file }]));
  }
  return {
    skills: judged.flatMap(({ skills }) => skills),
    findings: judged.flatMap(({ findings }) => findings),
    clients: asked.map(({ host }) => host.name),
  };
}

/**
 * Judges what a repository holds on some hosts, and looks for what it names in its files.
 *
 * @param only files that describe what is judged; by default all that are of the project itself
 */
async function judgeOn(
  fs: FileSystem,
  root: string,
  paths: readonly string[],
  hosts: readonly LoadedHost[],
  only?: SkillRepository['only'],
): Promise<JudgedSkills> {
  const at = (path: string): string => joinPath(root, path);
  const { found, configured, permitted } = await readRepository({
    files: only === undefined ? paths.filter(isOwnSkill) : paths,
    read: (path, length) => smallText(fs, at(path), length),
    only,
  });
  const files = new FileTree(paths);
  const textOf = (path: string): string => (files.has(path) ? smallText(fs, at(path)) : undefined) ?? '';
  // A link leads there, or a build or a user writes it: not so where git would ignore the skill itself, which is kept all the same.
  const isWritten = writtenBy(textOf);
  const isElsewhere = (path: string, of: string): boolean =>
    (fs.isLink(at(path)) && fs.kind(at(path)) !== 'none') || (isWritten(path) && !isWritten(of));
  const { clientNamed } = await import('../../core/clients/catalog/index.ts');
  const offers = hosts.map((each) => {
    const client = clientOf(each);
    const offer = { ...offerOf(each, client, permitted), programs: clientNamed(client)?.programs ?? [] };
    return { name: each.host.name, client, offer, isListed: each.doc !== undefined };
  });
  const named = (kind: SkillKind): FoundSkill[] => found.filter((each) => each.kind === kind);
  const declared = found.flatMap(({ kind, needs }) =>
    kind === 'plugin' ? needs : needs.filter(({ place }) => place.path.endsWith('openai.yaml')),
  );
  const known: Known = {
    skill: new Set(named('skill').flatMap(({ path, name }) => [name, fileName(folderOf(path))])),
    // Some clients call an agent by its file, whatever name it gives itself.
    agent: new Set(named('agent').flatMap(({ path, name }) => [name, fallbackName('agent', path, '.')])),
    'mcp-server': new Set([
      ...configured,
      ...permitted,
      ...offers.flatMap(({ offer }) => [...(offer.servers?.keys() ?? [])]),
      ...namesOf(declared, 'mcp-server'),
    ]),
  };
  const folders = groupBy(named('skill'), ({ path }) => folderOf(folderOf(path)));
  // Where of several none has a head, and no client looks, they may be pages that instructions lead to: told once.
  const pagesWith = ({ path, isOfPlugin }: FoundSkill): FoundSkill[] => {
    const beside = folders.get(folderOf(folderOf(path))) ?? [];
    const isOne = beside.length > 1 && !isOfPlugin && !/(?:^|\/)\./.test(path) && !beside.some(({ isRead }) => isRead);
    return isOne ? beside : [];
  };
  const isMade = madeBy(paths, textOf);
  const isUnconfigured = hosts.every(isBare);
  const judged = found.map((each) => {
    // What a plugin brings along its client has.
    const brought = [...each.brought.keys()];
    const asked = each.needs.filter(({ kind, name }) => {
      const server = kind === 'mcp-tool' ? parentOf(name) : kind === 'mcp-server' ? name : undefined;
      return server === undefined || !brought.some((own) => isMeant(server, own, true));
    });
    const { kind, path, name, needs } = each;
    const itself = [{ kind: 'skill', name }] as const;
    const nothing = { missing: [], notTold: [], reservations: [] };
    const isForInstallers = each.isOfPlugin || IN_PART.test(path);
    const isLookedFor = IN_SKILLS.test(path) && !files.has(joinPath(folderOf(folderOf(path)), 'SKILL.md'));
    const unloaded = new Map<string, string>();
    const verdicts = offers.map(({ name: host, client, offer, isListed }): SkillVerdict => {
      const head = kind === 'skill' && (each.isRead || isLookedFor) ? headFor(client, path) : undefined;
      const why = head === undefined ? undefined : whyNotLoaded(each, head);
      if (why !== undefined) {
        unloaded.set(host, why);
        return { host, client, verdict: 'cannot run', ...nothing, missing: itself };
      }
      const isLoaded = each.isRead || (head !== undefined && each.head !== undefined);
      // Those who install a skill have another configuration than this repository.
      const open = isForInstallers && !isListed ? { ...offer, mayHave: () => true } : offer;
      const answer = isLoaded
        ? judgeNeeds(asked, open)
        : ({ verdict: 'not told', ...nothing, notTold: itself } as const);
      return { host, client, ...answer };
    });
    const moved = needs.map((need) => ({ ...need, place: { ...need.place, path: at(need.place.path) } }));
    const result: SkillResult = { kind, path: at(path), name, needs: moved, hosts: verdicts };
    const isLoaded = verdicts.some(
      ({ notTold, host }) => !unloaded.has(host) && !notTold.some((need) => need.kind === 'skill'),
    );
    return {
      result,
      findings: [
        ...cannotRun(result),
        ...notLoaded(each, unloaded, at),
        ...(each.isRead || isLoaded
          ? inRepository(each, isUnconfigured || isForInstallers, result, known, files, isElsewhere, isMade)
          : []),
        ...(each.isRead || unloaded.size > 0 ? [] : unread(each, at, isLookedFor && !isLoaded, pagesWith(each))),
      ],
    };
  });
  return {
    skills: judged.map(({ result }) => result),
    findings: judged.flatMap(({ findings }) => findings),
    clients: offers.map(({ name }) => name),
  };
}

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
  const clients = await configuredClients(fs, root);
  const made = (some: typeof clients): ReturnType<typeof loadHosts> =>
    loadClients(
      fs,
      some.map(({ name }) => joinPath(root, name)),
    );
  const composed = await made(clients.filter(({ name }) => !covered.has(name)));
  const all = [...declared.hosts, ...composed.hosts];
  // A mistake in a configuration is one whether its client has a profile or not.
  const others = await made(clients.filter(({ name }) => covered.has(name)));
  const isAsked = peer !== undefined && all.some(({ host }) => host.servers.length > 0);
  return {
    hosts: isAsked ? (await lookAtHosts(peer, all)).hosts : all,
    findings: [...composed.diagnostics, ...others.diagnostics.filter((each) => !isNote(each))],
  };
}

const isNote = ({ level }: Diagnostic): boolean => level === 'note';

/** The client that a host is, by the name that `--host` takes: as its profile says, or as it was named. */
function clientOf({ source, host, composed }: LoadedHost): string {
  return host.client ?? clientKey(composed === undefined ? host.name : fileName(source));
}

/** Whether nothing says which servers a client has. */
const isBare = ({ composed }: LoadedHost): boolean => composed?.files.length === 0;

/** @param permitted servers that the settings of Claude Code permit */
function offerOf(loaded: LoadedHost, client: string, permitted: ReadonlySet<string>): Offer {
  const { host } = loaded;
  const own = allTools(host).map(({ name }) => name);
  // A configuration of a project says nothing of what plugins bring, and of what people configure for themselves.
  const mayBring = (server: string): boolean =>
    isBare(loaded) || server.startsWith('plugin_') || (client === 'claude-code' && permitted.has(server.toLowerCase()));
  return {
    mayHave: (kind, name) => kind === 'program' || (loaded.doc === undefined && mayBring(name)),
    hasTool: (name) =>
      own.includes(name) ? true : (hasEqual(client, name) ?? (loaded.doc === undefined ? undefined : false)),
    servers: new Map(
      host.servers.map(({ name: server }) => {
        // Known where they were asked for or recorded.
        const tools = host.tools.filter((tool) => tool.server === server).map(({ name }) => name);
        return [server, tools.length === 0 ? undefined : tools];
      }),
    ),
  };
}

/** What clients lack, one finding for each need. */
function cannotRun({ needs, hosts, name }: SkillResult): Diagnostic[] {
  if (hosts.every(({ missing }) => missing.length === 0)) return [];
  return needs.flatMap((need) => {
    const lacks = ({ missing }: SkillVerdict, kind: NeedKind, own: string): boolean =>
      missing.some((each) => each.kind === kind && each.name === own);
    const lacking = hosts.filter((host) => lacks(host, need.kind, need.name));
    // A tool of a server that is missing is told with its server.
    const servers = need.kind === 'mcp-tool' ? namesOf(needs, 'mcp-server') : [];
    const isTold = servers
      .filter((server) => need.name.startsWith(`${server}/`))
      .some((server) => lacking.every((host) => lacks(host, 'mcp-server', server)));
    if (lacking.length === 0 || isTold) return [];
    const names = lacking.map(({ host }) => host);
    const message = `${quote(name)} requires the ${NEED_WORDS[need.kind]} ${quote(need.name)}, which ${few(names, 4)} ${lacking.length === 1 ? 'does' : 'do'} not have`;
    return [finding('skill/cannot-run', need, message, WAYS_OUT[need.kind] ?? OPTIONAL)];
  });
}

const OPTIONAL = 'add it, or say "optional" where the skill can do without it';
const WAYS_OUT: Readonly<Partial<Record<NeedKind, string>>> = {
  'mcp-server':
    'configure the server for these clients (cartwright host list names the file of each, such as .mcp.json), commit a host profile that lists it where people configure it for themselves, or say "optional" where the skill can do without it',
  'mcp-tool': 'check the name of the tool against those of its server',
  tool: 'name a tool that these clients have, or leave it out of what is required',
};

function finding(rule: RuleId, { place }: Pick<Need, 'place'>, message: string, help: string): Diagnostic {
  return { ...lineError(rule, place.path, place.line, message, help), level: factsOf(rule).level };
}

const NO_SERVER = 'configure it for the clients that run this skill, or say "optional" where it can do without';

/** Names that the repository has. */
type Known = Readonly<Record<'skill' | 'agent' | 'mcp-server', ReadonlySet<string>>>;

/** Whether git ignores a path, so that a build or its user writes what is there. The rules of a folder are read once. */
function writtenBy(textOf: (path: string) => string): (path: string) => boolean {
  const known = new Map<string, IgnoreRules>();
  const rulesOf = (way: string): IgnoreRules =>
    once(known, way, () => ignoreRules(textOf(`${way}.gitignore`), way.length));
  return (path) => {
    const ways = [...path.matchAll(/\/|$/g)].map(({ index }) => path.slice(0, index + 1));
    const rules = ['', ...ways.slice(0, -1)].map(rulesOf);
    return ways.some((way, depth) => isIgnored(way, rules.slice(0, depth + 1)));
  };
}

/** How the SDKs of the protocol make a server, and programs write the configuration of one. */
const MAKES =
  /(?:(?:mcp_?server|FastMCP)\(\s*\{?\s*(?:name\s*[=:]\s*)?|mcpServers["']?\s*[:=]\s*\{\s*)["']([\w-]+)["']/gi;
const madeBy = (paths: readonly string[], textOf: (path: string) => string): ((server: string) => boolean) => {
  const sources = lazily(() =>
    paths
      .filter((path) => /\.(?:py|[cm]?[jt]s)$/.test(path))
      .flatMap((path) => matches(textOf(path), MAKES).map(([, name]) => name)),
  );
  return (server) => sources().includes(server);
};

/** What is named and not in the repository: files, servers, and names that are misspelt. */
function inRepository(
  { kind, path, shipped, brought }: FoundSkill,
  isForInstallers: boolean,
  result: SkillResult,
  known: Known,
  files: FileTree,
  isElsewhere: (path: string, of: string) => boolean,
  isMade: (server: string) => boolean,
): Diagnostic[] {
  const missing = new Set(result.hosts.flatMap((host) => host.missing.map((each) => `${each.kind} ${each.name}`)));
  const folder = placeOfSkill(kind, path);
  return result.needs.flatMap((need): Diagnostic[] => {
    const { name } = need;
    if (need.kind === 'tool') return misspelt(need, meantTool(name));
    if (need.kind === 'skill' || need.kind === 'agent') {
      const isKnown = name.length <= 3 || known[need.kind].has(name);
      const near = isKnown ? undefined : [...known[need.kind]].find((each) => isOneLetterOff(each, name));
      return misspelt(need, near);
    }
    if (need.kind === 'file') {
      // A path that the text only mentions may be of the project that the skill works on.
      const isOwn = need.declared || (kind === 'skill' && shipped.has(name) && OWN_FILE.test(name));
      if (!isOwn || isThere(name, folder, files) || isMadeOf(name, folder, files)) return [];
      if (isElsewhere(pathBelow(folder, name), path)) return [];
      return [missingName('skill/no-file', need, nearFile(name, folder, files))];
    }
    if (need.kind !== 'mcp-server') return [];
    const servers = [...known['mcp-server'], ...brought.keys()];
    if (missing.has(`mcp-server ${name}`) || servers.some((each) => isMeant(name, each, need.declared))) return [];
    // Of two spellings of a name the first is told.
    if (namesOf(result.needs, 'mcp-server').find((each) => isMeant(each, name, true)) !== name) return [];
    const isCalled = namesOf(result.needs, 'mcp-tool').some((tool) => tool.startsWith(`${name}/`));
    // Words before "MCP" may be of a sentence.
    if (!need.declared && !isCalled) return [];
    const near = servers.find((each) => isOneLetterOff(each.toLowerCase(), name.toLowerCase()));
    if (near !== undefined) return misspelt(need, near);
    // A repository that configures no server, and a plugin, leave that to those who install the skills. A name with a blank is the
    // title of a server that an extension of an editor brings along.
    const isOfInstallers = isForInstallers || /^plugin_| /.test(name);
    const isRequired = need.level === 'must' && need.declared === (need.permitted === true);
    const isAsked = need.declared || [...shipped].some((tool) => tool.startsWith(`${name}/`));
    if (isOfInstallers || !isCalled || !isRequired || !isAsked || isMade(name)) return [];
    const message = `the MCP server ${quote(name)} is configured nowhere in this repository`;
    return [finding('skill/no-server', need, message, NO_SERVER)];
  });
}

/** Whether a name is that of a server. The text calls servers by words of their names, too: "Relay" is `agent-relay`. */
function isMeant(name: string, server: string, declared: boolean): boolean {
  const [asked, own] = [name.replace(/^plugin_[^_]+_/, ''), server].map((each) =>
    each.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
  ) as [string, string];
  return asked === own || (!declared && (`-${own}-`.includes(`-${asked}-`) || `-${asked}-`.includes(`-${own}-`)));
}

function misspelt(need: Need, near: string | undefined): Diagnostic[] {
  return near === undefined ? [] : [missingName('skill/misspelt', need, near)];
}

function missingName(rule: RuleId, need: Need, near: string | undefined): Diagnostic {
  const help = near === undefined ? 'add it, or correct the name' : `did you mean ${quote(near)}?`;
  return finding(rule, need, `there is no ${NEED_WORDS[need.kind]} ${quote(need.name)}`, help);
}

/** Files that a skill ships. What else lies beside its scripts is what they write. */
const OWN_FILE =
  /^(?!.*\.(?:jsonl|log|db)$)(?:\.\.\/)*(?:scripts\/.*\.(?:[cm]?[jt]s|py|sh|bash|rb|R|ps1|pl|php)$|(?:references?|assets|templates|resources|examples)\/)|^[^/]+\.md$/;

/** Whether a file is to be made: of one that is there, such as `config.example.json`, or by a build, in a folder that is not there. */
function isMadeOf(name: string, folder: string, files: FileTree): boolean {
  const path = pathBelow(folder, name);
  const built = /^.*?(?:^|\/)(?:dist|build|out|target)\//.exec(path)?.[0];
  if (built !== undefined && files.startingWith(built).length === 0) return true;
  const stem = path.replace(/\.\w+$/, '');
  return files
    .startingWith(stem)
    .some((file) => file.startsWith(`${path}.`) || /^[.-](?:example|sample|template)\b/.test(file.slice(stem.length)));
}

/** Whether a file is in the folder, in one around it, or at the top: skills name scripts of their repository, too. */
function isThere(name: string, folder: string, files: FileTree): boolean {
  const isKnown = (path: string): boolean =>
    files.has(path) || (!/\.\w+$/.test(path) && files.startingWith(`${path}/`).length > 0);
  for (let around = folder; around !== '.'; around = folderOf(around))
    if (isKnown(pathBelow(around, name))) return true;
  // A script that the project has in another folder is not one that the skill ships.
  const isOfProject = (file: string): boolean => file.endsWith(`/${name}`) && !/(?:^|\/)skills\//.test(file);
  return (
    isKnown(pathBelow('.', name)) || (/^(?:scripts|lib)\//.test(name) && files.named(fileName(name)).some(isOfProject))
  );
}

function nearFile(name: string, folder: string, files: FileTree): string | undefined {
  const at = pathBelow(folder, name);
  const top = folder === '.' ? '' : `${folder}/`;
  const own = files.startingWith(top);
  const near = own.find((file) => isOneLetterOff(file, at)) ?? own.find((file) => fileName(file) === fileName(name));
  return near?.slice(top.length);
}

/** A path of a folder from the top of the repository, which no way up leaves. */
function pathBelow(folder: string, name: string): string {
  const path = `${folder}/${name}`;
  return /(?:^|\/)\.{0,2}(?:\/|$)/.test(path) ? absolutePath('/', path).slice(1) : path;
}

/** A folder of skills in a part of the repository, which is none of a client: people install what is in it. */
const IN_PART = /^(?!(?:.*\/)?\.)[^/]+\/(?:.*\/)?skills\//;
/** Where clients look: elsewhere a `SKILL.md` without a head is a page, or a part of a skill. */
const IN_SKILLS = /(?:^|\/)skills\/(?:[^/]+\/){1,2}[^/]+$/;
const PAGES = 'give each a name and a description, or leave them if they are pages that your instructions refer to';
const FRONT_MATTER =
  'begin the file with the front matter: a line ---, name and description (in quotes where it has a colon), a line ---';

function whyNotLoaded({ head, isRead, remarks }: FoundSkill, { asks, strict }: SkillHead): string | undefined {
  const lacks = asks.filter((field) => head !== undefined && scalarText(head.fields.get(field)).trim() === '');
  if (lacks.length > 0)
    return isRead ? `its front matter does not give ${few(lacks, 2)}` : (remarks[0]?.text ?? NO_FRONT_MATTER);
  const fault = strict === true ? head?.fault : undefined;
  return fault === undefined ? undefined : `strict YAML rejects its front matter (${fault})`;
}

/** The clients that do not load a skill for want of its head. */
function notLoaded(
  { path, name }: FoundSkill,
  unloaded: ReadonlyMap<string, string>,
  at: (path: string) => string,
): Diagnostic[] {
  return [...groupBy([...unloaded.keys()], (host) => unloaded.get(host) ?? '')].map(([reason, hosts]) => {
    const message = `${few(hosts, 4)} ${hosts.length === 1 ? 'does' : 'do'} not load ${quote(name)}: ${reason}`;
    return finding('skill/cannot-run', { place: { path: at(path), line: 1 } }, message, FRONT_MATTER);
  });
}

/**
 * Why clients read no head of a skill.
 *
 * @param isMissed whether it is where clients look for one, and none is configured that loads it without
 * @param pages it and those beside it, where all may be pages
 */
function unread(skill: FoundSkill, at: (path: string) => string, isMissed: boolean, pages: FoundSkill[]): Diagnostic[] {
  const { path, remarks } = skill;
  // In its own folder Claude Code reads it, and the others of which that is known do not look there.
  const isTold = isMissed && !/(?:^|\/)\.claude\/skills\//.test(path) && [undefined, skill].includes(pages[0]);
  return remarks
    .filter(({ text }) => text !== NO_FRONT_MATTER || isTold)
    .map(({ line, text }) => {
      const found = finding('skill/no-front-matter', { place: { path: at(path), line } }, text, FRONT_MATTER);
      const message = `none of the ${pages.length} skills of this folder has a front matter: most clients load none of them`;
      return pages.length === 0 ? found : { ...found, level: 'note', message, help: PAGES };
    });
}
