/** What a command is for; in the order in which instructions name them. */
export const PURPOSES = ['build', 'test', 'lint', 'types', 'docs', 'run'] as const;
export type Purpose = (typeof PURPOSES)[number];

/** Programs of one ecosystem. */
interface Chain {
  /** Languages that they look at; none: whatever there is. */
  readonly languages: readonly string[];
  /** A file of the folder where they have something to do. */
  readonly needs: RegExp;
}

const SCRIPTS = ['JavaScript', 'TypeScript', 'Vue', 'Svelte', 'Astro', 'Elm', 'Solidity'];
export const CHAINS = {
  scripts: { languages: SCRIPTS, needs: /^(?:(?:package|deno|elm)\.jsonc?|foundry\.toml)$/ },
  python: {
    languages: ['Python'],
    needs:
      /^(?:pyproject\.toml|setup\.(?:py|cfg)|requirements.*\.txt|tox\.ini|noxfile\.py|manage\.py|pytest\.ini|Pipfile)$/,
  },
  go: { languages: ['Go'], needs: /^go\.(?:mod|work)$/ },
  rust: { languages: ['Rust'], needs: /^Cargo\.toml$/ },
  jvm: {
    languages: ['Java', 'Kotlin', 'Scala', 'Groovy', 'Clojure'],
    needs: /^(?:pom\.xml|(?:build|settings)\.gradle(?:\.kts)?|build\.sbt|project\.clj|deps\.edn)$/,
  },
  dotnet: {
    languages: ['C#', 'F#', 'Visual Basic', 'Razor'],
    needs: /\.(?:slnx?|slnf|csproj|fsproj)$|^Directory\.Build|^global\.json$/,
  },
  ruby: { languages: ['Ruby'], needs: /^(?:Gemfile|gems\.rb|Rakefile|.+\.gemspec)$/ },
  php: { languages: ['PHP'], needs: /^(?:composer\.json|phpunit(?:\.xml)?(?:\.dist)?(?:\.xml)?)$/ },
  elixir: { languages: ['Elixir', 'Erlang'], needs: /^mix\.exs$/ },
  dart: { languages: ['Dart'], needs: /^pubspec\.yaml$/ },
  swift: { languages: ['Swift', 'Objective-C'], needs: /^Package\.swift$|\.xc(?:odeproj|workspace)$/ },
  native: {
    languages: ['C', 'C++', 'Zig', 'Haskell', 'OCaml', 'Nim', 'Julia', 'R', 'Starlark'],
    needs:
      /^(?:CMakeLists\.txt|meson\.build|build\.zig|configure(?:\.ac)?|DESCRIPTION|Project\.toml|platformio\.ini|stack\.yaml|dune-project|.+\.(?:cabal|nimble))$/,
  },
  bazel: { languages: [], needs: /^(?:MODULE|WORKSPACE|BUILD)(?:\.bazel)?$/ },
  infrastructure: { languages: [], needs: /\.(?:tf|tofu)$|^(?:Chart\.yaml|ansible\.cfg|\.ansible-lint|molecule)$/ },
  data: { languages: ['SQL'], needs: /^dbt_project\.ya?ml$/ },
  pages: {
    languages: ['Markdown'],
    needs: /^(?:mkdocs\.ya?ml|book\.toml|conf\.py|docs|_config\.yml|\.markdownlint.*)$/,
  },
  any: { languages: [], needs: /^/ },
} satisfies Record<string, Chain>;
export type ChainName = keyof typeof CHAINS;

