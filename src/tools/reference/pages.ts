import { existsSync, readFileSync } from 'node:fs';
import { FILE_NAMES, type NamedKind } from '../../core/value/file-names.ts';
import { pageOf, table } from '../readme.ts';
import { referencePage } from './page.ts';
import { readSchemas, type SchemaFile } from './schema.ts';
import { vocabularyPage } from './vocabulary.ts';

/** The file of one example of a schema, relative to the repository. */
export function exampleFile({ name, schema }: SchemaFile, which: 'smallest' | 'full'): string {
  const extension = schema['x-cartwright'].file.endsWith('.json') ? 'json' : 'yaml';
  return `docs/reference/examples/${name}.${which}.${extension}`;
}

/**
 * Every file that is made from the schemas of a repository, by its path: a page for each, their list, the vocabulary, the catalog.
 *
 * @param root absolute, with its slash
 * @throws Error for a schema without its two examples, or without what its page needs
 */
export function referenceFiles(root: string): Map<string, string> {
  const schemas = readSchemas(`${root}schemas/`);
  for (const { name, schema } of schemas)
    if (schema['x-cartwright'].fileMatch.join() !== namesOf(name).join())
      throw new Error(`schemas/${name}.schema.json: fileMatch is not what src/core/value/file-names.ts says`);
  const example = (file: SchemaFile, which: 'smallest' | 'full'): string => {
    const path = exampleFile(file, which);
    if (!existsSync(root + path)) throw new Error(`${path} is not there: the page of schemas/${file.name} shows it`);
    return readFileSync(root + path, 'utf8');
  };
  return new Map([
    ...schemas.map((file): [string, string] => [
      `docs/reference/${file.name}.md`,
      referencePage(file, { smallest: example(file, 'smallest'), full: example(file, 'full') }),
    ]),
    ['docs/reference/vocabulary.md', vocabularyPage()],
    ['docs/reference/README.md', listPage(schemas)],
    ['schemas/catalog.json', catalogText(schemas)],
  ]);
}

function namesOf(kind: string): readonly string[] {
  return Object.hasOwn(FILE_NAMES, kind) ? FILE_NAMES[kind as NamedKind] : [];
}

function listPage(schemas: readonly SchemaFile[]): string {
  const group = (by: 'people' | 'program'): string =>
    table(
      ['file', 'what it is'],
      schemas
        .filter(({ schema }) => schema['x-cartwright'].writtenBy === by)
        .map(({ name, schema }) => [`[${schema.title}](${name}.md)`, schema.description]),
    );
  return pageOf([
    '<!-- Made from the schemas by npm run sync. -->',
    '# Reference',
    'One page for every file that you write or read: what it is for, its smallest form, one with everything in it, and each property with its type, limits and default. The pages are made from the [JSON Schemas](../../schemas), which editors use as well.',
    '## Files that people write',
    group('people'),
    '## Files that the program writes',
    group('program'),
    '## Words',
    'Scopes, roles, task types, kinds and revisions: [vocabulary](vocabulary.md). Commands and their options: [commands](../commands.md). Rules: [rules](../rules.md).',
    '## In an editor',
    'An editor with the JSON Schema Store knows the files by their names. Any other takes the first line that each page shows, or [`schemas/catalog.json`](../../schemas/catalog.json), which lists all of them in the form of the store.',
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
