import { fixedPart } from '../../value/glob.ts';
import { mapping, member, textOf } from '../../value/mapping.ts';
import { fileName, foldersAbove, isWithin, parentOf, pathIn } from '../../value/path.ts';
import { parseJsonLoosely } from '../parsers/json.ts';
import { END_TO_END, isTestFile, LANGUAGES } from '../tree/languages.ts';
import { isFile, isPath, type TreeView } from '../tree/tree.ts';
import { CHAINS, type ChainName } from './programs.ts';
import { folderFrom } from './said.ts';

/** A program that is called, and the folder it runs in. */
export interface Call {
  readonly call: string;
  readonly dir: string;
}

/** Options that name a file of settings, which may say what tests are run. */
export const SETTINGS = / (?:-c|--config(?:uration)?)[ =](\S+)/;
/** Options of `go test` behind which their value stands. */
const TAKES_VALUE = /^-(?!v$|race$|short$|cover$|json$|failfast$)[^=]+$/;
const LEAVES_OUT = / --?\w*-?(?:ignore|exclude|deselect|skip)/i;

/** Counts the test files that programs run. */
export class Coverage {
  readonly #tree: TreeView;
  readonly #tests: ReturnType<typeof testsFrom>;

  constructor(tree: TreeView) {
    this.#tree = tree;
    this.#tests = testsFrom(tree);
  }

