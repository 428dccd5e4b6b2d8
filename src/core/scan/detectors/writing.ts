import { claim, codeFiles, type Claim, type Detector } from '../detector.ts';
import { PAGE, README_NAMES, pagesOf } from '../pages.ts';
import type { TreeFile, TreeView } from '../tree/tree.ts';

const GENERATORS: Readonly<Record<string, string>> = {
  'mkdocs.yml': 'MkDocs',
  'mkdocs.yaml': 'MkDocs',
  'mkdocs.template.yml': 'MkDocs',
  'docusaurus.config.js': 'Docusaurus',
  'docusaurus.config.ts': 'Docusaurus',
  'book.toml': 'mdBook',
  'book.json': 'GitBook',
  'antora.yml': 'Antora',
  'antora-playbook.yml': 'Antora',
  'mint.json': 'Mintlify',
  'docs.json': 'Mintlify',
  '.readthedocs.yaml': 'Read the Docs',
  '.readthedocs.yml': 'Read the Docs',
  'hugo.toml': 'Hugo',
  '_quarto.yml': 'Quarto',
  '_toc.yml': 'Jupyter Book',
  'theme.config.tsx': 'Nextra',
  '_config.yml': 'Jekyll',
  'summary.md': 'GitBook',
  'zensical.toml': 'Zensical',
};
const MIN_PAGES = 10;

export const writing: Detector = {
  id: 'writing',
  seesAll: true,
  looksAt: [
    { extensions: ['md', 'mdx', 'rst', 'adoc', 'markdown', 'qmd', 'erb'], name: PAGE },
    { names: README_NAMES, bytes: 64 * 1024, start: true, files: 50 },
    { names: Object.keys(GENERATORS) },
    {
      names: ['conf.py', 'config.yaml', 'config.toml', 'config.ts', 'config.js', 'config.mts'],
      path: /(?:^|\/)(?:docs?\/(?:source\/|src\/)?conf\.py|\.vitepress\/config\.\w+|(?:site|docs|website)\/config\.(?:toml|yaml)|config\.(?:toml|yaml))$/i,
      bytes: 4096,
      start: true,
      files: 10,
    },
  ],
  *detect(tree) {
    const { pages, loose } = pagesOf(tree.files);
    let generator: Generator | undefined;
    for (const file of tree.files) {
      if (file.place === 'example' || file.place === 'test') continue;
      const text = tree.text(file.path);
      const name = generatorAt(file, text);
      // Read the Docs hosts what another generator makes.
      if (name !== undefined && (generator === undefined || generator.name === 'Read the Docs'))
        generator = { path: file.path, name };
      if (/^readme(?:\.|$)/i.test(file.name) && text !== undefined && (file.dir === '' || file.place === 'docs'))
        yield* ofReadme(file, text);
    }
    const [first] = pages;
    if (first !== undefined) {
      const weight = pages.length >= 3 ? 0.8 : 0.35;
      yield claim('rac:wiki', weight, first.path, `${pages.length} pages of documentation`, { group: 'pages' });
      for (const page of pages.slice(1, 4))
        yield claim('rac:wiki', 0.1, page.path, 'page of documentation', { group: 'pages' });
    }
    if (generator !== undefined && pages.length + loose.length > 0) yield siteOf(generator, 'rac:wiki', 0.3);
    yield* writer(pages, loose, generator, codeFiles(tree));
    yield* notebooks(tree);
  },
};

/** What makes a site of the pages, and the file that says so. */
interface Generator {
  readonly path: string;
  readonly name: string;
}

function siteOf({ path, name }: Generator, subject: Claim['subject'], weight: number): Claim {
  return claim(subject, weight, path, `${name} site`, { technology: name, group: 'site' });
}

function* writer(
  pages: readonly TreeFile[],
  loose: readonly TreeFile[],
  generator: Generator | undefined,
  code: number,
): Iterable<Claim> {
  // Where hardly anything but prose is kept, it need not stand in a folder called docs.
  const proseOnly = code * 2 <= pages.length + loose.length;
  const authored = pages.length + (proseOnly ? loose.length : 0);
  const first = pages[0] ?? loose[0];
  if (first === undefined) return;
  if (authored >= 4) {
    const weight = authored >= 12 ? 0.8 : authored >= MIN_PAGES ? 0.7 : 0.3;
    yield claim('role:tech_writer', weight, first.path, `${authored} authored pages`, { group: 'pages' });
  }
  if (generator !== undefined && authored >= 2) {
    const hosted = generator.name === 'Jekyll' || generator.name === 'Read the Docs';
    yield siteOf(generator, 'role:tech_writer', hosted ? 0.3 : authored >= 5 ? 0.6 : 0.35);
  }
  if (proseOnly && loose.length >= 4)
    yield claim('rac:wiki', 0.7, (loose[0] ?? first).path, `${loose.length} pages`, { group: 'pages' });
}

// Chapters that run: a book whose pages are notebooks.
function* notebooks({ files, extensions, code }: TreeView): Iterable<Claim> {
  const count = extensions.get('ipynb')?.files ?? 0;
  const first = files.find(({ name, place }) => name.endsWith('.ipynb') && place === 'project');
  if (first === undefined || count < MIN_PAGES || count < codeFiles({ code })) return;
  const why = `${count} notebooks, more than other code`;
  yield claim('rac:wiki', 0.6, first.path, why, { technology: 'Jupyter', group: 'notebooks' });
}

function* ofReadme(file: TreeFile, text: string): Iterable<Claim> {
  const lines = text.split('\n').filter((line) => /\w/.test(line) && !/^\s*(?:\[!\[|<img|<!--)/.test(line)).length;
  const weight = lines >= 50 ? 0.8 : lines >= 30 ? 0.65 : 0.55;
  if (lines >= 15) yield claim('rac:wiki', weight, file.path, `README of ${lines} lines`, { group: 'readme' });
}

function generatorAt({ name, dir }: TreeFile, text: string | undefined): string | undefined {
  const lower = name.toLowerCase();
  const listed = lower !== 'summary.md' || /^(?:docs?|src|book)?$/.test(dir);
  if (listed && Object.hasOwn(GENERATORS, lower)) return GENERATORS[lower];
  if (text === undefined) return undefined;
  if (name === 'conf.py' && /\b(?:extensions|html_theme|project)\s*=/.test(text)) return 'Sphinx';
  if (dir.endsWith('.vitepress')) return 'VitePress';
  return /^config\.(?:toml|ya?ml)$/.test(name) && /^\s*baseurl\s*[:=]/im.test(text) ? 'Hugo' : undefined;
}
