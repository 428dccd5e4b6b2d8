import type { Claim, Kind } from '../detector.ts';
import type { Part } from '../map/source-map.ts';
import { introducing, pagesOf } from '../pages.ts';
import type { Project } from './project.ts';
import { isSpeakable, speakablePath, counted, folderName, listed, placesOf, technologiesOf } from './words.ts';

/** Evidence that is this weak is not worth a word. */
const WEAK = 0.25;
const MOST = 4;
/** Pages whose names are looked at. */
const MOST_TOPICS = 20;

/**
 * What must be known of this project, as one sentence or two: its parts, the counts that matter, technologies and entry points;
 * never a line of it.
 */
export function describe(kind: Kind, claims: readonly Claim[], paths: readonly string[], project: Project): string {
  switch (kind) {
    case 'wiki':
      return wiki(claims, project);
    case 'code-map':
      return codeMap(claims, project);
    case 'infra':
      return `How ${project.name} is packaged, configured and run: ${grouped(claims)}.`;
    case 'terraform':
      return terraform(claims, paths, project);
    case 'api-spec':
      return `What ${project.name} offers to its callers: ${grouped(claims)}.`;
    case 'dataset':
      return `How the data of ${project.name} is shaped and how that changes: ${grouped(claims)}.`;
    case 'runbook':
      return runbook(paths, project);
    case 'custom':
      return `What agents can call or look up in ${project.name}: ${grouped(claims)}.`;
  }
}

function wiki(claims: readonly Claim[], { name, tree }: Project): string {
  const { pages, loose } = pagesOf(tree.files);
  const first = introducing(tree.files).flatMap(({ path }) => speakablePath(path) ?? []);
  const all = pages.length > 0 ? pages : loose.filter(({ dir }) => dir !== '');
  const generator = technologiesOf(claims)[0];
  const books = claims.find(({ group = '' }) => group.endsWith('notebooks'))?.evidence.why;
  const parts = [
    ...(first.length === 0 ? [] : [listed(first.slice(0, MOST))]),
    ...(all.length === 0 ? [] : [`${counted(all.length, 'page')} in ${placesOf(all.map(({ path }) => path))}`]),
    ...(books === undefined ? [] : [books]),
  ];
  const site = generator === undefined || all.length === 0 ? '' : ` (${generator})`;
  return `What ${name} is for, how it is put together and how it is worked on: ${parts.join('; ')}${site}.`;
}

function codeMap(claims: readonly Claim[], project: Project): string {
  const { map, name, entries, packages } = project;
  if (map === undefined) return `How the code of ${name} is divided.`;
  const workspace = claims.find(({ group = '' }) => group.endsWith('workspace'))?.technology;
  const parts = map.parts.map((part) => partText(part, project)).filter((text) => text !== undefined);
  const told = map.parts.reduce((sum, { files }) => sum + files, 0);
  const rest = told * 20 >= map.files * 17 ? '' : `; ${map.files - told} elsewhere`;
  const folders = [...packages.keys()].filter((dir) => dir !== '').length;
  const divided = folders >= 2 ? ` in ${folders} packages${workspace === undefined ? '' : ` (${workspace})`}` : '';
  const sentences = [
    `Where the ${counted(map.files, 'source file')} of ${name} ${map.files === 1 ? 'is' : 'are'}${divided}, mostly ${listed(map.languages.slice(0, 3))}: ${parts.join(', ')}${rest}.`,
    ...(entries.length === 0 ? [] : [`${name} starts at ${listed(entries.slice(0, 3))}.`]),
    ...leftOut(project),
  ];
  return sentences.join(' ');
}

// What the patterns do not take in is said, never left to be found out.
function leftOut({ map }: Project): string[] {
  if (map === undefined || map.glob === undefined) return [];
  const missing = map.files - map.covered;
  const names = map.leftOut.slice(0, 3).flatMap(({ path }) => folderName(path) ?? []);
  if (missing * 10 < map.files) return [];
  const where = names.length === 0 ? '' : `, most in ${listed(names)}`;
  return [`The check leaves out ${counted(missing, 'source file')}${where}.`];
}

