import { claim, lineOf, type Claim, type Detector } from '../detector.ts';
import { claimsOfManifest } from '../manifest.ts';
import { parseJsonLoosely } from '../parsers/json.ts';
import { keys, member, text as textOf } from '../parsers/values.ts';

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
  title: 'npm packages',
  docs: 'package.json, parsed with comments allowed. Run-time, peer and bundled development dependencies count by their whole names. A framework of user interfaces counts when the project has files of that framework. The package of a documentation site is plumbing.',
  looksAt: [{ names: ['package.json'], bytes: 512 * 1024, files: 500 }],
  detect(tree) {
    const claims: Claim[] = [];
    const notes: string[] = [];
    const uiFiles = UI_FILES.reduce((sum, extension) => sum + (tree.extensions.get(extension)?.files ?? 0), 0);
    const sites = new Set(tree.files.flatMap(({ path }) => SITE.exec(path)?.[1] ?? []));
    for (const file of tree.files) {
      if (file.name !== 'package.json' || sites.has(file.dir)) continue;
      const text = tree.text(file.path);
      if (text === undefined) continue;
      const json = parseJsonLoosely(text);
      if (typeof json !== 'object' || json === null) {
        notes.push(`${file.path}: not valid JSON; it was not used`);
        continue;
      }
      const dependencies = [...keys(member(json, 'dependencies')), ...keys(member(json, 'peerDependencies'))];
      const entry = ['main', 'module', 'exports', 'bin', 'types', 'browser'].some(
        (name) => member(json, name) !== undefined,
      );
      const found = claimsOfManifest({
        file,
        text,
        ecosystem: 'npm',
        languages: ['JavaScript', 'TypeScript', 'Vue', 'Svelte', 'Astro'],
        name: textOf(member(json, 'name')),
        description: textOf(member(json, 'description')),
        dependencies,
        development: keys(member(json, 'devDependencies')),
        isPackage:
          entry ||
          (textOf(member(json, 'name')) !== undefined && textOf(member(json, 'version')) !== undefined) ||
          dependencies.length > 0 ||
          textOf(member(json, 'scripts', 'start')) !== undefined,
      });
      const all = [...dependencies, ...keys(member(json, 'devDependencies'))];
      const plain = all.some((name) => PLAIN.has(name));
      const terminal = all.some((name) => TERMINAL.has(name)) && !all.some((name) => BROWSER.has(name));
      for (const each of found) {
        if (each.subject !== 'role:frontend_dev' || ((uiFiles >= 3 || plain) && !terminal)) claims.push(each);
      }
      const sheet = tree.extensions.get('scss');
      if (sheet !== undefined && sheet.files >= MIN_SHEETS && entry && all.some((name) => SASS.has(name)))
        claims.push(
          claim('role:frontend_dev', 0.6, sheet.sample, `${sheet.files} Sass style sheets`, {
            technology: 'Sass',
            group: 'style sheets',
          }),
        );
      const description = textOf(member(json, 'description')) ?? '';
      if (file.dir === '' && entry && DRAWS.test(description))
        claims.push(
          claim('role:frontend_dev', 0.6, file.path, 'calls itself a library for browsers', {
            line: lineOf(text, '"description"'),
            group: 'description',
          }),
        );
      if (member(json, 'contributes') !== undefined && member(json, 'engines', 'vscode') !== undefined)
        claims.push(
          claim('package', 1, file.path, 'extension of an editor', { group: file.path, languages: ['TypeScript'] }),
        );
    }
    return { claims, notes };
  },
};
