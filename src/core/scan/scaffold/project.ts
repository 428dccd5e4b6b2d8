import { folderOfClaim, type Claim, type Role } from '../detector.ts';
import { titleOf } from '../data/technologies.ts';
import { languagesOf, ownOf, sourceMap, type Part, type SourceMap } from '../map/source-map.ts';
import { History, type Change } from '../history.ts';
import type { Decision } from '../decide.ts';
import type { ScanResult } from '../scan.ts';
import type { SourceFolder, TreeView } from '../tree/tree.ts';
import { ROLE_TEMPLATES } from './roles.ts';
import { commonFolder, isSpeakable } from './words.ts';
import { lazily } from '../../value/lazily.ts';
import { groupBy } from '../../value/group-by.ts';
import { once } from '../../value/once.ts';
import { foldersAbove, isWithin } from '../../value/path.ts';

/** All that sentences about a project are made of. */
export interface Project {
  readonly tree: TreeView;
  /** Without evidence whose path may not be repeated. */
  readonly scan: ScanResult;
  /** Whether a path may be repeated. */
  readonly isSayable: (path: string) => boolean;
  /** What its manifest calls it, or its folder. */
  readonly name: string;
  readonly map: SourceMap | undefined;
  readonly history: History;
}

/** Where a role works. */
export interface Territory {
  readonly parts: readonly Part[];
  readonly files: number;
}

const SCRIPTS = ['JavaScript', 'TypeScript', 'Vue', 'Svelte', 'Astro', 'Elm', 'CoffeeScript', 'PureScript', 'ReScript'];
/** Languages that a role writes; absent: any. */
export const WRITES: Readonly<Partial<Record<Role, readonly string[]>>> = {
  frontend_dev: [...SCRIPTS, 'Razor', 'Rust', 'Dart', 'Elixir', 'Ruby', 'PHP'],
  mobile_dev: ['Java', 'Kotlin', 'Swift', 'Objective-C', 'Dart', 'C#', 'JavaScript', 'TypeScript', 'C++'],
  data_engineer: ['Python', 'R', 'Scala', 'Java', 'SQL'],
  ml_engineer: ['Python', 'R', 'Julia'],
};
/** Roles whose work is within that of others. */
export const WITHIN: ReadonlySet<Role> = new Set(['data_engineer', 'ml_engineer']);
/** Endings of what is drawn. */
const DRAWN = ['vue', 'tsx', 'jsx', 'svelte', 'astro', 'razor'];
const SERVED = /(?:^|\/)(?:server|api|backend|worker|workers|cmd|daemon|services?|db|database|migrations)(?:\/|$)/i;
const SHOWN =
  /(?:^|\/)(?:frontend|front-end|web|ui|client|webapp|public|components|views|pages|static|resources\/js|assets)(?:[-/]|$)/i;

/** @param changes of the code, the newest first */
export function projectOf(scan: ScanResult, tree: TreeView, changes: readonly Change[]): Project {
  const isSayable = sayableIn(tree);
  // What the project makes itself it is not made with.
  const name = nameOf(scan, tree);
  const made = new Set(
    [name, ...scan.claims.flatMap((claim) => claim.name ?? [])].flatMap((each) => [each, titleOf(each)]),
  );
  const sayable = <T>(decision: Decision<T>): Decision<T> => ({
    ...decision,
    claims: decision.claims
      .filter(({ evidence }) => isSayable(evidence.path))
      .map(({ technology, ...claim }) =>
        technology === undefined || made.has(technology) ? claim : { ...claim, technology },
      ),
  });
  return {
    tree,
    scan: { ...scan, roles: scan.roles.map(sayable), rac: scan.rac.map(sayable) },
    isSayable,
    name,
    map: sourceMap(tree),
    history: new History(changes),
  };
}

/** From this length on, a path that is in a text would be copied from it (attack 210). */
const COPIED = 40;
const BREAKS = new Set([...'"\'`()<>'].map((mark) => mark.charCodeAt(0)));

function sayableIn({ files, text }: TreeView): (path: string) => boolean {
  const words = lazily(() => files.flatMap((file) => longWords(text(file.path) ?? '')).join('\n'));
  // Many claims rest on one file.
  const known = new Map<string, boolean>();
  return (path) =>
    once(known, path, () => path !== '' && isSpeakable(path) && (path.length < COPIED || !words().includes(path)));
}

