import { claim, codeFiles, type Detector, lineOf, signDetector, words } from '../detector.ts';
import { manifestDetector, type Said, WHOLE } from '../manifest.ts';
import { parseJsonLoosely } from '../parsers/json.ts';
import { parseToml, parseXml, parseYamlLoosely } from '../parsers/large.ts';
import { captures, keys, listOf, strings } from '../parsers/values.ts';
import { member, text as textOf } from '../../value/mapping.ts';
import { fileName, pathIn } from '../../value/path.ts';

export const dart = manifestDetector('dart', ['Dart'], ['pubspec.yaml'], (text) => {
  const yaml = parseYamlLoosely(text);
  if (yaml === undefined) return 'YAML';
  return { name: textOf(member(yaml, 'name')), dependencies: keys(member(yaml, 'dependencies')) };
});

export const elixir = manifestDetector('elixir', ['Elixir', 'Erlang'], ['mix.exs', 'rebar.config'], (text) => {
  const dependencies = text
    .split('\n')
    .filter((line) => !/only:\s*\[?:(?!prod)/.test(line))
    .flatMap((line) => /^\s*\{:?(\w+),\s*["'~[{]/.exec(line)?.[1] ?? []);
  return { name: /\bapp:\s*:(\w+)/.exec(text)?.[1], dependencies };
});

const REQUIRED =
  /^[ \t]*(?:require\s+)?([a-z0-9.-]+\.[a-z]{2,}\/\S+|connectrpc\.com\/\S+)[ \t]+v\S+(?!.*\/\/ indirect)(?:[ \t].*)?$/gm;

export const go = manifestDetector('go', ['Go'], ['go.mod'], (text) => ({
  name: /^module\s+(\S+)/m.exec(text)?.[1],
  dependencies: captures(text, REQUIRED),
}));

export const julia = manifestDetector('julia', ['Julia'], ['project.toml'], (text) => {
  const toml = parseToml(text);
  if (toml === undefined) return 'TOML';
  const name = textOf(member(toml, 'name'));
  const isPackage = name !== undefined && member(toml, 'uuid') !== undefined;
  return { name, dependencies: keys(member(toml, 'deps')), isPackage };
});

const PLUGIN = /^[\s*#]*(?:Plugin|Theme) Name:\s*\S/im;

export const php = manifestDetector(
  'php',
  ['PHP'],
  ['composer.json'],
  (text) => {
    const json = parseJsonLoosely(text);
    if (json === undefined) return 'JSON';
    return {
      name: textOf(member(json, 'name')),
      dependencies: keys(member(json, 'require')),
      development: keys(member(json, 'require-dev')),
    };
  },
  signDetector({
    id: 'php',
    subjects: ['role:backend_dev'],
    isMeant: ({ dir }) => dir === '',
    signs: [[/\.php$|^style\.css$/, 0.85, 'header of a WordPress plugin or theme', 'WordPress', PLUGIN]],
    looksAt: [
      { extensions: ['php'], folder: /^$/, bytes: 4096, files: 30 },
      { names: ['style.css'], folder: /^$/, bytes: 2048 },
    ],
  }),
);

export const r = manifestDetector('r', ['R', 'C', 'C++'], ['description'], (text) => {
  const name = /^Package:\s*([\w.]+)/m.exec(text)?.[1];
  if (name === undefined) return undefined;
  const fields = captures(text, /^(?:Imports|Depends):((?:.*\n?)(?:[ \t]+.*\n?)*)/gm);
  const dependencies = fields.flatMap((field) => captures(field, /(?:^|,)\s*([A-Za-z][\w.]*)/g));
  return { name, dependencies };
});

export const ruby = manifestDetector(
  'ruby',
  ['Ruby'],
  ['gemfile', 'gems.rb', '*.gemspec'],
  (text, { name, dir }, { listing }) => {
    const isSpec = name.endsWith('.gemspec');
    const names = isSpec ? captures(text, /add_(?:runtime_)?dependency[\s(]+["']([\w-]+)/g) : gems(text);
    // The gemspec beside a Gemfile names what the gem depends on: the rest is for its developers.
    const forDevelopers = !isSpec && listing.get(dir)?.names.some((each) => each.endsWith('.gemspec')) === true;
    return {
      dependencies: forDevelopers ? [] : names,
      development: forDevelopers ? names : [],
      isPackage: isSpec || names.includes('rails'),
    };
  },
  signDetector({
    id: 'ruby',
    subjects: ['role:mobile_dev'],
    signs: [[/(?:^|\/)Podfile$/, 0.5, 'CocoaPods of an app', 'CocoaPods']],
    looksAt: [{ names: ['podfile'], ...WHOLE }],
  }),
);

// Gems outside `group :development, :test do … end`, and without such a group of their own.
function gems(text: string): string[] {
  const names: string[] = [];
  let skipping = false;
  for (const line of text.split('\n')) {
    if (/^\s*group\b.*\bdo\b/.test(line))
      skipping = /:(?:development|test|docs?)\b/.test(line) && !/:production/.test(line);
    else if (/^end\b/.test(line)) skipping = false;
    const name = /^\s*gem[\s(]+["']([\w-]+)["']/.exec(line)?.[1];
    if (name !== undefined && !skipping && !/groups?:\s*\[?:(?:development|test)/.test(line)) names.push(name);
  }
  return names;
}

export const rust = manifestDetector('rust', ['Rust'], ['cargo.toml'], (text) => {
  const toml = parseToml(text);
  if (toml === undefined) return 'TOML';
  const needed = keys(member(toml, 'dependencies'));
  const dependencies = needed.filter((key) => member(toml, 'dependencies', key, 'optional') !== true);
  return { name: textOf(member(toml, 'package', 'name')), dependencies };
});

const NATIVE =
  words(`cmakelists.txt meson.build configure.ac conanfile.txt conanfile.py vcpkg.json build.zig build.bazel
  module.bazel stack.yaml dune-project library.properties platformio.ini idf_component.yml makefile`);
/** By name or extension; of all others C and C++. */
const NATIVE_LANGUAGES: Readonly<Record<string, readonly string[]>> = {
  'build.zig': ['Zig'],
  'module.bazel': ['Starlark', 'C', 'C++'],
  'stack.yaml': ['Haskell'],
  'dune-project': ['OCaml'],
  '.cabal': ['Haskell'],
  '.nimble': ['Nim'],
};

export const cpp: Detector = {
  id: 'cpp',
  looksAt: [{ names: NATIVE }, { extensions: ['cabal', 'nimble'] }],
  *detect(tree) {
    for (const { name, path, place, dir } of tree.files) {
      const lower = name.toLowerCase();
      // What cgo builds belongs to the module of Go; its makefile says how that is worked on.
      if (lower === 'makefile' && tree.listing.get(dir)?.names.includes('go.mod') === true) continue;
      const key = NATIVE.includes(lower) ? lower : (/\.(?:cabal|nimble)$/.exec(lower)?.[0] ?? '');
      if (place !== 'project' || key === '') continue;
      const languages = NATIVE_LANGUAGES[key] ?? ['C', 'C++'];
      yield claim('package', 1, path, 'native build file', { languages, group: path });
      if (key === 'platformio.ini')
        yield claim('role:backend_dev', 0.6, path, 'builds firmware', { technology: 'PlatformIO', group: 'firmware' });
    }
  },
};

export const dotnet = manifestDetector(
  'dotnet',
  ['C#', 'F#', 'Visual Basic', 'Razor'],
  ['*.csproj', '*.fsproj', '*.vbproj'],
  (text, { name }) => {
    const xml = parseXml(text.replace(/^\ufeff/, ''));
    if (xml === undefined) return 'XML';
    const project = member(xml, 'Project');
    const references = listOf(member(project, 'ItemGroup'))
      .flatMap((group) => ['PackageReference', 'FrameworkReference'].flatMap((each) => listOf(member(group, each))))
      .flatMap((reference) => textOf(member(reference, '@Include')) ?? []);
    if (references.some((each) => /^microsoft\.net\.test\.sdk$/i.test(each)) || /<IsTestProject>true/i.test(text))
      return undefined;
    const sdk = textOf(member(project, '@Sdk'))?.split('/')[0];
    const dependencies = [...references, ...(sdk === undefined ? [] : [sdk])];
    return { name: name.replace(/\.\w+$/, ''), dependencies };
  },
  {
    looksAt: [],
    *detect({ extensions, listing }) {
      const files = extensions.get('razor')?.files ?? 0;
      const more = { technology: 'Blazor', group: 'razor' };
      for (const { path, place, names } of files < 5 ? [] : listing.values()) {
        const first = place === 'project' ? names.find((name) => name.endsWith('.razor')) : undefined;
        if (first !== undefined)
          yield claim('role:frontend_dev', 0.75, pathIn(path, first), `one of ${files} Razor components`, more);
      }
    },
  },
);

const GRADLE = /^build\.gradle(?:\.kts)?$/;
/** Gradle plugins of Android: by id, by a catalog's alias, by a convention plugin of the project itself. */
const ANDROID_APP =
  /com\.android\.application|libs\.plugins\.(?:android\.application|[\w.]*android\.application)|\.android\.application\b|applicationId\s*(?:=|["'])/;
const ANDROID =
  /com\.android\.library|com\.android\.tools\.build:gradle|libs\.plugins\.[\w.]*android|\.android\.(?:library|feature)/;

export const jvm = manifestDetector(
  'jvm',
  ['Java', 'Kotlin', 'Scala', 'Groovy', 'Clojure'],
  words('pom.xml build.gradle build.gradle.kts build.sbt project.clj deps.edn build.xml'),
  (text, { name, place }) => {
    if (name === 'pom.xml') return ofMaven(parseXml(text));
    if (GRADLE.test(name)) return place === 'project' ? ofGradle(text) : undefined;
    const dependencies = captures(text, /%%?\s*"([\w.-]+)"|\[([\w./-]+)\s+"/g).map(fileName);
    return { dependencies };
  },
  {
    looksAt: [],
    *detect(tree) {
      for (const { name, path, place, dir } of tree.files) {
        if (place !== 'project') continue;
        // Plugins may be named for others only.
        const text = GRADLE.test(name) ? (tree.text(path) ?? '').replace(/^.*\bapply[( ]false\b.*$/gm, '') : '';
        const app = ANDROID_APP.test(text);
        const line = lineOf(text, app ? ANDROID_APP : ANDROID);
        if (line === undefined) continue;
        const more = { line, technology: 'Android', group: 'android gradle' };
        // A library that holds most of the code is what the project is.
        const isMost = dir !== '' && (tree.sources.get(dir)?.files ?? 0) * 2 >= codeFiles(tree);
        const [weight, why] = app
          ? [0.8, 'builds an Android app']
          : [isMost ? 0.6 : 0.5, 'uses the Android plugin of Gradle'];
        yield claim('role:mobile_dev', weight, path, why, more);
        yield claim('package', 1, path, 'Gradle build', { languages: [], group: path });
      }
    },
  },
);

function ofMaven(xml: unknown): Said {
  if (xml === undefined) return 'XML';
  const project = member(xml, 'project');
  const nodes = [
    ...listOf(member(project, 'dependencies', 'dependency')).filter((node) => member(node, 'scope') !== 'test'),
    ...listOf(member(project, 'parent')),
  ];
  const dependencies = nodes.flatMap((node) => textOf(member(node, 'artifactId')) ?? []);
  return { name: textOf(member(project, 'artifactId')), dependencies };
}

/** Of builds for Android the plugins say more than the libraries. */
function ofGradle(text: string): Said {
  if (ANDROID_APP.test(text) || ANDROID.test(text)) return undefined;
  const code = text.replace(/\/\/[^\n]*/g, '');
  const dependencies = [
    ...captures(
      code,
      /^[ \t]*(?:implementation|api|compile|compileOnly|runtimeOnly|providedCompile|"implementation")[\s(]+["'][^"':\n]+:([\w.-]+)/gm,
    ),
    ...captures(code, /\bid[\s(]+["']([\w.-]+)["']/g),
    ...captures(code, /\blibs\.([\w.]+)/g),
  ].map((name) => name.replace(/^plugins\./, ''));
  const spring = /springframework\.boot|libs\.plugins\.spring/.test(code) ? ['org.springframework.boot'] : [];
  return {
    dependencies: [...new Set([...dependencies, ...dependencies.map((name) => name.replaceAll('.', '-')), ...spring])],
  };
}

const REQUIREMENTS = /(?:^|\/)(?:requirements[^/]*\.(?:txt|in)|requirements\/[^/]+\.(?:txt|in))$/;
/** What a line begins with that requires a package. */
const NAME = /^[ \t]*([A-Za-z0-9][A-Za-z0-9_.-]*)/gm;
/** A package with what a program says below it: what it is there for. */
const ENTRY = /^([A-Za-z0-9][\w.-]*)[^\n]*(?:\n[ \t][^\n]*)*/gm;
/** It is there for a list that people wrote, or for a manifest. */
const IS_DIRECT = /[ \t]-r |\((?:pyproject\.toml|setup\.\w+)\)/;
/**
 * The project itself with its extras. Its own manifest names what it depends on then, and the rest of the list is for
 * its developers. Without extras the list may be the only one: many applications install themselves by `-e .`.
 */
const OWN_EXTRAS = /^[ \t]*(?:(?:-e|--editable)[ \t=]+)?["']?\.\/?\[/m;
/** The list of a setup.py, which is a program; extras are left out. */
const LISTED =
  /(?:install_requires\s*=|INSTALL_REQUIRES\s*=|^install_requires\s*=|requirements?\s*=)\s*\[([^\]]{0,8000})\]/gm;
const FOR_DEVELOPMENT = /(?:dev|test|doc|lint|ci|check|build|tool|typing)/i;

export const python = manifestDetector(
  'python',
  ['Python'],
  words('pyproject.toml setup.py setup.cfg pipfile environment.yml environment.yaml *.txt *.in'),
  (text, { name: fileName }, tree) => {
    const lower = fileName.toLowerCase();
    if (lower === 'pyproject.toml') {
      const toml = parseToml(text);
      if (toml === undefined) return 'TOML';
      const name = textOf(member(toml, 'project', 'name')) ?? textOf(member(toml, 'tool', 'poetry', 'name'));
      const dependencies = ofPyproject(toml);
      const isPackage = name !== undefined;
      return isPackage || dependencies.length > 0 ? { name, dependencies, isPackage } : undefined;
    }
    if (lower === 'setup.py')
      return { dependencies: captures(text, LISTED).flatMap((list) => captures(list, /["']([A-Za-z0-9_.-]+)/g)) };
    if (lower === 'setup.cfg') {
      const [list = ''] = captures(text, /^install_requires\s*=\s*\n((?:[ \t]+\S[^\n]*(?:\n|$))*)/gm);
      return /^\[options/m.test(text) ? { dependencies: captures(list, NAME) } : undefined;
    }
    if (lower === 'pipfile') {
      const toml = parseToml(text);
      return { dependencies: keys(member(toml, 'packages')), development: keys(member(toml, 'dev-packages')) };
    }
    if (lower.startsWith('environment.y')) {
      const dependencies = captures(text, /^[ \t]*-\s*(?:[\w-]+::)?([A-Za-z0-9_.-]+)/gm);
      return /^dependencies:/m.test(text) ? { dependencies } : undefined;
    }
    const packaged = tree.files.some((each) => /^(?:pyproject\.toml|setup\.(?:py|cfg))$/.test(each.path));
    // Beside a package's own manifest, a long list of exact versions is what its dependencies need, not what it does.
    const lines = text.split('\n').filter((line) => /^[A-Za-z0-9]/.test(line));
    const isLock = lines.length >= 80 && lines.filter((line) => line.includes('==')).length >= 0.95 * lines.length;
    if (FOR_DEVELOPMENT.test(fileName) || (packaged && isLock)) return undefined;
    const names = /^[ \t]+#[ \t]+via\b/m.test(text)
      ? [...text.matchAll(ENTRY)].filter(([entry]) => IS_DIRECT.test(entry)).map(([, name = '']) => name)
      : captures(text, NAME);
    return OWN_EXTRAS.test(text)
      ? { dependencies: [], development: names, isPackage: false }
      : { dependencies: names, isPackage: false };
  },
  { looksAt: [], path: REQUIREMENTS },
);

function ofPyproject(toml: unknown): string[] {
  const own = strings(member(toml, 'project', 'dependencies')).flatMap((each) => captures(each, NAME));
  const poetry = keys(member(toml, 'tool', 'poetry', 'dependencies')).filter(
    (name) => member(toml, 'tool', 'poetry', 'dependencies', name, 'optional') !== true,
  );
  return [...own, ...poetry];
}

/** Frameworks that screens are made of. */
const SCREENS = /^[ \t]*(?:@\w+ |public |internal )*import (SwiftUI|UIKit)\b/m;
const IOS = /IPHONEOS_DEPLOYMENT_TARGET|iphoneos/;

export const swift = manifestDetector(
  'swift',
  ['Swift', 'Objective-C'],
  ['package.swift'],
  (text) => {
    return { dependencies: captures(text, /\.package\([^)]*?url:\s*"[^"]*\/([\w.-]+?)(?:\.git)?"/g) };
  },
  {
    looksAt: [
      { names: ['project.pbxproj'], bytes: 4 * 1024 * 1024, files: 10 },
      { extensions: ['swift'], folder: /^Sources\//, bytes: 2048 },
      { extensions: ['xcconfig'], bytes: 8192 },
    ],
    *detect({ files, text: textAt }) {
      const sources = files.filter(({ path }) => /^Sources\/.*\.swift$/.test(path) && textAt(path) !== undefined);
      const drawing = sources.flatMap(({ path }): [technology: string, path: string][] => {
        const technology = SCREENS.exec(textAt(path) ?? '')?.[1];
        return technology === undefined ? [] : [[technology, path]];
      });
      const screens = drawing.length * 5 >= sources.length ? new Map(drawing.toReversed()) : [];
      for (const { name, path } of files.filter(({ place }) => place === 'project')) {
        const text = textAt(path) ?? '';
        const line = lineOf(text, name === 'Package.swift' ? /\.iOS\(/ : IOS);
        if (line === undefined) continue;
        if (/^project\.pbxproj$|\.xcconfig$/.test(name)) {
          const more = { line, group: 'xcode' };
          yield claim('role:mobile_dev', 0.75, path, 'Xcode project for iOS', more);
        } else if (name === 'Package.swift') {
          for (const [technology, at] of screens)
            yield claim('role:mobile_dev', 0.3, at, `imports ${technology}`, { technology, group: 'screens' });
          const more = { line, group: 'swift package' };
          yield claim('role:mobile_dev', 0.5, path, 'a package for iOS', more);
        }
      }
    },
  },
);
