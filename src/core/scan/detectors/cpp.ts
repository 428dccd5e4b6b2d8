import { claim, type Detector } from '../detector.ts';

const NAMES = [
  'cmakelists.txt',
  'meson.build',
  'configure.ac',
  'conanfile.txt',
  'conanfile.py',
  'vcpkg.json',
  'build.zig',
  'build.bazel',
  'module.bazel',
  'stack.yaml',
  'dune-project',
  'library.properties',
  'platformio.ini',
  'idf_component.yml',
  'makefile',
];
const LANGUAGES: Readonly<Record<string, readonly string[]>> = {
  'build.zig': ['Zig'],
  'stack.yaml': ['Haskell'],
  'dune-project': ['OCaml'],
};

export const cpp: Detector = {
  id: 'cpp',
  title: 'C, C++ and other native builds',
  docs: 'CMake, Meson, Autotools, Conan, vcpkg, Bazel, Arduino and PlatformIO, Zig, Haskell, OCaml and Nim build files in the project itself.',
  looksAt: [{ names: NAMES }, { extensions: ['cabal', 'nimble'] }],
  detect(tree) {
    const claims = tree.files
      .filter((file) => file.place === 'project')
      .flatMap((file) => {
        const lower = file.name.toLowerCase();
        const extension = lower.split('.').at(-1);
        const languages =
          extension === 'cabal' ? ['Haskell'] : extension === 'nimble' ? ['Nim'] : (LANGUAGES[lower] ?? ['C', 'C++']);
        if (!NAMES.includes(lower) && extension !== 'cabal' && extension !== 'nimble') return [];
        return [claim('package', 1, file.path, 'native build file', { languages, group: file.path })];
      });
    return { claims };
  },
};
