import { claim, codeFiles, folderOfClaim, type Claim, type Role, words } from './detector.ts';
import { LANGUAGES } from './tree/languages.ts';
import type { TreeView } from './tree/tree.ts';
import { parentOf } from '../value/path.ts';

/** Code that a role explains where its evidence stands: it belongs to that role, not to a back end developer. */
const EXPLAINS: readonly (readonly [Role, readonly string[]])[] = [
  [
    'mobile_dev',
    ['Java', 'Kotlin', 'Swift', 'Objective-C', 'Dart', 'JavaScript', 'TypeScript', 'C', 'C++', 'C#', 'Ruby'],
  ],
  [
    'frontend_dev',
    ['JavaScript', 'TypeScript', 'Vue', 'Svelte', 'Astro', 'Razor', 'Elm', 'CoffeeScript', 'PureScript', 'ReScript'],
  ],
  ['ml_engineer', ['Python', 'R', 'Julia']],
  ['data_engineer', ['Python', 'R', 'Scala']],
];
/** Languages that are no evidence of an application by themselves. */
const INCIDENTAL = new Set(['Perl', 'Lua', 'Groovy', 'Razor', 'Tcl', 'Verilog', 'VHDL', 'D']);
/** Languages that people also analyse data in, without making anything: only a package of them is software. */
const ANALYSIS = new Set(['R', 'Julia']);
/** Languages of browsers and of servers alike: which of the two it is must be seen. */
const SCRIPTS = new Set(words('JavaScript TypeScript Vue Svelte Astro Elm CoffeeScript PureScript ReScript'));
/** Evidence that is this weak explains no code. */
const EXPLAINING = 0.3;

interface Decided {
  readonly claims: readonly Claim[];
}

/** Reasons for a back end developer: code of a general-purpose language that no other role explains. */
export function generalCode(packages: readonly Claim[], tree: TreeView, decided: ReadonlyMap<Role, Decided>): Claim[] {
  const all = codeFiles(tree);
  if (all === 0) return [];
  const claims: Claim[] = [];
  for (const [language, { files, sample }] of tree.code) {
    if (SCRIPTS.has(language) || INCIDENTAL.has(language) || isExplained(language, files, tree, decided)) continue;
    const manifest = manifestOf(packages, language, tree);
    if (manifest === undefined && ANALYSIS.has(language)) continue;
    const share = files / all;
    const weight =
      manifest !== undefined ? (share >= 0.2 || files >= 100 ? 0.75 : 0.25) : share >= 0.5 && files >= 15 ? 0.6 : 0;
    if (weight === 0) continue;
    const path = manifest?.evidence.path ?? sample;
    const why = `${files} ${language} source files`;
    claims.push(claim('role:backend_dev', weight, path, why, { group: 'general code', technology: language }));
  }
  return claims;
}

/** Reasons to speak of a library: a package of JavaScript or TypeScript that shows no server, no command and no browser. */
export function libraryCode(packages: readonly Claim[], tree: TreeView, decided: ReadonlyMap<Role, Decided>): Claim[] {
  const all = codeFiles(tree);
  return [...tree.code].flatMap(([language, { files }]) => {
    if (!SCRIPTS.has(language) || files * 2 < all || isExplained(language, files, tree, decided)) return [];
    const manifest = manifestOf(packages, language, tree);
    // What is not published is used by no other program.
    const isPrivate = /"private"\s*:\s*true/.test(tree.text(manifest?.evidence.path ?? '') ?? '');
    if (manifest?.name === undefined || isPrivate) return [];
    const why = `library of ${files} ${language} source ${files === 1 ? 'file' : 'files'}: no server, command or browser shows`;
    return [claim('role:fullstack_dev', 0.6, manifest.evidence.path, why, { group: 'library', technology: language })];
  });
}

/** @returns which share of the code is in any of these languages. */
export function codeShare(tree: TreeView, languages: readonly string[]): number {
  const all = codeFiles(tree);
  const wanted = languages.reduce((sum, language) => sum + (tree.code.get(language)?.files ?? 0), 0);
  return all === 0 ? 0 : wanted / all;
}

// Of several manifests of a language, the one with most of the code.
function manifestOf(packages: readonly Claim[], language: string, { sources }: TreeView): Claim | undefined {
  let best: Claim | undefined;
  let most = -1;
  for (const each of packages) {
    if (each.languages?.includes(language) !== true) continue;
    const files = sources.get(folderOfClaim(each))?.files ?? 0;
    if (files > most) [best, most] = [each, files];
  }
  return best;
}

// A role explains what stands where its evidence stands; an app for phones explains no server beside it.
function isExplained(
  language: string,
  files: number,
  { sources }: TreeView,
  decided: ReadonlyMap<Role, Decided>,
): boolean {
  const folders = new Set(
    EXPLAINS.flatMap(([role, languages]) => (languages.includes(language) ? (decided.get(role)?.claims ?? []) : []))
      .filter(({ weight }) => weight >= EXPLAINING)
      .map(folderOfClaim),
  );
  let explained = 0;
  for (const folder of folders) {
    if (hasAbove(folders, folder)) continue;
    for (const [extension, count] of sources.get(folder)?.extensions ?? [])
      if (LANGUAGES[extension] === language) explained += count;
  }
  return explained * 2 >= files && explained > 0;
}

function hasAbove(folders: ReadonlySet<string>, folder: string): boolean {
  for (let at = folder; at !== '';) {
    at = parentOf(at);
    if (folders.has(at)) return true;
  }
  return false;
}
