import { readdirSync, readFileSync } from 'node:fs';

/** What stands in a schema under `x-cartwright`: facts of the file that a schema has no keyword for. */
export interface FileFacts {
  /** How such a file is called in examples. */
  readonly file: string;
  /** The names by which an editor knows it; none where others use the name for something else. */
  readonly fileMatch: readonly string[];
  /** Whether people write it, or the program. */
  readonly writtenBy: 'people' | 'program';
}

/** A JSON Schema, as far as those of this repository go: a keyword that is not here has no words yet. */
export interface Schema {
  readonly $schema?: string;
  readonly $id?: string;
  readonly $comment?: string;
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly title?: string;
  readonly description?: string | undefined;
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
  readonly 'x-cartwright'?: FileFacts;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly minProperties?: number;
  readonly maxProperties?: number;
  readonly additionalProperties?: boolean | Schema;
  readonly propertyNames?: Schema;
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly not?: Schema;
  readonly contains?: Schema;
  readonly if?: Schema;
  readonly then?: Schema;
  readonly else?: Schema;
}

/** One file of `schemas/`. */
export interface SchemaFile {
  /** Its name without `.schema.json`. */
  readonly name: string;
  readonly schema: Schema & Required<Pick<Schema, '$id' | 'title' | 'x-cartwright'>> & { readonly description: string };
}

const KNOWN = new Set(
  (
    '$schema $id $comment $ref $defs title description default examples x-cartwright type const enum format pattern minLength ' +
    'maxLength minimum maximum items minItems maxItems uniqueItems properties required minProperties maxProperties additionalProperties propertyNames ' +
    'allOf anyOf oneOf not contains if then else'
  ).split(' '),
);
/** Keywords whose members are named by the schema itself. */
const NAMED = ['properties', '$defs'];
/** Keywords that hold data, not schemas. */
const DATA = ['default', 'examples', 'const', 'enum', 'required', 'x-cartwright'];

/**
 * Every schema of a folder, by name.
 *
 * @param folder absolute, with its slash
 * @throws Error for one that lacks what its page needs, or uses a keyword for which the page has no words
 */
export function readSchemas(folder: string): SchemaFile[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.schema.json'));
  return files.sort().map((file) => {
    const schema = JSON.parse(readFileSync(folder + file, 'utf8')) as SchemaFile['schema'];
    for (const needed of ['$id', 'title', 'description', 'x-cartwright'] as const)
      if (schema[needed] === undefined) throw new Error(`schemas/${file} lacks ${needed}`);
    checkKeywords(schema, `schemas/${file}#`);
    return { name: file.slice(0, -'.schema.json'.length), schema };
  });
}

function checkKeywords(schema: unknown, at: string): void {
  if (Array.isArray(schema)) for (const [i, each] of schema.entries()) checkKeywords(each, `${at}/${i}`);
  else if (typeof schema === 'object' && schema !== null)
    for (const [keyword, value] of Object.entries(schema)) {
      if (!KNOWN.has(keyword)) throw new Error(`${at}: the reference pages have no words for ${keyword}`);
      if (DATA.includes(keyword)) continue;
      if (!NAMED.includes(keyword)) checkKeywords(value, `${at}/${keyword}`);
      else
        for (const [name, member] of Object.entries(value as object)) checkKeywords(member, `${at}/${keyword}/${name}`);
    }
}
