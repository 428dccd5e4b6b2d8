import { claim, codeFiles, lineOf, type Claim, type Detector, words } from '../detector.ts';
import { WHOLE } from '../manifest.ts';
import { fileName, parentOf } from '../../value/path.ts';
import { MANIFESTS } from '../tree/place.ts';
import type { SourceFolder, TreeFile, TreeView } from '../tree/tree.ts';

const DECLARING =
  words(`pnpm-workspace.yaml lerna.json nx.json turbo.json rush.json go.work settings.gradle settings.gradle.kts
  melos.yaml`);
/** Files that declare a workspace, and how. */
const WORKSPACES: readonly (readonly [RegExp, RegExp, string])[] = [
  [/^package\.json$/, /"workspaces"\s*:/, 'npm workspaces'],
  [/^pnpm-workspace\.yaml$/, /^[ \t]*packages\s*:/m, 'pnpm workspace'],
  [/^(?:lerna|nx|turbo|rush)\.json$/, /\{/, 'monorepo tool'],
  [/^Cargo\.toml$/, /^\[workspace\]/m, 'Cargo workspace'],
  [/^go\.work$/, /^use\b/m, 'Go workspace'],
  [/^settings\.gradle(?:\.kts)?$/, /^[ \t]*include\s*\(?|includeBuild/m, 'Gradle modules'],
  [/^pom\.xml$/, /<modules>/, 'Maven modules'],
  [/^pyproject\.toml$/, /^\[tool\.uv\.workspace\]/m, 'uv workspace'],
  [/\.slnx?$/, /Project/, '.NET solution'],
  [/^mix\.exs$/, /apps_path/, 'umbrella project'],
  [/^melos\.yaml$/, /packages/, 'Melos workspace'],
];
/** Folders that only hold modules, by convention; what they hold are the modules of a large program. */
const HOLDER = /^(?:internal|pkg|private|src|lib|libs|modules|cmd)$/i;
/** From this size on a program needs a map. */
const LARGE_PROGRAM = 200;
/** Fewer files are a part of something and no module. */
const MODULE_FILES = 5;
const NOT_A_MODULE =
  /^(?:scripts?|tools?|tooling|bin|hack|build|ci|config|configs|migrations?|docs?|assets|static|public|types|\.[^/]*|db|node|utils?|buildSrc|gradle|etc|contrib|support)$/i;

export const modules: Detector = {
  id: 'modules',
  looksAt: [
    { names: [...MANIFESTS, ...DECLARING], ...WHOLE },
    { extensions: ['sln', 'slnx', 'csproj', 'fsproj'], ...WHOLE },
  ],
  *detect(tree) {
    const units = tree.files.filter((file) => file.place === 'project' && isUnit(file, tree));
    const folders = new Set(units.map((file) => file.dir));
    const packages = [...folders].filter((folder) => folder !== '').length;
    const code = codeFiles(tree);
    if (code === 0) return;
    const [workspace, ...others] = tree.files.flatMap(({ name, path, dir }) => {
      const text = dir === '' ? tree.text(path) : undefined;
      if (text === undefined) return [];
      const found = WORKSPACES.find(([file, pattern]) => file.test(name) && pattern.test(text));
      return found === undefined ? [] : [{ path, technology: found[2], line: lineOf(text, found[1]) }];
    });
    const group = 'workspace';
    if (workspace !== undefined && packages >= 2) {
      const { path, ...more } = workspace;
      yield claim('rac:code-map', 0.85, path, `${more.technology} over ${packages} packages`, { ...more, group });
      // Two languages have a workspace each; what a monorepo tool is told is not a manifest.
      for (const { path: manifest, ...also } of others.filter(({ path: each }) => MANIFESTS.has(each.toLowerCase())))
        yield claim('rac:code-map', 0.1, manifest, also.technology, { ...also, group });
    } else if (packages >= 2) {
      const weight = packages >= 3 ? 0.75 : 0.6;
      yield claim('rac:code-map', weight, units[0]?.path ?? '', `packages in ${packages} folders`, { group });
    }
    for (const unit of units.filter((file) => file.dir !== '').slice(0, 5))
      yield claim('rac:code-map', 0.1, unit.path, 'package of its own', { group });
    yield* topFolders(tree, code);
    yield* heldModules(tree, code);
  },
};

function topFolders(tree: TreeView, code: number): Claim[] {
  const tops = [...tree.sources].filter(
    ([path, { files }]) => path !== '' && !path.includes('/') && !NOT_A_MODULE.test(path) && files >= 2,
  );
  if (tops.length < 3 || code < 20) return [];
  return claimsOf(tops, tops.length >= 4 && code >= 60 ? 0.65 : 0.55);
}

/** Modules of a large program below the folders that hold them: by convention, or because nearly all of it is there. */
function heldModules(tree: TreeView, code: number): Claim[] {
  if (code < LARGE_PROGRAM) return [];
  // The deepest folder that holds nearly all: those above it hold only it.
  const holder = [...tree.sources].findLast(([path, { files }]) => path !== '' && files * 5 >= 4 * code)?.[0];
  const held = [...tree.sources].filter(([path, { files }]) => {
    const [above, name] = [parentOf(path), fileName(path)];
    const isHeld = HOLDER.test(above) || above === holder;
    return above !== '' && isHeld && !NOT_A_MODULE.test(name) && files >= MODULE_FILES;
  });
  return held.length < 5 ? [] : claimsOf(held, 0.55);
}

function claimsOf(folders: readonly (readonly [path: string, folder: SourceFolder])[], weight: number): Claim[] {
  return [...folders]
    .sort(([, a], [, b]) => b.files - a.files)
    .slice(0, 6)
    .map(([path, { files }], i) =>
      claim('rac:code-map', i === 0 ? weight : 0.1, path, `${files} source files`, { group: 'top folders' }),
    );
}

function isUnit(file: TreeFile, tree: TreeView): boolean {
  const lower = file.name.toLowerCase();
  if (file.tooling) return false;
  if (/\.(?:cs|fs)proj$/.test(lower)) return true;
  if (!MANIFESTS.has(lower)) return false;
  const text = tree.text(file.path);
  return (
    text === undefined || lower !== 'package.json' || /"(?:dependencies|main|exports|module|bin|scripts)"/.test(text)
  );
}
