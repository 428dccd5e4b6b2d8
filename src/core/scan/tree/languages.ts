/** Languages whose files end in their names. */
const BY_NAME = 'Vue Svelte Astro Go Java Scala Groovy PHP Swift Dart Zig Nim Lua R Razor Elm Gleam D Move Tcl'.split(
  ' ',
);
/** The endings of files of the others, language by language. */
const ENDINGS: Readonly<Record<string, string>> = {
  JavaScript: 'js cjs mjs jsx',
  TypeScript: 'ts mts cts tsx',
  Python: 'py pyx',
  Rust: 'rs',
  Kotlin: 'kt kts',
  Clojure: 'clj cljc cljs',
  'C#': 'cs',
  'F#': 'fs',
  'Visual Basic': 'vb',
  Ruby: 'rb',
  Elixir: 'ex exs',
  Erlang: 'erl',
  'Objective-C': 'm mm',
  C: 'c h',
  'C++': 'cc cpp cxx hpp hh ino',
  Haskell: 'hs',
  OCaml: 'ml',
  Perl: 'pl pm',
  Julia: 'jl',
  CoffeeScript: 'coffee',
  PureScript: 'purs',
  ReScript: 'res',
  Crystal: 'cr',
  Fortran: 'f f90 f95',
  Solidity: 'sol',
  Verilog: 'v sv',
  VHDL: 'vhd vhdl',
  Ada: 'adb ads',
  Starlark: 'bzl',
};

/** Programming languages by file extension; what counts as code when a tree is judged. */
export const LANGUAGES: Readonly<Record<string, string>> = Object.fromEntries(
  [...BY_NAME.map((name) => [name, name.toLowerCase()] as const), ...Object.entries(ENDINGS)].flatMap(
    ([language, endings]) => endings.split(' ').map((ending) => [ending, language]),
  ),
);

/** Languages that are written beside one another, and test one another. */
const FAMILIES = [
  ['JavaScript', 'TypeScript', 'Vue', 'Svelte', 'Astro', 'CoffeeScript'],
  ['C', 'C++', 'Objective-C', 'Swift'],
  ['Java', 'Kotlin', 'Scala', 'Groovy'],
];

/** @returns the first language of a family; a language alone is its own */
export function familyOf(language: string): string {
  return FAMILIES.find((family) => family.includes(language))?.[0] ?? language;
}

/** Names of test files that are anywhere, language by language. */
const TEST_NAME =
  /(?:(?:^|[._-])(?:test|tests|spec|e2e|cy|test-d)\.[cm]?[jt]sx?|^tests?\.py|_test\.(?:go|py|exs|rb|dart)|[_-]test\.(?:cc|cpp|c)|^test_[^/]*\.py|^test[-_](?![^/]*(?:stubs?|support|helpers?|main|common|mocks?)\.)[^/]*\.(?:c|cc|cpp|cxx)|[sS]pec\.[jt]s|_tests?\.bzl|_spec\.rb|(?:Tests?|IT)\.(?:java|kt|scala|groovy|cs|fs|vb|swift|php|m|mm)|Spec\.(?:java|kt|scala|groovy|fs|swift|php|m|mm)|_test\.rego|\.feature|\.bats|\.tftest\.hcl)$/;

/** Names that say more than what language they are in: of a test (all that the pattern above accepts), or of settings. */
const TELLING =
  /test|spec|e2e|IT\.|\.cy\.|\.bats$|\.feature$|conf|setup|preset|workspace|_build|^build\.|rc\.|file\.|\.gradle\.|^(?:mix|wallaby|cucumber)\.|^package\.s/i;

/** In a test folder, these extensions hold tests whatever the file is called. */
const IN_TEST_FOLDER = new Set('rs c cc cpp cxx php java kt swift cs js ts mjs cjs tsx jsx pl r jl hs lua'.split(' '));

/** @returns whether a name says neither of tests nor of settings; one look, for most names say neither. */
export function looksOrdinary(name: string): boolean {
  return !TELLING.test(name);
}

/** In a test folder, names of what tests use; Cargo takes all of its own for tests. */
const HELPER =
  /(?:^|[._-])(?:config|setup|helpers?|utils?|support|globals?|teardown|base|bench(?:es|marks?)?|factory|factories|mock|fixtures?)\b/i;

/** Folders of end-to-end tests, and what runs them. */
export const END_TO_END = /(?:^|\/)(?:e2e|cypress|detox|maestro|playwright)(?:[-_/ ]|$)/i;

/** @returns whether a file holds tests, by its name and by where it stands. */
export function isTestFile(name: string, extension: string, inTestFolder: boolean): boolean {
  // What only declares types runs nothing.
  if (name.endsWith('.d.ts')) return false;
  if (TELLING.test(name) && TEST_NAME.test(name)) return true;
  if (!inTestFolder || name === 'mod.rs' || /^expected|(?:^|[._-])fuzz/i.test(name)) return false;
  if (extension !== 'rs' && HELPER.test(name)) return false;
  return IN_TEST_FOLDER.has(extension) || /^(?:test|spec)_.*\.rb$|_tests\.py$/.test(name);
}
