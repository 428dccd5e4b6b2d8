/** An agent as the folder of a skill: our own words in SKILL.md, the agent's beside it (docs/activate.md). */
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

/** A role with the tool that serves it. */
export interface SkillRole {
  readonly role: string;
  readonly tool: string;
  /** Whether the gate serves it: else it is a tool of the client itself. */
  readonly gated: boolean;
}

/** A client that reads the folder: as it is shown, and how it calls the tools of servers, where that is known. */
export interface SkillReader {
  readonly title: string;
  /** Whether the agent is activated for it. */
  readonly own: boolean;
  readonly pattern?: string | undefined;
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
 * @throws UserError `bad-cartridge` for names that cannot be written into a skill, or that meet
 */
export function skillFiles(
  agent: Agent,
  words: Omit<SkillWords, 'instructions'>,
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
    throw new UserError('bad-cartridge', `two files would be written as ${quote(clash ?? words.name)}`, {
      help: 'its publisher must rename one of them',
    });
  const own = ['rom/instructions.md', 'rom/knowledge/IDENTITY.md'].find((path) => files.has(path));
  if (own === undefined) files.set('instructions.md', new TextEncoder().encode(`${agent.description}\n`));
  const text = skillText(agent, { ...words, instructions: own ?? 'instructions.md' });
  return { files: new Map([['SKILL.md', new TextEncoder().encode(text)], ...files]), notes };
}

interface SkillWords {
  readonly name: string;
  readonly entry: string;
  readonly roles: readonly SkillRole[];
  readonly readers: readonly SkillReader[];
  readonly instructions: string;
}

function skillText(
  { id, version, name: shown, role }: Agent,
  { name, entry, roles, readers, instructions }: SkillWords,
): string {
  for (const word of [id, version, ...roles.flatMap((each) => [each.role, each.tool])])
    if (!TAME.test(word))
      throw new UserError('bad-cartridge', `${quote(word)} cannot be written into a skill`, {
        help: 'a skill takes names of letters, digits and . _ : / - only, since clients execute others',
      });
  const about = `The agent ${plainName(shown)}, role ${plainName(role)}. Use it for a task of that role.`;
  const named = readers.filter(({ pattern }) => pattern !== undefined);
  const rows = roles.map(({ role: served, tool, gated }) => {
    const names = named.map(({ pattern = '', own }) =>
      gated ? pattern.replace('SERVER', entry).replace('TOOL', tool) : own ? tool : '-',
    );
    return `| ${[served, gated ? tool : `${tool} (of the client itself)`, ...names].join(' | ')} |`;
  });
  const head = ['Role', 'Tool', ...named.map(({ title }) => `in ${title}`)];
  return [
    '---',
    `name: ${name}`,
    `description: ${JSON.stringify(about)}`,
    'metadata:',
    `  cartridge: ${JSON.stringify(`${id} ${version}`)}`,
    '---',
    '',
    `# ${name}`,
    '',
    `Read ${instructions} in this folder first, and work as it says. What it says of roles is done with these tools; those of a server`,
    `come from the MCP server ${entry}.`,
    '',
    `| ${head.join(' | ')} |`,
    `|${head.map(() => ' --- |').join('')}`,
    ...rows,
    '',
    'The files of the agent lie under rom/ in this folder. cartwright wrote this folder from a signed cartridge: do not edit it. The command',
    'cartwright activate --check says whether all of it still holds.',
    '',
  ].join('\n');
}

/** A name of somebody else with letters, digits and blanks alone. */
function plainName(text: string): string {
  return (
    text
      .replace(/[^\p{L}\p{N} ._-]+/gu, ' ')
      .replace(/ +/g, ' ')
      .trim()
      .slice(0, 80) || 'without a name'
  );
}
