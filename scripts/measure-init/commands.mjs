// Whether a repository has a command: its manifest defines it, or a file it runs is there, or a workflow runs it.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse as parseYaml } from 'yaml';

/** What must be in the folder, or above it, for a command of a tool that needs no definition of its own. */
const NEEDS = {
  cargo: /^Cargo\.toml$/,
  go: /^(?:go\.mod|go\.work)$/,
  golangci_lint: /^\.golangci\./,
  mvn: /^pom\.xml$/,
  gradle: /^(?:build|settings)\.gradle/,
  dotnet: /\.(?:sln|slnx|slnf|csproj|fsproj)$|^Directory\.Build/,
  mix: /^mix\.exs$/,
  rebar3: /^rebar\.config$/,
  flutter: /^pubspec\.yaml$/,
  dart: /^pubspec\.yaml$/,
  swift: /^Package\.swift$/,
  bundle: /^Gemfile$/,
  rake: /^Rakefile/,
  rails: /^Gemfile$/,
  sbt: /^build\.sbt$/,
  cmake: /^CMakeLists\.txt$/,
  ctest: /^CMakeLists\.txt$/,
  meson: /^meson\.build$/,
  zig: /^build\.zig$/,
  julia: /^Project\.toml$/,
  Rscript: /^DESCRIPTION$/,
  R: /^DESCRIPTION$/,
  terraform: /\.tf$/,
  tofu: /\.(?:tf|tofu)$/,
  terragrunt: /\.hcl$/,
  pre_commit: /^\.pre-commit-config\.yaml$/,
  dbt: /^dbt_project\.ya?ml$/,
  docker: /^(?:Docker|docker-?)?(?:file|compose|Compose)?[^/]*$/,
  mkdocs: /^mkdocs\.ya?ml$/,
  mdbook: /^book\.toml$/,
  jekyll: /^_config\.yml$/,
  helm: /^Chart\.yaml$/,
  nix: /^(?:flake|default)\.nix$/,
  jb: /^jsonnetfile\.json$/,
};

/**
 * @param {{command: string, dir: string}} named
 * @param {string} root of the checkout
 */
export function commandExists({ command, dir }, root) {
  const folder = join(root, dir);
  if (!existsSync(folder)) return false;
  const words = command.trim().split(/\s+/);
  const [tool, first = '', second = ''] = words;
  const text = (name) => (existsSync(join(folder, name)) ? readFileSync(join(folder, name), 'utf8') : undefined);
  const names = readdirSync(folder);
  const find = (pattern) => names.find((name) => pattern.test(name));
  if (/^(?:npm|yarn|pnpm|bun)$/.test(tool)) {
    const script = first === 'run' ? second : first;
    if (/^(?:install|ci)$/.test(script)) return find(/^package\.json$/) !== undefined;
    return Object.hasOwn(JSON.parse(text('package.json') ?? '{}').scripts ?? {}, script) || inWorkflows(command, root);
  }
  if (tool === 'make') {
    const file = text(find(/^(?:GNU)?[Mm]akefile$/) ?? 'Makefile');
    return (
      file !== undefined &&
      (first === '' ||
        new RegExp(
          `^${escaped(first)}(?:\\s[^:=]*)?:(?!=)|^[^#\\n:=]*\\b${escaped(first)}\\b[^:=\\n]*:(?!=)`,
          'm',
        ).test(file))
    );
  }
  if (tool === 'just') {
    const file = text(find(/^\.?justfile$/i) ?? 'justfile');
    return file !== undefined && new RegExp(`^@?${escaped(first)}\\b[^\\n]*:`, 'm').test(file);
  }
  if (tool === 'task') {
    const file = text(find(/^Taskfile\.(?:dist\.)?ya?ml$/i) ?? 'Taskfile.yml');
    return file !== undefined && Object.hasOwn(parseYaml(file).tasks ?? {}, first);
  }
  if (tool === 'composer') {
    if (first === 'install') return names.includes('composer.json');
    return Object.hasOwn(JSON.parse(text('composer.json') ?? '{}').scripts ?? {}, first === 'run' ? second : first);
  }
  if (tool === 'tox' || tool === 'nox')
    return find(tool === 'tox' ? /^tox\.(?:ini|toml)$|^pyproject\.toml$/ : /^noxfile\.py$/) !== undefined;
  if (/^(?:poe|pdm|hatch|poetry|uv|pytest|python3?|ruff|mypy|black|pylint|flake8)$/.test(tool)) {
    const manifests = [
      'pyproject.toml',
      'setup.cfg',
      'tox.ini',
      'pytest.ini',
      'setup.py',
      'requirements.txt',
      'manage.py',
      'mypy.ini',
      'ruff.toml',
      '.flake8',
    ];
    const all = manifests.map((name) => text(name) ?? '').join('\n');
    const script = words.slice(1).find((word) => word.endsWith('.py'));
    if (script !== undefined) return existsSync(join(folder, script)) || inWorkflows(command, root);
    const key = words.findLast((word) => /^[a-z]/.test(word)) ?? tool;
    return (
      all.includes(tool) || all.includes(key) || inWorkflows(command, root) || pythonFilesMention(tool, folder, names)
    );
  }
  if (tool === 'php') return existsSync(join(folder, first));
  if (tool === 'ansible-lint') return find(/^\.ansible-lint/) !== undefined || inWorkflows(command, root);
  if (tool.startsWith('./') || tool.includes('/')) return existsSync(join(folder, tool));
  const needed = NEEDS[tool.replaceAll('-', '_')];
  if (needed !== undefined && find(needed) !== undefined) return true;
  return inWorkflows(command, root);
}

function pythonFilesMention(tool, folder, names) {
  return names
    .filter((name) => /^requirements.*\.(?:txt|in)$|^\.pre-commit-config\.yaml$/.test(name))
    .some((name) => readFileSync(join(folder, name), 'utf8').includes(tool));
}

function inWorkflows(command, root) {
  const folder = join(root, '.github/workflows');
  const files = existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];
  const others = ['.gitlab-ci.yml', '.travis.yml', '.circleci/config.yml', 'azure-pipelines.yml'].map((name) =>
    join(root, name),
  );
  return [...files, ...others.filter((name) => existsSync(name))].some((file) =>
    readFileSync(file, 'utf8').includes(command),
  );
}

function escaped(text) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
