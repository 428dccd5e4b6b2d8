import { claim, codeFiles, lineOf, type Claim, type Detector } from '../detector.ts';

/** A script of the page's own, not one of another host. */
const SCRIPT = /<script\b[^>]*\bsrc=["'](?!(?:https?:)?\/\/)[^"']+\.(?:m?js|ts)["']/i;
const PAGE = /\.(?:mdx?|rst|adoc|markdown)$/i;
/** Fewer scripts are decoration of a page. */
const MIN_SCRIPTS = 3;

export const browser: Detector = {
  id: 'browser',
  title: 'Browser apps without a package manager',
  docs: 'An index.html that loads scripts of the project, where most of the code is such scripts and no package.json says more. A site of pages is none.',
  seesAll: true,
  looksAt: [
    { names: ['index.html'], path: /^(?:public\/|src\/|app\/|www\/)?index\.html$/i, bytes: 64 * 1024, start: true },
  ],
  detect(tree) {
    const claims: Claim[] = [];
    if (tree.files.some(({ path }) => path === 'package.json' || path === '_config.yml')) return { claims };
    const scripts = (tree.code.get('JavaScript')?.files ?? 0) + (tree.code.get('TypeScript')?.files ?? 0);
    if (scripts < MIN_SCRIPTS || scripts * 2 < codeFiles(tree)) return { claims };
    const pages = tree.files.filter(({ name }) => PAGE.test(name)).length;
    if (pages >= 2 * scripts) return { claims };
    for (const file of tree.files) {
      const text = file.name.toLowerCase() === 'index.html' ? tree.text(file.path) : undefined;
      const line = text === undefined || file.place !== 'project' ? undefined : lineOf(text, SCRIPT);
      if (line !== undefined)
        claims.push(claim('role:frontend_dev', 0.65, file.path, `page that loads ${scripts} scripts`, { line }));
    }
    return { claims };
  },
};
