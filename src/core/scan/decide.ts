import { groupBy } from '../value/group-by.ts';
import { foldersAbove, parentOf } from '../value/path.ts';
import {
  claim,
  type Claim,
  codeFiles,
  folderOfClaim,
  type Kind,
  KINDS,
  isOperated,
  type Role,
  ROLES,
  type Subject,
  words,
} from './detector.ts';
import { LANGUAGES } from './tree/languages.ts';
import type { TreeView } from './tree/tree.ts';

/** What is proposed for one subject, with everything it rests on. */
export interface Decision<T> {
  readonly value: T;
  /** 0 to 1, two decimals. */
  readonly confidence: number;
  /** The one that says most first: by weight, then by how much of the code it stands for. */
  readonly claims: readonly Claim[];
}

export interface Decisions {
  readonly roles: readonly Decision<Role>[];
  readonly rac: readonly Decision<Kind>[];
}

/** From here on a claim is worth a lead engineer's time; below, nothing is said. */
const THRESHOLD = 0.55;
const MOBILE_CODE = words('Java Kotlin Swift Objective-C Dart C# JavaScript TypeScript');
/** A tool of so few files beside a large project, with a manifest of its own, is not one of its parts. */
const SMALL_TOOL = { files: 5, share: 0.05 };
const CONTRIBUTED = /(?:^|\/)contrib\//;
/** Work that a library of a server's dependencies helps with, but that is not a role of its own. */
const HELPERS = /: (?:dependency (?:data|ml)$|ml-hint )/;

/**
 * Weighs all claims. Claims of one group do not add up unless they say so, those of different groups do, as independent reasons:
 * `1 - (1 - a)(1 - b)`. General-purpose code that no other role explains makes a back end developer.
 */
export function decide(claims: readonly Claim[], tree: TreeView): Decisions {
  const bySubject = groupBy(settled(claims, tree), ({ subject }) => subject);
  const of = (subject: Subject): readonly Claim[] => bySubject.get(subject) ?? [];
  const decided = new Map<Role, Decision<Role>>();
  const add = (role: Role, reasons: readonly Claim[]): void => {
    const decision = weigh(role, reasons, tree);
    if (decision !== undefined) decided.set(role, decision);
  };
  for (const role of ROLES)
    add(role, role === 'mobile_dev' ? mobileClaims(of('role:mobile_dev'), tree) : of(`role:${role}`));
  if (!decided.has('backend_dev'))
    add('backend_dev', [...of('role:backend_dev'), ...generalCode(of('package'), tree, decided)]);
  if (!['frontend_dev', 'backend_dev', 'mobile_dev'].some((role) => decided.has(role as Role)))
    add('fullstack_dev', libraryCode(of('package'), tree, decided));
  return {
    roles: ROLES.flatMap((role) => decided.get(role) ?? []),
    rac: KINDS.flatMap((kind) => weigh(kind, of(`rac:${kind}`), tree) ?? []),
  };
}

function weigh<T>(value: T, claims: readonly Claim[], tree: TreeView): Decision<T> | undefined {
  const groups = groupBy(claims, ({ group = 'default' }) => group);
  const doubt = [...groups.values()].reduce((left, list) => left * remainingDoubt(list), 1);
  const confidence = Math.round((1 - doubt) * 100) / 100;
  if (confidence < THRESHOLD) return undefined;
  return { value, confidence: Math.min(confidence, 0.99), claims: weighedClaims(claims, tree) };
}

// Of a kind that adds up, the second sign counts for half, the third for a third.
function remainingDoubt(claims: readonly Claim[]): number {
  const weights = claims.map(({ weight }) => weight).sort((a, b) => b - a);
  if (!claims.some(({ addsUp }) => addsUp === true)) return 1 - (weights[0] ?? 0);
  return weights.slice(0, 50).reduce((doubt, weight, i) => doubt * (1 - weight / (i + 1)), 1);
}

