import { claim, type Detector, lineOf, signDetector, words } from '../detector.ts';
import { claimsOfManifest, manifestDetector, type Said, WHOLE } from '../manifest.ts';
import { parseJsonLoosely } from '../parsers/json.ts';
import { parseToml, parseXml, parseYamlLoosely } from '../parsers/large.ts';
import { keys, listOf, strings } from '../parsers/values.ts';
import { member } from '../../value/mapping.ts';
import { text as textOf } from '../../value/mapping.ts';

export const dart = manifestDetector('dart', ['Dart'], ['pubspec.yaml'], (text) => {
  const yaml = parseYamlLoosely(text);
  if (yaml === undefined) return 'YAML';
  return { name: textOf(member(yaml, 'name')), dependencies: keys(member(yaml, 'dependencies')) };
});

export const elixir = manifestDetector('elixir', ['Elixir', 'Erlang'], ['mix.exs', 'rebar.config'], (text) => {
  const dependencies = text
    .split('\n')
    .filter((line) => !/only:\s*\[?:(?:test|dev)/.test(line))
    .flatMap((line) => /^\s*\{:?(\w+),\s*["'~[{]/.exec(line)?.[1] ?? []);
  return { name: /\bapp:\s*:(\w+)/.exec(text)?.[1], dependencies };
});

const REQUIRED = /^\s*(?:require\s+)?([a-z0-9.-]+\.[a-z]{2,}\/\S+|connectrpc\.com\/\S+)\s+v\S+(.*)$/gm;

export const go = manifestDetector('go', ['Go'], ['go.mod'], (text) => ({
  name: /^module\s+(\S+)/m.exec(text)?.[1],
  dependencies: [...text.matchAll(REQUIRED)].flatMap(([, name = '', rest]) =>
    rest?.includes('// indirect') === true ? [] : name,
  ),
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
  const dependencies = [...text.matchAll(/^(?:Imports|Depends):((?:.*\n?)(?:[ \t]+.*\n?)*)/gm)].flatMap((field) =>
    [...(field[1] as string).matchAll(/(?:^|,)\s*([A-Za-z][\w.]*)/g)].map((match) => match[1] as string),
  );
  return { name, dependencies };
});

export const ruby = manifestDetector(
  'ruby',
  ['Ruby'],
  ['gemfile', 'gems.rb', '*.gemspec'],
  (text, { name }) => {
    const isSpec = name.endsWith('.gemspec');
    const dependencies = isSpec
      ? [...text.matchAll(/add_(?:runtime_)?dependency[\s(]+["']([\w-]+)/g)].map((match) => match[1] as string)
      : gems(text);
    return { dependencies, isPackage: isSpec || dependencies.includes('rails') };
  },
  signDetector({
    id: 'ruby',
    subjects: ['role:mobile_dev'],
    signs: [[/(?:^|\/)Podfile$/, 0.5, 'CocoaPods of an app', 'iOS']],
    looksAt: [{ names: ['podfile', 'fastfile'], ...WHOLE }],
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
  'stack.yaml': ['Haskell'],
  'dune-project': ['OCaml'],
  '.cabal': ['Haskell'],
  '.nimble': ['Nim'],
};

export const cpp: Detector = {
  id: 'cpp',
  looksAt: [{ names: NATIVE }, { extensions: ['cabal', 'nimble'] }],
  *detect(tree) {
    for (const { name, path, place } of tree.files) {
      const lower = name.toLowerCase();
      const key = NATIVE.includes(lower) ? lower : (/\.(?:cabal|nimble)$/.exec(lower)?.[0] ?? '');
      if (place !== 'project' || key === '') continue;
      const languages = NATIVE_LANGUAGES[key] ?? ['C', 'C++'];
      yield claim('package', 1, path, 'native build file', { languages, group: path });
    }
  },
};

const DOTNET_PROJECT = /\.(?:cs|fs|vb)proj$/;

export const dotnet: Detector = {
  id: 'dotnet',
  looksAt: [{ extensions: ['csproj', 'fsproj', 'vbproj'], bytes: 256 * 1024, whole: true }],
  *detect(tree) {
    for (const file of tree.files) {
      const text = DOTNET_PROJECT.test(file.name) ? tree.text(file.path) : undefined;
      if (text === undefined) continue;
      const xml = parseXml(text.replace(/^\ufeff/, ''));
      if (xml === undefined) {
        yield `${file.path}: not valid XML; it was not used`;
        continue;
      }
      const project = member(xml, 'Project');
      const references = listOf(member(project, 'ItemGroup'))
        .flatMap((group) => ['PackageReference', 'FrameworkReference'].flatMap((name) => listOf(member(group, name))))
        .flatMap((reference) => textOf(member(reference, '@Include')) ?? []);
      if (references.some((name) => /^microsoft\.net\.test\.sdk$/i.test(name)) || /<IsTestProject>true/i.test(text))
        continue;
      const sdk = textOf(member(project, '@Sdk'))?.split('/')[0];
      yield* claimsOfManifest({
        file,
        text,
        ecosystem: 'dotnet',
        languages: ['C#', 'F#', 'Visual Basic', 'Razor'],
        name: file.name.replace(DOTNET_PROJECT, ''),
        dependencies: [...references, ...(sdk === undefined ? [] : [sdk])],
      });
    }
    const razor = tree.extensions.get('razor');
    if (razor === undefined || razor.files < 5) return;
    const more = { technology: 'Blazor', group: 'razor' };
    yield claim('role:frontend_dev', 0.75, razor.sample, `${razor.files} Razor components`, more);
  },
};

const GRADLE = /^build\.gradle(?:\.kts)?$/;
/** Gradle plugins of Android: by id, by a catalog's alias, by a convention plugin of the project itself. */
const ANDROID_APP =
  /com\.android\.application|libs\.plugins\.(?:android\.application|[\w.]*android\.application)|\.android\.application\b|applicationId\s*[= ]\s*["']/;
const ANDROID =
  /com\.android\.library|com\.android\.tools\.build:gradle|libs\.plugins\.[\w.]*android|\.android\.(?:library|feature)/;

/** A build without the plugins that it only names for others. */
function applied(text: string): string {
  return text.replace(/^.*\bapply[( ]false\b.*$/gm, '');
}

export const jvm = manifestDetector(
  'jvm',
  ['Java', 'Kotlin', 'Scala', 'Groovy', 'Clojure'],
  words('pom.xml build.gradle build.gradle.kts build.sbt project.clj deps.edn build.xml'),
  (text, { name, place }) => {
    if (name === 'pom.xml') return ofMaven(parseXml(text));
    if (GRADLE.test(name)) return place === 'project' ? ofGradle(text) : undefined;
    const dependencies = [...text.matchAll(/%%?\s*"([\w.-]+)"|\[([\w./-]+)\s+"/g)].map(
      (match) => ((match[1] ?? match[2]) as string).split('/').at(-1) as string,
    );
    return { dependencies };
  },
  {
    looksAt: [{ names: words('settings.gradle settings.gradle.kts'), ...WHOLE }],
    *detect(tree) {
      for (const { name, path, place } of tree.files) {
        if (place !== 'project') continue;
        const text = GRADLE.test(name) ? applied(tree.text(path) ?? '') : '';
        const app = ANDROID_APP.test(text);
        const line = lineOf(text, app ? ANDROID_APP : ANDROID);
        if (line === undefined) continue;
        const more = { line, technology: 'Android', group: 'android gradle' };
        const [weight, what] = app ? [0.8, 'app'] : [0.5, 'library'];
        yield claim('role:mobile_dev', weight, path, `builds an Android ${what}`, more);
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
    ...code.matchAll(
      /^\s*(?:implementation|api|compile|compileOnly|runtimeOnly|providedCompile|"implementation")[\s(]+["'][^"':\n]+:([\w.-]+)/gm,
    ),
    ...code.matchAll(/\bid[\s(]+["']([\w.-]+)["']/g),
    ...code.matchAll(/\blibs\.([\w.]+)/g),
  ].map((match) => (match[1] as string).replace(/^plugins\./, ''));
  const spring = /springframework\.boot|libs\.plugins\.spring/.test(code) ? ['org.springframework.boot'] : [];
  return {
    dependencies: [...new Set([...dependencies, ...dependencies.map((name) => name.replaceAll('.', '-')), ...spring])],
  };
}

const REQUIREMENTS = /(?:^|\/)(?:requirements[^/]*\.(?:txt|in)|requirements\/[^/]+\.(?:txt|in))$/;
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
    if (lower === 'setup.py') return { dependencies: quoted(text) };
    if (lower === 'setup.cfg') return /^\[options/m.test(text) ? { dependencies: indented(text) } : undefined;
    if (lower === 'pipfile') {
      const toml = parseToml(text);
      return { dependencies: keys(member(toml, 'packages')), development: keys(member(toml, 'dev-packages')) };
    }
    if (lower.startsWith('environment.y')) {
      const named = [...text.matchAll(/^\s*-\s*(?:[\w-]+::)?([A-Za-z0-9_.-]+)/gm)];
      return /^dependencies:/m.test(text) ? { dependencies: named.map((match) => match[1] as string) } : undefined;
    }
    const packaged = tree.files.some((each) => /^(?:pyproject\.toml|setup\.(?:py|cfg))$/.test(each.path));
    if (FOR_DEVELOPMENT.test(fileName) || (packaged && isLock(text))) return undefined;
    return { dependencies: ofRequirements(text), isPackage: false };
  },
  { looksAt: [], path: REQUIREMENTS },
);

function ofPyproject(toml: unknown): string[] {
  const own = strings(member(toml, 'project', 'dependencies')).map(nameOf);
  const poetry = keys(member(toml, 'tool', 'poetry', 'dependencies')).filter(
    (name) => member(toml, 'tool', 'poetry', 'dependencies', name, 'optional') !== true,
  );
  return [...own, ...poetry];
}

// Beside a package's own manifest, a long list of exact versions is what its dependencies need, not what it does.
function isLock(text: string): boolean {
  const lines = text.split('\n').filter((line) => /^[A-Za-z0-9]/.test(line));
  return lines.length >= 80 && lines.filter((line) => line.includes('==')).length >= 0.95 * lines.length;
}

function ofRequirements(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /^[A-Za-z0-9]/.test(line))
    .map(nameOf);
}

function nameOf(requirement: string): string {
  return /^[A-Za-z0-9_.-]+/.exec(requirement.trim())?.[0] ?? '';
}

// setup.py is a program; its install_requires is read as the quoted words of the list, extras left out.
function quoted(text: string): string[] {
  const lists = text.matchAll(
    /(?:install_requires\s*=|INSTALL_REQUIRES\s*=|^install_requires\s*=|requirements?\s*=)\s*\[([^\]]{0,8000})\]/gm,
  );
  return [...lists].flatMap((list) =>
    [...(list[1] as string).matchAll(/["']([A-Za-z0-9_.-]+)/g)].map((match) => match[1] as string),
  );
}

function indented(text: string): string[] {
  const list = /^install_requires\s*=\s*\n((?:[ \t]+\S[^\n]*\n?)*)/m.exec(text)?.[1] ?? '';
  return list
    .split('\n')
    .map(nameOf)
    .filter((name) => name !== '');
}

/** Frameworks that screens are made of. */
const SCREENS = /^\s*(?:@\w+ |public |internal )*import (?:SwiftUI|UIKit)\b/m;
const IOS = /IPHONEOS_DEPLOYMENT_TARGET|iphoneos/;

export const swift = manifestDetector(
  'swift',
  ['Swift', 'Objective-C'],
  ['package.swift'],
  (text) => {
    const dependencies = text.matchAll(/\.package\([^)]*?url:\s*"[^"]*\/([\w.-]+?)(?:\.git)?"/g);
    return { dependencies: [...dependencies].map((match) => match[1] as string) };
  },
  {
    looksAt: [
      { names: ['project.pbxproj'], bytes: 4 * 1024 * 1024, files: 10 },
      { extensions: ['swift'], folder: /^Sources\//, bytes: 2048 },
      { extensions: ['xcconfig'], bytes: 8192 },
      { extensions: ['podspec'], bytes: 16 * 1024, whole: true },
    ],
    *detect({ files, text: textAt }) {
      const sources = files.filter(({ path }) => /^Sources\/.*\.swift$/.test(path) && textAt(path) !== undefined);
      const drawing = sources.filter(({ path }) => SCREENS.test(textAt(path) ?? ''));
      const screens = drawing.length * 5 >= sources.length ? drawing[0]?.path : undefined;
      for (const { name, path } of files.filter(({ place }) => place === 'project')) {
        const text = textAt(path) ?? '';
        const line = lineOf(text, name === 'Package.swift' ? /\.iOS\(/ : IOS);
        if (line === undefined) continue;
        if (/^project\.pbxproj$|\.xcconfig$/.test(name)) {
          const more = { line, technology: 'iOS', group: 'xcode' };
          yield claim('role:mobile_dev', 0.75, path, 'Xcode project for iOS', more);
        } else if (name === 'Package.swift') {
          const drawn = { technology: 'SwiftUI and UIKit', group: 'screens' };
          if (screens !== undefined) yield claim('role:mobile_dev', 0.3, screens, 'code for screens of phones', drawn);
          const more = { line, technology: 'iOS', group: 'swift package' };
          yield claim('role:mobile_dev', 0.5, path, 'a package for iOS', more);
        }
      }
    },
  },
);
