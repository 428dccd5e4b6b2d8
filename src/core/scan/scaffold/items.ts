import { groupBy } from '../../value/group-by.ts';
import { fileName, isWithin, parentOf, pathIn } from '../../value/path.ts';
import type { RacProposal, ScanEvidence } from '../../result/init-results.ts';
import type { Decision } from '../decide.ts';
import { CHART, folderOfClaim, type Claim, type Kind } from '../detector.ts';
import { introducing, isStub, PAGE, pagesTold, README_NAMES, saysHow, SKIPPED } from '../pages.ts';
import { languageOf, type Part } from '../map/source-map.ts';
import { foldersFrom, type TreeView } from '../tree/tree.ts';
import { globFor, tailOf, togetherIn } from './globs.ts';
import { carrying, shortName, type Project } from './project.ts';
import { capital, commonFolder, evidenceOf, listed, placeOf, slug, technologiesOf } from './words.ts';

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

/** One part of what a kind is about: a loss of it shows. */
interface Found {
  /** Files of it; for a part of the source its folder. */
  readonly paths: readonly string[];
  readonly hint: string | undefined;
  readonly description: string;
  readonly evidence: readonly ScanEvidence[];
  readonly technologies: readonly string[];
}

/** Items of one kind at most. */
const MOST = 10;
/** Manifests that are told one by one. */
const MOST_MANIFESTS = 4;
/** Modules of Terraform that are told file by file. */
const MOST_MODULES = 3;
/** Languages of a part that are named. */
const MOST_LANGUAGES = 4;
/** Evidence that is this weak shows no artefact. */
const WEAK = 0.25;
export const NEEDS_ONE = '; its check needs one of them';
const TERRAFORM = /\.(?:tf|tofu|hcl|tf\.json|tftest\.hcl)$/;

/**
 * The RAC items that a scan calls for, one for each part, so that the loss of a part shows: what must be known, with places and
 * technologies of this codebase and never a line of it; a check that matches here; metadata in the words of OKF.
 */
export function itemsOf(project: Project): RacItem[] {
  return project.scan.rac.flatMap((decision) => {
    const { value, confidence } = decision;
    const parts = (value === 'code-map' ? sourceParts(project) : artefacts(decision, project))
      .filter(({ hint }) => hint !== undefined)
      .slice(0, 2 * MOST);
    const { id, type, title } = KINDS[value];
    const common = commonFolder(parts.flatMap(({ paths }) => paths));
    const taken = new Set<string>();
    return parts.map(({ paths, hint = '', description, evidence, technologies }): RacItem => {
      const place = placeOf(paths);
      return {
        id: parts.length === 1 ? id : unique(`${id}-${slug(place.slice(common.length), 'top')}`, taken),
        kind: value,
        description,
        // An item that is likely but not certain is optional.
        required: confidence >= 0.7 && value !== 'custom',
        check: { type: 'file-glob', hint },
        evidence,
        okf: {
          type,
          title: `${title} of ${project.name}: ${place}`,
          description,
          tags: [
            ...new Set([
              value,
              ...technologies.map((each) =>
                slug(each.replace(/^\./, 'dot').replace('#', 'sharp').replaceAll('+', 'p'), ''),
              ),
            ]),
          ]
            .filter((each) => each !== '')
            .slice(0, 6),
        },
      };
    });
  });
}

function unique(id: string, taken: Set<string>): string {
  let free = id;
  for (let n = 2; taken.has(free); n++) free = `${id}-${n}`;
  taken.add(free);
  return free;
}

/** The members that a CAL's item has, in their usual order. */
export function itemOfCal({ id, kind, description, required, check, okf }: RacItem): object {
  return { id, kind, description, ...(required ? {} : { required }), check, okf };
}

/** The item without its OKF metadata, as the JSON results promise it. */
export function withoutOkf({ id, kind, description, required, check, evidence }: RacItem): RacProposal {
  return { id, kind, description, required, check, evidence };
}

