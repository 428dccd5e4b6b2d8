/** The address of this project and the pins of the actions that its pages use: written into every page by `npm run sync`. */

/** Where the project lives, as `package.json` says. */
export interface Address {
  /** `OWNER/NAME` on GitHub. */
  readonly repository: string;
  /** The release, without a `v`. */
  readonly version: string;
  /** The commit of that release, 40 hexadecimal digits; `COMMIT_SHA` before there is one. */
  readonly commit: string;
}

/** A release of an action that pages and workflows use. */
export interface Pin {
  /** Its tag: `v7.0.1`. */
  readonly version: string;
  readonly commit: string;
  /** `runs.using` of its `action.yml` at that commit. */
  readonly runs: string;
}

/** The members of `package.json` that make an address. */
interface PackageFile {
  readonly version: string;
  readonly repository: { readonly url: string };
  readonly config: { readonly releaseCommit: string };
}

const URL_OF_REPOSITORY = /^git\+https:\/\/github\.com\/([\w.-]+\/[\w.-]+)\.git$/;

/**
 * The address that `package.json` says.
 *
 * @throws Error where `repository.url` is not `git+https://github.com/OWNER/NAME.git`, or `config.releaseCommit` is not a commit
 */
export function addressOf({ version, repository, config: { releaseCommit: commit } }: PackageFile): Address {
  const name = URL_OF_REPOSITORY.exec(repository.url)?.[1];
  if (name === undefined) throw new Error(`package.json: repository.url is ${repository.url}`);
  if (!/^(?:COMMIT_SHA|[0-9a-f]{40})$/.test(commit)) throw new Error(`package.json: config.releaseCommit is ${commit}`);
  return { repository: name, version, commit };
}

/**
 * The `OWNER/NAME` that a page clones: what was written there last.
 *
 * @throws Error where the page has none
 */
export function writtenRepository(readme: string): string {
  const name = /^git clone .*https:\/\/github\.com\/([\w.-]+\/[\w.-]+) /m.exec(readme)?.[1];
  if (name === undefined) throw new Error('README.md has no clone that names the repository');
  return name;
}

/** A page with this address wherever `written`, an `OWNER/NAME`, stands: in `uses:`, in the checkout of a workflow, in `rev:`, in a clone and in links. */
export function withAddress(page: string, written: string, { repository, version, commit }: Address): string {
  const name = written.replaceAll('.', '\\.');
  return page
    .replaceAll(new RegExp(`(?<![\\w.-])${name}(?![\\w-]|\\.(?!git\\b)\\w)`, 'g'), repository)
    .replaceAll(
      new RegExp(`^( *(?:- )?uses: ${repository.replaceAll('.', '\\.')}(?:/[\\w./-]+)?)@[^\\n]*$`, 'gm'),
      (_, head: string) => `${head}@${commit} # v${version}`,
    )
    .replaceAll(
      new RegExp(`^( *repository: ${repository.replaceAll('.', '\\.')}\\n *ref: )[^\\n]*$`, 'gm'),
      (_, head: string) => `${head}${commit} # v${version}`,
    )
    .replaceAll(
      new RegExp(`(- repo: https://github\\.com/${repository.replaceAll('.', '\\.')}\\n *rev: )\\S+`, 'g'),
      (_, head: string) => `${head}v${version}`,
    )
    .replaceAll(
      new RegExp(`(--branch )v\\S+( https://github\\.com/${repository.replaceAll('.', '\\.')}(?![\\w-]))`, 'g'),
      (_, head: string, tail: string) => `${head}v${version}${tail}`,
    );
}

/** A page or workflow with the pinned commit and version of each action that `pins` names; others stay as they are. */
export function withPins(page: string, pins: Readonly<Record<string, Pin>>): string {
  return page.replaceAll(/(uses: )([\w.-]+\/[\w.-]+)((?:\/[\w./-]+)?@)[^\s}]+(?: # \S+)?/g, (all, uses, action, at) => {
    const pin = Object.hasOwn(pins, String(action)) ? pins[String(action)] : undefined;
    return pin === undefined ? all : `${String(uses)}${String(action)}${String(at)}${pin.commit} # ${pin.version}`;
  });
}
