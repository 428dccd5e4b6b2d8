import { claim, codeFiles, type Claim, type Detector } from '../detector.ts';
import { PAGE, pagesOf } from '../pages.ts';
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
  title: 'Documentation',
  docs: 'READMEs by how much they say, authored pages in documentation folders, sites by their generator, ADRs. Changelogs, templates, licence texts and a docs folder without pages prove nothing.',
  seesAll: true,
  looksAt: [
    { extensions: ['md', 'mdx', 'rst', 'adoc', 'markdown', 'qmd', 'erb'], name: PAGE },
    {
      names: ['readme.md', 'readme.rst', 'readme.adoc', 'readme', 'readme.txt', 'readme.markdown'],
      bytes: 64 * 1024,
      start: true,
      files: 50,
    },
    { names: Object.keys(GENERATORS) },
    {
      names: ['conf.py', 'config.yaml', 'config.toml', 'config.ts', 'config.js', 'config.mts'],
      path: /(?:^|\/)(?:docs?\/(?:source\/|src\/)?conf\.py|\.vitepress\/config\.\w+|(?:site|docs|website)\/config\.(?:toml|yaml)|config\.(?:toml|yaml))$/i,
      bytes: 4096,
      start: true,
      files: 10,
    },
  ],
  detect(tree) {
    const claims: Claim[] = [];
    const { pages, loose } = pagesOf(tree.files);
    let generator: { file: TreeFile; name: string } | undefined;
    for (const file of tree.files) {
      if (file.place === 'example' || file.place === 'test') continue;
      const lower = file.name.toLowerCase();
      const listed = lower !== 'summary.md' || file.dir === '' || /^(?:docs?|src|book)$/.test(file.dir);
      const name =
        Object.hasOwn(GENERATORS, lower) && listed ? GENERATORS[lower] : generatorAt(file, tree.text(file.path));
      // Read the Docs hosts what another generator makes.
      if (name !== undefined && (generator === undefined || generator.name === 'Read the Docs'))
        generator = { file, name };
      if (/^readme(?:\.|$)/.test(lower)) {
        const text = tree.text(file.path);
        if (text !== undefined && (file.dir === '' || file.place === 'docs')) claims.push(...ofReadme(file, text));
      }
    }
    const first = pages[0];
    if (first !== undefined) {
      const weight = pages.length >= 3 ? 0.8 : 0.35;
      claims.push(claim('rac:wiki', weight, first.path, `${pages.length} pages of documentation`, { group: 'pages' }));
      for (const page of pages.slice(1, 4))
        claims.push(claim('rac:wiki', 0.1, page.path, 'page of documentation', { group: 'pages' }));
    }
    if (generator !== undefined && pages.length + loose.length > 0)
      claims.push(
        claim('rac:wiki', 0.3, generator.file.path, `${generator.name} site`, {
          technology: generator.name,
          group: 'site',
        }),
      );
    claims.push(...writer(pages, loose, generator, codeFiles(tree)), ...notebooks(tree));
    return { claims };
  },
};

function writer(
  pages: readonly TreeFile[],
  loose: readonly TreeFile[],
  generator: { file: TreeFile; name: string } | undefined,
  code: number,
): Claim[] {
  // Where hardly anything but prose is kept, it need not stand in a folder called docs.
  const proseOnly = code * 2 <= pages.length + loose.length;
  const authored = pages.length + (proseOnly ? loose.length : 0);
  const first = pages[0] ?? loose[0];
  if (first === undefined) return [];
  const claims: Claim[] = [];
  if (authored >= MIN_PAGES)
    claims.push(
      claim('role:tech_writer', authored >= 12 ? 0.8 : 0.7, first.path, `${authored} authored pages`, {
        group: 'pages',
      }),
    );
  else if (authored >= 4)
    claims.push(claim('role:tech_writer', 0.3, first.path, `${authored} authored pages`, { group: 'pages' }));
  if (generator !== undefined && authored >= 2) {
    const weight = generator.name === 'Jekyll' || generator.name === 'Read the Docs' ? 0.3 : authored >= 5 ? 0.6 : 0.35;
    claims.push(
      claim('role:tech_writer', weight, generator.file.path, `${generator.name} site`, {
        technology: generator.name,
        group: 'site',
      }),
    );
  }
  if (proseOnly && loose.length >= 4)
    claims.push(claim('rac:wiki', 0.7, (loose[0] ?? first).path, `${loose.length} pages`, { group: 'pages' }));
  return claims;
}

// Chapters that run: a book whose pages are notebooks.
function notebooks({ files, extensions, code }: TreeView): Claim[] {
  const count = extensions.get('ipynb')?.files ?? 0;
  const first = files.find(({ name, place }) => name.endsWith('.ipynb') && place === 'project');
  if (first === undefined || count < MIN_PAGES || count < codeFiles({ code })) return [];
  return [
    claim('rac:wiki', 0.6, first.path, `${count} notebooks, more than other code`, {
      technology: 'Jupyter',
      group: 'notebooks',
    }),
  ];
}

function ofReadme(file: TreeFile, text: string): Claim[] {
  const lines = text.split('\n').filter((line) => /\w/.test(line) && !/^\s*(?:\[!\[|<img|<!--)/.test(line)).length;
  if (lines < 15) return [];
  return [
    claim('rac:wiki', lines >= 50 ? 0.8 : lines >= 30 ? 0.65 : 0.55, file.path, `README of ${lines} lines`, {
      group: 'readme',
    }),
  ];
}

function generatorAt(file: TreeFile, text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  if (file.name === 'conf.py' && /\b(?:extensions|html_theme|project)\s*=/.test(text)) return 'Sphinx';
  if (file.dir.endsWith('.vitepress')) return 'VitePress';
  return /^config\.(?:toml|ya?ml)$/.test(file.name) && /^\s*baseurl\s*[:=]/im.test(text) ? 'Hugo' : undefined;
}
