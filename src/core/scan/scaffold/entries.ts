import type { TreeView } from '../tree/tree.ts';
import { speakablePath } from './speakable.ts';

/** Files that programs start with: pattern of the path, and how sure it is. */
const ENTRIES: readonly (readonly [RegExp, number])[] = [
  [/(?:^|\/)manage\.py$/, 3],
  [/(?:^|\/)cmd\/[\w-]+\/main\.go$|^main\.go$/, 3],
  [/(?:^|\/)src\/(?:main|bin\/[\w-]+)\.rs$/, 3],
  [/(?:^|\/)[A-Z]\w*Application\.(?:java|kt)$/, 3],
  [/(?:^|\/)Program\.cs$/, 3],
  [/(?:^|\/)(?:artisan|config\.ru)$/, 3],
  [/(?:^|\/)lib\/\w+\/application\.ex$/, 3],
  [/(?:^|\/)(?:server|app)\/(?:server|main|index|app)\.[cm]?[jt]s$/, 3],
  [/(?:^|\/)(?:wsgi|asgi)\.py$/, 2],
  [/(?:^|\/)(?:__main__|main|app|cli)\.py$/, 2],
  [/(?:^|\/)lib\/main\.dart$/, 3],
  [/(?:^|\/)(?:AppDelegate|\w+App)\.swift$/, 2],
  [/(?:^|\/)Main(?:Activity|Application)\.(?:kt|java)$/, 2],
  [/(?:^|\/)src\/(?:main|index|app|cli|server)\.[cm]?[jt]sx?$/, 2],
  [/^(?:index|server|app|main|cli)\.[cm]?[jt]s$/, 2],
  [/^src\/lib\.rs$/, 1],
  [/(?:^|\/)src\/main\.(?:c|cc|cpp|zig)$|^main\.(?:c|cc|cpp)$/, 2],
  [/^src\/[A-Z]\w*\.jl$/, 2],
];
/** True for every name above, and cheap: most names are none of them. */
const MAYBE =
  /^(?:manage|main|wsgi|asgi|__main__|app|cli|server|index|lib|application|config|Program)\.|^artisan$|Application\.|App\.swift$|AppDelegate|^Main|^[A-Z]\w*\.jl$|\.rs$/;
const MOST = 4;
const DEEPEST = 12;
const ASIDE = /(?:^|\/)(?:bench\w*|xtask|tools?|playground|integration|templates?)(?:\/|$)/i;

/** @returns files that programs start with; the surer and the more code around it, the earlier. */
export function entriesOf({ listing, sources }: TreeView): string[] {
  const found: { path: string; sure: number; files: number }[] = [];
  for (const { path: dir, place, tooling, names } of listing) {
    if (place !== 'project' || tooling) continue;
    const possible = names.filter((name) => MAYBE.test(name));
    if (possible.length === 0 || ASIDE.test(dir) || dir.split('/').length > DEEPEST) continue;
    for (const name of possible) {
      const path = dir === '' ? name : `${dir}/${name}`;
      const sure = ENTRIES.find(([pattern]) => pattern.test(path))?.[1];
      if (sure !== undefined) found.push({ path, sure, files: sources.get(dir)?.files ?? 0 });
    }
  }
  const order = found.sort((a, b) => b.sure - a.sure || b.files - a.files || (a.path < b.path ? -1 : 1));
  const surest = order[0]?.sure ?? 0;
  return order
    .filter(({ sure }) => sure === surest || sure >= 2)
    .slice(0, 4 * MOST)
    .flatMap(({ path }) => speakablePath(path) ?? [])
    .slice(0, MOST);
}
