import { manifestDetector } from '../manifest.ts';
import { keys, member, text as textOf } from '../parsers/values.ts';
import { parseToml, parseYamlLoosely } from '../parsers/large.ts';
import { claim } from '../detector.ts';
import { parseJsonLoosely } from '../parsers/json.ts';

export const dart = manifestDetector(
  {
    id: 'dart',
    looksAt: [{ names: ['pubspec.yaml'], bytes: 64 * 1024, files: 200 }],
    file: /^pubspec\.yaml$/,
    languages: ['Dart'],
  },
  (text) => {
    const yaml = parseYamlLoosely(text);
    if (yaml === undefined) return 'YAML';
    return { name: textOf(member(yaml, 'name')), dependencies: keys(member(yaml, 'dependencies')) };
  },
);

export const elixir = manifestDetector(
  {
    id: 'elixir',
    looksAt: [{ names: ['mix.exs', 'rebar.config'], bytes: 128 * 1024, files: 100 }],
    file: /^(?:mix\.exs|rebar\.config)$/,
    languages: ['Elixir', 'Erlang'],
  },
  (text) => {
    const dependencies = text
      .split('\n')
      .filter((line) => !/only:\s*\[?:(?:test|dev)/.test(line))
      .flatMap((line) => /^\s*\{:?(\w+),\s*["'~[{]/.exec(line)?.[1] ?? []);
    return { name: /\bapp:\s*:(\w+)/.exec(text)?.[1], dependencies };
  },
);

export const go = manifestDetector(
  {
    id: 'go',
    looksAt: [{ names: ['go.mod'], bytes: 256 * 1024, files: 300 }],
    file: /^go\.mod$/,
    languages: ['Go'],
  },
  (text) => {
    const dependencies = [
      ...text.matchAll(/^\s*(?:require\s+)?([a-z0-9.-]+\.[a-z]{2,}\/\S+|connectrpc\.com\/\S+)\s+v\S+(.*)$/gm),
    ]
      .filter((match) => !(match[2] as string).includes('// indirect'))
      .map((match) => match[1] as string);
    return { name: /^module\s+(\S+)/m.exec(text)?.[1], dependencies };
  },
);

export const julia = manifestDetector(
  {
    id: 'julia',
    looksAt: [{ names: ['project.toml'], bytes: 64 * 1024, files: 50 }],
    file: /^Project\.toml$/,
    languages: ['Julia'],
  },
  (text) => {
    const toml = parseToml(text);
    if (toml === undefined) return 'TOML';
    const name = textOf(member(toml, 'name'));
    const isPackage = name !== undefined && member(toml, 'uuid') !== undefined;
    return { name, dependencies: keys(member(toml, 'deps')), isPackage };
  },
);

const PLUGIN = /^[\s*#]*(?:Plugin|Theme) Name:\s*\S/im;

export const php = manifestDetector(
  {
    id: 'php',
    looksAt: [
      { names: ['composer.json'], bytes: 256 * 1024, files: 200 },
      { extensions: ['php'], folder: /^$/, bytes: 4096, start: true, files: 30 },
      { names: ['style.css'], folder: /^$/, bytes: 2048, start: true },
    ],
    file: /^composer\.json$/,
    languages: ['PHP'],
    *also(tree) {
      const more = { technology: 'WordPress', group: 'wordpress' };
      for (const { name, path, dir } of tree.files)
        if (dir === '' && name !== 'composer.json' && PLUGIN.test(tree.text(path) ?? ''))
          yield claim('role:backend_dev', 0.85, path, 'header of a WordPress plugin or theme', more);
    },
  },
  (text, { place }) => {
    if (place !== 'project') return undefined;
    const json = parseJsonLoosely(text);
    if (json === undefined) return 'JSON';
    return {
      name: textOf(member(json, 'name')),
      dependencies: keys(member(json, 'require')),
      development: keys(member(json, 'require-dev')),
    };
  },
);

export const r = manifestDetector(
  {
    id: 'r',
    looksAt: [{ names: ['description'], bytes: 64 * 1024, files: 20 }],
    file: /^DESCRIPTION$/,
    languages: ['R', 'C', 'C++'],
  },
  (text) => {
    const name = /^Package:\s*([\w.]+)/m.exec(text)?.[1];
    if (name === undefined) return undefined;
    const dependencies = [...text.matchAll(/^(?:Imports|Depends):((?:.*\n?)(?:[ \t]+.*\n?)*)/gm)].flatMap((field) =>
      [...(field[1] as string).matchAll(/(?:^|,)\s*([A-Za-z][\w.]*)/g)].map((match) => match[1] as string),
    );
    return { name, dependencies };
  },
);

export const ruby = manifestDetector(
  {
    id: 'ruby',
    looksAt: [
      { names: ['gemfile', 'gems.rb', 'podfile', 'fastfile'], bytes: 128 * 1024, files: 100 },
      { extensions: ['gemspec'], bytes: 64 * 1024, files: 100 },
      { names: ['config.ru', 'routes.rb'] },
    ],
    file: /\.gemspec$|^(?:Gemfile|gems\.rb)$/,
    languages: ['Ruby'],
    *also(tree) {
      const more = { technology: 'iOS', group: 'cocoapods' };
      for (const { name, path, place } of tree.files)
        if (name === 'Podfile' && place === 'project' && tree.text(path) !== undefined)
          yield claim('role:mobile_dev', 0.5, path, 'CocoaPods of an app', more);
    },
  },
  (text, { name, place }) => {
    if (place !== 'project') return undefined;
    const isSpec = name.endsWith('.gemspec');
    const dependencies = isSpec
      ? [...text.matchAll(/add_(?:runtime_)?dependency[\s(]+["']([\w-]+)/g)].map((match) => match[1] as string)
      : gems(text);
    return { dependencies, isPackage: isSpec || dependencies.includes('rails') };
  },
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

export const rust = manifestDetector(
  {
    id: 'rust',
    looksAt: [{ names: ['cargo.toml'], bytes: 256 * 1024, files: 500 }],
    file: /^Cargo\.toml$/,
    languages: ['Rust'],
  },
  (text) => {
    const toml = parseToml(text);
    if (toml === undefined) return 'TOML';
    const dependencies = keys(member(toml, 'dependencies')).filter(
      (key) => member(toml, 'dependencies', key, 'optional') !== true,
    );
    return { name: textOf(member(toml, 'package', 'name')), dependencies };
  },
);
