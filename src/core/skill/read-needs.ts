import { readText } from '../source/read.ts';
import { fileName, joinPath } from '../value/path.ts';
import { fieldNeeds, hookFileNeeds, openaiNeeds, serverFileNeeds, type Fields } from './field-needs.ts';
import { lineIn, type FrontMatter } from './front-matter.ts';
import { unitsOf } from './markdown-units.ts';
import { Needs, type SkillFiles } from './need.ts';
import { interpreterOf, shellNeeds } from './shell-needs.ts';
import { textNeeds } from './text-needs.ts';
import { CLIENT_WORDS } from './words.ts';
import { parsedJson } from '../value/parsed-json.ts';

/** Characters of a text that are read. */
const LONGEST = 400_000;
/** Titles that say for which client a skill is. */
const CLIENT_TITLES = CLIENT_WORDS.map(
  ([word, client]) =>
    [new RegExp(`${word.source} (?:container |agent )?(?:skill|agent)\\b`, word.flags), client] as const,
);

/**
 * What a skill, a plugin or an agent needs: what its fields, the files beside it and its shipped scripts declare, and what its text
 * names. Nothing is run, and a script is read by its name and its first line alone. `docs/skills.md` says what counts as a need.
 */
export async function readNeeds(given: SkillFiles): Promise<Needs> {
  const needs = new Needs();
  fieldNeeds(needs, given.kind, { ...fieldsOf(given.path, given.head), interpreter: interpreterIn(given) });
  if (given.kind === 'plugin') await pluginNeeds(needs, given);
  else await textFileNeeds(needs, given);
  return needs;
}

async function pluginNeeds(needs: Needs, given: SkillFiles): Promise<void> {
  const { head, folder, read } = given;
  const interpreter = interpreterIn(given);
  for (const [key, usual, from] of [
    ['mcpServers', '.mcp.json', serverFileNeeds],
    ['hooks', 'hooks/hooks.json', hookFileNeeds],
  ] as const) {
    const value = head.fields.get(key);
    const listed = (Array.isArray(value) ? value : [value]).filter((item) => typeof item === 'string');
    for (const file of new Set([...listed, ...(value === undefined || listed.length > 0 ? [usual] : [])])) {
      const own = file.replace(/^(?:\.\/)+/, '');
      const content = read(own);
      if (content !== undefined) from(needs, { ...(await jsonFields(joinPath(folder, own), content)), interpreter });
    }
  }
}

async function textFileNeeds(needs: Needs, given: SkillFiles): Promise<void> {
  const { kind, path, text, head, folder, read } = given;
  const openai = kind === 'skill' ? read('agents/openai.yaml') : undefined;
  if (openai !== undefined) {
    const at = joinPath(folder, 'agents/openai.yaml');
    const doc = await readText(at, openai, { language: 'yaml' });
    openaiNeeds(needs, { path: at, value: doc.value, lineOf: (place) => lineIn(doc, place) });
  }
  const start = text.slice(0, LONGEST);
  const units = unitsOf(start.split(start.includes('\r') ? /\r\n|\n|\r/ : '\n'), head.end);
  const title = units.find(({ kind: each }) => each === 'heading');
  const client = CLIENT_TITLES.find(([named]) => named.test(title?.text ?? ''))?.[1];
  if (title !== undefined && client !== undefined)
    needs.add({ kind: 'client', name: client, level: 'must', declared: false, place: { path, line: title.line } });
  textNeeds(needs, given, units);
  shellNeeds(needs, path, units);
  if (kind === 'skill') scriptNeeds(needs, given);
}

function fieldsOf(path: string, { fields, lineOf }: FrontMatter): Fields {
  return {
    path,
    value: Object.fromEntries([...fields].map(([key, value]) => [key, metadataValue(value)])),
    lineOf,
  };
}

/** Metadata that is JSON in a text says what it says. */
function metadataValue(value: unknown): unknown {
  return typeof value === 'string' && /^\s*\{/.test(value) ? (parsedJson(value) ?? value) : value;
}

/** A file that the skill ships to be run: in a folder of scripts, or in its own. */
const SHIPPED =
  /^(?:(?:scripts|bin|hooks)\/(?:(?!templates?\/|assets\/|references?\/|examples?\/|tests?\/|__pycache__\/|node_modules\/)[^/]+\/)*)?[^/]+$/;

function scriptNeeds(needs: Needs, given: SkillFiles): void {
  const { folder, files, text } = given;
  for (const file of [...files].filter((each) => SHIPPED.test(each))) {
    const isScript =
      /\.(?:py|js|mjs|cjs|sh|rb|R|ps1|ts|bash|pl)$/.test(file) || (file.includes('/') && !/\.\w+$/.test(file));
    if (!isScript) continue;
    const program = interpreterIn(given)(file);
    if (program === undefined) continue;
    const named = text.includes(file) || text.includes(fileName(file));
    const place = { path: joinPath(folder, file), line: 1 };
    needs.add({ kind: 'program', name: program, level: named ? 'must' : 'may', declared: true, place });
  }
}

/** The program that runs a file, by its name and its first line. */
function interpreterIn({ read }: SkillFiles): (file: string) => string | undefined {
  return (file) => interpreterOf(file, (read(file, 300) ?? '').slice(0, 300).split(/[\r\n]/)[0] ?? '');
}

async function jsonFields(path: string, text: string): Promise<Fields> {
  const doc = await readText(path, text, { language: 'json' });
  return { path, value: doc.value, lineOf: (at) => lineIn(doc, at) };
}
