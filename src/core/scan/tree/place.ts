/**
 * What a folder is to the project. Only `project` code proves what the project is; `test` code proves that it is tested,
 * `docs` that it is written about; `example` (fixtures, samples, generated code, templates of other projects) proves nothing.
 */
export type Place = 'project' | 'test' | 'docs' | 'example';

/** Folders that are never entered: version control, installed packages, caches, other people's code. */
const PRUNED = new Set(
  `.git .hg .svn node_modules bower_components jspm_packages vendor vendored vendors third_party third-party thirdparty 3rdparty .venv venv virtualenv
  site-packages __pycache__ .tox .nox .mypy_cache .pytest_cache .ruff_cache .eggs .gradle .idea .next .nuxt .svelte-kit .turbo .parcel-cache .cache
  .terraform .terragrunt-cache dbt_packages pods carthage deriveddata .build .dart_tool .yarn .pnpm-store .bundle .stack-work elm-stuff _build .serverless
  .aws-sam cdk.out .ipynb_checkpoints .nyc_output htmlcov .direnv .devenv`.split(/\s+/),
);

/** Beside what {@link isExampleName} and {@link isTestName} know. */
const EXAMPLE = new Set(
  `doctests ossfuzz testfixtures test-resources test_resources testresources demo demos tutorial tutorials snapshot snapshots golden goldens cassettes stubs corpus
  quickstart quickstarts codelab codelabs sandbox showcase boilerplate gen dist out-tsc typings test-assets test_assets
  test-cases testcases bundled perf-tests perf-testing fuzz fuzzers fuzzing versioned_docs versioned_sidebars project_template project_templates app_template skeleton
  old_migrations old-migrations gists`.split(/\s+/),
);

const TEST = new Set(
  `test tests spec specs e2e integrationtest integrationtests unittest unittests acceptance testlib test-lib cypress detox maestro playwright
  androidtest testfixturessrc jvmtest commontest iostest perf loadtest interop molecule conformance`.split(/\s+/),
);

const DOCS = new Set('doc docs documentation website site docsite docs-site wiki'.split(' '));

/** Files that make a package of a folder, in lower case. */
export const MANIFESTS: ReadonlySet<string> = new Set(
  `package.json pyproject.toml setup.py go.mod cargo.toml pom.xml build.gradle build.gradle.kts composer.json mix.exs pubspec.yaml package.swift
  build.sbt`.split(/\s+/),
);

/** A folder of what a program says in one language of people, and names of it that are languages of programs. */
const TRANSLATION = /(?:^|\/)(?:lang|locales?|translations?|i18n|l10n)\/[a-z]{2,3}(?:[-_][a-z]{2,4})?$/i;
const CODE = /^(?:c|cpp|css|ex|go|hs|js|lua|php|py|rb|rs|sql|ts|vb|xml)$/i;

/** What a release of another project is unpacked to. */
const VERSIONED = /^[a-z][\w.-]*-v?\d+\.\d+\.\d+(?:-[a-z]+)?$/i;