/** What well-known programs do, as they are called behind what starts them. A test walks every row. */
export const PROGRAMS: readonly (readonly [purpose: Purpose, chain: ChainName, call: RegExp])[] = [
  ['test', 'scripts', /^(?:jest|vitest|mocha|ava|tap|tape|jasmine|borp|uvu|qunit|wtr|web-test-runner|elm-test)\b/],
  ['test', 'scripts', /^(?:cypress run|testem ci|(?:playwright|react-scripts|bun|deno|hardhat|forge) test)\b/],
  ['test', 'scripts', /^(?:karma start|(?:node|tsx) (?:-\S+ )*--test)\b/],
  ['test', 'scripts', /^(?:ng|nx|turbo|lerna|wireit|lage)(?: run(?:-many)?| -t| --target)* test\b/],
  ['lint', 'scripts', /^(?:eslint|standard|xo|oxlint|stylelint|tslint|knip|publint|attw|elm-review)\b/],
  ['lint', 'scripts', /^(?:biome (?:check|ci|lint)|next lint|ng lint|deno lint|dprint check|turbo(?: run)? lint)\b/],
  ['lint', 'scripts', /^(?:prettier|deno fmt|oxfmt) (?=.*(?:--check|-c|--list-different|-l)\b)/],
  ['types', 'scripts', /^(?:tsc (?=.*--noEmit)|tsd\b|vue-tsc|svelte-check|flow check|astro check|tsgo)/],
  ['build', 'scripts', /^(?:tsc|tsup|tsdown|webpack(?! serve)|rollup|esbuild|microbundle|unbuild(?! --stub)|babel)\b/],
  ['build', 'scripts', /^(?:vite|next|nuxt|nuxi|ng|react-scripts|remix|astro|svelte-kit|gulp|grunt|forge) build\b/],
  ['build', 'scripts', /^(?:remix vite:build|hardhat compile|elm make|parcel build)\b/],
  ['build', 'scripts', /^(?:nx|turbo|lerna)(?: run(?:-many)?| -t| --target)* build\b/],
  ['test', 'python', /^(?:pytest|py\.test|tox|nox|unittest|stestr|zope-testrunner|behave)\b/],
  ['test', 'python', /^(?:hatch|manage\.py) test\b/],
  ['lint', 'python', /^(?:ruff check|flake8|pylint|bandit|(?:black|isort) (?=.*--check)|ruff format --check)/],
  ['types', 'python', /^(?:mypy|pyright|ty check|pyrefly check|pytype)\b/],
  ['test', 'go', /^(?:go test|gotestsum|ginkgo)\b/],
  ['lint', 'go', /^(?:golangci-lint run|(?:go vet|staticcheck)(?= )|gofmt -l|revive)\b/],
  ['build', 'go', /^go build\b/],
  ['test', 'rust', /^cargo (?:test|nextest run|hack test)\b/],
  ['lint', 'rust', /^cargo (?:clippy|fmt (?=.*--check)|deny check)/],
  ['build', 'rust', /^cargo (?:build|check)\b/],
  ['test', 'jvm', /^(?:mvnw?|mvnd) (?:-\S+ )*(?:clean )?(?:test|verify)\b/],
  ['test', 'jvm', /^gradlew? (?:-\S+ )*(?:clean )?(?:test(?:\w*UnitTest)?|check|build)\b/],
  ['test', 'jvm', /^(?:sbt|lein|mill|clojure -X:?)\s?test\b/],
  ['build', 'jvm', /^(?:mvnw?|mvnd) (?:-\S+ )*(?:clean )?(?:package|compile|install)\b/],
  ['build', 'jvm', /^(?:gradlew? (?:-\S+ )*assemble\w*|sbt compile)\b/],
  ['lint', 'jvm', /^gradlew? (?:-\S+ )*(?:spotlessCheck|ktlintCheck|detekt|(?:lint|checkstyle|spotbugs)\w*)/],
  ['lint', 'jvm', /^(?:mvnw? (?:-\S+ )*(?:spotless:check|checkstyle:check)|ktlint|detekt)\b/],
  ['test', 'dotnet', /^dotnet test\b/],
  ['build', 'dotnet', /^dotnet build\b/],
  ['lint', 'dotnet', /^dotnet format (?=.*--verify-no-changes)/],
  ['test', 'ruby', /^(?:rspec|rails test|rake (?:test|spec)|rake$|cucumber|turbo_tests|minitest)\b/],
  ['lint', 'ruby', /^(?:rubocop|standardrb|brakeman|erb_lint|erblint|srb tc)\b/],
  ['test', 'php', /^(?:phpunit|simple-phpunit|pest|paratest|artisan test|php artisan test|codecept run|behat)\b/],
  ['lint', 'php', /^(?:phpcs|pint --test|php-cs-fixer (?=.*--dry-run))/],
  ['types', 'php', /^(?:phpstan|psalm)\b/],
  ['test', 'elixir', /^(?:mix test|rebar3 (?:eunit|ct))\b/],
  ['lint', 'elixir', /^mix (?:format --check-formatted|credo)\b/],
  ['build', 'elixir', /^mix compile\b/],
  ['test', 'dart', /^(?:flutter|dart|melos run) test\b/],
  ['lint', 'dart', /^(?:flutter|dart) analyze\b/],
  ['test', 'swift', /^(?:swift test|xcodebuild (?:\S+ )*test)\b/],
  ['lint', 'swift', /^swiftlint\b/],
  ['build', 'swift', /^swift build\b/],
  [
    'test',
    'native',
    /^(?:(?:meson|zig build|cabal|stack|pio) test|cabal (?:new|v2)-test|dune (?:run)?test|R CMD check)\b/,
  ],
  ['test', 'native', /^(?:Rscript -e ["']devtools::(?:test|check)|Pkg\.test)\(?/],
  ['build', 'native', /^(?:zig build|cabal build|stack build|dune build|pio run)\b/],
  ['test', 'bazel', /^bazel(?:isk)? test\b/],
  ['build', 'bazel', /^bazel(?:isk)? build\b/],
  ['lint', 'native', /^(?:clang-tidy|cppcheck|clang-format (?=.*--dry-run))/],
  ['test', 'infrastructure', /^(?:(?:terraform|tofu) (?:validate|test)|helm unittest|(?:molecule|conftest) test)\b/],
  ['lint', 'infrastructure', /^(?:helm lint|tflint|ansible-lint|hadolint|kubeconform|checkov)/],
  ['lint', 'infrastructure', /^(?:terraform|tofu) fmt (?=.*-check)/],
  ['test', 'data', /^dbt (?:test|build)\b/],
  ['lint', 'data', /^(?:sqlfluff lint|dbt parse|dbt compile)\b/],
  ['docs', 'pages', /^(?:(?:mkdocs|mdbook|jekyll|docusaurus|vitepress) build|sphinx-build|mdbook test|vale)\b/],
  ['lint', 'pages', /^markdownlint(?:-cli2?)?\b/],
  [
    'lint',
    'any',
    /^(?:(?:pre-commit|prek) run|(?:shellcheck|yamllint)(?= \S)|actionlint|codespell|typos|taplo (?:check|lint))\b/,
  ],
  ['test', 'any', /^(?:bats|shellspec|prove|tests?\/(?:\S*\/)?[\w.-]*(?:test|run|all)[\w.-]*\.sh)(?= |$)/],
  [
    'run',
    'scripts',
    /^(?:vite|nodemon|webpack serve|webpack-dev-server|ng serve|react-scripts start|(?:next|nuxt|astro|turbo(?: run)?) dev)(?= -|$)/,
  ],
];

/** What starts another program, in front of it. */
const STARTER =
  /^(?:[A-Z_][A-Z0-9_]*=\S*|pipx run|uvx(?: --(?:with|from)[ =]\S+)*|npx(?: -y| --no-install| --no)?|bunx|pnpx|(?:npm|pnpm|yarn) exec(?: --)?|(?:pnpm|yarn) dlx|(?:uv|poetry|pdm|hatch|pipenv|rye) run(?: --(?:locked|frozen|active|all-extras|all-groups|no-default-groups|no-sync|isolated|dev)| --(?:group|extra|with|python|only-group)[ =]\S+)*(?: --(?= ))?|bundle exec|cross-env(?:-shell)?|env|time|exec|dotenv(?: --)?|coverage run -m|xvfb-run(?: -\S+)*|python3?(?: -W ?\w+)? -m|python3?(?= manage\.py)|php(?= (?:vendor|bin)\/|artisan)|[@+-]+(?=\w|\.\/)) */;
const FOLDER =
  /^(?:\.\/)?(?:(?:node_modules\/\.|vendor\/|\.?venv\/)?bin\/)(?=\w)|^\.\/(?=(?:mvnw|gradlew|manage\.py)\b)/;

/** What counts the lines that tests reach, with its options. */
const MEASURES = /^(?:c8|nyc)\b.*? (?=(?:npm|npx|yarn|pnpm|node|mocha|jest|ava|tap|tape|vitest|tsx|lab)\b)/;

/** @returns a command without what only starts it. */
export function withoutStarters(command: string): string {
  for (let at = command.trim(); ;) {
    const next = at.replace(MEASURES, '').replace(STARTER, '').replace(FOLDER, '').trim();
    if (next === at) return at;
    at = next;
  }
}

/**
 * What no verification does: it publishes, deploys, calls a service elsewhere, changes files in place, sets a version, waits for
 * changes, or asks a tool about itself.
 */
export const CHANGES: readonly RegExp[] = [
  /^(?:npm|pnpm|yarn|bun|cargo|poetry|uv|flit|hatch|vsce|ovsx|lerna|gem|dart pub|dotnet nuget|mvnw?|changeset)(?: run)? (?:publish|deploy|release|push|login|version|link|unlink|owner)\b/,
  /^(?:np|release-it|semantic-release|standard-version|goreleaser|twine|bumpversion|bump-my-version|bump2version|changelogithub|conventional-changelog|gh-pages|lint-staged|patch-package)\b/,
  /^(?:kubectl|helm (?:upgrade|install|push|uninstall)|helmfile|skaffold|pulumi|cdk|sam|serverless|sls|vercel|netlify|flyctl|fly|heroku|wrangler|firebase|gcloud|aws|az|eb|cf|oc|argocd|ansible-playbook|kamal|cap|supabase|railway|amplify)\b/,
  /^(?:terraform|tofu|terragrunt) (?:apply|destroy|plan|import|refresh)\b/,
  /^(?:docker-compose|docker (?:image push|compose|push|login|pull|run|exec|rm))\b/,
  /^(?:gh|glab|hub|curl|wget|ssh|scp|rsync|sftp|ftp|sudo|open|xdg-open|codecov|coveralls|sentry-cli|zuul)\b/,
  /^git (?:push|commit|add|tag|clean|reset|checkout|clone|pull|fetch|stash|merge|rebase)\b/,
  /^(?:black|isort|ruff format|cargo fmt|rustfmt|dotnet format|mix format|terraform fmt|tofu fmt|dprint fmt|dart format|swift-format|swiftformat|pint|php-cs-fixer fix|phpcbf|gofumpt|goimports|clang-format|documentation readme|doctoc|standard-format|elm-format|deno fmt|prettier|gofmt|sed -i)\b(?!.*(?:--check|-check\b|--dry-run|--list-different|--test|--verify-no-changes|-d\b|-l\b|--diff|--validate|\s-c\b))/,
  /^(?:tsc|tsup|tsdown|webpack|rollup|esbuild|microbundle|babel) (?:\S+ )*-w(?: |$)|^rubocop (?:\S+ )*-a(?: |$)|^(?:entr|watchexec|fswatch|reflex|cargo watch)\b/,
  /(?:^| )(?:--fix|--write|--autocorrect(?:-all)?|-A|-I|--in-place|--apply|--apply-unsafe|--unsafe|--devenv|--update|--updateSnapshot|--update-snapshots?|-u|--watch|--watchAll|--ui|--open|--version|--help|-V|-h|--init)(?: |=true|$)/,
];

/** What brings here what a verification needs: alone it verifies nothing. */
export const INSTALLS: readonly RegExp[] = [
  /^(?:npm|pnpm|yarn|bun|pip3?|uv pip|uv|poetry|pdm|pipenv|bundle|composer|cargo|go|gem|brew|apt|apt-get|apk|dnf|conda|mix|rustup|dotnet|dotnet tool|playwright|cypress|puppeteer|pre-commit|prek|husky|lefthook|terraform|tofu|helm repo|asdf|mise|volta|corepack|nvm)(?: run)? (?:install|install-deps|ci|i|add|get|deps\.get|sync|update|upgrade|autoupdate|restore|init|require|remove|clean|gc|enable|mod tidy|generate)\b/,
  /^(?:yarn|pnpm|bun|bundle|husky)$|^(?:git submodule|go generate|husky|(?:make|just) (?:clean|install))\b/,
];

/** Options by which only a part of the tests is run. */
export const SELECTS =
  /(?:^| )(?:-k|-m|-t|-g|-p|-pl|-run|-R|-bench|-fuzz|--grep|--package|--projects|--filter|--testNamePattern|--tests|--only|--lf|--last-failed|--co|--collect-only|--list|--list-?[tT]ests|--no-run|--notest|--skip-pkg-install|--target|--manifest-path|-x test|-DskipTests|-Dmaven\.test\.skip|--bench|--example|--bin|--doc)(?:[ =]|$)|(?<!devtools)(?<=\w)::\w|(?:^| ):\w|^cargo .*--test[ =]/;
