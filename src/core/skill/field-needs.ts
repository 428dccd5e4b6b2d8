import type { Path } from '../source/document.ts';
import { isMapping, member, own, type Mapping } from '../value/mapping.ts';
import { fileName } from '../value/path.ts';
import { declaredTools, scalarText } from './declared-tools.ts';
import type { FrontMatter } from './front-matter.ts';
import type { Need } from '../result/skills.ts';
import type { Needs } from './need.ts';
import { hostsIn, namedPrograms, namedServers } from './text-names.ts';
import { serverPart } from './tool-meaning.ts';
import { CLIENT_WORDS, EVERYWHERE, OPTIONAL, PLATFORM_VARIABLES } from './words.ts';

/** Values of one file, and where each of them stands. */
export interface Fields {
  readonly path: string;
  readonly value: unknown;
  readonly lineOf: FrontMatter['lineOf'];
}

/** Fields that list tools, and whether they only permit them. */
const TOOL_FIELDS = { 'allowed-tools': true, tools: true, 'required-tools': false } as const;
/** Characters of free text in a field that are read. */
const LONGEST_FIELD = 2_000;
const REQUIRED_TOOLS = /required.*tools|tools.*required/i;
/** Agents that a client brings along. */
const OWN_AGENTS = /^(?:Explore|Plan|general-purpose)$/i;

/** The needs that the front matter of a skill or an agent declares, or the manifest of a plugin. */
export function fieldNeeds(needs: Needs, kind: 'skill' | 'plugin' | 'agent', fields: Fields): void {
  const { value } = fields;
  const reader = new FieldReader(needs, fields);
  for (const [key, permits] of Object.entries(TOOL_FIELDS)) reader.tools([key], permits);
  reader.compatibility(['compatibility']);
  reader.requires(['requires'], true);
  reader.metadata(['metadata'], 0);
  reader.dependencies(['dependencies'], kind);
  for (const key of ['mcp-servers', 'mcpServers']) reader.servers([key]);
  reader.hooks(['hooks']);
  reader.clients(['target']);
  reader.clients(['compatibleWith']);
  if (kind === 'plugin') {
    for (const key of MANIFEST_PATHS) reader.paths([key]);
    return;
  }
  reader.names(['skills'], 'skill');
  reader.names(['agents'], 'agent');
  const own = scalarText(member(value, 'agent'));
  if (own !== '' && !OWN_AGENTS.test(own)) reader.add('agent', own, ['agent']);
  const model = scalarText(member(value, 'model'));
  if (model !== '' && model !== 'inherit') reader.add('model', model, ['model'], 'may');
}

const MANIFEST_PATHS = ['skills', 'commands', 'agents', 'hooks', 'mcpServers', 'lspServers', 'outputStyles'];

/** The needs of `agents/openai.yaml` of a skill. */
export function openaiNeeds(needs: Needs, fields: Fields): void {
  const reader = new FieldReader(needs, fields);
  const tools = member(member(fields.value, 'dependencies'), 'tools');
  for (const [i, tool] of (Array.isArray(tools) ? tools : []).entries()) {
    const at = ['dependencies', 'tools', i];
    const name = scalarText(member(tool, 'value'));
    if (scalarText(member(tool, 'type')) !== 'mcp' || name === '') continue;
    reader.add('mcp-server', name, at);
    reader.hosts(scalarText(member(tool, 'url')), at);
  }
  for (const icon of ['icon_small', 'icon_large']) {
    const path = scalarText(member(member(fields.value, 'interface'), icon));
    if (path !== '') reader.add('file', plainPath(path), ['interface', icon], 'may');
  }
}

/** The needs of a file with the servers of a plugin: below `mcpServers`, or at its top. */
export function serverFileNeeds(needs: Needs, fields: Fields): void {
  new FieldReader(needs, fields).servers(member(fields.value, 'mcpServers') === undefined ? [] : ['mcpServers']);
}

/** The needs of a file with the hooks of a plugin. */
export function hookFileNeeds(needs: Needs, fields: Fields): void {
  new FieldReader(needs, fields).hooks([]);
}

class FieldReader {
  readonly #needs: Needs;
  readonly #fields: Fields;