/** Below these, folder names are names of packages, and `com/example` is an ordinary one. */
const PACKAGES = /(?:^|\/)src\/[^/]+\/(?:java|kotlin|scala|groovy)\//;
const NAMESPACE = /(?:^|\/)src\/(?:.+\/)?[A-Z]\w+\/[A-Z]\w+$/;
/** As above, and where what belongs to them is beside them. */
const BELOW_PACKAGE_ROOT = /(?:^|\/)src\/[^/]+\/(?:java|kotlin|scala|groovy|resources)\/[^/]+$/;
/** True for every name that a pattern below knows, and cheap: most names are not among them. */
const TELLING =
  /\{\{|^cookiecutter\.|fixture|generated|playground|testdata|test[-_]data|example|sample|template|mock|demo|bench|tests?|specs?|e2e/i;

/**
 * Whether a folder and all below it is the project's own workshop (CI, releases, checks) and not what it is made of.
 *
 * @param beside the files of the folder that it is in, where that is not the root: a package has a workshop of its own
 */
export function isTooling(name: string, beside: readonly string[] | undefined): boolean {
  if (name.startsWith('.')) return true;
  const isTop = beside === undefined || beside.some((each) => MANIFESTS.has(each.toLowerCase()));
  return isTop && /^(?:scripts?|hack|ci|cmake|build[_-]tools|maint(?:[_-]tools)?)$/.test(name);
}

/** @returns whether a folder of this name is left out of the walk. */
export function isPruned(name: string): boolean {
  // The last: what a run of init left behind that was killed.
  return PRUNED.has(name.toLowerCase()) || (name.startsWith('.') && /^\..*\.tmp-\w{6}$/.test(name));
}

/**
 * @param parent place of the folder above
 * @param path of the folder, relative to the root
 * @param name its last segment
 */
export function placeOf(parent: Place, path: string, name: string): Place {
  if (parent === 'example' || name.endsWith('.xcassets')) return 'example';
  if (name.endsWith('.docc')) return 'docs';
  // Some tools put lines around the names of their folders.
  const lower = name.toLowerCase().replace(/^_+|_+$/g, '');
  // Copies of the documentation for versions that were released, and in other languages.
  if (parent === 'docs' && /^(?:version-)?v?\d+\.\d/.test(lower)) return 'example';
  // What a project of C or Lua brings along.
  if (/^(?:deps|externals?|extern|subprojects)$/.test(path) || VERSIONED.test(name)) return 'example';
  // What Phoenix bundles its scripts to, and where sites keep libraries of others.
  if (/(?:^|\/)(?:priv\/static|(?:public|wwwroot)\/libs?)$/.test(path)) return 'example';
  // Below this a library in C has what others include, under its own name.
  if (/(?:^|\/)include\/[^/]+$/.test(path)) return parent;
  // A module of a program that measures, not what measures the program.
  if (/(?:^|\/)src\/benchmark$/.test(path)) return parent;
  if (TRANSLATION.test(path) && !CODE.test(name)) return 'example';
  if (parent === 'docs' && /^[a-z]{2}[-_](?:[A-Z]{2}|cn|tw|hk|br|hans|hant)$/.test(name)) return 'example';
  // Chapters of a documentation.
  if (parent === 'docs' && /^(?:tutorials?|quickstarts?|examples?)$/.test(lower)) return 'docs';
  const telling = TELLING.test(name);
  if (telling && (name.includes('{{') || lower.startsWith('cookiecutter.'))) return 'example';
  if (PACKAGES.test(path)) return parent;
  if (BELOW_PACKAGE_ROOT.test(path)) return parent === 'project' && TEST.has(lower) ? 'test' : parent;
  // Below other names of modules such a name is one.
  if (parent === 'project' && EXAMPLE.has(lower) && NAMESPACE.test(path)) return parent;
  if (EXAMPLE.has(lower) || (telling && isExampleName(name, lower))) return 'example';
  // What tests read and call.
  if (parent === 'test') return /^(?:resources|data|assets|files|support)$/.test(lower) ? 'example' : 'test';
  if (TEST.has(lower) || (telling && isTestName(name, lower))) return 'test';
  if (parent === 'docs') return 'docs';
  return DOCS.has(lower) ? 'docs' : 'project';
}

function isExampleName(name: string, lower: string): boolean {
  return (
    /^(?:testdata|test[-_]data|fixtures?|examples?|samples?|playgrounds?|template)[-_.]/.test(lower) ||
    /(?:^|[-_.])(?:fixtures?|testdata|examples?|samples?|mocks?|playgrounds?|generated|bench(?:es|marks?|suite)?)$|[-_.](?:benchmarks?|examples?|samples?)\.|[-_.]benchmarks?[-_.]/.test(
      lower,
    ) ||
    /(?:[a-z]Examples?[A-Z]?|Samples?|Demo)$/.test(name) ||
    /Example[A-Z]\w*$/.test(name)
  );
}

function isTestName(name: string, lower: string): boolean {
  return /(?:[-_.]|[a-z](?=T))(?:tests?|specs?|Tests?|e2e)$|\.Tests?\./.test(name) || /^(?:tests?|e2e)[-_]/.test(lower);
}