function weighedClaims(claims: readonly Claim[], tree: TreeView): Claim[] {
  // Source files that are where evidence points: in its folder and below.
  const massOf = ({ evidence: { path } }: Claim): number =>
    (tree.sources.get(path) ?? tree.sources.get(parentOf(path)))?.files ?? 0;
  const keyed = claims.map((each) => ({ each, mass: massOf(each) }));
  const order = (a: (typeof keyed)[number], b: (typeof keyed)[number]): number =>
    b.each.weight - a.each.weight ||
    b.mass - a.mass ||
    a.each.evidence.path.split('/').length - b.each.evidence.path.split('/').length ||
    (a.each.evidence.path < b.each.evidence.path ? -1 : a.each.evidence.path > b.each.evidence.path ? 1 : 0);
  return keyed.sort(order).map(({ each }) => each);
}

/** Claims as they count beside the others: what a small tool or a helping library says, says less. */
function settled(claims: readonly Claim[], tree: TreeView): readonly Claim[] {
  const all = tree.sources.get('')?.files ?? 0;
  const servers = new Set(
    claims
      .filter(({ subject, weight, group = '' }) => subject === 'role:backend_dev' && weight >= 0.9 && group !== '')
      .map(({ evidence }) => evidence.path),
  );
  return claims.map((each) => {
    const { subject, group = '', weight, evidence } = each;
    // What others contributed is kept beside what runs the project.
    if (isOperated(each) && CONTRIBUTED.test(evidence.path)) return { ...each, weight: weight / 3 };
    if (!/: (?:dependency|ml-hint) /.test(group) || !subject.startsWith('role:')) return each;
    const dir = folderOfClaim(each);
    const files = tree.sources.get(dir)?.files ?? 0;
    const small = dir !== '' && files <= SMALL_TOOL.files && files <= SMALL_TOOL.share * all;
    const helper = HELPERS.test(group) && servers.size > 0;
    if (small) return { ...each, weight: weight / 2 };
    // However many they are, they are no more than help.
    return helper ? { ...each, weight: weight * 0.57, group: group.replace(/: .*/, ': dependency ml') } : each;
  });
}

// Bindings for phones in a library of another language make no app.
function mobileClaims(claims: readonly Claim[], tree: TreeView): readonly Claim[] {
  if (claims.some(({ weight }) => weight >= 0.8)) return claims;
  const own = MOBILE_CODE.reduce((sum, language) => sum + (tree.code.get(language)?.files ?? 0), 0);
  return own > 0 && own >= 0.3 * codeFiles(tree) ? claims : [];
}

/** Code that a role explains where its evidence stands: it belongs to that role, not to a back end developer. */
const EXPLAINS: readonly (readonly [Role, readonly string[]])[] = [
  ['mobile_dev', words('Java Kotlin Swift Objective-C Dart JavaScript TypeScript C C++ C# Ruby')],
  ['frontend_dev', words('JavaScript TypeScript Vue Svelte Astro Razor Elm CoffeeScript PureScript ReScript')],
  ['ml_engineer', ['Python', 'R', 'Julia']],
  ['data_engineer', ['Python', 'R', 'Scala']],
];
/** Languages that are not evidence of an application by themselves. */
const INCIDENTAL = new Set(['Perl', 'Lua', 'Groovy', 'Razor', 'Tcl', 'Verilog', 'VHDL', 'D']);
/** Languages that people also analyse data in, without making anything: only a package of them is software. */
const ANALYSIS = new Set(['R', 'Julia']);
/** Languages of browsers and of servers alike: which of the two it is must be seen. */
const SCRIPTS = new Set(words('JavaScript TypeScript Vue Svelte Astro Elm CoffeeScript PureScript ReScript'));
/** Evidence that is this weak explains no code. */
const EXPLAINING = 0.3;

