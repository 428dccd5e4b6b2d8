import type { TreeView } from '../tree/tree.ts';
import type { Command, Purpose } from './command.ts';

/** Commands that a tool offers as soon as a file of this name is there. */
interface Tool {
  readonly file: RegExp;
  readonly commands: Readonly<Partial<Record<Purpose, string>>>;
  /** Another file of the folder that must be there, too. */
  readonly beside?: RegExp;
  /** A command that is only there without this file. */
  readonly unless?: RegExp;
}

const TOOLS: readonly Tool[] = [
  { file: /^Cargo\.toml$/, commands: { build: 'cargo build', test: 'cargo test', lint: 'cargo clippy' } },
  { file: /^Cargo\.toml$/, beside: /^\.?rustfmt\.toml$/, commands: { lint: 'cargo fmt --check' } },
  { file: /^go\.mod$/, commands: { build: 'go build ./...', test: 'go test ./...' } },
  { file: /^\.golangci\.(?:ya?ml|toml|json)$/, commands: { lint: 'golangci-lint run' } },
  { file: /^mvnw$/, commands: { build: './mvnw package', test: './mvnw test' } },
  { file: /^pom\.xml$/, unless: /^mvnw$/, commands: { build: 'mvn package', test: 'mvn test' } },
  { file: /^gradlew$/, commands: { build: './gradlew build', test: './gradlew test' } },
  { file: /^build\.sbt$/, commands: { build: 'sbt compile', test: 'sbt test' } },
  { file: /\.slnx?$/, commands: { build: 'dotnet build', test: 'dotnet test' } },
  { file: /^mix\.exs$/, commands: { test: 'mix test', build: 'mix compile' } },
  { file: /^mix\.exs$/, beside: /^\.formatter\.exs$/, commands: { lint: 'mix format --check-formatted' } },
  { file: /^\.rspec$/, commands: { test: 'bundle exec rspec' } },
  { file: /^Rakefile$/, unless: /^\.rspec$/, commands: { test: 'bundle exec rake' } },
  { file: /^\.rubocop\.yml$/, commands: { lint: 'bundle exec rubocop' } },
  { file: /^config\.ru$/, beside: /^Gemfile$/, commands: { 'set up': 'bundle install' } },
  { file: /^pubspec\.yaml$/, beside: /^analysis_options\.yaml$/, commands: { lint: 'dart analyze' } },
  { file: /^Package\.swift$/, commands: { build: 'swift build', test: 'swift test' } },
  { file: /^tox\.(?:ini|toml)$/, commands: { test: 'tox' } },
  { file: /^noxfile\.py$/, commands: { test: 'nox' } },
  { file: /^pytest\.ini$/, commands: { test: 'pytest' } },
  { file: /^manage\.py$/, commands: { run: 'python manage.py runserver', migrate: 'python manage.py migrate' } },
  { file: /^artisan$/, commands: { run: 'php artisan serve', migrate: 'php artisan migrate' } },
  { file: /^phpunit(?:\.dist)?\.xml(?:\.dist)?$/, commands: { test: 'vendor/bin/phpunit' } },
  { file: /^phpstan(?:\.neon)?(?:\.dist)?(?:\.neon)?$/, commands: { lint: 'vendor/bin/phpstan analyse' } },
  { file: /^\.pre-commit-config\.yaml$/, commands: { lint: 'pre-commit run --all-files' } },
  { file: /^dbt_project\.ya?ml$/, commands: { build: 'dbt build', test: 'dbt test' } },
  { file: /^CMakeLists\.txt$/, commands: { build: 'cmake -B build', test: 'ctest --test-dir build' } },
  { file: /^meson\.build$/, commands: { build: 'meson setup build', test: 'meson test -C build' } },
  { file: /^build\.zig$/, commands: { build: 'zig build', test: 'zig build test' } },
  {
    file: /^\.terraform\.lock\.hcl$|^versions\.tf$/,
    commands: { lint: 'terraform fmt -check', test: 'terraform validate' },
  },
  { file: /^Chart\.yaml$/, commands: { lint: 'helm lint' } },
  { file: /^\.ansible-lint$/, commands: { lint: 'ansible-lint' } },
  { file: /^flake\.nix$/, commands: { test: 'nix flake check' } },
  { file: /^mkdocs\.ya?ml$/, commands: { docs: 'mkdocs build' } },
  { file: /^book\.toml$/, commands: { docs: 'mdbook build' } },
  { file: /^compose\.ya?ml$|^docker-compose\.ya?ml$/, commands: { run: 'docker compose up' } },
];
/** What a tool offers stands behind what the project calls its own. */
const RANK = 5;

/** Commands that the tools of a folder offer, by the files that are there. */
export function toolCommands(dir: string, { listing }: TreeView): Command[] {
  const names = listing.find(({ path }) => path === dir)?.names ?? [];
  const has = (pattern: RegExp): boolean => names.some((name) => pattern.test(name));
  return TOOLS.filter(
    ({ file, beside, unless }) =>
      has(file) && (beside === undefined || has(beside)) && !(unless !== undefined && has(unless)),
  ).flatMap(({ commands }) =>
    Object.entries(commands).map(([purpose, command]) => ({ purpose: purpose as Purpose, command, dir, rank: RANK })),
  );
}
