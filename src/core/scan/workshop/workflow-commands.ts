import type { TreeView } from '../tree/tree.ts';
import { isPlainCommand, type Command, type Purpose } from './command.ts';

const FILE =
  /^(?:\.github\/workflows\/[^/]+\.ya?ml|\.gitlab-ci\.yml|\.circleci\/config\.yml|\.travis\.yml|azure-pipelines[^/]*\.ya?ml)$/;
/** A line that is a command: after `run:`, in a block, in a list of scripts. */
const LINE =
  /^[ \t]*(?:-[ \t]+)?(?:(?:run|script)[ \t]*:[ \t]*)?["']?([a-z./][\w./@-]*(?:[ \t][^\n"'|&;<>$`#{}]*)?)["']?[ \t]*$/gm;
/** What well-known programs are called for. */
const KNOWN: readonly (readonly [Purpose, RegExp])[] = [
  [
    'test',
    /^(?:(?:python3? -m |poetry run |uv run |pdm run |hatch run |bundle exec |npx |pnpm exec )?(?:pytest|tox|nox|rspec|jest|vitest|phpunit|behave|molecule)\b|(?:bin\/)?rails test\b|cargo (?:test|nextest)\b|go test\b|(?:\.\/)?mvnw? (?:[-\w]+ )*(?:test|verify)\b|\.\/gradlew (?:\w+ )*(?:test|check)\b|dotnet test\b|mix test\b|flutter test\b|dart test\b|swift test\b|ctest\b|sbt test\b|bats |terraform (?:test|validate)\b|helm unittest\b|dbt test\b|R CMD check\b|julia .*test)/,
  ],
  [
    'lint',
    /^(?:(?:python3? -m |poetry run |uv run |pdm run |bundle exec |npx |pnpm exec )?(?:ruff|flake8|black|isort|pylint|pre-commit|rubocop|brakeman|eslint|prettier|stylelint|yamllint|ansible-lint|markdownlint\S*|shellcheck|actionlint|phpcs|phpstan|standardrb|hadolint|tflint|codespell)\b|cargo (?:clippy|fmt)\b|golangci-lint\b|gofmt\b|go vet\b|mix (?:format|credo)\b|(?:flutter|dart) analyze\b|dart format\b|terraform fmt\b|helm lint\b|swiftlint\b|ktlint\b)/,
  ],
  ['types', /^(?:(?:python3? -m |poetry run |uv run |npx )?(?:mypy|pyright|tsc|sorbet|srb)\b|mix dialyzer\b)/],
  [
    'build',
    /^(?:cargo build\b|go build\b|(?:\.\/)?mvnw? (?:[-\w]+ )*(?:package|install|compile)\b|\.\/gradlew (?:\w+ )*(?:build|assemble\w*)\b|dotnet (?:build|publish)\b|mix compile\b|flutter build\b|swift build\b|cmake --build\b|docker build\b|xcodebuild\b|poetry build\b|uv build\b|python -m build\b)/,
  ],
  ['docs', /^(?:(?:poetry run |uv run )?(?:mkdocs build|sphinx-build|mdbook build|jekyll build)\b|make -C docs\b)/],
  [
    'migrate',
    /^(?:alembic upgrade|(?:bin\/)?rails db:migrate|mix ecto\.migrate|python manage\.py migrate|php artisan migrate)\b/,
  ],
];
/** What must stand at the top for a tool to have something to do there: jobs may check out other repositories, too. */
const NEEDS: readonly (readonly [RegExp, RegExp])[] = [
  [/^bundle |^(?:bin\/)?rails |^rspec/, /^Gemfile$/],
  [/^swift /, /^Package\.swift$/],
  [/^cargo /, /^Cargo\.toml$/],
  [/^go(?:langci-lint|fmt)? ?/, /^go\.(?:mod|work)$/],
  [/^(?:\.\/)?mvnw? /, /^pom\.xml$/],
  [/^dotnet /, /\.(?:slnx?|slnf|csproj|fsproj)$|^Directory\.Build|^global\.json$/],
  [/^mix /, /^mix\.exs$/],
  [/^(?:flutter|dart) /, /^pubspec\.yaml$/],
  [/^(?:uv|poetry|pdm|hatch) /, /^pyproject\.toml$/],
  [
    /^(?:python3? |pytest|tox|nox|ruff|flake8|black|mypy|isort|pylint)/,
    /^(?:pyproject\.toml|setup\.(?:py|cfg)|requirements.*\.txt|tox\.ini|noxfile\.py|manage\.py|pytest\.ini)$/,
  ],
  [/^dbt /, /^dbt_project\.ya?ml$/],
];
/** Words that only ask a tool about itself, or bring it here. */
const ASIDE = /(?:^| )(?:--version|--help|-V|install|autoupdate|update|cache|clean|download|config|init|login)(?: |$)/;
/** Between what the project calls its own and what its tools offer anyway. */
const RANK = 2;

/** Commands that pipelines run at the top of the tree: only short ones, and none that a shell would change. */
export function workflowCommands(tree: TreeView): Command[] {
  const found = new Map<string, Command>();
  const top = tree.listing.find(({ path }) => path === '')?.names ?? [];
  const fits = (command: string): boolean =>
    !ASIDE.test(command) && NEEDS.every(([tool, file]) => !tool.test(command) || top.some((name) => file.test(name)));
  for (const { path } of tree.files) {
    const text = FILE.test(path) ? tree.text(path) : undefined;
    if (text === undefined || /working-directory\s*:/.test(text)) continue;
    for (const match of text.matchAll(LINE)) {
      const command = (match[1] as string).trim();
      const purpose =
        isPlainCommand(command) && fits(command) ? KNOWN.find(([, pattern]) => pattern.test(command))?.[0] : undefined;
      if (purpose === undefined || found.has(command)) continue;
      found.set(command, { purpose, command, dir: '', rank: RANK });
    }
  }
  // The shortest says most; the others are its variants.
  return [...found.values()].sort((a, b) => a.command.length - b.command.length || (a.command < b.command ? -1 : 1));
}