function sourceParts(project: Project): Found[] {
  const { map, tree } = project;
  const top = ({ glob }: Part): string | undefined =>
    tree.listing.get('')?.names.find((name) => glob?.includes(name) === true);
  const folders = (map?.parts ?? []).map((part) => ({
    paths: [`${part.path}/`],
    hint: part.glob,
    description: `${partText(part, project)}${part.files < 2 ? '' : NEEDS_ONE}.`,
    evidence: [
      {
        path: part.path || (part.deep ? part.inside[0]?.path : top(part)) || '',
        why: 'source files',
      },
    ],
    technologies: part.languages,
  }));
  const units = project.scan.claims.filter(
    ({ subject, group = '' }) => subject === 'package' || /: (?:workspace|xcode)$/.test(group),
  );
  const paths = [...new Set(units.map(({ evidence }) => evidence.path))].filter(
    (path) =>
      !tree.listing.has(path) &&
      tree.listing.get(parentOf(path))?.tooling !== true &&
      !/(?:^|\/)(?:makefile$|\.)/i.test(path),
  );
  // Where there are many, the top says how they hang together, and those of its members are told by folder.
  const told = paths.length <= MOST_MANIFESTS ? paths : paths.filter((path) => parentOf(path) === '');
  const members = paths.filter((path) => !told.includes(path));
  const alone = told.slice(0, MOST_MANIFESTS).map((path) => [path]);
  const room = Math.max(1, Math.min(MOST, 2 * MOST - folders.length - alone.length));
  const parts = [...alone, ...togetherIn(members, room)];
  const manifest = (part: readonly string[]): Found => {
    const alike = part.length > 1 ? [] : units.filter(({ evidence }) => evidence.path === part[0]);
    const named = shortName(alike.find(({ name }) => name !== undefined)?.name);
    // Without a name of its own, what is in a folder is of that folder alone.
    const isInside = named === undefined && alike.some((each) => folderOfClaim(each) !== '');
    const what = `manifest ${isInside ? 'in' : 'of'} ${named ?? project.name}`;
    return found(part, what, units, project);
  };
  return [...folders, ...parts.map(manifest)];
}

