/** An agent as the folder of a skill: our own words in its main file, the agent's beside it (docs/activate.md). */
import { UserError } from '../result/errors.ts';
import { quote } from '../text/printable.ts';
import { sha256Hex } from '../value/digest.ts';

/** What a verified cartridge says of its agent, with the files of its ROM. */
export interface Agent {
  /** `PUBLISHER/NAME`. */
  readonly id: string;
  readonly version: string;
  readonly name: string;
  readonly role: string;
  readonly description: string;
  /** By their names, which begin with `rom/`. */
  readonly files: ReadonlyMap<string, Uint8Array>;
}

/** Names that no folder may have on Windows. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;
/** Files that a client reads by their names, wherever they lie. */
const READ_BY_NAME = /(?:^|\/)(?:skill|claude|claude\.local|agents|agents\.override|gemini)\.md$/i;
/** Signs of which nothing can be made that a client executes, imports or puts a value in the place of. */
const TAME = /^[\w.:/-]{1,64}$/;
const LONGEST_ENTRY = 15;

/**
 * The name of the skill and its folder: letters, digits and single hyphens.
 *
 * @throws UserError `bad-cartridge` where nothing of the artifact's name can be used
 */
export function skillName({ id }: Pick<Agent, 'id'>): string {
  const name = (id.split('/').at(-1) ?? '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 64)
    .replace(/^-+|-+$/g, '');
  if (name !== '' && !RESERVED.test(name)) return name;
  throw new UserError('bad-cartridge', `no folder can be named after ${quote(id)}`, {
    help: 'its publisher must give it a name of letters and digits',
  });
}

/** The name of the gate's entry in a client: short, since clients build the names of tools from it. */
export function entryName(skill: string, id: string): string {
  if (skill.length <= LONGEST_ENTRY) return skill;
  return `${skill.slice(0, LONGEST_ENTRY - 5).replace(/-+$/, '')}-${sha256Hex(id).slice(0, 4)}`;
}

/**
 * The files of the skill by their names in its folder, and what was named otherwise.
 *
 * @param textOf the text of the main file, by where the agent's instructions lie
 * @throws UserError `bad-cartridge` for names that meet
 */
export function skillFiles(
  agent: Agent,
  textOf: (instructions: string) => string,
): { readonly files: ReadonlyMap<string, Uint8Array>; readonly notes: readonly string[] } {
  const files = new Map<string, Uint8Array>();
  const notes: string[] = [];
  for (const [path, bytes] of agent.files) {
    const placed = READ_BY_NAME.test(path) ? `${path}.txt` : path;
    if (placed !== path) notes.push(`${path} is written as ${placed}: clients read files of that name by themselves`);
    files.set(placed, bytes);
  }
  const clash = [...files.keys()].find(
    (path, i, all) => all.findIndex((each) => each.toLowerCase() === path.toLowerCase()) !== i,
  );
  if (clash !== undefined || files.size !== agent.files.size)
    throw new UserError('bad-cartridge', `two files would be written as ${quote(clash ?? agent.id)}`, {
      help: 'its publisher must rename one of them',
    });
  const own = ['rom/instructions.md', 'rom/knowledge/IDENTITY.md'].find((path) => files.has(path));
  if (own === undefined) files.set('instructions.md', new TextEncoder().encode(`${agent.description}\n`));
  const text = textOf(own ?? 'instructions.md');
  return { files: new Map([['SKILL.md', new TextEncoder().encode(text)], ...files]), notes };
}

/**
 * The front matter: keys of the public specification of skills, none of which grants anything.
 *
 * @param words what else the skill names of its author
 * @throws UserError `bad-cartridge` for a word that cannot be written into a skill
 */
export function frontMatter({ id, version, name: shown, role }: Agent, name: string, words: readonly string[]): string {
  const live = [id, version, ...words].find((word) => !TAME.test(word));
  if (live !== undefined)
    throw new UserError('bad-cartridge', `${quote(live)} cannot be written into a skill`, {
      help: 'a skill takes names of letters, digits and . _ : / - only, since clients execute others',
    });
  const about = `The agent ${plainName(shown)}, role ${plainName(role)}. Use it for a task of that role.`;
  const cartridge = JSON.stringify(`${id} ${version}`);
  return `---\nname: ${name}\ndescription: ${JSON.stringify(about)}\nmetadata:\n  cartridge: ${cartridge}\n---\n\n`;
}

/** A foreign name with letters, digits and blanks alone. */
function plainName(text: string): string {
  return (
    text
      .replace(/[^\p{L}\p{N} ._-]+/gu, ' ')
      .replace(/ +/g, ' ')
      .trim()
      .slice(0, 80) || 'without a name'
  );
}
