// What is source, and what is of a kind of required context: judged by path and text alone.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const CODE =
  /\.(?:[cm]?[jt]sx?|vue|svelte|astro|pyx?|go|rs|java|kts?|scala|groovy|clj|cs|fs|vb|php|rb|exs?|erl|swift|mm?|dart|c|h|cc|cpp|cxx|hpp|hh|ino|hs|ml|zig|nim|lua|pl|pm|r|R|jl|razor)$/;
const TEST_FILE =
  /(?:[._-](?:test|tests|spec|e2e|cy)\.[cm]?[jt]sx?|_test\.\w+|(?:^|\/)test_[^/]*\.(?:py|rb)|[sS]pec\.[jt]s|_spec\.rb|(?:Tests?|Spec|IT)\.(?:java|kt|scala|groovy|cs|fs|swift|php|m|mm))$/;
const SETTINGS =
  /(?:\.config\.[cm]?[jt]s|(?:^|\/)(?:conftest|setup|noxfile|conf)\.py|\.gradle\.kts|(?:^|\/)\.[^/]*rc\.[cm]?js)$/;
/** Folders of tests, of what others wrote, of what is made, and of what is only shown. */
const TESTS =
  /^(?:tests?|__tests__|specs?|testing|e2e|integration[-_]tests?|cypress|androidtest|conformance)$|(?:[-_.]tests?|Tests?)$/i;
const OTHERS =
  /^(?:node_modules|vendor|vendored|third[-_]?party|bower_components|pods|dist|generated|__generated__|gen)$/i;
const SHOWN =
  /^(?:_?examples?|samples?|demos?|fixtures?|__fixtures__|test-?_?data|testdata|__mocks__|mocks?|__snapshots__|snapshots|golden|templates?|tutorials?|benchmarks?)$|(?:^|[-_.])(?:examples?|samples?|fixtures?)$/i;

const folders = (path) => path.split('/').slice(0, -1);
const isOther = (path) => folders(path).some((name) => OTHERS.test(name));
const isShown = (path) => folders(path).some((name) => SHOWN.test(name) && name !== 'templates' && name !== 'template');
const isTest = (path) => TEST_FILE.test(path) || folders(path).some((name) => TESTS.test(name));
const inPackages = (path) => /(?:^|\/)src\/\w+\/(?:java|kotlin|scala)\//.test(path);