/** A part of the source: its languages, its largest folders and what it is made with. Counts are out of date with the next commit. */
export function partText(part: Part, { scan, name, tree }: Project): string {
  const { path, deep, files, inside } = part;
  const languages = part.languages.slice(0, MOST_LANGUAGES);
  const endings = [...(tree.sources.get(path)?.extensions.keys() ?? [])];
  const isMixed =
    deep && part.rest !== true && endings.some((ending) => !languages.includes(languageOf(ending, tree) ?? ''));
  const isHere = (at: string): boolean => (deep ? at.startsWith(`${path}/`) : parentOf(at) === path);
  const claims = scan.roles
    .flatMap((role) => role.claims)
    .filter(
      ({ weight, evidence: { path: at, why }, group = '' }) =>
        weight >= 0.5 && /dependency (?!transport)/.test(group) && !why.startsWith('is developed with') && isHere(at),
    );
  const below = part.rest === true ? 'elsewhere below' : deep ? 'below' : 'in';
  const where = path === '' ? `${deep ? 'elsewhere in' : 'at the top of'} ${name}` : `${below} ${path}/`;
  // What is left over shares its folder with the other parts: what these are made with says nothing of it.
  const technologies = part.rest === true ? [] : technologiesOf(carrying(claims, files / 2, tree).flat());
  const made = listed(languages);
  // One file is called by its name.
  const only = files === 1 && part.glob !== undefined && !/[*{]/.test(part.glob) ? part.glob : undefined;
  if (only !== undefined) return `${made} source file: ${only}`;
  const some = files === 1 ? 'source file' : 'source files';
  const named = inside.filter((each) => !/(?:^|\/)migrations$/.test(each.path));
  const hold = named.length < 2 ? 0 : named.reduce((sum, each) => sum + each.files, 0);
  return [
    isMixed ? `${capital(some)} ${where}, most of them ${made}` : `${made} ${some} ${where}`,
    // Where these are all of it, they say nothing more of a folder.
    ...(hold * 2 > files && (hold < files || part.rest === true)
      ? [`${hold < files ? 'most' : 'all'} of them in ${listed(named.map((each) => `${each.path}/`))}`]
      : []),
    // Of so many no one is what all of it is made with.
    ...(technologies.length === 0 || technologies.length > 3 ? [] : [`made with ${listed(technologies.slice(0, 2))}`]),
  ].join('; ');
}

/**
 * The files that claims rest on, by what they are and where they stand. That a manifest names a library shows what the project does, but
 * the manifest is not an API contract and no schema: it never stands for one.
 */
function artefacts({ value: kind, claims }: Decision<Kind>, project: Project): Found[] {
  const { tree } = project;
  const own = claims.filter(({ group = '' }) => !/(?:^|: )(?:dependency|ml-hint) /.test(group));
  // A page with such a name may be for users.
  const strong = own.filter(({ weight }) => weight >= (kind === 'runbook' ? 2 * WEAK : WEAK));
  const used = strong.length > 0 ? strong : own;
  const folders = used.filter(({ evidence }) => tree.listing.has(evidence.path)).map(({ evidence }) => evidence.path);
  const below = folders.flatMap((folder) => filesBelow(folder, tree));
  if (kind === 'wiki') return pageParts(used, below, project);
  const files = used.filter(({ evidence }) => !tree.listing.has(evidence.path));
  const kinds = [...groupBy(files, ({ evidence }) => evidence.why).values()];
  const room = Math.max(4, Math.floor(MOST / Math.max(1, kinds.length)));
  return kinds.flatMap((alike) => {
    const paths = [...new Set(alike.map(({ evidence }) => evidence.path))];
    const { why } = alike[0].evidence;
    const all = kind === 'terraform' ? modules(paths, tree) : why.endsWith('migrations') ? beside(paths, tree) : paths;
    // A module may hold variables or outputs only.
    const what = kind === 'terraform' ? 'Terraform file' : why;
    const told = (technology: string): boolean => technology.split(' ').some((word) => what.includes(word));
    const [made, ...others] = technologiesOf(alike).filter((technology) => !told(technology));
    // Of many formats none is that of all.
    const text = `${what}${made === undefined || others.length > 0 ? '' : ` (${made})`} of ${project.name}`;
    // A migration alone is not a part: those of a folder follow from one another.
    const isChart = why === CHART && all.length <= MOST;
    const apart = why.endsWith('migrations')
      ? byFolder(all)
      : isChart
        ? all.map((path) => [path])
        : togetherIn(all, room, true);
    const parts = kind === 'terraform' ? byModule(all, new Set(paths)) : apart;
    // What no short glob finds is told in shares that one finds.
    const shares = (part: readonly string[]): Found[] => {
      const one = found(part, amongOthers(text, part, parts), alike, project);
      const isWhole = one.hint !== undefined || part.length <= MOST;
      return isWhole ? [one] : [part.slice(0, MOST), part.slice(MOST)].flatMap(shares);
    };
    return parts.flatMap(shares);
  });
}

/** Some tools give each migration a folder that its time, or the version that it is for, is the name of. */
export function withoutVersion(folder: string): string {
  return folder.replace(/\/(?:\d{8,}\w*|v?\d+(?:\.\d+)+)$/, '');
}

/** A part for each folder; where there are many, for those that are together. */
function byFolder(paths: readonly string[]): (readonly string[])[] {
  const folders = [...groupBy(paths, (path) => withoutVersion(parentOf(path))).values()];
  return folders.length <= MOST ? folders : togetherIn(paths, MOST);
}

/** Of few files what defines resources is told file by file, apart from variables and outputs. */
function byModule(all: readonly string[], defining: ReadonlySet<string>): (readonly string[])[] {
  const folders = byFolder(all);
  if (defining.size > MOST || folders.length > MOST_MODULES) return folders;
  const files = byFolder(all.filter((path) => defining.has(path))).flatMap((module) => togetherIn(module, 1));
  return [...files, ...byFolder(all.filter((path) => !defining.has(path)))];
}

/** Files of a folder that are told apart from what else is in it are not all of it. */
function amongOthers(text: string, part: readonly string[], parts: readonly (readonly string[])[]): string {
  const folder = commonFolder(part);
  const isDirect = part.every((path) => parentOf(path) === folder);
  const isBeside = (path: string): boolean => (isDirect ? parentOf(path) === folder : isWithin(folder, path));
  return part.length > 1 && parts.some((other) => other !== part && other.some(isBeside)) ? `other ${text}` : text;
}

// A module is all the files of its folder, not only those with resources; what documents it is not one of them.
function modules(paths: readonly string[], { files }: TreeView): string[] {
  const dirs = new Set(paths.filter((path) => TERRAFORM.test(path)).map(parentOf));
  const all = files.filter(({ path, dir, place }) => place === 'project' && dirs.has(dir) && TERRAFORM.test(path));
  return all.length === 0 ? [...paths] : all.map(({ path }) => path);
}

// Migrations are what is in their folders, however long their names are; Python's marker of a package is not one.
function beside(paths: readonly string[], { listing }: TreeView): string[] {
  const tails = new Set(paths.map((path) => `${parentOf(path)} ${tailOf(path)}`));
  return [...new Set(paths.map(parentOf))].flatMap((dir) =>
    (listing.get(dir)?.names ?? [])
      .filter((name) => name !== '__init__.py' && tails.has(`${dir} ${tailOf(name)}`))
      .map((name) => pathIn(dir, name)),
  );
}

/** @param alike what its check may find, too */
function found(
  paths: readonly string[],
  text: string,
  claims: readonly Claim[],
  { tree, isSayable }: Project,
  alike: readonly string[] = [],
): Found {
  const here = new Set(paths);
  const own = claims.filter(({ evidence }) => here.has(evidence.path));
  const hint = paths.length === 1 && !paths.every(isSayable) ? undefined : globFor([...paths, ...alike], tree);
  return {
    paths,
    hint,
    description: sentence(text, paths),
    evidence: own.length > 0 ? evidenceOf(own) : paths.slice(0, 1).map((path) => ({ path, why: text })),
    technologies: technologiesOf(own),
  };
}

// That the check holds while one is left is said, never left to be found out.
function sentence(what: string, paths: readonly string[]): string {
  const [text, many] = paths.length < 2 ? [what, ''] : [plural(what), NEEDS_ONE];
  return `${capital(text)}: ${placeOf(paths)}${many}.`;
}

/** The first words of a text, up to a preposition, for several. */
export function plural(text: string): string {
  return /^[^(]*\bpreparation\b/.test(text)
    ? text
    : text.replace(/^(?:(?! (?:of|that|with|for|in|as|\()).)*[A-RT-Za-rt-z](?= (?:of|with|for|in|as|\()|$)/, '$&s');
}

/** Pages that introduce the project, or pages in folders, one by one; the others by folder. */
function pageParts(claims: readonly Claim[], below: readonly string[], project: Project): Found[] {
  const { tree, name } = project;
  const first = introducing(tree.files).slice(0, MOST - 4);
  const notebooks = claims.some(({ group = '' }) => group.endsWith('notebooks')) ? notebooksOf(tree) : [];
  const told = pagesTold(tree).map(({ path }) => path);
  const rest = [...new Set([...told, ...below])].filter((path) => !first.some((page) => page.path === path));
  const site = claims.filter(({ group = '' }) => group.endsWith('site'));
  const [generator] = technologiesOf(site);
  const readable = tree.files.filter((file) => PAGE.test(file.name) && file.place !== 'example');
  // What the parts of a project say of themselves.
  const readmes = tree.files.flatMap(({ path, dir, name: file, place, tooling }) =>
    dir !== '' &&
    place === 'project' &&
    !tooling &&
    README_NAMES.includes(file.toLowerCase()) &&
    !SKIPPED.test(path) &&
    !isStub(path, tree)
      ? [path]
      : [],
  );
  const folders = togetherIn(rest, Math.max(4, MOST - first.length), true);
  const many = new Set(folders.flatMap((part) => (part.length > 1 ? part.map(parentOf) : [])));
  const within = readable
    .filter((file) => !first.includes(file) && many.has(file.dir))
    .sort((a, b) => a.dir.split('/').length - b.dir.split('/').length);
  return [
    ...[...first, ...within.filter(saysHow).slice(0, 2)].map((page) => {
      const isRead = /^readme/i.test(page.name);
      const what = isRead ? `what ${name} is` : saysHow(page) ? `how work on ${name} is done` : `page on ${name}`;
      return found([page.path], what, claims, project);
    }),
    ...site.slice(0, 1).map(({ evidence }) => found([evidence.path], `${evidence.why} of ${name}`, site, project)),
    ...folders.map((part) => {
      const inSite = generator !== undefined && part.every((path) => isWithin(siteOf(site), path));
      // A README in a folder of pages is a page of it.
      const dirs = new Set(part.length === 1 ? [] : part.map(parentOf));
      const alike = readable.flatMap(({ dir, path }) => (dirs.has(dir) ? [path] : []));
      const [only = ''] = part;
      const isHow = part.length === 1 && saysHow({ dir: parentOf(only), name: fileName(only) });
      const what = isHow ? `how work on ${name} is done` : `page of ${name}${inSite ? ` (${generator})` : ''}`;
      return found(part, amongOthers(what, part, folders), claims, project, alike);
    }),
    ...togetherIn(readmes, 2).map((part) => found(part, `README in ${name}`, claims, project)),
    ...togetherIn(notebooks, 4).map((part) => found(part, `notebook of ${name}`, claims, project)),
  ];
}

/** Notebooks of the project itself. */
export function notebooksOf({ files }: TreeView): string[] {
  return files.flatMap(({ name, path, place }) => (name.endsWith('.ipynb') && place === 'project' ? [path] : []));
}

/** The folder whose pages a site is made of. */
function siteOf([first]: readonly Claim[]): string {
  return parentOf(first?.evidence.path ?? '').replace(/(?:^|\/)\.vitepress$/, '');
}

function filesBelow(folder: string, { listing }: TreeView): string[] {
  return foldersFrom(listing.get(folder)).flatMap(({ path, names }) =>
    names.filter((name) => name.endsWith('.md')).map((name) => `${path}/${name}`),
  );
}
