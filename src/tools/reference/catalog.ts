import type { SchemaFile } from './schema.ts';

/** The text of `schemas/catalog.json`: the entries for the JSON Schema Store, which editors read as a catalog of their own, too. */
export function catalogText(schemas: readonly SchemaFile[]): string {
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
