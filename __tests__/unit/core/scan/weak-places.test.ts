import { expect, test } from '@jest/globals';
import { introduction } from '../../../../src/core/scan/pages.ts';
import { each, found, numbered } from '../../../support/scanned-tree.ts';

type Files = Record<string, string>;

const GO = 'package a\n';
const IMAGE = 'FROM scratch\nCOPY a /a\n';
const npm = (fields: object): string => JSON.stringify({ name: 'a', version: '1.0.0', ...fields });

/** Evidence whose place or company says that it is, or is not, about the project. */
const CASES: readonly (readonly [about: string, files: Files, expected: readonly string[]])[] = [
  [
    'React that draws on a terminal is not a front end',
    {
      ...each(
        numbered(20, (n) => `src/view${n}.tsx`),
        'x',
      ),
      'package.json': npm({ main: 'a.js', dependencies: { ink: '5', react: '18' } }),
    },
    ['backend_dev'],
  ],
  [
    'beside a browser it stays one',
    {
      ...each(
        numbered(20, (n) => `src/view${n}.tsx`),
        'x',
      ),
      'package.json': npm({ main: 'a.js', dependencies: { ink: '5', react: '18', 'react-dom': '18' } }),
    },
    ['frontend_dev'],
  ],
  [
    'a library of style sheets needs no framework',
    {
      ...each(
        numbered(20, (n) => `src/part${n}.scss`),
        'a {}',
      ),
      'package.json': npm({ main: 'a.js', devDependencies: { sass: '1' } }),
    },
    ['frontend_dev'],
  ],
  [
    'a few style sheets are decoration',
    {
      ...each(
        numbered(19, (n) => `src/part${n}.scss`),
        'a {}',
      ),
      'package.json': npm({ main: 'a.js', devDependencies: { sass: '1' } }),
    },
    [],
  ],
  [
    'an image that a generator writes is not run by it',
    { 'generators/server/Dockerfile': IMAGE, 'src/main/resources/handlebars/go/Dockerfile': IMAGE },
    [],
  ],
  ['the image beside it is', { 'server/Dockerfile': IMAGE }, ['devops_engineer', 'infra']],
  [
    'Gherkin features are tests wherever they stand',
    each(
      numbered(15, (n) => `features/case${n}.feature`),
      'Feature: a\n',
    ),
    ['qa_engineer'],
  ],
  [
    'tests of policies are tests',
    each(
      numbered(15, (n) => `policy/case${n}_test.rego`),
      'package a\n',
    ),
    ['qa_engineer'],
  ],
  [
    'a collection of policies is security work',
    each(
      numbered(20, (n) => `policy/rule${n}.rego`),
      'package a\n',
    ),
    ['security_expert'],
  ],
  [
    'a few policies of its own are not',
    each(
      numbered(19, (n) => `policy/rule${n}.rego`),
      'package a\n',
    ),
    [],
  ],
  [
    'modules below the folders that hold them, in a large program',
    each(
      numbered(200, (n) => `internal/m${n % 5}/f${n}.go`),
      GO,
    ),
    ['backend_dev', 'code-map'],
  ],
  [
    'a small program with the same folders needs no map',
    each(
      numbered(199, (n) => `internal/m${n % 5}/f${n}.go`),
      GO,
    ),
    ['backend_dev'],
  ],
  [
    'a warehouse of queries that introduces itself so',
    {
      ...each(
        numbered(100, (n) => `sql/telemetry/q${n}/query.sql`),
        'SELECT 1',
      ),
      'README.md': '# a\n\nTransformations and their ETL.\n',
    },
    ['data_engineer', 'dataset'],
  ],
  [
    'migrations that a server embeds, and what an app for phones brings along',
    { 'assets/migrations/postgres/001_initial.sql': 'CREATE TABLE a ();' },
    ['dataset'],
  ],
  ['assets of an app', { 'app/src/main/assets/migrations/1.sql': 'CREATE TABLE a ();' }, []],
  ['an engine that decides who may', { 'README.md': '# a\n\nA flexible authorization engine.\n' }, ['security_expert']],
];

test.each(CASES)('%s', (_about, files, expected) => {
  expect(found(files)).toEqual(expected);
});

test('a picture inside the text of a README does not use up its introduction', () => {
  const picture = `![badge](https://example.com/a?logo=data:image/png;base64,${'iVBOR'.repeat(4000)}==)`;
  expect(introduction(`${picture}\n\nAn authorization engine.\n`)).toContain('An authorization engine.');
});
