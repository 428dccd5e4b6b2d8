import { claim, type Detector, words } from '../detector.ts';

const NAMES = words(`cmakelists.txt meson.build configure.ac conanfile.txt conanfile.py vcpkg.json build.zig build.bazel
  module.bazel stack.yaml dune-project library.properties platformio.ini idf_component.yml makefile`);
/** By name or extension; of all others C and C++. */
const LANGUAGES: Readonly<Record<string, readonly string[]>> = {
  'build.zig': ['Zig'],
  'stack.yaml': ['Haskell'],
  'dune-project': ['OCaml'],
  '.cabal': ['Haskell'],
  '.nimble': ['Nim'],
};

export const cpp: Detector = {
  id: 'cpp',
  looksAt: [{ names: NAMES }, { extensions: ['cabal', 'nimble'] }],
  *detect(tree) {
    for (const { name, path, place } of tree.files) {
      const lower = name.toLowerCase();
      const key = NAMES.includes(lower) ? lower : (/\.(?:cabal|nimble)$/.exec(lower)?.[0] ?? '');
      if (place !== 'project' || key === '') continue;
      yield claim('package', 1, path, 'native build file', { languages: LANGUAGES[key] ?? ['C', 'C++'], group: path });
    }
  },
};