/** Reasons for a back end developer: code of a general-purpose language that no other role explains. */
function generalCode(packages: readonly Claim[], tree: TreeView, decided: ReadonlyMap<Role, Decision<Role>>): Claim[] {
  const all = codeFiles(tree);
  if (all === 0) return [];
  const claims: Claim[] = [];
  for (const [language, { files, sample }] of tree.code) {
    if (SCRIPTS.has(language) || INCIDENTAL.has(language) || isExplained(language, files, tree, decided)) continue;
    const manifest = manifestOf(packages, language, tree);
    if (manifest === undefined && ANALYSIS.has(language)) continue;
    // Beside so many notebooks scripts are their helpers.
    if (language === 'Python' && (tree.extensions.get('ipynb')?.files ?? 0) > 2 * files) continue;
    const share = files / all;
    const weight =
      manifest !== undefined ? (share >= 0.2 || files >= 100 ? 0.75 : 0.25) : share >= 0.5 && files >= 15 ? 0.6 : 0;
    if (weight === 0) continue;
    const path = manifest?.evidence.path ?? sample;
    const why = `${manifest === undefined ? 'one' : 'manifest'} of the ${language} source files`;
    claims.push(claim('role:backend_dev', weight, path, why, { group: 'general code', technology: language }));
  }
  return claims;
}

/** Reasons to speak of a library: a package of JavaScript or TypeScript that shows no server, no command and no browser. */
function libraryCode(packages: readonly Claim[], tree: TreeView, decided: ReadonlyMap<Role, Decision<Role>>): Claim[] {
  const all = codeFiles(tree);
  return [...tree.code].flatMap(([language, { files }]) => {
    if (!SCRIPTS.has(language) || files * 2 < all || isExplained(language, files, tree, decided)) return [];
    const manifest = manifestOf(packages, language, tree);
    // What is not published is used by no other program; an action of GitHub is run from the repository itself.
    const isPrivate = /"private"\s*:\s*true/.test(tree.text(manifest?.evidence.path ?? '') ?? '');
    const isAction = tree.listing.get('')?.names.some((name) => /^action\.ya?ml$/.test(name)) === true;
    if (manifest?.name === undefined || (isPrivate && !isAction)) return [];
    const why = isAction ? `package of an action in ${language}` : `published package in ${language} without a command`;
    return [claim('role:fullstack_dev', 0.6, manifest.evidence.path, why, { group: 'library', technology: language })];
  });
}

// Of several manifests of a language, the one with most of the code.
function manifestOf(packages: readonly Claim[], language: string, { sources }: TreeView): Claim | undefined {
  const filesOf = (each: Claim): number => sources.get(folderOfClaim(each))?.files ?? 0;
  return packages.filter(({ languages }) => languages?.includes(language)).sort((a, b) => filesOf(b) - filesOf(a))[0];
}

// A role explains what is where its evidence stands; an app for phones explains no server beside it.
function isExplained(
  language: string,
  files: number,
  { sources, listing }: TreeView,
  decided: ReadonlyMap<Role, Decision<Role>>,
): boolean {
  // What an agent skill brings with it is a part of the skill.
  const skills = [...listing.values()].filter(({ names }) => names.includes('SKILL.md')).map(({ path }) => path);
  const folders = new Set(
    EXPLAINS.flatMap(([role, languages]) => (languages.includes(language) ? (decided.get(role)?.claims ?? []) : []))
      // A library for such work is not such work.
      .filter(({ weight, group = '' }) => weight >= EXPLAINING && !group.includes(': itself '))
      .map(folderOfClaim)
      .concat(skills.filter((path) => path !== '')),
  );
  let explained = 0;
  for (const folder of folders)
    for (const [extension, count] of foldersAbove(folder).some((each) => folders.has(each))
      ? []
      : (sources.get(folder)?.extensions ?? []))
      if (LANGUAGES[extension] === language) explained += count;
  return explained * 2 >= files && explained > 0;
}
