import { blocks, code, gfm, row, tableHead, type Markdown } from '../markdown.ts';

/** Which tool serves a role: its name at the gate and in the clients that read the skill. */
export interface SkillRow {
  readonly role: string;
  readonly tool: string;
  /** Whether the gate serves it: else it is a tool of the client itself. */
  readonly gated: boolean;
  /** Its name in each client; undefined where that has none. */
  readonly names: readonly (string | undefined)[];
}

/**
 * The text of an activated skill below its front matter.
 *
 * @param clients whose names of the tools the rows have
 * @param server name of the gate's entry
 */
export function skillMarkdown(
  { name, instructions, server }: Readonly<Record<'name' | 'instructions' | 'server', string>>,
  clients: readonly string[],
  rows: readonly SkillRow[],
): Markdown {
  const head = tableHead('Role', 'Tool', ...clients.map((client) => gfm`in ${code(client)}`));
  const lines = rows.map(({ role, tool, gated, names }) =>
    row(
      code(role),
      gated ? code(tool) : gfm`${code(tool)} of the client itself`,
      ...names.map((each) => (each === undefined ? gfm`-` : code(each))),
    ),
  );
  return blocks([
    gfm`## The agent ${code(name)}`,
    gfm`Read ${code(instructions)} in this folder first, and work as it says. For each role use the tool in this table; those of a server come from the MCP server ${code(server)}.`,
    gfm`${head}${gfm.join('')(lines)}`,
    gfm`The files of the agent lie under ${code('rom/')} in this folder. cartwright wrote the folder from a signed cartridge: do not edit it. ${code('cartwright activate --check')} says whether all of it still holds.`,
  ]);
}
