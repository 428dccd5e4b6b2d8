/** Programming languages by file extension; what counts as code when a tree is judged. */
export const LANGUAGES: Readonly<Record<string, string>> = {
  js: 'JavaScript',
  cjs: 'JavaScript',
  mjs: 'JavaScript',
  jsx: 'JavaScript',
  ts: 'TypeScript',
  mts: 'TypeScript',
  cts: 'TypeScript',
  tsx: 'TypeScript',
  vue: 'Vue',
  svelte: 'Svelte',
  astro: 'Astro',
  py: 'Python',
  pyx: 'Python',
  go: 'Go',
  rs: 'Rust',
  java: 'Java',
  kt: 'Kotlin',
  kts: 'Kotlin',
  scala: 'Scala',
  groovy: 'Groovy',
  clj: 'Clojure',
  cs: 'C#',
  fs: 'F#',
  vb: 'Visual Basic',
  php: 'PHP',
  rb: 'Ruby',
  ex: 'Elixir',
  exs: 'Elixir',
  erl: 'Erlang',
  swift: 'Swift',
  m: 'Objective-C',
  mm: 'Objective-C',
  dart: 'Dart',
  c: 'C',
  h: 'C',
  cc: 'C++',
  cpp: 'C++',
  cxx: 'C++',
  hpp: 'C++',
  hh: 'C++',
  ino: 'C++',
  hs: 'Haskell',
  ml: 'OCaml',
  zig: 'Zig',
  nim: 'Nim',
  lua: 'Lua',
  pl: 'Perl',
  pm: 'Perl',
  r: 'R',
  jl: 'Julia',
  razor: 'Razor',
};

/** Names of test files that stand anywhere, language by language. */
const TEST_NAME =
  /(?:[._-](?:test|tests|spec|e2e|cy)\.[cm]?[jt]sx?|_test\.(?:go|py|exs|rb|dart|cc|cpp|c)|^test_[^/]*\.(?:py|rb)|[sS]pec\.[jt]s|_spec\.rb|(?:Tests?|Spec|IT)\.(?:java|kt|scala|groovy|cs|fs|vb|swift|php|m|mm)|_test\.rego|\.feature|\.bats|\.tftest\.hcl)$/;

/** Names that say more than what language they are in: of a test (all that the pattern above accepts), or of settings. */
const TELLING = /test|spec|e2e|IT\.|\.cy\.|\.bats$|\.feature$|conf|setup|rc\.|file\.|\.gradle\./i;

/** In a test folder, these extensions hold tests whatever the file is called. */
const IN_TEST_FOLDER = new Set([
  'rs',
  'c',
  'cc',
  'cpp',
  'cxx',
  'php',
  'java',
  'kt',
  'swift',
  'cs',
  'js',
  'ts',
  'mjs',
  'cjs',
  'tsx',
  'jsx',
  'pl',
  'r',
  'jl',
  'hs',
  'lua',
]);

/** @returns whether a name says neither of tests nor of settings; one look, for most names say neither. */
export function looksOrdinary(name: string): boolean {
  return !TELLING.test(name);
}

/** @returns whether a file holds tests, by its name and by where it stands. */
export function isTestFile(name: string, extension: string, inTestFolder: boolean): boolean {
  if (TELLING.test(name) && TEST_NAME.test(name)) return true;
  return (
    inTestFolder &&
    IN_TEST_FOLDER.has(extension) &&
    !/(?:^|[._-])(?:config|setup|helpers?|utils?|support|globals?|teardown|base|factory|factories|mock|fixtures?)\b/i.test(
      name,
    )
  );
}