/** A part of the source: its folder, how much it holds, what it is made with and who needs it. */
export function partText(part: Part, project: Project): string | undefined {
  const folder = folderName(part.path);
  if (folder === undefined) return undefined;
  const { scan, packages } = project;
  const claims = scan.roles.flatMap(({ claims: list }) => list);
  const inside = claims.filter(
    ({ weight, evidence, group = '' }) =>
      weight >= 0.5 && part.path !== '' && evidence.path.startsWith(`${part.path}/`) && /dependency/.test(group),
  );
  const used = packages.get(part.path)?.usedBy ?? 0;
  const more = [
    String(part.files),
    ...technologiesOf(inside).slice(0, 2),
    ...(used >= 2 ? [`needed by ${used} packages`] : []),
  ];
  return `${folder} (${more.join(', ')})`;
}

function terraform(claims: readonly Claim[], paths: readonly string[], { name }: Project): string {
  const dirs = [...new Set(paths.map((path) => path.split('/').slice(0, -1).at(-1) ?? ''))].filter(
    (dir) => dir !== '' && dir.length <= 30 && isSpeakable(dir),
  );
  const which = technologiesOf(claims)[0] ?? 'Terraform';
  const modules = dirs.length < 2 ? '' : `, among them ${listed(dirs.slice(0, MOST))}`;
  return `What ${name} provisions, in which modules and for which environment: ${counted(paths.length, `${which} file`)} in ${placesOf(paths)}${modules}.`;
}

function runbook(paths: readonly string[], { name }: Project): string {
  const [only] = paths;
  const topics = paths.slice(0, MOST_TOPICS).flatMap((path) => {
    const stem = (path.split('/').at(-1) ?? '').replace(/(?:\.html)?\.\w+(?:\.erb)?$/, '');
    return stem.length <= 32 && isSpeakable(stem) && !/^(?:index|readme)$/i.test(stem) ? [stem.toLowerCase()] : [];
  });
  const which = topics.length === 0 ? '' : `, on ${listed([...new Set(topics)].slice(0, MOST))}`;
  const where = paths.length === 1 && only !== undefined ? speakablePath(only) : undefined;
  const place = where ?? `${counted(paths.length, 'procedure')} in ${placesOf(paths)}`;
  return `How ${name} is operated and brought back when it fails: ${place}${which}.`;
}

/** Artefacts by what they are: one by its path, several by their number and where they stand; what there is most to go by first. */
function grouped(claims: readonly Claim[]): string {
  const groups = new Map<string, Set<string>>();
  const libraries: string[] = [];
  for (const { weight, technology, evidence, group = '' } of claims) {
    if (technology === undefined) continue;
    if (/(?:^|: )(?:dependency|ml-hint) /.test(group)) {
      if (!libraries.includes(technology)) libraries.push(technology);
      continue;
    }
    if (weight < WEAK && groups.size > 0) continue;
    const paths = groups.get(technology);
    if (paths === undefined) groups.set(technology, new Set([evidence.path]));
    else paths.add(evidence.path);
  }
  const sayable = [...groups].filter(([technology]) => isSpeakable(technology));
  const parts = sayable.slice(0, MOST).map(([technology, paths]) => {
    const [only] = paths;
    const path = paths.size === 1 && only !== undefined ? speakablePath(only) : undefined;
    return path === undefined
      ? `${technology} (${counted(paths.size, 'file')} in ${placesOf([...paths])})`
      : `${technology} (${path})`;
  });
  const used = libraries.filter(isSpeakable).slice(0, 2);
  if (parts.length === 0)
    return used.length === 0 ? placesOf(claims.map(({ evidence }) => evidence.path)) : listed(used);
  return `${listed(parts)}${used.length === 0 ? '' : `, by way of ${listed(used)}`}`;
}
