import { expect, test } from '@jest/globals';
import { introduction } from '../../../../src/core/scan/pages.ts';
import { placeOf } from '../../../../src/core/scan/tree/place.ts';
import { rulesIn, withoutCases } from '../../../../src/core/scan/detection-rules.ts';
import { scanTree } from '../../../../src/core/scan/scan.ts';
import { each, found, numbered, treeOf } from '../../../support/scanned-tree.ts';

type Files = Record<string, string>;

const TF = 'resource "aws_s3_bucket" "b" {\n}\n';
const PY = 'x = 1\n';
const SEMGREP = 'rules:\n- id: no-eval\n  languages: [python]\n  pattern: eval(...)\n  severity: ERROR\n';
const OPENAPI = 'openapi: 3.1.0\ninfo:\n  title: a\n';
const prose = (lines: number): string => Array.from({ length: lines }, (_, n) => `Sentence number ${n}.\n`).join('\n');

/** Each class: what makes it although nothing is called so, and what looks like it and is not. */
const CASES: readonly (readonly [about: string, files: Files, expected: readonly string[]])[] = [
  // terraform
  [
    'pages that show Terraform are not a Terraform',
    { 'guide/go.rst': TF, 'source/vm.html.md.erb': `\n${TF}`, 'CONTRIBUTING.md': TF, 'notes.org': TF },
    [],
  ],
  ['OpenTofu by its own extension', { 'live/eu/dns/main.tofu': TF }, ['devops_engineer', 'terraform']],
  [
    'a Terragrunt unit',
    { 'live/eu/dns/terragrunt.hcl': 'terraform { source = "x" }\n' },
    ['devops_engineer', 'terraform'],
  ],
  [
    'test data by a longer name',
    {
      'internal/handlers/testdata-initialize/a/main.tf': TF,
      'pkg/fixtures_v2/main.tf': TF,
      'examples-legacy/main.tf': TF,
    },
    [],
  ],
  [
    'setting Terraform up to test a provider deploys nothing',
    { '.github/workflows/test.yml': 'steps:\n- uses: hashicorp/setup-terraform@v3\n- run: go test ./...\n' },
    [],
  ],
  [
    'a certificate generator inside a large program',
    {
      ...each(
        numbered(60, (n) => `engine/part${n}.go`),
        'package engine\n',
      ),
      'go.mod': 'module example.com/engine\n',
      'engine/certificates/ca.tf': TF,
    },
    ['backend_dev'],
  ],
  ['Terraform of interoperability tests', { 'interop/data/certs/ca.tf': TF }, []],
  // infra
  [
    'tasks that are called like Compose files are none',
    { 'tasks/docker-compose.yml': '---\n- name: a\n  command: b\n' },
    [],
  ],
  [
    'a role of Ansible that is a repository of its own; playbooks that try it out are not what it is',
    { 'tasks/main.yml': '---\n- name: a\n', 'molecule/default/converge.yml': '- hosts: all\n' },
    ['devops_engineer', 'infra'],
  ],
  [
    'an image of a package that was published, started or copied from another image, runs nothing of the project',
    {
      Dockerfile: 'FROM composer AS a\nRUN composer require demo/demo\nFROM php\nCOPY --from=a /demo /demo\n',
      'cli/Dockerfile': 'FROM node\nRUN npm install -g demo\nENTRYPOINT ["demo"]\n',
    },
    [],
  ],
  [
    'an image that starts what it installs of the project runs it',
    { Dockerfile: 'FROM node AS a\nCOPY . .\nRUN npm install -g npm\nFROM node\nCOPY --from=a /a /a\nCMD ["a"]\n' },
    ['devops_engineer', 'infra'],
  ],
  [
    'pages named after tools',
    {
      'pages/skaffold.md': '# skaffold\n',
      'pages/kustomization.md': 'kind: Deployment\n',
      'pages/dvc.md': '# dvc\n',
      'pages/dockerfile.md': 'FROM alpine\n',
      'pages/playwright.md': '# playwright\n',
    },
    ['wiki'],
  ],
  [
    'CloudFormation wherever it stands',
    { 'network/vpc.yaml': "AWSTemplateFormatVersion: '2010-09-09'\nResources: {}\n" },
    ['devops_engineer', 'infra'],
  ],
  [
    'an Ansible playbook at the root',
    { 'site.yml': '- name: web\n  hosts: all\n  roles: [nginx]\n' },
    ['devops_engineer', 'infra'],
  ],
  ['a BOSH manifest', { 'cf.yml': 'name: cf\ninstance_groups:\n- name: api\n' }, ['devops_engineer', 'infra']],
  ['a machine image', { 'images/base.pkr.hcl': 'source "amazon-ebs" "x" {}\n' }, ['devops_engineer', 'infra']],
  ['a list of hosts in application settings', { 'config/app.yml': 'server:\n  hosts: [a]\n' }, []],
  [
    'deploying by another tool',
    { '.github/workflows/ship.yml': 'steps:\n- run: databricks bundle deploy -t prod\n' },
    ['devops_engineer', 'infra'],
  ],
  // security
  [
    'a collection of rules and what they are tried on',
    {
      ...each(
        numbered(24, (n) => `python/lang/rule-${n}.yaml`),
        SEMGREP,
      ),
      ...each(
        numbered(8, (n) => `terraform/aws/rule-${n}.tf`),
        TF,
      ),
      'python/airflow/dags/rule-1.py': 'from airflow import DAG\nwith DAG("x"):\n  pass\n',
      'dockerfile/no-root.dockerfile': 'FROM alpine\n',
      'yaml/openapi/no-basic.test.yaml': OPENAPI,
      Pipfile: '[packages]\nrequests = "*"\n',
    },
    ['security_expert'],
  ],
  [
    'a program that has rules of its own',
    {
      ...each(
        numbered(12, (n) => `rules/rule-${n}.yaml`),
        SEMGREP,
      ),
      ...each(
        numbered(30, (n) => `engine/part${n}.go`),
        'package engine\n',
      ),
      'go.mod': 'module example.com/scan\n',
      'deploy/main.tf': TF,
    },
    ['backend_dev', 'devops_engineer', 'terraform'],
  ],
  [
    'YARA rules',
    each(
      numbered(21, (n) => `malware/a${n}.yar`),
      'rule a { condition: true }\n',
    ),
    ['security_expert'],
  ],
  ['a plan for incidents', { 'README.md': '# Incident Response Plan Template\nUse it.\n' }, ['security_expert']],
  [
    'a finder of misconfigurations',
    { 'README.md': '# x\nx uses static analysis to spot potential misconfigurations.\n' },
    ['security_expert'],
  ],
  ['sign-in code', { 'README.md': '# Shop\nUsers sign in with a password.\n', 'src/auth/login.py': PY }, []],
  [
    'a table of contents before what it is for',
    {
      'README.md': `# Scorecard\n## Overview\n${numbered(30, (n) => `- [Part ${n}](#part-${n})\n`).join('')}## What\nIt judges software security.\n`,
    },
    ['security_expert', 'wiki'],
  ],
  // machine learning
  [
    'a network library in Julia',
    {
      'README.md': 'An elegant approach to machine learning.\n',
      'Project.toml': 'name = "Net"\nuuid = "a"\n[deps]\nNNlib = "b"\n',
      'src/Net.jl': 'module Net\nend\n',
    },
    ['ml_engineer'],
  ],
  [
    'a client of somebody else’s model',
    { 'README.md': 'Chat with large language models.\n', 'requirements.txt': 'openai\nrich\n' },
    [],
  ],
  [
    'the locked needs of another package',
    {
      'pyproject.toml': '[project]\nname = "a"\ndependencies = ["click"]\n',
      'requirements/all.txt': ['huggingface-hub', 'scikit-learn', 'torch', ...numbered(90, (n) => `dep${n}`)]
        .map((name) => `${name}==1.0\n`)
        .join(''),
    },
    [],
  ],
  [
    'the list that adds tools for developers to a package with its extras',
    {
      'pyproject.toml': '[project]\nname = "a"\ndependencies = ["click"]\n',
      'requirements.txt': '-e .[http]\nscikit-learn==1.0\ntorch==2.0\nuvicorn==0.35\n',
    },
    [],
  ],
  [
    'the only list of an application that installs itself',
    { 'setup.py': "setup(name='a')\n", 'requirements.txt': '-e .\nscikit-learn==1.0\ntorch==2.0\n' },
    ['ml_engineer'],
  ],
  [
    'the Gemfile of a gem, which adds what its tests run on',
    { 'a.gemspec': "Gem::Specification.new 'a'\n", Gemfile: "gemspec\ngem 'sinatra'\ngem 'puma'\n" },
    [],
  ],
  ['the Gemfile of an application', { Gemfile: "gem 'sinatra'\ngem 'puma'\n" }, ['backend_dev']],
  // data
  [
    'data files in many folders',
    each(
      numbered(6, (n) => `story-${n}/table.csv`),
      'a,b\n',
    ),
    ['dataset'],
  ],
  ['compressed tables of a dataset', { 'datasets/taxi/trips.csv.gz': '', 'assets/logo.json.gz': '' }, ['dataset']],
  [
    'reports beside code',
    {
      ...each(
        numbered(9, (n) => `history/2026-0${n}.csv`),
        'a,b\n',
      ),
      'main.py': PY,
    },
    [],
  ],
  [
    'the tool itself',
    { 'pyproject.toml': '[project]\nname = "meltano"\ndependencies = ["click"]\n' },
    ['data_engineer'],
  ],
  [
    'Spark jobs of a Pipfile',
    {
      Pipfile: '[packages]\n[dev-packages]\npyspark = "*"\n',
      'jobs/etl_job.py': 'from pyspark.sql import SparkSession\nSparkSession.builder\n',
    },
    ['data_engineer'],
  ],
  [
    'Dagster assets without a manifest',
    { 'pipelines/orders.py': 'from dagster import asset\n\n@asset\ndef orders(): ...\n' },
    ['data_engineer'],
  ],
  // front end, back end
  [
    'a game in a page, without a package manager',
    {
      'index.html': '<script src="js/grid.js"></script>\n',
      ...each(
        numbered(4, (n) => `js/part${n}.js`),
        'var a\n',
      ),
    },
    ['frontend_dev'],
  ],
  [
    'a page that loads the scripts of another host',
    {
      'index.html': '<script src="https://example.com/a.js"></script>\n',
      ...each(
        numbered(4, (n) => `js/part${n}.js`),
        'var a\n',
      ),
    },
    [],
  ],
  [
    'an API inside a front end',
    {
      'package.json': '{"name":"a","version":"1.0.0","dependencies":{"next":"15","react":"19"}}',
      ...each(
        numbered(4, (n) => `src/app/page${n}.tsx`),
        'export default 1\n',
      ),
      ...each(
        numbered(5, (n) => `src/app/api/thing${n}/route.ts`),
        'export function GET() {}\n',
      ),
    },
    ['frontend_dev', 'backend_dev'],
  ],
  [
    'packages of workshop scripts',
    {
      '.github/scripts/kit/package.json': '{"name":"kit","version":"1.0.0","dependencies":{"express":"4"}}',
      'scripts/converter/package.json': '{"name":"c","version":"1.0.0","dependencies":{"express":"4"}}',
      'scripts/converter/index.js': 'a\n',
      'scripts/validation/user.avsc': '{}',
    },
    [],
  ],
  [
    'an R package',
    {
      DESCRIPTION: 'Package: glue\nImports:\n    methods\n',
      ...each(
        numbered(5, (n) => `R/a${n}.R`),
        'f <- 1\n',
      ),
    },
    ['backend_dev'],
  ],
  [
    'R scripts of an analysis',
    each(
      numbered(20, (n) => `analysis/a${n}.R`),
      'f <- 1\n',
    ),
    [],
  ],
  ['an Arduino library', { 'library.properties': 'name=x\n', 'x.cpp': 'int a;\n', 'x.h': 'int a;\n' }, ['backend_dev']],
  [
    'a renderer without a framework',
    {
      'package.json': '{"name":"r","version":"1.0.0","description":"HTML5 2D renderer","main":"lib/index.js"}',
      ...each(
        numbered(3, (n) => `src/a${n}.ts`),
        'export {}\n',
      ),
    },
    ['frontend_dev'],
  ],
  [
    'a documentation site by another name',
    {
      'docsite2/package.json': '{"dependencies":{"vue":"3","vitepress":"1"}}',
      'docsite2/.vitepress/config.ts': 'export default {}',
      ...each(
        numbered(4, (n) => `docsite2/.vitepress/theme/a${n}.vue`),
        '<template/>',
      ),
    },
    [],
  ],
  // mobile
  [
    'an Xcode project that keeps its settings apart',
    { 'xcconfig/ios.xcconfig': 'SDKROOT = iphoneos\n', 'iOS/App.swift': 'import UIKit\n' },
    ['mobile_dev'],
  ],
  [
    'a library of screens for phones',
    {
      'Package.swift': 'platforms: [.iOS(.v15), .macOS(.v12)]\n',
      'Sources/Kit/View.swift': 'import SwiftUI\n',
    },
    ['mobile_dev'],
  ],
  // contracts, data, runbooks
  [
    'a contract that something is tried on',
    { 'api/openapi.invalid.yaml': OPENAPI, 'spec/petstore.test.yaml': OPENAPI },
    [],
  ],
  [
    'Liquibase among resources',
    { 'src/main/resources/update/core_4.2.xml': '<?xml version="1.0"?>\n<changeSet><addColumn/></changeSet>\n' },
    ['dataset'],
  ],
  ['an attack is not an escalation', { 'hunting/privilege_escalation_via_sudo.md': prose(12) }, []],
  ['whom to call is', { 'team/escalation.md': prose(12) }, ['runbook']],
  [
    'a small site by a generator that is hosted elsewhere',
    {
      '.readthedocs.yaml': 'version: 2\n',
      'docs/conf.py': 'project = "a"\n',
      ...each(
        numbered(6, (n) => `docs/page${n}.rst`),
        prose(5),
      ),
    },
    ['tech_writer', 'wiki'],
  ],
  [
    'chapters of a book of mdBook are beside its settings, however much code there is',
    {
      'Cargo.toml': '[package]\nname = "a"\n',
      'book.toml': '[book]\ntitle = "A"\n',
      'src/SUMMARY.md': '# Summary\n',
      ...each(
        numbered(12, (n) => `src/ch${n}.md`),
        prose(5),
      ),
      ...each(
        numbered(30, (n) => `tool/part${n}.rs`),
        'fn main() {}\n',
      ),
    },
    ['backend_dev', 'tech_writer', 'wiki'],
  ],
  [
    'READMEs in the folders of a documentation are its pages',
    each(
      numbered(12, (n) => `docs/part${n}/README.md`),
      prose(20),
    ),
    ['tech_writer', 'wiki'],
  ],
  [
    'what only a list of tools pulls in makes no server; a package that people asked for does',
    {
      'requirements.txt':
        'bottle==0.13\n    # via tool\nstarlette==0.41 \\\n    --hash=sha256:00\n    # via\n    #   tool\n    #   uvicorn\ntool==6\n    # via -r requirements.in\n',
    },
    [],
  ],
  [
    'as above, of a server',
    { 'requirements.txt': 'flask==3\n    # via\n    #   -r requirements.in\n    #   x\n' },
    ['backend_dev'],
  ],
  [
    'playbooks that are made of others, and variables for the machines they are for',
    { 'cluster.yml': '---\n- name: A cluster\n  ansible.builtin.import_playbook: playbooks/a.yml\n' },
    ['devops_engineer', 'infra'],
  ],
  [
    'variables of groups of machines',
    { 'inventory/prod/group_vars/all/all.yml': 'a: 1\n' },
    ['devops_engineer', 'infra'],
  ],
  [
    'unit tests of charts are a suite',
    {
      'charts/a/Chart.yaml': 'name: a\n',
      ...each(
        numbered(20, (n) => `charts/a/unittests/part${n}_test.yaml`),
        'suite: a\n',
      ),
    },
    ['devops_engineer', 'qa_engineer', 'infra'],
  ],
  [
    'an image for several architectures that starts the released program',
    { 'Dockerfile.multi-arch': 'FROM scratch\nCOPY a /bin/\nENTRYPOINT ["/bin/a"]\n' },
    ['devops_engineer', 'infra'],
  ],
  [
    'a contract that is called after what it is of',
    { 'src/Catalog.API/Catalog.API_v2.json': '{\n  "openapi": "3.1.1"\n}\n' },
    ['api-spec'],
  ],
  [
    'vignettes of an R package are its pages',
    {
      DESCRIPTION: 'Package: a\n',
      '_pkgdown.yml': 'url: a\n',
      ...each(
        numbered(8, (n) => `vignettes/part${n}.Rmd`),
        prose(9),
      ),
      ...each(
        numbered(30, (n) => `R/f${n}.R`),
        'f <- 1\n',
      ),
    },
    ['backend_dev', 'tech_writer', 'wiki'],
  ],
  [
    'what others do such work with is a program, too',
    {
      'pyproject.toml': '[project]\nname = "dagster"\n',
      ...each(
        numbered(30, (n) => `dagster/f${n}.py`),
        PY,
      ),
    },
    ['backend_dev', 'data_engineer'],
  ],
  [
    'as above, of learning',
    {
      'pyproject.toml': '[project]\nname = "bentoml"\n',
      ...each(
        numbered(30, (n) => `bentoml/f${n}.py`),
        PY,
      ),
    },
    ['backend_dev', 'ml_engineer'],
  ],
  [
    'an image that what was built is mounted into carries it',
    { Dockerfile: 'FROM python\nRUN --mount=type=bind,source=dist,target=/d pip install /d/a.whl\nENTRYPOINT ["a"]\n' },
    ['devops_engineer', 'infra'],
  ],
  [
    'one that takes from another image does not',
    { Dockerfile: 'FROM python\nRUN --mount=type=bind,from=tool,source=/a,target=/d pip install x\n' },
    [],
  ],
  [
    'an action of the project that publishes images is one of its pipelines',
    {
      'Dockerfile.dev': 'FROM node\nCOPY . .\n',
      '.github/actions/ship/action.yml':
        'runs:\n  steps:\n    - uses: docker/build-push-action@v6\n      with:\n        push: true\n',
    },
    ['devops_engineer', 'infra'],
  ],
  ['what dbt installed is not of the project', { 'dbt_packages/dbt_date/dbt_project.yml': 'name: a\n' }, []],
  [
    'many style sheets are an interface, whatever else is written',
    {
      'mix.exs': 'app: :a\n',
      'assets/package.json': '{"name":"assets","private":true}',
      ...each(
        numbered(20, (n) => `assets/css/part${n}.css`),
        'a {}\n',
      ),
      ...each(
        numbered(20, (n) => `lib/f${n}.ex`),
        'defmodule A do\nend\n',
      ),
    },
    ['frontend_dev', 'backend_dev'],
  ],
  [
    'reports of audits show that security is what a project stands for',
    { ...each(['audits/2023-05.pdf', 'audits/2024-05.pdf', 'audits/first.md'], prose(9)), 'README.md': prose(9) },
    ['security_expert'],
  ],
];

test.each(CASES)('%s', (_about, files, expected) => {
  expect(found(files)).toEqual(expected);
});

test('rules are told from other YAML by keys that only they have together', () => {
  const tree = treeOf({
    'a/semgrep.yaml': SEMGREP,
    'a/sigma.yml': 'title: a\nlogsource:\n  product: linux\ndetection:\n  condition: x\n',
    'a/nuclei.yaml': 'id: a\ninfo:\n  name: a\n  severity: low\n',
    'a/falco.yaml': '- rule: a\n  condition: b\n',
    'a/eslint.yaml': 'rules:\n  no-eval: error\n',
    'a/workflow.yaml': 'id: a\njobs: []\n',
    'a/x.yara': 'rule a {}',
    'test/fixtures/y.yara': 'rule a {}',
  });
  expect(rulesIn(tree).map(({ path }) => path)).toEqual([
    'a/falco.yaml',
    'a/nuclei.yaml',
    'a/semgrep.yaml',
    'a/sigma.yml',
    'a/x.yara',
  ]);
  expect(withoutCases(tree)).toBe(tree);
});

test('an introduction ends with the first sections and leaves out pictures, comments and notices', () => {
  const text = `# Tool <img src="a">
<!-- hidden -->
![logo](a.png)
It **does** [things](https://example.com).
Report vulnerabilities to us.
${'More of it. '.repeat(20)}
## Use
First.
## Later
Never shown.
`;
  const shown = introduction(text);
  expect(shown).toMatch(/^# Tool +It does things\. +(?:More of it\. )+ *First\.$/);
});

test.each([
  ['testdata-initialize', 'example'],
  ['examples_old', 'example'],
  ['sample.app', 'example'],
  ['exampled', 'project'],
  ['testdatabase', 'project'],
])('a folder called %s is %s', (name, place) => {
  expect(placeOf('project', `pkg/${name}`, name)).toBe(place);
});

test('only detectors of pages see pages', () => {
  const { claims } = scanTree(treeOf({ 'notes/dvc.md': 'x', 'notes/main.md': TF }));
  expect(claims.map(({ subject }) => subject).filter((subject) => !/wiki|tech_writer/.test(subject))).toEqual([]);
});
