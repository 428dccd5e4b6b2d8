import type { Diagnostic } from '../result/diagnostic.ts';
import type { Path } from '../source/document.ts';
import type { SkillKind } from './kinds.ts';
import { readText } from '../source/read.ts';
import { isMapping, member } from '../value/mapping.ts';
import { declaredTools, scalarText } from './declared-tools.ts';
import { lineIn, nothing, readFrontMatter, type FrontMatter } from './front-matter.ts';
import { toolMeaning, type ToolMeaning } from './tool-meaning.ts';

export interface DeclaredTool extends ToolMeaning {
  readonly token: string;
}

/** A skill, a plugin or an agent file as its own head describes it. */
export interface Skill {
  /** As declared, else the fallback. */
  readonly name: string;
  readonly description: string;
  /** Empty where none is stated; not judged here. */
  readonly version: string;
  /** Empty where none is stated; any text. */
  readonly licence: string;
  readonly tools: readonly DeclaredTool[];
  /** 1-based line of the declaration of the tools. */
  readonly toolsLine?: number;
  /** What it was read from. */
  readonly head: FrontMatter;
}

export type SkillResult = Skill | { readonly problems: readonly Diagnostic[] };

/**
 * Reads the file that describes a skill, a plugin or an agent. Tools are those that it declares as `allowed-tools` or `tools` at
 * the top level, and nothing that its text mentions.
 *
 * @param path of the file, for messages
 * @param fallback the name where none is declared: of the folder, or of the file
 * @returns problems for a `plugin.json` that is not a JSON object
 */
export async function readSkill(kind: SkillKind, path: string, text: string, fallback: string): Promise<SkillResult> {
  const head = kind === 'plugin' ? await pluginFields(path, text) : await readFrontMatter(path, text);
  if ('problems' in head) return head;
  const { fields } = head;
  const textOf = (name: string): string => scalarText(fields.get(name)).trim();
  const declared = ['allowed-tools', 'tools'].filter((key) => fields.has(key));
  const [first] = declared;
  return {
    name: textOf('name') || fallback,
    description: textOf('description'),
    version: textOf('version') || scalarText(member(fields.get('metadata'), 'version')).trim(),
    licence: textOf('license') || textOf('licence'),
    // Only a package asks for their meaning, and a check reads many skills.
    get tools() {
      const tokens = new Set(declared.flatMap((key) => declaredTools(fields.get(key))));
      return [...tokens].map((token) => ({ token, ...toolMeaning(token) }));
    },
    ...(first === undefined ? {} : { toolsLine: head.lineOf([first]) }),
    head,
  };
}

async function pluginFields(
  path: string,
  text: string,
): Promise<FrontMatter | { readonly problems: readonly Diagnostic[] }> {
  const doc = await readText(path, text, { language: 'json' });
  const problems = doc.problems.filter(({ level }) => level === 'error');
  if (problems.length > 0) return { problems };
  const lineOf = (at: Path): number => lineIn(doc, at);
  if (isMapping(doc.value)) return { fields: new Map(Object.entries(doc.value)), remarks: [], lineOf, end: 1 };
  return nothing('it is not a JSON object, so it is ignored');
}