// From the last letter that a long word would have here, backwards: most of a text is never looked at.
function longWords(text: string): string[] {
  const isBreak = (at: number): boolean => text.charCodeAt(at) <= 32 || BREAKS.has(text.charCodeAt(at));
  const words: string[] = [];
  for (let start = 0; start + COPIED <= text.length;) {
    let at = start + COPIED - 1;
    while (at >= start && !isBreak(at)) at--;
    if (at < start) {
      at = start + COPIED;
      while (at < text.length && !isBreak(at)) at++;
      words.push(text.slice(start, at));
    }
    start = at + 1;
  }
  return words;
}

/** The parts that a role works on: where its evidence stands, in the languages that it writes. */
export function territoryOf(role: Role, claims: readonly Claim[], { map, tree, scan }: Project): Territory {
  if (map === undefined) return { parts: [], files: 0 };
  const strong = claims.filter(({ weight }) => weight >= 0.5);
  const folders = [...new Set(strong.map(folderOfClaim))];
  const inFolders = (path: string): boolean => folders.some((folder) => isWithin(folder, path));
  // Where only what the code is written in speaks for a role, it works in that.
  const isGeneral = strong.length > 0 && strong.every(({ group = '' }) => group.endsWith('general code'));
  const writes = isGeneral ? strong.flatMap(({ technology }) => technology ?? []) : WRITES[role];
  const isAlone = scan.roles.filter(({ value }) => ROLE_TEMPLATES[value].phase === 'build').length === 1;
  // A manifest at the top, or no strong evidence, says nothing of where in the project such a role works.
  if (!isAlone && WITHIN.has(role) && (folders.length === 0 || folders.includes(''))) return { parts: [], files: 0 };
  const suited = map.parts.filter((part) => {
    const { path, languages } = part;
    if (!inFolders(path) && folders.length > 0 && role !== 'backend_dev' && !isAlone) return false;
    if (writes !== undefined && languages.length > 0 && !languages.some((each) => writes.includes(each))) return false;
    return suits(role, part, tree, scan);
  });
  // What a server could be made of, too, is the server's where other parts are not.
  const hasServer = role === 'frontend_dev' && scan.roles.some(({ value }) => value === 'backend_dev');
  const alone = suited.filter((part) => hasServer && !suits('backend_dev', part, tree, scan));
  const mine = alone.length > 0 ? alone : suited;
  const weak = isAlone || folders.length > 0 ? [] : claims.map(folderOfClaim);
  const served = claims.filter(({ group = '' }) => group.endsWith(': routes')).map(({ evidence }) => evidence.path);
  const routes = commonFolder(served);
  const inOthers = routes !== '' && !mine.some(({ path }) => isWithin(path, routes));
  if (inOthers) mine.unshift(...partAt(routes, tree));
  const seen = [...new Set([...folders, ...weak])];
  const outer = seen.filter((at) => !foldersAbove(at).some((above) => above !== '' && seen.includes(above)));
  const near = mine.length > 0 ? mine : outer.flatMap((at) => partAt(at, tree));
  const drawn =
    role === 'frontend_dev' && mine.length === 0 ? near.filter(({ path }) => drawnOf(tree.sources.get(path)) > 0) : [];
  // Where no strong evidence is beside source, weak evidence may be.
  const beside = near.length > 0 || !hasServer ? [] : [...new Set(claims.map(folderOfClaim))];
  const parts = drawn.length > 0 ? drawn : [...near, ...beside.flatMap((at) => partAt(at, tree))];
  // Models of a warehouse are in no map of source.
  const isWarehouse = role === 'data_engineer' && claims.some(({ technology }) => technology === 'dbt');
  const most = parts.length > 0 || isWarehouse || hasServer ? parts : map.parts;
  const told = most.reduce((sum, { files }) => sum + files, 0);
  return { parts: most, files: told };
}

