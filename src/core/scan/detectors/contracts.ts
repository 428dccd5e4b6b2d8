import { signDetector, words, type Sign } from '../detector.ts';

const SERVICE = /^[ \t]*service\s+\w+\s*\{/m;
const GRAPHQL = /^[ \t]*(?:extend\s+)?(?:type\s+(?:Query|Mutation|Subscription)\b|schema\s*(?:@[^{]*)?\{)/m;
/** The start of an OpenAPI document; of JSON in one line, too. */
const OPENAPI =
  /^\s{0,2}["']?(?:openapi|swagger)["']?\s*:\s*["']?[23]\b|^\{.{0,2000}"(?:openapi|swagger)"\s*:\s*"[23]\./m;
const IN_CODE = /^[ \t]*["']?(?:openapi|swagger)["']?\s*:\s*["']?[23]\b/m;
/** A part of an OpenAPI document that is kept apart, or put together from annotations. */
const PART =
  /^\s*\{\s*"(?:components|paths|definitions)"\s*:[^]*"(?:schemas|securitySchemes|operationId|securityDefinitions)"/;
const COMPONENTS = /^components:\s*\n(?:\s*#[^\n]*\n)*\s+(?:schemas|responses|parameters|securitySchemes):/m;
const NAMED =
  /(?:asyncapi|openrpc|redocly|swagger).*\.ya?ml$|(?:doc|api|spec).*\/[^/]+\.ya?ml$|(?:api-?spec|api-docs|openapi).*\.ya?ml$/i;

/** A document that something is tried on, or the example of OpenAPI itself. */
const CASE = /[._-](?:tests?|fixtures?|mocks?|samples?|examples?|good|bad|valid|invalid)\.\w+$|petstore/i;

export const contracts = signDetector({
  id: 'contracts',
  subjects: ['rac:api-spec'],
  // `spec` is where some keep tests and others keep contracts: what the file says decides.
  isMeant: ({ place, dir, name }) =>
    !CASE.test(name) && place !== 'example' && (place !== 'test' || /^(?:specs?|[^/]+\/specs?)$/.test(dir)),
  signs: [
    ...words('wsdl smithy raml apib').map((name): Sign => {
      const title = name.toUpperCase();
      return [new RegExp(`\\.${name}$`, 'i'), 0.8, `${title} contract`, title];
    }),
    [/\.proto$/i, 0.85, 'gRPC service', 'protobuf', SERVICE],
    [/\.thrift$/i, 0.85, 'Thrift service', 'Thrift', SERVICE],
    [/\.(?:graphqls?|gql|sdl)$/i, 0.85, 'GraphQL schema', 'GraphQL', GRAPHQL],
    [/\.[mc]?[jt]s$/i, 0.4, 'definition of an OpenAPI document', 'OpenAPI', IN_CODE],
    [/\.(?:ya?ml|json)$/i, 0.9, 'OpenAPI document', 'OpenAPI', OPENAPI],
    [/\.json$/i, 0.75, 'OpenAPI document', 'OpenAPI', PART],
    [/\.(?:ya?ml|json)$/i, 0.9, 'AsyncAPI document', 'AsyncAPI', /^\s{0,2}["']?asyncapi["']?\s*:\s*["']?[23]\b/m],
    [/\.(?:ya?ml|json)$/i, 0.9, 'OpenRPC document', 'OpenRPC', /"openrpc"\s*:/],
    [NAMED, 0.65, 'components of an OpenAPI document', 'OpenAPI', COMPONENTS],
    [/\.ya?ml$/i, 0.45, 'components of an OpenAPI document', 'OpenAPI', COMPONENTS],
  ],
  looksAt: [
    {
      extensions: ['yaml', 'yml', 'json'],
      path: /(?:openapi|swagger|asyncapi|openrpc|api-?spec|api-docs|(?:^|\/)(?:apis?|spec|specs?|contracts?|schemas?|docs?|rest|reference|v\d)\/|(?:^|[/.-])(?:api|spec3?|service|components)(?:[._][\w.-]+)?\.(?:ya?ml|json)$)/i,
      bytes: 8192,
    },
    { extensions: ['proto', 'thrift'], bytes: 64 * 1024 },
    { extensions: ['graphql', 'graphqls', 'gql', 'sdl'], bytes: 64 * 1024 },
    { extensions: ['wsdl', 'smithy', 'raml', 'apib'] },
    { extensions: ['js', 'ts', 'mjs'], name: /swagger.*def|swagger\.(?:js|ts)$|openapi\.(?:js|ts)$/i, bytes: 4096 },
  ],
});

/** Migrations by the folder or name that every tool gives them. */
const MIGRATIONS: readonly (readonly [RegExp, string])[] = [
  [/(?:^|\/)db\/migrate\/\d+_\w+\.rb$/, 'Rails migrations'],
  [/(?:^|\/)(?:alembic|migrations)\/versions\/(?!__)[^/]+\.py$/, 'Alembic migrations'],
  [/(?:^|\/)migrations\/(?:\d{4}_\w+|V\d+__\w+)\.py$/, 'Django migrations'],
  [/(?:^|\/)database\/migrations\/(?:.+\/)?\d{4}_\d\d_\d\d_\w+\.php$/, 'Laravel migrations'],
  [/(?:^|\/)migrations\/(?:.+\/)?Version\d+\.php$/i, 'Doctrine migrations'],
  [/(?:^|\/)priv\/(?:\w+\/)+\w*migrations\/\d+_\w+\.exs$/, 'Ecto migrations'],
  [/(?:^|\/)[^/]*Migrations\/(?:.+\/)?\d{14}_[\w.]+\.cs$/, 'Entity Framework migrations'],
  [/(?:^|\/)(?:\w*migrations?|dbscripts)\/(?:.+\/)?[^/]+\.sql$/i, 'SQL migrations'],
  [/(?:^|\/)(?:db|database|sql)\/(?:.+\/)?(?:changelog|migration)[^/]*\/?.*\.(?:sql|xml|ya?ml)$/i, 'SQL migrations'],
  [/(?:^|\/)V\d+(?:[._]\d+)*__\w+\.sql$/, 'Flyway migrations'],
  [/(?:^|\/)migrations\/\d[\w-]*\.(?:js|ts|mjs|cjs|go)$/, 'migrations'],
];
/** What defines tables is a schema, whatever it is called. */
const TABLE = /^[ \t]*CREATE\s+(?:UNLOGGED\s+)?(?:TABLE|KEYSPACE|TYPE)\b(?!.*\bAS\s+SELECT\b)/im;
const SCRIPT = /(?:^|\/)(?:db|database|sql|schemas?|ddl)\/(?:.+\/)?[^/]+\.sql$/i;
/** Whole schemas. */
const SCHEMAS: readonly (readonly [path: RegExp, what: string, text?: RegExp])[] = [
  [/(?:^|\/)db\/(?:schema\.rb|structure\.sql)$/, 'Rails schema'],
  [/\.prisma$/, 'Prisma schema'],
  [/(?:^|\/)(?:\w*schema|schema\w*|init|create[_-]tables?|ddl|tables|initdb)\.sql$/i, 'SQL schema'],
  [SCRIPT, 'SQL schema', TABLE],
  [SCRIPT, 'SQL script'],
  [/(?:^|\/)(?:alembic\.ini|(?:alembic|migrations)\/env\.py)$/, 'Alembic configuration'],
  [/(?:^|\/)drizzle\.config\.[cm]?[jt]s$/, 'Drizzle configuration'],
  [/(?:^|\/)schema\.ts$/, 'Drizzle schema', /\b(?:pg|mysql|sqlite)Table\(/],
  [/\.(?:dbml|avsc|edmx)$/, 'data schema'],
  [/\.sqlproj$/, 'SQL Server database project'],
];

/** Where apps for phones keep what they bring along; macros of dbt are told with its models. */
const ON_DEVICE = /(?:^|\/)src\/\w+\/assets\//;

export const schemas = signDetector({
  id: 'schemas',
  subjects: ['rac:dataset'],
  isMeant: ({ place, tooling, path }) =>
    place === 'project' && !tooling && !ON_DEVICE.test(path) && !/(?:^|\/)macros\//.test(path),
  signs: [
    [/\.xml$/, 0.8, 'Liquibase change log', 'Liquibase', /<(?:databaseChangeLog|changeSet)\b/, 'migrations'],
    ...MIGRATIONS.map(([path, what]): Sign => [path, 0.8, what, what, undefined, 'migrations']),
    // What an app brings along is not a schema of a server's; migrations that a server embeds are.
    [/(?:^|\/)assets\//, 0, '', ''],
    ...SCHEMAS.map(([path, what, text]): Sign => [path, 0.7, what, what, text, 'schema']),
    [/\.cql$/i, 0.6, 'definition of tables', 'CQL', TABLE, 'tables'],
    [/\.sql$/i, 0.6, 'definition of tables', 'SQL', TABLE, 'tables'],
  ],
  looksAt: [
    { extensions: ['sql', 'cql'], bytes: 4096 },
    { extensions: ['prisma', 'dbml', 'avsc', 'edmx', 'sqlproj'] },
    {
      extensions: ['rb', 'py', 'php', 'exs', 'cs', 'js', 'ts', 'mjs', 'cjs', 'go', 'xml', 'yml', 'yaml'],
      folder: /(?:^|\/)(?:db|database|\w*migrations?|Migrations|versions|priv)\//i,
    },
    { extensions: ['xml'], folder: /(?:^|\/)resources\//, bytes: 1024 },
    { names: words('alembic.ini env.py schema.rb schema.ts drizzle.config.ts drizzle.config.js'), bytes: 4096 },
  ],
});
