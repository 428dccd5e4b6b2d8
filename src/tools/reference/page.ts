import { pageOf, table } from '../readme.ts';
import type { SchemaFile } from './schema.ts';
import { sectionsOf } from './sections.ts';

/** The two examples of a page, as they lie in `docs/reference/examples/`. */
export interface Examples {
  readonly smallest: string;
  readonly full: string;
}

/** The text of `docs/reference/NAME.md`, made from a schema. */
export function referencePage({ name, schema }: SchemaFile, examples: Examples): string {
  const { file, fileMatch, writtenBy } = schema['x-cartwright'];
  const language = file.endsWith('.json') ? 'json' : 'yaml';
  const title = language === 'yaml' ? `# ${file}\n` : '';
  const block = (text: string): string => `\`\`\`${language}\n${title}${text}\`\`\``;
  const names = fileMatch.length === 0 ? [file] : fileMatch;
  const facts = [
    `${names.map((each) => `\`${each}\``).join(', ')}, ${writtenBy === 'people' ? 'written by people' : 'written by the program'}.`,
    `Its [JSON Schema](../../schemas/${name}.schema.json) is \`${schema.$id}\`.`,
    ...(language === 'yaml'
      ? [`An editor checks the file when its first line is \`# yaml-language-server: $schema=${schema.$id}\`.`]
      : []),
  ];
  return pageOf([
    `<!-- Made from schemas/${name}.schema.json by npm run sync. -->`,
    `# ${schema.title}`,
    schema.description,
    facts.join(' '),
    '## The smallest',
    block(examples.smallest),
    '## With everything in it',
    block(examples.full),
    '## Properties',
    ...sectionsOf(schema).flatMap(({ id, heading, said, rows }) => [
      ...(id === '' ? [] : [`<a id="${id}"></a>`]),
      ...(heading === '' ? [] : [`### ${heading}`]),
      ...said,
      ...(rows.length === 0 ? [] : [table(['property', 'value', 'required', 'meaning'], rows)]),
    ]),
  ]);
}
