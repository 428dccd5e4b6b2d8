import type { Path } from '../source/document.ts';
import { isMapping, member, own, type Mapping } from '../value/mapping.ts';
import { fileName } from '../value/path.ts';
import { declaredTools, scalarText } from './declared-tools.ts';
import type { FrontMatter } from './front-matter.ts';
import type { Need } from '../result/skills.ts';
import type { SkillKind } from './kinds.ts';
import type { Needs } from './need.ts';
import { hostsIn, namedPrograms, namedServers } from './text-names.ts';
import { serverPart } from './tool-meaning.ts';
import { CLIENT_WORDS, EVERYWHERE, OPTIONAL, OWN_AGENTS, PLATFORM_VARIABLES } from './words.ts';

/** Values of one file, and where each of them stands. */
export interface Fields {
  readonly path: string;
  readonly value: unknown;
  readonly lineOf: FrontMatter['lineOf'];
  /** The program that runs a file of the plugin, where the file is there and says so. */
  readonly interpreter?: (path: string) => string | undefined;
}

/** Fields that list tools, and whether they only permit them. */
const TOOL_FIELDS: Readonly<Record<string, boolean>> = { 'allowed-tools': true, tools: true, 'required-tools': false };
/** A path that a command takes from the folder of its plugin. */
const SHIPPED_FILE = /\$\{?(?:\w*PLUGIN_ROOT|extensionPath)(?::-[^}]*)?\}{0,2}["']?\/([\w./-]+)/g;
/** Characters of free text in a field that are read. */
const LONGEST_FIELD = 2_000;
const REQUIRED_TOOLS = /required.*tools|tools.*required/i;
/** A text about clients that leaves room for others than it names. */
const OTHER_CLIENTS = /\b(?:any|other|others|similar|compatible|equivalent|etc|all|works (?:with|in|across))\b/i;
/** A clause that asks for the network. */
const ONLINE =
  /\b(?:internet|network)\b.{0,30}\b(?:access|connection|connectivity)\b|\baccess\b.{0,20}\b(?:internet|network)\b/i;
/** After a name: that another will do, or that it has a value of its own. */
const SPARED = /^(?: MCP)?(?: server)? or\b|^[^,;)]{0,20}\bdefault/i;
/** A clause that says what is not needed. */
const NOT_NEEDED =
  /\b(?:no|not|without|doesn't)\b[^,]*\b(?:need(?:ed|s)?|requir(?:ed|es?)|necessary|install(?:ed)?)\b/i;

/** Lists of names, by the kind of what they name and the path of the field: keys parted by dots. */
const NAMES: readonly (readonly [Need['kind'], RegExp])[] = [
  ['program', /^(?:metadata\..*)?requires\.(?:bins|programs|commands|binaries)$/],
  ['env', /^(?:metadata\..*)?requires\.(?:env|environment)$|^metadata\..*primaryEnv$/],
  ['mcp-server', /^(?:metadata\..*)?requires\.(?:mcp|mcp-servers|mcpServers)$|^dependencies\..*mcp(?:Servers)?$/],
  ['skill', /^(?:(?:metadata\..*|dependencies\.)?requires\.|dependencies\..*)?skills$|^requires$/],
  ['agent', /^agents?$/],
  ['model', /^model$/],
];
/** Fields whose members are read like fields. */
const NESTED = /^(?:metadata|requires|dependencies)(?:\.[^.]*){0,5}$/;
const MANIFEST_PATHS = ['skills', 'commands', 'agents', 'hooks', 'mcpServers', 'lspServers', 'outputStyles'];

/** The needs that the front matter of a skill or an agent declares, or the manifest of a plugin. */
export function fieldNeeds(needs: Needs, kind: SkillKind, fields: Fields): void {
  const reader = new FieldReader(needs, fields, kind);
  if (!isMapping(fields.value)) return;
  for (const [key, value] of Object.entries(fields.value)) reader.field(value, [key]);
  for (const key of kind === 'plugin' ? MANIFEST_PATHS : []) reader.paths(own(fields.value, key), [key]);
}

/** The needs of `agents/openai.yaml` of a skill. */
export function openaiNeeds(needs: Needs, fields: Fields): void {
  const reader = new FieldReader(needs, fields, 'skill');
  const tools = member(member(fields.value, 'dependencies'), 'tools');
  for (const [i, tool] of (Array.isArray(tools) ? tools : []).entries()) {
    const at = ['dependencies', 'tools', i];
    const name = scalarText(member(tool, 'value'));
    if (scalarText(member(tool, 'type')) !== 'mcp' || name === '') continue;
    reader.add('mcp-server', name, at, OPTIONAL.test(scalarText(member(tool, 'description'))) ? 'may' : 'must');
    reader.hosts(scalarText(member(tool, 'url')), at);
  }
  for (const icon of ['icon_small', 'icon_large']) {
    const path = scalarText(member(member(fields.value, 'interface'), icon));
    if (path !== '') reader.add('file', plainPath(path), ['interface', icon], 'may');
  }
}

/** The needs of a file with the servers of a plugin: below `mcpServers`, or at its top. */
export function serverFileNeeds(needs: Needs, fields: Fields): void {
  const servers = member(fields.value, 'mcpServers');
  const reader = new FieldReader(needs, fields, 'plugin');
  reader.servers(servers ?? fields.value, servers === undefined ? [] : ['mcpServers']);
}

/** The needs of a file with the hooks of a plugin. */
export function hookFileNeeds(needs: Needs, fields: Fields): void {
  new FieldReader(needs, fields, 'plugin').hooks(fields.value, []);
}

class FieldReader {
  readonly #needs: Needs;
  readonly #fields: Fields;
  readonly #kind: SkillKind;

  constructor(needs: Needs, fields: Fields, kind: SkillKind) {
    this.#needs = needs;
    this.#fields = fields;
    this.#kind = kind;
  }

  add(kind: Need['kind'], name: string, at: Path, level: Need['level'] = 'must', more: Partial<Need> = {}): void {
    const { path, lineOf } = this.#fields;
    this.#needs.add({ kind, name, level, declared: true, place: { path, line: lineOf(at) }, ...more });
  }

  field(value: unknown, at: Path): void {
    const path = at.join('.');
    const key = String(at.at(-1));
    const named = NAMES.find(([, pattern]) => pattern.test(path));
    if (Object.hasOwn(TOOL_FIELDS, path)) this.#tools(value, at, TOOL_FIELDS[path] === true);
    else if (/(?:^|\.)requires\.tools$/.test(path) || (path.startsWith('metadata.') && REQUIRED_TOOLS.test(key)))
      this.#tools(value, at, false);
    else if (key === 'compatibility') this.#compatibility(value, at);
    else if (key === 'anyBins') this.#anyOf('program', listOf(value), at);
    else if (path === 'mcp-servers' || path === 'mcpServers') this.servers(value, at);
    else if (path === 'hooks') this.hooks(value, at);
    else if (path === 'target' || path === 'compatibleWith') this.#clients(value, at);
    else if (named !== undefined && !isMapping(value)) this.#names(value, at, named[0]);
    else if (path.startsWith('dependencies') && this.#isProgram(value, at)) return;
    else if (isMapping(value) && NESTED.test(path))
      for (const [each, below] of Object.entries(value)) this.field(below, [...at, each]);
  }

  #tools(value: unknown, at: Path, permits: boolean): void {
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
    if (!/\w/.test(name) || name.includes('*') || name.startsWith('mcp__')) return;
    this.add('tool', name, at, 'must', permitted);
    if (!/^(?:Bash|PowerShell|shell)$/i.test(name)) return;
    for (const part of (inside ?? '').split(',')) {
      const program = programOf(part.split(':')[0] ?? '');
      if (program !== undefined) this.add('program', program, at, 'may', permitted);
    }
  }

  /** Free text that says where it runs. */
  #compatibility(value: unknown, at: Path): void {
    if (isMapping(value)) for (const [key, each] of Object.entries(value)) this.#compatibility(each, [...at, key]);
    const text = (Array.isArray(value) ? value.map(scalarText).join('. ') : scalarText(value)).slice(0, LONGEST_FIELD);
    const clauses = text
      .split(/(?<!\b(?:e\.g|i\.e))[.;](?=\s|$)/)
      .map((each) => (NOT_NEEDED.test(each) ? each.replace(/\b(?:no|not|without|doesn't)\b[^,]*/i, '') : each));
    for (const clause of clauses) this.#said(clause, at);
    const online = hostsIn(text).length === 0 ? clauses.find((clause) => ONLINE.test(clause)) : undefined;
    if (online !== undefined) this.add('network', '*', at, OPTIONAL.test(online) ? 'may' : 'must');
    const clients = CLIENT_WORDS.filter(([word]) => word.test(text)).map(([, client]) => client);
    if (!OTHER_CLIENTS.test(text)) this.#anyOf('client', clients, at);
  }

  /** Names of which one is enough. */
  #anyOf(kind: Need['kind'], [first, ...others]: readonly string[], at: Path): void {
    if (first !== undefined) this.add(kind, first, at, 'must', others.length === 0 ? {} : { alternatives: others });
  }

  #said(clause: string, at: Path): void {
    const level = OPTIONAL.test(clause) ? 'may' : 'must';
    for (const name of namedPrograms(clause)) {
      const word = name.replace(/\W/g, '\\$&');
      const ways = new RegExp(
        `\\b(?:via|from) ${word}$|\\b${word} install\\b|\\b${word}\`? or \\S|\\bor \`?${word}\\b`,
      );
      this.add('program', name, at, ways.test(clause) ? 'may' : level);
    }
    const isSpared = (name: string, index: number): boolean =>
      /\bor (?:an? |the )?$/.test(clause.slice(0, index)) || SPARED.test(clause.slice(index + name.length));
    for (const { 0: name, index } of clause.matchAll(/\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b/g))
      if (!PLATFORM_VARIABLES.test(name)) this.add('env', name, at, isSpared(name, index) ? 'may' : level);
    for (const host of hostsIn(clause.replace(/\be\.g\.[^),]*/g, ''))) this.add('network', host, at, level);
    for (const { name, index } of namedServers(clause))
      this.add('mcp-server', name, at, isSpared(name, index) ? 'may' : level);
  }

  /** A program that a dependency names: as its key, or in a text or a list. */
  #isProgram(value: unknown, at: Path): boolean {
    const key = String(at.at(-1));
    const isPlugin = this.#kind === 'plugin';
    const isVersion = isPlugin && /^(?:[<>=^~]|\d|\*|latest)/.test(scalarText(value)) && /^[a-z][\w.-]*$/.test(key);
    const texts = isMapping(value) || (isPlugin && Array.isArray(value)) ? [] : [value].flat().map(scalarText);
    const [own = isVersion ? key : undefined] = namedPrograms(key);
    const names = own === undefined ? texts.flatMap(namedPrograms) : [own];
    for (const name of names) this.add('program', name, at);
    return names.length > 0;
  }

  /** Names in a text, or in a list. */
  #names(value: unknown, at: Path, kind: Need['kind']): void {
    // A plugin lists the files of its skills and agents.
    if (this.#kind === 'plugin' && /^(?:skills|agents?|model)$/.test(at.join('.'))) return;
    const names = kind === 'model' && typeof value === 'string' ? [value] : listOf(value);
    for (const [i, name] of names.entries()) {
      const isOwn = kind === 'model' ? /^inherit$/i.test(name) : kind === 'agent' && OWN_AGENTS.test(name);
      if (isOwn || (kind === 'skill' && /[/\\]|\.md$/.test(name))) continue;
      this.add(kind, name, Array.isArray(value) ? [...at, i] : at, kind === 'model' ? 'may' : 'must');
    }
  }

  /** Servers by name, in a list with their names, or the names alone; a text names their file. */
  servers(value: unknown, at: Path): void {
    if (isMapping(value)) {
      for (const [name, entry] of Object.entries(value)) if (isMapping(entry)) this.#server(name, entry, [...at, name]);
    } else if (Array.isArray(value))
      for (const [i, entry] of value.entries()) {
        if (typeof entry === 'string' && !/[/.]/.test(entry)) this.add('mcp-server', entry, [...at, i]);
        else if (typeof member(entry, 'name') === 'string')
          this.#server(scalarText(member(entry, 'name')), entry as Mapping, [...at, i, 'name']);
        else if (isMapping(entry)) this.servers(entry, [...at, i]);
      }
  }

  #server(name: string, entry: Mapping, at: Path): void {
    this.add('mcp-server', name, at);
    const inside = at.at(-1) === 'name' ? at.slice(0, -1) : at;
    this.#command(entry, inside);
    for (const key of ['url', 'httpUrl', 'serverUrl']) this.hosts(scalarText(own(entry, key)), [...inside, key]);
    for (const [table, values] of Object.entries(entry)) {
      if (!/^(?:env|environment|headers|url|args)$/.test(table)) continue;
      const place = [...inside, table];
      if (isMapping(values)) for (const [key, text] of Object.entries(values)) this.#variables(text, [...place, key]);
      else this.#variables(values, place);
    }
  }

  #command(entry: Mapping, at: Path): void {
    const command = scalarText(own(entry, 'command'));
    const program = programOf(command);
    if (program !== undefined) this.add('program', program, [...at, 'command']);
    const args = listOf(own(entry, 'args')).join(' ');
    for (const { 1: path = '', index } of `${command} ${args}`.matchAll(SHIPPED_FILE)) {
      const runs = /\s/.test(command.slice(0, index)) ? undefined : this.#fields.interpreter?.(path);
      if (runs !== undefined) this.add('program', runs, [...at, 'command']);
      if (/\.\w+$/.test(path)) this.add('file', plainPath(path), [...at, 'command']);
    }
  }

  #variables(value: unknown, at: Path): void {
    for (const [, name = '', fallback] of (JSON.stringify(value) ?? '').matchAll(
      /\$\{(?:env:)?([A-Za-z_]\w*)(:-[^}]*)?\}/g,
    ))
      if (!PLATFORM_VARIABLES.test(name) && /^[A-Z]/.test(name))
        this.add('env', name, at, fallback === undefined ? 'must' : 'may');
  }

  hosts(url: string, at: Path): void {
    for (const host of hostsIn(url)) this.add('network', host, at);
  }

  /** Hooks by event, each with the commands that it starts. */
  hooks(value: unknown, at: Path): void {
    if (at.length > 7 || typeof value !== 'object' || value === null) return;
    if (isMapping(value) && typeof own(value, 'command') === 'string') this.#command(value, at);
    for (const [key, each] of Object.entries(value))
      this.hooks(each, [...at, Array.isArray(value) ? Number(key) : key]);
  }

  /** Relative paths of a manifest. */
  paths(value: unknown, at: Path): void {
    const items = Array.isArray(value) ? value.map((item, i) => [item, [...at, i]] as const) : [[value, at] as const];
    for (const [item, place] of items) {
      const path = scalarText(isMapping(item) ? (own(item, 'file') ?? own(item, 'path') ?? own(item, 'source')) : item);
      if (/^\.{0,2}\/?[\w@.-]{1,100}(?:\/[^*]*|\.\w{1,10})$/.test(path)) this.add('file', plainPath(path), place);
    }
  }

  #clients(value: unknown, at: Path): void {
    const names = isMapping(value) ? Object.keys(value) : listOf(value);
    const known = names.map((name) => CLIENT_WORDS.find(([word]) => word.test(name))?.[1] ?? name.toLowerCase());
    this.#anyOf('client', known, at);
  }
}

/** The executable that a command starts; undefined for a path, a builtin and a utility that every machine has. */
export function programOf(command: string): string | undefined {
  const words = command.trim().split(/\s+/);
  const word = words.find((each) => !/^(?:\w+=.*|sudo)$/.test(each))?.replace(/^["']|["']$/g, '') ?? '';
  const name = /^[A-Za-z]:?\\|^\/(?:usr\/)?(?:local\/)?bin\//.test(word) ? fileName(word) : word;
  return /^[A-Za-z0-9](?:[\w.+-]*[\w+-])?$/.test(name) &&
    !EVERYWHERE.has(name) &&
    !/\.(?:sh|py|js|ts|mjs|cjs|rb|ps1)$/.test(name)
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
    .split(/[\s,[\]]+/)
    .filter(Boolean);
}
