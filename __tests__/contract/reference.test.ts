/** The reference pages are those of the schemas, and what they show is true: examples are valid, whole, and read by the program. */
import { describe, expect, test } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import picomatch from 'picomatch';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { buildManifest } from '../../src/core/manifest/build.ts';
import { PROFILES } from '../../src/ids.ts';
import { exampleFile, readSchemas, referenceFiles, type SchemaFile as NamedSchema } from '../../src/tools/reference.ts';
import { runMain } from '../support/main.ts';
import { scratch } from '../support/scratch.ts';
import { ROOT, SCHEMAS as ADDRESS } from './sources.ts';

/** A JSON Schema, as far as the walk over its members looks at it. */
interface Schema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly type?: string | readonly string[];
  readonly default?: unknown;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly then?: Schema;
  readonly else?: Schema;
}
type SchemaFile = NamedSchema & { readonly schema: Schema };

const SCHEMAS: readonly SchemaFile[] = readSchemas(ROOT);
const GENERATED = referenceFiles(ROOT);
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

describe('npm run sync writes', () => {
  test.each([...GENERATED.keys()])('%s', (file) => {
    expect(read(file)).toBe(GENERATED.get(file));
  });

  test('every page of the folder, and for every example there is a schema', () => {
    const pages = readdirSync(join(ROOT, 'docs/reference')).filter((file) => file.endsWith('.md'));
    const made = [...GENERATED.keys()].filter((file) => file.startsWith('docs/reference/'));
    expect(pages.map((file) => `docs/reference/${file}`).sort()).toEqual(made.sort());
    const examples = SCHEMAS.flatMap((file) => [exampleFile(file, 'full'), exampleFile(file, 'smallest')]);
    const there = readdirSync(join(ROOT, 'docs/reference/examples')).map((file) => `docs/reference/examples/${file}`);
    expect(there.sort()).toEqual(examples.sort());
  });
});

const exampleText = (file: SchemaFile, which: 'smallest' | 'full'): string => read(exampleFile(file, which));
const example = (file: SchemaFile, which: 'smallest' | 'full'): unknown => parse(exampleText(file, which));

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);

