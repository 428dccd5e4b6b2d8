import type { Claim, Kind } from '../detector.ts';
import type { TreeFile, TreeView } from '../tree.ts';
import { globBelow, globFor } from './globs.ts';

/** What a RAC item is about: the files themselves, not what else speaks for them. */
export interface Artefacts {
  /** Files, or folders where those are what counts. */
  readonly paths: readonly string[];
  /** Finds them, as long as they are there. */
  readonly glob: string | undefined;
  /** What one and several of them are called, where the kind's own words do not fit. */
  readonly unit?: readonly [one: string, many: string];
}

const PAGE = /\.(?:mdx?|rst|adoc|markdown|qmd)$/i;
const DOCS = /^(?:[^/]+\/)*?(?:docs?|documentation|website|site|guides?|manual|handbook|wiki|content|book|adrs?)\//i;
const HIDDEN = /(?:^|\/)\./;
const TERRAFORM = /\.(?:tf|tofu|hcl|tf\.json|tftest\.hcl)$/;
const UNIT =
  /(?:^|\/)(?:package\.json|pyproject\.toml|setup\.py|go\.mod|Cargo\.toml|pom\.xml|build\.gradle(?:\.kts)?|composer\.json|mix\.exs|pubspec\.yaml|Package\.swift|build\.sbt|[^/]+\.(?:cs|fs)proj)$/;

/**
 * The artefacts that claims rest on. That a manifest names a library shows what the project does, but the manifest is no API
 * contract and no schema: it never stands for one.
 *
 * @param folders paths in evidence that are folders
 */
export function artefactsOf(
  kind: Kind,
  claims: readonly Claim[],
  folders: ReadonlySet<string>,
  tree: TreeView,
): Artefacts {
  if (kind === 'code-map') return modules(claims, folders, tree);
  const own = claims.filter(({ group = '' }) => !/(?:^|: )(?:dependency|ml-hint) /.test(group));
  const found = [...new Set(own.map(({ evidence }) => evidence.path))];
  const known = tree.files.map(({ path }) => path);
  if (kind === 'wiki') return pages(found, tree.files);
  const files = found.filter((path) => !folders.has(path));
  const paths = kind === 'terraform' ? terraform(files, tree.files) : workflowsLast(files);
  return { paths, glob: globFor(paths, known) ?? globBelow(found.filter((path) => folders.has(path))) };
}

// A module is all the files of its folder, not only those with resources; what documents it is none of them.
function terraform(found: readonly string[], files: readonly TreeFile[]): string[] {
  const telling = found.filter((path) => TERRAFORM.test(path));
  const dirs = new Set(telling.map((path) => path.slice(0, Math.max(0, path.lastIndexOf('/')))));
  const modules = files.filter(({ path, dir, place }) => place === 'project' && dirs.has(dir) && TERRAFORM.test(path));
  return modules.length === 0 ? [...found] : modules.map(({ path }) => path);
}

// A workflow that uses the infrastructure says less of it than its definition.
function workflowsLast(paths: readonly string[]): string[] {
  const isWorkflow = (path: string): boolean => path.startsWith('.github/');
  return [...paths.filter((path) => !isWorkflow(path)), ...paths.filter(isWorkflow)];
}

// Of documentation the claims name the first pages alone; what matters is where most of it stands.
function pages(found: readonly string[], files: readonly TreeFile[]): Artefacts {
  const alone = found.filter((path) => PAGE.test(path) || /(?:^|\/)readme(?:\.txt)?$/i.test(path));
  const tops = new Map<string, string[]>();
  for (const { path, place } of files) {
    const top = place === 'test' || !PAGE.test(path) || HIDDEN.test(path) ? undefined : DOCS.exec(path)?.[0];
    if (top === undefined) continue;
    const list = tops.get(top);
    if (list === undefined) tops.set(top, [path]);
    else list.push(path);
  }
  const most = Math.max(0, ...[...tops.values()].map((list) => list.length));
  const large = alone.some((path) => DOCS.test(path))
    ? [...tops.values()].filter((list) => list.length * 5 >= most)
    : [];
  const elsewhere = alone.filter((path) => !DOCS.test(path));
  const paths = [...new Set([...large.sort((a, b) => b.length - a.length).flat(), ...elsewhere])];
  const glob = globFor(
    paths,
    files.map(({ path }) => path),
  );
  return { paths, glob };
}

function modules(claims: readonly Claim[], folders: ReadonlySet<string>, tree: TreeView): Artefacts {
  const units = tree.files.filter(({ path, dir, place }) => place === 'project' && dir !== '' && UNIT.test(path));
  const places = [...new Set(units.map(({ dir }) => dir))];
  if (places.length >= 2) {
    const glob = globFor(
      units.map(({ path }) => path),
      tree.files.map(({ path }) => path),
    );
    return { paths: places.map((dir) => `${dir}/`), glob, unit: ['package', 'packages'] };
  }
  const tops = [...new Set(claims.map(({ evidence }) => evidence.path))].filter((path) => folders.has(path));
  return { paths: tops.map((path) => `${path}/`), glob: globBelow(tops), unit: ['module', 'modules'] };
}