// Server and page of one package tell themselves apart by what they are made of, or by what they are called.
function suits(role: Role, { path, deep, rest }: Part, tree: TreeView, scan: ScanResult): boolean {
  if (role !== 'frontend_dev' && role !== 'backend_dev') return true;
  const other = role === 'frontend_dev' ? 'backend_dev' : 'frontend_dev';
  if (!scan.roles.some(({ value }) => value === other)) return role !== 'backend_dev' || !isMobile(path, scan);
  // What is left over is told by no name.
  if (rest === true) return role === 'backend_dev';
  const folder = deep ? tree.sources.get(path) : ownOf(path, tree);
  const drawn = drawnOf(folder);
  const inside = !SERVED.test(path) && isIn(scan, 'frontend_dev', path);
  const shown = inside || SHOWN.test(path) || (!SERVED.test(path) && drawn * 8 >= (folder?.files ?? 0) && drawn > 0);
  if (role === 'frontend_dev') return shown || (!SERVED.test(path) && isScripts(folder?.extensions));
  return !shown && !isMobile(path, scan);
}

/** How many files of a folder are drawn. */
export function drawnOf(folder: SourceFolder | undefined): number {
  return DRAWN.reduce((sum, extension) => sum + (folder?.extensions.get(extension) ?? 0), 0);
}

// Whether a path is in a folder, not the root, where a manifest of a user interface or of an app stands.
function isIn({ roles }: ScanResult, role: Role, path: string): boolean {
  const strong = roles.find(({ value }) => value === role)?.claims.filter(({ weight }) => weight >= 0.6) ?? [];
  return strong.map(folderOfClaim).some((folder) => folder !== '' && isWithin(folder, path));
}

function isScripts(extensions: ReadonlyMap<string, number> | undefined): boolean {
  return [...(extensions ?? [])].every(([extension]) => /^(?:[cm]?[jt]sx?|vue|svelte|astro)$/.test(extension));
}

function isMobile(path: string, scan: ScanResult): boolean {
  const isNamed = /(?:^|\/)(?:mobile|android|ios|\w*flutter\w*)(?:\/|$)/i.test(path);
  return scan.roles.some(({ value }) => value === 'mobile_dev') && (isNamed || isIn(scan, 'mobile_dev', path));
}

function partAt(path: string, tree: TreeView): Part[] {
  const folder = tree.sources.get(path);
  return folder === undefined || path === ''
    ? []
    : [{ path, deep: true, files: folder.files, languages: languagesOf(folder, tree), glob: undefined, inside: [] }];
}

function nameOf({ claims }: ScanResult, { name, code }: TreeView): string {
  // What its developers use may have a manifest of its own, in another language.
  const [main] = [...code].sort(([, a], [, b]) => b.files - a.files)[0] ?? [];
  const roots = claims.filter(({ subject, evidence }) => subject === 'package' && !evidence.path.includes('/'));
  const mine = roots.filter(({ languages = [] }) => main === undefined || languages.includes(main));
  const short = shortName(mine.flatMap((each) => each.name ?? [])[0]);
  if (short !== undefined) return short;
  const folder = name.split('__').at(-1) ?? name;
  const fits = folder.length <= 36 ? folder : folder.slice(0, 36).replace(/[-_.][^-_.]*$/, '');
  return /^[A-Za-z0-9][\w.+ -]{0,35}$/.test(fits) && isSpeakable(folder) ? fits : 'the project';
}

/** Names that a shell of a workspace is given. */
const GENERIC = /^(?:root|workspace|monorepo|app|main|src|source|project|repo(?:sitory)?|parent|name|build)$/i;

/** What people call a package, by the name in its manifest; undefined for one that may not be repeated or says nothing. */
export function shortName(name: string | undefined): string | undefined {
  const last = name
    ?.replace(/^@[^/]+\//, '')
    .replace(/\/v\d+$/, '')
    .split(/[/:]/)
    .at(-1);
  const short = last?.replace(/[-_.](?:monorepo|workspace|root|parent|repo)$/, '');
  const usable =
    short !== undefined && /^[A-Za-z][\w.+-]{1,34}$/.test(short) && isSpeakable(short) && !GENERIC.test(short);
  return usable ? short : undefined;
}

/** Claims by their technology, of those whose folders hold so many source files: what a small part depends on, the whole is not made with. */
export function carrying(claims: readonly Claim[], files: number, { sources }: TreeView): (readonly Claim[])[] {
  return [...groupBy(claims, ({ technology = '' }) => technology).values()].filter((alike) => {
    const folders = [...new Set(alike.map(folderOfClaim))];
    return folders.reduce((sum, folder) => sum + (sources.get(folder)?.files ?? 0), 0) >= files;
  });
}
