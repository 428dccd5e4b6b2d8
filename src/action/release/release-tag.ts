import { checkedOut } from '../../adapters/git/commit-files.ts';
import { findRevision } from '../../adapters/git/revision.ts';
import type { GitHubClient } from '../../adapters/github/client.ts';
import { commitOfTag } from '../../adapters/github/tags.ts';
import { UserError } from '../../core/result/errors.ts';
import { findSecrets } from '../../core/secrets/find.ts';
import { quote } from '../../core/text/printable.ts';
import type { Step } from '../step.ts';

/** A name as git takes it (git check-ref-format), as far as an address is concerned. */
const TAG = /^(?!.*(?:\.\.|@\{))[^\s~^:?*[\\\u0000-\u0020\u007f]{1,255}$/;

/**
 * The tag that is released. What is built is what the tag names: its commit must be the one that is checked out.
 *
 * @param connect asked only for a tag that neither the event nor the checkout knows
 * @throws UserError `no-release` without a tag, `bad-input` for what is not one (its text is never shown), `no-commit` without a checkout, `no-tag`, `other-commit`
 * @throws GitHubTrouble when GitHub had to be asked and does not say
 */
export async function releasedTag(step: Step, connect: () => Promise<GitHubClient>): Promise<string> {
  const { context, fs, inputs } = step;
  const tag = inputs.text('release-tag') || context.tag || '';
  if (tag === '') {
    throw new UserError('no-release', `the event ${quote(context.event)} names no tag to release`);
  }
  // What is not a tag would travel to GitHub as part of an address, be it a key in the wrong input.
  if (!TAG.test(tag) || findSecrets(tag).length > 0)
    throw new UserError('bad-input', 'input release-tag holds no name of a tag', {
      help: 'a tag has no white space, none of ~ ^ : ? * [ \\, and 255 characters at most',
    });
  const head = checkedOut(fs.cwd)?.sha;
  if (head === undefined) {
    throw new UserError(
      'no-commit',
      `cannot check whether the tag ${quote(tag)} names this commit: there is no git checkout`,
      {
        help: 'check the repository out with actions/checkout before this step',
      },
    );
  }
  const local = findRevision(fs.cwd, `refs/tags/${tag}`)?.sha;
  const known = [...(tag === context.tag ? [context.sha] : []), ...(local === undefined ? [] : [local])];
  const remote = known.length > 0 ? [] : [await commitOfTag(await connect(), tag)];
  for (const commit of [...known, ...remote]) {
    if (commit === undefined) {
      throw new UserError('no-tag', `there is no tag ${quote(tag)}`);
    }
    if (commit !== head) {
      throw new UserError(
        'other-commit',
        `the tag ${quote(tag)} names commit ${commit.slice(0, 12)}, but ${head.slice(0, 12)} is checked out`,
        { help: `check out what is released: actions/checkout with ref: refs/tags/${tag}` },
      );
    }
  }
  return tag;
}