/** What another program says of a value. */
function problems({ schema }: SchemaFile, value: unknown): string[] {
  const validate = ajv.getSchema(schema.$id) ?? ajv.compile(schema);
  validate(value);
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message ?? ''}`);
}

/** Places of a schema that no file of people shows, each with its reason. */
const NOT_SHOWN: Readonly<Record<string, RegExp>> = {
  // The signature is over the rest of the file: whoever tries the example out would break it.
  cal: /^\.integrity|\.acxLevel$/,
};

/** Every member of a schema by its path from the root or a definition, each with whether a value has it; and what the value has besides. */
class Members {
  readonly seen = new Map<string, boolean>();
  readonly unknown: string[] = [];
  readonly #root: Schema;

  constructor(root: Schema, value: unknown) {
    this.#root = root;
    this.#walk(root, '', [value]);
  }

  #walk(schema: Schema, path: string, values: readonly unknown[]): void {
    const { $ref, items, properties, additionalProperties } = schema;
    if ($ref !== undefined) {
      const name = $ref.replace('#/$defs/', '');
      const known = this.seen.has(name);
      this.seen.set(name, this.seen.get(name) === true || values.length > 0);
      const definition = this.#root.$defs?.[name];
      if (definition !== undefined && !(known && values.length === 0)) this.#walk(definition, name, values);
    }
    const { allOf = [], anyOf = [], oneOf = [], then, else: otherwise } = schema;
    for (const part of [...allOf, ...anyOf, ...oneOf, then, otherwise])
      if (part !== undefined) this.#walk(part, path, values);
    if (items !== undefined)
      this.#walk(
        items,
        path,
        values.flatMap((each) => (Array.isArray(each) ? each : [])),
      );
    const mappings = values.filter(
      (each): each is Record<string, unknown> => typeof each === 'object' && each !== null && !Array.isArray(each),
    );
    if (typeof additionalProperties === 'object')
      this.#walk(
        additionalProperties,
        path,
        mappings.flatMap((each) => Object.values(each)),
      );
    if (properties === undefined) return;
    for (const [name, member] of Object.entries(properties)) {
      const at = `${path}.${name}`;
      const own = mappings.filter((each) => Object.hasOwn(each, name)).map((each) => each[name]);
      this.seen.set(at, this.seen.get(at) === true || own.length > 0);
      this.#walk(member, at, own);
    }
    // What only adds a condition to another schema names a part of the members.
    if (schema.type !== undefined)
      for (const name of new Set(mappings.flatMap((each) => Object.keys(each))))
        if (!Object.hasOwn(properties, name)) this.unknown.push(`${path}.${name}`);
  }
}

describe.each(SCHEMAS.map((file) => [file.name, file] as const))('the examples of %s', (name, file) => {
  test.each(['smallest', 'full'] as const)('the %s is valid', (which) => {
    expect(problems(file, example(file, which))).toEqual([]);
  });

  // What the program writes is shown as it writes it.
  if (file.schema['x-cartwright'].writtenBy === 'people')
    test('the smallest has what is required and nothing else', () => {
      const value = example(file, 'smallest');
      const { properties = {}, required = [] } = file.schema;
      const optional = Object.keys(value as object).filter((key) => key in properties && !required.includes(key));
      expect(optional).toEqual([]);
    });

  test('the full one shows every member that people write', () => {
    const { seen } = new Members(file.schema, example(file, 'full'));
    const missing = [...seen].flatMap(([path, there]) => (there || NOT_SHOWN[name]?.test(path) === true ? [] : [path]));
    if (file.schema['x-cartwright'].writtenBy === 'people') expect(missing).toEqual([]);
    else expect([...seen.values()]).toContain(true);
  });
});

test('what check prints has no member that the page of the report lacks', async () => {
  const { out } = await runMain(['check', 'examples/data-pipeline', '--format', 'json'], ROOT);
  const report = SCHEMAS.find(({ name }) => name === 'report') as SchemaFile;
  const value = JSON.parse(out) as unknown;
  expect([new Members(report.schema, value).unknown, problems(report, value)]).toEqual([[], []]);
});

test('the defaults of a package are those of the manifest that it makes', () => {
  const { properties = {} } = SCHEMAS.find(({ name }) => name === 'cartridge')?.schema.properties?.['harness'] ?? {};
  const defaults = (schemas: Readonly<Record<string, Schema>>): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(schemas).flatMap(([name, schema]) =>
        schema.default !== undefined
          ? [[name, schema.default]]
          : schema.properties !== undefined
            ? [[name, defaults(schema.properties)]]
            : [],
      ),
    );
  const { mcp, model, filesystem, network } = buildManifest(undefined, PROFILES.cart);
  expect(defaults(properties)).toEqual({ mcp, model, filesystem, network });
});

describe.each(['smallest', 'full'] as const)('the program reads the %s', (which) => {
  const folder = scratch();
  for (const file of SCHEMAS) writeFileSync(join(folder, file.schema['x-cartwright'].file), exampleText(file, which));
  // The configuration names files that are not here; it is tried by itself.
  mkdirSync(join(folder, 'config'));
  for (const name of ['cartwright.yaml', 'cartwright-baseline.json'])
    renameSync(join(folder, name), join(folder, 'config', name));
  const run = async (args: readonly string[], cwd = folder): Promise<readonly [number, string]> => {
    const { code, out, err } = await runMain(args, cwd);
    return [code, out + err];
  };

  test('CAL, and has nothing to say', async () => {
    expect(await run(['lint', 'example.cal.yaml'])).toEqual([0, 'no problems in 1 file\n']);
  });

  test('package, and makes the manifest that its page shows', async () => {
    const [code, text] = await run(['manifest']);
    expect([code, JSON.parse(text)]).toEqual([0, JSON.parse(read(`docs/reference/examples/manifest.${which}.json`))]);
  });

  test('host, and gives the descriptor that its page shows', async () => {
    const [code] = await run(['handshake', '.', '--host', 'workbench.host.yaml', '--out', 'made.json']);
    const made = JSON.parse(readFileSync(join(folder, 'made.json'), 'utf8')) as unknown;
    const shown = JSON.parse(read(`docs/reference/examples/descriptor.${which}.json`)) as unknown;
    expect([code, made]).toEqual([which === 'full' ? 0 : 1, shown]);
  });

  test('confirmations and roster', async () => {
    const given = ['--confirmations', 'rac-confirmations.yaml', '--roster', 'roster.yaml'];
    const [code, text] = await run(['workflow', 'ready', 'example.cal.yaml', ...given]);
    expect([code, text.includes('confirmed by Rex Calder on 2026-09-01')]).toEqual([1, which === 'full']);
  });

  test('trust registry', async () => {
    const [code, text] = await run(['verify', 'example.cal.yaml', '--trust-registry', 'trust-registry.yaml']);
    expect([code, text]).toEqual([1, expect.stringContaining('unsigned')]);
  });

  test('configuration and baseline', async () => {
    const [code, text] = await run(['lint', '--strict', '../example.cal.yaml'], join(folder, 'config'));
    const stale =
      'cartwright-baseline.json:5:5: warning[baseline/fixed] the entry of "rac/missing-hint" for "loops/ship-a-feature.cal.yaml" matches no finding\n' +
      '  |\n5 |     {\n  |     ^\n  = help: remove it, or run lint --write-baseline\n\n' +
      'more about a rule: cartwright explain baseline/fixed\n1 warning in 1 file\n';
    expect([code, text]).toEqual(which === 'full' ? [1, stale] : [0, 'no problems in 1 file\n']);
  });
});

describe('schemas/catalog.json', () => {
  const { schemas } = JSON.parse(GENERATED.get('schemas/catalog.json') ?? '') as {
    readonly schemas: readonly Readonly<
      Record<'name' | 'description' | 'url', string> & { readonly fileMatch: string[] }
    >[];
  };
  const urlOf = (name: string): string[] =>
    schemas.filter(({ fileMatch }) => picomatch(fileMatch)(name)).map(({ url }) => url);

  test.each([
    ['a.cal.json', 'cal'],
    ['a.cal.yaml', 'cal'],
    ['cartridge.yaml', 'cartridge'],
    ['cartwright.yaml', 'config'],
    ['laptop.host.yaml', 'host'],
    ['laptop.host.json', 'host'],
    ['rac-confirmations.yaml', 'rac-confirmations'],
    ['cartwright-baseline.json', 'baseline'],
    ['a.harness.json', 'manifest'],
    ['a.compliance.json', 'descriptor'],
  ])('%s is of one schema', (file, schema) => {
    expect(urlOf(file)).toEqual([`${ADDRESS}${schema}.schema.json`]);
  });

  test.each(['roster.yaml', 'package.json', 'cal.json', 'host.yaml', 'registry.json'])(
    '%s is of nobody here',
    (file) => {
      expect(urlOf(file)).toEqual([]);
    },
  );

  test('has names and descriptions in the form of the store', () => {
    expect(
      schemas.filter(({ name, description }) => /schema/i.test(name + description) || !description.endsWith('.')),
    ).toEqual([]);
    expect(new Set(schemas.map(({ name }) => name)).size).toBe(schemas.length);
  });
});
