import { claim, type Claim, type Detector } from '../detector.ts';

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
  title: 'Database schemas and migrations',
  docs: 'Migrations of the common tools by where they put them, schema files, DDL in database folders and wherever a file creates tables. Fixtures and test databases prove nothing; a schema that an app keeps on a phone counts little.',
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
  detect(tree) {
    const claims: Claim[] = [];
    for (const file of tree.files) {
      if (file.place !== 'project' || file.tooling) continue;
      const migration = MIGRATIONS.find(([pattern]) => pattern.test(file.path));
      // What an app brings along is no schema of a server's; migrations that a server embeds are.
      if (/(?:^|\/)assets\//.test(file.path) && (migration === undefined || ON_DEVICE.test(file.path))) continue;
      const schema = migration === undefined ? SCHEMAS.find(([pattern]) => pattern.test(file.path)) : undefined;
      if (LIQUIBASE.test(tree.text(file.path) ?? '') && file.name.endsWith('.xml'))
        claims.push(
          claim('rac:dataset', 0.8, file.path, 'Liquibase change log', {
            technology: 'Liquibase',
            group: 'migrations',
          }),
        );
      else if (migration !== undefined)
        claims.push(
          claim('rac:dataset', 0.8, file.path, migration[1], { technology: migration[1], group: 'migrations' }),
        );
      else if (schema !== undefined)
        claims.push(claim('rac:dataset', 0.7, file.path, schema[1], { technology: schema[1], group: 'schema' }));
      else if (/\.(?:sql|cql)$/i.test(file.name) && TABLE.test(tree.text(file.path) ?? ''))
        claims.push(
          claim('rac:dataset', 0.6, file.path, 'definition of tables', {
            technology: file.name.toLowerCase().endsWith('.cql') ? 'CQL' : 'SQL',
            group: 'tables',
          }),
        );
    }
    return { claims };
  },
};
