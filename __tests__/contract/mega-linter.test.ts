/** The plugin of MegaLinter: MegaLinter takes it, and what it says of the program is so. */
import { expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { parse as parseArguments } from '../../src/cli/arguments.ts';
import { command } from '../../src/cli/commands/lint.ts';
import { runMain } from '../support/main.ts';
import { ROOT } from './sources.ts';

interface Linter {
  readonly [key: string]: unknown;
  readonly linter_name: string;
  readonly cli_lint_extra_args: readonly string[];
  readonly cli_lint_fix_arg_name: string;
  readonly cli_version_arg_name: string;
  readonly cli_help_arg_name: string;
  readonly cli_lint_errors_regex: string;
  readonly examples: readonly string[];
}

interface Descriptor {
  readonly [key: string]: unknown;
  readonly file_extensions: readonly string[];
  readonly file_names_regex: readonly string[];
  readonly install: { readonly dockerfile: readonly string[] };
  readonly linters: readonly [Linter];
}

// MegaLinter takes a plugin from a folder of this name, and a file with this ending.
const FOLDER = 'mega-linter-plugin-cartwright';
const [file = '', ...others] = readdirSync(join(ROOT, FOLDER));
const descriptor = parse(readFileSync(join(ROOT, FOLDER, file), 'utf8')) as Descriptor;
const [linter] = descriptor.linters;

/** Keys of its JSON Schema (megalinter-descriptor.jsonschema.json), which allows no others. */
const KEYS = 'descriptor_id descriptor_label descriptor_type file_extensions file_names_regex install linters'.split(
  ' ',
);
const LINTER_KEYS = (
  'linter_name name linter_url linter_repo linter_rules_url linter_spdx_license cli_lint_mode cli_lint_extra_args ' +
  'cli_lint_fix_arg_name cli_help_arg_name cli_version_arg_name cli_lint_errors_count cli_lint_errors_regex examples'
).split(' ');

test('it has the name and the keys that MegaLinter takes', () => {
  expect([file.endsWith('.megalinter-descriptor.yml'), others]).toEqual([true, []]);
  expect([Object.keys(descriptor), Object.keys(linter)]).toEqual([KEYS, LINTER_KEYS]);
  expect([descriptor['descriptor_type'], linter['cli_lint_mode'], linter['cli_lint_errors_count']]).toEqual([
    'tooling_format',
    'list_of_files',
    'regex_number',
  ]);
});

test('it installs this version, and runs nothing of it while it does', () => {
  const { name, version, bin } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    readonly name: string;
    readonly version: string;
    readonly bin: Readonly<Record<string, string>>;
  };
  // A plugin's instructions must begin with RUN.
  expect(descriptor.install.dockerfile).toEqual([`RUN npm install --global --ignore-scripts ${name}@${version}`]);
  expect(Object.keys(bin)).toContain(linter.linter_name);
});

test('it looks at CAL files and at nothing else', () => {
  const looksAt = (path: string): boolean =>
    descriptor.file_extensions.some((ending) => path.endsWith(ending)) &&
    descriptor.file_names_regex.some((pattern) => new RegExp(`^(?:${pattern})$`).test(path));
  const names = ['a.cal.json', 'a.cal.yaml', 'a.cal.yml', 'a.json', 'cal.yaml', 'a.cal.yaml.bak', 'a.calxjson'];
  expect(names.filter(looksAt)).toEqual(['a.cal.json', 'a.cal.yaml', 'a.cal.yml']);
});

test('its arguments are those of the command, and it counts errors as the program prints them', async () => {
  const { linter_name: program, cli_lint_extra_args: args, cli_lint_fix_arg_name: fix } = linter;
  const [name, ...rest] = args;
  expect([name, program]).toEqual([command.name, 'cartwright']);
  await expect(parseArguments(command, [...rest, fix, 'a.cal.yaml'])).resolves.toBeDefined();
  for (const flag of [linter.cli_version_arg_name, linter.cli_help_arg_name])
    expect(await runMain([flag])).toMatchObject({ code: 0, err: '' });
  for (const example of linter.examples) expect(example.startsWith(`${program} ${name} `)).toBe(true);
  for (const text of ['{', '{"schemaVersion":"cart.cal/1","id":"A"}']) {
    const lint = ['lint', '--stdin-filename', 'a.cal.json'];
    const { out } = await runMain(lint, '/', text);
    const { summary } = JSON.parse((await runMain([...lint, '--format', 'json'], '/', text)).out) as {
      readonly summary: { readonly errors: number };
    };
    expect(summary.errors).toBeGreaterThan(0);
    expect(Number(new RegExp(linter.cli_lint_errors_regex).exec(out)?.[1])).toBe(summary.errors);
  }
});
