import { readdirSync, readFileSync } from 'node:fs';
import { FILE_NAMES, type NamedKind } from '../core/value/file-names.ts';
import { pageOf, table } from './readme.ts';

/** What is in a schema under `x-cartwright`: facts of the file that a schema has no keyword for. */
export interface FileFacts {
  /** How such a file is called in examples. */
  readonly file: string;
  /** The names by which an editor knows it; none where others use the name for something else. */
  readonly fileMatch: readonly string[];
  /** Whether people write it, or the program. */
  readonly writtenBy: 'people' | 'program';
}

/** One file of `schemas/`. */
export interface SchemaFile {
  /** Its name without `.schema.json`. */
  readonly name: string;
  readonly schema: {
    readonly $id: string;
    readonly title: string;
    readonly description: string;
    readonly 'x-cartwright': FileFacts;
  };
}

/**
 * Every schema of a repository, by name.
 *
 * @param root absolute, with its slash
 * @throws Error for one that lacks what its entry needs, or whose names of files are not those of the program
 */
export function readSchemas(root: string): SchemaFile[] {
  const files = readdirSync(`${root}schemas/`).filter((file) => file.endsWith('.schema.json'));
  return files.sort().map((file) => {
    const name = file.slice(0, -'.schema.json'.length);
    const schema = JSON.parse(readFileSync(`${root}schemas/${file}`, 'utf8')) as SchemaFile['schema'];
    for (const needed of ['$id', 'title', 'description', 'x-cartwright'] as const)
      if (schema[needed] === undefined) throw new Error(`schemas/${file} lacks ${needed}`);
    const names = Object.hasOwn(FILE_NAMES, name) ? FILE_NAMES[name as NamedKind] : [];
    if (schema['x-cartwright'].fileMatch.join() !== names.join())
      throw new Error(`schemas/${file}: fileMatch is not what src/core/value/file-names.ts says`);
    return { name, schema };
  });
}

/** The file of one example of a schema, relative to the repository. */
export function exampleFile({ name, schema }: SchemaFile, which: 'smallest' | 'full'): string {
  const extension = schema['x-cartwright'].file.endsWith('.json') ? 'json' : 'yaml';
  return `docs/reference/examples/${name}.${which}.${extension}`;
}

/**
 * Every file that is made from the schemas of a repository, by its path: their list, and the catalog for editors.
 *
 * @param root absolute, with its slash
 * @throws Error as {@link readSchemas}
 */
export function referenceFiles(root: string): Map<string, string> {
  const schemas = readSchemas(root);
  return new Map([
    ['docs/reference/README.md', listPage(schemas)],
    ['schemas/catalog.json', catalogText(schemas)],
  ]);
}

function listPage(schemas: readonly SchemaFile[]): string {
  const group = (by: FileFacts['writtenBy']): string =>
    table(
      ['file', 'what it is', 'examples'],
      schemas
        .filter(({ schema }) => schema['x-cartwright'].writtenBy === by)
        .map((file) => [
          `<a id="${file.name}"></a>[${file.schema.title}](../../schemas/${file.name}.schema.json)`,
          file.schema.description,
          (['smallest', 'full'] as const).map((which) => `[${which}](../../${exampleFile(file, which)})`).join(', '),
        ]),
    );
  return pageOf([
    '<!-- Made from the schemas by npm run sync. -->',
    '# Reference',
    'Every file that you write or read, with its JSON Schema, which says of each property what it means, its type, limits and default; its smallest form; and one with everything in it.',
    '## Files that people write',
    group('people'),
    '## Files that the program writes',
    group('program'),
    '## Words',
    'Scopes, roles, task types, kinds and revisions: the [format](../format.md). Kinds of nodes: [rules](../rules.md#nodes). Commands and their options: [commands](../commands.md).',
    '## In an editor',
    'An editor with the JSON Schema Store knows the files by their names, and shows what a property means. Any other takes `# yaml-language-server: $schema=ID` as the first line, with the `$id` of the schema, or [`schemas/catalog.json`](../../schemas/catalog.json), which lists all of them in the form of the store.',
  ]);
}

/** The text of `schemas/catalog.json`: the entries for the JSON Schema Store, which editors read as a catalog of their own, too. */
function catalogText(schemas: readonly SchemaFile[]): string {
  const entries = schemas
    .filter(({ schema }) => schema['x-cartwright'].fileMatch.length > 0)
    .map(({ schema: { $id, title, description, 'x-cartwright': facts } }) => ({
      name: title.replace(/ \(.*\)$/, '').replace(/^(?!cartwright )/, 'cartwright: '),
      description: description.replace(/(?<=\.) [^]*$/, ''),
      fileMatch: facts.fileMatch,
      url: $id,
    }));
  const catalog = { $schema: 'https://json.schemastore.org/schema-catalog.json', version: 1, schemas: entries };
  return `${JSON.stringify(catalog, null, 2)}\n`;
}
