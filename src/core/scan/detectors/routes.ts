import { claim, type Claim, type Detector } from '../detector.ts';

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
  title: 'Server routes by their place',
  docs: 'Route handlers of Next.js, SvelteKit and Nuxt: an application of one framework that also serves an API.',
  looksAt: [
    { names: ['route.ts', 'route.js', '+server.ts', '+server.js'] },
    { extensions: ['ts', 'js'], folder: /(?:^|\/)(?:pages\/api|server\/(?:api|routes))\// },
  ],
  detect(tree) {
    const found = tree.files.flatMap((file) => {
      const framework = file.place === 'project' ? ROUTES.find(([pattern]) => pattern.test(file.path))?.[1] : undefined;
      return framework === undefined ? [] : [{ path: file.path, framework }];
    });
    const claims: Claim[] = found
      .slice(0, 4)
      .map(({ path, framework }, i) =>
        claim(
          'role:backend_dev',
          i > 0 ? 0.1 : found.length >= MIN_ROUTES ? 0.75 : 0.3,
          path,
          i > 0 ? 'route of a server' : `${found.length} routes of a server`,
          { technology: framework },
        ),
      );
    return { claims };
  },
};
