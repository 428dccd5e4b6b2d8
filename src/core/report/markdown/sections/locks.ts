import { gfm, type Markdown } from '../../../text/outlet.ts';
import { changeWords, type LockFileChange } from '../../../lock/compare.ts';
import { count } from '../../counts.ts';
import { fileLink, type LinkTarget } from '../links.ts';
import { prose } from '../markdown.ts';

/** Changes of locks above the fold; all of them stand in the list of changes. */
const ON_SCREEN = 4;

/** What becomes of locks, one line each; another signer is what a reader must not miss. */
export function lockRows(changes: readonly LockFileChange[], target: LinkTarget | undefined): Markdown[] {
  return changes.map((change) => {
    const mark = change.otherSigner === true || change.after === null ? '⚠️' : '🔒';
    // A lock that is gone is nowhere to be linked to.
    const where = change.kind === 'lock' && change.after === null ? prose(change.lock) : fileLink(target, change.lock);
    return gfm`${mark} ${where}: ${prose(changeWords(change), 1000)}`;
  });
}

/** The first of them for the first screen. */
export function lockLines(changes: readonly LockFileChange[], target: LinkTarget | undefined): Markdown[] {
  const lines = lockRows(changes.slice(0, ON_SCREEN), target).map((row) => gfm`${row}\n`);
  const left = changes.length - lines.length;
  return left === 0 ? lines : [...lines, gfm`🔒 … and ${count(left, 'more change')} of locks\n`];
}
