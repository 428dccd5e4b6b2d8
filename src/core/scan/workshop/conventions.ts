import type { TreeView } from '../tree/tree.ts';

/** How a team works, as far as its files say: pointers, never what stands in them. */
export interface Conventions {
  /** Pages on how changes are made, the most telling first. */
  readonly pages: readonly string[];
  /** What makes changes wait for a person, if anything. */
  readonly review: string | undefined;
}

const PLACES = new Set(['', '.github', 'docs', 'doc', 'documentation', '.gitlab']);
const PAGES: readonly RegExp[] = [
  /^contributing(?:\.\w+)?$/i,
  /^agents\.md$/i,
  /^claude\.md$/i,
  /^(?:developing|development|developers?|hacking|building|dev[-_]?guide)(?:\.\w+)?$/i,
  /^(?:style|code[-_]?style|coding[-_]?(?:style|guidelines|standards|conventions)|style[-_]?guide|conventions)(?:\.\w+)?$/i,
  /^(?:testing|tests)\.(?:md|rst|adoc)$/i,
  /^(?:architecture|design|overview)\.(?:md|rst|adoc)$/i,
  /^copilot-instructions\.md$/i,
  /^(?:releas(?:e|ing))(?:\.(?:md|rst))?$/i,
  /^security\.md$/i,
];
const PAGE = /\.(?:md|mdx|rst|adoc|txt|org)$/i;
const REVIEWS: readonly RegExp[] = [/^CODEOWNERS$/, /^OWNERS$/, /^\.mergify\.yml$/, /^mergify\.yml$/, /^bors\.toml$/];
const SETTINGS = /required_status_checks|required_pull_request_reviews/;
const MOST_PAGES = 5;

/** Files that are read for {@link conventionsOf}. */
export const SETTINGS_FILES = {
  names: ['settings.yml'],
  path: /^\.github\/settings\.yml$/,
  bytes: 16 * 1024,
  start: true,
};

/** Finds the pages that say how changes are made, and what holds them until a person agrees. */
export function conventionsOf(tree: TreeView): Conventions {
  const near = tree.listing.filter(({ path }) => PLACES.has(path));
  const all = near.flatMap(({ path, names }) =>
    names.map((name) => ({ name, path: path === '' ? name : `${path}/${name}` })),
  );
  const pages = PAGES.flatMap((pattern) =>
    all.filter(({ name }) => pattern.test(name) && (!name.includes('.', 1) || PAGE.test(name))).slice(0, 1),
  ).map(({ path }) => path);
  const owners = REVIEWS.flatMap((pattern) => all.find(({ name }) => pattern.test(name)) ?? [])[0]?.path;
  const settings = SETTINGS.test(tree.text('.github/settings.yml') ?? '') ? '.github/settings.yml' : undefined;
  return { pages: pages.slice(0, MOST_PAGES), review: owners ?? settings };
}
