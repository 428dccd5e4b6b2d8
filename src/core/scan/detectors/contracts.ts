import { claim, lineOf, type Claim, type Detector } from '../detector.ts';
import type { TreeFile } from '../tree/tree.ts';

const OPENAPI = /^\s{0,2}["']?(openapi|swagger)["']?\s*:\s*["']?[23]\b/m;
const ASYNCAPI = /^\s{0,2}["']?asyncapi["']?\s*:\s*["']?[23]\b/m;
/** A part of an OpenAPI document that is put together from annotations. */
const COMPONENTS = /^components:\s*\n(?:\s*#[^\n]*\n)*\s+(?:schemas|responses|parameters|securitySchemes):/m;
const SERVICE = /^\s*service\s+\w+\s*\{/m;
const GRAPHQL = /^\s*(?:extend\s+)?(?:type\s+(?:Query|Mutation|Subscription)\b|schema\s*(?:@[^{]*)?\{)/m;
const NAMED = /(?:openapi|swagger|asyncapi|api-?spec|api-docs|redocly|openrpc)/i;

/** A document that something is tried on. */
const CASE = /[._-](?:tests?|fixtures?|mocks?|samples?|examples?|good|bad|valid|invalid)\.\w+$/i;

/** `spec` is where some keep tests and others keep contracts: what the file says decides. */
function canHold({ place, dir, name }: TreeFile): boolean {
  if (CASE.test(name)) return false;
  return place === 'project' || place === 'docs' || (place === 'test' && /^(?:specs?|[^/]+\/specs?)$/.test(dir));
}

export const contracts: Detector = {
  id: 'contracts',
  looksAt: [
    {
      extensions: ['yaml', 'yml', 'json'],
      path: /(?:openapi|swagger|asyncapi|openrpc|api-?spec|api-docs|(?:^|\/)(?:apis?|spec|specs?|contracts?|schemas?|docs?|rest|reference|v\d)\/|(?:^|\/)(?:api|spec3?|service|components)(?:\.[\w.-]+)?\.(?:ya?ml|json)$)/i,
      bytes: 8192,
      start: true,
      files: 300,
    },
    { extensions: ['proto', 'thrift'], bytes: 64 * 1024, start: true, files: 300 },
    { extensions: ['graphql', 'graphqls', 'gql', 'sdl'], bytes: 64 * 1024, start: true, files: 200 },
    { extensions: ['wsdl', 'smithy', 'raml', 'apib', 'tsp'] },
    {
      extensions: ['js', 'ts', 'mjs'],
      name: /swagger.*def|swagger\.(?:js|ts)$|openapi\.(?:js|ts)$/i,
      bytes: 4096,
      start: true,
      files: 20,
    },
  ],
  *detect(tree) {
    for (const file of tree.files) {
      if (!canHold(file)) continue;
      const extension = file.name.toLowerCase().split('.').at(-1) ?? '';
      const found = (weight: number, why: string, technology: string, line?: number): Claim =>
        claim('rac:api-spec', weight, file.path, why, { technology, line, group: technology });
      if (/^(?:wsdl|smithy|raml|apib)$/.test(extension))
        yield found(0.8, `${extension.toUpperCase()} contract`, extension.toUpperCase());
      const text = tree.text(file.path);
      if (text === undefined) continue;
      if (extension === 'proto' && SERVICE.test(text))
        yield found(0.85, 'gRPC service', 'protobuf', lineOf(text, SERVICE));
      else if (extension === 'thrift' && SERVICE.test(text))
        yield found(0.85, 'Thrift service', 'Thrift', lineOf(text, SERVICE));
      else if (/^(?:graphqls?|gql|sdl)$/.test(extension) && GRAPHQL.test(text))
        yield found(0.85, 'GraphQL schema', 'GraphQL', lineOf(text, GRAPHQL));
      else if (/^[mc]?[jt]s$/.test(extension) && OPENAPI.test(text.replace(/^\s+/gm, '  ')))
        yield found(0.4, 'definition of an OpenAPI document', 'OpenAPI');
      if (!/^(?:ya?ml|json)$/.test(extension)) continue;
      const json = extension === 'json';
      const head = json ? text.slice(0, 2000) : text;
      if (OPENAPI.test(head) || (json && /"(?:openapi|swagger)"\s*:\s*"[23]\./.test(head)))
        yield found(0.9, 'OpenAPI document', 'OpenAPI', lineOf(head, OPENAPI));
      else if (
        json &&
        /^\s*\{\s*"(?:components|paths|definitions)"\s*:/.test(head) &&
        /"(?:schemas|securitySchemes|operationId|securityDefinitions)"/.test(text)
      )
        yield found(0.75, 'OpenAPI document', 'OpenAPI');
      else if (ASYNCAPI.test(head)) yield found(0.9, 'AsyncAPI document', 'AsyncAPI', lineOf(head, ASYNCAPI));
      else if (/"openrpc"\s*:/.test(head)) yield found(0.9, 'OpenRPC document', 'OpenRPC');
      else if (!json && COMPONENTS.test(text)) {
        const weight = NAMED.test(file.path) || /doc|api|spec/i.test(file.dir) ? 0.65 : 0.45;
        yield found(weight, 'components of an OpenAPI document', 'OpenAPI', lineOf(text, COMPONENTS));
      }
    }
  },
};

/** Migrations by the folder or name that every tool gives them. */
const MIGRATIONS: readonly (readonly [RegExp, string])[] = [
  [/(?:^|\/)db\/migrate\/\d+_\w+\.rb$/, 'Rails migrations'],
  [/(?:^|\/)(?:alembic|migrations)\/versions\/[^/]+\.py$/, 'Alembic migrations'],
  [/(?:^|\/)migrations\/(?:\d{4}_\w+|V\d+__\w+)\.py$/, 'Django migrations'],
  [/(?:^|\/)database\/migrations\/(?:.+\/)?\d{4}_\d\d_\d\d_\w+\.php$/, 'Laravel migrations'],
  [/(?:^|\/)migrations\/(?:.+\/)?Version\d+\.php$/i, 'Doctrine migrations'],
  [/(?:^|\/)priv\/(?:\w+\/)+\w*migrations\/\d+_\w+\.exs$/, 'Ecto migrations'],
  [/(?:^|\/)[^/]*Migrations\/(?:.+\/)?\d{14}_[\w.]+\.cs$/, 'Entity Framework migrations'],
  [/(?:^|\/)\w*migrations?\/(?:.+\/)?[^/]+\.sql$/i, 'SQL migrations'],
  [/(?:^|\/)(?:db|database|sql)\/(?:.+\/)?(?:changelog|migration)[^/]*\/?.*\.(?:sql|xml|ya?ml)$/i, 'SQL migrations'],
  [/(?:^|\/)V\d+(?:[._]\d+)*__\w+\.sql$/, 'Flyway migrations'],
  [/(?:^|\/)(?:DbScripts|dbscripts|DbMigrations)\/.+\.sql$/, 'SQL migrations'],
  [/(?:^|\/)migrations\/\d[\w-]*\.(?:js|ts|mjs|cjs|go)$/, 'migrations'],
];
/** Whole schemas. */
const SCHEMAS: readonly (readonly [RegExp, string])[] = [
  [/(?:^|\/)db\/(?:schema\.rb|structure\.sql)$/, 'Rails schema'],
  [/\.prisma$/, 'Prisma schema'],
  [/(?:^|\/)(?:\w*schema|schema\w*|init|create[_-]tables?|ddl|tables|initdb)\.sql$/i, 'SQL schema'],
  [/(?:^|\/)(?:db|database|sql|schemas?|ddl)\/(?:.+\/)?[^/]+\.sql$/i, 'SQL schema'],
  [/(?:^|\/)alembic\.ini$/, 'Alembic configuration'],
  [/\.(?:dbml|avsc|edmx)$/, 'data schema'],
  [/\.sqlproj$/, 'SQL Server database project'],
];

/** Where apps for phones keep what they bring along. */
const ON_DEVICE = /(?:^|\/)src\/\w+\/assets\//;
/** What defines tables is a schema, whatever it is called. */
const TABLE = /^\s*CREATE\s+(?:UNLOGGED\s+)?(?:TABLE|KEYSPACE|TYPE)\b(?!.*\bAS\s+SELECT\b)/im;
const LIQUIBASE = /<(?:databaseChangeLog|changeSet)\b/;

export const schemas: Detector = {
  id: 'schemas',
  looksAt: [
    { extensions: ['sql', 'cql'], bytes: 4096, start: true, files: 150 },
    { extensions: ['prisma', 'dbml', 'avsc', 'edmx', 'sqlproj'] },
    {
      extensions: ['rb', 'py', 'php', 'exs', 'cs', 'js', 'ts', 'mjs', 'cjs', 'go', 'xml', 'yml', 'yaml'],
      folder: /(?:^|\/)(?:db|database|\w*migrations?|Migrations|versions|priv)\//i,
    },
    { extensions: ['xml'], folder: /(?:^|\/)resources\//, bytes: 1024, start: true, files: 200 },
    { names: ['alembic.ini', 'schema.rb', 'flyway.conf', 'liquibase.properties'] },
  ],
  *detect(tree) {
    for (const file of tree.files) {
      if (file.place !== 'project' || file.tooling) continue;
      const text = tree.text(file.path) ?? '';
      const found = (weight: number, why: string, group: string, technology = why): Claim =>
        claim('rac:dataset', weight, file.path, why, { technology, group });
      const migration = MIGRATIONS.find(([pattern]) => pattern.test(file.path))?.[1];
      const schema = SCHEMAS.find(([pattern]) => pattern.test(file.path))?.[1];
      // What an app brings along is no schema of a server's; migrations that a server embeds are.
      if (/(?:^|\/)assets\//.test(file.path) && (migration === undefined || ON_DEVICE.test(file.path))) continue;
      if (file.name.endsWith('.xml') && LIQUIBASE.test(text))
        yield found(0.8, 'Liquibase change log', 'migrations', 'Liquibase');
      else if (migration !== undefined) yield found(0.8, migration, 'migrations');
      else if (schema !== undefined) yield found(0.7, schema, 'schema');
      else if (/\.(?:sql|cql)$/i.test(file.name) && TABLE.test(text))
        yield found(0.6, 'definition of tables', 'tables', /\.cql$/i.test(file.name) ? 'CQL' : 'SQL');
    }
  },
};
