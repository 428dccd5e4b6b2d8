import type { RacProposal } from '../../result/init-results.ts';
import type { Decision } from '../decide.ts';
import type { Kind, Claim } from '../detector.ts';
import { describe } from './describe.ts';
import type { Project } from './project.ts';
import { evidenceOf, technologiesOf, tag, commonFolder } from './words.ts';
import type { SourceMap } from '../map/source-map.ts';
import { PAGE, introducing, pagesOf } from '../pages.ts';
import type { TreeFile, TreeView } from '../tree/tree.ts';
import { globBelow, globFor } from './globs.ts';
import { groupBy } from '../../value/group-by.ts';
import { parentOf } from '../../value/path.ts';

/** A RAC item with the OKF metadata that goes with it. */
export interface RacItem extends RacProposal {
  readonly okf: {
    readonly type: string;
    readonly title: string;
    readonly description: string;
    readonly tags: readonly string[];
  };
}

const KINDS: Readonly<Record<Kind, { id: string; type: string; title: string }>> = {
  wiki: { id: 'project-wiki', type: 'Code Wiki', title: 'Project wiki' },
  'code-map': { id: 'code-map', type: 'Code Wiki', title: 'Map of the source' },
  infra: { id: 'infrastructure', type: 'Infrastructure', title: 'Infrastructure' },
  terraform: { id: 'terraform', type: 'Terraform Module', title: 'Terraform architecture' },
  'api-spec': { id: 'api-contract', type: 'API', title: 'API contract' },
  dataset: { id: 'data-model', type: 'Dataset', title: 'Data model' },
  runbook: { id: 'operations', type: 'Runbook', title: 'Operations' },
  custom: { id: 'agent-tools', type: 'Tool', title: 'Tools for agents' },
};

/**
 * A RAC item for a decided kind: what must be known, with counts, places and technologies of this codebase and never a
 * line of it; a check that matches here; metadata in the words of OKF.
 *
 * @param folders paths in evidence that are folders
 */
export function racItem(
  { value, confidence, claims }: Decision<Kind>,
  folders: ReadonlySet<string>,
  project: Project,
): RacItem {
  const { id, type, title } = KINDS[value];
  const { paths, glob } = artefactsOf(value, claims, folders, project.tree, project.map);
  const description = describe(value, claims, paths, project);
  const technologies = value === 'code-map' ? (project.map?.languages ?? []) : technologiesOf(claims);
  return {
    id,
    kind: value,
    description,
    // An item that is likely but not certain is optional.
    required: confidence >= 0.7 && value !== 'custom',
    check:
      glob === undefined
        ? { type: 'manual', hint: `confirm that the agents can read: ${title.toLowerCase()}` }
        : { type: 'file-glob', hint: glob },
    evidence: evidenceOf(claims),
    okf: {
      type,
      title: `${title} of ${project.name}`,
      description,
      tags: [...new Set([value, ...technologies.map(tag)])].filter((each) => each !== '').slice(0, 6),
    },
  };
}

/** The members that a CAL's item has, in their usual order. */
export function itemOfCal({ id, kind, description, required, check, okf }: RacItem): object {
  return { id, kind, description, ...(required ? {} : { required }), check, okf };
}

/** The item without its OKF metadata, as the JSON results promise it. */
export function withoutOkf({ id, kind, description, required, check, evidence }: RacItem): RacProposal {
  return { id, kind, description, required, check, evidence };
}

/** What a RAC item is about: the files themselves, not what else speaks for them. */
interface Artefacts {
  /** Files, or folders where those are what counts. */
  readonly paths: readonly string[];
  /** Finds them, as long as they are there. */
  readonly glob: string | undefined;
}

const TERRAFORM = /\.(?:tf|tofu|hcl|tf\.json|tftest\.hcl)$/;
/** A folder with so few pages beside the largest is not where the documentation is. */
const FEW = 0.2;
/** Evidence that is this weak shows no artefact. */
const WEAK = 0.25;

/**
 * The artefacts that claims rest on. That a manifest names a library shows what the project does, but the manifest is no API
 * contract and no schema: it never stands for one.
 *
 * @param folders paths in evidence that are folders
 */
function artefactsOf(
  kind: Kind,
  claims: readonly Claim[],
  folders: ReadonlySet<string>,
  tree: TreeView,
  map: SourceMap | undefined,
): Artefacts {
  if (kind === 'code-map') return { paths: map?.parts.map(({ path }) => `${path}/`) ?? [], glob: map?.glob };
  const own = claims.filter(({ group = '' }) => !/(?:^|: )(?:dependency|ml-hint) /.test(group));
  const strong = own.filter(({ weight }) => weight >= WEAK);
  const found = [...new Set((strong.length > 0 ? strong : own).map(({ evidence }) => evidence.path))];
  if (kind === 'wiki') return pages(found, folders, tree);
  const files = found.filter((path) => !folders.has(path));
  const paths = kind === 'terraform' ? terraform(files, tree.files) : workflowsLast(files);
  return { paths, glob: globFor(paths, tree) ?? globBelow(found.filter((path) => folders.has(path))) };
}

// A module is all the files of its folder, not only those with resources; what documents it is none of them.
function terraform(found: readonly string[], files: readonly TreeFile[]): string[] {
  const telling = found.filter((path) => TERRAFORM.test(path));
  const dirs = new Set(telling.map(parentOf));
  const modules = files.filter(({ path, dir, place }) => place === 'project' && dirs.has(dir) && TERRAFORM.test(path));
  return modules.length === 0 ? [...found] : modules.map(({ path }) => path);
}

// A workflow that uses the infrastructure says less of it than its definition.
function workflowsLast(paths: readonly string[]): string[] {
  const isWorkflow = (path: string): boolean => path.startsWith('.github/');
  return [...paths.filter((path) => !isWorkflow(path)), ...paths.filter(isWorkflow)];
}

// Of documentation the claims name the first pages alone; what matters is where most of it stands.
function pages(found: readonly string[], folders: ReadonlySet<string>, tree: TreeView): Artefacts {
  const { pages: written, loose } = pagesOf(tree.files);
  const all = written.length > 0 ? written : loose;
  const tops = groupBy(
    all.map(({ path }) => path),
    (path) => path.slice(0, path.indexOf('/') + 1),
  );
  const most = Math.max(0, ...[...tops.values()].map((list) => list.length));
  const large = [...tops.values()].filter((list) => list.length >= FEW * most);
  // What stands among pages is a page, too: an index, a README.
  const whole = large
    .sort((a, b) => b.length - a.length)
    .flatMap((list) => {
      const folder = `${commonFolder(list)}/`;
      return folder === '/' ? list : tree.files.filter((file) => isAmong(file, folder)).map(({ path }) => path);
    });
  const others = found.filter(
    (path) =>
      !folders.has(path) && (PAGE.test(path) || path.endsWith('.ipynb')) && !all.some((each) => each.path === path),
  );
  const first = introducing(tree.files).map(({ path }) => path);
  const paths = [...new Set([...whole, ...first, ...others])];
  // Where only notebooks are the pages, they stand for themselves.
  const notebooks = others.some((path) => path.endsWith('.ipynb'))
    ? tree.files.filter(({ name, place }) => name.endsWith('.ipynb') && place === 'project').map(({ path }) => path)
    : [];
  const wanted = [...new Set([...paths, ...notebooks])];
  return { paths: wanted, glob: globFor(wanted, tree) };
}

function isAmong({ path, name, place }: TreeFile, folder: string): boolean {
  return path.startsWith(folder) && PAGE.test(name) && place !== 'example' && place !== 'test';
}
