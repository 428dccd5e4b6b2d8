/** A miniature for every detector, by its id: a tree in which it makes a claim, and one that only looks like it, of which it says nothing. */
import { expect, test } from '@jest/globals';
import { DETECTORS } from '../../../../../src/core/scan/detectors/index.ts';
import type { Detector } from '../../../../../src/core/scan/detector.ts';
import { scanTree } from '../../../../../src/core/scan/scan.ts';
import { each, numbered, treeOf } from '../../../../support/scanned-tree.ts';

type Files = Readonly<Record<string, string>>;

const TF = 'resource "aws_s3_bucket" "b" {\n}\n';
const PROCEDURE = '# Disk full\n## Meaning\na\n## Impact\nb\n## Diagnosis\nc\n## Mitigation\nd\n';
const prose = (lines: number): string => Array.from({ length: lines }, (_, n) => `Sentence number ${n}.\n`).join('\n');
const npm = (more: object): string => JSON.stringify({ name: 'a', ...more });

const MINIATURES: Readonly<Record<string, { readonly shows: Files; readonly decoy: Files }>> = {
  browser: {
    shows: {
      'index.html': '<script src="js/a.js"></script>',
      ...each(
        numbered(6, (n) => `js/${n}.js`),
        'x',
      ),
      'js/a.js': 'x',
    },
    decoy: { 'index.html': '<p>Nothing is loaded.</p>' },
  },
  ci: {
    shows: { '.github/workflows/a.yml': 'jobs:\n  a:\n    steps:\n      - run: kubectl apply -f k8s\n' },
    decoy: { '.github/workflows/a.yml': 'jobs:\n  a:\n    steps:\n      - run: echo\n' },
  },
  containers: {
    shows: { Dockerfile: 'FROM node\nCOPY . .\n' },
    decoy: { 'examples/Dockerfile': 'FROM node\nCOPY . .\n' },
  },
  contracts: {
    shows: { 'api/openapi.yaml': 'openapi: 3.1.0\ninfo:\n  title: a\npaths: {}\n' },
    decoy: { 'proto/a.proto': 'message A { string b = 1; }\n' },
  },
  cpp: { shows: { 'CMakeLists.txt': '' }, decoy: { 'examples/CMakeLists.txt': '' } },
  dart: {
    shows: { 'pubspec.yaml': 'name: a\ndependencies:\n  flutter:\n    sdk: flutter\n' },
    decoy: { 'examples/pubspec.yaml': 'name: a\n' },
  },
  datasets: { shows: { 'data/a.parquet': '', 'data/b.parquet': '' }, decoy: { 'test/fixtures/a.csv': 'a,b\n' } },
  dotnet: {
    shows: { 'a.csproj': '<Project Sdk="Microsoft.NET.Sdk.Web"></Project>' },
    decoy: { 'samples/a.csproj': '<Project Sdk="Microsoft.NET.Sdk.Web"></Project>' },
  },
  elixir: {
    shows: { 'mix.exs': 'defp deps do\n{:phoenix, "~> 1.7"}\nend\n' },
    decoy: { 'examples/mix.exs': '{:phoenix, "~> 1.7"}\n' },
  },
  go: {
    shows: { 'go.mod': 'module a\nrequire github.com/gin-gonic/gin v1.0.0\n' },
    decoy: { 'examples/go.mod': 'module a\nrequire github.com/gin-gonic/gin v1.0.0\n' },
  },
  javascript: {
    shows: { 'package.json': npm({ main: 'index.js' }), 'index.js': "require('http').createServer(a).listen(80)\n" },
    decoy: { 'package.json': npm({ main: 'index.js' }), 'index.js': 'module.exports = 1\n' },
  },
  julia: {
    shows: { 'Project.toml': 'name = "A"\nuuid = "b"\n[deps]\nHTTP = "c"\n', 'src/A.jl': 'x' },
    decoy: { 'Project.toml': '[deps]\nHTTP = "c"\n' },
  },
  jvm: {
    shows: { 'build.gradle': "implementation 'org.springframework.boot:spring-boot-starter-web:3'\n" },
    decoy: {
      'samples/build.gradle': "implementation 'org.springframework.boot:spring-boot-starter-web:3'\n",
      'build.gradle.kts': 'plugins {\n  id("com.android.application") apply false\n}\n',
    },
  },
  knowledge: {
    shows: { '.mcp.json': '{"mcpServers":{"wiki":{"command":"wiki"}}}' },
    decoy: { '.mcp.json': '{"mcpServers":{}}' },
  },
  kubernetes: {
    shows: { 'k8s/a.yaml': 'apiVersion: apps/v1\nkind: Deployment\n' },
    decoy: {
      'examples/k8s/a.yaml': 'apiVersion: apps/v1\nkind: Deployment\n',
      'a.yaml':
        'apiVersion: x/v1\nkind: Fn\nmetadata:\n  annotations:\n    config.kubernetes.io/local-config: "true"\n',
      'metadata.yaml': 'apiVersion: blueprints.x/v1\nkind: BlueprintMetadata\n',
    },
  },
  learning: { shows: { 'train.py': 'import torch\n' }, decoy: { 'train.py': 'import openai\n' } },
  modules: {
    shows: {
      ...each(['packages/a/package.json', 'packages/b/package.json'], npm({ main: 'a.js' })),
      'packages/a/a.js': 'x',
    },
    decoy: { 'package.json': npm({ main: 'a.js' }) },
  },
  npm: {
    shows: { 'package.json': npm({ dependencies: { express: '4' } }) },
    decoy: { 'package.json': npm({ private: true }) },
  },
  php: {
    shows: { 'composer.json': '{"require":{"laravel/framework":"11"}}' },
    decoy: { 'examples/composer.json': '{"require":{"laravel/framework":"11"}}' },
  },
  pipelines: { shows: { 'dbt_project.yml': 'name: a\n' }, decoy: { 'dags/a.py': 'import os\n' } },
  platforms: { shows: { 'Pulumi.yaml': 'name: a\n' }, decoy: { 'settings/a.yaml': 'AWS: none\n' } },
  python: {
    shows: { 'pyproject.toml': '[project]\nname = "a"\ndependencies = ["fastapi"]\n' },
    decoy: { 'docs/requirements.txt': 'fastapi\n' },
  },
  r: { shows: { DESCRIPTION: 'Package: a\nImports: shiny\n', 'R/a.R': 'x' }, decoy: { DESCRIPTION: 'A text.\n' } },
  routes: {
    shows: { 'package.json': npm({ dependencies: { next: '15' } }), 'app/api/a/route.ts': 'x' },
    decoy: { 'examples/app/api/a/route.ts': 'x' },
  },
  ruby: { shows: { Gemfile: "gem 'rails'\n" }, decoy: { 'docs/Gemfile': "gem 'jekyll'\n" } },
  runbooks: { shows: { 'alerts/DiskFull.md': PROCEDURE }, decoy: { 'docs/plan.md': '# Plan\n' } },
  rust: {
    shows: { 'Cargo.toml': '[package]\nname = "a"\n[dependencies]\naxum = "1"\n' },
    decoy: { 'examples/Cargo.toml': '[package]\nname = "a"\n[dependencies]\naxum = "1"\n' },
  },
  schemas: {
    shows: { 'db/migrations/001_a.sql': 'CREATE TABLE a (b int);\n' },
    decoy: { 'test/fixtures/a.sql': 'CREATE TABLE a (b int);\n' },
  },
  security: {
    shows: { 'docs/threat-model.md': `# Threat model\n\n${prose(30)}` },
    decoy: { 'README.md': '# A shop\n\nPeople sign in.\n' },
  },
  swift: {
    shows: {
      'Package.swift':
        '.package(url: "https://github.com/vapor/vapor.git", from: "4.0.0")\n.product(name: "Vapor", package: "vapor")\n',
    },
    decoy: { 'Examples/Package.swift': '.package(url: "https://github.com/vapor/vapor.git", from: "4.0.0")\n' },
  },
  terraform: { shows: { 'infra/main.tf': TF }, decoy: { 'internal/testdata/main.tf': TF } },
  tests: {
    shows: each(
      numbered(20, (n) => `test/a${n}.test.js`),
      "test('a', () => {})\n",
    ),
    decoy: { 'test/helpers.js': 'x' },
  },
  writing: {
    shows: each(
      numbered(20, (n) => `docs/page${n}.md`),
      `# A page\n\n${prose(40)}`,
    ),
    decoy: { 'CHANGELOG.md': '# Changes\n' },
  },
};

/** What one detector claims of a tree. */
const claimed = ({ id }: Detector, files: Files): string[] =>
  scanTree(treeOf(files)).claims.flatMap(({ subject, group }) =>
    group?.startsWith(`${id}: `) === true ? [subject] : [],
  );

test('every detector has its miniature', () => {
  expect(Object.keys(MINIATURES)).toEqual(DETECTORS.map(({ id }) => id));
});

test.each(DETECTORS.map((detector) => [detector.id, detector] as const))('%s', (id, detector) => {
  const { shows, decoy } = MINIATURES[id] as (typeof MINIATURES)[string];
  expect(claimed(detector, shows)).not.toEqual([]);
  expect(Object.keys(decoy)).not.toEqual([]);
  expect(claimed(detector, decoy)).toEqual([]);
});
