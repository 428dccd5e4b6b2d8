import { type Claim, claim, codeFiles, type Detector, lineOf, type Subject, words } from '../detector.ts';
import { claimsOfManifest } from '../manifest.ts';
import { parseJsonLoosely } from '../parsers/json.ts';
import { keys } from '../parsers/values.ts';
import { member, text as textOf } from '../../value/mapping.ts';
import { isWithin } from '../../value/path.ts';
import { isTestFile } from '../tree/languages.ts';
import type { TreeFile, TreeView } from '../tree/tree.ts';

/** Files that a program starts with, whatever it is made of. */
const ENTRY = /^(?:index|main|server|app|cli|bin|www|start|entry|worker)\.[cm]?[jt]sx?$/i;
const LISTENS =
  /\b(?:createServer|createSecureServer|Deno\.serve|Bun\.serve)\s*\(|\.listen\(\s*(?:[\w.]*port\b|\d{2,5}|process\.env)/i;
const COMMAND = /^#!.*\b(?:node|deno|bun|tsx)\b|\bprocess\.argv\b|\bparseArgs\(/m;
const PAGE =
  /\b(?:document\.(?:createElement|getElementById|querySelector|body|documentElement|addEventListener)|window\.(?:document|addEventListener|location|requestAnimationFrame)|HTMLElement|customElements\.define)\b/;
/** What only code for browsers is developed with. */
const IN_BROWSER = new Set(
  `jsdom happy-dom karma karma-chrome-launcher jest-environment-jsdom vitest-browser @vitest/browser @web/test-runner testem jquery d3 dompurify
  three pixi.js leaflet chart.js codemirror @codemirror/view monaco-editor prosemirror-view cytoscape @types/jquery @types/d3 @types/dompurify
  @testing-library/dom browser-sync webpack-dev-server bootstrap tailwindcss`.split(/\s+/),
);
/** What only commands are written with. */
const COMMANDS = new Set(
  words('commander yargs oclif @oclif/core cac meow ink inquirer enquirer prompts @inquirer/prompts minimist citty'),
);
/** Programs of these are nothing but commands. */
const DRAWS_ON_TERMINAL = new Set(['ink', 'oclif', '@oclif/core']);
const FOR_BROWSERS = ['browser', 'unpkg', 'jsdelivr', 'style'];
/** What a package calls itself. */
const ON_SERVER =
  /\b(?:command[- ]line|cli|http server|web server|web framework|node\.?js (?:server|framework)|daemon|bot|backend|back end)\b/i;

export const javascript: Detector = {
  id: 'javascript',
  seesAll: true,
  looksAt: [
    {
      extensions: ['js', 'ts', 'mjs', 'cjs', 'mts', 'cts', 'jsx', 'tsx'],
      folder: /^(?:[^/]+\/){0,5}$/,
      name: ENTRY,
      bytes: 4096,
      files: 120,
    },
  ],
  *detect(tree) {
    for (const file of tree.files) {
      if (file.place !== 'project' || file.tooling) continue;
      const text = tree.text(file.path);
      if (text === undefined) continue;
      if (file.name === 'package.json') yield* ofPackage(file, text, tree);
      else if (ENTRY.test(file.name)) yield* ofEntry(file, text);
    }
  },
};

function* ofPackage(file: TreeFile, text: string, { sources }: TreeView): Iterable<Claim> {
  const json = parseJsonLoosely(text);
  if (textOf(member(json, 'name')) === undefined) return;
  const all = sources.get('')?.files ?? 0;
  const own = sources.get(file.dir)?.files ?? 0;
  // A package that holds little of the code says little of the whole.
  const carries = own * 4 >= all;
  const found = (end: 'back' | 'front', weight: number, why: string, group: string, key: string): Claim => {
    const more = { group, line: lineOf(text, `"${key}"`) };
    return claim(`role:${end}end_dev`, carries ? weight : weight / 3, file.path, why, more);
  };
  if (member(json, 'bin') !== undefined) yield found('back', 0.6, 'installs a command', 'command', 'bin');
  const dependencies = dependenciesOf(json);
  const drawer = dependencies.find((name) => DRAWS_ON_TERMINAL.has(name));
  const parser = drawer ?? dependencies.find((name) => COMMANDS.has(name));
  if (parser !== undefined) {
    const weight = drawer !== undefined && !dependencies.includes('react-dom') ? 0.6 : 0.4;
    yield found('back', weight, `reads a command line with ${parser}`, 'command', parser);
  }
  const description = textOf(member(json, 'description')) ?? '';
  if ([description, ...keys(member(json, 'bin'))].some((each) => ON_SERVER.test(each)))
    yield found('back', 0.55, 'calls itself a command or a server', 'description', 'description');
  const field = FOR_BROWSERS.find((name) => member(json, name) !== undefined);
  if (field !== undefined) yield found('front', 0.4, `has a build for browsers`, 'browser field', field);
  const tools = [...dependencies, ...keys(member(json, 'devDependencies'))].filter((name) => IN_BROWSER.has(name));
  for (const name of tools.slice(0, 3)) {
    const how = /test|karma|dom$/.test(name) && !dependencies.includes(name) ? 'tests run' : 'is made';
    yield found('front', 0.35, `${how} with ${name}`, `browser ${name}`, name);
  }
}

/** Packages that it needs where it runs. */
function dependenciesOf(json: unknown): string[] {
  return [...keys(member(json, 'dependencies')), ...keys(member(json, 'peerDependencies'))];
}

const IN_ENTRY: readonly (readonly [Subject, RegExp, weight: number, why: string, group: string])[] = [
  ['role:backend_dev', LISTENS, 0.6, 'listens for requests', 'listener'],
  ['role:backend_dev', COMMAND, 0.3, 'is run as a command', 'command'],
  ['role:frontend_dev', PAGE, 0.3, 'runs in a browser', 'page'],
];

function* ofEntry({ path }: TreeFile, text: string): Iterable<Claim> {
  for (const [subject, pattern, weight, why, group] of IN_ENTRY) {
    const line = lineOf(text, pattern);
    if (line !== undefined) yield claim(subject, weight, path, why, { group, line, addsUp: weight < 0.5 });
  }
}

/** Members that say where the code of a package is. */
const ENTRIES = ['main', 'module', 'exports', 'bin', 'types', 'browser'];
const UI_FILES = ['tsx', 'jsx', 'vue', 'svelte', 'astro'];
/** Frameworks whose components are plain scripts and templates. */
const PLAIN = new Set(['@angular/core', 'lit', 'ember-source', 'alpinejs', 'backbone', '@stencil/core', 'electron']);

/** These draw on a terminal with a framework made for browsers. */
const TERMINAL = new Set(['ink', '@opentui/react', 'react-blessed']);
const BROWSER = new Set(['react-dom', 'next', 'vue', 'svelte', 'preact']);
const SASS = new Set(['sass', 'sass-embedded', 'node-sass', 'gulp-sass', 'dart-sass']);
/** From here on style sheets are work of their own, whatever they are used with. */
const MIN_SHEETS = 20;

/** What a library calls itself that draws in a browser, with or without a framework. */
const DRAWS =
  /\b(?:web ?gl|webgpu|html5|css framework|design system|web components?|ui (?:components?|library|framework|kit|toolkit)|component library|user interfaces?|front-?end framework)\b/i;
/** A folder, not the root, that a generator of documentation makes a site of, whatever it is called. */
const SITE = /^(.+)\/(?:\.vitepress\/config\.\w+|docusaurus\.config\.\w+|theme\.config\.tsx)$/;

export const npm: Detector = {
  id: 'npm',
  looksAt: [{ names: ['package.json'], bytes: 512 * 1024, whole: true }],
  *detect(tree) {
    const uiFiles = UI_FILES.reduce((sum, extension) => sum + (tree.extensions.get(extension)?.files ?? 0), 0);
    const sites = new Set(tree.files.flatMap(({ path }) => SITE.exec(path)?.[1] ?? []));
    for (const file of tree.files) {
      if (file.name !== 'package.json' || sites.has(file.dir)) continue;
      const text = tree.text(file.path);
      if (text === undefined) continue;
      const json = parseJsonLoosely(text);
      if (typeof json !== 'object' || json === null) {
        yield `${file.path}: not valid JSON; it was not used`;
        continue;
      }
      const dependencies = dependenciesOf(json);
      const development = keys(member(json, 'devDependencies'));
      const has = (...path: readonly string[]): boolean => textOf(member(json, ...path)) !== undefined;
      const entry = ENTRIES.some((name) => member(json, name) !== undefined);
      const found = claimsOfManifest({
        file,
        text,
        ecosystem: 'npm',
        languages: ['JavaScript', 'TypeScript', 'Vue', 'Svelte', 'Astro', 'Solidity'],
        name: textOf(member(json, 'name')),
        dependencies,
        development,
        isPackage: entry || (has('name') && has('version')) || dependencies.length > 0 || has('scripts', 'start'),
      });
      const uses = (names: ReadonlySet<string>): boolean =>
        [...dependencies, ...development].some((name) => names.has(name));
      // What it must be given by an interface that uses it.
      const peers = keys(member(json, 'peerDependencies')).filter((name) => BROWSER.has(name));
      const isGiven = peers.some((name) => member(json, 'peerDependenciesMeta', name, 'optional') !== true);
      const draws = (uiFiles >= 3 || isGiven || uses(PLAIN)) && (!uses(TERMINAL) || uses(BROWSER));
      for (const each of found) if (each.subject !== 'role:frontend_dev' || draws) yield each;
      const technology = entry && uses(SASS) ? 'Sass' : 'CSS';
      const style = { technology, group: 'style sheets' };
      const sheet = tree.extensions.get(technology === 'Sass' ? 'scss' : 'css');
      if (sheet !== undefined && sheet.files >= MIN_SHEETS && isWithin(file.dir, sheet.sample))
        yield claim('role:frontend_dev', 0.6, sheet.sample, `${sheet.files} ${technology} style sheets`, style);
      const about = { line: lineOf(text, '"description"'), group: 'description' };
      if (file.dir === '' && entry && DRAWS.test(textOf(member(json, 'description')) ?? ''))
        yield claim('role:frontend_dev', 0.6, file.path, 'calls itself a library for browsers', about);
      if (member(json, 'contributes') !== undefined && member(json, 'engines', 'vscode') !== undefined)
        yield claim('package', 1, file.path, 'extension of an editor', { group: file.path, languages: ['TypeScript'] });
    }
  },
};

/** A script of the page's own, not one of another host. */
const OWN_SCRIPT = /<script\b[^>]*\bsrc=["'](?!(?:https?:)?\/\/)[^"']+\.(?:m?js|ts)["']/i;
const PROSE = /\.(?:mdx?|rst|adoc|markdown)$/i;
/** Fewer scripts are decoration of a page. */
const MIN_SCRIPTS = 3;

export const browser: Detector = {
  id: 'browser',
  seesAll: true,
  looksAt: [{ names: ['index.html'], path: /^(?:public\/|src\/|app\/|www\/)?index\.html$/i, bytes: 64 * 1024 }],
  *detect(tree) {
    if (tree.files.some(({ path }) => path === 'package.json' || path === '_config.yml')) return;
    const scripts = (tree.code.get('JavaScript')?.files ?? 0) + (tree.code.get('TypeScript')?.files ?? 0);
    if (scripts < MIN_SCRIPTS || scripts * 2 < codeFiles(tree)) return;
    const pages = tree.files.filter(({ name }) => PROSE.test(name)).length;
    if (pages >= 2 * scripts) return;
    for (const file of tree.files) {
      const text = file.name.toLowerCase() === 'index.html' ? tree.text(file.path) : undefined;
      const line = text === undefined || file.place !== 'project' ? undefined : lineOf(text, OWN_SCRIPT);
      if (line !== undefined)
        yield claim('role:frontend_dev', 0.65, file.path, `page that loads ${scripts} scripts`, { line });
    }
  },
};

/** Server code that a framework of user interfaces finds by its place: pattern, framework. */
const ROUTES: readonly (readonly [RegExp, string])[] = [
  [/(?:^|\/)app\/(?:.+\/)?route\.[jt]s$/, 'Next.js'],
  [/(?:^|\/)pages\/api\/.+\.[jt]s$/, 'Next.js'],
  [/(?:^|\/)routes\/(?:.+\/)?\+server\.[jt]s$/, 'SvelteKit'],
  [/(?:^|\/)server\/(?:api|routes)\/.+\.[jt]s$/, 'Nuxt'],
];
/** One or two are a form or a health check. */
const MIN_ROUTES = 5;

export const routes: Detector = {
  id: 'routes',
  looksAt: [
    { names: ['route.ts', 'route.js', '+server.ts', '+server.js'] },
    { extensions: ['ts', 'js'], folder: /(?:^|\/)(?:pages\/api|server\/(?:api|routes))\// },
  ],
  *detect(tree) {
    const found = tree.files.flatMap(({ place, path, name }) => {
      const isOwn = place === 'project' && !isTestFile(name, '', false);
      const technology = isOwn ? ROUTES.find(([pattern]) => pattern.test(path))?.[1] : undefined;
      return technology === undefined ? [] : [{ path, technology }];
    });
    for (const [i, { path, technology }] of found.slice(0, 4).entries()) {
      const weight = i > 0 ? 0.1 : found.length >= MIN_ROUTES ? 0.75 : 0.3;
      yield claim('role:backend_dev', weight, path, 'in a folder of routes of a server', {
        technology,
        group: 'routes',
      });
    }
  },
};