  constructor(needs: Needs, fields: Fields) {
    this.#needs = needs;
    this.#fields = fields;
  }

  add(kind: Need['kind'], name: string, at: Path, level: Need['level'] = 'must', more: Partial<Need> = {}): void {
    const { path, lineOf } = this.#fields;
    this.#needs.add({ kind, name, level, declared: true, place: { path, line: lineOf(at) }, ...more });
  }

  #at(at: Path): unknown {
    let value = this.#fields.value;
    for (const key of at) value = Array.isArray(value) ? (value[Number(key)] as unknown) : member(value, String(key));
    return value;
  }

  tools(at: Path, permits: boolean): void {
    const value = this.#at(at);
    const listed = Array.isArray(value) && value.every((item) => !/[(,]/.test(scalarText(item)));
    const items: readonly (readonly [unknown, Path])[] = listed
      ? value.map((item, i) => [[item], [...at, i]])
      : [[value, at]];
    const permitted = permits ? { permitted: true as const } : {};
    for (const [item, place] of items) for (const token of declaredTools(item)) this.#tool(token, place, permitted);
  }

  #tool(token: string, at: Path, permitted: Partial<Need>): void {
    const [, bare = '', inside] = /^([^(]*)(?:\(([^]*)\))?$/.exec(token) ?? [];
    const name = bare.trim();
    const { server, tool } = serverPart(name);
    if (server !== undefined) {
      if (server.includes('*')) return;
      this.add('mcp-server', server, at, 'must', permitted);
      if (!tool.includes('*')) this.add('mcp-tool', `${server}/${tool}`, at, 'must', permitted);
      return;
    }
    if (name === '' || name.includes('*') || name.startsWith('mcp__')) return;
    this.add('tool', name, at, 'must', permitted);
    if (!/^(?:Bash|PowerShell|shell)$/i.test(name)) return;
    for (const part of (inside ?? '').split(',')) {
      const program = programOf(part.split(':')[0] ?? '');
      if (program !== undefined) this.add('program', program, at, 'may', permitted);
    }
  }

  /** Free text that says where it runs. */
  compatibility(at: Path): void {
    const value = this.#at(at);
    if (isMapping(value)) {
      for (const key of Object.keys(value)) this.compatibility([...at, key]);
      return;
    }
    const text = (Array.isArray(value) ? value.map(scalarText).join('. ') : scalarText(value)).slice(0, LONGEST_FIELD);
    for (const clause of text.split(/[.;](?=\s|$)/)) {
      if (
        /\b(?:no|not|without|doesn't)\b[^,]*\b(?:need(?:ed|s)?|requir(?:ed|es?)|necessary|install(?:ed)?)\b/i.test(
          clause,
        )
      )
        this.#said(clause.replace(/\b(?:no|not|without|doesn't)\b[^,]*/i, ''), at);
      else this.#said(clause, at);
    }
    if (
      /\b(?:internet|network)\b/i.test(text) &&
      /\b(?:access|connection|connectivity)\b/i.test(text) &&
      hostsIn(text).length === 0
    )
      this.add('network', '*', at, OPTIONAL.test(text) ? 'may' : 'must');
    const clients = CLIENT_WORDS.filter(([word]) => word.test(text)).map(([, client]) => client);
    const [first, ...others] = clients;
    if (
      first !== undefined &&
      !/\b(?:any|other|others|similar|compatible|equivalent|etc|all|works (?:with|in|across))\b/i.test(text)
    )
      this.add('client', first, at, 'must', others.length === 0 ? {} : { alternatives: others });
  }

  #said(clause: string, at: Path): void {
    const level = OPTIONAL.test(clause) ? 'may' : 'must';
    for (const name of namedPrograms(clause)) {
      const word = name.replace(/\W/g, '\\$&');
      const installs = new RegExp(`\\b${word} install\\b|\\b${word}\`? or \\S|\\bor \`?${word}\\b`).test(clause);
      this.add('program', name, at, installs ? 'may' : level);
    }
    for (const [name] of clause.matchAll(/\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b/g))
      if (!PLATFORM_VARIABLES.test(name)) this.add('env', name, at, level);
    for (const host of hostsIn(clause)) this.add('network', host, at, level);
    for (const { name } of namedServers(clause)) this.add('mcp-server', name, at, level);
  }

  /** `requires`: names of skills, or a mapping of what is needed by kind. */
  requires(at: Path, namesSkills: boolean): void {
    const value = this.#at(at);
    if (!isMapping(value)) {
      if (namesSkills) this.names(at, 'skill');
      return;
    }
    for (const key of ['bins', 'programs', 'commands', 'binaries']) this.names([...at, key], 'program');
    for (const key of ['env', 'environment']) this.names([...at, key], 'env');
    for (const key of ['mcp', 'mcp-servers', 'mcpServers']) this.names([...at, key], 'mcp-server');
    this.names([...at, 'skills'], 'skill');
    this.tools([...at, 'tools'], false);
    const any = listOf(own(value, 'anyBins'));
    const [first, ...others] = any;
    if (first !== undefined) this.add('program', first, [...at, 'anyBins'], 'must', { alternatives: others });
  }

  /** `metadata`, in which clients keep requirements of their own at some depth, as YAML or as JSON in a text. */
  metadata(at: Path, depth: number): void {
    const value = this.#at(at);
    if (!isMapping(value) || depth > 4) return;
    for (const key of Object.keys(value)) {
      const below = [...at, key];
      if (key === 'requires') this.requires(below, false);
      else if (key === 'primaryEnv') this.names(below, 'env');
      else if (REQUIRED_TOOLS.test(key)) this.tools(below, false);
      else if (key === 'compatibility') this.compatibility(below);
      else this.metadata(below, depth + 1);
    }
  }

  dependencies(at: Path, kind: 'skill' | 'plugin' | 'agent'): void {
    const value = this.#at(at);
    if (kind === 'plugin' && Array.isArray(value)) return;
    if (!isMapping(value)) {
      for (const item of Array.isArray(value) ? value.map(scalarText) : [scalarText(value)])
        for (const name of namedPrograms(item)) this.add('program', name, at);
      return;
    }
    const version = /^(?:[<>=^~]|\d|\*|latest)/;
    for (const [key, needed] of Object.entries(value)) {
      const [program] = namedPrograms(key);
      if (key === 'mcp' || key === 'mcpServers') this.names([...at, key], 'mcp-server');
      else if (key === 'skills') this.names([...at, key], 'skill');
      else if (program !== undefined) this.add('program', program, [...at, key]);
      else if (kind === 'plugin' && /^[a-z][\w.-]*$/.test(key) && version.test(scalarText(needed)))
        this.add('program', key, [...at, key]);
      else if (kind !== 'plugin') this.dependencies([...at, key], kind);
    }
  }

  /** Names in a text, in a list, or in a mapping of lists. */
  names(at: Path, kind: Need['kind']): void {
    const value = this.#at(at);
    const listed = Array.isArray(value);
    for (const [i, name] of listOf(value).entries()) {
      if (kind === 'skill' && /[/\\]|\.md$/.test(name)) continue;
      this.add(kind, name, listed ? [...at, i] : at);
    }
  }

  /** Servers by name, in a list with their names, or the names alone; a text names their file. */
  servers(at: Path): void {
    const value = this.#at(at);
    if (isMapping(value)) {
      for (const [name, entry] of Object.entries(value)) if (isMapping(entry)) this.#server(name, entry, [...at, name]);
    } else if (Array.isArray(value))
      for (const [i, entry] of value.entries()) {
        if (typeof entry === 'string' && !/[/.]/.test(entry)) this.add('mcp-server', entry, [...at, i]);
        else if (isMapping(entry) && typeof own(entry, 'name') === 'string')
          this.#server(scalarText(own(entry, 'name')), entry, [...at, i, 'name']);
        else if (isMapping(entry))
          for (const [name, each] of Object.entries(entry))
            if (isMapping(each)) this.#server(name, each, [...at, i, name]);
      }
  }

  #server(name: string, entry: Mapping, at: Path): void {
    this.add('mcp-server', name, at);
    const inside = typeof at.at(-1) === 'string' && at.at(-1) === 'name' ? at.slice(0, -1) : at;
    this.#command(entry, inside);
    for (const key of ['url', 'httpUrl', 'serverUrl']) this.hosts(scalarText(own(entry, key)), [...inside, key]);
    for (const [table, values] of Object.entries(entry)) {
      if (!/^(?:env|environment|headers|url|args)$/.test(table)) continue;
      const texts = isMapping(values) ? Object.entries(values) : [['', values] as const];
      for (const [key, text] of texts)
        this.#variables(JSON.stringify(text) ?? '', [...inside, table, ...(key === '' ? [] : [key])]);
    }
  }

  #command(entry: Mapping, at: Path): void {
    const command = scalarText(own(entry, 'command'));
    const program = programOf(command);
    if (program !== undefined) this.add('program', program, [...at, 'command']);
    const args = listOf(own(entry, 'args')).join(' ');
    for (const [, path = ''] of `${command} ${args}`.matchAll(
      /\$\{?(?:CLAUDE_PLUGIN_ROOT|extensionPath)\}?\/([\w./-]+)/g,
    ))
      if (/\.\w+$/.test(path)) this.add('file', plainPath(path), [...at, 'command']);
  }

  #variables(text: string, at: Path): void {
    for (const [, name = '', fallback] of text.matchAll(/\$\{(?:env:)?([A-Za-z_]\w*)(:-[^}]*)?\}/g))
      if (!PLATFORM_VARIABLES.test(name) && /^[A-Z]/.test(name))
        this.add('env', name, at, fallback === undefined ? 'must' : 'may');
  }

  hosts(url: string, at: Path): void {
    for (const host of hostsIn(url)) this.add('network', host, at);
  }

  /** Hooks by event, each with the commands that it starts. */
  hooks(at: Path): void {
    const visit = (value: unknown, place: Path, depth: number): void => {
      if (depth > 6) return;
      if (Array.isArray(value)) value.forEach((item, i) => visit(item, [...place, i], depth + 1));
      else if (isMapping(value)) {
        if (typeof own(value, 'command') === 'string') this.#command(value, place);
        for (const [key, each] of Object.entries(value)) visit(each, [...place, key], depth + 1);
      }
    };
    const value = this.#at(at);
    if (isMapping(value)) visit(value, at, 0);
  }

  /** Relative paths of a manifest. */
  paths(at: Path): void {
    const value = this.#at(at);
    const items = Array.isArray(value) ? value.map((item, i) => [item, [...at, i]] as const) : [[value, at] as const];
    for (const [item, place] of items) {
      const path = isMapping(item)
        ? scalarText(own(item, 'file') ?? own(item, 'path') ?? own(item, 'source'))
        : scalarText(item);
      if (/^\.{0,2}\/?[\w@.-]{1,100}(?:\/|\.\w{1,10}$)/.test(path)) this.add('file', plainPath(path), place);
    }
  }

  clients(at: Path): void {
    const value = this.#at(at);
    const names = isMapping(value) ? Object.keys(value) : listOf(value);
    const known = names.map((name) => CLIENT_WORDS.find(([word]) => word.test(name))?.[1] ?? name.toLowerCase());
    const [first, ...others] = known;
    if (first !== undefined) this.add('client', first, at, 'must', others.length === 0 ? {} : { alternatives: others });
  }
}

/** The executable that a command starts; undefined for a path, a builtin and a utility that every machine has. */
export function programOf(command: string): string | undefined {
  const words = command.trim().split(/\s+/);
  const word = words.find((each) => !/^(?:\w+=.*|sudo)$/.test(each))?.replace(/^["']|["']$/g, '') ?? '';
  const name = /^[A-Za-z]:?\\|^\/(?:usr\/)?(?:local\/)?bin\//.test(word) ? fileName(word) : word;
  return /^[A-Za-z0-9][\w.+-]*$/.test(name) && !EVERYWHERE.has(name) && !/\.(?:sh|py|js|ts|mjs|cjs|rb|ps1)$/.test(name)
    ? name
    : undefined;
}

function plainPath(path: string): string {
  return path.replace(/^(?:\.\/)+/, '').replace(/\/+$/, '');
}

function listOf(value: unknown): string[] {
  if (Array.isArray(value))
    return value.map((item) => scalarText(isMapping(item) ? own(item, 'name') : item)).filter(Boolean);
  return scalarText(value)
    .split(/[\s,]+/)
    .filter(Boolean);
}