  /** @returns how many test files the programs run; undefined where it cannot be determined */
  run(chain: ChainName, calls: readonly Call[], languages: readonly string[]): number | undefined {
    if (chain === 'any' || calls.some(({ call }) => LEAVES_OUT.test(call))) return undefined;
    if (chain === 'rust') return this.#cargoTests(calls);
    if (calls.every(({ call }) => /^(?:playwright|cypress) /.test(call))) return this.#tree.tests.endToEnd;
    const folders: string[] = [];
    const alone = new Set<string>();
    let single = 0;
    for (const { call, dir } of calls) {
      const ofJest = /^jest(?: -\S+)*$/.test(call.replace(SETTINGS, '')) ? this.#jestTests(call, dir) : 0;
      single += ofJest;
      if (ofJest > 0) continue;
      const settings = SETTINGS.exec(call)?.[1];
      if (settings !== undefined && isFile(folderFrom(dir, settings), this.#tree)) return undefined;
      const [, ...words] = call.split(/\s+/).map((word) => word.replace(/^["']|["']$/g, ''));
      const paths = words.filter((word) => /^[\w.@*][^=]*$/.test(word) && !word.startsWith('-'));
      const named = paths.filter(
        (word) =>
          /[*/.]/.test(word) && isPath(folderFrom(dir, fixedPart(word).replace(/\/?(?:\.\.\.)?$/, '')), this.#tree),
      );
      if (chain === 'go' && !named.some((word) => word.endsWith('...'))) {
        // The name of a package says where it is only to the compiler, a variable only to what sets it.
        const isUnclear = (word: string, i: number): boolean =>
          /^[a-z][\w-]*\.[a-z]+\/|\$/.test(word) ||
          (/^\w[\w-]+$/.test(word) && !TAKES_VALUE.test(words[i] ?? '') && !isPath(folderFrom(dir, word), this.#tree));
        if (words.slice(1).some(isUnclear)) return undefined;
        for (const word of named.length === 0 ? ['.'] : named) alone.add(folderFrom(dir, word));
        continue;
      }
      const files = named.filter(
        (word) => isTestFile(fileName(word), word.slice(word.lastIndexOf('.') + 1), false) && !word.includes('*'),
      );
      single += files.length;
      const used = named.filter(
        (word) => !files.includes(word) && this.below([this.#folderOf(dir, word)], languages) > 0,
      );
      // A folder that is named has its tests, or none: they are in no other one.
      const isAsked = (word: string): boolean =>
        this.#tree.listing.has(folderFrom(dir, word)) && words[words.indexOf(word) - 1]?.startsWith('-') !== true;
      if (used.length === 0 && (files.length > 0 || named.some(isAsked))) continue;
      folders.push(...(used.length === 0 || chain === 'jvm' ? [dir] : used.map((word) => this.#folderOf(dir, word))));
    }
    // Rails runs what drives a browser only where it is told to; where Playwright or Cypress is set up these do.
    const apart = calls.flatMap(({ call, dir }) => (/^rails test$/.test(call) ? [pathIn(dir, 'test/system')] : []));
    for (const path of alone) single += countOf(this.#tree.tests.folders.get(path), languages);
    const isDriven = this.#tree.files.some(({ name }) => /^(?:playwright|cypress)\.config\./.test(name));
    if (chain === 'scripts' && isDriven && !calls.some(({ call }) => END_TO_END.test(call)))
      for (const path of this.#tree.tests.folders.keys())
        if (END_TO_END.test(path) && folders.some((dir) => isWithin(dir, path))) apart.push(path);
    return single + this.below(folders, languages) - this.below(apart, languages);
  }

  /** Test files in the folder and with the ending that settings of Jest in JSON say; 0 where they say more, or neither. */
  #jestTests(call: string, dir: string): number {
    const path = folderFrom(dir, SETTINGS.exec(call)?.[1] ?? 'package.json');
    const parsed = parseJsonLoosely(this.#tree.text(path) ?? '');
    const settings = mapping(path.endsWith('package.json') ? member(parsed, 'jest') : parsed);
    const said = Object.keys(settings).filter((key) => /^(?:root|test[RMP]|projects|preset)/.test(key));
    const pattern = said.includes('testRegex') ? textOf(settings, 'testRegex') : '$';
    const ending = /^(?:\.\*)?((?:\\?\.|[\w-])*)\$$/.exec(pattern)?.[1]?.replaceAll('\\', '');
    if (said.length === 0 || ending === undefined || said.some((key) => !/^(?:rootDir|testRegex)$/.test(key))) return 0;
    const top = folderFrom(parentOf(path), textOf(settings, 'rootDir'));
    return [...this.#tree.tests.folders].reduce((sum, [folder, endings]) => {
      const names = isWithin(top, folder) ? (this.#tree.listing.get(folder)?.names ?? []) : [];
      const meant = names.filter((name) => name.endsWith(ending)).length;
      return sum + Math.min(countOf(endings, CHAINS.scripts.languages), meant);
    }, 0);
  }

  #folderOf(dir: string, word: string): string {
    const path = folderFrom(dir, fixedPart(word).replace(/\/?(?:\.\.\.)?$/, ''));
    return isFile(path, this.#tree) ? parentOf(path) : path;
  }

  // Of a workspace whose root is a package of its own, that package alone is tested, unless all are asked for.
  #cargoTests(calls: readonly Call[]): number | undefined {
    const [first] = calls;
    if (first === undefined || / (?:--workspace|--all)\b/.test(first.call)) return undefined;
    const manifest = this.#tree.text(pathIn(first.dir, 'Cargo.toml')) ?? '';
    if (!/^\[workspace\]/m.test(manifest) || !/^\[package\]/m.test(manifest) || /^default-members/m.test(manifest))
      return undefined;
    const members = this.#tree.files
      .filter(({ name, dir }) => name === 'Cargo.toml' && dir !== first.dir)
      .map(({ dir }) => dir);
    const all = this.below([first.dir], CHAINS.rust.languages);
    return Math.max(1, all - this.below(members, CHAINS.rust.languages));
  }

  /** How many test files of some languages, or of all where none is given, are in folders and below. */
  below(folders: readonly string[], languages: readonly string[]): number {
    const all = new Set(folders);
    // What is in another one of them is counted with it.
    const outer = [...all].filter((path) => !foldersAbove(path).some((above) => all.has(above)));
    return outer.reduce((sum, path) => sum + countOf(this.#tests.get(path), languages), 0);
  }
}

/** The tests of each folder with what is below it, by ending. */
function testsFrom({ tests, listing }: TreeView): ReadonlyMap<string, ReadonlyMap<string, number>> {
  const sums = new Map<string, Map<string, number>>();
  for (const [folder, endings] of tests.folders) {
    const names = listing.get(folder)?.names ?? [];
    for (const [ending, all] of endings) {
      // A test of types is read by the compiler.
      const files = all - names.filter((name) => name.endsWith(`.test-d.${ending}`)).length;
      for (const path of [folder, ...foldersAbove(folder)]) {
        const sum = sums.get(path) ?? new Map<string, number>();
        sums.set(path, sum.set(ending, (sum.get(ending) ?? 0) + files));
      }
    }
  }
  return sums;
}

/** @param languages that are counted; none: all */
function countOf(endings: ReadonlyMap<string, number> | undefined, languages: readonly string[]): number {
  const isMeant = (ending: string): boolean => languages.length === 0 || languages.includes(LANGUAGES[ending] ?? '');
  return [...(endings ?? [])].reduce((sum, [ending, files]) => (isMeant(ending) ? sum + files : sum), 0);
}
