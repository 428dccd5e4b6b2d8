import { fixedPart } from '../../value/glob.ts';
import { fileName, isWithin, pathIn } from '../../value/path.ts';
import { lineOf } from '../detector.ts';
import { saysHow } from '../pages.ts';
import type { TreeView } from '../tree/tree.ts';
import { type Command, Verification } from './commands.ts';

/** How a project is worked on: its commands, those to be believed most first, and its rules. */
export interface Workshop {
  readonly commands: readonly Command[];
  readonly conventions: Conventions;
}

/** Finds out how a project is worked on. */
export function workshopOf(tree: TreeView): Workshop {
  return { commands: new Verification(tree).commands(), conventions: conventionsOf(tree) };
}

/** How a team works, as far as its files say: pointers, never what is in them. */
interface Conventions {
  /** Pages on how changes are made, the most telling first. */
  readonly pages: readonly string[];
  /** The page on how a release is made. */
  readonly releases: string | undefined;
  /** What says who reviews a change, or what it waits for, if anything. */
  readonly review: string | undefined;
  /** What work for newcomers is labelled, and where that stands. */
  readonly label: { readonly name: string; readonly path: string; readonly line: number } | undefined;
}

const REVIEWS: readonly RegExp[] = [/^CODEOWNERS$/, /^OWNERS$/, /^\.?mergify\.yml$/, /^bors\.toml$/];
const RELEASING =
  /^(?:docs?\/(?:[\w-]+\/)?)?(?:releasing|release|release[-_](?:process|checklist|guide)|making[-_]releases?)\.(?:md|rst|adoc)$/i;
/** Names of labels that projects share; no other word of a page is repeated. */
const LABEL =
  /\b(?:good[ -]first[ -](?:issue|bug)|help[ -]wanted|first[ -]timers[ -]only|beginner[ -]friendly|up[ -]for[ -]grabs|E-easy)\b/;
const MOST_PAGES = 5;

/** Finds the pages that say how changes are made, and what holds them until a person agrees. */
export function conventionsOf(tree: TreeView): Conventions {
  const pages = tree.files.filter((file) => /^(?:\.github|docs?)?$/.test(file.dir) && saysHow(file));
  const all = ['', '.github', 'docs', '.gitlab'].flatMap((path) =>
    (tree.listing.get(path)?.names ?? []).map((name) => pathIn(path, name)),
  );
  const owners = REVIEWS.flatMap((pattern) => all.find((path) => pattern.test(fileName(path))) ?? [])[0];
  const labels = pages.flatMap(({ path }) => {
    const text = tree.text(path) ?? '';
    const name = LABEL.exec(text)?.[0];
    return name === undefined ? [] : [{ name, path, line: lineOf(text, LABEL) ?? 1 }];
  });
  return {
    pages: pages.map(({ path }) => path).slice(0, MOST_PAGES),
    releases: tree.files.find(({ path, place }) => place !== 'example' && RELEASING.test(path))?.path,
    review: owners,
    label: labels[0],
  };
}

const OWNER = /^@[\w-]{1,39}(?:\/[\w.-]{1,60})?$/;
const MOST_OWNERS = 4;
const WILD = /[*?[]/;

/**
 * Who reviews changes in some folders: of the rules that mean a folder the last one. Where a later one means some of its files, none is
 * named.
 *
 * @param path of a file of owners; any other names none
 * @returns undefined where no rule means any of the folders
 */
export function ownersOf(path: string, folders: readonly string[], tree: TreeView): string[] | undefined {
  if (fileName(path) !== 'CODEOWNERS') return [];
  const rules = (tree.text(path) ?? '').split('\n').flatMap((line) => {
    const [pattern, ...owners] = line
      .replace(/(?:^|\s)#.*/, '')
      .trim()
      .split(/\s+/);
    return pattern === undefined || pattern === '' ? [] : [{ pattern: pattern.replace(/\/?(?:\*\*)?$/, ''), owners }];
  });
  const ownersIn = (folder: string): readonly string[] | undefined => {
    // A rule for some of its files says nothing of the others.
    let isPart = false;
    for (const { pattern, owners } of rules.toReversed()) {
      const from = pattern.replace(/^\//, '');
      if (from === '*' || from === '' || (!WILD.test(from) && isWithin(from, folder))) return isPart ? [] : owners;
      if (WILD.test(from) && isWithin(fixedPart(from), folder)) return [];
      isPart ||= folder !== '' && isWithin(folder, from);
    }
    return undefined;
  };
  const all = folders.map(ownersIn);
  if (all.length > 0 && all.every((each) => each === undefined)) return undefined;
  const found = all.map((each) => each ?? []);
  const owners = [...new Set(found.flat())];
  return found.every((each) => each.length > 0) &&
    owners.length <= MOST_OWNERS &&
    owners.every((each) => OWNER.test(each))
    ? owners
    : [];
}
