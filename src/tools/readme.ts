import { commandHelp } from '../cli/help.ts';
import { EVERYDAY, everyCommand, GROUPS, loaded } from '../cli/commands.ts';

/** `action.yml`, as far as the README shows it. */
export interface ActionFile {
  readonly inputs?: Readonly<Record<string, { readonly description?: string; readonly default?: string }>>;
  readonly outputs?: Readonly<Record<string, { readonly description?: string }>>;
}

/** Every generated section of the README, of docs/commands.md and of docs/inputs.md, by the name between its markers. */
export async function generatedSections(action: ActionFile): Promise<Record<string, string>> {
  const commands = await everyCommand();
  return {
    commands: table(
      ['command', 'does'],
      [
        ...(await loaded(EVERYDAY)).map(({ name, summary }) => [`\`${name}\``, summary]),
        ...Object.values(GROUPS).map((group) => [
          group.commands.map((name) => `\`${name}\``).join(', '),
          group.summary,
        ]),
      ],
    ),
    inputs: table(
      ['input', 'meaning', 'default'],
      Object.entries(action.inputs ?? {}).map(([name, input]) => [
        `\`${name}\``,
        input.description ?? '',
        code(input.default),
      ]),
    ),
    outputs: table(
      ['output', 'meaning'],
      Object.entries(action.outputs ?? {}).map(([name, output]) => [`\`${name}\``, output.description ?? '']),
    ),
    help: commands.map((command) => `## ${command.name}\n\n\`\`\`\n${commandHelp(command)}\`\`\``).join('\n\n'),
  };
}

/**
 * Replaces what is between `<!-- begin NAME -->` and `<!-- end NAME -->`.
 *
 * @throws Error when a marker names no section
 */
export function fillSections(text: string, sections: Readonly<Record<string, string>>): string {
  return text.replace(/<!-- begin ([\w-]+) -->\n[^]*?<!-- end \1 -->/g, (_, name: string) => {
    const section = sections[name];
    if (section === undefined) throw new Error(`no generated section is called ${name}`);
    return `<!-- begin ${name} -->\n${section}\n<!-- end ${name} -->`;
  });
}

function code(text: string | undefined): string {
  return text === undefined || text === '' ? '' : `\`${text}\``;
}

/** A table of Markdown; cells keep to their line. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replace(/\s+/g, ' ').trim()).join(' | ')} |`;
  return [line(head), `|${head.map(() => '---').join('|')}|`, ...rows.map(line)].join('\n');
}

/** A generated page: its blocks, with an empty line between each two. */
export function pageOf(blocks: readonly string[]): string {
  return `${blocks.join('\n\n').trimEnd()}\n`;
}
