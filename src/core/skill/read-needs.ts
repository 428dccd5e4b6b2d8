import { readText } from '../source/read.ts';
import { folderOf, joinPath } from '../value/path.ts';
import { isMapping } from '../value/mapping.ts';
import { scalarText } from './declared-tools.ts';
import { fieldNeeds, hookFileNeeds, openaiNeeds, serverFileNeeds, type Fields } from './field-needs.ts';
import { lineIn, readFrontMatter } from './front-matter.ts';
import { unitsOf } from './markdown-units.ts';
import type { Need, NeedPlace } from '../result/skills.ts';
import { Needs } from './need.ts';
import type { SkillKind } from './kinds.ts';
import { interpreterOf, shellNeeds } from './shell-needs.ts';
import { descriptionNeeds, textNeeds, type TextContext } from './text-needs.ts';
import { CLIENT_WORDS } from './words.ts';

/** The files of a skill, a plugin or an agent. */
export interface SkillFiles {
  readonly kind: SkillKind;
  /** The file that describes it, relative to the repository. */
  readonly path: string;
  readonly text: string;
  /** Its own name. */
  readonly name: string;
  /** The folder of the skill, or the root of the plugin, relative to the repository. */
  readonly folder: string;
  /** Files of the folder, relative to it. */
  readonly files: readonly string[];
  /** A file of the folder; undefined for what is none, or cannot be read. */
  readonly read: (path: string) => string | undefined;
  /** Servers that the plugin around a skill or an agent configures, by name in lower case. */
  readonly plugin?: ReadonlyMap<string, NeedPlace>;
  /** Names of servers that other configurations of the repository have, in lower case. */
  readonly configured?: ReadonlySet<string>;
  /** Names of the skills of the repository. */
  readonly skills?: ReadonlySet<string>;
}

/** Characters of a text that are read. */
const LONGEST = 400_000;

/**
 * What a skill, a plugin or an agent needs: what its fields, the files beside it and its shipped scripts declare, and what its text
 * names. Nothing is run, and a script is read by its name and its first line alone. `docs/skills.md` says what counts as a need.
 */
export async function readNeeds(given: SkillFiles): Promise<Need[]> {
  const needs = new Needs();
  if (given.kind === 'plugin') await pluginNeeds(needs, given);
  else await textFileNeeds(needs, given);
  return needs.all();
}

/** The servers of a plugin, by name in lower case, each with its place. */
export async function pluginServers(plugin: SkillFiles): Promise<Map<string, NeedPlace>> {
  const needs = await readNeeds(plugin);
  return new Map(
    needs.filter(({ kind }) => kind === 'mcp-server').map(({ name, place }) => [name.toLowerCase(), place]),
  );
}

async function pluginNeeds(needs: Needs, { path, text, folder, read }: SkillFiles): Promise<void> {
  const manifest = await jsonFields(path, text);
  fieldNeeds(needs, 'plugin', manifest);
  const named = isMapping(manifest.value) ? manifest.value : {};
  for (const [key, usual, from] of [
    ['mcpServers', '.mcp.json', serverFileNeeds],
    ['hooks', 'hooks/hooks.json', hookFileNeeds],
  ] as const) {
    const value = named[key];
    const listed = (Array.isArray(value) ? value : [value]).filter((item) => typeof item === 'string');
    for (const file of new Set([...listed, ...(value === undefined || listed.length > 0 ? [usual] : [])])) {
      const own = file.replace(/^(?:\.\/)+/, '');
      const content = read(own);
      if (content !== undefined) from(needs, await jsonFields(joinPath(folder, own), content));
    }
  }
}

async function textFileNeeds(needs: Needs, given: SkillFiles): Promise<void> {
  const { kind, path, text, folder, files, read, name } = given;
  const head = await readFrontMatter(path, text);
  const value = Object.fromEntries([...head.fields].map(([key, field]) => [key, metadataValue(field.value)]));
  const own = kind === 'agent' ? 'agent' : 'skill';
  fieldNeeds(needs, own, { path, value, lineOf: head.lineOf });
  const openai = own === 'skill' ? read('agents/openai.yaml') : undefined;
  if (openai !== undefined) {
    const at = joinPath(folder, 'agents/openai.yaml');
    const doc = await readText(at, openai, { language: 'yaml' });
    openaiNeeds(needs, { path: at, value: doc.value, lineOf: (place) => lineIn(doc, place) });
  }
  const context: TextContext = {
    kind: own,
    path,
    name,
    files: new Set(own === 'skill' ? files : []),
    skills: given.skills ?? new Set(),
    plugin: given.plugin ?? new Map(),
    configured: given.configured ?? new Set(),
  };
  const units = unitsOf(text.slice(0, LONGEST).split(/\r\n|\n|\r/), head.end);
  const description = head.fields.get('description');
  if (description !== undefined)
    descriptionNeeds(needs, context, scalarText(description.value).slice(0, 5_000), description.line);
  const title = units.find(({ kind: each }) => each === 'heading');
  const client = CLIENT_WORDS.find(([word]) =>
    new RegExp(`${word.source} (?:container |agent )?(?:skill|agent)\\b`, word.flags).test(title?.text ?? ''),
  )?.[1];
  if (title !== undefined && client !== undefined)
    needs.add({ kind: 'client', name: client, level: 'must', declared: false, place: { path, line: title.line } });
  textNeeds(needs, context, units);
  shellNeeds(needs, path, units);
  if (own === 'skill') scriptNeeds(needs, given);
}

/** Metadata that is JSON in a text says what it says. */
function metadataValue(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*\{/.test(value)) return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value;
  }
}

/** A file that the skill ships to be run: in a folder of scripts, or in its own. */
const SHIPPED =
  /^(?:(?:scripts|bin|hooks)\/(?:(?!templates?\/|assets\/|references?\/|examples?\/|tests?\/|__pycache__\/|node_modules\/)[^/]+\/)*)?[^/]+$/;

function scriptNeeds(needs: Needs, { folder, files, read, text }: SkillFiles): void {
  for (const file of files.filter((each) => SHIPPED.test(each))) {
    const isScript =
      /\.(?:py|js|mjs|cjs|sh|rb|R|ps1|ts|bash|pl)$/.test(file) || (file.includes('/') && !/\.\w+$/.test(file));
    if (!isScript) continue;
    const program = interpreterOf(file, (read(file) ?? '').slice(0, 300).split(/[\r\n]/)[0] ?? '');
    if (program === undefined) continue;
    const named = text.includes(file) || text.includes(file.split('/').at(-1) ?? file);
    const place = { path: joinPath(folder, file), line: 1 };
    needs.add({ kind: 'program', name: program, level: named ? 'must' : 'may', declared: true, place });
  }
}

async function jsonFields(path: string, text: string): Promise<Fields> {
  const doc = await readText(path, text, { language: 'json' });
  return { path, value: doc.value, lineOf: (at) => lineIn(doc, at) };
}

/** The folder of the file that describes a skill or an agent, and the root of a plugin. */
export function rootOf(kind: SkillKind, path: string): string {
  return kind === 'plugin' ? folderOf(folderOf(path)) : folderOf(path);
}
