import { claim, codeFiles, lineOf, type Detector } from '../detector.ts';

/** A script of the page's own, not one of another host. */
const SCRIPT = /<script\b[^>]*\bsrc=["'](?!(?:https?:)?\/\/)[^"']+\.(?:m?js|ts)["']/i;
const PAGE = /\.(?:mdx?|rst|adoc|markdown)$/i;
/** Fewer scripts are decoration of a page. */
const MIN_SCRIPTS = 3;

export const browser: Detector = {
  id: 'browser',
  seesAll: true,
  looksAt: [
    { names: ['index.html'], path: /^(?:public\/|src\/|app\/|www\/)?index\.html$/i, bytes: 64 * 1024, start: true },
  ],
  *detect(tree) {
    if (tree.files.some(({ path }) => path === 'package.json' || path === '_config.yml')) return;
    const scripts = (tree.code.get('JavaScript')?.files ?? 0) + (tree.code.get('TypeScript')?.files ?? 0);
    if (scripts < MIN_SCRIPTS || scripts * 2 < codeFiles(tree)) return;
    const pages = tree.files.filter(({ name }) => PAGE.test(name)).length;
    if (pages >= 2 * scripts) return;
    for (const file of tree.files) {
      const text = file.name.toLowerCase() === 'index.html' ? tree.text(file.path) : undefined;
      const line = text === undefined || file.place !== 'project' ? undefined : lineOf(text, SCRIPT);
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
    const found = tree.files.flatMap(({ place, path }) => {
      const technology = place === 'project' ? ROUTES.find(([pattern]) => pattern.test(path))?.[1] : undefined;
      return technology === undefined ? [] : [{ path, technology }];
    });
    for (const [i, { path, technology }] of found.slice(0, 4).entries()) {
      const weight = i > 0 ? 0.1 : found.length >= MIN_ROUTES ? 0.75 : 0.3;
      const why = i > 0 ? 'route of a server' : `${found.length} routes of a server`;
      yield claim('role:backend_dev', weight, path, why, { technology });
    }
  },
};