/** @returns whether a file is code of the project itself. */
export function isSource(path) {
  if (!CODE.test(path) || SETTINGS.test(path)) return false;
  if (inPackages(path))
    return (
      !/(?:^|\/)src\/(?:\w*[tT]est|androidTest)\//.test(path) &&
      !TEST_FILE.test(path) &&
      !isOther(path.split('/src/')[0] + '/x')
    );
  if (/(?:^|\/)\./.test(path) || /^(?:scripts?|hack|ci|docs?|website)\//.test(path)) return false;
  return !isTest(path) && !isOther(path) && !isShown(path);
}

const MANIFEST =
  /(?:^|\/)(?:package\.json|pyproject\.toml|setup\.(?:py|cfg)|go\.mod|Cargo\.toml|pom\.xml|build\.gradle(?:\.kts)?|composer\.json|mix\.exs|pubspec\.yaml|Package\.swift|Project\.toml|[^/]+\.(?:cs|fs)proj|Gemfile|[^/]+\.gemspec)$/;
const PROSE = /\.(?:mdx?|rst|adoc|markdown|qmd|org|txt|html\.(?:md|erb)|md\.erb)$|(?:^|\/)readme$/i;
const DATA =
  /\.(?:csv|tsv|parquet|jsonl|ndjson|arrow|feather|avro|geojson|npz|sqlite3?|db|xlsx|dvc|rds|rdata|json|ya?ml|gz)$/i;
const SCHEMA =
  /(?:^|[/_-])(?:migrat\w*|versions|schemas?|alembic|db|database|sql|models|seeds|snapshots|changelog)(?:[/_.-]|$)/i;
const INFRA_NAME =
  /(?:^|\/)(?:(?:docker|container)file[^/]*|[^/]+\.(?:dockerfile|containerfile|bicep|nomad|service|pp|sls|pkr\.hcl|nix|jsonnet|libsonnet|tf|tofu|hcl|tfvars|tpl|j2)|(?:docker-)?compose[^/]*\.ya?ml|chart\.yaml|values[^/]*\.yaml|kustomization\.ya?ml|helmfile\.yaml|procfile[^/]*|fly\.toml|render\.yaml|serverless\.ya?ml|pulumi[^/]*\.yaml|cdk\.json|ansible\.cfg|vagrantfile|skaffold\.ya?ml|tiltfile|caddyfile|nginx[^/]*\.conf|app\.ya?ml|app\.json|manifest\.yml|capfile|wrangler\.\w+|netlify\.toml|vercel\.json|docker-bake\.hcl|fastfile|appfile|captain-definition|jenkinsfile|azure\.yaml|flake\.(?:nix|lock))$/i;
const INFRA_PATH =
  /(?:^|\/)(?:deploy\w*|k8s|kubernetes|helm|charts?|ansible|playbooks?|roles|inventory|infra\w*|terraform|monitoring|grafana|prometheus|docker|docker-config|conf\.d|clusters?|hosts|gitops|argocd|flux|manifests|systemd|nixos|packaging|openshift|cloudformation|etc|config\/deploy)(?:\/|$)/i;
const INFRA_TEXT =
  /^apiVersion:|^kind:\s*\w|^-?\s*hosts:\s|^\s*(?:- )?(?:services|tasks|handlers):\s*$|AWSTemplateFormatVersion|build-push-action|docker (?:push|build)|kubectl|helm |terraform |deploy|publish/m;
const OPERATIONS =
  /runbook|on-?call|incident|rollback|roll back|deploy|disaster|restore|backup|upgrad|alert|escalat|troubleshoot|monitor|maint[ae]n|release|migrat|failover|recover|outage|production|provision|configur/i;
const PROCEDURE = /^\s{0,3}#{1,5}\s+.*|^\s*(?:\d+\.|[-*])\s+/m;

/** @returns whether a file is of a kind of required context; what is an example, a fixture or third-party never is. */
export function isOfKind(kind, path, root) {
  const text = () => {
    const file = join(root, path);
    return existsSync(file) ? readFileSync(file, 'utf8').slice(0, 64 * 1024) : '';
  };
  if (isOther(path)) return false;
  if (kind !== 'code-map' && isShown(path) && !inPackages(path) && !/(?:^|\/)snapshots\/.*\.sql$/.test(path))
    return false;
  switch (kind) {
    case 'code-map':
      return (CODE.test(path) || MANIFEST.test(path)) && (!isShown(path) || inPackages(path));
    case 'wiki':
      return PROSE.test(path) && !(isTest(path) && !/docs?\//i.test(path));
    case 'terraform':
      return /\.(?:tf|tofu|hcl|tfvars|tf\.json|tftest\.hcl)$/.test(path) && !isTest(path);
    case 'infra':
      if (isTest(path)) return false;
      return (
        INFRA_NAME.test(path) ||
        (INFRA_PATH.test(path) && !CODE.test(path) && !PROSE.test(path)) ||
        (/\.(?:ya?ml|json|sh|toml|conf|template|rb|ts|py)$/.test(path) && INFRA_TEXT.test(text()))
      );
    case 'api-spec':
      if (isTest(path) && !/spec/i.test(path)) return false;
      return (
        /\.(?:proto|graphqls?|gql|sdl|thrift|wsdl|smithy|raml|apib|tsp)$/.test(path) ||
        (/\.(?:ya?ml|json|js|ts)$/.test(path) &&
          /openapi|swagger|asyncapi|openrpc|"paths"\s*:|^components:|\$ref/m.test(text()))
      );
    case 'dataset':
      if (isTest(path)) return false;
      return (
        /\.(?:sql|cql|prisma|dbml|avsc|edmx|sqlproj|lkml)$/.test(path) ||
        (CODE.test(path)
          ? /migrat|versions\/|schema|changelog|prepare|download|dataset|data/i.test(path)
          : DATA.test(path) || SCHEMA.test(path))
      );
    case 'runbook':
      return (
        (PROSE.test(path) || path.endsWith('.ipynb')) &&
        (OPERATIONS.test(path) || (PROCEDURE.test(text()) && OPERATIONS.test(text())))
      );
    default:
      return true;
  }
}
